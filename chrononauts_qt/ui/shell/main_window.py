"""The window: one page at a time; it owns the running match, the settings and the look of everything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.look import Look, table_theme
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.shell import pages
from chrononauts_qt.ui.shell.covers import Covers
from chrononauts_qt.ui.shell.drops import Drops
from chrononauts_qt.ui.shell.keys import add_keys
from chrononauts_qt.ui.shell.openings import Openings
from chrononauts_qt.ui.shell.pages import Lazy
from chrononauts_qt.ui.shell.remaking import make_anew
from chrononauts_qt.ui.shell.report_doors import ReportDoors
from chrononauts_qt.ui.shell.rule_doors import RuleDoors
from chrononauts_qt.ui.shell.settings_doors import SettingsDoors

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.shell.pages import Draft
    from chrononauts_qt.ui.table.desk import Desk

SMALLEST, USUAL = QSize(1024, 600), QSize(1366, 768)


class MainWindow(QMainWindow):
    """Shows one screen at a time. `folder` holds the journals and the settings.

    ``theme`` None: the one of the settings. ``now`` is the clock of the Memo window in seconds; tests move
    it by hand. Without ``find_at_once`` a saved game is offered when `Openings.find_game` is called, after
    the first frame. Another look or language reaches everything by one path, `remaking.make_anew`: the
    screens are made again around the same match. What the first screen does without is read late (`pages`,
    `ui/shell/later.py`).
    """

    folder: Path
    home = Lazy(pages.home)
    message = Lazy(pages.message)
    new_game = Lazy(pages.new_game)
    about = Lazy(lambda window: pages.about(window, window.folder))
    reveal = Lazy(pages.reveal)
    solo_end = Lazy(pages.solo_end)
    settings_page = Lazy(pages.settings_page)
    welcome = Lazy(pages.welcome)
    rulebook = Lazy(pages.rulebook)
    report = Lazy(pages.report)
    games = Lazy(pages.games)
    statistics_page = Lazy(pages.statistics_page)

    def __init__(
        self,
        folder: Path,
        theme: Theme | None = None,
        now: Callable[[], float] | None = None,
        find_at_once: bool = True,
    ) -> None:
        super().__init__()
        self.folder = folder
        self.now = now
        self.look = Look(folder, theme, self)
        self.desk: Desk | None = None
        self.draft: Draft = (), ()
        self.openings = Openings(self)
        self.covers = Covers(self)
        self.settings_doors = SettingsDoors(self, self._hold_table)
        self.rules = RuleDoors(self, self._hold_table)
        self.reports = ReportDoors(self)
        self.setMinimumSize(SMALLEST)
        room = self.screen().availableSize()
        self.resize(USUAL.boundedTo(room).expandedTo(SMALLEST))
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.setWindowTitle(text("app-name"))
        self.show_page("home")
        add_keys(self)
        Drops(self)
        self.look.restyled.connect(lambda: make_anew(self))
        self.look.reworded.connect(lambda: make_anew(self, reworded=True))
        self.look.trouble.connect(self.tell)
        if find_at_once:
            self.openings.find_game()
        if self.look.put_aside:
            self.tell(text("settings-reset", file=self.look.put_aside[0]))

    # -- screens --------------------------------------------------------------------------------

    def shown(self) -> str:
        """Return the name of the screen that is shown."""
        names = (
            *("home", "new_game", "about", "games", "reveal", "solo_end"),
            *("settings_page", "welcome", "rulebook", "statistics_page", "replay", "report"),
        )
        now = self.stack.currentWidget()
        if self.desk is not None and now is self.desk.laid:
            return "table"
        return next((name for name in names if vars(self).get(name) is now), "home")

    def show_page(self, name: str) -> None:
        """Show the page or table of this name."""
        page = getattr(self, name)
        if isinstance(page, QWidget):
            self.stack.setCurrentWidget(page)

    def show_home(self) -> None:
        """Show the first screen; a game under way stays in its journal and can be continued."""
        if not self.may_leave():
            return
        self.leave_table()
        self.openings.find_game()
        self.show_page("home")

    def ask_new_game(self) -> None:
        """Show the page of a new game, filled as the last time."""
        from chrononauts_qt.ui.shell.dealing import last_choices
        from chrononauts_qt.ui.table.sitters import sitters_of

        if not self.may_leave():
            return
        self.leave_table()
        last = self.look.settings
        if last.names or last.people:
            for choice in last_choices(self.look):
                self.new_game.suggest(choice)
            sat = sitters_of(last.names, last.languages, last.bots)
            self.new_game.remember(sat, last.people)
        self.show_page("new_game")

    # -- the match ------------------------------------------------------------------------------

    def open_file(self, path: Path) -> None:
        """Go on with a saved game, wherever it lies; what cannot be opened is told."""
        self.openings.open_file(path)

    def open_match(self, match: Match) -> None:
        """Show the table of a match, covered."""
        from chrononauts_qt.ui.table.screens import screens_of

        self.leave_table()
        self.desk = screens_of(match.game_id).sit(self, match)
        self.desk.controller.changed.connect(self._keep_message)
        self.lay_table()
        self.show_page("table")
        self.desk.show_end()

    # -- the table ------------------------------------------------------------------------------

    @property
    def controller(self) -> Any:
        """The controller of the running match, or None."""
        return self.desk.controller if self.desk is not None else None

    @property
    def table(self) -> Any:
        """The screen of the running match, or None."""
        return self.desk.screen if self.desk is not None else None

    def lay_table(self) -> None:
        """Lay the table of the running match, in the look of now."""
        assert self.desk is not None, "a match is open"
        self.stack.addWidget(self.desk.lay(self._fitting_theme()))

    def _fitting_theme(self) -> Theme:
        return table_theme(self.look.theme, self.width(), self.height())

    def _hold_table(self) -> bool:
        """Cover what is private at the table that is shown; return whether a Memo window is held as well."""
        return self.desk.hold() if self.shown() == "table" and self.desk is not None else False

    def may_leave(self) -> bool:
        """Tell whether the game on the desk may be left: one that is not saved only at the second asking."""
        warning = self.desk.unsaved() if self.desk is not None else ""
        if warning:
            self.show_page("table")
            self.tell(warning)
        return not warning

    def leave_table(self) -> None:
        """Clear the desk; the game stays in its journal, and another running copy may go on with it."""
        if self.desk is not None:
            self.desk.end()
            if self.desk.laid is not None:
                self.stack.removeWidget(self.desk.laid)
                self.desk.laid.deleteLater()
            self.desk = None

    # -- small things ---------------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        """Switch between the whole screen and a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def tell(self, sentence: str) -> None:
        """Say what went wrong; it stops nobody."""
        pages.place_message(self, self.message)
        self.message.say(sentence, error=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the message in its place; a table with less room for text is laid again."""
        super().resizeEvent(event)
        if self.desk is not None and self.desk.laid is not None and self.desk.theme != self._fitting_theme():
            make_anew(self)
        self._keep_message()

    def _keep_message(self) -> None:
        """Keep the message, if there ever was one, where it lies over no button."""
        bar = pages.made(self, "message")
        if bar is not None:
            pages.place_message(self, bar)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """L puts the list in the board's place, and the board back."""
        plain = event.key() == Qt.Key.Key_L and not event.modifiers()
        if plain and self.shown() == "table" and self.desk is not None:
            self.desk.toggle_list()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let nothing run on that was begun for the game on the desk, once all of it is saved."""
        if not self.may_leave():
            event.ignore()
            return
        if self.desk is not None:
            self.desk.end()
        super().closeEvent(event)
