"""A sign without words shows its name to the pointer, and a reader hears the name once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import Sitter
from tests.gui.access.targets import told_of
from tests.gui.program import settle


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what tooltips show."""
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _part: tips.append(words))
    return tips


def test_a_tip_is_the_name_of_the_moment(qtbot: QtBot, shown: list[str]) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    NameTip(button)
    for name in ("Remove seat 3", "Remove <seat> 4"):
        button.setAccessibleName(name)
        QApplication.sendEvent(button, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
        assert told_of(button).description == ""
    assert shown[0] == "Remove seat 3"
    assert "Remove &lt;seat&gt; 4" in shown[1]


def test_tools_of_seats_say_their_names_once(window: MainWindow) -> None:
    """A bug: "Move seat 1 down" was the description too, and an old one after a seat was removed."""
    window.ask_new_game("chrononauts")
    settle()
    people = window.new_game.people
    people.fill("chrononauts", [Sitter("Ada"), Sitter("Bruno"), Sitter("Chloé")])
    for row in people.rows:
        for tool in (row.up, row.down, row.remove, row.language):
            told = told_of(tool)
            assert told.name
            assert not told.description
