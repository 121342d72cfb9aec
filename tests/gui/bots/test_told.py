"""One person among bots is told what they do, and first of all that the turn has come back."""

from __future__ import annotations

import pytest

from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import narrator
from tests.gui.bots.conftest import opened, seated
from tests.gui.bots.test_slot import allow, say
from tests.gui.desks import table_of
from tests.gui.secrecy.witness import listening

BOTS = {2: "cadet", 3: "agent"}


@pytest.fixture
def said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is told of a round in which Bo turns 1963 and Cleo kills time, before Ada's turn."""
    hands = {0: ("dodo",), 1: ("reverse-fate",), 2: ("sabotage", "ark")}
    opened(window, seated(3, BOTS, hands=hands, first="seat-2"))
    table = table_of(window)
    with listening(monkeypatch) as sounds:
        say(table, 2, "play reverse-fate on 1963")
        allow(table)
        for seat, action in ((2, "end"), (3, "discard sabotage"), (3, "keep"), (3, "end")):
            say(table, seat, action)
        while table.narrator.waiting:
            table.narrator._speaks.stop()
            table.narrator._go_on()
    return [words for kind, words in sounds.heard if kind == "spoken"]


def test_a_round_of_bots_is_told_once(said: list[str]) -> None:
    assert said.pop(-2).startswith("You drew "), "which nobody else is there to hear"
    assert said == [
        "Bo plays Reverse Fate on 1963.",
        "1963 became 1963 prime: JFK hurt in Dallas, but alive. Opened: 1968 and 1969. "
        "Open Paradoxes: 2 of 13.",
        "Turn 2: Cleo.",
        "Cleo killed time and discarded Sabotage.",
        "Ada’s turn: Play a card or kill time",
    ]


@pytest.fixture
def slow_reader(monkeypatch: pytest.MonkeyPatch, readers_speak_in_no_time: None) -> None:
    """Let a sentence take longer than the round."""
    monkeypatch.setattr(narrator, "BEGIN_MS", 600_000)


@pytest.mark.usefixtures("slow_reader")
def test_whoever_is_on_turn_hears_that_before_what_has_piled_up(request: pytest.FixtureRequest) -> None:
    said = request.getfixturevalue("said")
    assert said[0] == "Ada’s turn: Play a card or kill time"
    assert "Cleo killed time and discarded Sabotage." in said[1:]
    assert len(said) == len(set(said))
