"""The ring that empties while seats stay silent, with a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from chrononauts_qt.session.clock import Ring, Silence
from chrononauts_qt.session.match import Match
from tests.session.games import Clock, do, start


def test_a_ring_empties_in_its_seconds() -> None:
    clock = Clock()
    ring = Ring(clock, 4.0)
    left = []
    for _ in range(6):
        left.append(ring.left)
        clock.seconds += 1
    assert left == [1.0, 0.75, 0.5, 0.25, 0.0, 0.0]


def test_a_held_ring_stands_still_and_goes_on_from_there() -> None:
    clock = Clock()
    ring = Ring(clock, 4.0)
    clock.seconds += 1
    ring.hold("look")
    clock.seconds += 100
    assert ring.left == 0.75
    ring.go_on("look")
    clock.seconds += 1
    assert ring.left == 0.5


def test_a_ring_goes_on_when_the_last_holder_lets_go() -> None:
    clock = Clock()
    ring = Ring(clock, 4.0)
    ring.hold("look")
    clock.seconds += 1
    ring.hold("button")
    ring.hold("button")
    assert ring.held == {"look", "button"}
    ring.go_on("look")
    clock.seconds += 50
    assert ring.left == 1.0
    ring.go_on("button")
    ring.go_on("button")
    clock.seconds += 1
    assert (ring.left, ring.held) == (0.75, frozenset())


def test_somebody_who_did_not_hold_a_ring_cannot_let_it_go() -> None:
    clock = Clock()
    ring = Ring(clock, 4.0)
    ring.hold("look")
    ring.go_on("button")
    clock.seconds += 1
    assert ring.left == 1.0


def test_a_ring_can_be_filled_again() -> None:
    clock = Clock()
    ring = Ring(clock, 4.0)
    clock.seconds += 3
    ring.hold("look")
    ring.restart()
    clock.seconds += 1
    assert (ring.left, ring.held) == (0.75, frozenset())


def test_a_ring_without_seconds_never_empties() -> None:
    clock = Clock()
    ring = Ring(clock, None)
    clock.seconds += 1e9
    assert ring.left == 1.0


@pytest.mark.parametrize("seconds", [0, 0.0, -1.0])
def test_a_ring_of_no_seconds_is_empty_at_once(seconds: float) -> None:
    assert Ring(Clock(), seconds).left == 0.0


def window(by: int, hands: Mapping[int, tuple[str, ...]] | None = None) -> Match:
    """Return a match of four in which seat `by` (from 1) has just announced a card."""
    match = start(None, 4, first=f"seat-{by}", hands={by - 1: ("dodo", "rewind"), **(hands or {})})
    do(match, f"{by}: play dodo")
    return match


def due(silence: Silence) -> list[str]:
    return [f"{seat + 1}: {action}" for seat, action in silence.tick()]


@pytest.mark.rule("A-36", "A-38", "R-1011")
@pytest.mark.parametrize("by", [1, 2, 3, 4])
def test_silent_seats_answer_in_order_from_the_seat_after_the_player(by: int) -> None:
    match, clock = window(by), Clock()
    silence = Silence(match, clock, 4.0)
    assert due(silence) == []
    clock.seconds += 4
    assert due(silence) == [f"{(by - 1 + away) % 4 + 1}: allow" for away in (1, 2, 3)]


@pytest.mark.rule("A-36", "A-38")
def test_silent_seats_that_have_answered_are_not_asked_again() -> None:
    match, clock = window(2), Clock()
    silence = Silence(match, clock, 4.0)
    do(match, "4: allow")
    clock.seconds += 4
    assert due(silence) == ["3: allow", "1: allow"]


@pytest.mark.rule("A-36", "A-38", "R-1010")
def test_after_a_memo_the_order_begins_behind_the_seat_that_played_it() -> None:
    match, clock = window(1, {2: ("memo", "memo", "patch-1929")}), Clock()
    silence = Silence(match, clock, 4.0)
    do(match, "3: memo")
    clock.seconds += 4
    assert due(silence) == ["4: allow", "1: allow", "2: allow"]


@pytest.mark.rule("R-1004", "A-38")
def test_silence_lets_the_card_happen() -> None:
    match, clock = window(2), Clock()
    silence = Silence(match, clock, 4.0)
    clock.seconds += 5
    for seat, action in silence.tick():
        match.submit(seat, action)
    assert not silence.is_open
    assert silence.tick() == ()
    assert [event.name for event in match.state.events or ()][-1] == "ArtifactPlaced"


@pytest.mark.rule("R-1014")
def test_the_ring_of_a_window_is_the_same_whoever_holds_a_memo() -> None:
    seen = []
    patches = ("patch-1929", "patch-1918", "patch-1917")
    for hands in ({0: patches}, {0: ("memo", *patches[1:])}, {2: ("memo", *patches[1:])}):
        match, clock = window(2, hands), Clock()
        silence = Silence(match, clock, 4.0)
        silence.happened(())
        story = []
        for _ in range(5):
            clock.seconds += 1
            story.append((silence.is_open, silence.ring.left, due(silence)))
        seen.append(story)
    assert seen[0] == seen[1] == seen[2]
    assert seen[0][-1] == (True, 0.0, ["3: allow", "4: allow", "1: allow"])


@pytest.mark.rule("R-1014")
def test_somebody_who_looks_stops_the_ring_for_everybody() -> None:
    match, clock = window(2), Clock()
    silence = Silence(match, clock, 4.0)
    clock.seconds += 3
    silence.ring.hold("look")
    clock.seconds += 60
    assert due(silence) == []
    silence.ring.go_on("look")
    assert due(silence) == []
    clock.seconds += 1
    assert len(due(silence)) == 3


@pytest.mark.rule("R-1014")
def test_an_empty_ring_waits_while_somebody_looks() -> None:
    match, clock = window(2), Clock()
    silence = Silence(match, clock, 4.0)
    clock.seconds += 10
    silence.ring.hold("look")
    assert due(silence) == []


@pytest.mark.rule("R-1014")
def test_without_a_length_nobody_is_silent() -> None:
    match, clock = window(2), Clock()
    silence = Silence(match, clock, None)
    clock.seconds += 1e9
    assert due(silence) == []


def test_the_ring_is_filled_when_a_window_opens_and_not_by_an_answer() -> None:
    match, clock = start(None, 4, first="seat-1", hands={0: ("dodo",), 2: ("memo",)}), Clock()
    silence = Silence(match, clock, 4.0)

    def done(seat: int, action: str) -> float:
        do_action = match.game.parse(action)
        clock.seconds += 1
        silence.happened(match.submit(seat - 1, do_action))
        return silence.ring.left

    assert done(1, "play dodo") == 1.0
    assert done(2, "allow") == 0.75
    assert done(4, "allow") == 0.5
    assert done(3, "memo") == 1.0
    assert done(1, "allow") == 0.75


def test_outside_windows_silence_means_nothing() -> None:
    match, clock = start(None, 3), Clock()
    silence = Silence(match, clock, 4.0)
    clock.seconds += 100
    assert (silence.is_open, silence.tick()) == (False, ())
