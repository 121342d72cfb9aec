"""The Log: a sentence for every event, as whoever sees it may hear it; screen readers ask for it too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Share, parse
from chrononauts_qt.games.afternova.amounts import fragments, plus, skills
from chrononauts_qt.games.afternova.cards import PLANETS, PROJECTS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.worded import narrating
from chrononauts_qt.ui.catalog.wording import (
    QT_TRANSLATE_NOOP,
    Facts,
    Source,
    Words,
    all_of,
    fill,
    listed,
    sentences,
    told,
)
from chrononauts_qt.ui.games.afternova.texts import cards, spoken
from chrononauts_qt.ui.games.afternova.texts.listed import in_words, of_colour, points
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

Names = Sequence[str]
Teller = Callable[[Facts, Names], str | None]

SILENT = frozenset({"TurnEnded", "MarketRestored"})
"""Events that leave no line in the Log: the next turn and the Market itself say the same. Of AnswerGiven
only its own seat hears: all hear what was answered once all have answered (AN-425)."""

_BEGAN = QT_TRANSLATE_NOOP("Log", "The game begins: {players}.")
_BEGAN_OWN = QT_TRANSLATE_NOOP(
    "Log", "The game begins: {players}. You hold {cards}; your objective is {objective}.")
_FIRST = {
    "random": QT_TRANSLATE_NOOP("Log", "{name} begins, by lot."),
    "setup": QT_TRANSLATE_NOOP("Log", "{name} begins."),
}
_FIRST_BEHIND_BOT = {
    "random": QT_TRANSLATE_NOOP("Log", "Bot begins; {name} comes next, by lot."),
    "setup": QT_TRANSLATE_NOOP("Log", "Bot begins; {name} comes next."),
}
_OFFERS = QT_TRANSLATE_NOOP("Log", "{name} makes offer {number}, at {planet}.")

_ACCEPTS_OWN = QT_TRANSLATE_NOOP("Log", "You accept offer {number} with {cards}.")
_DECLINES_OWN = QT_TRANSLATE_NOOP("Log", "You decline offer {number}.")
_COUNTERS_OWN = QT_TRANSLATE_NOOP("Log", "You counter offer {number} and lay {cards} aside.")
_ACCEPTS = QT_TRANSLATE_NOOP("Log", "{name} accepts.")
_DECLINES = QT_TRANSLATE_NOOP("Log", "{name} declines.")
_COUNTERS = QT_TRANSLATE_NOOP("Log", "{name} counters.")
_LAID_ASIDE = QT_TRANSLATE_NOOP("Log", "You have laid {cards} aside.")

_HARVESTS = {
    (True, True): QT_TRANSLATE_NOOP("Log", "{name} harvests {planet} with {crew} and gets {left}."),
    (True, False): QT_TRANSLATE_NOOP("Log", "{name} harvests {planet} with {crew}."),
    (False, True): QT_TRANSLATE_NOOP("Log", "{name} harvests {planet} and gets {left}."),
    (False, False): QT_TRANSLATE_NOOP("Log", "{name} harvests {planet}."),
}
"""By whether the active seat plays crew, and whether it gets Fragments of the Planet."""
_HELPS = QT_TRANSLATE_NOOP("Log", "{name} helps with {crew} and gets {gets}.")
_HELPS_GIVING = QT_TRANSLATE_NOOP("Log", "{name} helps with {crew}, gives {gives} and gets {gets}.")
_BOT_HELPS = QT_TRANSLATE_NOOP("Log", "Bot helps with {icons} and gets {gets}.")

_REVEALED = QT_TRANSLATE_NOOP("Log", "{planet} comes into sight: asks {needs}, holds {fragments}.")
_REVEALED_BARE = QT_TRANSLATE_NOOP("Log", "{planet} comes into sight: asks {needs}, holds no Fragment.")
_DREW = QT_TRANSLATE_NOOP("Log", "{name} draws crew, thanks to a good name.")
_DREW_OWN = QT_TRANSLATE_NOOP("Log", "You draw {card}, thanks to your good name.")
_REPLACED = {
    ("crew", False): QT_TRANSLATE_NOOP(
        "Log", "{name} replaces the crew row for one card fewer. New there: {came}."),
    ("crew", True): QT_TRANSLATE_NOOP("Log", "{name} replaces the crew row for free. New there: {came}."),
    ("projects", False): QT_TRANSLATE_NOOP(
        "Log", "{name} replaces the row of Projects for one card fewer. New there: {came}."),
    ("projects", True): QT_TRANSLATE_NOOP(
        "Log", "{name} replaces the row of Projects for free. New there: {came}."),
}
"""By row, and by whether it was free."""
_COMPLETES = QT_TRANSLATE_NOOP("Log", "{name} completes {project} for {points}.")
_BRINGS_UPGRADE = QT_TRANSLATE_NOOP("Log", "Its Upgrade works from the next turn on: {upgrade}.")
_SHUFFLED = {
    "crew": QT_TRANSLATE_NOOP("Log", "The crew discard pile becomes a new deck."),
    "projects": QT_TRANSLATE_NOOP("Log", "The discard pile of Projects becomes a new deck."),
    "planets": QT_TRANSLATE_NOOP("Log", "The discard pile of Planets becomes a new deck."),
}
_BOT_BEGINS = QT_TRANSLATE_NOOP("Log", "Bot begins {project}.")
_BOT_BEGINS_WITH = QT_TRANSLATE_NOOP("Log", "Bot begins {project} with {fragments} out of its Hold.")
_ENDED = QT_TRANSLATE_NOOP(
    "Log", "The points are counted. {name} wins with {points}. Then: {others}.")
_UNSEEN = QT_TRANSLATE_NOOP("Log", "Under Bot’s Starship lay unseen: {projects}.")
_ENDED_OTHER = QT_TRANSLATE_NOOP("Log", "{name} with {points}")


@narrating(4096)
def narrate(event: Event, names: Names) -> str | None:
    """Return the Log's words for an event, or None where the Log stays silent; KeyError for an unknown one.

    An event that carries the private data of a seat (Event.seen_by) is told to that seat: “You draw ...”.
    `names` are the players' by 0-based seat.
    """
    if event.name in SILENT:
        return None
    line = _LINES[event.name]
    return told(line, _WORDS, event.data, names) if isinstance(line, Source) else line(event.data, names)


# -- words of facts -------------------------------------------------------------------------------


def _who(seat: Any, names: Names) -> str:
    return text("bot") if seat == "bot" else names[seat]


def _crew(ids: Iterable[str]) -> str:
    return all_of(map(cards.crew_name, ids))


_WORDS: Mapping[str, Words] = {
    "name": lambda facts, names: _who(facts["seat"], names),
    "players": lambda facts, names: all_of(names[seat] for seat in facts["seats"]),
    "planet": lambda facts, names: cards.planet(facts["planet"]),
    "project": lambda facts, names: cards.quoted(cards.project(facts["project"])),
    "card": lambda facts, names: cards.introduced(facts["card"]),
    "cards": lambda facts, names: all_of(map(cards.introduced, facts["cards"])),
    "came": lambda facts, names: all_of(cards.introduced(card) for card in facts["came"] if card),
    "fragment": lambda facts, names: of_colour(facts["colour"], 1),
    "fragments": lambda facts, names: in_words(fragments(facts["fragments"])),
    "needs": lambda facts, names: in_words(PLANETS[facts["planet"]].needs),
}


def share_of(said: Mapping[str, Any]) -> Share:
    """Return a share as an event tells it."""
    seat = {"anyone": ANYONE, "bot": BOT}.get(said["seat"], said["seat"])
    return Share(
        seat, skills(said["brings"]), fragments(said["gets"]), fragments(said["plus"]),
        fragments(said["gives"]),
    )


# -- tellers --------------------------------------------------------------------------------------


def _began(data: Facts, names: Names) -> str:
    if "hand" not in data:
        return fill(_BEGAN, players=all_of(names))
    held, objective = map(cards.in_sentence, data["hand"]), map(cards.colour, data["objective"])
    return fill(_BEGAN_OWN, players=all_of(names), cards=all_of(held), objective=all_of(objective))


def _first(data: Facts, names: Names) -> str:
    has_bot = len(names) == 2  # Bot is the first player then (AN-801)
    return told((_FIRST_BEHIND_BOT if has_bot else _FIRST)[data["by"]], _WORDS, data, names)


def _offered(data: Facts, names: Names) -> str:
    shares = (spoken.share(share_of(share), names) for share in data["shares"])
    return sentences(told(_OFFERS, _WORDS, data, names), *shares)


def _answered(data: Facts, names: Names) -> str | None:
    """Tell a seat what it has said; the table waits until all have answered."""
    if "answer" not in data:
        return None
    said = parse(data["answer"])
    if said.verb == "decline":
        return fill(_DECLINES_OWN, number=said.offer)
    laid = _crew(said.cards)
    if said.verb == "accept":
        return fill(_ACCEPTS_OWN, number=said.offer, cards=laid)
    own = spoken.share(said.shares[0]._replace(seat=data["seat"]), names)
    return sentences(fill(_COUNTERS_OWN, number=said.offer, cards=laid), own)


def _answers(data: Facts, names: Names) -> str:
    def lines() -> Iterator[str]:
        for seat, said in data["answers"].items():
            if isinstance(said, str):
                yield fill(_ACCEPTS if said == "accept" else _DECLINES, name=names[seat])
            else:
                yield fill(_COUNTERS, name=names[seat])
                yield spoken.share(share_of(said), names)
        if "cards" in data:
            yield fill(_LAID_ASIDE, cards=_crew(data["cards"]))

    return sentences(*lines())


def _harvested(data: Facts, names: Names) -> str:
    own, left = data["crew"][data["seat"]], fragments(data["left"])
    facts = {"name": names[data["seat"]], "planet": cards.planet(data["planet"])}
    facts |= {"crew": _crew(own)} if own else {}
    facts |= {"left": in_words(left)} if any(left) else {}
    first = fill(_HARVESTS[bool(own), any(left)], **facts)
    return sentences(first, *(_helped(share_of(share), data["crew"], names) for share in data["shares"]))


def _helped(share: Share, crew: Mapping[int, Sequence[str]], names: Names) -> str:
    """Return what a helper has played, given and got, wherever that came from."""
    if share.seat == BOT:
        return fill(_BOT_HELPS, icons=in_words(share.brings), gets=in_words(share.gets))
    facts = {"name": names[share.seat], "crew": _crew(crew[share.seat])}
    gets = in_words(plus(share.gets, share.plus))
    if any(share.gives):
        return fill(_HELPS_GIVING, gets=gets, gives=in_words(share.gives), **facts)
    return fill(_HELPS, gets=gets, **facts)


def _completed(data: Facts, names: Names) -> str:
    project = PROJECTS[data["project"]]
    done = fill(
        _COMPLETES, name=_who(data.get("seat", "bot"), names),
        project=cards.quoted(cards.project(project.id)), points=points(project.points),
    )  # fmt: skip
    if "seat" not in data or not project.upgrade:
        return done  # Bot has no Upgrades (AN-801)
    return sentences(done, fill(_BRINGS_UPGRADE, upgrade=cards.quoted(cards.upgrade(project.upgrade))))


def _ended(data: Facts, names: Names) -> str:
    def facts(seat: Any) -> dict[str, str]:
        return {"name": _who(seat, names), "points": points(data["points"][seat]["total"])}

    first, *others = map(facts, data["ranking"])
    ended = fill(_ENDED, others=listed(fill(_ENDED_OTHER, **other) for other in others), **first)
    unseen = all_of(cards.quoted(cards.project(project)) for project in data.get("unseen", ()))
    return sentences(ended, fill(_UNSEEN, projects=unseen) if unseen else "")


def _if_any(fact: str, some: Source, none: Source) -> Teller:
    """Choose between two sentences by whether a list of an event holds anything."""
    return lambda data, names: told(some if data[fact] else none, _WORDS, data, names)


_LINES: Mapping[str, Source | Teller] = {
    "GameBegan": _began,
    "FirstPlayerChosen": _first,
    "TurnBegan": QT_TRANSLATE_NOOP("Log", "Turn {turn}: {name}."),
    "CardsShown": QT_TRANSLATE_NOOP("Log", "{name} shows {cards}."),
    "OfferMade": _offered,
    "AnswerGiven": _answered,
    "AnswersTold": _answers,
    "DealAgreed": QT_TRANSLATE_NOOP("Log", "Offer {number} is agreed with {players}."),
    "Harvested": _harvested,
    "FragmentsDropped": QT_TRANSLATE_NOOP("Log", "{name} drops {fragments}."),
    "PlanetRevealed": _if_any("fragments", _REVEALED, _REVEALED_BARE),
    "CrewDrawn": lambda data, names: told(_DREW_OWN if "card" in data else _DREW, _WORDS, data, names),
    "CardTaken": QT_TRANSLATE_NOOP("Log", "{name} takes {card}."),
    "RowReplaced": lambda data, names: told(
        _REPLACED[data["row"], bool(data["free"])], _WORDS, data, names),
    "CardDiscarded": QT_TRANSLATE_NOOP("Log", "{name} discards {card}."),
    "PileShuffled": lambda data, names: fill(_SHUFFLED[data["kind"]]),
    "BagRefilled": QT_TRANSLATE_NOOP("Log", "The Fragments beside the bag go back into it."),
    "ProjectCompleted": _completed,
    "LastChance": QT_TRANSLATE_NOOP("Log", "{name} has six Projects: everybody gets a last chance."),
    "BotPlaced": QT_TRANSLATE_NOOP(
        "Log", "Bot lays {fragment} on {project}, the leftmost of its Projects that lacks it."),
    "BotStored": QT_TRANSLATE_NOOP(
        "Log", "Bot lays {fragment} into its Hold: none of its Projects lacks it."),
    "BotCompleted": _completed,
    "BotDrew": _if_any("fragments", _BOT_BEGINS_WITH, _BOT_BEGINS),
    "BotHoldEmptied": QT_TRANSLATE_NOOP("Log", "Bot’s Hold is full and is emptied."),
    "BotGained": QT_TRANSLATE_NOOP("Log", "Bot lays a Project unseen under its Starship."),
    "GameEnded": _ended,
}
