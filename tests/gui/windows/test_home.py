"""The first screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt import __version__
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.session.match import Match
from chrononauts_qt.shelf import GAMES, SHELF
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.rulebook.topics import block_of
from chrononauts_qt.ui.games.chrononauts.wall import Wall
from chrononauts_qt.ui.kit.theme import DARK, chosen
from chrononauts_qt.ui.shell.home import HomeScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.lessons import has_lessons, lessons_of
from chrononauts_qt.ui.table.screens import screens_of
from tests.each import each
from tests.gui.program import open_window, settle
from tests.gui.windows.helpers import check_controls, reached_by_tab, said

ONE, OTHER = list(SHELF)[:2]


@pytest.fixture
def home(window: QWidget) -> HomeScreen:
    """The screen in a window, no game waiting."""
    screen = HomeScreen(parent=window)
    screen.setGeometry(window.rect())
    screen.show()
    return screen


def test_without_a_game_there_is_nothing_to_continue(home: HomeScreen) -> None:
    assert not home.front.continue_button.isVisible()
    assert home.front.start_button.hasFocus()
    assert __version__ in said(home)
    assert "unofficial" in said(home)
    check_controls(home)


def test_there_is_a_box_for_every_game_on_the_shelf(home: HomeScreen) -> None:
    assert list(home.boxes) == list(SHELF)
    for check in each(SHELF):
        with check as game:
            told, seats = screens_of(game).box(), GAMES[game].SEATS
            for word in (screens_of(game).title(), told.players, told.length, told.about):
                assert word in said(home.boxes[game])
            assert str(seats[0]) in told.players
            assert str(seats[-1]) in told.players
            assert resource(f"{told.cover}.svg").stat().st_size <= 4000


def test_a_screen_reader_meets_each_box_as_a_named_group(home: HomeScreen) -> None:
    for check in each(home.boxes):
        with check as game:
            box = QAccessible.queryAccessibleInterface(home.boxes[game])
            assert box is not None
            assert box.role() == QAccessible.Role.Grouping
            assert box.text(QAccessible.Text.Name) == screens_of(game).title()
            assert box.text(QAccessible.Text.Description) == screens_of(game).box().about
            buttons = [button for button in home.boxes[game].buttons() if button.text()]
            doors = [button.accessibleName() for button in buttons]
            rest = [one for one in home.boxes[game].buttons() if one not in buttons]
            assert not any(one.accessibleName() for one in rest), "a bug: “: Chrononauts” was among them"
            assert all(door.endswith(f": {screens_of(game).title()}") for door in doors)


def test_the_game_played_last_lies_in_front(window: QWidget) -> None:
    home = HomeScreen(parent=window, last=OTHER)
    assert home.primary is home.boxes[OTHER].start_button
    home.offer_continue({ONE: "Ada and Bruno", OTHER: "Chloé"}, ONE)
    assert home.primary is home.boxes[ONE].continue_button
    home.offer_continue({})
    assert home.primary is home.boxes[OTHER].start_button


def test_a_waiting_game_comes_first(home: HomeScreen, qtbot: QtBot) -> None:
    home.offer_continue({OTHER: "Ada and Bruno"}, OTHER)
    assert home.boxes[OTHER].continue_button.hasFocus()
    assert "Ada and Bruno" in said(home)
    with qtbot.waitSignal(home.continue_requested, check_params_cb=lambda game: game == OTHER):
        QTest.keyClick(home.boxes[OTHER].continue_button, Qt.Key.Key_Return)
    home.offer_continue({})
    assert not home.boxes[OTHER].continue_button.isVisible()
    assert "Bruno" not in said(home)


def test_enter_does_the_one_primary_thing(home: HomeScreen, qtbot: QtBot) -> None:
    with qtbot.waitSignal(home.new_game_requested):
        QTest.keyClick(home, Qt.Key.Key_Return)
    home.quit_button.setFocus()
    with qtbot.waitSignal(home.quit_requested):
        QTest.keyClick(home.quit_button, Qt.Key.Key_Return)


def test_the_mouse_opens_each_door(home: HomeScreen, qtbot: QtBot) -> None:
    home.offer_continue(dict.fromkeys(home.boxes, "Ada and Bruno"), ONE)
    home.offer_games(True)
    home.window().resize(1920, 1080)
    home.setGeometry(home.window().rect())
    settle()
    doors = [
        (home.games_button, home.games_requested, []),
        (home.rules_button, home.rules_requested, ["", ""]),
        (home.settings_button, home.settings_requested, []),
        (home.about_button, home.about_requested, []),
        (home.quit_button, home.quit_requested, []),
    ]
    for game, box in home.boxes.items():
        told = screens_of(game).box()
        doors.append((box.continue_button, home.continue_requested, [game]))
        doors.append((box.start_button, home.new_game_requested, [game]))
        doors.append((box.rules_button, home.rules_requested, [told.topic, game]))
        assert box.day_button.isVisible() == bool(told.day)
        if told.day:
            doors.append((box.day_button, home.today_requested, [game]))
        if has_lessons(game):
            doors.append((box.lesson_button, home.lesson_requested, [game]))
    for button, signal, carried in doors:
        with qtbot.waitSignal(signal) as caught:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert caught.args == carried
    assert reached_by_tab(home) == {button for button, _, _ in doors}


def test_the_arrows_lead_from_box_to_box_and_stop_at_the_ends(home: HomeScreen) -> None:
    boxes = list(home.boxes.values())
    now: QPushButton = boxes[0].rules_button
    now.setFocus()
    rightwards = [(Qt.Key.Key_Right, box) for box in (*boxes[1:], boxes[-1])]
    for key, box in (*rightwards, (Qt.Key.Key_Left, boxes[-2])):
        QTest.keyClick(now, key)
        now = box.start_button
        assert now.hasFocus()


def test_what_has_the_keys_is_in_sight_where_the_shelf_scrolls(window: QWidget) -> None:
    home = HomeScreen(replace(DARK, text_scale=2.0), window)
    window.resize(1024, 600)
    home.setGeometry(window.rect())
    home.show()
    settle()
    for box in home.boxes.values():
        assert box.primary.hasFocus()
        assert not box.primary.visibleRegion().isEmpty()
        assert box.primary.visibleRegion().boundingRect() == box.primary.rect()
        QTest.keyClick(box.primary, Qt.Key.Key_Right)


def _tiles(wall: Wall) -> list[QImage]:
    """Return the pictures of the years on the wall, in their order."""
    wall.resize(845, 425)  # of 100 by 100 with gaps of 5
    picture = wall.grab().toImage()
    return [
        picture.copy(5 + 105 * column, 5 + 105 * row, 100, 100)
        for row in range(4)
        for column in range(8)
    ]


def test_the_wall_shows_the_history_of_the_game_that_waits(home: HomeScreen) -> None:
    true_history = _tiles(Wall(DARK, ()))
    changed = {
        1914: Tile(1914, "prime", None, (), False),
        1918: Tile(1918, "paradox", None, (1914,), False),
        1999: Tile(1999, "paradox", "patch-1999", (1993,), False),
    }
    wall = Wall(DARK, [changed.get(y, Tile(y, "true", None, (), False)) for y in YEARS])
    now = _tiles(wall)
    assert {y for y, was, is_ in zip(YEARS, true_history, now, strict=True) if was != is_} == set(changed)
    home.offer_continue({ONE: "Ada and Bruno"}, ONE, wall)
    picture, other = home.boxes[ONE].picture, home.boxes[OTHER].picture
    assert wall.isVisible()
    assert other.cover.geometry() == other.rect()
    for height, shows_both in ((320, True), (200, False)):
        picture.resize(310, height)
        assert picture.cover.isVisible() is shows_both
        below = picture.cover.geometry().bottom() + 1 if shows_both else 0
        assert wall.geometry() == picture.rect().adjusted(0, below, 0, 0)
    home.offer_continue({})
    assert picture.cover.isVisible()
    assert picture.cover.geometry() == picture.rect()


def test_scenes_come_on_in_the_order_of_the_years(qtbot: QtBot) -> None:
    wall = Wall(DARK, ())
    qtbot.addWidget(wall)
    plain = _tiles(wall)
    qtbot.waitUntil(lambda: _tiles(wall)[0] != plain[0])
    now = _tiles(wall)
    changed = [was != is_ for was, is_ in zip(plain, now, strict=True)]
    assert changed == sorted(changed, reverse=True)
    qtbot.waitUntil(lambda: all(was != is_ for was, is_ in zip(plain, _tiles(wall), strict=True)))
    quiet = Wall(chosen("dark", pictures="off"), ())
    qtbot.addWidget(quiet)
    lights = quiet.findChild(QTimer)
    assert lights is not None
    assert not lights.isActive()


def test_the_door_to_the_games_is_there_when_there_are_any(home: HomeScreen) -> None:
    assert not home.games_button.isVisible()
    home.offer_games(True)
    assert home.games_button.isVisible()
    home.offer_games(False)
    assert not home.games_button.isVisible()


# -- in the window ----------------------------------------------------------------------------------


@pytest.fixture
def main(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The program's window, with a game of two kinds waiting, the second played last."""
    for game in (ONE, OTHER):
        setup = GAMES[game].quick_setup(GAMES[game].SIZE.usual, "waits")
        Match.start(game, ("Ada", "Bruno"), setup, tmp_path / f"{game}.chrononauts", {})
    found = MainWindow(tmp_path, DARK)
    qtbot.addWidget(found)
    found.show()
    return found


@pytest.fixture
def fresh(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The program's window at its first start."""
    return open_window(qtbot, tmp_path)


def test_to_whom_a_game_is_new_its_lesson_is_offered_first(fresh: MainWindow) -> None:
    home, box = fresh.home, fresh.home.boxes[ONE]
    settle()
    assert home.primary is box.lesson_button
    assert box.lesson_button.hasFocus()
    assert box.lesson_button.x() < box.start_button.x()
    assert box.buttons()[:2] == (box.lesson_button, box.continue_button)
    home.offer_continue({ONE: "Ada and Bruno"}, ONE)
    assert home.primary is box.continue_button, "a game that waits comes before everything"


@pytest.mark.parametrize(
    ("known", "is_first"),
    [
        ({"lessons": {ONE: {"first": 3}}}, True),
        ({"lessons": {ONE: {"first": len(lessons_of(ONE).LESSONS[0].tasks)}}}, False),
        ({"games": {ONE: {}}}, False),
        ({"games": {OTHER: {}}}, True),
    ],
    ids=["half learnt", "learnt", "played", "another one played"],
)
def test_a_lesson_is_offered_first_until_it_is_done_or_a_game_begun(
    fresh: MainWindow, known: dict[str, object], is_first: bool
) -> None:
    fresh.look.change(fresh.look.settings._replace(**known))  # type: ignore[arg-type]  # one of each
    fresh.show_home()
    settle()
    home, box = fresh.home, fresh.home.boxes[ONE]
    assert home.primary is (box.lesson_button if is_first else box.start_button)
    assert home.primary.hasFocus()
    assert box.lesson_button.isVisible(), "it can always be learnt"


@pytest.mark.parametrize("game", [ONE, OTHER])
def test_each_box_goes_on_with_the_game_of_it_that_waits(main: MainWindow, game: str) -> None:
    main.home.boxes[game].continue_button.click()
    assert main.shown() == "table"
    assert main.desk is not None
    assert main.desk.controller.match.game_id == game


@pytest.mark.parametrize("game", list(SHELF))
def test_a_box_begins_its_game_and_opens_the_book_at_it(main: MainWindow, game: str) -> None:
    main.home.boxes[game].start_button.click()
    assert main.shown() == "new_game"
    assert main.new_game.choice().game == game
    main.show_home()
    door = main.home.boxes[game].rules_button
    door.setFocus()
    door.click()
    assert main.shown() == "rulebook"
    book, topic = main.rulebook.book, screens_of(game).box().topic
    assert book is not None
    assert book.blocks[main.rulebook.place()] is block_of(book, topic)
    main.rules.close()
    assert door.hasFocus()
