"""Buttons and choices by keys alone: Enter presses them, arrows choose, and nothing is pressed twice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from chrononauts_qt.ui.shell import new_game_people
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import status_line
from chrononauts_qt.ui.table.new_game import Sitter
from tests.gui.program import settle
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL
from tests.gui.table.conftest import Deal

Key = Qt.Key


def focused() -> QWidget:
    """Return what has the keys."""
    found = QApplication.focusWidget()
    assert found is not None
    return found


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter, Key.Key_Space])
def test_the_menu_of_a_table_opens_by_key(deal: Deal, monkeypatch: pytest.MonkeyPatch, key: Qt.Key) -> None:
    """A bug: Enter did nothing on it."""
    opened: list[QMenu] = []
    monkeypatch.setattr(status_line, "pop_up", lambda menu, at: opened.append(menu))
    scene = deal()
    scene.lift()
    scene.table.status.menu_button.setFocus()
    scene.key(key)
    assert len(opened) == 1


def test_enter_presses_a_tool_button(window: MainWindow) -> None:
    """A bug: on a button of a seat it began the game."""
    window.ask_new_game("chrononauts")
    settle()
    page = window.new_game
    page.people.fill("chrononauts", [Sitter("Ada"), Sitter("Bruno"), Sitter("Chloé")])
    first = page.people.rows[0]
    first.down.setFocus()
    QTest.keyClick(first.down, Key.Key_Return)
    settle()
    assert page.people.names() == ("Bruno", "Ada", "Chloé")
    assert window.shown() == "new_game"


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Space])
def test_a_second_press_after_a_seat_is_removed_does_nothing(
    window: MainWindow, went: list[QWidget], key: Qt.Key
) -> None:
    """A bug: nobody had the keys for a moment, and a reader told of an arrow of the next seat."""
    window.ask_new_game("chrononauts")
    settle()
    people = window.new_game.people
    people.fill("chrononauts", [Sitter("Ada"), Sitter("Bruno"), Sitter("Chloé"), Sitter("Davide")])
    people.rows[1].remove.setFocus()
    went.clear()
    QTest.keyClick(people.rows[1].remove, key)
    settle()
    assert people.names() == ("Ada", "Chloé", "Davide")
    assert went == [people.rows[1].name]
    assert focused() is people.rows[1].name
    QTest.keyClick(focused(), Key.Key_Space)
    settle()
    assert people.names() == ("Ada", "Chloé", "Davide")


def test_a_seat_that_is_removed_is_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: the name of the next seat was heard, and nothing of the one that was gone."""
    window.ask_new_game("chrononauts")
    settle()
    people, said = window.new_game.people, list[str]()
    monkeypatch.setattr(new_game_people, "announce", lambda widget, words: said.append(words))
    people.fill("chrononauts", [Sitter("Ada"), Sitter("Bruno"), Sitter(""), Sitter("Davide")])
    people.rows[1].remove.click()
    people.rows[1].remove.click()
    assert said == ["Seat 2, Bruno, removed. Seats now: 3.", "Seat 2 removed. Seats now: 2."]


def test_arrows_choose_one_after_the_other(show: Show) -> None:
    """A bug: from “Follow the system”, alone on its line, some answers were passed over."""
    with show("settings", USUAL[0]) as window:
        themes = window.settings_page.looks
        themes.choose(next(iter(themes.buttons)))
        went = []
        next(iter(themes.buttons.values())).setFocus()
        for _ in themes.buttons:
            went.append(themes.chosen())
            QTest.keyClick(focused(), Key.Key_Down)
        assert went == list(themes.buttons)
        assert themes.chosen() == went[0], "and round"
        QTest.keyClick(focused(), Key.Key_Left)
        assert themes.chosen() == went[-1]
