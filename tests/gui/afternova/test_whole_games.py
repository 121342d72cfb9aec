"""Games to their end through the window, by events only; they begin where everybody has four Projects."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.setup import Setup
from tests.gui.afternova.people import People

PLAIN = tuple(project.id for project in PROJECTS.values() if not project.upgrade)


def late(seats: int, seed: str, done: int = 4) -> Setup:
    """Return a game in which everybody has completed so many Projects."""
    completed = {seat: PLAIN[seat::seats][:done] for seat in range(seats)}
    return Setup(seats, seed, first="seat-1", completed=completed)


def said(people: People, verb: str) -> int:
    """Return how often something was said."""
    return sum(step.action.verb == verb for step in people.controller.match.past.steps())


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_three_people_make_deals_until_the_end(people: People, by: str) -> None:
    """With curtains and counter-offers; nobody lifts one more often than asked, or in an own turn."""
    people.by = by
    people.sit(late(3, "whole 3", 4 if by == "mouse" else 5))
    people.play()
    assert people.window.shown() == "end"
    answers = said(people, "accept") + said(people, "decline") + said(people, "counter")
    turns, offers = people.controller.seen().turn, said(people, "offer")
    completing = said(people, "complete") + said(people, "done")
    assert sum(people.curtains.values()) <= answers + turns + offers + completing
    if by == "mouse":
        assert said(people, "counter") >= 2
    people.press(people.end.board_button)
    assert people.lines()[-1].startswith("The points are counted.")


def test_one_person_with_three_bots_never_sees_a_curtain(people: People) -> None:
    people.sit(late(4, "whole 4"), bots=(1, 2, 3))
    people.play()
    assert people.window.shown() == "end"
    assert not people.curtains
    assert said(people, "offer") > 1


def test_two_people_play_with_bot(people: People) -> None:
    people.sit(late(2, "whole 2"))
    people.play()
    assert people.window.shown() == "end"
    assert any(line.startswith("Bot lays") for line in people.lines())
