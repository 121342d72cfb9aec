"""The window: home, new game, the table, the reveal; it owns the running match."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.kernel.errors import GameError
from chrononauts_qt.session import journal, places, settings
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.match_controller import MatchController
from chrononauts_qt.ui.tables.chrononauts.ending import ending_of
from chrononauts_qt.ui.tables.chrononauts.table import TableScreen
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.windows.home import HomeScreen
from chrononauts_qt.ui.windows.message import MessageBar
from chrononauts_qt.ui.windows.new_game import NewGameChoice, NewGamePage
from chrononauts_qt.ui.windows.reveal import RevealPage

GAME = "chrononauts"
MEMO_OPTION = "memo-seconds"
SMALLEST, USUAL = QSize(1024, 600), QSize(1366, 768)


class MainWindow(QMainWindow):
    """Shows one screen at a time. `folder` holds the journals and the settings.

    ``now`` is the clock of the Memo window in seconds; tests move it by hand.
    """

    def __init__(self, folder: Path, theme: Theme = DARK, now: Callable[[], float] | None = None) -> None:
        super().__init__()
        self._folder = folder
        self._theme = theme
        self._now = now
        self._settings = settings.load(folder)
        self.controller: MatchController | None = None
        self.table: TableScreen | None = None
        self.setWindowTitle(text("app-name"))
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self.home = HomeScreen(theme)
        self.new_game = NewGamePage(self._settings.names, theme)
        self.reveal = RevealPage(theme)
        for page in (self.home, self.new_game, self.reveal):
            self._stack.addWidget(page)
        self.message = MessageBar(theme, self)
        self._connect()
        self.show_home()

    def _connect(self) -> None:
        self.home.continue_requested.connect(self.continue_game)
        self.home.new_game_requested.connect(self.ask_new_game)
        self.home.quit_requested.connect(self.close)
        self.new_game.started.connect(self.start)
        self.new_game.cancelled.connect(self.show_home)
        self.reveal.rematch_requested.connect(self.rematch)
        self.reveal.home_requested.connect(self.show_home)
        self.reveal.board_requested.connect(self._show_board)
        full = QAction(self)
        full.setShortcut(QKeySequence(Qt.Key.Key_F11))
        full.triggered.connect(self.toggle_full_screen)
        self.addAction(full)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the message at the lower edge."""
        super().resizeEvent(event)
        height = 56
        self.message.setGeometry(16, self.height() - height - 16, self.width() - 32, height)

    def changeEvent(self, event: QEvent) -> None:
        """Cover what is private when the window is minimised: its picture may stay on the task bar."""
        went = event.type() == QEvent.Type.WindowStateChange and self.isMinimized()
        if went and self.controller is not None:
            self.controller.cover()
        super().changeEvent(event)

    # -- screens --------------------------------------------------------------------------------

    def show_home(self) -> None:
        """Show the first screen; a game under way stays in its journal and can be continued."""
        self._leave_table()
        unreadable: list[CorruptSave] = []
        found = places.latest_unfinished(self._folder, unreadable)
        self.home.offer_continue(all_of(found[1].names) if found else None)
        self._stack.setCurrentWidget(self.home)
        if unreadable:
            self.tell(text("save-damaged", line=unreadable[0].line, reason=f"{unreadable[0].why}."))

    def ask_new_game(self) -> None:
        """Show the page of a new game, filled as the last time."""
        self._leave_table()
        last = self._settings
        if last.names:
            self.new_game.suggest(NewGameChoice(last.names, last.first, last.mulligan, last.memo_seconds))
        self._stack.setCurrentWidget(self.new_game)

    def start(self, choice: NewGameChoice) -> None:
        """Deal the game that was chosen, and remember the choice."""
        first = "guess" if choice.first.startswith("seat-") else choice.first
        self._settings = settings.Settings(choice.names, first, choice.mulligan, choice.memo_seconds)
        self._begin(choice, settings.save(self._folder, self._settings))

    def _begin(self, choice: NewGameChoice, trouble: str = "") -> None:
        setup = Setup(len(choice.names), secrets.token_hex(8), choice.first, choice.mulligan)
        seconds = "none" if choice.memo_seconds is None else f"{choice.memo_seconds:g}"
        path = places.new_game_path(choice.names, datetime.now().astimezone(), self._folder)
        try:
            match = Match.start(GAME, choice.names, setup, path, {MEMO_OPTION: seconds})
        except GameError as error:
            self.tell(str(error))
            return
        self.open_match(match)
        if trouble or match.trouble:
            self.tell(match.trouble or trouble)

    def continue_game(self) -> None:
        """Go on with the game that was played last."""
        found = places.latest_unfinished(self._folder)
        if found is None:
            self.show_home()
            return
        try:
            match = resume(journal.read(found[0]))
        except GameError as error:
            self.tell(str(error))
            return
        self.open_match(match)
        if match.torn:
            self.tell(text("save-tail", reason=match.torn))

    def open_match(self, match: Match) -> None:
        """Show the table of a match, covered."""
        self._leave_table()
        seconds = _seconds(match.options.get(MEMO_OPTION, ""))
        self.controller = (
            MatchController(match, seconds)
            if self._now is None
            else MatchController(match, seconds, self._now)
        )
        self.table = TableScreen(self.controller, self._theme)
        self._stack.addWidget(self.table)
        self.table.ended.connect(self._show_reveal, Qt.ConnectionType.QueuedConnection)
        status = self.table.status
        status.home_requested.connect(self.show_home)
        status.new_game_requested.connect(self.ask_new_game)
        status.full_screen_requested.connect(self.toggle_full_screen)
        status.quit_requested.connect(self.close)
        self._stack.setCurrentWidget(self.table)
        self._show_reveal()

    def rematch(self) -> None:
        """Play again with the same people; the next seat begins."""
        if self.controller is None:
            return
        names = self.controller.names
        began = next(
            event.data["seat"]
            for event in self.controller.public_view().events
            if event.name == "FirstPlayerChosen"
        )
        last = self._settings
        self._begin(
            NewGameChoice(names, f"seat-{(began + 1) % len(names) + 1}", last.mulligan, last.memo_seconds)
        )

    def _show_reveal(self) -> None:
        if self.controller is not None and self.controller.public_view().outcome is not None:
            self.reveal.show_ending(ending_of(self.controller))
            self._stack.setCurrentWidget(self.reveal)

    def _show_board(self) -> None:
        if self.table is not None:
            self._stack.setCurrentWidget(self.table)

    def _leave_table(self) -> None:
        if self.table is not None and self.controller is not None:
            self.controller.stop()
            self._stack.removeWidget(self.table)
            self.table.deleteLater()
            self.table = self.controller = None

    # -- small things ---------------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        """Switch between the whole screen and a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def tell(self, sentence: str) -> None:
        """Say what went wrong; it stops nobody."""
        self.message.say(sentence, error=True)

    def tell_fault(self, report: Path) -> None:
        """Say that the program itself has failed somewhere."""
        self.tell(text("fault", file=report))


def _seconds(said: str) -> float | None:
    """Return the length of the Memo window; the usual four seconds for an option nobody understands."""
    if said == "none":
        return None
    try:
        return min(60.0, max(1.0, float(said)))
    except ValueError:
        return settings.Settings().memo_seconds
