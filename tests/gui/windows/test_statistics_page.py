"""The page of the statistics, and the tables at which games are entered into them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import statistics
from chrononauts_qt.session.game_entries import Result, as_json
from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.games.solonauts.deals import Terms as Deal
from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.statistics_charts import ChartView
from chrononauts_qt.ui.shell.statistics_page import StatisticsPage
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.desks import controller_of
from tests.gui.windows.helpers import check_controls, choose, reached_by_tab, said
from tests.gui.windows.statistics_screens import _shown
from tests.session.test_statistics import many

Shown = Callable[[], StatisticsPage]


@pytest.fixture
def window(dressed: QApplication, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The program's window on an empty folder."""
    window = MainWindow(tmp_path, DARK)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def page(window: MainWindow) -> StatisticsPage:
    """The page, with games on it."""
    return shown(window)


def shown(window: MainWindow) -> StatisticsPage:
    games = {entry.id * 16: as_json(entry) for entry in many()}
    path = window.folder / statistics.FILE
    path.write_text(json.dumps({"version": 1, "games": games}), encoding="utf-8")
    window.show_page("statistics_page")
    QApplication.processEvents()
    return window.statistics_page


def cells(page: StatisticsPage, table: int, row: int) -> list[str]:
    view = page.views[table]
    found = (view.item(row, column) for column in range(view.columnCount()))
    return [item.text() for item in found if item is not None]


def message(window: MainWindow) -> str:
    return window.message.words.text() if window.message.isVisible() else ""


# -- what is shown ----------------------------------------------------------------------------------


def test_an_empty_page_says_so_and_offers_nothing_to_do_with_it(window: MainWindow) -> None:
    window.show_page("statistics_page")
    page = window.statistics_page
    assert "No game has been played here yet" in said(page)
    assert str(window.folder / statistics.FILE) in page.where.text()
    buttons = (page.copy_button, page.export_button, page.reset_button)
    assert not any(button.isVisible() for button in buttons)


def charts(page: StatisticsPage) -> dict[str, ChartView]:
    return {view.accessibleName(): view for view in page.findChildren(ChartView)}


def test_pictures_say_to_a_reader_what_they_show(page: StatisticsPage) -> None:
    found = charts(page)
    assert set(found) == {"Form", "Ways to victory"}
    assert "Ada: Chrononauts: Won, Won, Lost, Everyone lost" in found["Form"].accessibleDescription()
    assert "Ada: Home 1, Mission 0, Ten cards 1" in found["Ways to victory"].accessibleDescription()


def test_solved_deals_are_shown_by_their_difficulty(window: MainWindow) -> None:
    _shown(window)
    told = charts(window.statistics_page)["Solved by difficulty"].accessibleDescription()
    assert "Medium: All home 1, Somebody left behind 1" in told


def test_kinds_differ_without_any_colour(page: StatisticsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Theme, "color", lambda self, token, alpha=1.0: QColor("black" if "ink" in token else "grey")
    )
    for chart in charts(page).values():
        pictures = []
        for kind in range(3):
            picture = QImage(40, 40, QImage.Format.Format_Grayscale8)
            picture.fill(255)
            with QPainter(picture) as painter:
                chart._draw_kind(painter, QRectF(4, 4, 32, 32), kind)
            pictures.append(picture)
        assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_games_and_people_are_counted_with_help_apart(page: StatisticsPage) -> None:
    titles = [view.accessibleName() for view in page.views]
    assert titles == [
        "Games",
        "People",
        "Against bots",
        "How people have won Chrononauts",
        "Journeys in Solonauts",
    ]
    assert cells(page, 0, 0) == ["4", "2", "1", "1", "0", "0", "2 (1 won)"]
    assert cells(page, 1, 1) == ["1", "0", "0", "0", "1", "0", "0"], "given up is not lost"
    assert cells(page, 3, 0) == ["1", "0", "1"]
    assert cells(page, 4, 0) == ["2", "1", "4.5", "6", "1"]


def test_rows_and_columns_have_heads_for_screen_readers(page: StatisticsPage) -> None:
    view = page.views[1]
    table = QAccessible.queryAccessibleInterface(view)
    assert table is not None
    assert table.role() == QAccessible.Role.Table
    roles = {child.role() for place in range(table.childCount()) if (child := table.child(place)) is not None}
    assert {QAccessible.Role.ColumnHeader, QAccessible.Role.RowHeader, QAccessible.Role.Cell} <= roles
    spoken = [
        child.text(QAccessible.Text.Name)
        for place in range(table.childCount())
        if (child := table.child(place)) is not None
    ]
    assert "Ada: Chrononauts" in spoken
    assert "Abandoned" in spoken


def test_every_door_and_table_is_reached_by_the_keys(page: StatisticsPage) -> None:
    check_controls(page)
    page.back_button.setFocus()
    reached = reached_by_tab(page)
    assert {*page.views, page.copy_button, page.export_button, page.reset_button, page.back_button} <= reached


def test_the_cell_that_the_keys_are_on_is_in_sight(window: MainWindow, page: StatisticsPage) -> None:
    window.resize(1024, 600)
    last = page.views[-1]
    last.setFocus()
    last.setCurrentCell(last.rowCount() - 1, 1)
    item = last.currentItem()
    assert item is not None
    place = last.viewport().mapTo(page, last.visualItemRect(item).center())
    assert page.rect().contains(place)
    assert place.y() < page.back_button.y()


def test_every_table_is_as_high_as_its_rows(page: StatisticsPage) -> None:
    for view in page.views:
        assert view.verticalScrollBar().maximum() == 0
        assert view.horizontalScrollBar().maximum() == 0, view.accessibleName()


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080), (2560, 1440)])
def test_every_head_of_rows_and_columns_has_the_room_of_its_words(
    window: MainWindow, page: StatisticsPage, size: tuple[int, int]
) -> None:
    window.resize(*size)
    QApplication.processEvents()
    assert page.views
    for view in page.views:
        assert view.verticalHeader().width() >= view.verticalHeader().sizeHint().width()
        across = view.horizontalHeader()
        for column in range(view.columnCount()):
            assert view.columnWidth(column) >= across.sectionSizeHint(column), column


def test_the_door_on_the_page_of_games_is_there_when_it_leads_somewhere(window: MainWindow) -> None:
    window.show_page("games")
    assert not window.games.statistics_button.isVisible()
    page = shown(window)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.shown() == "games"
    window.games.statistics_button.click()
    assert window.shown() == "statistics_page"
    assert cells(page, 0, 0)[0] == "4"


def test_another_language_makes_the_page_anew(window: MainWindow, page: StatisticsPage) -> None:
    window.look.change_text_size(10)
    assert window.shown() == "statistics_page"
    assert window.statistics_page is not page
    assert cells(window.statistics_page, 0, 0)[0] == "4"


# -- what is done -----------------------------------------------------------------------------------


def test_the_tables_are_copied_as_text(window: MainWindow, page: StatisticsPage) -> None:
    page.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert "Ada: Chrononauts\t4\t2\t1\t1\t0\t0\t2 (1 won)" in copied
    assert "copied" in message(window)


@pytest.mark.parametrize("name", ["games.csv", "games.JSON"])
def test_the_games_are_exported_where_the_player_says(
    window: MainWindow, page: StatisticsPage, tmp_path: Path, name: str
) -> None:
    place = tmp_path / "elsewhere" / name
    place.parent.mkdir()
    page.export_button.click()
    choose(window, place)
    told = place.read_text(encoding="utf-8")
    assert told.startswith("[" if name.endswith("JSON") else "id,when,game,seat")
    assert "Tamsel" in told
    assert str(place) in message(window)


def test_an_export_without_an_ending_gets_one_and_writes_over_nothing(
    window: MainWindow, page: StatisticsPage, tmp_path: Path
) -> None:
    page.export_button.click()
    choose(window, tmp_path / "Ada vs. Bob", 1)
    whole = tmp_path / "Ada vs. Bob.json"
    assert json.loads(whole.read_text(encoding="utf-8"))[0]["name"] == "Ada"
    whole.write_text("other", encoding="utf-8")
    page.export_button.click()
    choose(window, tmp_path / "Ada vs. Bob", 1)
    assert whole.read_text(encoding="utf-8") == "other"
    assert "cannot be written" in message(window)


def test_an_export_that_is_not_wanted_or_not_possible_writes_nothing(
    window: MainWindow, page: StatisticsPage, tmp_path: Path
) -> None:
    before = sorted(tmp_path.iterdir())
    page.export_button.click()
    window.findChildren(QFileDialog)[0].reject()
    QApplication.processEvents()
    assert message(window) == ""
    (tmp_path / "no").write_text("a file in the folder's place", encoding="utf-8")
    page.export_button.click()
    choose(window, tmp_path / "no" / "x.csv")
    (tmp_path / "no").unlink()
    assert "cannot be written" in message(window)
    assert sorted(tmp_path.iterdir()) == before


def test_reset_asks_first_and_keeps_the_old_file(window: MainWindow, page: StatisticsPage) -> None:
    was = (window.folder / statistics.FILE).read_bytes()
    page.reset_button.click()
    assert page.question.keep_button.hasFocus()
    QTest.keyClick(page.question.keep_button, Qt.Key.Key_Return)
    assert not page.question.isVisible()
    assert (window.folder / statistics.FILE).read_bytes() == was
    page.reset_button.click()
    page.question.reset_button.click()
    (kept,) = window.folder.glob("statistics-*.json")
    assert kept.read_bytes() == was
    assert page.views == []
    assert kept.name in message(window)


def test_a_damaged_file_is_kept_and_told(window: MainWindow) -> None:
    (window.folder / statistics.FILE).write_text("{", encoding="utf-8")
    window.show_page("statistics_page")
    assert "statistics.unreadable.json" in message(window)
    assert (window.folder / "statistics.unreadable.json").read_text(encoding="utf-8") == "{"


def test_statistics_of_a_later_version_are_not_shown_and_not_touched(window: MainWindow) -> None:
    path = window.folder / statistics.FILE
    path.write_text('{"version": 9}', encoding="utf-8")
    window.show_page("statistics_page")
    assert "later version" in said(window.statistics_page)
    assert not window.statistics_page.reset_button.isVisible()
    assert path.read_text(encoding="utf-8") == '{"version": 9}'


# -- at the tables ----------------------------------------------------------------------------------


def solo(window: MainWindow) -> SoloDesk:
    window.openings.start(NewGameChoice(("Ada",), "solonauts", Deal(6, "seed", seed="t1")))
    assert isinstance(window.desk, SoloDesk)
    return window.desk


def result(window: MainWindow) -> Result:
    (entry,) = statistics.read(window.folder).entries
    return entry.result(0)


def test_a_game_is_entered_when_it_is_dealt_and_closed_when_it_ends(window: MainWindow) -> None:
    desk = solo(window)
    assert result(window) is Result.UNFINISHED
    desk.controller.end_here()
    assert result(window) is Result.LOST
    desk.controller.undo()
    assert result(window) is Result.UNFINISHED


def test_a_hint_is_noted_when_it_is_given(window: MainWindow) -> None:
    desk = solo(window)
    desk.counsel.advise(desk.screen)
    assert desk.controller.match.hints == {0: 1}
    desk.controller.end_here()
    (entry,) = statistics.read(window.folder).entries
    assert entry.is_helped(0)


def test_rivals_are_entered_with_their_bots(window: MainWindow) -> None:
    terms = Terms("seat-1", mulligan=False)
    window.openings.start(NewGameChoice(("Ada", "Bo"), terms=terms, bots=("", "cadet")))
    (entry,) = statistics.read(window.folder).entries
    assert [(sat.name, sat.bot) for sat in entry.seats] == [("Ada", ""), ("Bo", "cadet")]
    assert controller_of(window).match.options["id"] == entry.id


def test_what_cannot_be_entered_is_told_and_stops_nobody(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = solo(window)
    (window.folder / statistics.FILE).unlink()
    (window.folder / statistics.FILE).mkdir()
    desk.controller.end_here()
    assert "cannot be kept" in message(window)
    assert desk.is_over
