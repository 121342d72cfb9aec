"""Whoever listens is offered lists at every table before the first one, once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from chrononauts_qt.ui.catalog.list_texts import text
from chrononauts_qt.ui.shell.list_offer import FirstListOffer
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import NewWindow


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return monkeypatch


@pytest.fixture
def window(new_window: NewWindow) -> MainWindow:
    return new_window()


@pytest.fixture
def offer(window: MainWindow) -> FirstListOffer:
    return FirstListOffer(window)


def said(window: MainWindow) -> str:
    return window.message.words.text() if window.message.isVisible() else ""


@pytest.mark.usefixtures("reader")
def test_the_first_page_offers_lists_in_one_press(window: MainWindow, offer: FirstListOffer) -> None:
    window.settings_opener.welcome()
    box = window.welcome.as_lists
    assert box.hasFocus(), "it is said first"
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert window.look.settings.board_as_list
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert window.shown() == "home"
    offer.look()
    assert said(window) == ""


def test_the_first_page_offers_nothing_new_to_whoever_looks(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.settings_opener.welcome()
    page = window.welcome
    assert page.begin_button.hasFocus()
    assert not page.as_lists.isVisible()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    page._look_for_reader()
    assert page.as_lists.hasFocus(), "the reader has begun to run"


@pytest.mark.usefixtures("reader")
def test_a_page_that_was_left_asks_no_more(window: MainWindow, offer: FirstListOffer) -> None:
    window.settings_opener.welcome()
    window.settings_opener.close()
    offer.look()
    assert said(window) == ""


@pytest.mark.usefixtures("reader")
def test_home_offers_lists_where_nobody_was_asked(window: MainWindow, offer: FirstListOffer) -> None:
    offer.look()
    assert said(window) == text("list-first")
    QTest.mouseClick(window.message.door_button, Qt.MouseButton.LeftButton)
    assert window.look.settings.board_as_list
    assert said(window) == text("list-set")


@pytest.mark.usefixtures("reader")
def test_home_asks_once(window: MainWindow, offer: FirstListOffer) -> None:
    offer.look()
    window.message.go_back()
    offer.look()
    assert said(window) == ""
    assert not window.look.settings.board_as_list
