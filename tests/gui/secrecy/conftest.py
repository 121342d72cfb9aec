"""The program dressed, and a folder of its own for every window of a test."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.program import NewWindow, dressed, open_window
from tests.gui.robot import HandClock

__all__ = ["dressed", "new_window"]


@pytest.fixture
def new_window(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> NewWindow:
    """Return what opens a window over a folder of its own, as the first start of the program would."""
    folders = (tmp_path / str(number) for number in count())
    return lambda: open_window(qtbot, next(folders), clock)
