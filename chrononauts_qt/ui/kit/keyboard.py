"""The row of digits, wherever a keyboard puts them, the keys of every screen, and giving them back."""

from __future__ import annotations

import sys
from itertools import chain

import shiboken6
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_MAC = "darwin"
_ROWS = {
    "linux": tuple(range(10, 20)),
    "win32": tuple(range(2, 12)),
    _MAC: (0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x1C, 0x19, 0x1D),
}
"""The numbers of the keys of 1 to 9 and 0: of X11 and Wayland, of Windows, and Apple's (kVK_ANSI_1, …)."""

_FOR_SIGNS = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_Kind = QKeySequence.StandardKey
Keys = tuple[_Kind | str, ...]

LARGER, SMALLER, USUAL = "Ctrl++", "Ctrl+-", "Ctrl+0"
FULL_SCREEN: Keys = (_Kind.FullScreen, "F11")
SETTINGS: Keys = ("Ctrl+,",)
RULES: Keys = (_Kind.HelpContents, "F1")
SHORTCUTS: Keys = ("?",)
LANGUAGE: Keys = ("Ctrl+L",)
TEXT_LARGER: Keys = (_Kind.ZoomIn, LARGER, "Ctrl+=")
TEXT_SMALLER: Keys = (SMALLER,)
TEXT_USUAL: Keys = (USUAL,)
"""The keys that work on every screen."""

_UNDO: Keys = (_Kind.Undo,)

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)


def give_back(*keys_to: QWidget | None) -> None:
    """Give the keys to the first of these that is still there and can take them."""
    for one in keys_to:
        if one is not None and shiboken6.isValid(one) and one.isVisible() and one.isEnabled():
            one.setFocus()
            break


def digit_of(event: QKeyEvent, platform: str = sys.platform) -> int | None:
    """Return the digit that a key stands for; None for any other key.

    On a French keyboard the digits need Shift, and the bare row gives “&”, “é” and so on: it counts too.
    """
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return event.key() - Qt.Key.Key_0.value
    number = event.nativeVirtualKey() if platform == _MAC else event.nativeScanCode()
    row = _ROWS.get(platform, ())
    bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return (row.index(number) + 1) % 10 if bare and number in row else None


def written(keys: str | Qt.Key | QKeySequence) -> str:
    """Return a shortcut as this system writes it: “Ctrl+0” is “⌘0” on a Mac."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def written_held(held: Qt.KeyboardModifier) -> str:
    """Return what is held beside another key as this system writes it: “Ctrl+Shift”."""
    return written(QKeySequence(QKeyCombination(held, Qt.Key.Key_A))).removesuffix("A").rstrip("+")


def sequences(kinds: Keys) -> list[QKeySequence]:
    """Return what the system has for each kind, and the keys that are named.

    A Mac keeps F11 for itself and shows F1 as another light; its own keys are ⌃⌘F and ⌘?.
    """
    found = (QKeySequence.keyBindings(k) if isinstance(k, _Kind) else [QKeySequence(k)] for k in kinds)
    return list(dict.fromkeys(chain.from_iterable(found)))


def writes(event: QKeyEvent) -> bool:
    """Tell whether a key writes a sign, where something is written: a letter, a digit, a full stop."""
    return bool(event.text().strip()) and event.text().isprintable()


def is_for_every_screen(event: QKeyEvent) -> bool:
    """Tell whether a key may reach beyond a curtain: it says nothing of a card.

    It changes only how things look, opens a page, or asks everybody to take something back. Many a sign
    needs Shift or is on the keypad as well, which shortcuts do not mind.
    """
    pages = (*SETTINGS, *RULES, *SHORTCUTS)
    kinds = (*pages, *FULL_SCREEN, *LANGUAGE, *TEXT_LARGER, *TEXT_SMALLER, *TEXT_USUAL, *_UNDO)
    keys = QKeyCombination(event.modifiers() & ~_FOR_SIGNS, Qt.Key(event.key()))
    return QKeySequence(keys) in sequences(kinds)
