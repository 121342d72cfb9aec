"""A list that is read, not searched."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

PLAIN_LIST = "QListView { background: transparent; border: none; padding: 0; }"
"""A list that stands in a panel which is drawn already."""


class QuietList(QListView):
    """A list to read: letters and digits are the table's keys, not a search in it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what could be typed to the table."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.text().isprintable() and event.text() and plain:
            event.ignore()
            return
        super().keyPressEvent(event)
