"""The program dressed, the deals of the tests of the table, and the book."""

from __future__ import annotations

import pytest

from chrononauts_qt.ui.rulebook.book import Book, load
from tests.gui.program import dressed
from tests.gui.table.conftest import deal
from tests.rules_coverage import ROOT

__all__ = ["book", "deal", "dressed"]

BOOK = ROOT / "resources" / "rulebook"


@pytest.fixture(scope="session")
def book() -> Book:
    """Return the English book."""
    return load(BOOK, "en")
