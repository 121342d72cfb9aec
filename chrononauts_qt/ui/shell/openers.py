"""The ways into settings, rulebook and report of a problem, over any screen, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.session import disk
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.kit.keyboard import give_back
from chrononauts_qt.ui.kit.window_page import WindowPage
from chrononauts_qt.ui.table.lessons import has_lessons
from chrononauts_qt.ui.table.screens import screens_of

if TYPE_CHECKING:
    from pathlib import Path

    from chrononauts_qt.session.errors import Trouble
    from chrononauts_qt.session.settings import Settings
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.shell.settings_page import SettingsPage

FILE = "chrononauts-qt-report.txt"
FAULT = "crash-report.txt"  # that of session/report.py, which a start without a fault does not read


class SettingsOpener:
    """Opens the settings of a window, or its first page, and leads back to the screen one came from.

    `hold` covers what is private at a table and holds the clock of the Memo window, and tells whether it
    did.
    """

    NAMES = ("settings_page", "welcome")

    def __init__(self, window: MainWindow, hold: Callable[[], bool]) -> None:
        self._window = window
        self._hold = hold
        self.came_from, self._as_list, self._holds = "home", False, False

    def open(self) -> None:
        """Show the settings over any screen; at a table the time is held and what is private covered."""
        window, now = self._window, self._window.shown()
        if now in self.NAMES:
            return
        if window.rules.leads_to("settings_page"):
            window.rules.close()
            return
        self.came_from, self._as_list = now, window.look.settings.board_as_list
        self._holds = self._hold() or window.rules.holds
        self.tell_held(window.settings_page)
        window.settings_page.show_settings(window.look.settings)
        window.show_page("settings_page")

    def welcome(self) -> None:
        """Show the first page, which leads to where the settings would."""
        self._window.welcome.show_settings(self._window.look.settings)
        self._window.welcome.offer_quick(self._window.desk is None)
        self._window.show_page("welcome")

    def begin_quick(self) -> None:
        """Leave the first page for a game against one bot, which is nobody's choice to be remembered."""
        from chrononauts_qt.ui.shell.dealing import quick

        look = self._window.look
        look.change(self._welcomed())
        choice = quick(look)
        if choice is not None:
            self._window.openings.begin(choice)

    def _welcomed(self) -> Settings:
        """Return the settings after the first page, which offers lists to whoever listens."""
        from chrononauts_qt.ui.shell.list_offer import ASKED

        settings = self._window.look.settings._replace(welcomed=True)
        return settings.having_told(ASKED) if self._window.welcome.offers_lists else settings

    def tell_held(self, page: SettingsPage) -> None:
        """Say on the page if the clock of the Memo window is held for it."""
        from chrononauts_qt.ui.catalog import settings_texts

        page.held.setText(settings_texts.text("time-held") if self._holds else "")

    def close(self) -> None:
        """Go back to where one was; a board that was just set to be a list is one."""
        window, look = self._window, self._window.look
        if window.shown() == "welcome":
            look.change(self._welcomed())
        window.return_to(self.came_from)
        if window.desk is not None and self.came_from != "home":
            window.desk.show_settings(self._as_list)


class ReportOpener:
    """Opens the report after a fault, at the next start and from the page About, and leads back.

    ``fault`` is what went wrong in this run, "" for nothing: it may not have reached the disk.
    """

    NAME = "report"

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._from = "home"
        self.fault = ""

    def open(self) -> None:
        """Show the report; at a table the time is held and what is private covered."""
        window = self._window
        now = window.shown()
        if now == self.NAME:
            return
        if now == "table" and window.desk is not None:
            window.desk.hold()
        self._from = now
        window.pages.remove(self.NAME)  # what it told may not be all any more
        window.show_page(self.NAME)
        window.dismiss()  # the message led here, and would lie over the buttons

    def close(self) -> None:
        """Go back to where one was."""
        self._window.return_to(self._from)

    def write(self, with_game: bool) -> str:
        """Return the report, with the last game or without it."""
        from chrononauts_qt.session import report
        from chrononauts_qt.ui.shell.report_page import facts

        window = self._window
        path = self.last_game() if with_game else None
        game = report.nameless_journal(path) if path is not None else ""
        fault = self.fault or report.last_fault(window.folder)
        return report.report(facts(), window.look.settings, fault, game)

    def last_game(self) -> Path | None:
        """Return the journal of the game on the desk, else that of the game that was played last."""
        from chrononauts_qt.session import report

        desk = self._window.desk
        writer = desk.controller.match.writer if desk is not None else None
        return writer.path if writer is not None else report.latest_game(self._window.folder)

    def save(self, words: str) -> None:
        """Ask where the report is to lie, and write it there as it was read."""
        from chrononauts_qt.ui.catalog.report_texts import text
        from chrononauts_qt.ui.shell.save_dialog import ask_where, tell_by, text_kind

        ask_where(self._window, text("save-title"), FILE, [text_kind(lambda: words)], tell_by(self._window))

    def tell_copied(self) -> None:
        """Say that the report lies on the clipboard."""
        from chrononauts_qt.ui.catalog.report_texts import text

        self._window.confirm(text("copied"))

    def tell_fault(self, fault: str, trouble: Trouble | None) -> None:
        """Say that the program itself has failed somewhere, and whether that could be written down."""
        from chrononauts_qt.ui.catalog.report_texts import text
        from chrononauts_qt.ui.catalog.saves import reason

        self.fault = fault
        if trouble is None:
            self._window.tell(text("fault"))
        else:
            self._window.tell(text("fault-unwritten", reason=reason(trouble.flaw, trouble.code)))
        self._window.message.offer(text("report-door"), self.open)

    def offer_last(self) -> None:
        """Offer a report of what went wrong in the run before this one, once."""
        if not disk.is_file(self._window.folder / FAULT):
            return
        from chrononauts_qt.session import report
        from chrononauts_qt.ui.catalog.report_texts import text

        report.mark_told(self._window.folder)
        self._window.message.say(text("fault-before"))
        self._window.message.offer(text("report-door"), self.open)


def books() -> dict[Manual, str]:
    """Return the books of the shelf by what they are called; games of a box share one, that of the first."""
    found: dict[Manual, str] = {}
    for game in SHELF:
        found.setdefault(screens_of(game).manual(), screens_of(game).title())
    return found


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
        self._game = ""
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
        if desk is None or shown != "table":
            page = self._window.stack.currentWidget()
            game = page.game_at(focus) if isinstance(page, WindowPage) else ""
            self.open(asked_on_page(focus).topic, game=game)
            return
        topic, private = desk.screen.asked(focus)
        signs = self._manual_here().OUTLINE.signs
        self.open(topic or (f"section:{signs}" if signs else ""), private)

    def open(self, topic: str = "", private: bool = False, game: str = "") -> None:
        """Show what the book of a game says of a topic; without one, the page where it lies open.

        Without a `game` it is the book of the one that is played, or that lies open.
        `private`: only one player knows that card; so is whatever is looked up while a hand lies open.
        Settings that were opened from the book give way to it.
        """
        now, desk = self._window.shown(), self._window.desk
        self._private = private or (desk is not None and desk.controller.viewer is not None)
        if now not in (self.NAME, "settings_page") or self._window.settings_opener.came_from != self.NAME:
            self._from, self._focus = now, QApplication.focusWidget()
            self.holds_clock = self._hold()
        self._game = game
        self._open(screens_of(game).manual() if game else self._manual_here(), topic)

    def _manual_here(self) -> Manual:
        """Return the book of the game one is at; away from every game, the one that lies open."""
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
        self._window.rulebook.offer_lesson(self.offers_lesson)
        self._window.rulebook.text.show_numbers(self._window.look.settings.rule_numbers)
        self._window.rulebook.open_at(topic, self._private)
        self._window.show_page(self.NAME)

    def choose(self, number: int) -> None:
        """Read another book of the shelf."""
        self._open(list(books())[number])

    @property
    def game(self) -> str:
        """The game that is read about: the one that was asked for, else the first of the book."""
        games = [game for game in SHELF if screens_of(game).manual() is self.manual]
        return self._game if self._game in games else games[0]

    @property
    def offers_lesson(self) -> bool:
        """Whether the game that is read about can be learnt now: nobody is led away from a table."""
        return self._window.desk is None and has_lessons(self.game)

    @property
    def manual(self) -> Manual:
        """The book that lies open: the first of the shelf until another one is wanted."""
        if self._manual is None:
            self._manual = next(iter(books()))
        return self._manual

    def close(self) -> None:
        """Go back to where one was, the keys too if they can."""
        self._window.rulebook.leave()
        self._window.show_page(self._from)
        keys_to, self._focus = self._focus, None  # kept any longer, it would keep a table that is left
        give_back(keys_to)

    @property
    def holds(self) -> bool:
        """Tell whether the book is shown and the clock of a Memo window is held for it."""
        return self.holds_clock and self._window.shown() == self.NAME

    def leads_to(self, name: str) -> bool:
        """Tell whether the book is shown and closes to this screen."""
        return self._window.shown() == self.NAME and self._from == name
