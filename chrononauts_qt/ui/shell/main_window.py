"""The window: one page at a time; it owns the running match, the settings and the look of everything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.look import Look
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.shell import pages
from chrononauts_qt.ui.shell.file_drops import FileDrops
from chrononauts_qt.ui.shell.keys import add_keys
from chrononauts_qt.ui.shell.keys_opener import KeysOpener
from chrononauts_qt.ui.shell.openers import ReportOpener, RulebookOpener, SettingsOpener
from chrononauts_qt.ui.shell.openings import Openings
from chrononauts_qt.ui.shell.pages import ROWS, Pages, Row
from chrononauts_qt.ui.shell.phones_opener import PhonesOpener
from chrononauts_qt.ui.shell.window_title import WindowTitle
from chrononauts_qt.ui.table.window import END, TABLE

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.kit.message import MessageBar
    from chrononauts_qt.ui.kit.own_keys import KeyTranslator
    from chrononauts_qt.ui.kit.window_page import WindowPage
    from chrononauts_qt.ui.shell.learning import Learning
    from chrononauts_qt.ui.table.bots import Worker
    from chrononauts_qt.ui.table.desk import Desk
    from chrononauts_qt.ui.table.end_page import EndPage
    from chrononauts_qt.ui.table.new_game import NewGameChoice
    from chrononauts_qt.ui.table.window import Screen

SMALLEST, USUAL = QSize(1024, 600), QSize(1366, 768)


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


class MainWindow(QMainWindow):
    """Shows one screen at a time. `folder` holds the journals and the settings.

    ``theme`` None: the one of the settings. ``now`` is the clock of the Memo window in seconds; tests move
    it by hand. ``hire`` finds who thinks for bots, None: processes of their own. Without ``find_at_once`` a
    saved game is offered when `Openings.find_game` is called, after the first frame. Another look or language
    reaches everything by one path, `remaking.make_anew`: the screens are made again around the same match.
    What the first screen does without is read late (`pages`, `ui/shell/preload.py`).
    """

    home = Row(pages.home)
    new_game = Row(pages.new_game)
    about = Row(pages.about)
    settings_page = Row(pages.settings_page)
    welcome = Row(pages.welcome)
    rulebook = Row(pages.rulebook)
    report = Row(pages.report)
    games = Row(pages.games)
    keys = Row(pages.keys)
    phones_page = Row(pages.phones_page)
    lesson_end = Row(pages.lesson_end)
    paper = Row(pages.paper)
    statistics_page = Row(pages.statistics_page)

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
        self.hire: Callable[[], Worker] | None = None
        self.desk: Desk | None = None
        self.learning: Learning | None = None
        self._message: MessageBar | None = None
        self._translator: KeyTranslator | None = None
        self.openings = Openings(self)
        self.covers = Covers(self)
        self.settings_opener = SettingsOpener(self, self._hold_table)
        self.rules = RulebookOpener(self, self._hold_table)
        self.key_list = KeysOpener(self, self._hold_table)
        self.phones = PhonesOpener(self, self._hold_table)
        self.reports = ReportOpener(self)
        self.setMinimumSize(SMALLEST)
        room = self.screen().availableSize()
        self.resize(USUAL.boundedTo(room).expandedTo(SMALLEST))
        inside = QWidget(self)
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(0)
        self.stack = QStackedWidget(inside)
        self.column.addWidget(self.stack, 1)
        self.setCentralWidget(inside)
        self.pages = Pages(self.stack)
        self.title = WindowTitle(self)
        self.show_page("home")
        add_keys(self)
        FileDrops(self)
        if self.look.settings.changes_keys:
            self.translate_keys()
        self.look.restyled.connect(self._make_anew)
        self.look.reworded.connect(lambda: self._make_anew(reworded=True))
        self.look.rekeyed.connect(self.translate_keys)
        self.look.trouble.connect(self.tell)
        if find_at_once:
            self.openings.find_game()
        if self.look.put_aside:
            self.tell(text("settings-reset", file=self.look.put_aside[0]))

    # -- screens --------------------------------------------------------------------------------

    def shown(self) -> str:
        """Return the name of the page that is shown."""
        return self.pages.shown()

    def show_page(self, name: str) -> None:
        """Show the page of this name, a game's or one of our own."""
        self.pages.show(self.page(name))
        if self.learning is not None:
            self.learning.follow_page()

    def page(self, name: str) -> WindowPage:
        """Return the page of this name, a game's or one of our own, made if it was not there yet."""
        page = self.desk.page(name) if self.desk is not None else None
        return page or self.pages.get(name) or ROWS[name].page_of(self)

    def add_table(self, screen: Screen) -> None:
        """Take a table that has just been laid, and let its menu lead out of it."""
        pages.lead_out(self, screen)
        self.phones.lead_in(screen)
        self.pages.add(TABLE, screen)

    def add_end(self, page: EndPage) -> None:
        """Take the page of a game that has ended, and let its doors lead on."""
        pages.lead_on(self, page)
        self.pages.add(END, page)

    def show_home(self) -> None:
        """Show the first screen; a game under way stays in its journal and can be continued."""
        if not self.may_leave():
            return
        self.leave_table()
        self.openings.find_game()
        self.show_page("home")

    def return_to(self, name: str) -> None:
        """Show the page one came from, the first screen with what has changed since."""
        if name == "home":
            self.show_home()
        else:
            self.show_page(name)

    def ask_new_game(self, game: str = "", choice: NewGameChoice | None = None) -> None:
        """Show the page of a new game, filled as the last time, or with a choice; `game` "": the last one."""
        from chrononauts_qt.ui.shell.dealing import last_choices
        from chrononauts_qt.ui.table.new_game import sitters_of

        if not self.may_leave():
            return
        self.leave_table()
        last = self.look.settings
        if last.names or last.people:
            for last_choice in last_choices(self.look):
                self.new_game.suggest(last_choice)
            sat = sitters_of(last.names, last.languages, last.bots)
            self.new_game.remember(sat, last.people)
        if game:
            self.new_game.modes.choose(game)
        if choice is not None:
            self.new_game.suggest(choice)
        self.show_page("new_game")

    # -- the match ------------------------------------------------------------------------------

    def open_file(self, path: Path) -> None:
        """Go on with a saved game, wherever it lies; what cannot be opened is told."""
        self.openings.open_file(path)

    def open_match(self, match: Match, is_rematch: bool = False) -> None:
        """Show the table of a match, covered; in a rematch phones stay in, where the same people sit."""
        from chrononauts_qt.ui.table.screens import screens_of

        phones = self.phones.take_along(match) if is_rematch else None
        self.leave_table()
        self.desk = screens_of(match.game_id).sit(self, match)
        if phones is not None:
            self.phones.go_on(phones, self.desk.controller)
        self.desk.controller.changed.connect(self._keep_message)
        self.desk.controller.changed.connect(self.title.follow)
        self.desk.lay()
        self.show_page(TABLE)
        self.desk.show_end()

    # -- the table ------------------------------------------------------------------------------

    def _hold_table(self) -> bool:
        """Cover what is private at the table that is shown; return whether a Memo window is held as well."""
        return self.desk.hold() if self.desk is not None and self.shown() == TABLE else False

    def may_leave(self) -> bool:
        """Tell whether the game on the desk may be left: one that is not saved only at the second asking."""
        warning = self.desk.unsaved() if self.desk is not None else ""
        if warning:
            self.show_page(TABLE)
            self.tell(warning)
        return not warning

    def leave_table(self) -> None:
        """Clear the desk; the game stays in its journal, and another running copy may go on with it."""
        if self.desk is not None:
            self.phones.leave()
            self.desk.close()
            self.desk = None
            if self.learning is not None:
                self.learning.close()
            for name in (TABLE, END, pages.PAPER):
                self.pages.remove(name)

    # -- messages -------------------------------------------------------------------------------

    @property
    def message(self) -> MessageBar:
        """The message that lies over every page, made when there is something to say."""
        if self._message is None:
            from chrononauts_qt.ui.kit.message import MessageBar

            self._message = MessageBar(self.look.theme, self)
            self._keep_message()
        return self._message

    def tell(self, sentence: str) -> None:
        """Say what went wrong; it stops nobody."""
        self._keep_message()
        self.message.say(sentence, error=True)

    def confirm(self, sentence: str) -> None:
        """Say for a moment what has been done."""
        self.message.say(sentence, brief=True)

    def dismiss(self) -> None:
        """Take the message away, if there ever was one."""
        if self._message is not None:
            self._message.dismiss()

    def take_message(self) -> str:
        """Take the message out of the window, to be made anew, and return what it was saying."""
        bar, self._message = self._message, None
        if bar is None:
            return ""
        said = bar.words.text() if bar.isVisible() else ""
        bar.hide()
        bar.deleteLater()
        return said

    def _keep_message(self) -> None:
        """Keep the message, if there ever was one, along the lower edge, as high as its text may become.

        At a table it lies above the dock: what is asked there has a clock that runs.
        """
        if self._message is not None:
            height = round(56 * max(1.0, self.look.theme.text_scale))
            foot = self.desk.dock_top() if self.desk is not None and self.shown() == TABLE else None
            bottom = self.height() - 16 if foot is None else self.stack.y() + foot - 4
            self._message.setGeometry(16, bottom - height, self.width() - 32, height)

    # -- small things ---------------------------------------------------------------------------

    def translate_keys(self) -> KeyTranslator:
        """Let keys mean from now on what the settings have them mean; return what sees to it."""
        if self._translator is None:
            from chrononauts_qt.ui.kit.own_keys import KeyTranslator

            self._translator = KeyTranslator(self, lambda: self.look.settings, lambda: self.key_list.place)
        return self._translator

    def toggle_full_screen(self) -> None:
        """Switch between the whole screen and a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _make_anew(self, reworded: bool = False) -> None:
        from chrononauts_qt.ui.shell.remaking import make_anew

        make_anew(self, reworded)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the message in its place; a table with less room for text is laid again."""
        super().resizeEvent(event)
        self.column.activate()  # a bar over the pages has its new height before anything is drawn
        if self.desk is not None and not self.desk.fits():
            self._make_anew()
        self._keep_message()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the desk have what nothing on its table has taken; say that Esc leads nowhere."""
        if self.desk is not None and self.shown() == TABLE and self.desk.press(event):
            return
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            from chrononauts_qt.ui.catalog.access_texts import text as access_text
            from chrononauts_qt.ui.kit.accessibility import announce

            announce(self, access_text("no-way-back") if self.learning is None else self.learning.way_out())
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let nothing run on that was begun for the game on the desk, once all of it is saved."""
        if not self.may_leave():
            event.ignore()
            return
        if self.desk is not None:
            self.phones.leave()
            self.desk.close()
        super().closeEvent(event)
