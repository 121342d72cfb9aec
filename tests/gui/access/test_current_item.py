"""A view that the keys come to tells its current item, not only its own name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView, QTableView, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.accessibility import CurrentItem
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.layout_view import LayoutView
from chrononauts_qt.ui.kit.marks import Mark


@pytest.mark.parametrize(("kind", "name"), [(QListView, "row 2"), (QTableView, "row 2, column 1")])
def test_the_current_item_is_told_after_the_view(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, kind: type[QListView | QTableView], name: str
) -> None:
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event.Focus:
            told.append(event.accessibleInterface().text(QAccessible.Text.Name))

    window = QWidget()
    qtbot.addWidget(window)
    view = kind(window)
    model = QStandardItemModel(4, 2, view)
    item = QStandardItem("row")
    item.setData(name, Qt.ItemDataRole.AccessibleTextRole)
    column = 1 if kind is QTableView else 0
    model.setItem(2, column, item)
    view.setModel(model)
    view.setCurrentIndex(model.index(2, column))
    CurrentItem(view)
    window.show()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    view.setFocus()
    window.activateWindow()
    qtbot.waitUntil(lambda: bool(told))
    assert told == [name]
    window.setFocus()
    QApplication.sendEvent(view, QEvent(QEvent.Type.FocusIn))
    qtbot.wait(1)
    assert told == [name], "nobody hears of a view that has lost the keys again"


class Cards(LayoutView, QListView):
    """A view as the tables have them."""

    def cell_rect(self, index: Index) -> QRect:
        return QRect(0, 20 * index.row(), 20, 20)

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw nothing."""


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def cards(window: QWidget) -> Cards:
    view = Cards(parent=window)
    model = QStandardItemModel(view)
    for name in ("Sword", "Book"):
        model.appendRow(QStandardItem(name))
    view.setModel(model)
    window.show()
    window.activateWindow()
    return view


@pytest.mark.parametrize("told", ["Focus"], indirect=True)
def test_an_item_is_told_once_as_the_keys_come(qtbot: QtBot, window: QWidget, told: list[str]) -> None:
    """A bug: what became current as the keys came was told before its list, and again after it."""
    view = cards(window)
    view.setFocus()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["Sword"]
    QTest.keyClick(view, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: len(told) > 1)
    qtbot.wait(1)
    assert told == ["Sword", "Book"]


@pytest.mark.parametrize("told", ["Focus"], indirect=True)
def test_a_view_whose_proxy_has_the_keys_is_silent(qtbot: QtBot, window: QWidget, told: list[str]) -> None:
    """A bug: in the list view a hint was told of the board first."""
    view = cards(window)
    in_its_place = QListView(window)
    in_its_place.show()
    view.setFocusProxy(in_its_place)
    view.setFocus()
    qtbot.waitUntil(in_its_place.hasFocus)
    view.setCurrentIndex(view.model().index(1, 0))
    qtbot.wait(1)
    assert not told
