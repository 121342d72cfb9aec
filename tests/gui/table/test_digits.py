"""The digits choose a card on every keyboard, also where they need Shift."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.ui.keyboard import digit_of

Key, NONE, SHIFT = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def pressed(key: Qt.Key, text: str, scan: int = 0, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, 0, 0, text)


@pytest.mark.parametrize(("key", "digit"), [(Key.Key_1, 1), (Key.Key_9, 9), (Key.Key_0, 0)])
def test_a_digit_is_itself(key: Qt.Key, digit: int) -> None:
    assert digit_of(pressed(key, str(digit))) == digit
    assert digit_of(pressed(key, str(digit), modifiers=SHIFT)) == digit


@pytest.mark.skipif(sys.platform != "linux", reason="the keys have other numbers elsewhere")
@pytest.mark.parametrize(
    ("key", "text", "scan", "digit"),
    [(Key.Key_Ampersand, "&", 10, 1), (Key.Key_Eacute, "é", 11, 2), (Key.Key_Agrave, "à", 19, 0)],
)
def test_the_bare_row_of_a_french_keyboard_counts(key: Qt.Key, text: str, scan: int, digit: int) -> None:
    assert digit_of(pressed(key, text, scan)) == digit


@pytest.mark.parametrize(("key", "text", "scan"), [(Key.Key_E, "e", 26), (Key.Key_Minus, "-", 20)])
def test_another_key_is_no_digit(key: Qt.Key, text: str, scan: int) -> None:
    assert digit_of(pressed(key, text, scan)) is None


def test_what_shift_makes_of_a_digit_is_none() -> None:
    assert digit_of(pressed(Key.Key_Exclam, "!", 10, SHIFT)) is None
