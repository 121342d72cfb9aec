"""Pact on the shelf, and a table of it in the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.pact.people import People
from tests.gui.program import dressed
from tests.gui.robot import HandClock
from tests.session.every_game import with_pact

__all__ = ["dressed", "on_the_shelf", "people"]


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    """Put Pact on the shelf, before there is a window."""
    with with_pact():
        yield


@pytest.fixture
def people(on_the_shelf: None, window: MainWindow, clock: HandClock) -> People:
    """Return those who sit before the window."""
    return People(window, clock)
