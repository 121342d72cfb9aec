"""The title of the window says the place, and nothing that is hidden."""

from __future__ import annotations

import pytest

from chrononauts_qt.session.match import Match
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import table_title
from chrononauts_qt.ui.table.end_page import EndPage
from chrononauts_qt.ui.table.screens import screens_of
from tests.gui.artifaxx.screens import TWO, dealt
from tests.gui.desks import controller_of
from tests.gui.program import NewWindow, settle

PAGES = ("games", "new_game", "settings_page", "statistics_page", "about", "rulebook", "report", "keys")


@pytest.fixture
def main(new_window: NewWindow) -> MainWindow:
    return new_window()


def match_of_two() -> Match:
    """Return a game that two people begin, Ada first."""
    return dealt(TWO, players=2)


def begin(main: MainWindow, game: str) -> None:
    """Begin a game of people."""
    main.ask_new_game(game)
    for name, row in zip(("Ada", "Bruno", "Carla"), main.new_game.people.rows, strict=False):
        row.name.setText(name)
    main.new_game.start_button.click()
    settle()
    assert main.shown() == "table"


def test_each_page_has_a_title_of_its_own(main: MainWindow) -> None:
    assert main.windowTitle() == "Chrononauts Qt"
    told = set()
    for name in PAGES:
        main.show_page(name)
        told.add(main.windowTitle())
        assert main.windowTitle().endswith(" – Chrononauts Qt")
        assert len(main.windowTitle()) > len(" – Chrononauts Qt")
    assert len(told) == len(PAGES)
    main.show_home()
    assert main.windowTitle() == "Chrononauts Qt"


def test_a_page_follows_the_language(main: MainWindow) -> None:
    main.show_page("settings_page")
    main.look.change(main.look.settings._replace(language="it"))
    settle()
    assert main.windowTitle() == "Impostazioni – Chrononauts Qt"


@pytest.mark.parametrize("game", tuple(SHELF))
def test_a_table_says_its_game(main: MainWindow, game: str) -> None:
    begin(main, game)
    assert main.windowTitle().endswith(f": {screens_of(game).title()}")


def test_it_says_to_whom_the_computer_goes_and_whose_turn_it_is(main: MainWindow) -> None:
    main.open_match(match_of_two())
    controller = controller_of(main)
    assert main.windowTitle() == "The computer goes to Ada: Artifaxx"
    controller.lift(0)
    assert main.windowTitle() == "Ada’s turn: Artifaxx"
    controller.cover()
    assert main.windowTitle() == "The computer goes to Ada: Artifaxx"
    main.show_page("rulebook")
    assert "Artifaxx" not in main.windowTitle()


def test_it_says_how_a_game_has_ended(main: MainWindow) -> None:
    main.open_match(match_of_two())
    main.show_page("end")
    end = main.page("end")
    assert isinstance(end, EndPage)
    end.tell("Ada has won")
    assert main.windowTitle() == "Ada has won: Artifaxx"


def test_it_is_made_of_the_public_view(main: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    main.open_match(match_of_two())
    controller = controller_of(main)
    asked: list[int | None] = []
    right = controller.match.view

    def view(seat: int | None) -> object:
        asked.append(seat)
        return right(seat)

    monkeypatch.setattr(controller.match, "view", view)
    table_title.table_title(controller)
    assert set(asked) == {None}
