"""The rulebook can be read letter by letter and line by line, and scrolled by whoever needs no caret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from chrononauts_qt.ui.kit import caret
from chrononauts_qt.ui.rulebook.text_view import RuleText
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL

CONTROL = Qt.KeyboardModifier.ControlModifier
Key = Qt.Key


@pytest.fixture(autouse=True)
def _nobody_has_said() -> Iterator[None]:
    yield
    caret.want(None)


def text_of(window: object) -> RuleText:
    text = window.findChild(RuleText)  # type: ignore[attr-defined]  # a widget
    assert isinstance(text, RuleText)
    text.setFocus()
    return text


def test_f7_brings_a_caret_and_takes_it_away(show: Show) -> None:
    with show("rulebook", USUAL[0]) as window:
        text = text_of(window)
        begin = text.textCursor().position()
        assert text.textCursor().block().userState() == text.here(), "one reads on where the page lies open"
        QTest.keyClick(text, Key.Key_Right)
        assert text.textCursor().position() == begin, "without a caret the arrows are the page's"
        QTest.keyClick(text, Key.Key_F7)
        QTest.keyClick(text, Key.Key_Right)
        told = QAccessible.queryAccessibleInterface(text).textInterface()
        assert told.cursorPosition() == text.textCursor().position() == begin + 1
        QTest.keyClick(text, Key.Key_Right, CONTROL)
        word = text.textCursor().position()
        assert word > begin + 1
        QTest.keyClick(text, Key.Key_Down)
        assert text.textCursor().position() > word
        QTest.keyClick(text, Key.Key_F7)
        assert not text.caret.is_on


def test_a_screen_reader_has_the_caret_at_once(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    with show("rulebook", USUAL[0]) as window:
        monkeypatch.setattr(QAccessible, "isActive", lambda: True)
        text = text_of(window)
        text.clearFocus()
        text.setFocus()
        assert text.caret.is_on


def test_enter_follows_the_link_under_the_caret(show: Show) -> None:
    with show("rulebook", USUAL[0]) as window:
        text, followed = text_of(window), list[str]()
        text.followed.disconnect()
        text.followed.connect(followed.append)
        QTest.keyClick(text, Key.Key_F7)
        cursor = text.textCursor()
        places = range(text.document().characterCount() - 1)
        place = next(place for place in places if _href(text, place))
        cursor.setPosition(place)
        text.setTextCursor(cursor)
        QTest.keyClick(text, Key.Key_Return)
        assert followed == [text.caret.href()]


def _href(text: RuleText, place: int) -> str:
    cursor = text.textCursor()
    cursor.setPosition(place)
    text.setTextCursor(cursor)
    return text.caret.href()
