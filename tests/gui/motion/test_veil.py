"""The last page comes into sight part by part, or at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.windows.reveal import Ending, RevealPage
from tests.gui.robot import HandClock

ENDING = Ending("Ada wins.", "She is home.", 0, "Hester", (("1945", True),))
Pace = Callable[[str], None]


@pytest.fixture
def page(qtbot: QtBot) -> RevealPage:
    load_fonts()
    found = RevealPage()
    qtbot.addWidget(found)
    found.resize(1366, 768)
    with qtbot.waitExposed(found):
        found.show()
    return found


def test_the_last_page_is_there_at_once_without_motion(page: RevealPage, pace_of: Pace) -> None:
    pace_of("off")
    page.show_ending(ENDING)
    assert not page.veil.isVisible()


def test_the_last_page_comes_into_sight_in_time(page: RevealPage, pace_of: Pace) -> None:
    pace_of("normal")
    time = HandClock()
    page.veil.clock._now = time
    page.show_ending(ENDING)
    assert page.veil.isVisible()
    time.now = 2.2
    page.veil.clock.ticked.emit()
    assert not page.veil.isVisible()


def test_a_key_shows_the_whole_last_page(page: RevealPage, pace_of: Pace) -> None:
    pace_of("slow")
    page.show_ending(ENDING)
    QTest.keyClick(page, Qt.Key.Key_F12)
    assert not page.veil.isVisible()
