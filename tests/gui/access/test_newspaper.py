"""The newspaper of the end is read a paragraph at a time, its headline first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.ui.shell.print_page import PrintPage
from tests.gui.access.hearing import hearing
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL

Key = Qt.Key
WORDS = 90
"""The most that is heard at once."""


def test_the_newspaper_is_read_by_paragraphs(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: one sentence of five hundred words, and “1991′” in it."""
    with show("front-page", USUAL[0]) as window:
        page = window.stack.currentWidget()
        assert isinstance(page, PrintPage)
        told = page.area.accessibleDescription()
        assert told.endswith("Up and Down read it paragraph by paragraph.")
        page.area.setFocus()
        with hearing(monkeypatch) as heard:
            for key in (Key.Key_Down, Key.Key_Down, Key.Key_Home, Key.Key_Up, Key.Key_End):
                QTest.keyClick(page.area, key)
        lead, second, again, edge, last = heard
        assert told.startswith(lead)
        assert lead == again
        assert second not in (lead, last)
        assert edge == "Nothing further that way."
        assert all(len(words.split()) < WORDS for words in heard)
        assert "′" not in "".join((told, page.sheet.accessibleDescription(), *heard))
