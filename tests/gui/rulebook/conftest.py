"""The same window, clock and deals as the tests of the table; and the book."""

from __future__ import annotations

import pytest

from chrononauts_qt.ui.rulebook.book import Book, load
from tests.gui.table.conftest import clock, deal, dressed, new_window, window
from tests.rules_coverage import ROOT

__all__ = ["book", "clock", "deal", "dressed", "new_window", "window"]

BOOK = ROOT / "resources" / "rulebook"


@pytest.fixture(scope="session")
def book() -> Book:
    """Return the English book."""
    return load(BOOK, "en")
