"""The cards of one hand on the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.roles import ItemRole


class HandView(PieceView):
    """The cards of a seat. A press plays; the right button or Delete discards."""

    discarded = Signal(str)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and index.isValid():
            self.discarded.emit(str(index.data(ItemRole.KEY)))
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = str(self.currentIndex().data(ItemRole.KEY) or "")
        if event.key() == Qt.Key.Key_Delete and key and not event.isAutoRepeat():
            self.discarded.emit(key)
            return
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
            return
        super().keyPressEvent(event)
