"""The first screen offers lists at every table, once, while a screen reader runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from chrononauts_qt.ui.catalog import list_texts

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

ASKED = "lists-asked"
"""What the settings call it that lists have been offered before any table."""
LOOK_MS = 2000
"""So often it is asked whether a reader runs by now: Qt for Python tells nobody."""


class FirstListOffer(QObject):
    """Looks for a reader while the first screen of a window is shown."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._is_said = False
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)
        window.stack.currentChanged.connect(self._watch)
        self._watch()

    def _watch(self) -> None:
        """Begin to look where the first screen is shown, unless it has been asked."""
        if self._window.shown() == "home" and self._is_wanted():
            self._timer.start()

    def _is_wanted(self) -> bool:
        settings = self._window.look.settings
        return not (self._is_said or settings.board_as_list or ASKED in settings.told)

    def look(self) -> None:
        """Offer lists as soon as a reader runs, when nothing else is said there."""
        from PySide6.QtGui import QAccessible

        window = self._window
        if window.shown() != "home" or not self._is_wanted():
            self._timer.stop()
            return
        if QAccessible.isActive() and window.isVisible() and not window.message.isVisible():
            self._is_said = True
            window.message.say(list_texts.text("list-first"))
            window.message.offer(list_texts.text("list-door"), self._take)
            window.message.dismissed.connect(self._keep, Qt.ConnectionType.SingleShotConnection)

    def _take(self) -> None:
        look = self._window.look
        look.change(look.settings._replace(board_as_list=True).having_told(ASKED))
        self._window.confirm(list_texts.text("list-set"))

    def _keep(self) -> None:
        self._window.look.change(self._window.look.settings.having_told(ASKED))
