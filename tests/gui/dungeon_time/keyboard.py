"""Keys pressed by their places, as on a Linux keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.dungeon_time.physical_keys import Place, place_of
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen

Q, W, A, Z, P, L = 24, 25, 38, 52, 33, 46
"""Scan codes, by what a US keyboard prints."""


def press(
    screen: DungeonScreen, scan: int, text: str = "", shift: bool = False, repeats: bool = False
) -> None:
    """Press a key by its place; it goes to whatever has the keys."""
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    key = ord(text.upper()) if len(text) == 1 and text.isascii() else 0
    event = QKeyEvent(QEvent.Type.KeyPress, key, held, scan, 0, 0, text, repeats)
    QApplication.sendEvent(screen.focusWidget() or screen, event)


def scan_of(place: Place) -> int:
    """Return the scan code of a place on Linux."""
    return next(scan for scan in range(10, 62) if place_of(scan, 0, "linux") == place)


def release(screen: DungeonScreen, scan: int) -> None:
    """Let a key come up."""
    event = QKeyEvent(QEvent.Type.KeyRelease, 0, Qt.KeyboardModifier.NoModifier, scan, 0, 0, "", False)
    QApplication.sendEvent(screen.focusWidget() or screen, event)
