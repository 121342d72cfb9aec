"""How the offers of a turn are drawn: a slip for each, with what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_lines, fitted, line_height
from chrononauts_qt.ui.kit.theme import Theme

ACCEPTED, DECLINED, COUNTERED, WAITING = "slip-yes", "slip-no", "slip-counter", "slip-waits"
SLIP_SIGNS = {ACCEPTED: "sealed", DECLINED: "cross", COUNTERED: "question", WAITING: "hourglass"}


class SlipFace(NamedTuple):
    """What came of an offer: a key of the texts, and its words."""

    kind: str
    said: str


def place_slips(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where the slips lie side by side."""
    gap = round(8 * u)
    width = min(round(330 * u), (room.width() - gap * (len(pieces) - 1)) // max(1, len(pieces)))
    return [QRect(place * (width + gap), 0, width, room.height()) for place in range(len(pieces))]


def paint_slip(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw an offer of this turn; those that can be taken up stand out."""
    face = piece.face
    is_open = face.kind in (ACCEPTED, COUNTERED)
    painter.setPen(QPen(theme.color("focus" if is_open else "line"), 2 if is_open else 1.2))
    painter.setBrush(theme.color("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
    side = min(22 * u, box.height() * 0.6)
    sign = QRectF(box.left() + 7 * u, box.center().y() - side / 2, side, side)
    draw_sign(painter, SIGNS[SLIP_SIGNS[face.kind]], sign, theme.color("text" if is_open else "muted"), 5)
    room = box.adjusted(side + 14 * u, 0, -6 * u, 0)
    font = theme.font("label", 14 * u)
    lines = fitted(face.said, font, room.width(), 2)
    step = min(line_height(font), room.height() / 2)
    top = room.center().y() - step * len(lines) / 2
    draw_lines(painter, lines, font, theme.color("text"), QPointF(room.left(), top), step=step)
