"""The list of all keys for who only hears it: how it is read, and that it has closed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit import accessibility, rows_read
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import NewWindow, settle

Key = Qt.Key


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said unasked, while a reader runs."""
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    for module in (rows_read, accessibility):
        monkeypatch.setattr(module, "announce", lambda _widget, sentence: heard.append(sentence))
    return heard


def press(window: MainWindow, key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    settle()


def test_it_is_read_row_by_row_and_tells_that_it_has_closed(new_window: NewWindow, said: list[str]) -> None:
    """A bug: Down said nothing in it, and nothing told that it was gone."""
    window = new_window()
    before = QApplication.focusWidget()
    window.key_list.ask()
    settle()
    assert QApplication.focusWidget() is window.keys.area
    assert "Up and Down" in window.keys.area.accessibleDescription()
    said.clear()
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up):
        press(window, key)
    assert said == [
        "On this page. Left, Right: From game to game",
        "Everywhere. ?: These keys",
        "On this page. Left, Right: From game to game",
        "Nothing further that way.",
    ]
    last, before_last = window.keys.rows[-1][1], window.keys.rows[-2][1]
    said.clear()
    for key in (Key.Key_End, Key.Key_Up, Key.Key_Home):
        press(window, key)
    assert said == [last, before_last, "On this page. Left, Right: From game to game"]
    press(window, Key.Key_Escape)
    assert said[-1] == "The list of keys is closed."
    assert QApplication.focusWidget() is before
