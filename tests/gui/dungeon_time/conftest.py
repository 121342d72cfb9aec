"""The program dressed, and Dungeon Time on the shelf: it has a book before it has a table."""

from __future__ import annotations

import pytest

from chrononauts_qt.shelf import SHELF, Row
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import dressed

__all__ = ["dressed"]

GAME = "dungeon_time"
ROW = Row(f"chrononauts_qt.games.{GAME}.rules", "tests.pact.player", f"tests.gui.{GAME}.book_alone")


@pytest.fixture
def shelf(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window with one game more."""
    monkeypatch.setitem(SHELF, GAME, ROW)
    return window
