"""A table of Dungeon Time in its window, as `Party` lets phones in to it and `TeamWitness` looks at it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.dungeon_time.games import GAME
from tests.gui.dungeon_time.people import People
from tests.gui.program import settle
from tests.gui.robot import HandClock

NAMES = ("Ada", "Bruno", "Chloé")


class TeamScene(People):
    """Three people and a glass of five minutes."""

    def __init__(self, window: MainWindow, clock: HandClock, **setup: Any) -> None:
        begins = Setup(len(NAMES), **{"seed": "tv", **setup})
        window.open_match(Match.start(GAME, NAMES, begins, None, {"seconds": "300", "id": "0" * 16}))
        super().__init__(window, clock)
        settle()

    @property
    def controller(self) -> DungeonController:
        """What stands between the match and the screen."""
        return self.table.controller

    def settle(self) -> None:
        """Let Qt do what it has been asked to."""
        settle()

    def said(self) -> str:
        """Return the sentence in the table's message bar, or ""."""
        bar = self.table.message
        return bar.words.text() if bar.isVisible() else ""

    def click(self, widget: Any) -> None:
        """Click in the middle of a widget."""
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
        settle()

    def type(self, key: Qt.Key) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key)
        settle()
