"""The title of the window, which follows the page that is shown and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.window_page import WindowPage
from chrononauts_qt.ui.table.window import END, TABLE

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow


class WindowTitle(QObject):
    """Says the place: at a table what its desk says, else what the page is called; at home the program."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.stack.currentChanged.connect(self.follow)

    @Slot()
    def follow(self) -> None:
        """Say where one is now; between two pages the title stays."""
        page = self._window.stack.currentWidget()
        if isinstance(page, WindowPage):
            self._window.setWindowTitle(self._place(page))

    def _place(self, page: WindowPage) -> str:
        desk, name, called = self._window.desk, self._window.shown(), page.accessibleName()
        if desk is not None and name in (TABLE, END):
            from chrononauts_qt.ui.table.table_title import ending_title, table_title

            return table_title(desk.controller) if name == TABLE else ending_title(desk.controller, called)
        if not called or name == "home":
            return text("app-name")
        from chrononauts_qt.ui.catalog.window_titles import text as words

        return words("page", page=called)
