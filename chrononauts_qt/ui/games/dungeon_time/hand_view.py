"""The cards of one hand on the screen: what the mouse, fingers and the keys of a list do to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.pieces import RING, Painting, PieceModel, PieceView, Placing
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme

LONG_MS = 350
"""So long a card is held to be discarded."""
FLICK = 0.3
"""Within so many seconds a flick is over."""
FLICKED = 0.3
"""So much of its height a card is flicked down."""
_MOUSE = -1
"""Stands for the mouse among the numbers of fingers."""


class Press(NamedTuple):
    """A pointer on a card: where and when (in seconds) it went down."""

    key: str
    at: QPointF
    since: float


class TableView(PieceView):
    """Things on a table at which Space stops the glass."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
            return
        super().keyPressEvent(event)


class HandView(TableView):
    """The cards of a seat. A press plays; the right button, Delete, a long press and a flick down discard.

    Every finger is a pointer of its own. With ``is_careful`` neither a long press nor a flick means anything.
    """

    discarded = Signal(str)
    carried = Signal(str, QPoint)
    """A finger has carried a card to this point of the screen."""

    def __init__(
        self,
        model: PieceModel,
        place: Placing,
        paint: Painting,
        theme: Theme,
        now: Callable[[], float],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(model, place, paint, theme, parent)
        self._now = now
        self.is_careful = False
        self._presses: dict[int, Press | None] = {}
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    # -- what a pointer does ----------------------------------------------------------------------

    def _begin(self, pointer: int, at: QPointF) -> None:
        key = str(self.indexAt(at.toPoint()).data(ItemRole.KEY) or "")
        press = self._presses[pointer] = Press(key, at, self._now()) if key else None
        if press is not None and not self.is_careful:
            QTimer.singleShot(LONG_MS, self, lambda: self._hold(pointer, press))

    def _hold(self, pointer: int, press: Press) -> None:
        """Discard a card that has been held all the time in its place."""
        if self._presses.get(pointer) is press:
            self._discard(pointer, press)

    def _discard(self, pointer: int, press: Press) -> None:
        self._presses[pointer] = None
        self.discarded.emit(press.key)

    def _is_moved(self, press: Press, at: QPointF) -> bool:
        return (at - press.at).manhattanLength() >= QApplication.startDragDistance()

    def _flicks(self, pointer: int, at: QPointF) -> bool:
        """Tell whether a pointer flicks its card down; discard it once it has come far enough."""
        press = self._presses.get(pointer)
        if press is None or self.is_careful:
            return False
        way = at - press.at
        if way.y() <= 2 * abs(way.x()) or self._now() - press.since >= FLICK:
            return False
        cell = self.cell_rect(self._pieces.row_of(press.key))
        if way.y() >= FLICKED * cell.height():
            self._discard(pointer, press)
        return True

    # -- the mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and index.isValid():
            self.discarded.emit(str(index.data(ItemRole.KEY)))
            return
        if event.button() == Qt.MouseButton.LeftButton:
            self._begin(_MOUSE, event.position())
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a card, unless it is flicked or has been discarded."""
        is_over = _MOUSE in self._presses and self._presses[_MOUSE] is None
        if not is_over and not self._flicks(_MOUSE, event.position()):
            press = self._presses.get(_MOUSE)
            if press is not None and self._is_moved(press, event.position()):
                del self._presses[_MOUSE]
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the card, unless the press has done something else already."""
        is_over = _MOUSE in self._presses and self._presses[_MOUSE] is None
        self._presses.pop(_MOUSE, None)
        if is_over:
            self.setState(self.State.NoState)
        else:
            super().mouseReleaseEvent(event)

    # -- fingers ----------------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        """Take every finger as a pointer of its own."""
        if not isinstance(event, QTouchEvent):
            return super().viewportEvent(event)
        state = QEventPoint.State
        for finger in event.points():
            if finger.state() == state.Pressed:
                self._begin(finger.id(), finger.position())
            elif finger.state() == state.Updated:
                self._move_finger(finger)
            elif finger.state() == state.Released:
                self._lift(finger)
        if event.type() == QEvent.Type.TouchCancel:
            self._presses.clear()
        event.accept()
        return True

    def _move_finger(self, finger: QEventPoint) -> None:
        """A finger that wanders is no longer a long press."""
        press = self._presses.get(finger.id())
        if press is None or self._flicks(finger.id(), finger.position()):
            return
        if self._is_moved(press, finger.position()):
            self._presses[finger.id()] = press._replace(since=-FLICK)

    def _lift(self, finger: QEventPoint) -> None:
        press = self._presses.pop(finger.id(), None)
        if press is None:
            return
        if self._is_moved(press, finger.position()):
            self.carried.emit(press.key, finger.globalPosition().toPoint())
        else:
            self.chosen.emit(press.key)

    # -- drawing ----------------------------------------------------------------------------------

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Draw what has changed, with its ring: the places of a hand stay where they are."""
        for row in range(first.row(), last.row() + 1):
            cell = self.cell_rect(self.model().index(row, 0))
            self.viewport().update(cell.adjusted(-RING, -RING, RING, RING))

    # -- keys -------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = str(self.currentIndex().data(ItemRole.KEY) or "")
        if event.key() == Qt.Key.Key_Delete and key and not event.isAutoRepeat():
            self.discarded.emit(key)
            return
        super().keyPressEvent(event)
