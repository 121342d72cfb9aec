"""One person among bots is told what they do, and first of all that the turn has come back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import narrator
from tests.gui.bots.conftest import opened, seated
from tests.gui.bots.test_slot import allow, say
from tests.gui.desks import table_of
from tests.gui.program import settle
from tests.gui.secrecy.witness import listening

BOTS = {2: "cadet", 3: "agent"}
LOST = "Lost for your Identity: 1968. Years of your Identity that stand as you need them: 0 of 3."


@pytest.fixture
def said(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is told of a round in which Bo turns 1963 and Cleo kills time, before Ada's turn."""
    hands = {0: ("dodo",), 1: ("reverse-fate",), 2: ("sabotage", "ark")}
    opened(window, seated(3, BOTS, hands=hands, first="seat-2", identities={0: "yitzchak"}))
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
        LOST,
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
    assert LOST in said[1:], "only T told of it"
    assert len(said) == len(set(said))


def begins(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, bots: dict[int, str], first: str
) -> list[str]:
    """Return what is told when the table of a game is laid."""
    with listening(monkeypatch) as sounds:
        opened(window, seated(3, bots, hands={0: ("dodo",)}, first=first))
        settle()
    return [words for kind, words in sounds.heard if kind == "spoken"]


def test_who_is_alone_with_bots_hears_at_the_start_that_it_is_the_own_turn(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert begins(window, monkeypatch, BOTS, "seat-1") == ["Ada’s turn: Play a card or kill time"]


def test_where_a_bot_begins_that_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    assert begins(window, monkeypatch, BOTS, "seat-2") == ["Turn 1: Bo."]


def test_where_several_play_the_curtain_says_it(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said = begins(window, monkeypatch, {3: "agent"}, "seat-1")
    assert not any("Play a card" in words or "Dodo" in words for words in said)


def round_of_three(window: MainWindow) -> None:
    """Let three bots kill time, one after the other."""
    hands = {0: ("dodo",), 1: ("reverse-fate",), 2: ("sabotage",), 3: ("ark",)}
    opened(window, seated(4, {2: "cadet", 3: "cadet", 4: "cadet"}, hands=hands, first="seat-2"))
    table = table_of(window)
    for seat, card in ((2, "reverse-fate"), (3, "sabotage"), (4, "ark")):
        say(table, seat, f"discard {card}")
        say(table, seat, "keep")
        say(table, seat, "end")


def test_r_tells_a_whole_round_of_three_bots(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    round_of_three(window)
    said = table_of(window).inquiries.answer(Qt.Key.Key_R)
    for done in ("Bo killed time and discarded Reverse Fate.", "Cleo killed time and discarded Sabotage."):
        assert done in said
    assert said.endswith("discarded Ark of the Covenant.")


@pytest.mark.usefixtures("slow_reader")
def test_a_round_that_is_quicker_than_the_voice_is_summed_up(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening(monkeypatch) as sounds:
        round_of_three(window)
        speaker = table_of(window).narrator
        for _ in range(6):
            speaker._speaks.stop()
            speaker._go_on()
    said = [words for kind, words in sounds.heard if kind == "spoken"]
    told = "|".join(said)
    for done in ("Bo killed time", "Cleo killed time", "discarded Ark"):
        assert told.count(done) == 1, said
    assert not any(words.startswith("Meanwhile: ") for words in said), "nothing was left out"
