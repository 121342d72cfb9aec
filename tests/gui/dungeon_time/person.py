"""Whoever sits before the window of a game of Dungeon Time: gestures by the mouse, or by keys alone."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.dungeon_time.hands import FRESH
from chrononauts_qt.ui.games.dungeon_time.physical_keys import Place, blocks
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.gui.dungeon_time.keyboard import press, scan_of
from tests.gui.program import settle, walk_to, walk_within
from tests.gui.robot import HandClock


class Person:
    """Sits before a window; `by` is "mouse", "keys" (Tab, arrows, Enter) or "letters" (keys as places)."""

    def __init__(self, window: MainWindow, clock: HandClock) -> None:
        self.window, self.clock, self.by = window, clock, "mouse"

    @property
    def table(self) -> DungeonScreen:
        """The table that is laid."""
        found = screen_of(self.window)
        assert isinstance(found, DungeonScreen)
        return found

    @property
    def show(self) -> ResolutionShow:
        """The Story that is being told."""
        assert self.table.resolution is not None
        return self.table.resolution

    def press(self, button: QWidget) -> None:
        """Press a button."""
        assert button.isVisible(), f"{button.accessibleName()} is not on the screen"
        assert button.isEnabled(), f"{button.accessibleName()} cannot be pressed"
        if self.by == "mouse":
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            walk_to(self.window, button)
            QTest.keyClick(button, Qt.Key.Key_Space)
        settle()

    def key(self, key: Qt.Key) -> None:
        """Press a key of the keyboard."""
        QTest.keyClick(self.table.focusWidget() or self.table, key)
        settle()

    def tap(self, place: Place, shift: bool = False) -> None:
        """Press a key by its place; it goes to whatever has the keys."""
        press(self.table, scan_of(place), shift=shift)
        settle()

    def choose(self, view: PieceView, key: str, discard: bool = False) -> None:
        """Choose a thing of a list, or discard it."""
        if self.by != "mouse":
            walk_to(self.window, view)
            walk_within(view, key)
            QTest.keyClick(view, Qt.Key.Key_Delete if discard else Qt.Key.Key_Return)
        else:
            at: QPoint = view.rect_of(key).center() - view.pos()
            button = Qt.MouseButton.RightButton if discard else Qt.MouseButton.LeftButton
            QTest.mouseClick(view.viewport(), button, pos=at)
        settle()

    def say_done(self) -> None:
        """End the Adventure phase alone, by two presses."""
        for _ in range(2):
            self.clock.now += 2 * FRESH
            if self.by == "letters":
                self.tap(blocks(1)[0].done)
            else:
                self.press(self.table.done_button)
