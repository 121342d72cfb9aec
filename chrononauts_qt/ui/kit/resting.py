"""What the pointer rests on, and what the right button or a long press asks to read: views tell neither."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip, QWidget

from chrononauts_qt.ui.kit.roles import ItemRole

REST_MS = 350
_TREMOR, _REACH = 4, 6
"""So many pixels a hand moves that holds still, and that presses."""
_GONE = frozenset({
    QEvent.Type.Leave, QEvent.Type.Wheel, QEvent.Type.DragEnter, QEvent.Type.Hide, QEvent.Type.TouchBegin,
})  # fmt: skip

Spot = tuple[str, QRect]
"""A thing (key) and where it lies in the viewport; "" for none."""
SpotAt = Callable[[QPoint], Spot]

_NOWHERE: Spot = ("", QRect())
_ASKED: list[Callable[[], bool]] = []


def follow(ask: Callable[[], bool] | None) -> None:
    """Take from the settings whether what the pointer rests on is shown large; None: it is not."""
    _ASKED[:] = [ask] if ask is not None else []


def is_wished() -> bool:
    """Tell whether resting shows anything."""
    return bool(_ASKED) and _ASKED[0]()


class Resting(QObject):
    """Watches the things of some views under the pointer. Nothing is chosen or played by it."""

    rested = Signal(str, QRect)
    """The pointer has rested on the thing with this key; it lies there on the screen."""
    left = Signal()
    """The pointer has gone, or presses something."""
    pinned = Signal(str)
    """The thing with this key is to be read for longer."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._spots: dict[QObject, SpotAt] = {}
        self._at: tuple[QObject, QPoint] | None = None
        self._shown = self._pressed = ""
        self._is_held = False
        self._rest = self._timer(REST_MS, self._show)
        self._hold = self._timer(QGuiApplication.styleHints().mousePressAndHoldInterval(), self._pin_held)

    def _timer(self, milliseconds: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=milliseconds)
        timer.timeout.connect(then)
        return timer

    def watch(self, view: QAbstractItemView, spot_at: SpotAt | None = None) -> None:
        """Watch the items of a view by their keys, or what `spot_at` finds at a point of its viewport."""
        self._spots[view.viewport()] = spot_at or _Items(view).spot_at
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer; what follows a long press is nobody else's."""
        kind = event.type()
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._move(watched, event)
            return self._is_held
        if isinstance(event, QMouseEvent):
            return self._press(watched, event)
        if isinstance(event, QContextMenuEvent):
            return event.reason() == QContextMenuEvent.Reason.Mouse and self._pin(watched, event.pos())
        if kind == QEvent.Type.ToolTip:
            return bool(self._shown)
        if kind in _GONE:
            self._pressed = ""
            self.stop()
        return False

    def stop(self) -> None:
        """Let what is shown go, and wait for nothing."""
        self._rest.stop()
        self._hold.stop()
        self._at = None
        if self._shown:
            self._shown = ""
            self.left.emit()

    def _move(self, watched: QObject, event: QMouseEvent) -> None:
        here, at = event.position().toPoint(), self._at
        if event.buttons():
            if at is None or (here - at[1]).manhattanLength() > _REACH:
                self._hold.stop()
            return
        if self._shown:
            if self._spots[watched](here)[0] == self._shown:
                return
            self.stop()
        elif self._rest.isActive() and at is not None and (here - at[1]).manhattanLength() <= _TREMOR:
            return
        self._at = watched, here
        if is_wished():
            self._rest.start()

    def _show(self) -> None:
        """Show what the pointer rests on, if nothing has come over it and it has not just been pressed."""
        if self._at is None or QApplication.activePopupWidget() is not None:
            return
        viewport, here = self._at
        key, place = self._spots[viewport](here)
        if key != self._pressed:
            self._pressed = ""
        if not key or key == self._pressed or not isinstance(viewport, QWidget):
            return
        window = viewport.window()
        if window.isActiveWindow() and window.childAt(viewport.mapTo(window, here)) is viewport:
            self._shown = key
            QToolTip.hideText()
            self.rested.emit(key, QRect(viewport.mapToGlobal(place.topLeft()), place.size()))

    def _press(self, watched: QObject, event: QMouseEvent) -> bool:
        """A press lets go what is shown: whoever presses wants the thing itself. Held, it pins it."""
        was_held = self._is_held
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._hold.stop()
            self._is_held = False
            return was_held
        here = event.position().toPoint()
        self.stop()
        self._is_held = False
        self._pressed = self._spots[watched](here)[0]
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._at = watched, here
            self._hold.start()
        return False

    def _pin_held(self) -> None:
        if self._at is not None and QGuiApplication.mouseButtons():
            self._is_held = self._pin(*self._at)

    def _pin(self, watched: QObject, here: QPoint) -> bool:
        """Ask to read what lies there; tell whether anything does."""
        key = self._spots[watched](here)[0]
        if key:
            self.stop()
            self.pinned.emit(key)
        return bool(key)


class _Items(QObject):
    """The items of a view as spots."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    def spot_at(self, point: QPoint) -> Spot:
        """Return the item at a point of the viewport."""
        index = self._view.indexAt(point)
        key = str(index.data(ItemRole.KEY) or "")
        return (key, self._view.visualRect(index)) if key else _NOWHERE
