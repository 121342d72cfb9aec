"""The program dressed, the deals of the tests of the table, and the book."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.ui.games.chrononauts.rulebook import manual
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.rulebook.book import Book, load
from chrononauts_qt.ui.shell.rulebook_page import RulebookPage
from tests.gui.program import dressed
from tests.gui.table.conftest import deal

__all__ = ["book", "deal", "dressed"]

BOOK = manual.folder()


@pytest.fixture(scope="session")
def book() -> Book:
    """Return the English book."""
    return read("en")


def read(language: str, folder: Path = BOOK) -> Book:
    """Return the book in a language."""
    return load(folder, language, manual.OUTLINE)


def large(page: RulebookPage) -> Inspector:
    """Return what shows a card large over the page."""
    inspector = page.trail.inspector
    assert isinstance(inspector, Inspector)
    return inspector
