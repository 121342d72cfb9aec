"""The row of digits, wherever a keyboard puts them."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_FIRST_OF_ROW = {"linux": 10, "win32": 2}.get(sys.platform, 0)
"""The number of the key below which 1 is printed (X11 and Wayland, Windows); 0: not known."""


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit that a key stands for; None for any other key.

    On a French keyboard the digits need Shift, and the bare row gives “&”, “é” and so on: it counts too.
    """
    if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9:
        return event.key() - Qt.Key.Key_0.value
    place = event.nativeScanCode() - _FIRST_OF_ROW
    bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return (place + 1) % 10 if _FIRST_OF_ROW and bare and 0 <= place <= 9 else None
