"""From the first screen to a table, away from it and back to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session import journal
from chrononauts_qt.ui.games.chrononauts.control import match_controller
from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.desks import controller_of, screen_of
from tests.gui.program import NewWindow, settle
from tests.gui.robot import HandClock, Robot, let_pass
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import (
    fill_page,
    key,
    lines_in,
    offscreen_menu,
    only_journal,
    open_page,
    shown,
    through_the_menu,
)
from tests.gui.table.scene import LEFT, Scene
from tests.gui.windows.helpers import panel

CARD = "prevent-assassination"


# -- a new game -----------------------------------------------------------------------------------


@pytest.mark.rule("R-208", "R-209")
@pytest.mark.parametrize("change", [True, False])
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_from_the_first_screen_to_the_first_turn(
    window: MainWindow,
    clock: HandClock,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    by: str,
    change: bool,
) -> None:
    """Names, the time guessed behind curtains, each Identity kept or exchanged, the first card drawn."""
    monkeypatch.setattr(match_controller, "time_of_day", lambda: "09:30")
    open_page(window, by)
    fill_page(window, by)
    assert shown(window) == "table"
    robot = Robot(window, clock, by)
    robot.guess({0: parse("guess 21:00"), 1: parse("guess 09:00")})
    controller = robot.table.controller
    assert controller.public_view().step == "mulligan"
    assert controller.public_view().deciding == (1,), "Bruno was nearer"
    dealt = [controller.view_of(seat).identity for seat in (1, 0)]
    for seat in (1, 0):
        robot.act(seat, parse("mulligan" if change else "keep"))
    kept = [controller.view_of(seat).identity for seat in (1, 0)]
    assert (kept == dealt) is not change
    assert controller.public_view().step == "play"
    assert controller.public_view().seat_to_move == 1
    robot.uncover(1)
    assert robot.table.hand_model.rowCount() == 4
    records = journal.read(only_journal(tmp_path)).records
    word = "mulligan" if change else "keep"
    said = ["1: guess 21:00", "2: guess 09:00", f"2: {word}", f"1: {word}"]
    assert lines_in(only_journal(tmp_path)) == said
    assert records[1].chances[0].result == ("09:30",)


@pytest.mark.rule("A-02")
@pytest.mark.parametrize(
    ("guesses", "time", "first"),
    [
        (("23:50", "00:30"), "00:05", 0),
        (("12:00", "saw-clock"), "23:00", 0),
        (("saw-clock", "01:00"), "12:00", 1),
    ],
    ids=["the short way round midnight", "one has seen the clock", "the other has"],
)
def test_the_nearest_guess_that_counts_begins(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, guesses: tuple[str, str], time: str, first: int
) -> None:
    monkeypatch.setattr(match_controller, "time_of_day", lambda: time)
    scene = deal(first="guess")
    said = [word if word == "saw-clock" else f"guess {word}" for word in guesses]
    scene.robot.guess({seat: parse(words) for seat, words in enumerate(said)})
    assert scene.public.seat_to_move == first
    assert scene.written() == [f"{seat + 1}: {words}" for seat, words in enumerate(said)]


def test_what_is_no_time_is_asked_again(deal: Deal) -> None:
    scene = deal(first="guess")
    sheet = scene.table.sheets.guess
    let_pass(DEAF_MS)
    for _ in range(2):
        scene.click(sheet.curtain.lift_button)
    for words in ("25:00", "", "1", "12:60", "noon"):
        sheet.time.clear()
        QTest.keyClicks(sheet.time, words)
        scene.key(Qt.Key.Key_Return)
        assert sheet.problem.text()
        assert scene.written() == []


def test_the_choice_is_remembered(window: MainWindow, new_window: NewWindow) -> None:
    open_page(window, "mouse")
    page = window.new_game
    panel(page).memo[8.0].setChecked(True)
    panel(page).mulligan.setChecked(False)
    panel(page).first.setCurrentIndex(panel(page).first.findData("random"))
    fill_page(window, "mouse")
    window.close()
    again = new_window()
    QTest.mouseClick(again.home.front.start_button, LEFT)
    choice = again.new_game.choice()
    assert choice.names == ("Ada", "Bruno")
    assert choice.terms == Terms("random", 8.0, mulligan=False)


# -- going on -------------------------------------------------------------------------------------


def begun(deal: Deal) -> Scene:
    """Ada has played and ended her turn; Bruno has killed time and may throw another card away."""
    scene = deal(hands={1: f"memo {CARD} patch-1944", 2: "dodo ark memo"}, players=2)
    scene.lift()
    scene.do(f"play {CARD} on 1963")
    scene.pass_time(5)
    scene.do("end")
    scene.do("discard ark")
    return scene


def test_a_closed_game_goes_on_where_it_was(deal: Deal, new_window: NewWindow) -> None:
    scene = begun(deal)
    before, lines = scene.public, scene.written()
    scene.window.close()
    window = new_window()
    assert window.home.front.continue_button.isVisible()
    assert "Ada" in window.home.front.line.text()
    assert "Bruno" in window.home.front.line.text()
    key(Qt.Key.Key_Return)
    assert shown(window) == "table"
    assert controller_of(window) is not None
    assert controller_of(window).public_view() == before
    assert controller_of(window).viewer is None
    assert screen_of(window) is not None
    assert screen_of(window).sheets.curtain.isVisible()
    assert screen_of(window).sheets.curtain.seat == 1
    assert scene.written() == lines
    assert screen_of(window).log_model.rowCount() == scene.table.log_model.rowCount()


@pytest.mark.parametrize("bytes_lost", [1, 4, 12])
def test_a_killed_program_loses_at_most_the_line_it_was_writing(
    deal: Deal, new_window: NewWindow, bytes_lost: int
) -> None:
    scene = begun(deal)
    assert scene.match.writer is not None
    path, lines = scene.match.writer.path, scene.written()
    scene.window.close()
    path.write_bytes(path.read_bytes()[:-bytes_lost])
    window = new_window()
    key(Qt.Key.Key_Return)
    assert shown(window) == "table"
    assert window.message.isVisible()
    assert window.message.words.text().endswith(".")
    assert controller_of(window) is not None
    assert controller_of(window).public_view().step == "play"
    assert controller_of(window).public_view().seat_to_move == 1
    controller_of(window).lift(1)
    assert controller_of(window).submit(1, parse("discard dodo"))
    assert lines_in(path) == [*lines[:-1], "2: discard dodo"]


def test_a_game_broken_off_in_a_memo_window_asks_again(
    deal: Deal, new_window: NewWindow, clock: HandClock
) -> None:
    scene = deal(hands={1: f"memo {CARD} patch-1944"}, players=3)
    scene.lift()
    scene.do(f"play {CARD} on 1963")
    scene.window.close()
    window = new_window()
    key(Qt.Key.Key_Return)
    assert screen_of(window) is not None
    assert controller_of(window) is not None
    assert screen_of(window).sheets.memo.isVisible()
    clock.now += 5
    controller_of(window).tick()
    settle()
    assert controller_of(window).public_view().step == "end"
    assert controller_of(window).viewer is None, "nobody sees a hand without lifting the curtain"


def test_a_damaged_game_is_told_and_set_aside(
    window: MainWindow, deal: Deal, new_window: NewWindow
) -> None:
    scene = begun(deal)
    assert scene.match.writer is not None
    path = scene.match.writer.path
    scene.window.close()
    damaged = path.read_bytes().replace(b"\nbegin", b"\nbegun", 1)
    path.write_bytes(damaged)
    again = new_window()
    assert not again.home.front.continue_button.isVisible()
    assert again.message.isVisible()
    (kept,) = path.parent.glob(f"{path.name}.unreadable*")
    assert kept.read_bytes() == damaged


# -- doors ----------------------------------------------------------------------------------------


@offscreen_menu
def test_the_menu_leads_home_and_the_game_waits(deal: Deal) -> None:
    scene = begun(deal)
    before = scene.public
    window = scene.window
    through_the_menu(scene, "Home")
    assert shown(window) == "home"
    assert scene.window.desk is None
    QTest.mouseClick(window.home.front.continue_button, LEFT)
    settle()
    assert controller_of(window) is not None
    assert controller_of(window).public_view() == before


@offscreen_menu
def test_the_menu_leads_to_a_new_game_and_back(deal: Deal) -> None:
    scene = begun(deal)
    through_the_menu(scene, "New game")
    assert shown(scene.window) == "new_game"
    key(Qt.Key.Key_Escape)
    assert shown(scene.window) == "home"
    assert scene.window.home.front.continue_button.isVisible()


@offscreen_menu
def test_the_menu_fills_the_screen_and_quits(deal: Deal) -> None:
    scene = begun(deal)
    through_the_menu(scene, "Full screen")
    assert scene.window.isFullScreen()
    scene.key(Qt.Key.Key_F11)
    assert not scene.window.isFullScreen()
    through_the_menu(scene, "Quit")
    assert not scene.window.isVisible()


def test_nothing_of_the_rail_lies_over_a_full_curtain(deal: Deal) -> None:
    """The tabs of the rail once stood above the sheet that asks everybody for the time."""
    scene = deal(players=3, first="guess")
    sheet = scene.table.sheets.guess
    assert sheet.isVisible()
    for column in range(40, scene.table.width(), 40):
        for row in range(40, scene.table.height(), 40):
            top = scene.table.childAt(column, row)
            assert top is sheet or (top is not None and sheet.isAncestorOf(top)), (column, row, top)


@offscreen_menu
def test_the_menu_leads_to_the_settings_and_covers_what_is_private(deal: Deal) -> None:
    scene = deal(players=2)
    scene.lift()
    through_the_menu(scene, "Settings")
    assert scene.window.stack.currentWidget() is scene.window.settings_page
    assert scene.controller.viewer is None
