"""Games dealt as a test needs them, in the program's window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import dressed
from tests.gui.robot import HandClock
from tests.gui.table.scene import Scene, start
from tests.scenario import explicit_setup

__all__ = ["Deal", "deal", "dressed"]

Deal = Callable[..., Scene]


@pytest.fixture
def deal(window: MainWindow, clock: HandClock) -> Deal:
    """Return what lays a game on the table: `tests.scenario.explicit_setup`, and `seconds` of the ring."""

    def dealt(seconds: str = "4", **words: Any) -> Scene:
        return start(window, clock, explicit_setup(**words), seconds)

    return dealt
