"""The roles of what only the tables of the box have."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt

_USER = Qt.ItemDataRole.UserRole.value


class TileRole(IntEnum):
    """A card of the TimeLine. BADGE is what the last play did to it, PREVIEW what a play would do."""

    TILE = _USER + 11
    YEAR = _USER + 12
    BADGE = _USER + 13
    PREVIEW = _USER + 14


class PileRole(IntEnum):
    """A pile of cards."""

    COUNT = _USER + 31
