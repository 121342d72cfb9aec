"""The turning points of a game that is over: what they say is true, and before the end there are none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.cards import IDENTITIES, ids
from chrononauts_qt.games.chrononauts.turning import MISSION, MOST, TEN, Turning, turning_points
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.kernel.game import Bookmark
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, Replay
from chrononauts_qt.shelf import GAMES

JOURNALS = Path(__file__).parents[1] / "gui" / "games"
RIVALS = ("home", "mission", "hand", "destroyed", "anomalies")


def replay_of(name: str) -> Replay:
    replay = Replay(journal.read(JOURNALS / f"{name}.chrononauts"))
    replay.run()
    return replay


def found(replay: Any) -> tuple[Turning, ...]:
    return turning_points(replay.past.steps(), replay.state)


def journey(seed: str, travellers: int = 8) -> Match:
    """Return a journey that random play has ended."""
    match, dice = Match.start("solonauts", ("Ada",), solonauts.Setup(travellers, seed)), Random(seed)
    while GAMES["solonauts"].pending(match.state):
        match.submit(0, GAMES["solonauts"].sample(match.state, 0, dice))
    return match


def test_who_was_helped_home_is_told_with_the_years() -> None:
    told = [(one.turn, one.seat, one.card, one.whom, one.lines) for one in found(replay_of("home"))]
    assert told == [
        (3, 1, "patch-1991", 2, (("1991", "prime"),)),
        (7, 2, "patch-1969", 2, (("1969", "prime"),)),
    ]


@pytest.mark.parametrize("name", RIVALS)
def test_before_the_end_there_are_none(name: str) -> None:
    replay = Replay(journal.read(JOURNALS / f"{name}.chrononauts"))
    while replay.step() is not None:
        told = found(replay)
        assert (told == ()) or replay.state.outcome is not None
    assert len(found(replay)) <= MOST


def places(replay: Any) -> Iterator[Bookmark]:
    """Yield every bookmark of a game, that of its end too."""
    yield from (step.place for step in replay.past.steps())
    yield Bookmark(replay.state, len(replay.state.events))


@pytest.mark.parametrize("name", RIVALS)
def test_each_leads_to_the_step_at_which_the_card_took_effect(name: str) -> None:
    replay = replay_of(name)
    events, marks = replay.state.events, list(places(replay))
    assert events is not None
    for one in found(replay):
        before = max(place for place, mark in enumerate(marks) if mark.happened == one.event)
        after = marks[before + 1].state
        assert not after.stack, "the card lies where it belongs"
        announced = [e for e in events[: marks[before + 1].happened] if e.name == "CardAnnounced"]
        assert (one.seat, one.card) in [(e.data["seat"], e.data["card"]) for e in announced[-3:]]
        if one.route == MISSION and one.is_nearer and not one.goal:
            assert {card for card, _ in one.lines} <= set(ids(after.tables[one.whom]))
        if one.route == TEN:
            assert one.cards == len(after.hands[one.whom])


def test_they_come_in_the_order_of_the_game() -> None:
    for name in RIVALS:
        numbers = [one.event for one in found(replay_of(name))]
        assert numbers == sorted(numbers)


@pytest.mark.parametrize("seed", ["t1", "t2", "t3", "t4"])
def test_on_a_journey_they_tell_of_travellers(seed: str) -> None:
    match = journey(seed)
    told = found(match)
    home = {IDENTITIES[one].id for one in match.state.home}
    for one in told:
        assert 0 <= one.whom < len(match.state.travellers)
        assert set(one.came_home) <= home
        assert one.lines
        assert match.state.events[one.event].data["card"] == one.card


def test_a_card_that_a_memo_cancelled_is_none() -> None:
    replay = replay_of("destroyed")
    cancelled = [event for event in replay.state.events or () if event.name == "CardCancelled"]
    assert cancelled, "somebody played a Memo"
    steps = {step.place.happened for step in replay.past.steps()}
    for one in found(replay):
        assert one.event in steps
        after = [event.name for event in (replay.state.events or ())[one.event :]]
        assert after[0] != "CardCancelled"
