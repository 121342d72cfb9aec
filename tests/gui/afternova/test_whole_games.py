"""Games to their end through the window, by events only; they begin where everybody has four Projects."""

from __future__ import annotations

from collections import Counter

import pytest

from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import ANSWER, TURN
from tests.gui.afternova.people import People

BY = pytest.mark.parametrize("by", ["mouse", "keys"])
PLAIN = tuple(project.id for project in PROJECTS.values() if not project.upgrade)


def late(seats: int, seed: str, done: int = 4) -> Setup:
    """Return a game in which everybody has completed so many Projects."""
    completed = {seat: PLAIN[seat::seats][:done] for seat in range(seats)}
    return Setup(seats, seed, first="seat-1", completed=completed)


def said(people: People, verb: str) -> int:
    """Return how often something was said."""
    return sum(step.action.verb == verb for step in people.controller.match.past.steps())


def once_each(people: People) -> list[tuple[int, str, int, int]]:
    """Return who lifted a curtain more than once for the same offer, or to go on in the own turn."""
    asked = Counter(lift for lift in people.lifts if lift[1] in (TURN, ANSWER))
    return [lift for lift, times in asked.items() if times > 1]


@pytest.mark.parametrize(("by", "seed"), [("mouse", "c 45"), ("keys", "c 65")])
def test_three_people_make_deals_until_the_end(people: People, by: str, seed: str) -> None:
    """With curtains, one for each person and offer at most, and counter-offers that are taken up."""
    people.by = by
    people.sit(late(3, seed, 5))
    people.play()
    assert people.window.shown() == "end"
    assert people.taken >= 2
    assert said(people, "seal") >= 2
    assert len([lift for lift in people.lifts if lift[1] == ANSWER]) >= 2
    assert once_each(people) == []
    people.press(people.end.board_button)
    assert people.lines()[-1].startswith("The points are counted.")


@BY
def test_one_person_with_three_bots_never_sees_a_curtain(people: People, by: str) -> None:
    people.by = by
    people.sit(late(4, "whole 4", 4 if by == "mouse" else 5), bots=(1, 2, 3))
    people.play()
    assert people.window.shown() == "end"
    assert not people.curtains
    assert not people.curtain_hung
    if by == "mouse":
        assert said(people, "offer") > 1


@BY
def test_two_people_play_with_bot(people: People, by: str) -> None:
    people.by = by
    people.sit(late(2, "sample 14", 5))
    people.play()
    assert people.window.shown() == "end"
    assert any(line.startswith("Bot lays") for line in people.lines())
    assert once_each(people) == []
