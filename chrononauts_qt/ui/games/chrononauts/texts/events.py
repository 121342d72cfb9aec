"""The log: a sentence for every event of docs/engine-contract.md, as the table or its owner sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from chrononauts_qt.games.chrononauts.actions import target_kind
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, BY_ID, PATCH
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.worded import narrating
from chrononauts_qt.ui.catalog.wording import (
    QT_TRANSLATE_NOOP,
    Facts,
    Source,
    Words,
    all_of,
    altered,
    fill,
    listed,
    sentences,
    told,
)
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.texts.headlines import headline, patch_headline
from chrononauts_qt.ui.games.chrononauts.texts.titles import artifact_year, quoted, title
from chrononauts_qt.ui.games.chrononauts.texts.why import why

__all__ = ["SILENT", "clock_time", "narrate", "why"]

Names = Sequence[str]
Teller = Callable[[Facts, Names], str | None]

SILENT = frozenset({"WindowOpened", "ConditionHeld", "TurnEnded"})
"""Events that leave no line in the log: others say the same, or say why it matters."""

_BEGAN = QT_TRANSLATE_NOOP("Log", "The game begins: {players}.")
_BEGAN_OWN = QT_TRANSLATE_NOOP(
    "Log", "The game begins: {players}. You are {identity}, your Mission is {mission}, you hold {cards}.")
_BEGAN_MISSION = QT_TRANSLATE_NOOP(
    "Log", "The game begins: {players}. Your Mission is {mission}, you hold {cards}.")
_BEGAN_JOURNEY = QT_TRANSLATE_NOOP("Log", "Waiting to go home: {waiting}.")
_CLOCK = QT_TRANSLATE_NOOP("Log", "The clock says {clock}: {guesses}.")
_TIME = QT_TRANSLATE_NOOP("Log", "{hours}:{minutes}")
_GUESSED = QT_TRANSLATE_NOOP("Log", "{name} guessed {time}")
_PEEKED = QT_TRANSLATE_NOOP("Log", "{name} had seen the clock")
_FIRST = {
    "guess": QT_TRANSLATE_NOOP("Log", "{name} guessed best and begins."),
    "random": QT_TRANSLATE_NOOP("Log", "{name} begins, by lot."),
    "setup": QT_TRANSLATE_NOOP("Log", "{name} begins."),
}

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

_FLIPPED = {
    "prime": QT_TRANSLATE_NOOP("Log", "{year} became {altered}: {headline}."),
    "true": QT_TRANSLATE_NOOP("Log", "{altered} became {year} again: {headline}."),
}
_NULLIFIED = {
    False: QT_TRANSLATE_NOOP("Log", "{patch} was nullified."),
    True: QT_TRANSLATE_NOOP("Log", "{patch} was nullified, and {year} is an open Paradox again."),
}

_CHANGED_OWN = QT_TRANSLATE_NOOP("Log", "You are {old} no longer; from now on you are {new}.")
_SHUFFLED_HANDS = QT_TRANSLATE_NOOP("Log", "All hands were shuffled and dealt anew: {sizes}.")
_SIZE = QT_TRANSLATE_NOOP("Log", "{name} {count}")
_PASSED = {
    "left": QT_TRANSLATE_NOOP("Log", "Every hand moved one place to the left."),
    "right": QT_TRANSLATE_NOOP("Log", "Every hand moved one place to the right."),
}
_NOW_HOLD = QT_TRANSLATE_NOOP("Log", "You hold {cards} now.")
_NOW_EMPTY = QT_TRANSLATE_NOOP("Log", "Your hand is empty now.")
_SET_ASIDE = {
    False: QT_TRANSLATE_NOOP("Log", "{name} set their hand aside: two cards, one play."),
    True: QT_TRANSLATE_NOOP("Log", "{name} set their hand aside, with the bonus: three cards, two plays."),
}
_SEARCHED = QT_TRANSLATE_NOOP("Log", "{name} looked through the draw pile.")
_WINS = {
    "home": QT_TRANSLATE_NOOP("Log", "{name} goes home as {identity} and wins."),
    "mission": QT_TRANSLATE_NOOP("Log", "{name} has completed the Mission {mission} and wins."),
    "hand": QT_TRANSLATE_NOOP("Log", "{name} holds ten cards or more and wins."),
}
_STRANDED = {
    "cards": QT_TRANSLATE_NOOP("Log", "The cards have run out. At home: {home} of {travellers}."),
    "stopped": QT_TRANSLATE_NOOP("Log", "The journey ends here. At home: {home} of {travellers}."),
}


class Choice(NamedTuple):
    """Sentences of which an event's own `fact` chooses one."""

    fact: str
    sources: Mapping[Any, Source]


@narrating(4096)
def narrate(event: Event, names: Names) -> str | None:
    """Return the log's sentence for an event, or None where the log stays silent.

    An event that carries its owner's private data (Event.seen_by) is told to the owner: “You drew ...”.
    `names` are the players' names by 0-based seat.
    """
    if event.name in SILENT:
        return None
    data, line = event.data, _LINES[event.name]
    if isinstance(line, Choice):
        line = line.sources[data[line.fact]]
    return _told(line, data, names) if isinstance(line, Source) else line(data, names)


def _told(source: Source, data: Facts, names: Names) -> str:
    return told(source, _WORDS, data, names)


def clock_time(minutes: int) -> str:
    """Return minutes after midnight as a clock shows them: 14:05."""
    return fill(_TIME, hours=f"{minutes // 60:02}", minutes=f"{minutes % 60:02}")


def _cards(ids: Sequence[str]) -> str:
    return all_of(quoted(card) for card in ids)


def _name(fact: str) -> Teller:
    return lambda data, names: names[data[fact]]


def _title(fact: str) -> Teller:
    return lambda data, names: title(data[fact])


_WORDS: Mapping[str, Words] = {
    "name": _name("seat"), "by": _name("by"), "victim": _name("victim"),
    **{card: _title(card) for card in ("card", "old", "new", "patch", "identity", "mission")},
    "cards": lambda data, names: _cards(data["hand"]),
    "players": lambda data, names: all_of(names),
    "waiting": lambda data, names: all_of(title(traveller) for traveller in data["travellers"]),
    "altered": lambda data, names: altered(data["year"]),
    "headline": lambda data, names: (
        patch_headline(data["patch"]) if "patch" in data else headline(data["year"], data["side"])),
    "count": lambda data, names: len(data["years"]),
}
"""What stands in a sentence for a fact of an event."""


def _began(data: Facts, names: Names) -> str:
    if "travellers" in data:
        return _told(_BEGAN_JOURNEY, data, names)
    if "identity" in data:
        return _told(_BEGAN_OWN, data, names)
    return _told(_BEGAN_MISSION if "mission" in data else _BEGAN, data, names)


def _clock(data: Facts, names: Names) -> str:
    guesses = [fill(_PEEKED, name=names[int(seat)]) if minutes is None
               else fill(_GUESSED, name=names[int(seat)], time=clock_time(minutes))
               for seat, minutes in data["minutes"].items()]
    return fill(_CLOCK, clock=clock_time(data["clock"]), guesses=listed(guesses))


def _reshuffled(data: Facts, names: Names) -> str:
    count = data["count"]  # lupdate loses the text where anything but a name stands for the number
    return i18n.translate(
        "Log", "The discard pile, %n card(s), was shuffled into a new draw pile.", None, count)


def _drawn(data: Facts, names: Names) -> str:
    return _told((_DREW_OWN if "card" in data else _DREW)[data["why"]], data, names)


def _announced(data: Facts, names: Names) -> str:
    source = _SOURCES.get(data["source"])
    return sentences(_plays(data, names), fill(source) if source else "")


def _plays(data: Facts, names: Names) -> str:
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


def _discarded(data: Facts, names: Names) -> str | None:
    source = _DISCARDED.get(data["why"])
    return _told(source, data, names) if source else None


def _exchanged(own: Source, others: Source) -> Teller:
    return lambda data, names: _told(own if "new" in data else others, data, names)


def _new_hand(data: Facts) -> str:
    if "hand" not in data:
        return ""
    return fill(_NOW_HOLD, cards=_cards(data["hand"])) if data["hand"] else fill(_NOW_EMPTY)


def _hands_shuffled(data: Facts, names: Names) -> str:
    sizes = [fill(_SIZE, name=name, count=count) for name, count in zip(names, data["sizes"], strict=True)]
    return sentences(fill(_SHUFFLED_HANDS, sizes=listed(sizes)), _new_hand(data))


def _hands_passed(data: Facts, names: Names) -> str:
    return sentences(fill(_PASSED[data["direction"]]), _new_hand(data))


def _searched(data: Facts, names: Names) -> str:
    if "cards" not in data:
        return _told(_SEARCHED, data, names)
    count = len(data["cards"])
    return i18n.translate(
        "Log", "You looked through the %n card(s) of the draw pile.", None, count)


_LINES: dict[str, Source | Choice | Teller] = {
    "GameBegan": _began,
    "TimeGuessed": _clock,
    "FirstPlayerChosen": Choice("by", _FIRST),
    "IdentityKept": QT_TRANSLATE_NOOP("Log", "{name} kept their Identity."),
    "IdentityChanged": _exchanged(
        _CHANGED_OWN, QT_TRANSLATE_NOOP("Log", "{name} exchanged their Identity.")),
    "IdentityExchanged": _exchanged(
        _CHANGED_OWN, QT_TRANSLATE_NOOP("Log", "{name} was {old} and is somebody else now.")),
    "MissionExchanged": _exchanged(
        QT_TRANSLATE_NOOP("Log", "You gave up {old}; your Mission is now {new}."),
        QT_TRANSLATE_NOOP("Log", "{name} exchanged their Mission.")),
    "TurnBegan": QT_TRANSLATE_NOOP("Log", "Turn {turn}: {name}."),
    "PileShuffled": _reshuffled,
    "CardDrawn": _drawn,
    "DrawSkipped": QT_TRANSLATE_NOOP("Log", "Both piles are empty: {name} drew nothing."),
    "CardAnnounced": _announced,
    "CardCancelled": QT_TRANSLATE_NOOP("Log", "{by}’s Memo cancelled {name}’s {card}."),
    "CardDiscarded": _discarded,
    "LinchpinFlipped": Choice("side", _FLIPPED),
    "PatchNullified": Choice("still_paradox", _NULLIFIED),
    "PatchPlaced": QT_TRANSLATE_NOOP("Log", "{name} patched {year}: {headline}."),
    "ParadoxOpened": QT_TRANSLATE_NOOP("Log", "{year} became a Paradox."),
    "ParadoxClosed": QT_TRANSLATE_NOOP("Log", "{year} is whole again."),
    "UberParadoxBegan": QT_TRANSLATE_NOOP("Log", "The ÜberParadox began: nothing after 1962 can be reached."),
    "UberParadoxEnded": QT_TRANSLATE_NOOP("Log", "The ÜberParadox is over: every year can be reached again."),
    "ArtifactPlaced": QT_TRANSLATE_NOOP("Log", "{card} now lies on {name}’s table."),
    "ArtifactTaken": QT_TRANSLATE_NOOP("Log", "{name} got there first: {card} leaves {victim}’s table."),
    "HandsShuffled": _hands_shuffled,
    "HandsPassed": _hands_passed,
    "HandSetAside": Choice("bonus", _SET_ASIDE),
    "HandTakenBack": QT_TRANSLATE_NOOP("Log", "{name} took their hand back."),
    "PileSearched": _searched,
    "NothingFetched": QT_TRANSLATE_NOOP(
        "Log", "{name} found nothing in the draw pile that can be played now."),
    "PlayForfeited": QT_TRANSLATE_NOOP("Log", "{name} has no card left to play."),
    "VictoryClaimed": Choice("route", _WINS),
    "UniverseDestroyed": QT_TRANSLATE_NOOP(
        "Log", "The Universe is destroyed: {count} Paradoxes are open, and everybody loses."),
    "TravellerHome": QT_TRANSLATE_NOOP("Log", "{identity} goes home."),
    "JourneyOver": Choice("why", _STRANDED),
    "AllHome": QT_TRANSLATE_NOOP("Log", "Everybody is home."),
}
