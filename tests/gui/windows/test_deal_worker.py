"""The solver runs in another process, and the window never waits for it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.solonauts import deal_worker
from chrononauts_qt.ui.games.solonauts.deal_worker import DealWorker
from chrononauts_qt.ui.table import own_process
from tests.gui.windows.solver import FakeSolver

FOUND = {"verdict": "winnable", "line": ["play sabotage on 1914"], "seconds": 0.4}


@pytest.fixture
def solver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeSolver:
    """A solver that knows one answer, and is given the time for it on any machine."""
    monkeypatch.setattr(deal_worker, "PATIENCE", 60.0)
    monkeypatch.setattr(own_process, "LAST_WAIT", 30_000)
    fake = FakeSolver(tmp_path)
    fake.answers(FOUND)
    return fake


def test_what_the_solver_says_comes_as_a_value(solver: FakeSolver, qtbot: QtBot) -> None:
    worker = DealWorker(solver.command)
    with qtbot.waitSignal(worker.done) as caught:
        worker.solve(12, "-a b", 4)
        assert worker.is_running
    assert caught.args == [FOUND]
    assert not worker.is_running
    assert solver.calls == [["solve", "--travellers", "12", "--seed=-a b", "--seconds", "4", "--json"]]


def test_a_game_is_reviewed_from_its_journal(solver: FakeSolver, qtbot: QtBot) -> None:
    worker = DealWorker(solver.command)
    with qtbot.waitSignal(worker.done):
        worker.solve_journal(Path("-evening.chrononauts"), 10)
    assert solver.calls == [["solve", "--journal=-evening.chrononauts", "--seconds", "10", "--json"]]


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ({"complaint": "the seed is too long."}, "the seed is too long."),
        ({"said": "[1]"}, "ended with code 0 and no answer"),
        ({"said": "{half"}, "ended with code 0 and no answer"),
    ],
)
def test_anything_but_one_object_is_a_failure(
    solver: FakeSolver, qtbot: QtBot, answer: dict[str, object], why: str
) -> None:
    solver.answers(answer)
    worker = DealWorker(solver.command)
    with qtbot.waitSignal(worker.failed) as caught:
        worker.solve(8, "a", 4)
    assert caught.args is not None
    assert why in caught.args[0]
    assert not worker.is_running


def test_a_program_that_is_not_there_is_a_failure(qtbot: QtBot, tmp_path: Path) -> None:
    worker = DealWorker((str(tmp_path / "nothing"),))
    with qtbot.waitSignal(worker.failed):
        worker.solve(8, "a", 4)
    assert not worker.is_running


def test_what_is_stopped_says_nothing_and_is_gone_at_once(solver: FakeSolver, qtbot: QtBot) -> None:
    solver.answers({**FOUND, "sleep": 60})
    worker = DealWorker(solver.command)
    worker.solve(8, "a", 60)
    qtbot.waitUntil(lambda: bool(solver.calls))
    with qtbot.assertNotEmitted(worker.done, wait=200), qtbot.assertNotEmitted(worker.failed):
        worker.stop()
        worker.stop()
    assert not worker.is_running
    assert not solver.has_slept


def test_the_next_question_ends_the_one_before(solver: FakeSolver, qtbot: QtBot) -> None:
    solver.answers({**FOUND, "sleep": 60}, {**FOUND, "verdict": "unknown"})
    worker = DealWorker(solver.command)
    worker.solve(8, "a", 60)
    qtbot.waitUntil(lambda: bool(solver.calls))
    with qtbot.waitSignal(worker.done) as caught:
        worker.solve(8, "b", 4)
    assert caught.args == [{**FOUND, "verdict": "unknown"}]


def test_a_program_that_does_not_end_is_given_up(
    solver: FakeSolver, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_worker, "PATIENCE", 0.0)
    solver.answers({**FOUND, "sleep": 60})
    worker = DealWorker(solver.command)
    with qtbot.waitSignal(worker.failed) as caught:
        worker.solve(8, "a", 1)
    assert caught.args == ["the solver did not end in time"]
    assert not worker.is_running


def test_the_solver_is_this_program(monkeypatch: pytest.MonkeyPatch) -> None:
    assert own_process.program() == (sys.executable, "-m", "chrononauts_qt")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_process.program() == (sys.executable,)


def test_the_real_solver_answers(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-1203: a deal of six is decided, or found open, in its time."""
    monkeypatch.setattr(deal_worker, "PATIENCE", 60.0)
    worker = DealWorker()
    with qtbot.waitSignal(worker.done, timeout=60_000) as caught:
        worker.solve(6, "s6-0001", 2)
    assert caught.args is not None
    assert caught.args[0]["verdict"] in ("winnable", "unwinnable", "unknown")
