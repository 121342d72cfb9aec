"""Sheets that whoever plays opens over the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.gui.table.scene import Scene

Open = Callable[[Scene], QWidget]


def claim(scene: Scene) -> QWidget:
    """Ask whether victory is claimed."""
    scene.to_end_step()
    scene.key(Qt.Key.Key_V)
    return scene.table.sheets.claim


def discards(scene: Scene) -> QWidget:
    """Look through the discards."""
    scene.table.hand.setFocus()
    scene.table.questions.show_discards()
    return scene.table.sheets.discards
