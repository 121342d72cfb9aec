"""A table with bots, whose thinking is done by stand-ins, and the window it lies in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui import bots, theme
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.match_controller import MatchController
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.bots.stubs import SlowWorker
from tests.gui.robot import HandClock
from tests.session.games import start

Lay = Callable[..., MatchController]


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Give the application its fonts and its style, as the program does."""
    load_fonts()
    theme.apply(qapp)
    return qapp


@pytest.fixture
def clock() -> HandClock:
    """Return the clock of pauses and Memo windows, moved by hand."""
    return HandClock()


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
def window(
    qtbot: QtBot, tmp_path: Path, clock: HandClock, worker: SlowWorker, monkeypatch: pytest.MonkeyPatch
) -> MainWindow:
    """Return the program's window, whose bots ask the worker of this test."""
    monkeypatch.setattr(bots, "processes", lambda: worker)
    found = MainWindow(tmp_path, theme.DARK, now=clock)
    qtbot.addWidget(found)
    found.resize(1366, 768)
    with qtbot.waitExposed(found):
        found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found
