"""The pages of the window: what makes each, what it is connected to, and which there are at present.

Another page is one function here and one row of `MainWindow`; those of a game come from its desk.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from PySide6.QtWidgets import QStackedWidget

from chrononauts_qt.ui.kit.window_page import WindowPage
from chrononauts_qt.ui.table.window import END

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.look import Look
    from chrononauts_qt.ui.shell.about import AboutPage
    from chrononauts_qt.ui.shell.games_page import GamesPage
    from chrononauts_qt.ui.shell.home import HomeScreen
    from chrononauts_qt.ui.shell.keys_page import KeysPage
    from chrononauts_qt.ui.shell.lesson_end import LessonEndPage
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.shell.new_game import NewGamePage
    from chrononauts_qt.ui.shell.phones_page import PhonesPage
    from chrononauts_qt.ui.shell.print_page import PrintPage
    from chrononauts_qt.ui.shell.report_page import ReportPage
    from chrononauts_qt.ui.shell.rulebook_page import RulebookPage
    from chrononauts_qt.ui.shell.settings_page import SettingsPage
    from chrononauts_qt.ui.shell.statistics_page import StatisticsPage
    from chrononauts_qt.ui.shell.welcome import WelcomePage
    from chrononauts_qt.ui.table.end_page import EndPage
    from chrononauts_qt.ui.table.window import Ways

PAPER = "paper"
"""The name of the page of what a game puts on paper."""

P_co = TypeVar("P_co", bound=WindowPage, covariant=True)


class Pages:
    """The pages that the window has at present, by name, and what those that went have left to the next."""

    def __init__(self, stack: QStackedWidget) -> None:
        self._stack = stack
        self._made: dict[str, WindowPage] = {}
        self._kept: dict[str, object] = {}
        self._leaving: list[WindowPage] = []

    def get(self, name: str) -> WindowPage | None:
        """Return a page if it has been made."""
        return self._made.get(name)

    def add(self, name: str, page: WindowPage) -> None:
        """Take a page that has just been made; it goes on where the last one of this name was."""
        if name in self._kept:
            page.restore(self._kept[name])
        self._made[name] = page
        self._stack.addWidget(page)

    def remove(self, name: str, kept: object = None) -> object:
        """Let a page go as soon as another one is shown; return what it keeps. The next one gets `kept`."""
        page, last = self._made.pop(name, None), self._kept.pop(name, None)
        if kept is not None:
            self._kept[name] = kept
        if page is not None:
            last = page.kept()
            self._leaving.append(page)
            self._clear()
        return last

    def show(self, page: WindowPage) -> None:
        """Show one of the pages."""
        self._stack.setCurrentWidget(page)
        self._clear()

    def _clear(self) -> None:
        """Take out what leaves, but for the page that is shown: no third one may come into sight."""
        now = self._stack.currentWidget()
        for page in [page for page in self._leaving if page is not now]:
            self._leaving.remove(page)
            self._stack.removeWidget(page)
            page.deleteLater()

    def shown(self) -> str:
        """Return the name of the page that is shown."""
        now = self._stack.currentWidget()
        return next((name for name, page in self._made.items() if page is now), "home")

    def take_all(self, reworded: bool) -> list[WindowPage]:
        """Return the pages that another look, or another language, makes anew; what they keep is kept."""
        old = {name: page for name, page in self._made.items() if not page.stays(reworded)}
        for name, page in old.items():
            self._kept[name] = page.kept()
            del self._made[name]
        return list(old.values())

    def follow(self, look: Look) -> None:
        """Let the pages that have stayed take the look of now."""
        for page in list(self._made.values()):
            if page.stays(reworded=False):
                page.follow(look)

    def forget_private(self) -> None:
        """Let every page close what only one player was to read."""
        for page in self._made.values():
            page.forget_private()


class Row(Generic[P_co]):
    """A page as an attribute of the window, by its name there: made when it is first wanted."""

    def __init__(self, make: Callable[[MainWindow], P_co]) -> None:
        self._make = make

    def __set_name__(self, owner: type[MainWindow], name: str) -> None:
        self._name = name
        ROWS[name] = self

    def __get__(self, window: MainWindow, owner: type[MainWindow] | None = None) -> P_co:
        return self.page_of(window)

    def page_of(self, window: MainWindow) -> P_co:
        """Return the page of a window, now made if it was not there yet."""
        page = window.pages.get(self._name)
        if page is None:
            page = self._make(window)
            window.pages.add(self._name, page)
        return cast(P_co, page)


ROWS: dict[str, Row[WindowPage]] = {}
"""The window's own pages, by name."""


def home(window: MainWindow) -> HomeScreen:
    """Make the first screen; it offers the game that waits as far as one is known."""
    from chrononauts_qt.ui.shell.home import HomeScreen
    from chrononauts_qt.ui.shell.openings import unknown

    settings = window.look.settings
    page = HomeScreen(window.look.theme, last=settings.game, lessons=unknown(settings))
    page.continue_requested.connect(window.openings.go_on)
    page.new_game_requested.connect(window.ask_new_game)
    page.today_requested.connect(window.openings.start_today)
    page.games_requested.connect(lambda: window.show_page("games"))
    page.settings_requested.connect(window.settings_opener.open)
    page.about_requested.connect(lambda: window.show_page("about"))
    page.rules_requested.connect(lambda topic, game: window.rules.open(topic, game=game))
    page.lesson_requested.connect(partial(_learn, window))
    page.quit_requested.connect(window.close)
    window.openings.offer(page)
    return page


def _learn(window: MainWindow, game: str) -> None:
    from chrononauts_qt.ui.shell.learning import learn

    learn(window, game)


def new_game(window: MainWindow) -> NewGamePage:
    """Make the page of a new game."""
    from chrononauts_qt.ui.shell.new_game import NewGamePage
    from chrononauts_qt.ui.table.new_game import sitters_of

    page = NewGamePage(window.look.settings.names, window.look.theme, folder=window.folder)
    last = window.look.settings
    page.remember(sitters_of(last.names, last.languages, last.bots), last.people)
    page.started.connect(window.openings.start)
    page.cancelled.connect(window.show_home)
    return page


def about(window: MainWindow) -> AboutPage:
    """Make the page about the program."""
    from chrononauts_qt.ui.shell.about import AboutPage

    page = AboutPage(window.folder, window.look.theme)
    page.closed.connect(window.show_home)
    page.report_requested.connect(window.reports.open)
    return page


def report(window: MainWindow) -> ReportPage:
    """Make the report of a problem, as it is at this moment."""
    from chrononauts_qt.ui.shell.report_page import ReportPage

    reports = window.reports
    page = ReportPage(reports.write, reports.last_game() is not None, window.look.theme)
    page.closed.connect(reports.close)
    page.save_requested.connect(reports.save)
    page.copied.connect(reports.tell_copied)
    return page


def games(window: MainWindow) -> GamesPage:
    """Make the page of the saved games."""
    from chrononauts_qt.ui.shell.games_page import GamesPage
    from chrononauts_qt.ui.shell.games_page_acts import GameActs
    from chrononauts_qt.ui.shell.replaying import open_replay

    page = GamesPage(window.look.theme)
    page.closed.connect(window.show_home)
    page.replay_requested.connect(lambda path: open_replay(window, path))
    page.statistics_wanted.connect(lambda: window.show_page("statistics_page"))
    GameActs(window, page)
    return page


def settings_page(window: MainWindow) -> SettingsPage:
    """Make the page of the settings."""
    from chrononauts_qt.ui.shell.settings_page import SettingsPage

    page = SettingsPage(window.look.settings, window.look.theme)
    page.changed.connect(window.look.change)
    window.settings_opener.tell_held(page)
    page.closed.connect(window.settings_opener.close)
    page.welcome_requested.connect(window.settings_opener.welcome)
    page.keys_requested.connect(window.key_list.ask)
    return page


def welcome(window: MainWindow) -> WelcomePage:
    """Make the page of the first start."""
    from chrononauts_qt.ui.shell.welcome import WelcomePage

    page = WelcomePage(window.look.settings, window.look.theme)
    page.changed.connect(window.look.change)
    page.closed.connect(window.settings_opener.close)
    page.quick_requested.connect(window.settings_opener.begin_quick)
    return page


def statistics_page(window: MainWindow) -> StatisticsPage:
    """Make the page of the statistics."""
    from chrononauts_qt.ui.shell.statistics_page import StatisticsPage

    page = StatisticsPage(window.folder, window.look.theme)
    page.closed.connect(lambda: window.show_page("games"))
    page.told.connect(lambda said: window.message.say(said))
    page.failed.connect(window.tell)
    return page


def rulebook(window: MainWindow) -> RulebookPage:
    """Make the page of the rules, in the language of the interface."""
    from chrononauts_qt.ui.kit.look import language_of
    from chrononauts_qt.ui.shell.openers import books
    from chrononauts_qt.ui.shell.rulebook_page import RulebookPage

    language = language_of(window.look.settings.language)
    manual = window.rules.manual
    page = RulebookPage(manual, manual.folder(), language, window.look.theme)
    page.closed.connect(window.rules.close)
    page.set_held(window.rules.holds_clock)
    page.offer_lesson(window.rules.offers_lesson)
    page.text.show_numbers(window.look.settings.rule_numbers)
    page.book_wanted.connect(window.rules.choose)
    page.lesson_wanted.connect(lambda: _learn(window, window.rules.game))
    page.offer(list(books().values()), list(books()).index(manual))
    return page


def keys(window: MainWindow) -> KeysPage:
    """Make the list of the keys that work on the page one comes from, and of those that work everywhere."""
    from chrononauts_qt.ui.shell.keys_page import KeysPage
    from chrononauts_qt.ui.shell.own_keys_acts import OwnKeysActs

    page = KeysPage(window.key_list.groups(), window.look.theme)
    OwnKeysActs(window, page)
    page.closed.connect(window.key_list.close)
    return page


def phones_page(window: MainWindow) -> PhonesPage:
    """Make the page that lets phones in; the door is open."""
    from chrononauts_qt.ui.phones.addresses import addresses
    from chrononauts_qt.ui.shell.phones_page import PhonesPage

    phones = window.phones.phones
    assert phones is not None, "the menu of a table leads here"
    page = PhonesPage(phones, addresses(), window.look.theme)
    page.closed.connect(window.phones.close)
    page.address_chosen.connect(window.phones.move)
    return page


def lesson_end(window: MainWindow) -> LessonEndPage:
    """Make the page after a lesson."""
    assert window.learning is not None, "the bar of the lesson leads here"
    return window.learning.end_page()


def paper(window: MainWindow) -> PrintPage:
    """Make the page of what the game on the desk can put on paper."""
    from chrononauts_qt.ui.shell.print_page import PrintPage

    sheet = window.desk.printed() if window.desk is not None else None
    assert sheet is not None, "the page of the end has a door to it"
    page = PrintPage(sheet, window.look.theme)
    page.closed.connect(lambda: window.show_page(END))
    page.told.connect(lambda said: window.message.say(said))
    page.failed.connect(window.tell)
    return page


# -- the pages of a game -------------------------------------------------------------------------


def lead_on(window: MainWindow, page: EndPage) -> None:
    """Connect the doors of the page of a game that has ended."""
    from chrononauts_qt.ui.shell import replaying

    page.said.connect(window.title.follow)
    page.is_kept = lambda: replaying.kept_path(window) is not None
    page.rematch_requested.connect(lambda: window.openings.rematch())
    page.terms_requested.connect(window.openings.rematch)
    page.new_game_requested.connect(window.ask_new_game)
    page.home_requested.connect(window.show_home)
    page.board_requested.connect(lambda: window.show_page("table"))
    page.replay_requested.connect(lambda: replaying.watch_again(window))
    page.moment_requested.connect(lambda event: replaying.watch_again(window, event))
    page.save_requested.connect(lambda: replaying.save_again(window))
    page.print_requested.connect(lambda: _show_paper(window))


def _show_paper(window: MainWindow) -> None:
    """Show what the game can put on paper, as it is now."""
    window.pages.remove(PAPER)
    window.show_page(PAPER)


def lead_out(
    window: MainWindow, screen: Ways, go: Callable[[Callable[[], object]], object] = lambda way: way()
) -> None:
    """Connect the ways that the menu of a table leads out of it; `go` takes those that leave it for good."""
    status = screen.status
    status.home_requested.connect(lambda: go(window.show_home))
    status.new_game_requested.connect(lambda: go(window.ask_new_game))
    status.settings_requested.connect(window.settings_opener.open)
    status.rules_requested.connect(lambda: window.rules.open())
    status.keys_requested.connect(window.key_list.ask)
    status.full_screen_requested.connect(window.toggle_full_screen)
    status.quit_requested.connect(window.close)
    screen.rule_requested.connect(window.rules.open)
