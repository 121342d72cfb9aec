"""The second press of a double click goes where the first one went, or nowhere.

What the first press has opened or laid bare may lie under the second one, and nobody has aimed at that.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import getCppPointer

_PRESSES = frozenset({
    QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease,
})  # fmt: skip


class DoubleClicks(QObject):
    """Stands before a window that has been shown."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._pressed: object = None
        self._before: object = None
        self._is_dropped = False
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop a second press on something else than the first, and its release.

        Qt tells a window of the second press as of any other, and then that it makes a double click.
        """
        if event.type() not in _PRESSES or not isinstance(event, QMouseEvent):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            was_dropped, self._is_dropped = self._is_dropped, False
            return was_dropped
        part = self._window.childAt(event.position().toPoint())
        here = getCppPointer(part) if part is not None else None
        if event.type() == QEvent.Type.MouseButtonPress:
            self._before, self._pressed = self._pressed, here
            return False
        self._is_dropped = here != self._before
        return self._is_dropped
