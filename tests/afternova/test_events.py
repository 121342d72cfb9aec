"""Section 11.3 of docs/afternova.md: what is told, under which name, and with which facts."""

from __future__ import annotations

from collections import defaultdict

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.setup import Setup
from tests.afternova.play import steps

EVENTS = {
    "GameBegan": "market planets players", "FirstPlayerChosen": "by seat", "TurnBegan": "seat turn",
    "CardsShown": "cards seat", "OfferMade": "number planet seat shares", "AnswerGiven": "number seat",
    "AnswersTold": "answers number", "DealAgreed": "number seats",
    "Harvested": "crew left planet seat shares", "BotPlaced": "colour project", "BotStored": "colour",
    "BotCompleted": "fragments project", "BotGained": "", "BotDrew": "fragments project",
    "BotHoldEmptied": "fragments", "FragmentsDropped": "fragments seat",
    "PlanetRevealed": "fragments place planet", "CrewDrawn": "seat", "CardTaken": "card place seat",
    "RowReplaced": "came free gone row seat", "MarketRestored": "crew projects",
    "CardDiscarded": "card seat", "PileShuffled": "count kind", "BagRefilled": "count",
    "ProjectCompleted": "fragments project seat", "LastChance": "seat", "TurnEnded": "seat",
    "GameEnded": "objectives points ranking",
}  # fmt: skip
"""By name what everybody hears; with Bot in it, its row and what went unseen besides."""
OWN = {
    "GameBegan": "hand objective", "AnswerGiven": "answer", "AnswersTold": "cards", "CrewDrawn": "card",
}  # fmt: skip
WITH_BOT = {"GameBegan": "bot", "GameEnded": "unseen"}
SHARE = {"seat", "brings", "gets", "plus", "gives"}
NO_NEWS = {"AnswerGiven", "TurnEnded", "MarketRestored", "PlanetRevealed", "BagRefilled"}


def test_whole_games_tell_every_event_by_its_name_and_nothing_else() -> None:
    public, own = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for seats, seed in ((2, "e0"), (2, "e1"), (3, "e0")):
        for state, _ in steps(Setup(seats, seed), seed, 3_000):
            events = state.events
        for event in events or ():
            facts = set(event.data) - set(WITH_BOT.get(event.name, "").split() if seats == 2 else ())
            public[event.name].add(" ".join(sorted(facts)))
            for private in (event.private or {}).values():
                own[event.name].add(" ".join(sorted(private)))
            for share in event.data.get("shares", ()):
                assert share.keys() == SHARE
            if event.name == "PileShuffled":
                assert event.data["kind"] in ("crew", "projects", "planets")
            assert rules.is_news(event) is (event.name not in NO_NEWS)
            assert rules.begins_turn(event) is (event.name == "TurnBegan")
    assert public == {name: {facts} for name, facts in EVENTS.items()}
    assert own == {name: {facts} for name, facts in OWN.items()}
