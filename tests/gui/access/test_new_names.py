"""A row whose thing is another now tells its new name: readers keep the names they have heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.layout_view import LayoutView
from tests.gui.program import settle
from tests.gui.table.conftest import Deal

NAMES = pytest.mark.parametrize("told", ["NameChanged"], indirect=True)
DESCRIPTIONS = pytest.mark.parametrize("told", ["DescriptionChanged"], indirect=True)


class Cards(LayoutView, QListView):
    """A view as the tables have them."""


def cards(qtbot: QtBot, *names: str) -> QStandardItemModel:
    view = Cards()
    qtbot.addWidget(view)
    model = QStandardItemModel(view)
    for name in names:
        model.appendRow(QStandardItem(name))
    view.setModel(model)
    return model


@NAMES
def test_another_name_in_its_place_is_told(qtbot: QtBot, told: list[str]) -> None:
    model = cards(qtbot, "Sword", "Book", "Key")
    model.item(1).setText("Bow")
    settle()
    assert told == ["Bow"]


@NAMES
def test_what_changes_back_at_once_was_so_for_nobody(qtbot: QtBot, told: list[str]) -> None:
    """A bug: after a play the year that has the keys was told as it had been, before what was done to it."""
    model = cards(qtbot, "Sword", "Book", "Key")
    for name in ("Bow", "Book"):
        model.item(1).setText(name)
    for name in ("Bow", "Lamp"):
        model.item(2).setText(name)
    assert not told
    settle()
    assert told == ["Lamp"]


@NAMES
def test_what_is_called_as_before_is_not_told(qtbot: QtBot, told: list[str]) -> None:
    model = cards(qtbot, "Sword", "Book")
    model.item(0).setData("glowing", Qt.ItemDataRole.UserRole)
    settle()
    assert not told


@NAMES
def test_after_a_row_has_come_all_are_known_where_they_stand(qtbot: QtBot, told: list[str]) -> None:
    model = cards(qtbot, "Sword", "Book")
    model.insertRow(0, QStandardItem("Key"))
    model.dataChanged.emit(model.index(0, 0), model.index(2, 0))
    settle()
    assert not told


@NAMES
def test_a_model_that_was_taken_away_is_heard_no_more(qtbot: QtBot, told: list[str]) -> None:
    old, new = cards(qtbot, "Sword"), QStandardItemModel(1, 1)
    new.setItem(0, QStandardItem("Book"))
    view = old.parent()
    assert isinstance(view, Cards)
    view.setModel(new)
    old.item(0).setText("Key")
    settle()
    assert not told
    new.item(0).setText("Bow")
    settle()
    assert told == ["Bow"]


@NAMES
def test_a_year_that_turns_is_told_on_the_board_and_in_the_list(deal: Deal, told: list[str]) -> None:
    scene = deal(hands={1: "prevent-assassination"})
    scene.lift()
    told.clear()
    scene.do("play prevent-assassination on 1865")
    scene.pass_time(60)
    assert len([name for name in told if "1865" in name]) >= 2, told


@DESCRIPTIONS
def test_what_is_said_besides_the_name_is_told_anew(qtbot: QtBot, told: list[str]) -> None:
    """A bug: “The card can be played here.” was heard of a year when no card was chosen any more."""
    model = cards(qtbot, "Sword", "Book")
    for words in ("It can be played here.", ""):
        model.item(1).setData(words, Qt.ItemDataRole.AccessibleDescriptionRole)
        settle()
    assert told == ["Book", "Book"]
