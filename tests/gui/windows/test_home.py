"""The first screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt import __version__
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.shell.home import HomeScreen
from tests.gui.program import settle
from tests.gui.windows.helpers import check_controls, reached_by_tab, said


@pytest.fixture
def home(window: QWidget) -> HomeScreen:
    """The screen in a window, no game waiting."""
    screen = HomeScreen(parent=window)
    screen.setGeometry(window.rect())
    screen.show()
    return screen


def test_without_a_game_there_is_nothing_to_continue(home: HomeScreen) -> None:
    assert not home.continue_button.isVisible()
    assert home.new_game_button.hasFocus()
    assert __version__ in said(home)
    assert "unofficial" in said(home)
    check_controls(home)


def test_a_waiting_game_comes_first(home: HomeScreen, qtbot: QtBot) -> None:
    home.offer_continue("Ada and Bruno")
    assert home.continue_button.hasFocus()
    assert "Ada and Bruno" in said(home)
    with qtbot.waitSignal(home.continue_requested):
        QTest.keyClick(home.continue_button, Qt.Key.Key_Return)
    home.offer_continue(None)
    assert not home.continue_button.isVisible()
    assert "Bruno" not in said(home)


def test_enter_does_the_one_primary_thing(home: HomeScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(home.new_game_requested):
        QTest.keyClick(home, Qt.Key.Key_Return)
    home.quit_button.setFocus()
    with qtbot.waitSignal(home.quit_requested):
        QTest.keyClick(home.quit_button, Qt.Key.Key_Return)


def test_the_mouse_opens_each_door(home: HomeScreen, qtbot: QtBot) -> None:
    home.offer_continue("Ada and Bruno")
    home.offer_games(True)
    for button, signal in (
        (home.continue_button, home.continue_requested),
        (home.new_game_button, home.new_game_requested),
        (home.today_button, home.today_requested),
        (home.games_button, home.games_requested),
        (home.rules_button, home.rules_requested),
        (home.settings_button, home.settings_requested),
        (home.about_button, home.about_requested),
        (home.quit_button, home.quit_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert reached_by_tab(home) == {
        home.continue_button,
        home.new_game_button,
        home.today_button,
        home.games_button,
        home.rules_button,
        home.settings_button,
        home.about_button,
        home.quit_button,
    }


def _tiles(home: HomeScreen) -> list[QImage]:
    """Return the pictures of the years on the wall, in their order."""
    picture = home.wall.grab().toImage()
    width, height = picture.width() / 8, picture.height() / 4
    return [
        picture.copy(round(column * width), round(row * height), round(width), round(height))
        for row in range(4)
        for column in range(8)
    ]


def test_the_wall_shows_the_history_of_the_game_that_waits(home: HomeScreen) -> None:
    true_history = _tiles(home)
    changed = {
        1914: Tile(1914, "prime", None, (), False),
        1918: Tile(1918, "paradox", None, (1914,), False),
        1999: Tile(1999, "paradox", "patch-1999", (1993,), False),
    }
    home.offer_continue("Ada and Bruno", [changed.get(y, Tile(y, "true", None, (), False)) for y in YEARS])
    now = _tiles(home)
    assert {y for y, was, is_ in zip(YEARS, true_history, now, strict=True) if was != is_} == set(changed)
    home.offer_continue(None)
    assert _tiles(home) == true_history


def test_the_ways_in_stand_together(home: HomeScreen) -> None:
    """The deal of the day lay alone in the middle of the row."""
    home.offer_continue("Ada and Bruno")
    home.offer_games(True)
    home.window().resize(1366, 768)
    home.setGeometry(home.window().rect())
    settle()
    gap = home.new_game_button.x() - home.today_button.geometry().right()
    assert 0 < gap <= 24
    assert home.today_button.x() - home.games_button.geometry().right() == gap
    assert home.games_button.x() - home.rules_button.geometry().right() > gap


def test_the_door_to_the_games_is_there_when_there_are_any(home: HomeScreen) -> None:
    assert not home.games_button.isVisible()
    home.offer_games(True)
    assert home.games_button.isVisible()
    home.offer_games(False)
    assert not home.games_button.isVisible()
