"""The log: a sentence for every event of docs/engine-contract.md, as the table or its owner sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from chrononauts_qt.games.chrononauts.actions import target_kind
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, BY_ID, PATCH
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import (
    QT_TRANSLATE_NOOP,
    all_of,
    altered,
    fill,
    listed,
    sentences,
)
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.texts.headlines import headline, patch_headline
from chrononauts_qt.ui.games.chrononauts.texts.titles import artifact_year, quoted, title
from chrononauts_qt.ui.games.chrononauts.texts.why import why

__all__ = ["SILENT", "clock_time", "narrate", "why"]

Data = Mapping[str, Any]
Names = Sequence[str]

SILENT = frozenset({"WindowOpened", "ConditionHeld", "TurnEnded"})
"""Events that leave no line in the log: others say the same, or say why it matters."""

_BEGAN = QT_TRANSLATE_NOOP("Log", "The game begins: {players}.")
_BEGAN_OWN = QT_TRANSLATE_NOOP(
    "Log", "The game begins: {players}. You are {identity}, your Mission is {mission}, you hold {cards}.")
_BEGAN_MISSION = QT_TRANSLATE_NOOP(
    "Log", "The game begins: {players}. Your Mission is {mission}, you hold {cards}.")
_BEGAN_JOURNEY = QT_TRANSLATE_NOOP("Log", "Waiting to go home: {travellers}.")
_CLOCK = QT_TRANSLATE_NOOP("Log", "The clock says {clock}: {guesses}.")
_GUESSED = QT_TRANSLATE_NOOP("Log", "{name} guessed {time}")
_PEEKED = QT_TRANSLATE_NOOP("Log", "{name} had seen the clock")
_FIRST = {
    "guess": QT_TRANSLATE_NOOP("Log", "{name} guessed best and begins."),
    "random": QT_TRANSLATE_NOOP("Log", "{name} begins, by lot."),
    "setup": QT_TRANSLATE_NOOP("Log", "{name} begins."),
}
_TURN = QT_TRANSLATE_NOOP("Log", "Turn {turn}: {name}.")

_DREW = {
    "turn": QT_TRANSLATE_NOOP("Log", "{name} drew a card."),
    "bonus": QT_TRANSLATE_NOOP("Log", "{name} drew a bonus card for the Patch."),
    "kill": QT_TRANSLATE_NOOP("Log", "{name} drew a card for the second discard."),
    "sell": QT_TRANSLATE_NOOP("Log", "{name} drew a card for the Artifact sold."),
    "fast-forward": QT_TRANSLATE_NOOP("Log", "{name} drew a card for Fast Forward."),
    "miracle": QT_TRANSLATE_NOOP("Log", "{name} drew a card for the “Miracle”."),
    "refill": QT_TRANSLATE_NOOP("Log", "{name} drew a card."),
}
_DREW_OWN = {
    "turn": QT_TRANSLATE_NOOP("Log", "You drew {card}."),
    "bonus": QT_TRANSLATE_NOOP("Log", "You drew {card} as the bonus for your Patch."),
    "kill": QT_TRANSLATE_NOOP("Log", "You drew {card} for your second discard."),
    "sell": QT_TRANSLATE_NOOP("Log", "You drew {card} for the Artifact you sold."),
    "fast-forward": QT_TRANSLATE_NOOP("Log", "You drew {card} for Fast Forward."),
    "miracle": QT_TRANSLATE_NOOP("Log", "You drew {card} for the “Miracle”."),
    "refill": QT_TRANSLATE_NOOP("Log", "You drew {card}."),
}

_PLAYS = QT_TRANSLATE_NOOP("Log", "{name} plays {card}.")
_PLAYS_ON = QT_TRANSLATE_NOOP("Log", "{name} plays {card} on {target}.")
_PLAYS_LEFT = QT_TRANSLATE_NOOP("Log", "{name} plays {card}: all hands are to move left.")
_PLAYS_RIGHT = QT_TRANSLATE_NOOP("Log", "{name} plays {card}: all hands are to move right.")
_PLAYS_MEMO = QT_TRANSLATE_NOOP("Log", "{name} answers {card} with a Memo.")
_FETCHES = QT_TRANSLATE_NOOP("Log", "{name} goes and fetches an Artifact: {card} ({year}).")
_SOURCES = {
    "small-hand": QT_TRANSLATE_NOOP("Log", "It was drawn for the “Miracle”."),
    "discard": QT_TRANSLATE_NOOP("Log", "It comes from the discard pile."),
    "draw-pile": QT_TRANSLATE_NOOP("Log", "It comes from the draw pile."),
}
_CANCELLED = QT_TRANSLATE_NOOP("Log", "{by}’s Memo cancelled {name}’s {card}.")
_DISCARDED = {
    "kill": QT_TRANSLATE_NOOP("Log", "{name} killed time and discarded {card}."),
    "second": QT_TRANSLATE_NOOP("Log", "{name} discarded {card}, too."),
    "sold": QT_TRANSLATE_NOOP("Log", "{name} sold {card}."),
    "miracle": QT_TRANSLATE_NOOP("Log", "{name} spent {card} on a “Miracle”."),
    "never-existed": QT_TRANSLATE_NOOP(
        "Log", "{card} never existed, and {name} is one Artifact poorer."),
    "small-hand": QT_TRANSLATE_NOOP("Log", "{name} discarded {card}, left over from the “Miracle”."),
    "not-needed": QT_TRANSLATE_NOOP("Log", "{name} discarded {card}."),
    "stuck": QT_TRANSLATE_NOOP("Log", "Nothing could be played: {name} gave up {card}."),
}

_FLIPPED = QT_TRANSLATE_NOOP("Log", "{year} became {altered}: {headline}.")
_RESTORED = QT_TRANSLATE_NOOP("Log", "{altered} became {year} again: {headline}.")
_NULLIFIED = QT_TRANSLATE_NOOP("Log", "{patch} was nullified.")
_REOPENED = QT_TRANSLATE_NOOP("Log", "{patch} was nullified, and {year} is an open Paradox again.")
_OPENED = QT_TRANSLATE_NOOP("Log", "{year} became a Paradox.")
_CLOSED = QT_TRANSLATE_NOOP("Log", "{year} is whole again.")
_PATCHED = QT_TRANSLATE_NOOP("Log", "{name} patched {year}: {headline}.")

_TAKEN = QT_TRANSLATE_NOOP("Log", "{name} got there first: {card} leaves {victim}’s table.")
_PLACED = QT_TRANSLATE_NOOP("Log", "{card} now lies on {name}’s table.")
_MISSION_OWN = QT_TRANSLATE_NOOP("Log", "You gave up {old}; your Mission is now {new}.")
_CHANGED_OWN = QT_TRANSLATE_NOOP("Log", "You are {old} no longer; from now on you are {new}.")
_EXCHANGED = QT_TRANSLATE_NOOP("Log", "{name} was {old} and is somebody else now.")
_SHUFFLED_HANDS = QT_TRANSLATE_NOOP("Log", "All hands were shuffled and dealt anew: {sizes}.")
_SIZE = QT_TRANSLATE_NOOP("Log", "{name} {count}")
_PASSED = {
    "left": QT_TRANSLATE_NOOP("Log", "Every hand moved one place to the left."),
    "right": QT_TRANSLATE_NOOP("Log", "Every hand moved one place to the right."),
}
_NOW_HOLD = QT_TRANSLATE_NOOP("Log", "You hold {cards} now.")
_NOW_EMPTY = QT_TRANSLATE_NOOP("Log", "Your hand is empty now.")
_SET_ASIDE = QT_TRANSLATE_NOOP("Log", "{name} set their hand aside: two cards, one play.")
_SET_ASIDE_BONUS = QT_TRANSLATE_NOOP(
    "Log", "{name} set their hand aside, with the bonus: three cards, two plays.")
_WINS = {
    "home": QT_TRANSLATE_NOOP("Log", "{name} goes home as {identity} and wins."),
    "mission": QT_TRANSLATE_NOOP("Log", "{name} has completed the Mission {mission} and wins."),
    "hand": QT_TRANSLATE_NOOP("Log", "{name} holds ten cards or more and wins."),
}
_DESTROYED = QT_TRANSLATE_NOOP(
    "Log", "The Universe is destroyed: {count} Paradoxes are open, and everybody loses.")

_WENT_HOME = QT_TRANSLATE_NOOP("Log", "{identity} goes home.")
_STRANDED = {
    "cards": QT_TRANSLATE_NOOP("Log", "The cards have run out. At home: {home} of {travellers}."),
    "stopped": QT_TRANSLATE_NOOP("Log", "The journey ends here. At home: {home} of {travellers}."),
}

_BARE = {
    "AllHome": QT_TRANSLATE_NOOP("Log", "Everybody is home."),
    "UberParadoxBegan": QT_TRANSLATE_NOOP("Log", "The ÜberParadox began: nothing after 1962 can be reached."),
    "UberParadoxEnded": QT_TRANSLATE_NOOP("Log", "The ÜberParadox is over: every year can be reached again."),
}
_NAMED = {
    "IdentityKept": QT_TRANSLATE_NOOP("Log", "{name} kept their Identity."),
    "IdentityChanged": QT_TRANSLATE_NOOP("Log", "{name} exchanged their Identity."),
    "DrawSkipped": QT_TRANSLATE_NOOP("Log", "Both piles are empty: {name} drew nothing."),
    "MissionExchanged": QT_TRANSLATE_NOOP("Log", "{name} exchanged their Mission."),
    "HandTakenBack": QT_TRANSLATE_NOOP("Log", "{name} took their hand back."),
    "PileSearched": QT_TRANSLATE_NOOP("Log", "{name} looked through the draw pile."),
    "NothingFetched": QT_TRANSLATE_NOOP(
        "Log", "{name} found nothing in the draw pile that can be played now."),
    "PlayForfeited": QT_TRANSLATE_NOOP("Log", "{name} has no card left to play."),
}


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return the log's sentence for an event, or None where the log stays silent.

    An event that carries its owner's private data (Event.seen_by) is told to the owner: “You drew ...”.
    `names` are the players' names by 0-based seat.
    """
    if event.name in SILENT:
        return None
    if event.name in _BARE:
        return fill(_BARE[event.name])
    tell = _TELLERS.get(event.name)
    return tell(event.data, names) if tell else fill(_NAMED[event.name], name=names[event.data["seat"]])


def clock_time(minutes: int) -> str:
    """Return minutes after midnight as the clock shows them: 14:05."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _cards(ids: Sequence[str]) -> str:
    return all_of(quoted(card) for card in ids)


def _began(data: Data, names: Names) -> str:
    players = all_of(names)
    if "travellers" in data:
        return fill(_BEGAN_JOURNEY, travellers=all_of(title(traveller) for traveller in data["travellers"]))
    if "mission" in data and "identity" not in data:
        mission, cards = title(data["mission"]), _cards(data["hand"])
        return fill(_BEGAN_MISSION, players=players, mission=mission, cards=cards)
    if "identity" not in data:
        return fill(_BEGAN, players=players)
    return fill(_BEGAN_OWN, players=players, identity=title(data["identity"]), mission=title(data["mission"]),
                cards=_cards(data["hand"]))


def _clock(data: Data, names: Names) -> str:
    guesses = [fill(_PEEKED, name=names[int(seat)]) if minutes is None
               else fill(_GUESSED, name=names[int(seat)], time=clock_time(minutes))
               for seat, minutes in data["minutes"].items()]
    return fill(_CLOCK, clock=clock_time(data["clock"]), guesses=listed(guesses))


def _first(data: Data, names: Names) -> str:
    return fill(_FIRST[data["by"]], name=names[data["seat"]])


def _turn(data: Data, names: Names) -> str:
    return fill(_TURN, turn=data["turn"], name=names[data["seat"]])


def _reshuffled(data: Data, names: Names) -> str:
    count = data["count"]  # lupdate loses the text where anything but a name stands for the number
    return i18n.translate(
        "Log", "The discard pile, %n card(s), was shuffled into a new draw pile.", None, count)


def _drawn(data: Data, names: Names) -> str:
    if "card" in data:
        return fill(_DREW_OWN[data["why"]], card=title(data["card"]))
    return fill(_DREW[data["why"]], name=names[data["seat"]])


def _announced(data: Data, names: Names) -> str:
    source = _SOURCES.get(data["source"])
    return sentences(_plays(data, names), fill(source) if source else "")


def _plays(data: Data, names: Names) -> str:
    card, target, name = data["card"], data["target"], names[data["seat"]]
    family = BY_ID[card].family
    if card == "memo":
        return fill(_PLAYS_MEMO, name=name, card=title(target))
    if family == ARTIFACT:
        return fill(_FETCHES, name=name, card=title(card), year=artifact_year(card))
    if target is None or family == PATCH:  # a Patch names its year already
        return fill(_PLAYS, name=name, card=title(card))
    if target_kind(BY_ID[card]) == "direction":
        return fill(_PLAYS_LEFT if target == "left" else _PLAYS_RIGHT, name=name, card=title(card))
    return fill(_PLAYS_ON, name=name, card=title(card), target=target_word(card, target, names))


def _cancelled(data: Data, names: Names) -> str:
    return fill(_CANCELLED, by=names[data["by"]], card=title(data["card"]), name=names[data["seat"]])


def _discarded(data: Data, names: Names) -> str | None:
    source = _DISCARDED.get(data["why"])
    return fill(source, name=names[data["seat"]], card=title(data["card"])) if source else None


def _flipped(data: Data, names: Names) -> str:
    year, side = data["year"], data["side"]
    source = _FLIPPED if side == "prime" else _RESTORED
    return fill(source, year=year, altered=altered(year), headline=headline(year, side))


def _nullified(data: Data, names: Names) -> str:
    patch = title(data["patch"])
    if data["still_paradox"]:
        return fill(_REOPENED, patch=patch, year=data["year"])
    return fill(_NULLIFIED, patch=patch)


def _opened(data: Data, names: Names) -> str:
    return fill(_OPENED, year=data["year"])


def _closed(data: Data, names: Names) -> str:
    return fill(_CLOSED, year=data["year"])


def _patched(data: Data, names: Names) -> str:
    return fill(_PATCHED, name=names[data["seat"]], year=data["year"], headline=patch_headline(data["patch"]))


def _placed(data: Data, names: Names) -> str:
    return fill(_PLACED, name=names[data["seat"]], card=title(data["card"]))


def _taken(data: Data, names: Names) -> str:
    return fill(_TAKEN, name=names[data["seat"]], card=title(data["card"]), victim=names[data["victim"]])


def _mission(data: Data, names: Names) -> str:
    if "new" in data:
        return fill(_MISSION_OWN, old=title(data["old"]), new=title(data["new"]))
    return fill(_NAMED["MissionExchanged"], name=names[data["seat"]])


def _identity_changed(data: Data, names: Names) -> str:
    if "new" in data:
        return fill(_CHANGED_OWN, old=title(data["old"]), new=title(data["new"]))
    return fill(_NAMED["IdentityChanged"], name=names[data["seat"]])


def _identity_exchanged(data: Data, names: Names) -> str:
    if "new" in data:
        return fill(_CHANGED_OWN, old=title(data["old"]), new=title(data["new"]))
    return fill(_EXCHANGED, name=names[data["seat"]], old=title(data["old"]))


def _new_hand(data: Data) -> str:
    if "hand" not in data:
        return ""
    return fill(_NOW_HOLD, cards=_cards(data["hand"])) if data["hand"] else fill(_NOW_EMPTY)


def _hands_shuffled(data: Data, names: Names) -> str:
    sizes = [fill(_SIZE, name=name, count=count) for name, count in zip(names, data["sizes"], strict=True)]
    return sentences(fill(_SHUFFLED_HANDS, sizes=listed(sizes)), _new_hand(data))


def _hands_passed(data: Data, names: Names) -> str:
    return sentences(fill(_PASSED[data["direction"]]), _new_hand(data))


def _set_aside(data: Data, names: Names) -> str:
    return fill(_SET_ASIDE_BONUS if data["bonus"] else _SET_ASIDE, name=names[data["seat"]])


def _searched(data: Data, names: Names) -> str:
    if "cards" not in data:
        return fill(_NAMED["PileSearched"], name=names[data["seat"]])
    count = len(data["cards"])
    return i18n.translate(
        "Log", "You looked through the %n card(s) of the draw pile.", None, count)


def _won(data: Data, names: Names) -> str:
    name = names[data["seat"]]
    if data["route"] == "home":
        return fill(_WINS["home"], name=name, identity=title(data["identity"]))
    if data["route"] == "mission":
        return fill(_WINS["mission"], name=name, mission=title(data["mission"]))
    return fill(_WINS["hand"], name=name)


def _went_home(data: Data, names: Names) -> str:
    return fill(_WENT_HOME, identity=title(data["identity"]))


def _stranded(data: Data, names: Names) -> str:
    return fill(_STRANDED[data["why"]], home=data["home"], travellers=data["travellers"])


def _destroyed(data: Data, names: Names) -> str:
    return fill(_DESTROYED, count=len(data["years"]))


_TELLERS: dict[str, Callable[[Data, Names], str | None]] = {
    "GameBegan": _began, "TimeGuessed": _clock, "FirstPlayerChosen": _first, "TurnBegan": _turn,
    "PileShuffled": _reshuffled, "CardDrawn": _drawn, "CardAnnounced": _announced,
    "CardCancelled": _cancelled, "CardDiscarded": _discarded, "LinchpinFlipped": _flipped,
    "PatchNullified": _nullified,
    "ParadoxOpened": _opened, "ParadoxClosed": _closed, "PatchPlaced": _patched, "ArtifactPlaced": _placed,
    "ArtifactTaken": _taken, "MissionExchanged": _mission, "IdentityChanged": _identity_changed,
    "IdentityExchanged": _identity_exchanged, "HandsShuffled": _hands_shuffled, "HandsPassed": _hands_passed,
    "HandSetAside": _set_aside, "PileSearched": _searched, "VictoryClaimed": _won,
    "UniverseDestroyed": _destroyed, "TravellerHome": _went_home, "JourneyOver": _stranded,
}
