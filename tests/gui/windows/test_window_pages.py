"""The window takes another look without knowing any of its pages: each says itself what it keeps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.kit.look import Look
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.window_page import WindowPage
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import lay, table_of
from tests.gui.program import NewWindow, let_go, settle


class Counted(WindowPage):
    """A page that nobody has thought of, with a number on it."""

    number = 0
    followed = ""

    def kept(self) -> int:
        return self.number

    def restore(self, kept: object) -> None:
        assert isinstance(kept, int)
        self.number = kept


class Staying(Counted):
    """One that takes another look in place, but no other language."""

    def stays(self, reworded: bool) -> bool:
        return not reworded

    def follow(self, look: Look) -> None:
        self.followed = look.theme.name


@pytest.fixture
def main(dressed: QApplication, new_window: NewWindow) -> Iterator[MainWindow]:
    """The program's window, whose look is put back in the end."""
    yield new_window()
    let_go()  # before it would be dressed anew
    theme.apply(dressed)


def wear(window: MainWindow, name: str) -> None:
    """Take another look."""
    window.look.change(window.look.settings._replace(theme=name))


def test_the_next_page_gets_what_the_last_one_kept(main: MainWindow) -> None:
    page = Counted()
    main.pages.add("counted", page)
    page.number = 7
    wear(main, "light")
    assert main.pages.get("counted") is None, "it is made again when it is wanted"
    wear(main, "dark")
    again = Counted()
    main.pages.add("counted", again)
    assert again.number == 7


def test_a_page_that_stays_takes_the_look_in_place(main: MainWindow) -> None:
    page = Staying()
    main.pages.add("staying", page)
    wear(main, "light")
    assert main.pages.get("staying") is page
    assert page.followed == "light"


def test_a_page_that_is_shown_goes_when_the_next_one_is_there(main: MainWindow) -> None:
    page = Counted()
    main.pages.add("counted", page)
    main.show_page("counted")
    main.pages.remove("counted")
    assert main.stack.currentWidget() is page, "nothing else comes into sight meanwhile"
    main.show_page("home")
    assert main.stack.indexOf(page) < 0


def test_a_table_that_is_left_keeps_no_pictures_while_the_next_is_laid(main: MainWindow) -> None:
    """The pictures of both were there at once, on the largest window some megabytes more than ever needed."""

    def pictures(view: TimelineView | HandView) -> int:
        kept = vars(view._painter).values()
        return sum(len(found) for found in kept if isinstance(found, Pixmaps))

    setup = Setup(2, "left", first="seat-1")
    lay(main, Match.start("chrononauts", ("Ada", "Bo"), setup), ())
    settle()
    table = table_of(main)
    main.grab()
    assert all(pictures(view) for view in (table.timeline, table.hand))
    main.open_match(Match.start("chrononauts", ("Ada", "Bo"), setup))
    assert table_of(main) is not table
    assert not any(pictures(view) for view in (table.timeline, table.hand))
