"""The parts of the window that wait until somebody asks for them: a start shows one page and no message."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from pathlib import Path

    from chrononauts_qt.ui.games.chrononauts.end.reveal import RevealPage
    from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
    from chrononauts_qt.ui.games.solonauts.solo_end import SoloEndPage
    from chrononauts_qt.ui.kit.message import MessageBar
    from chrononauts_qt.ui.shell.about import AboutPage
    from chrononauts_qt.ui.shell.games_page import GamesPage
    from chrononauts_qt.ui.shell.home import HomeScreen
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.shell.new_game import NewGamePage
    from chrononauts_qt.ui.shell.report_page import ReportPage
    from chrononauts_qt.ui.shell.rulebook_page import RulebookPage
    from chrononauts_qt.ui.shell.settings_page import SettingsPage
    from chrononauts_qt.ui.shell.statistics_page import StatisticsPage
    from chrononauts_qt.ui.shell.welcome import WelcomePage
    from chrononauts_qt.ui.table.new_game import NewGameChoice
    from chrononauts_qt.ui.table.sitters import Sitter

    Draft = tuple[tuple[NewGameChoice, ...], tuple[Sitter, ...]]
    """What the page of a new game says, and who waits for a game with more seats."""

P = TypeVar("P", bound=QWidget)


class Lazy(Generic[P]):
    """A part as an attribute of the window: imported, made and connected when it is first read."""

    def __init__(self, make: Callable[[MainWindow], P]) -> None:
        self._make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, window: MainWindow, owner: type | None = None) -> P:
        part = vars(window)[self._name] = self._make(window)
        return part


def made(window: MainWindow, name: str) -> QWidget | None:
    """Return a part of the window if it has been made."""
    part = vars(window).get(name)
    return part if isinstance(part, QWidget) else None


def forget(window: MainWindow, names: Iterable[str]) -> list[QWidget]:
    """Let these parts be made anew when they are wanted again, and return the old ones."""
    found = [vars(window).pop(name, None) for name in names]
    return [part for part in found if isinstance(part, QWidget)]


def home(window: MainWindow) -> HomeScreen:
    """Make the first screen; it offers the game that waits as far as one is known."""
    from chrononauts_qt.ui.shell.home import HomeScreen

    page = HomeScreen(window.look.theme)
    page.continue_requested.connect(window.openings.go_on)
    page.new_game_requested.connect(window.ask_new_game)
    page.today_requested.connect(window.openings.start_today)
    page.games_requested.connect(lambda: window.show_page("games"))
    page.settings_requested.connect(window.settings_doors.open)
    page.about_requested.connect(lambda: window.show_page("about"))
    page.rules_requested.connect(lambda: window.rules.open())
    page.quit_requested.connect(window.close)
    window.openings.offer(page)
    window.stack.addWidget(page)
    return page


def message(window: MainWindow) -> MessageBar:
    """Make the message that lies over every page."""
    from chrononauts_qt.ui.kit.message import MessageBar

    bar = MessageBar(window.look.theme, window)
    place_message(window, bar)
    return bar


def place_message(window: MainWindow, bar: QWidget) -> None:
    """Keep the message along the lower edge, as high as its text may become; at a table above its dock.

    What is asked there has a clock that runs.
    """
    height = round(56 * max(1.0, window.look.theme.text_scale))
    foot = window.desk.dock_top() if window.desk is not None and window.shown() == "table" else None
    bottom = window.height() - 16 if foot is None else foot - 4
    bar.setGeometry(16, bottom - height, window.width() - 32, height)


def new_game(window: MainWindow) -> NewGamePage:
    """Make the page of a new game."""
    from chrononauts_qt.ui.shell.new_game import NewGamePage
    from chrononauts_qt.ui.table.sitters import sitters_of

    page = NewGamePage(window.look.settings.names, window.look.theme)
    last = window.look.settings
    page.remember(sitters_of(last.names, last.languages, last.bots), last.people)
    choices, waiting = window.draft
    for choice in choices:
        page.suggest(choice)
    if waiting:
        page.people.waiting = waiting
    page.started.connect(window.openings.start)
    page.cancelled.connect(window.show_home)
    window.stack.addWidget(page)
    return page


def about(window: MainWindow, folder: Path) -> AboutPage:
    """Make the page about the program."""
    from chrononauts_qt.ui.shell.about import AboutPage

    page = AboutPage(folder, window.look.theme)
    page.closed.connect(window.show_home)
    page.report_requested.connect(window.reports.open)
    window.stack.addWidget(page)
    return page


def reveal(window: MainWindow) -> RevealPage:
    """Make the page of a game's end."""
    from chrononauts_qt.ui.games.chrononauts.end.reveal import RevealPage

    page = RevealPage(window.look.theme)
    page.rematch_requested.connect(window.openings.rematch)
    _add_replay(window, page)
    page.home_requested.connect(window.show_home)
    page.board_requested.connect(lambda: window.show_page("table"))
    window.stack.addWidget(page)
    return page


def solo_end(window: MainWindow) -> SoloEndPage:
    """Make the page of a journey's end."""
    from chrononauts_qt.ui.games.solonauts.solo_end import SoloEndPage

    page = SoloEndPage(window.look.theme)
    page.retry_requested.connect(window.openings.rematch)
    _add_replay(window, page)
    page.solution_requested.connect(lambda: _solo_desk(window).show_solution())
    page.stop_requested.connect(lambda: _solo_desk(window).counsel.stop())
    page.new_game_requested.connect(window.ask_new_game)
    page.home_requested.connect(window.show_home)
    page.board_requested.connect(lambda: window.show_page("table"))
    window.stack.addWidget(page)
    return page


def report(window: MainWindow) -> ReportPage:
    """Make the report of a problem, as it is at this moment."""
    from chrononauts_qt.ui.shell.report_page import ReportPage
    from chrononauts_qt.ui.shell.reporting import compose, last_game, save, tell_copied

    page = ReportPage(compose(window), last_game(window) is not None, window.look.theme)
    page.closed.connect(window.reports.close)
    page.save_requested.connect(lambda words: save(window, words))
    page.copied.connect(lambda: tell_copied(window))
    window.stack.addWidget(page)
    return page


def _add_replay(window: MainWindow, page: RevealPage | SoloEndPage) -> None:
    """Let a game that has ended be watched again and be saved, where it has a journal."""
    from chrononauts_qt.ui.shell import replaying

    page.is_kept = lambda: replaying.kept_path(window) is not None
    page.replay_requested.connect(lambda: replaying.watch_again(window))
    page.save_requested.connect(lambda: replaying.save_again(window))


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
    window.stack.addWidget(page)
    return page


def _solo_desk(window: MainWindow) -> SoloDesk:
    from chrononauts_qt.ui.games.solonauts.desk import SoloDesk

    assert isinstance(window.desk, SoloDesk), "the page tells of the journey on the desk"
    return window.desk


def settings_page(window: MainWindow) -> SettingsPage:
    """Make the page of the settings."""
    from chrononauts_qt.ui.shell.settings_page import SettingsPage

    page = SettingsPage(window.look.settings, window.look.theme)
    page.changed.connect(window.look.change)
    window.settings_doors.tell_held(page)
    page.closed.connect(window.settings_doors.close)
    page.welcome_requested.connect(window.settings_doors.welcome)
    window.stack.addWidget(page)
    return page


def welcome(window: MainWindow) -> WelcomePage:
    """Make the page of the first start."""
    from chrononauts_qt.ui.shell.welcome import WelcomePage

    page = WelcomePage(window.look.settings, window.look.theme)
    page.changed.connect(window.look.change)
    page.closed.connect(window.settings_doors.close)
    page.quick_requested.connect(window.settings_doors.begin_quick)
    window.stack.addWidget(page)
    return page


def statistics_page(window: MainWindow) -> StatisticsPage:
    """Make the page of the statistics."""
    from chrononauts_qt.ui.shell.statistics_page import StatisticsPage

    page = StatisticsPage(window.folder, window.look.theme)
    page.closed.connect(lambda: window.show_page("games"))
    page.told.connect(lambda said: window.message.say(said))
    page.failed.connect(window.tell)
    window.stack.addWidget(page)
    return page


def rulebook(window: MainWindow) -> RulebookPage:
    """Make the page of the rules, in the language of the interface, open where the last one was."""
    from chrononauts_qt.ui.assets import resource
    from chrononauts_qt.ui.kit.look import language_of
    from chrononauts_qt.ui.shell.rulebook_page import RulebookPage

    language = language_of(window.look.settings.language)
    page = RulebookPage(resource("rulebook"), language, window.look.theme)
    page.closed.connect(window.rules.close)
    window.rules.follow(page)
    window.stack.addWidget(page)
    return page
