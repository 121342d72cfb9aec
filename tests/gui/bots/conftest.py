"""A table with bots, whose thinking is done by stand-ins, and the window it lies in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import bots
from tests.gui.bots.stubs import SlowWorker
from tests.gui.desks import controller_of
from tests.gui.program import NewWindow, dressed, settle
from tests.gui.robot import HandClock
from tests.session.games import start

__all__ = ["Lay", "dressed", "lay", "new_window", "opened", "worker"]

Lay = Callable[..., MatchController]


@pytest.fixture
def worker() -> SlowWorker:
    """Return a worker that answers when it is told to."""
    return SlowWorker()


def seated(players: int, ranks: dict[int, str], **setup: Any) -> Match:
    """Return a match in which bots sit on the 1-based seats of `ranks`."""
    match = start(None, players, **setup)
    for seat, rank in ranks.items():
        match.seat_bot(seat - 1, rank)
    return match


def opened(window: MainWindow, match: Match) -> MatchController:
    """Open a match in the window; its own timer rests, as that of `lay`."""
    window.open_match(match)
    settle()
    controller = controller_of(window)
    assert isinstance(controller, MatchController)
    controller._timer.setInterval(10**8)
    return controller


@pytest.fixture
def lay(clock: HandClock, worker: SlowWorker, qapp: QApplication) -> Lay:
    """Return what makes a controller: `players`, `bots` as ranks by 1-based seat, and the words of a setup.

    Its own timer rests: the test calls `tick`.
    """

    def laid(
        players: int, ranks: dict[int, str], seconds: float | None = 4.0, **setup: Any
    ) -> MatchController:
        match = seated(players, ranks, **setup)
        controller = MatchController(match, seconds, clock, hire=lambda: worker)
        controller._timer.setInterval(10**8)
        return controller

    return laid


@pytest.fixture
def new_window(new_window: NewWindow, worker: SlowWorker, monkeypatch: pytest.MonkeyPatch) -> NewWindow:
    """Return what opens a window whose bots ask the worker of this test."""
    monkeypatch.setattr(bots, "processes", lambda: worker)
    return new_window
