"""How a game ended is heard at once, on every last page: who won, and why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.table.end_page import SAYING_MS, EndPage
from tests.gui.access.hearing import hearing
from tests.gui.program import settle
from tests.gui.robot import let_pass
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
ENDS = {
    "reveal-home": ("is home.",),
    "reveal-bots": ("Chloé has power and success.", "Chief bot."),
    "reveal-destroyed": ("Everyone loses.", "Paradoxes"),
    "journey-won": ("home",),
    "journey-end": ("Somebody stayed behind.", "2 of 14 home."),
    "journey-destroyed": ("Paradoxes",),
    "afternova-end": ("Ada wins with 41 points.",),
    "dungeon-won": ("the Goal was 10.",),
    "dungeon-broken": ("The Backpack broke on card 41.",),
}


@pytest.mark.parametrize("screen", list(ENDS))
def test_the_end_is_heard_where_the_keys_are_first(show: Show, screen: str) -> None:
    """A bug: “Retry same deal, button” was all."""
    with show(screen, USUAL[0]) as window:
        page, first = window.stack.currentWidget(), QApplication.focusWidget()
        assert isinstance(page, EndPage)
        assert first is not None
        assert first is page.first
        reader = QAccessible.queryAccessibleInterface(page)
        told = reader.text(DESCRIPTION)
        assert told.startswith(reader.text(NAME))
        for part in ENDS[screen]:
            assert part in told
        assert first.accessibleDescription() == told


def test_a_letter_says_again_how_the_game_ended(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: R, and whatever else asks at a table, was silent on the last page."""
    with show("reveal-home", USUAL[0]) as window, hearing(monkeypatch) as heard:
        page = window.stack.currentWidget()
        assert isinstance(page, EndPage)
        assert page.first is not None
        page.first.setFocus()
        settle()
        heard.clear()
        QTest.keyClick(page.first, Qt.Key.Key_H)
        assert heard == [], "it is being said"
        let_pass(SAYING_MS)
        for key in (Qt.Key.Key_R, Qt.Key.Key_O):
            QTest.keyClick(page.first, key)
        assert heard == [page.accessibleDescription()] * 2
