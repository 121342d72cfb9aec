"""Looking for a deal of Solonauts that can be won, where none is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.solonauts import deal_worker, deals, new_game_deal
from chrononauts_qt.ui.games.solonauts.deals import Terms
from chrononauts_qt.ui.shell.new_game import NewGamePage
from chrononauts_qt.ui.table import own_process
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.robot import HandClock
from tests.gui.windows.helpers import check_controls, panel
from tests.gui.windows.solver import FakeSolver

SOLONAUTS = "solonauts"

WON: dict[str, object] = {"verdict": "winnable"}
LOST: dict[str, object] = {"verdict": "unwinnable"}
OPEN: dict[str, object] = {"verdict": "unknown"}
SLOW: dict[str, object] = {"verdict": "winnable", "sleep": 60}


@pytest.fixture
def solver(tmp_path: Path, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> FakeSolver:
    """A solver in the place of the program's own, which no search is too short for."""
    monkeypatch.setattr(new_game_deal, "monotonic", clock)
    monkeypatch.setattr(deal_worker, "PATIENCE", 60.0)
    monkeypatch.setattr(own_process, "LAST_WAIT", 30_000)
    fake = FakeSolver(tmp_path)
    monkeypatch.setattr(deal_worker, "program", lambda: fake.command)
    return fake


@pytest.fixture
def page(window: QWidget, solver: FakeSolver) -> NewGamePage:
    """The page, filled for twelve travellers."""
    shown = NewGamePage(parent=window)
    shown.suggest(NewGameChoice(("Ada",), SOLONAUTS, Terms(travellers=12)))
    shown.setGeometry(window.rect())
    shown.show()
    return shown


def seeds(solver: FakeSolver) -> list[str]:
    """Return the deals that were tried."""
    said = [argument for call in solver.calls for argument in call if "seed" in argument]
    return [argument.removeprefix("--seed=") for argument in said]


def test_deals_are_tried_until_one_can_be_won(page: NewGamePage, solver: FakeSolver, qtbot: QtBot) -> None:
    solver.answers(LOST, OPEN, WON)
    with qtbot.waitSignal(page.started) as caught:
        page.start_button.click()
        assert panel(page).search.isVisible()
        assert panel(page).search.title.text() == "Looking for a deal that can be won…"
        assert panel(page).search.stop_button.hasFocus()
        check_controls(panel(page).search)
    assert caught.args is not None
    terms = caught.args[0].terms
    tried = seeds(solver)
    assert len(set(tried)) == 3
    assert (terms.deal, terms.seed, terms.travellers) == ("proven", tried[2], 12)
    assert terms.wins is None
    assert not panel(page).search.isVisible()


def test_whoever_stops_it_may_play_what_is_not_proven(
    page: NewGamePage, solver: FakeSolver, qtbot: QtBot
) -> None:
    solver.answers(LOST, OPEN, SLOW)
    page.start_button.click()
    qtbot.waitUntil(lambda: len(solver.calls) == 3)
    QTest.keyClick(panel(page).search.stop_button, Qt.Key.Key_Return)
    assert panel(page).search.title.text() == "Not proven"
    assert not panel(page).search.worker.is_running
    assert panel(page).search.play_button.hasFocus()
    check_controls(panel(page).search)
    with qtbot.waitSignal(page.started) as caught:
        QTest.keyClick(panel(page).search.play_button, Qt.Key.Key_Return)
    assert caught.args is not None
    assert caught.args[0].terms.deal == "unproven"
    assert caught.args[0].terms.seed == seeds(solver)[1]  # open, not the one that nobody can win


def test_escape_stops_and_then_goes_back_to_the_page(
    page: NewGamePage, solver: FakeSolver, qtbot: QtBot
) -> None:
    solver.answers(SLOW)
    page.start_button.click()
    qtbot.waitUntil(lambda: bool(solver.calls))
    with qtbot.assertNotEmitted(page.started), qtbot.assertNotEmitted(page.cancelled):
        QTest.keyClick(panel(page).search.stop_button, Qt.Key.Key_Escape)
        assert panel(page).search.title.text() == "Not proven"
        QTest.keyClick(panel(page).search.play_button, Qt.Key.Key_Escape)
    assert not panel(page).search.isVisible()
    assert page.isVisible()


def test_the_search_ends_in_its_time(
    page: NewGamePage, solver: FakeSolver, qtbot: QtBot, clock: HandClock
) -> None:
    solver.answers(LOST)
    page.start_button.click()
    qtbot.waitUntil(lambda: len(solver.calls) > 2)
    assert panel(page).search.stop_button.isVisible(), "there is time left"
    clock.now += deals.LONGEST_SEARCH
    qtbot.waitUntil(lambda: panel(page).search.title.text() == "Not proven")
    with qtbot.waitSignal(page.started) as caught:
        panel(page).search.play_button.click()
    assert caught.args is not None
    assert caught.args[0].terms.seed not in ("", *seeds(solver))  # all of those cannot be won


def test_the_time_that_is_spent_is_shown(page: NewGamePage, solver: FakeSolver, qtbot: QtBot) -> None:
    """It stands for the whole time there is; nothing moves that does not mean something."""
    solver.answers(SLOW)
    page.start_button.click()
    spent = panel(page).search.spent
    assert (spent.value(), spent.maximum()) == (0, deals.LONGEST_SEARCH * 1000)
    qtbot.waitUntil(lambda: spent.value() > 0)
    panel(page).search.stop_button.click()
    assert not spent.isVisible()


def test_a_solver_that_fails_spoils_nothing(page: NewGamePage, solver: FakeSolver, qtbot: QtBot) -> None:
    solver.answers({"complaint": "no"})
    page.start_button.click()
    qtbot.waitUntil(lambda: panel(page).search.title.text() == "Not proven")
    with qtbot.waitSignal(page.started):
        panel(page).search.play_button.click()


def test_nothing_is_looked_for_behind_a_page_that_is_gone(
    page: NewGamePage, solver: FakeSolver, qtbot: QtBot
) -> None:
    solver.answers(SLOW)
    page.start_button.click()
    qtbot.waitUntil(lambda: bool(solver.calls))
    page.hide()
    assert not panel(page).search.worker.is_running
    page.show()
    assert page.start_button.isVisible()
    assert not panel(page).search.isVisible()
