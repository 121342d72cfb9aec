"""The roles by which views ask models; one enumeration per kind of item."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt

_USER = Qt.ItemDataRole.UserRole.value


class ItemRole(IntEnum):
    """What every item of the table answers.

    KEY names the item to the inspector: a card id, a year as text, ``seat-2``. TARGET is what a card
    dropped on the item is played on. FACE is all that a painter needs.
    """

    KEY = _USER + 1
    TARGET = _USER + 2
    FACE = _USER + 3


class CardRole(IntEnum):
    """A card in a hand or a zone. REASON is the sentence why it cannot be played now, or ""; COUNT is how
    many equal ones it stands for.
    """

    CARD = _USER + 21
    SOURCE = _USER + 22
    PLAYABLE = _USER + 23
    REASON = _USER + 24
    COVERED = _USER + 25
    COUNT = _USER + 26


class LogRole(IntEnum):
    """A line of the log. MARKED tells whether it is of the kind that can be shown alone."""

    TURN = _USER + 41
    MARKED = _USER + 42
