"""Where a card is chosen from a pile: the card with the keys, how many are found, and the edge are heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.sheets import picker_sheet
from chrononauts_qt.ui.games.chrononauts.sheets.picker_sheet import PickerSheet
from chrononauts_qt.ui.kit import private_speech
from tests.gui.access.hearing import hearing
from tests.gui.program import settle

Key = Qt.Key
CARDS = ["reverse-fate", "patch-1929", "dodo", "patch-1933"]
TITLE = "Play from the draw pile"


@pytest.fixture
def window(dressed: QApplication, qtbot: QtBot) -> QWidget:
    """An empty window."""
    widget = QWidget()
    widget.resize(1024, 600)
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


@pytest.fixture
def sheet(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> PickerSheet:
    """A chooser for somebody whose typing rests at once."""
    monkeypatch.setattr(picker_sheet, "REST_MS", 0)
    return PickerSheet(window)


def _typed(sheet: PickerSheet, words: str) -> None:
    sheet.filter.setFocus()
    QTest.keyClicks(sheet.filter, words)
    settle()


def test_the_first_card_is_heard_on_arrival(sheet: PickerSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: “Cards, list” was all."""
    with hearing(monkeypatch) as heard:
        sheet.show_cards(TITLE, CARDS)
        settle()
    assert len(heard) == 1
    assert heard[0].startswith("Reverse Fate, Inverter.")


def test_a_card_is_heard_once_and_the_edge_is_not_silent(
    sheet: PickerSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheet.show_cards(TITLE, CARDS[:2])
    with hearing(monkeypatch) as heard:
        for key in (Key.Key_Right, Key.Key_Right, Key.Key_Down):
            QTest.keyClick(sheet.grid, key)
            settle()
    assert heard[0].startswith("Patch 1929")
    assert heard[1:] == ["Nothing further that way."] * 2


def test_how_many_cards_are_found_is_heard(sheet: PickerSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet.show_cards(TITLE, CARDS)
    sheet.filter.setFocus()
    with hearing(monkeypatch) as heard:
        _typed(sheet, "patch")
        _typed(sheet, " 1933")
        _typed(sheet, "?")
    assert heard == ["2 cards found.", "1 card found.", "No card here is called that."]


def test_others_do_not_hear_what_is_in_the_pile(sheet: PickerSheet, monkeypatch: pytest.MonkeyPatch) -> None:
    with private_speech.among(True):
        sheet.show_cards(TITLE, CARDS)
    sheet.filter.setFocus()
    with hearing(monkeypatch) as heard:
        _typed(sheet, "dodo")
    assert heard == []
