"""Where the two rows of the Market lie."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

from chrononauts_qt.games.afternova.state import ROW_SIZE
from chrononauts_qt.ui.games.afternova.views.cards import CREW_CARD, PROJECT_CARD
from chrononauts_qt.ui.kit.pieces import Piece

LABEL = 20
"""Height of the words above a row of things."""
_BUTTON = 46
_GAP = 8
_FLAT = 3
"""From so much wider than high on a room has its cards side by side."""
_HEAD = 0.064
"""The height of the words above a row, in heights of a room with two."""


def place_market(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where the cards lie: four crew and the way to replace them, then four Projects and theirs.

    In a room that is high enough the rows lie one below the other, and their decks before the words above.
    """
    if room.width() < _FLAT * room.height():
        return _rows(room, u)[: len(pieces)]
    gap, between, button = round(_GAP * u), round(34 * u), round(_BUTTON * u)
    height = room.height() - round(LABEL * u)
    fixed = 2 * (button + gap) + between + 2 * (ROW_SIZE - 1) * gap
    k = min(height / CREW_CARD[1], (room.width() - fixed) / (ROW_SIZE * (CREW_CARD[0] + PROJECT_CARD[0])))
    tall = round(CREW_CARD[1] * k)
    top = room.height() - tall
    cells, left = list[QRect](), 0
    for width in (CREW_CARD[0], PROJECT_CARD[0]):
        for _ in range(ROW_SIZE):
            cells.append(QRect(left, top, round(width * k), tall))
            left += round(width * k) + gap
        cells.append(QRect(left, top + tall - round(button * 1.1), button, round(button * 1.1)))
        left += button + between
    return cells[: len(pieces)]


def _rows(room: QRect, u: float) -> list[QRect]:
    """Return where the cards lie in two rows."""
    gap, head = round(_GAP * u), round(_HEAD * room.height())
    tall = (room.height() - gap) // 2 - head
    cells, top = list[QRect](), 0
    step = round(PROJECT_CARD[0] * tall / PROJECT_CARD[1]) + gap
    for width, _ in (CREW_CARD, PROJECT_CARD):
        wide = round(width * tall / CREW_CARD[1])
        cells += [QRect(place * step, top + head, wide, tall) for place in range(ROW_SIZE)]
        cells.append(QRect(0, top, 2 * head, head))
        top += head + tall + gap
    return cells


def width_of_rows(height: int, u: float) -> int:
    """Return how wide two rows are that have a height."""
    gap = round(_GAP * u)
    tall = (height - gap) // 2 - round(_HEAD * height)
    return ROW_SIZE * round(PROJECT_CARD[0] * tall / PROJECT_CARD[1]) + (ROW_SIZE - 1) * gap


def height_of_rows(width: int, u: float) -> int:
    """Return how high two rows may be to have a width."""
    gap = round(_GAP * u)
    wide = (width - (ROW_SIZE - 1) * gap) // ROW_SIZE - 1
    return int((wide * PROJECT_CARD[1] / PROJECT_CARD[0] + gap / 2) / (0.5 - _HEAD))
