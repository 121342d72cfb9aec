"""The row of digits, wherever a keyboard puts them, and shortcuts as each system writes them."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

_MAC = "darwin"
_ROWS = {
    "linux": tuple(range(10, 20)),
    "win32": tuple(range(2, 12)),
    _MAC: (0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x1C, 0x19, 0x1D),
}
"""The numbers of the keys of 1 to 9 and 0: of X11 and Wayland, of Windows, and Apple's (kVK_ANSI_1, …)."""


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


def written(keys: str | Qt.Key) -> str:
    """Return a shortcut as this system writes it: “Ctrl+0” is “⌘0” on a Mac."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
