"""Areas that are read row by row with the arrows while somebody listens."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.access_texts import text
from chrononauts_qt.ui.kit.accessibility import announce


class RowsRead(QObject):
    """Lets Up, Down, Home and End read rows to whoever listens; for whoever looks they scroll the area."""

    reached = Signal(int)
    """This row is read now."""

    def __init__(self, area: QWidget, rows: Sequence[str]) -> None:
        super().__init__(area)
        self._area, self._rows = area, tuple(rows)
        self._now = -1
        area.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the four keys while a screen reader runs."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.modifiers() or not QAccessible.isActive():
            return False
        rows = {
            Qt.Key.Key_Down: self._now + 1,
            Qt.Key.Key_Up: self._now - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: len(self._rows) - 1,
        }
        row = rows.get(Qt.Key(event.key()))
        if row is not None:
            self._read(row)
        return row is not None

    def _read(self, row: int) -> None:
        if not 0 <= row < len(self._rows):
            announce(self._area, text("no-further"))
            return
        self._now = row
        self.reached.emit(row)
        announce(self._area, self._rows[row])
