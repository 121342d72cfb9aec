"""A table of AfterNova in the window, and the people before it."""

from __future__ import annotations

import pytest

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.afternova.people import People
from tests.gui.afternova.readers import Readers
from tests.gui.program import dressed
from tests.gui.robot import HandClock

__all__ = ["dressed", "people"]


@pytest.fixture
def people(window: MainWindow, clock: HandClock) -> People:
    """Return those who sit before the window."""
    return People(window, clock)


@pytest.fixture
def readers(window: MainWindow, clock: HandClock) -> Readers:
    """Return those who read the table as lists."""
    return Readers(window, clock)
