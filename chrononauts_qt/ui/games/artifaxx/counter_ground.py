"""Presses on the ground of a view, beside its items: a shelf or an empty place is a target as well."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView

from chrononauts_qt.ui.kit.card_view import ENTER

CLICK_REACH = 6
"""A press that has moved further than this is no click."""


class Ground(QObject):
    """Tells of clicks beside the items of a view, and of Enter while none of them has the focus."""

    activated = Signal()

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._pressed = QPoint()
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Enter where the view has nothing to do with it; leave every click to the view as well."""
        if isinstance(event, QKeyEvent) and watched is self._view:
            return self._take_enter(event)
        if isinstance(event, QMouseEvent) and watched is self._view.viewport():
            self._follow(event)
        return False

    def _take_enter(self, event: QKeyEvent) -> bool:
        is_enter = event.type() == QEvent.Type.KeyPress and event.key() in ENTER
        if not is_enter or self._view.currentIndex().isValid():
            return False
        if not event.isAutoRepeat():
            self.activated.emit()
        return True

    def _follow(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = at
        elif event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            near = (at - self._pressed).manhattanLength() <= CLICK_REACH
            if near and not self._view.indexAt(at).isValid():
                self.activated.emit()
