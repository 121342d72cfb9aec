"""A solution that is looked for after the end outlives a change of looks, and is no way round practice."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.solonauts import counsel, deal_worker
from chrononauts_qt.ui.games.solonauts.deal_worker import DealWorker
from chrononauts_qt.ui.table import own_process
from tests.gui.desks import solo_end_of
from tests.gui.program import waiting_for
from tests.gui.solonauts.conftest import Deal
from tests.gui.solonauts.journey import Journey
from tests.gui.solonauts.test_looks import (
    as_before,  # noqa: F401  # looks are changed here as well
    restyle,
)
from tests.gui.windows.helpers import said

FOUND = '{"verdict": "winnable", "line": ["discard patch-1868"], "seconds": 1}'
UNKNOWN = '{"verdict": "unknown", "line": [], "seconds": 1}'

Ask = Callable[..., Journey]


@pytest.fixture
def ask(deal: Deal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Ask:
    """Return what ends a journey and asks a solver for a solution that answers as told, perhaps when told."""
    monkeypatch.setattr(deal_worker, "PATIENCE", 60.0)
    monkeypatch.setattr(own_process, "LAST_WAIT", 30_000)

    def asked(answer: str, before: str = "") -> Journey:
        program = tmp_path / "solver.py"
        program.write_text(f"{before}print({answer!r})", encoding="utf-8")
        command = (sys.executable, str(program))
        monkeypatch.setattr(counsel, "DealWorker", lambda parent: DealWorker(command, parent))
        journey = deal()
        journey.controller.end_here()
        qtbot.waitUntil(lambda: journey.window.shown() == "end")
        solo_end_of(journey.window).solution_button.click()
        return journey

    return asked


def test_a_search_goes_on_in_another_look(ask: Ask, qtbot: QtBot, tmp_path: Path) -> None:
    now = tmp_path / "now"
    journey = ask(FOUND, waiting_for(now))
    restyle(journey, theme="light")
    page = solo_end_of(journey.window)
    assert not page.solution_button.isEnabled(), "it is being looked for"
    now.touch()
    qtbot.waitUntil(lambda: "1. " in said(page))


def test_a_game_can_be_left_after_a_search_and_another_look(
    ask: Ask, dressed: QApplication, tmp_path: Path
) -> None:
    journey = ask(FOUND, waiting_for(tmp_path / "never"))
    worker = journey.window.desk.counsel.worker  # type: ignore[union-attr]  # the desk of a journey
    restyle(journey, theme="light")
    dressed.processEvents()
    journey.window.show_home()
    assert journey.window.shown() == "home"
    assert not worker.is_running


def test_a_solution_is_there_in_another_look(ask: Ask, qtbot: QtBot) -> None:
    journey = ask(FOUND)
    qtbot.waitUntil(lambda: "1. " in said(solo_end_of(journey.window)))
    restyle(journey, theme="light")
    assert "1. " in said(solo_end_of(journey.window))


def test_whoever_has_seen_a_solution_goes_on_in_practice(ask: Ask, qtbot: QtBot) -> None:
    """3.11: to end the journey drew no card, but the solution tells in what order they lie."""
    journey = ask(FOUND)
    assert not journey.controller.undo_costs
    qtbot.waitUntil(lambda: "1. " in said(solo_end_of(journey.window)))
    journey.click(solo_end_of(journey.window).board_button)
    journey.click(journey.table.steps.undo_button)
    journey.click(journey.table.question.yes_button)
    assert journey.view.outcome is None
    assert journey.controller.is_practice


def test_what_was_not_found_is_looked_for_again(ask: Ask, qtbot: QtBot) -> None:
    journey = ask(UNKNOWN)
    qtbot.waitUntil(lambda: "No solution was found" in said(solo_end_of(journey.window)))
    solo_end_of(journey.window).solution_button.click()
    assert journey.window.desk.counsel.worker.is_running  # type: ignore[union-attr]  # as above
