"""What is told of each event, as whoever sees it may hear; the Log and screen readers ask for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Share
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, fill, sentences
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

_SAYINGS: Mapping[str, Source] = {
    "GameBegan": QT_TRANSLATE_NOOP("Log", "The cards are dealt."),
    "GameBegan-own": QT_TRANSLATE_NOOP("Log", "The cards are dealt. You hold {cards}."),
    "FirstPlayerChosen": QT_TRANSLATE_NOOP("Log", "{name} begins."),
    "TurnBegan": QT_TRANSLATE_NOOP("Log", "{name} is to move."),
    "OfferMade": QT_TRANSLATE_NOOP("Log", "{name} offers a deal at {planet}."),
    "AnswersTold-yes": QT_TRANSLATE_NOOP("Log", "{name} accepts."),
    "AnswersTold-no": QT_TRANSLATE_NOOP("Log", "{name} declines."),
    "AnswersTold-but": QT_TRANSLATE_NOOP("Log", "{name} counters."),
    "DealAgreed": QT_TRANSLATE_NOOP("Log", "Offer {number} is agreed."),
    "Harvested": QT_TRANSLATE_NOOP("Log", "{name} harvests {planet} with {crew} and gets {left}."),
    "Harvested-nothing": QT_TRANSLATE_NOOP("Log", "{name} harvests {planet} with {crew}."),
    "Harvested-helper": QT_TRANSLATE_NOOP("Log", "{name} plays {crew}."),
    "FragmentsDropped": QT_TRANSLATE_NOOP("Log", "{name} drops {fragments}."),
    "PlanetRevealed": QT_TRANSLATE_NOOP("Log", "{planet} comes into sight with {fragments}."),
    "CrewDrawn": QT_TRANSLATE_NOOP("Log", "{name} draws crew for the good name."),
    "CrewDrawn-own": QT_TRANSLATE_NOOP("Log", "{name} draws {card} for the good name."),
    "CardTaken": QT_TRANSLATE_NOOP("Log", "{name} takes {card}."),
    "RowReplaced-crew": QT_TRANSLATE_NOOP("Log", "{name} replaces the crew row."),
    "RowReplaced-projects": QT_TRANSLATE_NOOP("Log", "{name} replaces the row of Projects."),
    "CardDiscarded": QT_TRANSLATE_NOOP("Log", "{name} discards {card}."),
    "CardsShown": QT_TRANSLATE_NOOP("Log", "{name} shows {cards}."),
    "ProjectCompleted": QT_TRANSLATE_NOOP("Log", "{name} completes {project} for {points}."),
    "LastChance": QT_TRANSLATE_NOOP("Log", "{name} has six Projects: everybody gets a last chance."),
    "BagRefilled": QT_TRANSLATE_NOOP("Log", "The Fragments beside the bag go back into it."),
    "PileShuffled": QT_TRANSLATE_NOOP("Log", "A discard pile becomes a new deck."),
    "BotPlaced": QT_TRANSLATE_NOOP(
        "Log", "Bot draws {colour}: it goes to {project}, the leftmost that lacks it."),
    "BotStored": QT_TRANSLATE_NOOP(
        "Log", "Bot draws {colour}: no Project lacks it, so it goes into the Hold."),
    "BotCompleted": QT_TRANSLATE_NOOP("Log", "Bot completes {project}."),
    "BotDrew": QT_TRANSLATE_NOOP("Log", "Bot begins {project}."),
    "BotDrew-moved": QT_TRANSLATE_NOOP("Log", "Bot begins {project} with {fragments} out of its Hold."),
    "BotHoldEmptied": QT_TRANSLATE_NOOP("Log", "Bot’s Hold is full and is emptied."),
    "BotGained": QT_TRANSLATE_NOOP("Log", "Bot lays a Project unseen under its Starship."),
    "GameEnded": QT_TRANSLATE_NOOP("Log", "The points are counted. First: {name}."),
}  # fmt: skip


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return what an event is told in; None for one without words."""
    tell = _TELLERS.get(event.name)
    return None if tell is None else tell(event.data, names)


def _name(who: Any, names: Sequence[str]) -> str:
    return text("bot") if who == "bot" else names[who]


def _said(key: str, **facts: object) -> str:
    return fill(_SAYINGS[key], **facts)


def share_of(told: Mapping[str, Any]) -> Share:
    """Return a share as an event tells it."""
    seat = {"anyone": ANYONE, "bot": BOT}.get(told["seat"], told["seat"])
    return Share(
        seat, skills(told["brings"]), fragments(told["gets"]), fragments(told["plus"]),
        fragments(told["gives"]),
    )


def _crew(ids: Sequence[str]) -> str:
    return all_of(map(cards.crew_name, ids))


def _began(data: Mapping[str, Any], names: Sequence[str]) -> str:
    if "hand" in data:
        return _said("GameBegan-own", cards=all_of(map(cards.name_of, data["hand"])))
    return _said("GameBegan")


def _offered(data: Mapping[str, Any], names: Sequence[str]) -> str:
    offer = _said("OfferMade", name=names[data["seat"]], planet=cards.planet(data["planet"]))
    return sentences(offer, *(spoken.share(share_of(share), names) for share in data["shares"]))


def _answers(data: Mapping[str, Any], names: Sequence[str]) -> str:
    def told() -> Iterator[str]:
        for seat, said in data["answers"].items():
            key = {"accept": "yes", "decline": "no"}.get(said if isinstance(said, str) else "", "but")
            yield _said(f"AnswersTold-{key}", name=names[seat])
            if key == "but":
                yield spoken.share(share_of(said), names)

    return sentences(*told())


def _harvested(data: Mapping[str, Any], names: Sequence[str]) -> str:
    seat, played = data["seat"], data["crew"]
    own = _crew(played[seat]) if played[seat] else in_words(skills(()))
    facts = {"name": names[seat], "planet": cards.planet(data["planet"]), "crew": own}
    left = fragments(data["left"])
    first = _said("Harvested", left=in_words(left), **facts) if any(left) else _said(
        "Harvested-nothing", **facts)
    helpers = (
        _said("Harvested-helper", name=names[other], crew=_crew(ids))
        for other, ids in played.items() if other != seat
    )
    shares = (spoken.share(share_of(share), names) for share in data["shares"])
    return sentences(first, *helpers, *shares)


def _drawn(data: Mapping[str, Any], names: Sequence[str]) -> str:
    if "card" in data:
        return _said("CrewDrawn-own", name=names[data["seat"]], card=cards.crew_name(data["card"]))
    return _said("CrewDrawn", name=names[data["seat"]])


def _bot_drew(data: Mapping[str, Any], names: Sequence[str]) -> str:
    project, moved = cards.project(data["project"]), fragments(data["fragments"])
    if any(moved):
        return _said("BotDrew-moved", project=project, fragments=in_words(moved))
    return _said("BotDrew", project=project)


def _completed(data: Mapping[str, Any], names: Sequence[str]) -> str:
    points = listed.points(PROJECTS[data["project"]].points)
    return _said(
        "ProjectCompleted", name=names[data["seat"]], project=cards.project(data["project"]), points=points)


_TELLERS: Mapping[str, Callable[[Mapping[str, Any], Sequence[str]], str]] = {
    "GameBegan": _began,
    "FirstPlayerChosen": lambda data, names: _said("FirstPlayerChosen", name=names[data["seat"]]),
    "TurnBegan": lambda data, names: _said("TurnBegan", name=_name(data["seat"], names)),
    "OfferMade": _offered,
    "AnswersTold": _answers,
    "DealAgreed": lambda data, names: _said("DealAgreed", number=data["number"]),
    "Harvested": _harvested,
    "FragmentsDropped": lambda data, names: _said(
        "FragmentsDropped", name=names[data["seat"]], fragments=in_words(fragments(data["fragments"]))),
    "PlanetRevealed": lambda data, names: _said(
        "PlanetRevealed", planet=cards.planet(data["planet"]),
        fragments=in_words(fragments(data["fragments"]))),
    "CrewDrawn": _drawn,
    "CardTaken": lambda data, names: _said(
        "CardTaken", name=names[data["seat"]], card=cards.name_of(data["card"])),
    "RowReplaced": lambda data, names: _said(f"RowReplaced-{data['row']}", name=names[data["seat"]]),
    "CardDiscarded": lambda data, names: _said(
        "CardDiscarded", name=names[data["seat"]], card=cards.name_of(data["card"])),
    "CardsShown": lambda data, names: _said(
        "CardsShown", name=names[data["seat"]], cards=all_of(map(cards.name_of, data["cards"]))),
    "ProjectCompleted": _completed,
    "LastChance": lambda data, names: _said("LastChance", name=_name(data["seat"], names)),
    "BagRefilled": lambda data, names: _said("BagRefilled"),
    "PileShuffled": lambda data, names: _said("PileShuffled"),
    "BotPlaced": lambda data, names: _said(
        "BotPlaced", colour=cards.colour(data["colour"]), project=cards.project(data["project"])),
    "BotStored": lambda data, names: _said("BotStored", colour=cards.colour(data["colour"])),
    "BotCompleted": lambda data, names: _said("BotCompleted", project=cards.project(data["project"])),
    "BotDrew": _bot_drew,
    "BotHoldEmptied": lambda data, names: _said("BotHoldEmptied"),
    "BotGained": lambda data, names: _said("BotGained"),
    "GameEnded": lambda data, names: _said("GameEnded", name=_name(data["ranking"][0], names)),
}
