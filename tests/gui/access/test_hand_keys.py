"""Keys in the lists of a table: every arrow leads on or says that it does not; none throws a card away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.kit import accessibility
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.bots.conftest import opened
from tests.gui.desks import table_of
from tests.gui.program import settle
from tests.gui.secrecy.witness import listening

Key = Qt.Key
HAND = ("prevent-assassination", "dodo", "ark")


def _dealt(window: MainWindow) -> TableScreen:
    setup = Setup(2, "memo", "seat-1", mulligan=False, hands={0: HAND, 1: ("mona-lisa-real",)})
    opened(window, Match.start("chrononauts", ("Ada", "Orvik"), setup, None, {bot_option(1): "agent"}))
    return table_of(window)


def _press(key: Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    settle()


@pytest.mark.parametrize("arrow", [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down])
def test_an_arrow_leads_from_the_button_that_plays_back_to_the_cards(window: MainWindow, arrow: Key) -> None:
    """A bug: it led to “Kill time”, and who meant the next card and pressed Enter had lost the chosen one."""
    table = _dealt(window)
    hand, before = table.hand, table.controller.view().hand
    hand.setFocus()
    hand.setCurrentIndex(hand.model().index(1, 0))
    _press(Key.Key_Return)
    assert QApplication.focusWidget() is table.steps.primary, "it plays the chosen card"
    _press(arrow)
    assert QApplication.focusWidget() is hand
    is_on = arrow in (Key.Key_Right, Key.Key_Down)
    row = 2 if is_on else 0
    assert hand.currentIndex().row() == row
    card = hand.currentIndex().data(CardRole.CARD)
    _press(Key.Key_Return)
    assert table.controller.view().hand == before
    assert table.arming.card == card


def test_every_arrow_leads_on_in_the_hand(window: MainWindow) -> None:
    """A bug: Down was silent, and nobody knew that the cards lie side by side."""
    hand = _dealt(window).hand
    hand.setFocus()
    hand.setCurrentIndex(hand.model().index(0, 0))
    rows = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Left):
        _press(key)
        rows.append(hand.currentIndex().row())
    assert rows == [1, 2, 3, 3, 2, 1], "one has been drawn"


def test_down_skips_no_goal(window: MainWindow) -> None:
    goals = _dealt(window).goals
    goals.setFocus()
    goals.setCurrentIndex(goals.model().index(0, 0))
    rows = [0]
    for _ in range(goals.model().rowCount() - 1):
        _press(Key.Key_Down)
        rows.append(goals.currentIndex().row())
    assert rows == list(range(8))


def test_an_arrow_that_leads_nowhere_says_so(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = _dealt(window).hand
    said: list[str] = []
    monkeypatch.setattr(accessibility, "announce", lambda widget, words, urgent=False: said.append(words))
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    hand.setFocus()
    hand.setCurrentIndex(hand.model().index(2, 0))
    heard = []
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Left):
        said.clear()
        _press(key)
        heard.append(list(said))
    assert heard == [[], ["Nothing further that way."], []]


def test_a_digit_says_which_card_the_keys_aim_and_how(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: the keys were at the first year at once, and who pressed Enter to hear more had played it."""
    table = _dealt(window)
    table.hand.setFocus()
    with listening(monkeypatch) as sounds:
        _press(Key.Key_1)
    said = [words for kind, words in sounds.heard if kind == "spoken"]
    assert "Prevent Assassination: the arrows choose where, Enter plays the card there." in said
    assert table.timeline.hasFocus()
