"""The list in the board's place: every word, by key, by click and by drop, and nothing private."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDragMoveEvent, QDropEvent, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.chrononauts.list_rows import COLUMNS
from chrononauts_qt.ui.games.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from chrononauts_qt.ui.kit.word_table import WRAP
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import board_of, controller_of, screen_of
from tests.gui.theme.conftest import Open


def list_of(window: MainWindow) -> TimelineTable:
    return board_of(window).list


def row_of(window: MainWindow, year: int) -> int:
    model = list_of(window).model()
    return next(row for row in range(model.rowCount()) if model.index(row, 0).data(TileRole.YEAR) == year)


def years(window: MainWindow) -> list[int]:
    model = list_of(window).model()
    return [model.index(row, 0).data(TileRole.YEAR) for row in range(model.rowCount())]


def words(window: MainWindow, year: int, column: str) -> str:
    model = list_of(window).model()
    return str(model.index(row_of(window, year), COLUMNS.index(column)).data())


def press(window: MainWindow, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or window, key)
    QApplication.processEvents()


def send_drop(view: TimelineTable, data: QMimeData, where: QPoint) -> bool:
    """Carry a card over a point and let it go if the point takes it, as Qt would."""
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(where, copy, data, left, none)
    QApplication.sendEvent(view.viewport(), enter)
    move = QDragMoveEvent(where, copy, data, left, none)
    QApplication.sendEvent(view.viewport(), move)
    if not move.isAccepted():
        return False
    drop = QDropEvent(QPointF(where), copy, data, left, none)
    QApplication.sendEvent(view.viewport(), drop)
    return drop.isAccepted()


def played(window: MainWindow) -> tuple[str, str | None]:
    assert controller_of(window) is not None
    newest = controller_of(window).public_view().playing[-1]
    return newest.card, newest.target


def test_l_puts_the_list_in_the_boards_place_and_the_board_back(opened: Open) -> None:
    window = opened("table-crowd")
    assert screen_of(window) is not None
    board, found = screen_of(window).timeline, list_of(window)
    board.setFocus()
    press(window, Qt.Key.Key_L)
    assert found.isVisible()
    assert not board.isVisible()
    assert found.geometry() == board.geometry()
    assert found.hasFocus()
    press(window, Qt.Key.Key_L)
    assert board.isVisible()
    assert board.hasFocus()
    assert not found.isVisible()


def test_every_year_stands_in_the_list_with_what_the_board_says(opened: Open) -> None:
    window = opened("list")
    assert len(years(window)) == 32
    assert years(window) == sorted(years(window))
    assert words(window, 1963, "year") == "1963′"
    assert words(window, 1963, "side") == "Linchpin, altered"
    assert words(window, 1963, "condition") == "Ripples to 1968, 1969 and 1974."
    assert words(window, 1968, "side") == "Patch"
    assert words(window, 1968, "lamps") == "1963′"
    assert words(window, 1948, "side") == "Paradox, open"
    assert words(window, 1974, "condition") == "Paradoxed if 1865′ and 1963′."
    assert "sealed" in words(opened("list-uber"), 1999, "side")


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_no_cell_cuts_its_text(opened: Open, size: tuple[int, int], scale: float) -> None:
    window = opened("list", size, "dark", scale)
    found = list_of(window)
    metrics, pad = QFontMetrics(found.font()), found._delegate.pad()
    for row in range(found.model().rowCount()):
        for column in range(found.model().columnCount()):
            index = found.model().index(row, column)
            room = found.columnWidth(column) - 2 * pad
            box = metrics.boundingRect(0, 0, room, 100_000, WRAP, str(index.data()))
            assert box.width() <= room, index.data()
            assert box.height() <= found.rowHeight(row), index.data()
    least = 1.0 if size[0] >= 1366 and scale <= 1.5 else 0.0
    if least:
        assert found.horizontalScrollBar().maximum() == 0


def test_s_sorts_by_the_column_of_the_keys_and_then_backwards(opened: Open) -> None:
    window = opened("list")
    found = list_of(window)
    found.setFocus()
    found.setCurrentIndex(found.model().index(0, COLUMNS.index("side")))
    press(window, Qt.Key.Key_S)
    model, column = found.model(), COLUMNS.index("side")
    sides = [model.index(row, column).data() for row in range(model.rowCount())]
    assert sides == sorted(sides)
    press(window, Qt.Key.Key_S)
    assert [model.index(row, column).data() for row in range(model.rowCount())] == sorted(sides, reverse=True)


def test_enter_plays_the_armed_card_on_the_row(opened: Open) -> None:
    window = opened("list-armed")
    found = list_of(window)
    found.setFocus()
    found.setCurrentIndex(found.model().index(row_of(window, 1865), 0))
    press(window, Qt.Key.Key_Return)
    assert played(window) == ("prevent-assassination", "1865")


def test_a_click_plays_the_armed_card_wherever_the_list_is_sorted_to(opened: Open) -> None:
    window = opened("list-armed")
    found = list_of(window)
    found.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    index = found.model().index(row_of(window, 1865), 2)
    found.scrollTo(index)
    QTest.mouseClick(found.viewport(), Qt.MouseButton.LeftButton, pos=found.visualRect(index).center())
    assert played(window) == ("prevent-assassination", "1865")


def test_choosing_a_card_brings_the_keys_to_its_first_target(opened: Open) -> None:
    window = opened("list")
    assert screen_of(window) is not None
    screen_of(window).hand.setFocus()
    number = screen_of(window).hand_model.cards.index("prevent-assassination")
    press(window, Qt.Key(Qt.Key.Key_1 + number))
    assert list_of(window).hasFocus()
    assert years(window)[list_of(window).currentIndex().row()] == 1865


def test_a_legal_row_takes_a_drop_and_another_says_why_not(opened: Open) -> None:
    window = opened("list")
    assert screen_of(window) is not None
    found, table = list_of(window), screen_of(window)
    data = encode(Offer("prevent-assassination", "hand"))
    refused = found.visualRect(found.model().index(row_of(window, 1912), 2)).center()
    assert not send_drop(found, data, refused)
    assert table.message.words.text()
    legal = found.visualRect(found.model().index(row_of(window, 1865), 2)).center()
    assert send_drop(found, data, legal)
    assert played(window) == ("prevent-assassination", "1865")


@pytest.mark.usefixtures("headphones")
def test_a_screen_reader_hears_every_cell_with_its_year(opened: Open) -> None:
    window = opened("list-armed")
    found = list_of(window)
    table = QAccessible.queryAccessibleInterface(found)
    said = [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]
    assert any("1963 prime" in words for words in said)
    assert any(words.startswith("1968, Condition: Paradoxed if 1963 prime") for words in said)
    text = Qt.ItemDataRole.AccessibleDescriptionRole
    assert "can be played" in found.model().index(row_of(window, 1865), 0).data(text)
    assert "cannot be played" in found.model().index(row_of(window, 1912), 0).data(text)


def test_what_is_the_viewers_own_goes_with_the_viewer(opened: Open) -> None:
    window = opened("list")
    assert controller_of(window) is not None
    mine = [words(window, year, "mine") for year in years(window)]
    assert sum(bool(word) for word in mine) == 3
    list_of(window).setCurrentIndex(list_of(window).model().index(9, 0))
    controller_of(window).cover()
    assert not any(words(window, year, "mine") for year in years(window))
    assert list_of(window).currentIndex().row() == 0


def test_large_text_is_offered_the_list(opened: Open) -> None:
    window = opened("curtain", (1366, 768), "dark", 1.5)
    assert screen_of(window) is not None
    assert "list" in screen_of(window).message.words.text()
    board_of(window).toggle()
    assert not screen_of(window).message.isVisible()
    assert not screen_of(opened("curtain")).message.isVisible()


def test_a_point_beside_the_rows_is_no_year(opened: Open) -> None:
    window = opened("list")
    assert not list_of(window).indexAt(QPoint(5, 100_000)).isValid()
