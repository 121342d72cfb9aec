"""What a reader says of the seats of a new game, and of a log that is long."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.new_game import NewGamePage
from tests.gui.access.hearing import hearing
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL

NAME = QAccessible.Text.Name


def name_of(widget: QWidget) -> str:
    return str(QAccessible.queryAccessibleInterface(widget).text(NAME))


def test_every_control_of_a_seat_names_its_seat(show: Show) -> None:
    with show("new-game-bots", USUAL[0]) as window:
        page = window.findChild(NewGamePage)
        assert page is not None
        rows = page.people.rows
        for seat, row in enumerate(rows, 1):
            parts = (row.name, row.player, row.language, row.up, row.down, row.remove)
            names = [name_of(part).lower() for part in parts]
            assert all(f"seat {seat}" in name for name in names), names
        player = rows[1].player
        told = QAccessible.queryAccessibleInterface(player)
        assert told.role() == QAccessible.Role.ComboBox
        assert name_of(player).endswith(f", seat 2, player: {player.currentText()}")
        assert told.text(QAccessible.Text.Value) == player.currentText()
        assert told.text(QAccessible.Text.Description) == player.accessibleDescription()


def test_a_seat_that_is_moved_is_told(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: it moved in silence, and “Move seat 1 up” had the keys."""
    with show("new-game-bots", USUAL[0]) as window:
        page = window.findChild(NewGamePage)
        assert page is not None
        row = page.people.rows[2]
        row.up.setFocus()
        with hearing(monkeypatch) as heard:
            for _ in range(2):
                QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Space)
        name, count = row.name.text(), len(page.people.rows)
        assert heard == [f"{name} has seat {seat} of {count} now." for seat in (2, 1)]


def test_whoever_comes_to_the_log_begins_at_its_newest_line(show: Show) -> None:
    with show("table-crowd", USUAL[0]) as window:
        table = window.findChild(TableScreen)
        assert table is not None
        log = table.log
        newest = log.model().rowCount() - 1
        assert newest > 0
        table.setFocus()
        QTest.keyClick(table, Qt.Key.Key_J)
        assert log.currentIndex().row() == newest
        QTest.keyClick(log, Qt.Key.Key_Home)
        assert log.currentIndex().row() == 0
        QTest.keyClick(log, Qt.Key.Key_J)
        assert log.currentIndex().row() == newest
        table.setFocus()
        log.setFocus(Qt.FocusReason.TabFocusReason)
        assert log.currentIndex().row() == newest
