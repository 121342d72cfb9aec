"""When everything private is covered, whatever is shown: nobody may be there, or somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow


class Covers(QObject):
    """Covers at once, within the event that tells of it: pictures on the task bar are taken soon after.

    That is when the window is minimised or hidden, and when `cover` is told that the session is locked or the
    computer goes to sleep. That another program gets the screen, a table hears by itself.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover before the window's own parts hear of it."""
        if self.goes(event):
            self.cover()
        return False

    def goes(self, event: QEvent) -> bool:
        """Tell whether the window leaves the screen."""
        kind = event.type()
        return kind == QEvent.Type.Hide or (
            kind == QEvent.Type.WindowStateChange and self._window.isMinimized()
        )

    def cover(self) -> None:
        """Cover the table that is laid, and close what only one player was reading."""
        window = self._window
        if window.desk is not None:
            window.desk.cover()
        window.pages.forget_private()
