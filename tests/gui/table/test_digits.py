"""The digits choose a card on every keyboard, also where they need Shift."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.ui.kit.keyboard import digit_of

Key, NONE, SHIFT = Qt.Key, Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier

FRENCH = "&é\"'(-è_çà"
"""What the bare row gives on a French keyboard, from the key of 1 to that of 0."""

MAC_ROW = (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)
"""Apple's numbers of these keys (kVK_ANSI_1 to kVK_ANSI_0); Qt gives them as those of the key itself."""


def pressed(
    key: Qt.Key, text: str, scan: int = 0, modifiers: Qt.KeyboardModifier = NONE, virtual: int = 0
) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, virtual, 0, text)


def row(platform: str) -> list[QKeyEvent]:
    """Return the presses of the bare row of a French keyboard, from 1 to 0, as Qt tells of them."""
    keys = [(Key(ord(sign.upper())), sign) for sign in FRENCH]
    if platform == "darwin":
        return [pressed(*key, scan=1, virtual=number) for key, number in zip(keys, MAC_ROW, strict=True)]
    first = {"linux": 10, "win32": 2}[platform]
    return [pressed(*key, scan=scan, virtual=ord(key[1])) for scan, key in enumerate(keys, first)]


@pytest.mark.parametrize(("key", "digit"), [(Key.Key_1, 1), (Key.Key_9, 9), (Key.Key_0, 0)])
def test_a_digit_is_itself(key: Qt.Key, digit: int) -> None:
    assert digit_of(pressed(key, str(digit))) == digit
    assert digit_of(pressed(key, str(digit), modifiers=SHIFT)) == digit


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_the_bare_row_of_a_french_keyboard_counts(platform: str) -> None:
    assert [digit_of(event, platform) for event in row(platform)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]


@pytest.mark.parametrize(
    ("platform", "key", "text", "scan", "virtual"),
    [
        ("linux", Key.Key_E, "e", 26, ord("e")),
        ("linux", Key.Key_Minus, "-", 20, ord("-")),
        ("darwin", Key.Key_Minus, "-", 1, 27),
        ("darwin", Key.Key_E, "e", 1, 14),
        ("darwin", Key.Key_O, "o", 1, 31),
        ("freebsd14", Key.Key_E, "e", 10, 0),
    ],
)
def test_another_key_is_no_digit(platform: str, key: Qt.Key, text: str, scan: int, virtual: int) -> None:
    assert digit_of(pressed(key, text, scan, virtual=virtual), platform) is None


def test_what_shift_makes_of_a_digit_is_none() -> None:
    assert digit_of(pressed(Key.Key_Exclam, "!", 10, SHIFT), "linux") is None
    assert digit_of(pressed(Key.Key_Exclam, "!", 1, SHIFT, 18), "darwin") is None
