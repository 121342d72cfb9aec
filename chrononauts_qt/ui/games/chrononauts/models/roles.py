"""The roles of what only the tables of the box have."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt

_USER = Qt.ItemDataRole.UserRole.value


class TileRole(IntEnum):
    """A card of the TimeLine. BADGE is what the last play did to it, PREVIEW what a play would do."""

    TILE = _USER + 11
    YEAR = _USER + 12
    STATE = _USER + 13
    BADGE = _USER + 14
    PREVIEW = _USER + 15


class PlayerRole(IntEnum):
    """A player. ARTIFACTS is the tuple of card ids on the table in front."""

    SEAT = _USER + 31
    HAND_SIZE = _USER + 32
    SMALL_HAND_SIZE = _USER + 33
    ARTIFACTS = _USER + 34
    DECIDING = _USER + 35
    TO_MOVE = _USER + 36
