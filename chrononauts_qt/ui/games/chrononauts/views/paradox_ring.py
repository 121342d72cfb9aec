"""The ring into which the open Paradoxes link when they are too many: the picture of a destroyed Universe."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from chrononauts_qt.ui.kit.theme import Theme

_INSET = 2


def ring_places(room: QRectF, size: QSizeF, count: int) -> tuple[QRectF, ...]:
    """Return `count` places of this size around a room, clockwise from the middle of its upper edge."""
    wide, high = (room.width() - size.width()) / 2, (room.height() - size.height()) / 2
    places = []
    for number in range(count):
        angle = 2 * math.pi * number / count
        place = QRectF(QPointF(), size)
        place.moveCenter(room.center() + QPointF(wide * math.sin(angle), -high * math.cos(angle)))
        places.append(place)
    return tuple(places)


def draw_links(
    painter: QPainter, centres: Sequence[QPointF], share: float, color: QColor, width: float
) -> None:
    """Draw the line from hole to hole and back to the first one, as far as `share` of it."""
    if not centres:
        return
    line = QPolygonF([centres[0]])
    left = share * len(centres)
    for start, end in pairwise((*centres, centres[0])):
        if left <= 0:
            break
        line.append(start + (end - start) * min(1.0, left))
        left -= 1
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(line)


def draw_hole(painter: QPainter, box: QRectF, year: str, theme: Theme, px: float) -> None:
    """Draw an open Paradox small: dashed edge, its year in `px` pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("paradox"))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QPen(theme.color("paradox_ink"), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box.adjusted(_INSET, _INSET, -_INSET, -_INSET), 3, 3)
    painter.setFont(theme.font("number", px))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, year)


def draw_point(painter: QPainter, centre: QPointF, radius: float, color: QColor) -> None:
    """Draw what is left of the board."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(centre, radius, radius)
