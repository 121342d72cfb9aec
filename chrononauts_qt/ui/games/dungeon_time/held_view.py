"""Answers of which some want to be held: a press alone would break the Backpack by mistake."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.roles import ItemRole

HOLD_MS = 700
"""So long an answer is held to be sure of it."""


class HeldView(PieceView):
    """`held` tells that one of the things that can be held was held in its place long enough."""

    held = Signal(str)
    can_hold: Callable[[str], bool] = staticmethod(lambda key: False)
    _at = QPoint()
    _held = ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._at = event.position().toPoint()
        self._held = key = str(self.indexAt(self._at).data(ItemRole.KEY) or "")
        if key and self.can_hold(key):
            QTimer.singleShot(HOLD_MS, self, lambda: self._hold(key))
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if (event.position().toPoint() - self._at).manhattanLength() >= QApplication.startDragDistance():
            self._held = ""
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held = ""
        super().mouseReleaseEvent(event)

    def _hold(self, key: str) -> None:
        if self._held == key:
            self._held = ""
            self.setState(self.State.NoState)
            self.held.emit(key)
