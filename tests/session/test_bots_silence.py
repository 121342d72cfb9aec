"""When a Memo window ends with bots at the table: one moment for all, whatever anybody holds (R-1014)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from chrononauts_qt.session.clock import Silence
from chrononauts_qt.session.match import Match
from tests.session.games import Clock, do, start

PLAIN = {
    2: ("patch-1929", "patch-1918", "patch-1917"),
    3: ("patch-1933", "patch-1962", "patch-1968"),
    4: ("ark", "stegosaurus", "triceratops"),
}
MEMO = ("memo",)


def window(bots: tuple[int, ...], hands: Mapping[int, tuple[str, ...]]) -> Match:
    """Return a match of four in which seat 1 has just played a dodo; `bots` are counted from 1."""
    dealt = {seat - 1: cards for seat, cards in {**PLAIN, **hands}.items()}
    match = start(None, 4, hands={**dealt, 0: ("dodo", *hands.get(1, ()))})
    for seat in bots:
        match.seat_bot(seat - 1, "chief")
    do(match, "1: play dodo")
    return match


def moments(
    bots: tuple[int, ...], hands: Mapping[int, tuple[str, ...]], seconds: float | None
) -> list[list[str]]:
    """Return what is due after each second of a window."""
    match, clock = window(bots, hands), Clock()
    silence = Silence(match, clock, seconds)
    silence.pause = 2.0
    silence.begin_again()
    found = []
    for _ in range(6):
        found.append([f"{seat + 1}: {action}" for seat, action in silence.tick()])
        clock.seconds += 1
    return found


ALL = ["2: allow", "3: allow", "4: allow"]


@pytest.mark.rule("R-1014")
@pytest.mark.parametrize("seconds", [4.0, None])
@pytest.mark.parametrize("bots", [(1, 2, 3, 4), (2, 3, 4), (1, 3, 4)])
def test_without_company_a_window_lasts_one_pause_whatever_bots_hold(
    bots: tuple[int, ...], seconds: float | None
) -> None:
    seen = [moments(bots, hands, seconds) for hands in ({}, {3: MEMO}, {4: MEMO}, {1: MEMO})]
    assert seen[0] == [[], [], ALL, ALL, ALL, ALL]
    assert all(one == seen[0] for one in seen)


@pytest.mark.rule("R-1014")
@pytest.mark.parametrize("bots", [(3, 4), (2,), (1, 4)])
def test_among_people_the_ring_runs_its_whole_time_with_bots_too(bots: tuple[int, ...]) -> None:
    seen = [moments(bots, hands, 4.0) for hands in ({}, {2: MEMO}, {3: MEMO}, {4: MEMO})]
    assert seen[0] == [[], [], [], [], ALL, ALL]
    assert all(one == seen[0] for one in seen)


@pytest.mark.rule("R-1014")
def test_the_only_person_that_may_play_a_memo_is_waited_for_without_limit() -> None:
    match, clock = window((1, 3, 4), {2: MEMO}), Clock()
    silence = Silence(match, clock, 4.0)
    silence.pause = 2.0
    silence.begin_again()
    clock.seconds += 1e9
    assert silence.tick() == ()
    do(match, "2: allow")
    assert [f"{seat + 1}: {action}" for seat, action in silence.tick()] == ["3: allow", "4: allow"]


def test_where_everybody_says_ok_bots_answer_after_the_last_person() -> None:
    match, clock = window((4,), {4: MEMO}), Clock()
    silence = Silence(match, clock, None)
    silence.pause = 2.0
    silence.begin_again()
    clock.seconds += 1e9
    do(match, "2: allow")
    assert silence.tick() == ()
    do(match, "3: allow")
    assert [f"{seat + 1}: {action}" for seat, action in silence.tick()] == ["4: allow"]


def test_a_window_begins_again_with_the_time_of_those_who_sit_there_now() -> None:
    match, clock = window((1, 3, 4), {}), Clock()
    silence = Silence(match, clock, 4.0)
    silence.pause = 2.0
    silence.begin_again()
    assert not silence.is_ringing
    clock.seconds += 1
    match.seat_person(3)
    silence.begin_again()
    assert silence.is_ringing
    clock.seconds += 3
    assert silence.tick() == ()
    clock.seconds += 1
    assert len(silence.tick()) == 3


@pytest.mark.parametrize("bots", [(3, 4), (2, 3)])
def test_where_two_people_say_ok_the_other_is_waited_for_without_a_memo_too(bots: tuple[int, ...]) -> None:
    match, clock = window(bots, {}), Clock()
    silence = Silence(match, clock, None)
    silence.pause = 2.0
    silence.begin_again()
    clock.seconds += 1e6
    assert silence.tick() == ()
    (person,) = {2, 3, 4} - {*bots}
    do(match, f"{person}: allow")
    assert [f"{seat + 1}: {action}" for seat, action in silence.tick()] == [f"{bot}: allow" for bot in bots]
