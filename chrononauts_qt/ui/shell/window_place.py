"""Where the window stands: as it was left, and the first time where all of it has room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

FRAME = QSize(16, 56)
"""What borders and a title bar take at most: no system tells before the window is there."""


class WindowPlace(QObject):
    """Puts a window that is not shown yet where it was left last.

    Qt brings it back into sight where that screen is gone. The first time it has its usual size, and fills
    the screen where that has no room with its frame around it. Where not even the smallest window has, it
    has the screen for itself, without a frame.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        left = QByteArray.fromBase64(window.look.settings.window_place.encode())
        if not window.restoreGeometry(left) and not _has_room(window, window.size()):
            window.setWindowState(Qt.WindowState.WindowMaximized)
        if not _has_room(window, window.minimumSize()):
            window.setWindowState(Qt.WindowState.WindowFullScreen)

    def remember(self) -> None:
        """Remember from now on where the window is when it closes."""
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember the place of a window that is about to close."""
        if event.type() == QEvent.Type.Close:
            self._keep()
        return False

    def _keep(self) -> None:
        look = self._window.look
        place = bytes(self._window.saveGeometry().toBase64().data()).decode()
        if place != look.settings.window_place:
            look.change(look.settings._replace(window_place=place))


def _has_room(window: MainWindow, size: QSize) -> bool:
    """Tell whether a window of this size fits into what the screen has left, with its frame."""
    wanted = size + FRAME
    return wanted.boundedTo(window.screen().availableSize()) == wanted
