"""How large things are drawn in a window of any size: one factor, 1 at the size of the drawings."""

from __future__ import annotations

from PySide6.QtCore import QSize

BASE = QSize(1366, 700)
"""The inside of the window that screens are drawn for."""
MIN_CLIENT = QSize(1024, 554)
"""What a window of 1024x600 leaves inside its frame; below it a table scrolls, it never shrinks."""

LEAST_TABLE = QSize(MIN_CLIENT.width(), 500)
"""The least inside of a table: the bar of a lesson stands above it."""

COMPACT_BELOW = 0.9
"""Below this factor a table is composed anew."""
LARGE_TEXT = 1.5
"""From this size of the reader's text on a table gives more room to its words."""


def scale_of(width: int, height: int) -> float:
    """Return the one scale factor of a window whose inside is `width` x `height`."""
    return min(width / BASE.width(), height / BASE.height())


def page_scale(width: int, height: int) -> float:
    """Return the factor of a page of this size: the table's own within bounds."""
    return max(0.75, min(scale_of(width, height), 3.0))
