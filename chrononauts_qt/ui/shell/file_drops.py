"""A saved game dropped anywhere on the window is opened; of anything else it is said why not."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

_DRAGS = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)


class FileDrops(QObject):
    """Takes files that are dropped on a window; cards that are moved about are none of its business.

    It stands before every widget: a field to write in would take the name of a file for a text.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a saved game in. What is refused is told as soon as it comes: it cannot be dropped."""
        if watched is self._window:
            handle = self._window.windowHandle() if event.type() == QEvent.Type.Show else None
            if handle is not None:
                handle.installEventFilter(self)
            return False
        if event.type() not in _DRAGS or not isinstance(event, QDropEvent) or not event.mimeData().hasUrls():
            return False
        why_not = refusal(event.mimeData())
        if why_not and event.type() != QEvent.Type.DragMove:
            self._window.message.say(why_not, error=True, brief=True)
        event.setAccepted(not why_not)
        if not why_not:
            event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop and not why_not:
            self._window.activateWindow()
            self._window.open_file(_path(event.mimeData()))
        return True


def refusal(dropped: QMimeData) -> str:
    """Return why files that are dragged here cannot be opened, or "" for one that may be a saved game."""
    from chrononauts_qt.session import disk
    from chrononauts_qt.session.places import SUFFIX
    from chrononauts_qt.ui.catalog import games_texts as words

    urls = dropped.urls()
    if len(urls) != 1:
        return words.text("drop-one")
    if not urls[0].isLocalFile():
        return words.text("drop-local")
    path = _path(dropped)
    if disk.is_folder(path):
        return words.text("drop-folder", file=words.shown(path), suffix=SUFFIX)
    if not disk.is_file(path):
        return words.text("drop-gone", file=words.shown(path))
    if path.suffix == SUFFIX or _begins_like_ours(path):
        return ""
    return words.text("drop-unknown", file=words.shown(path), suffix=SUFFIX)


def _path(dropped: QMimeData) -> Path:
    return Path(dropped.urls()[0].toLocalFile())


def _begins_like_ours(path: Path) -> bool:
    """Tell whether a file that has another name is a journal all the same."""
    from chrononauts_qt.session.journal import MAGIC

    with suppress(OSError), path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC.encode()
    return False
