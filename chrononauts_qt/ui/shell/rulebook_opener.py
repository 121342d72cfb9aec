"""The ways into the rulebook and back: over any screen, as the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.shelf import SHELF

if TYPE_CHECKING:
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.shell.main_window import MainWindow


def books() -> list[Manual]:
    """Return the books of the shelf; games of a box share one."""
    from chrononauts_qt.ui.table.screens import screens_of

    return list(dict.fromkeys(screens_of(game).manual() for game in SHELF))


class RulebookOpener:
    """Opens the rulebook of a window, and leads back to the screen and the widget one came from.

    `hold` covers what is private at a table and holds the clock of the Memo window, and tells whether it
    did (`holds_clock`). Each book lies open where it was read last.
    """

    NAME = "rulebook"

    def __init__(self, window: MainWindow, hold: Callable[[], bool]) -> None:
        self._window = window
        self._hold = hold
        self._from = "home"
        self._focus: QWidget | None = None
        self.holds_clock = self._private = False
        self._manual: Manual | None = None
        self._bookmarks: dict[Manual, object] = {}

    def ask(self) -> None:
        """Open the book at what has the focus (F1)."""
        if self._window.shown() == self.NAME:
            return
        from chrononauts_qt.ui.rulebook.asked import asked_on_page

        desk, focus, shown = self._window.desk, QApplication.focusWidget(), self._window.shown()
        if shown == "replay":
            from chrononauts_qt.ui.shell.replaying import page_of

            self.open(*page_of(self._window).asked(focus))
            return
        at_table = desk is not None and shown == "table"
        self.open(*(desk.screen.asked(focus) if desk and at_table else asked_on_page(focus)))

    def open(self, topic: str = "", private: bool = False) -> None:
        """Show what the book says of a topic; without one, the page where it lies open.

        `private`: only one player knows that card; so is whatever is looked up while a hand lies open.
        Settings that were opened from the book give way to it.
        """
        now, desk = self._window.shown(), self._window.desk
        self._private = private or (desk is not None and desk.controller.viewer is not None)
        if now not in (self.NAME, "settings_page") or self._window.settings_opener.came_from != self.NAME:
            self._from, self._focus = now, QApplication.focusWidget()
            self.holds_clock = self._hold()
        self._open(self._manual_here(), topic)

    def _manual_here(self) -> Manual:
        """Return the book of the game one is at; away from every game, the one that lies open."""
        from chrononauts_qt.ui.table.screens import screens_of

        if self._window.pages.get("replay") is not None:
            from chrononauts_qt.ui.shell.replaying import page_of

            return screens_of(page_of(self._window).positions.game_id).manual()
        desk = self._window.desk
        return screens_of(desk.controller.match.game_id).manual() if desk is not None else self.manual

    def _open(self, manual: Manual, topic: str = "") -> None:
        """Show a book, in the place of the other one."""
        if manual is not self.manual:
            bookmark = self._bookmarks.get(manual)
            self._bookmarks[self.manual] = self._window.pages.remove(self.NAME, bookmark)
            self._manual = manual
        self._window.rulebook.set_held(self.holds_clock)
        self._window.show_page(self.NAME)
        self._window.rulebook.open_at(topic, self._private)

    def choose(self, number: int) -> None:
        """Read another book of the shelf."""
        self._open(books()[number])

    @property
    def manual(self) -> Manual:
        """The book that lies open: the first of the shelf until another one is wanted."""
        if self._manual is None:
            self._manual = books()[0]
        return self._manual

    def close(self) -> None:
        """Go back to where one was, the keys too if they can."""
        self._window.rulebook.leave()
        self._window.show_page(self._from)
        focus = self._focus
        if focus is not None and shiboken6.isValid(focus) and focus.isVisible() and focus.isEnabled():
            focus.setFocus()

    @property
    def holds(self) -> bool:
        """Tell whether the book is shown and the clock of a Memo window is held for it."""
        return self.holds_clock and self._window.shown() == self.NAME

    def leads_to(self, name: str) -> bool:
        """Tell whether the book is shown and closes to this screen."""
        return self._window.shown() == self.NAME and self._from == name
