"""A match as the window holds it, whatever game it is: one heir for each kind of table; and its score."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.session import statistics
from chrononauts_qt.session.errors import Trouble
from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.catalog.saves import leave_unsaved
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.table.first_times import FirstTimes
from chrononauts_qt.ui.table.name_sheet import name_on_table
from chrononauts_qt.ui.table.pace_menu import PaceMenu
from chrononauts_qt.ui.table.window import END, TABLE

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.kit.window_page import WindowPage
    from chrononauts_qt.ui.table.end_page import EndPage
    from chrononauts_qt.ui.table.printed import Printed
    from chrononauts_qt.ui.table.table_controller import TableController
    from chrononauts_qt.ui.table.window import Screen, Window


class Desk(ABC):
    """A match with its controller, which stays, and its pages, which are made anew in every look.

    `laid` is the screen of the table, or None while the next one waits for its look; `show_kept` shows on
    that one, once it is on the window, what was kept of the last. `end` is the page of the end. An heir says
    in its annotations of which classes these are.
    """

    def __init__(self, window: Window, controller: TableController) -> None:
        self.window = window
        self.controller = controller
        self.laid: Screen | None = None
        self._end: EndPage | None = None
        self.show_kept: Callable[[], None] = lambda: None
        self._waiting = QTimer(controller, singleShot=True)
        self._waiting.timeout.connect(self._lay_waiting)
        self._warned = self._is_left = False
        self._theme: Theme | None = None

    # -- its pages ------------------------------------------------------------------------------

    @property
    def screen(self) -> Screen:
        """The screen; one that waits is laid now."""
        if self._waiting.isActive():
            self._lay_waiting()
        assert self.laid is not None, "a table is laid as soon as there is a desk"
        return self.laid

    @property
    def end(self) -> EndPage:
        """The page of the end, made when it is wanted."""
        if self._end is None:
            self._end = self.make_end(self.window.look.theme)
            self.window.add_end(self._end)
        return self._end

    def page(self, name: str) -> WindowPage | None:
        """Return the page of a name, or None for a name that is none of a game's."""
        if name == TABLE:
            return self.screen
        return self.end if name == END else None

    def lay(self) -> None:
        """Make the screen in the look of now, and give it to the window."""
        self._theme = self._fitting_theme()
        screen = self.laid = self.make_screen(self._theme)
        screen.ended.connect(self._follow_end, Qt.ConnectionType.QueuedConnection)
        if self.controller.match.writer is not None:
            screen.status.add_door(windows.text("name-this"), lambda: name_on_table(self))
            FirstTimes(screen, self.controller, self.window.look)
            if len(self.controller.names) > 1:
                PaceMenu(screen.status, self.window.look)
        self._follow_settings(screen)
        self.window.add_table(screen)

    def _follow_end(self) -> None:
        if not self._is_left:  # what was told before comes later
            self.show_end()

    def fits(self) -> bool:
        """Tell whether a table that is laid has as much room for text as it was made for."""
        return self.laid is None or self._theme == self._fitting_theme()

    def _fitting_theme(self) -> Theme:
        size = self.window.size()
        return table_theme(self.window.look.theme, size.width(), size.height())

    # -- another look ---------------------------------------------------------------------------

    def take_away(self) -> None:
        """Keep what the screen shows: the window lets the pages go."""
        if self.laid is not None:
            self.show_kept, self.laid = self.keep(), None
        self._end = None

    def lay_again(self, shown: str) -> None:
        """Lay the next screen: at once where the table is shown, else in a turn of its own or when wanted."""
        if shown == TABLE:
            self.lay()
        else:
            self._waiting.start(0)
        self.show_end()

    def _lay_waiting(self) -> None:
        self._waiting.stop()
        self.lay()
        self.show_kept()

    # -- what a kind of table says --------------------------------------------------------------

    @abstractmethod
    def make_screen(self, theme: Theme) -> Screen:
        """Return a new screen around the controller."""

    @abstractmethod
    def make_end(self, theme: Theme) -> EndPage:
        """Return a new page of the end, for `show_end`."""

    @abstractmethod
    def show_end(self) -> None:
        """Show how the game ended, if it has."""

    def printed(self) -> Printed | None:
        """Return what can be put on paper of a game that has ended; None for nothing."""
        return None

    @abstractmethod
    def keep(self) -> Callable[[], None]:
        """Return what shows on the next screen all that this one shows beside the game."""

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        """Give the help that is wished for: rings, a preview, a reminder of claims."""
        self.screen.set_help(highlights, preview, claim)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks that nothing on the table has taken; tell whether it asks for anything."""
        return False

    def hold(self) -> bool:
        """Cover what is private; return whether the clock of a Memo window is held as well."""
        return False

    def cover(self) -> None:  # noqa: B027  # a single player has no secrets
        """Cover what is private."""

    def leave(self) -> None:  # noqa: B027  # where no clock runs
        """Let the time stand still for good."""

    def dock_top(self) -> int | None:
        """Return the line of the screen below which a message of the window would lie over buttons."""
        return None

    # -- what the window does with it -----------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.controller.public_view().outcome is not None

    def show_settings(self, was_list: bool) -> None:
        """Follow settings that have just been changed; `was_list`: the board was to be a list before."""
        if self._waiting.isActive():
            self._lay_waiting()
        self._follow_settings(self.screen)

    def _follow_settings(self, screen: Screen) -> None:
        """Give the help that is wished for, and tell as much of the course as is wished."""
        self.set_help(*self.window.look.help)
        screen.narrator.is_brief = self.window.look.settings.course == "brief"

    def unsaved(self) -> str:
        """Return what is to be told before the game is left: once while not all of it is saved, else ""."""
        warned, self._warned = self._warned, not self.controller.try_again()
        return leave_unsaved(self.controller.trouble) if self._warned and not warned else ""

    def close(self) -> None:
        """Let nothing run on, and let another running copy go on with the game."""
        self._is_left = True
        self._waiting.stop()
        self.leave()
        if self.laid is not None:
            self.laid.forget_pictures()
        lock = self.controller.match.lock
        if lock is not None:
            lock.free()


_Note = Callable[[Path, "Match", list[Path]], Trouble | None]


class Score:
    """Follows one game. What cannot be kept is told in the window; it stops nobody."""

    def __init__(self, window: Window, controller: TableController) -> None:
        self._window = window
        self._match = controller.match
        self._was_over = self._is_over
        self._keep(statistics.opened)
        controller.changed.connect(self._follow)

    @property
    def _is_over(self) -> bool:
        return self._match.game.outcome(self._match.state) is not None

    def _follow(self) -> None:
        if self._is_over != self._was_over:
            self._was_over = not self._was_over
            self._keep(statistics.ended if self._was_over else statistics.took_back)

    def tell_solution(self) -> None:
        """The solution of the deal is shown."""
        self._keep(statistics.solution_shown)

    def _keep(self, note: _Note) -> None:
        put_aside: list[Path] = []
        trouble = note(self._window.folder, self._match, put_aside)
        if put_aside:
            from chrononauts_qt.ui.catalog.statistics_texts import text

            self._window.tell(text("put-aside", file=put_aside[0]))
        if trouble is not None:
            from chrononauts_qt.ui.catalog.saves import results_not_kept

            self._window.tell(results_not_kept(self._window.folder, trouble))
