"""No key is silent in the rulebook: contents, links, and both ends of a text are said."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest

from chrononauts_qt.ui.catalog.rulebook_texts import text as words
from chrononauts_qt.ui.shell.rulebook_page import RulebookPage
from tests.gui.access.hearing import hearing
from tests.gui.program import settle
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL

Key = Qt.Key
Move = QTextCursor.MoveOperation


@contextmanager
def reading(show: Show, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[RulebookPage, list[str]]]:
    """Let the first section of the book lie open, with the keys at its text."""
    with show("rulebook", USUAL[0]) as window, hearing(monkeypatch) as heard:
        page = window.findChild(RulebookPage)
        assert page is not None
        page.go_to(0)
        page.contents.setFocus()
        page.text.setFocus()
        settle()
        heard.clear()
        yield page, heard


def test_the_contents_tell_which_section_is_open(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    with reading(show, monkeypatch) as (page, heard):
        page.contents.setFocus()
        settle()
        assert heard[-1].strip() == page.contents.item(0).text()


def test_a_text_tells_where_it_begins_and_ends(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    with reading(show, monkeypatch) as (page, heard):
        assert page.book is not None
        QTest.keyClick(page.text, Key.Key_Up)
        assert heard == [words("begins")]
        page.text.moveCursor(Move.End)
        heard.clear()
        QTest.keyClick(page.text, Key.Key_Down)
        on = words("goes-on", cap="Ctrl+PgDown", title=page.book.sections[1].title)
        assert heard == [f"{words('ends')} {on}"]
        page.go_to(page.book.blocks[-1].number)
        page.text.moveCursor(Move.End)
        heard.clear()
        QTest.keyClick(page.text, Key.Key_Down)
        assert heard == [words("ends")], "nothing comes after the last section"


def test_tab_says_the_link_it_leads_to(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    with reading(show, monkeypatch) as (page, heard):
        QTest.keyClick(page.text, Key.Key_Tab)
        assert page.text.hasFocus()
        assert heard == [words("link", words=page.text.textCursor().selectedText())]
        assert page.text.caret.href()
