"""Pact is played to its end in the window, by clicks and by keys, with what the window shows and no more."""

from __future__ import annotations

import pytest

from tests.gui.pact.people import People
from tests.gui.program import settle
from tests.pact.actions import ACCEPT, PASS, offer

ADA, BO, CLEO = range(3)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_two_play_a_game_to_its_end(people: People, by: str) -> None:
    people.sit()
    people.by = by
    ada, bo = (people.table.controller.match.state.hands[seat] for seat in (ADA, BO))
    given, wanted = ada[0], bo[-1]
    people.say(ADA, offer((given,), BO, wanted))
    assert people.table.curtain.seat == BO
    people.say(BO, ACCEPT)
    assert people.lines()[-2:] == ["Bo accepts: 1 stone of Ada for one of Bo.", "Round 2 begins."]
    for _ in range(2):
        people.say(ADA, PASS)
        people.say(BO, PASS)
    settle()
    assert people.window.shown() == "end"
    assert people.end.title.text().startswith(("Ada", "Bo"))
    people.press(people.end.board_button)
    assert people.table.board.offer.text() == "No offer stands."
    assert people.window.shown() == "table"
