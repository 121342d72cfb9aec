"""The last page comes into sight part by part, or at once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of
from chrononauts_qt.ui.games.chrononauts.end_page import Ending, RevealPage
from chrononauts_qt.ui.games.chrononauts.end_parts import GoalLine, Hole
from chrononauts_qt.ui.games.chrononauts.views.collapse import LENGTH
from chrononauts_qt.ui.games.chrononauts.views.motion import TURN
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FADE
from chrononauts_qt.ui.kit.theme import DARK, LIGHT, Theme
from tests.gui.robot import HandClock
from tests.shots import match_of

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


class Film:
    """The last page of a game, on a clock that is moved by hand."""

    def __init__(self, page: RevealPage, ending: Ending) -> None:
        self.page = page
        self.time = HandClock()
        page.veil.clock._now = self.time
        page.show_ending(ending)
        QApplication.processEvents()

    def at(self, milliseconds: float) -> QImage:
        """Return what is seen at a moment."""
        self.time.now = milliseconds / 1000
        self.page.veil.clock.ticked.emit()
        QApplication.processEvents()
        return self.page.grab().toImage()


def ending(name: str) -> Ending:
    """Return the end of a kept game."""
    controller = MatchController(match_of(name), None)
    controller.stop()
    return ending_of(controller)


def light(image: QImage) -> float:
    """Return how light a picture is, from 0 to 255."""
    small = image.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return QColor(small.pixel(0, 0)).lightnessF() * 255


def test_the_universe_ends_in_time_and_leaves_the_ring(page: RevealPage, pace_of: Pace) -> None:
    """R-601; 3.10: the board folds, the words are seen, then the page with the thirteen."""
    pace_of("normal")
    film = Film(page, ending("destroyed"))
    seen = [film.at(moment) for moment in (0, 1250, 1800, 3300)]
    assert all(before != after for before, after in pairwise(seen))
    assert page.veil.isVisible()
    film.at(LENGTH + 1)
    assert not page.veil.isVisible()
    assert len([hole for hole in page.findChildren(Hole) if hole.isVisible()]) == 13


def test_without_motion_the_ring_is_there_at_once(page: RevealPage, pace_of: Pace) -> None:
    pace_of("off")
    page.show_ending(ending("destroyed"))
    QApplication.processEvents()
    assert not page.veil.isVisible()
    assert len([hole for hole in page.findChildren(Hole) if hole.isVisible()]) == 13


def test_reduced_motion_fades_the_end_in(
    page: RevealPage, pace_of: Pace, monkeypatch: pytest.MonkeyPatch
) -> None:
    pace_of("auto")
    monkeypatch.setattr(pace, "is_reduced", lambda: True)
    film = Film(page, ending("destroyed"))
    assert page.veil.isVisible()
    film.at(FADE + 1)
    assert not page.veil.isVisible()


@pytest.mark.parametrize("look", [DARK, LIGHT], ids=["dark", "light"])
def test_nothing_flashes_at_the_end(qtbot: QtBot, pace_of: Pace, look: Theme) -> None:
    """No more than three times a second may the screen become lighter and darker (WCAG 2.3.1)."""
    load_fonts()
    pace_of("normal")
    page = RevealPage(look)
    qtbot.addWidget(page)
    page.resize(1024, 600)
    page.show()
    film = Film(page, ending("destroyed"))
    levels = [light(film.at(moment)) for moment in range(0, LENGTH, 50)]
    steps = [after - before for before, after in pairwise(levels) if abs(after - before) > 2.5]
    turns = sum(1 for before, after in pairwise(steps) if before * after < 0)
    assert turns <= 2
    assert max(map(abs, steps), default=0) < 64


@pytest.mark.parametrize("name", ["destroyed", "home", "mission", "hand"])
def test_a_click_completes_the_end(page: RevealPage, pace_of: Pace, name: str) -> None:
    pace_of("normal")
    film = Film(page, ending(name))
    film.at(400)
    assert page.veil.isVisible()
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not page.veil.isVisible()


def test_the_winners_card_turns_and_its_lines_are_drawn(page: RevealPage, pace_of: Pace) -> None:
    pace_of("normal")
    film = Film(page, ending("home"))
    lines = page.findChildren(GoalLine)
    assert len(lines) == 3

    def bare(image: QImage, line: GoalLine) -> bool:
        place = line.room().translated(line.mapTo(page, QPoint()))
        return len({image.pixel(x, place.center().y()) for x in range(place.left(), place.right())}) == 1

    back, turned = film.at(40), film.at(TURN + 1)
    assert back != turned
    assert [bare(turned, line) for line in lines] == [True, True, True]
    assert [bare(film.at(TURN + 261), line) for line in lines] == [False, True, True]
    assert [bare(film.at(TURN + 3 * 261), line) for line in lines] == [False, False, False]


def test_the_veil_is_as_large_as_a_page_that_is_shown_later(qtbot: QtBot, pace_of: Pace) -> None:
    load_fonts()
    pace_of("normal")
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    page = RevealPage()
    stack.addWidget(QWidget())
    stack.addWidget(page)
    stack.resize(1366, 768)
    with qtbot.waitExposed(stack):
        stack.show()
    page.show_ending(ending("destroyed"))
    stack.setCurrentWidget(page)
    QApplication.processEvents()
    assert page.veil.isVisible()
    assert page.veil.geometry() == page.rect()
