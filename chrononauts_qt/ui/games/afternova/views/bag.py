"""How the bag is drawn: a chip with the number of Fragments that are still in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from chrononauts_qt.games.afternova.amounts import Fragments
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme


class BagFace(NamedTuple):
    """What lies beside the bag, and what is in it."""

    beside: Fragments
    inside: Fragments


def fill_all(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return the whole room for a thing that has it alone."""
    return [QRect(0, 0, room.width(), room.height()) for _ in pieces]


def paint_bag(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a tied sack with a number."""
    face = piece.face
    assert isinstance(face, BagFace)
    w, h = box.width(), box.height()

    def at(x: float, y: float) -> QPointF:
        return QPointF(box.left() + x * w, box.top() + y * h)

    sack = QPainterPath(at(0.36, 0.24))
    sack.cubicTo(at(0.0, 0.5), at(0.0, 0.96), at(0.3, 0.96))
    sack.lineTo(at(0.7, 0.96))
    sack.cubicTo(at(1.0, 0.96), at(1.0, 0.5), at(0.64, 0.24))
    sack.lineTo(at(0.76, 0.04))
    sack.lineTo(at(0.24, 0.04))
    sack.closeSubpath()
    pen = QPen(theme.color("text"), max(1.5, 1.8 * u))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(theme.color("raised"))
    painter.drawPath(sack)
    painter.drawLine(at(0.34, 0.24), at(0.66, 0.24))
    number = QRectF(at(0.1, 0.34), at(0.9, 0.92))
    draw_word(painter, str(sum(face.inside)), theme.font("number", 17 * u), theme.color("text"), number, "c")
