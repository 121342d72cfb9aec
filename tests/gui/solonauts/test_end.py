"""The last page of a journey: who is home, what was missing, a solution, and the doors."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.end_parts import Hole
from chrononauts_qt.ui.games.chrononauts.texts.people import identity_story
from chrononauts_qt.ui.games.solonauts.end_page import Arrival, SoloEnding, SoloEndPage
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.desks import solo_end_of
from tests.gui.solonauts.conftest import Deal
from tests.gui.windows.helpers import check_controls, said

ENDING = SoloEnding(
    "Somebody stayed behind",
    "The cards have run out.",
    "1 of 2 home",
    (Arrival("otto", "Otto"),),
    (Arrival("lin", "Lin", "Missing: 1918 and 1995′."),),
    "lantern 7",
    "Chief",
    "2 of 2 home",
    "A card that had been drawn was taken back: this game is practice.",
)


@pytest.fixture
def page(dressed: QApplication, qtbot: QtBot) -> SoloEndPage:
    """The page in the smallest window."""
    found = SoloEndPage(DARK)
    qtbot.addWidget(found)
    found.resize(1024, 600)
    found.show_ending(ENDING)
    with qtbot.waitExposed(found):
        found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


def test_the_page_says_who_is_home_and_what_was_missing(page: SoloEndPage) -> None:
    words = said(page)
    for part in (ENDING.title, ENDING.text, ENDING.count, "Otto", "Lin", "Missing: 1918 and 1995′."):
        assert part in words
    for part in ("lantern 7", "Chief", "2 of 2 home", ENDING.practice):
        assert part in words
    check_controls(page)


def test_what_is_not_known_is_left_out(page: SoloEndPage) -> None:
    page.show_ending(SoloEnding("Everybody is home", "", "1 of 1 home", (Arrival("otto", "Otto"),)))
    words = said(page)
    assert "Difficulty" not in words
    assert "practice" not in words
    assert "Left behind" not in words


def test_every_door_leads_somewhere(page: SoloEndPage, qtbot: QtBot) -> None:
    for door, signal in (
        (page.home_button, page.home_requested),
        (page.board_button, page.board_requested),
        (page.new_button, page.new_game_requested),
        (page.solution_button, page.solution_requested),
        (page.rematch_button, page.rematch_requested),
    ):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.rematch_requested):
        QTest.keyClick(page, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.home_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_a_search_can_be_stopped(page: SoloEndPage, qtbot: QtBot) -> None:
    page.show_searching()
    assert "Looking for a solution." in said(page)
    assert not page.solution_button.isEnabled()
    assert page.stop_button.hasFocus()
    with qtbot.waitSignal(page.stop_requested):
        QTest.mouseClick(page.stop_button, Qt.MouseButton.LeftButton)
    page.show_no_solution()
    assert "Looking for a solution." not in said(page)
    assert page.solution_button.isEnabled()
    page.show_searching()
    assert page.stop_button.isVisible(), "it can be looked for again"


def test_a_solution_is_a_numbered_list(page: SoloEndPage) -> None:
    page.show_searching()
    page.show_solution(["Turn 1963.", "Patch 1968′."], "The win was gone after move 2.")
    lines = [label.text() for label in page.solution.findChildren(QLabel)]
    assert lines == ["The win was gone after move 2.", "A solution", "1. Turn 1963.", "2. Patch 1968′."]
    assert not page.solution_button.isEnabled()


def test_a_solution_that_nobody_found_is_told(page: SoloEndPage) -> None:
    page.show_searching()
    page.show_not_found()
    assert "No solution was found." in said(page)
    assert page.solution_button.isEnabled()


def test_another_ending_forgets_the_last_solution(page: SoloEndPage) -> None:
    page.show_solution(["Turn 1963."])
    page.show_ending(ENDING)
    assert not page.solution.isVisible()


def test_an_ended_journey_can_be_looked_at_and_taken_back(deal: Deal) -> None:
    """3.11: nothing is final for one player."""
    journey = deal()
    journey.controller.end_here()
    journey.settle()
    end = solo_end_of(journey.window)
    assert end.isVisible()
    QTest.mouseClick(end.board_button, Qt.MouseButton.LeftButton)
    journey.settle()
    journey.controller.changed.emit()
    journey.settle()
    assert journey.table.isVisible(), "whatever changes there"
    assert journey.table.steps.primary.text() == "How it ended"
    journey.click(journey.table.steps.primary)
    assert end.isVisible()
    journey.window.show_page("table")
    journey.click(journey.table.steps.undo_button)
    assert journey.view.outcome is None


def test_the_page_tells_the_journey(deal: Deal) -> None:
    """R-803: Lin lacks three headlines, Otto none."""
    journey = deal()
    journey.do("play patch-1939 on 1939")
    journey.controller.end_here()
    journey.settle()
    words = said(solo_end_of(journey.window))
    assert "You have ended the journey early." in words
    assert "2 of 6 home" in words
    assert "Missing: 1918, 1948′ and 1995′." in words


def test_a_destroyed_universe_shows_its_thirteen_holes(page: SoloEndPage) -> None:
    """A-24: the ring makes room for a solution."""
    years = tuple(str(1900 + number) for number in range(13))
    page.show_ending(SoloEnding("The Universe is destroyed", "", "0 of 6 home", years=years))
    page.repaint()
    assert [hole.year for hole in page.ring.findChildren(Hole)] == list(years)
    assert page.ring.isVisible()
    page.show_solution(["Turn 1963."])
    assert not page.ring.isVisible()
    page.show_ending(ENDING)
    assert not page.ring.isVisible()


def test_the_last_one_home_tells_a_story(deal: Deal) -> None:
    journey = deal(home=("yuri", "lin", "noor", "abel"))
    journey.do("play patch-1939 on 1939")
    journey.settle()
    words = said(solo_end_of(journey.window))
    assert identity_story("clara") in words
    assert identity_story("otto") not in words


def test_the_page_tells_how_it_turned_and_how_the_world_lies(deal: Deal) -> None:
    journey = deal()
    journey.do("play patch-1939 on 1939")
    journey.controller.end_here()
    journey.settle()
    page = solo_end_of(journey.window)
    (turning,) = page.turnings.pieces
    assert turning.spoken == "Card 1: Patch 1939′ brings home Otto and Clara."
    assert "The TimeLine at the end" in said(page)
    QTest.keyClick(page, Qt.Key.Key_N)
    told = journey.window.paper.sheet.accessibleDescription()
    assert "Arrivals" in told
    assert "Still waiting" in told
    assert identity_story("clara") in told, "who came home last has the tale"


def test_journeys_in_a_row_are_told(page: SoloEndPage) -> None:
    page.show_ending(replace(ENDING, rows="2 in a row, at most 3"))
    QApplication.processEvents()
    assert "Everybody home: 2 in a row, at most 3" in said(page)
