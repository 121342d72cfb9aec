"""Where the keys go after an act: to one place, and nowhere on the way; a reader says each of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.bots.conftest import opened
from tests.gui.desks import controller_of, table_of
from tests.gui.program import settle
from tests.gui.robot import let_pass

CARD = "prevent-assassination"


def _dealt(window: MainWindow, first: int, hands: dict[int, tuple[str, ...]]) -> TableScreen:
    """Lay a game of Ada against Orvik, a bot that does what it is told to."""
    setup = Setup(2, "memo", f"seat-{first}", mulligan=False, hands=hands)
    opened(window, Match.start("chrononauts", ("Ada", "Orvik"), setup, None, {bot_option(1): "agent"}))
    return table_of(window)


def _press(button: QWidget, went: list[QWidget]) -> list[QWidget]:
    """Return where the keys go when a button is pressed by Enter."""
    button.setFocus()
    settle()
    went.clear()
    QTest.keyClick(button, Qt.Key.Key_Return)
    settle()
    return went


def test_after_the_end_of_a_turn_the_keys_are_at_the_hand(window: MainWindow, went: list[QWidget]) -> None:
    """A bug: they went over Claim victory, Hint and Goals, as one after the other could do nothing."""
    table = _dealt(window, 1, {0: ("dodo", CARD), 1: ("ark",)})
    controller = controller_of(window)
    for words in ("discard dodo", "keep"):
        controller.submit(0, parse(words))
    assert controller.view().step == "end"
    assert _press(table.steps.primary, went) == [table.hand]


@pytest.mark.parametrize("card", ["dodo", CARD])
def test_after_a_card_that_killed_time_the_keys_are_at_the_hand(
    window: MainWindow, went: list[QWidget], card: str
) -> None:
    table = _dealt(window, 1, {0: ("dodo", CARD, "ark"), 1: ("mona-lisa-real",)})
    table.arming.arm(card, "hand")
    assert _press(table.steps.discard_button, went) == [table.hand]
    assert controller_of(window).view().step == "kill"


def test_after_an_answer_the_keys_are_where_they_were(window: MainWindow, went: list[QWidget]) -> None:
    """A bug: a reader heard the board, the window again, the goals and an own goal."""
    table = _dealt(window, 2, {0: ("memo", "dodo"), 1: (CARD, "ark")})
    table.hand.setFocus()
    controller_of(window).submit(1, parse(f"play {CARD} on 1963"))
    settle()
    never = table.sheets.memo.never_button
    assert QApplication.focusWidget() is never
    let_pass(DEAF_MS)
    assert _press(never, went) == [table.hand]


def test_a_window_that_closes_unanswered_gives_the_keys_back(window: MainWindow, went: list[QWidget]) -> None:
    table = _dealt(window, 2, {0: ("memo", "dodo"), 1: (CARD, "ark")})
    table.hand.setFocus()
    controller_of(window).submit(1, parse(f"play {CARD} on 1963"))
    settle()
    went.clear()
    controller_of(window).submit(0, parse("allow"))
    settle()
    assert went == [table.hand]
