"""A window of the usual size, and journeys dealt as a test needs them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import dressed, open_window
from tests.gui.solonauts.journey import Journey, match_of

__all__ = ["dressed"]

Deal = Callable[..., Journey]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return the program's window on its first screen, with the time of day."""
    return open_window(qtbot, tmp_path)


@pytest.fixture
def deal(window: MainWindow) -> Deal:
    """Return what lays a journey on the table, as `journey.match_of` deals it."""

    def dealt(by: str = "mouse", **words: Any) -> Journey:
        return Journey(window, match_of(**words), by)

    return dealt
