"""The window: one page at a time; it owns the running match, the settings and the look of everything."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from chrononauts_qt.kernel.errors import GameError
from chrononauts_qt.session import places, settings
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.look import Look, table_theme
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.windows import pages
from chrononauts_qt.ui.windows.home import HomeScreen
from chrononauts_qt.ui.windows.pages import Lazy
from chrononauts_qt.ui.windows.rule_doors import RuleDoors
from chrononauts_qt.ui.windows.whereabouts import Whereabouts

if TYPE_CHECKING:
    from chrononauts_qt.games.chrononauts.view import Tile
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.ui.match_controller import MatchController
    from chrononauts_qt.ui.tables.chrononauts.board_switch import BoardSwitch
    from chrononauts_qt.ui.tables.chrononauts.keeping import Kept
    from chrononauts_qt.ui.tables.chrononauts.table import TableScreen
    from chrononauts_qt.ui.windows.manner import NewGameChoice

GAME = "chrononauts"
MEMO_OPTION = "memo-seconds"
TEXT_STEP = 10
"""So many per cent a key makes the text larger or smaller."""

SMALLEST, USUAL = QSize(1024, 600), QSize(1366, 768)


class MainWindow(QMainWindow):
    """Shows one screen at a time. `folder` holds the journals and the settings.

    ``theme`` None: the one of the settings. ``now`` is the clock of the Memo window in seconds; tests move
    it by hand. Without ``find_at_once`` a saved game is offered when `find_game` is called, after the first
    frame. Another look or language reaches everything by one path, `_make_anew`: the screens are made
    again around the same match. What the first screen does without is read late (`pages`, `ui/later.py`).
    """

    _folder: Path
    message = Lazy(pages.message)
    new_game = Lazy(pages.new_game)
    about = Lazy(lambda window: pages.about(window, window._folder))
    reveal = Lazy(pages.reveal)
    settings_page = Lazy(pages.settings_page)
    welcome = Lazy(pages.welcome)
    rulebook = Lazy(pages.rulebook)

    def __init__(
        self,
        folder: Path,
        theme: Theme | None = None,
        now: Callable[[], float] | None = None,
        find_at_once: bool = True,
    ) -> None:
        super().__init__()
        self._folder = folder
        self._now = now
        self.look = Look(folder, theme, self)
        self.controller: MatchController | None = None
        self.table: TableScreen | None = None
        self.board: BoardSwitch | None = None
        self._waiting: tuple[str, tuple[Tile, ...]] | None = None
        self.came_from, self._as_list = "home", False
        self.rules = RuleDoors(self, self._shown, self._hold_table)
        self.setMinimumSize(SMALLEST)
        room = self.screen().availableSize()
        self.resize(USUAL.boundedTo(room).expandedTo(SMALLEST))
        self._stack = QStackedWidget(self)
        self.setCentralWidget(self._stack)
        self._build_screens()
        _add_keys(self)
        self.look.restyled.connect(self._make_anew)
        self.look.reworded.connect(lambda: self._make_anew(reworded=True))
        self.look.trouble.connect(self.tell)
        if find_at_once:
            self.find_game()
        if self.look.put_aside:
            self.tell(text("settings-reset", file=self.look.put_aside[0]))

    def _build_screens(self) -> None:
        """Make the first screen."""
        self.setWindowTitle(text("app-name"))
        self.home = HomeScreen(self.look.theme)
        self._stack.addWidget(self.home)
        self.home.continue_requested.connect(self.continue_game)
        self.home.new_game_requested.connect(self.ask_new_game)
        self.home.settings_requested.connect(self.ask_settings)
        self.home.about_requested.connect(lambda: self.show_page("about"))
        self.home.rules_requested.connect(lambda: self.rules.open())
        self.home.quit_requested.connect(self.close)

    def add_page(self, page: QWidget) -> None:
        """Take a page that has just been made."""
        self._stack.addWidget(page)

    def _make_anew(self, reworded: bool = False) -> None:
        """Make every screen again, in the look and language of now, and go on where one was.

        What a screen shows comes from the match or is handed over here. With another look the pages of the
        settings follow in place, so that a slider can be pulled on.
        """
        shown, place = self._shown(), Whereabouts.of(self._stack.currentWidget() or self)
        choice = self.new_game.choice() if pages.made(self, "new_game") else None
        told = pages.made(self, "message")
        said = self.message.words.text() if told is not None and told.isVisible() else ""
        held = pages.made(self, "settings_page") is not None and bool(self.settings_page.held.text())
        gone = ("message", "new_game", "about", "reveal", *(("settings_page", "welcome") if reworded else ()))
        if pages.made(self, "rulebook"):
            self.rules.bookmark = self.rulebook.bookmark
            gone = (*gone, "rulebook")
        old: list[QWidget] = [self.home, *pages.forget(self, gone)]
        was = self._keep_table(old)
        self._build_screens()
        self._offer_continue()
        if choice is not None:
            self.new_game.suggest(choice)
        if self.board is not None:
            self._build_table(self.board.is_list)
            self._show_reveal()
        for page in [getattr(self, n) for n in ("settings_page", "welcome") if pages.made(self, n)]:
            page.set_theme(self.look.theme)
            page.show_settings(self.look.settings)
        if held:
            self._tell_held()
        self.show_page(shown)
        for widget in old:
            self._stack.removeWidget(widget)
            widget.hide()  # a table covers what is private when it goes
            widget.deleteLater()
        if was is not None and self.table is not None and self.board is not None:
            from chrononauts_qt.ui.tables.chrononauts.keeping import restore

            restore(self.table, self.board, was)
        place.find(self._stack.currentWidget() or self)
        if shown == "rulebook":
            self.rules.follow()
        if said and not reworded:
            self.tell(said)

    def _keep_table(self, old: list[QWidget]) -> Kept | None:
        """Return what is to be kept of the table, if there is one, and add it to what goes."""
        if self.table is None or self.board is None:
            return None
        from chrononauts_qt.ui.tables.chrononauts.keeping import kept

        old.append(self.table)
        return kept(self.table, self.board)

    def _shown(self) -> str:
        """Return the name of the screen that is shown."""
        names = ("home", "new_game", "about", "reveal", "table", "settings_page", "welcome", "rulebook")
        now = self._stack.currentWidget()
        return next((name for name in names if vars(self).get(name) is now), "home")

    def show_page(self, name: str) -> None:
        """Show the page or table of this name."""
        page = getattr(self, name)
        if isinstance(page, QWidget):
            self._stack.setCurrentWidget(page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the message at the lower edge; a table with less room for text is laid again."""
        super().resizeEvent(event)
        if self.table is not None and self._table_theme != self._fitting_theme():
            self._make_anew()
        bar = pages.made(self, "message")
        if bar is not None:
            pages.place_message(self, bar)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """L puts the list in the board's place, and the board back."""
        plain = event.key() == Qt.Key.Key_L and not event.modifiers()
        if plain and self._shown() == "table" and self.table is not None and self.board is not None:
            if not self.table.flow.is_asking:
                self.board.toggle()
            return
        super().keyPressEvent(event)

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
        self.find_game()
        self.show_page("home")

    def find_game(self) -> None:
        """Look for a game to go on with, and offer it on the first screen; nothing while one is played."""
        if self.controller is not None:
            return
        unreadable: list[CorruptSave] = []
        found = places.latest_unfinished(self._folder, unreadable)
        self._waiting = _told(found[1]) if found else None
        self._offer_continue()
        if unreadable:
            self._tell_unreadable(unreadable[0])

    def _offer_continue(self) -> None:
        self.home.offer_continue(*self._waiting or (None,))

    def ask_new_game(self) -> None:
        """Show the page of a new game, filled as the last time."""
        from chrononauts_qt.ui.windows.manner import NewGameChoice

        self._leave_table()
        last = self.look.settings
        if last.names:
            manner = (last.first, last.mulligan, last.memo_seconds, self.look.help)
            self.new_game.suggest(NewGameChoice(last.names, *manner, last.languages))
            self.new_game.remember(last.names, last.people, last.languages)
        self.show_page("new_game")

    def start(self, choice: NewGameChoice) -> None:
        """Deal the game that was chosen, and remember the choice."""
        first = "guess" if choice.first.startswith("seat-") else choice.first
        kept = replace(
            self.look.settings,
            names=choice.names,
            languages=choice.languages,
            people=settings.met(self.look.settings.people, choice.names),
            first=first,
            mulligan=choice.mulligan,
            memo_seconds=choice.memo_seconds,
            assist_highlights=choice.help[0],
            assist_preview=choice.help[1],
            assist_claim=choice.help[2],
        )
        self.look.change(kept)
        self._begin(choice)

    def _begin(self, choice: NewGameChoice) -> None:
        import secrets
        from datetime import datetime

        from chrononauts_qt.games.chrononauts.setup import Setup
        from chrononauts_qt.session.match import Match, language_option

        setup = Setup(len(choice.names), secrets.token_hex(8), choice.first, choice.mulligan)
        seconds = "none" if choice.memo_seconds is None else f"{choice.memo_seconds:g}"
        path = places.new_game_path(choice.names, datetime.now().astimezone(), self._folder)
        try:
            options = {language_option(seat): code for seat, code in enumerate(choice.languages) if code}
            match = Match.start(GAME, choice.names, setup, path, {MEMO_OPTION: seconds, **options})
        except GameError:
            self.tell(text("cannot-begin"))
            return
        self.open_match(match)
        if self.controller is not None and self.controller.trouble:
            self.tell(self.controller.trouble)

    def continue_game(self) -> None:
        """Go on with the game that was played last."""
        from chrononauts_qt.session import journal
        from chrononauts_qt.session.match import resume

        found = places.latest_unfinished(self._folder)
        if found is None:
            self.show_home()
            return
        try:
            match = resume(journal.read(found[0]))
        except CorruptSave as error:
            self._tell_unreadable(error)
            return
        self.open_match(match)
        if match.torn is not None:
            from chrononauts_qt.ui.catalog.saves import left_out

            self.tell(left_out(match.torn))

    def open_match(self, match: Match) -> None:
        """Show the table of a match, covered."""
        from chrononauts_qt.ui.catalog import settings_texts
        from chrononauts_qt.ui.geometry import LARGE_TEXT
        from chrononauts_qt.ui.match_controller import MatchController

        self._leave_table()
        seconds = _seconds(match.options.get(MEMO_OPTION, ""))
        self.controller = (
            MatchController(match, seconds)
            if self._now is None
            else MatchController(match, seconds, self._now)
        )
        as_list = self.look.settings.board_as_list
        table = self._build_table(as_list)
        self.show_page("table")
        self._show_reveal()
        if self.look.theme.text_scale >= LARGE_TEXT and not as_list:
            table.message.say(settings_texts.text("list-offer"))

    def _build_table(self, as_list: bool) -> TableScreen:
        """Lay the table of the running match, in the look of now."""
        from chrononauts_qt.ui.tables.chrononauts.board_switch import BoardSwitch
        from chrononauts_qt.ui.tables.chrononauts.table import TableScreen

        assert self.controller is not None, "a match is open"
        theme = self._fitting_theme()
        table = self.table = TableScreen(self.controller, theme, reading=self.look.theme)
        self._stack.addWidget(table)
        self.board = BoardSwitch(table, self.controller, self.look.theme)
        self._table_theme = theme
        if as_list:
            self.board.toggle()
        self.board.set_help(*self.look.help)
        table.flow.memo.set_held(self.controller.is_held)
        table.ended.connect(self._show_reveal, Qt.ConnectionType.QueuedConnection)
        status = table.status
        status.home_requested.connect(self.show_home)
        status.new_game_requested.connect(self.ask_new_game)
        status.settings_requested.connect(self.ask_settings)
        status.rules_requested.connect(lambda: self.rules.open())
        table.rule_requested.connect(self.rules.open)
        status.full_screen_requested.connect(self.toggle_full_screen)
        status.quit_requested.connect(self.close)
        return table

    def _fitting_theme(self) -> Theme:
        return table_theme(self.look.theme, self.width(), self.height())

    def rematch(self) -> None:
        """Play again with the same people; the next seat begins."""
        from chrononauts_qt.session.match import seat_languages
        from chrononauts_qt.ui.windows.manner import NewGameChoice

        if self.controller is None:
            return
        names = self.controller.names
        began = next(
            event.data["seat"]
            for event in self.controller.public_view().events
            if event.name == "FirstPlayerChosen"
        )
        last, first = self.look.settings, f"seat-{(began + 1) % len(names) + 1}"
        languages = seat_languages(self.controller.match)
        self._begin(NewGameChoice(names, first, last.mulligan, last.memo_seconds, self.look.help, languages))

    def _show_reveal(self) -> None:
        if self.controller is not None and self.controller.public_view().outcome is not None:
            from chrononauts_qt.ui.tables.chrononauts.ending import ending_of

            self.reveal.show_ending(ending_of(self.controller))
            self.show_page("reveal")

    def _leave_table(self) -> None:
        if self.table is not None and self.controller is not None:
            self.controller.stop()
            self._stack.removeWidget(self.table)
            self.table.deleteLater()
            self.table = self.controller = self.board = None

    # -- settings -------------------------------------------------------------------------------

    def show_welcome(self) -> None:
        """Show the first page, which leads to where the settings would."""
        self.welcome.show_settings(self.look.settings)
        self.show_page("welcome")

    def ask_settings(self) -> None:
        """Show the settings over any screen; at a table the time is held and what is private covered."""
        now = self._shown()
        if now in ("settings_page", "welcome"):
            return
        if self.rules.leads_to("settings_page"):
            self.rules.close()
            return
        self.came_from, self._as_list = now, self.look.settings.board_as_list
        self.settings_page.held.setText("")
        if self._hold_table():
            self._tell_held()
        self.settings_page.show_settings(self.look.settings)
        self.show_page("settings_page")

    def _hold_table(self) -> bool:
        """Cover what is private at the table that is shown; return whether a Memo window is held as well."""
        if self._shown() != "table" or self.table is None or self.controller is None:
            return False
        self.controller.cover()
        in_window = self.controller.public_view().step == "window"
        if in_window:
            self.controller.hold(True)
            self.table.flow.memo.set_held(True)
        return in_window

    def _tell_held(self) -> None:
        from chrononauts_qt.ui.catalog import settings_texts

        self.settings_page.held.setText(settings_texts.text("time-held"))

    def close_settings(self) -> None:
        """Go back to where one was; a board that was just set to be a list is one."""
        if self._shown() == "welcome":
            self.look.change(replace(self.look.settings, welcomed=True))
        if self.came_from == "home":
            self.show_home()
            return
        self.show_page(self.came_from)
        if self.board is not None:
            self.board.set_help(*self.look.help)
            if self.look.settings.board_as_list != self._as_list:
                self.board.toggle()

    # -- small things ---------------------------------------------------------------------------

    def change_language(self) -> None:
        """Go on to the next language and name it in itself; nothing where there is only one."""
        from chrononauts_qt.ui.catalog import settings_texts

        language = self.look.next_language()
        if language:
            self.message.say(settings_texts.text("language-now", language=language))

    def toggle_full_screen(self) -> None:
        """Switch between the whole screen and a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def tell(self, sentence: str) -> None:
        """Say what went wrong; it stops nobody."""
        self.message.say(sentence, error=True)

    def _tell_unreadable(self, error: CorruptSave) -> None:
        from chrononauts_qt.ui.catalog.saves import cannot_open

        self.tell(cannot_open(error))

    def tell_fault(self, report: Path) -> None:
        """Say that the program itself has failed somewhere."""
        self.tell(text("fault", file=report))


def _told(found: Summary) -> tuple[str, tuple[Tile, ...]]:
    """Return what is said of the game that waits, and how its TimeLine lies."""
    played = max(0, found.turn - 1)  # the turn under way is not counted
    return words.waiting_game(found.names, played), found.view.timeline


def _seconds(said: str) -> float | None:
    """Return the length of the Memo window; the usual four seconds for an option nobody understands."""
    if said == "none":
        return None
    try:
        return min(60.0, max(1.0, float(said)))
    except ValueError:
        return settings.Settings().memo_seconds


def _add_keys(window: MainWindow) -> None:
    """Give the window the keys that work on every screen."""
    grow = QKeySequence.keyBindings(QKeySequence.StandardKey.ZoomIn)
    for keys, act in (
        ([QKeySequence(Qt.Key.Key_F11)], window.toggle_full_screen),
        ([QKeySequence("Ctrl+,")], window.ask_settings),
        ([QKeySequence(Qt.Key.Key_F1)], window.rules.ask),
        ([QKeySequence("Ctrl+L")], window.change_language),
        ([*grow, QKeySequence("Ctrl+=")], lambda: window.look.change_text_size(TEXT_STEP)),
        ([QKeySequence("Ctrl+-")], lambda: window.look.change_text_size(-TEXT_STEP)),
        ([QKeySequence("Ctrl+0")], lambda: window.look.change_text_size(0)),
    ):
        action = QAction(window)
        action.setShortcuts(keys)
        action.triggered.connect(lambda _=False, act=act: act())
        window.addAction(action)
