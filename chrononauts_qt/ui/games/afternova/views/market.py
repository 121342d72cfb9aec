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


def place_market(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where the cards lie: four crew and the way to replace them, then four Projects and theirs."""
    gap, between, button = round(8 * u), round(34 * u), round(_BUTTON * u)
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
