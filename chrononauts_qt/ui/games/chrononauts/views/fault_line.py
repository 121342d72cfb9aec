"""The line that opens where years are out of reach, beyond an ÜberParadox."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from chrononauts_qt.ui.games.chrononauts.geometry import COLUMNS
from chrononauts_qt.ui.kit.theme import Theme


def corners(tiles: Sequence[QRect], first: int, drop: int) -> list[QPointF]:
    """Return the corners above the row of the first sealed tile, down, and to the left.

    `tiles` lie in year order; sealed ones have sunk by `drop` pixels.
    """
    tile, right = tiles[first], tiles[COLUMNS - 1].right()
    gap = max(2, tiles[1].left() - tiles[0].right() - 1) / 2
    above, left = tile.top() - gap + drop * 0.45, tile.left() - gap
    below = tile.bottom() + gap + drop * 0.45
    return [
        QPointF(right, above),
        QPointF(left, above),
        QPointF(left, below),
        QPointF(tiles[0].left(), below),
    ]


def paint(painter: QPainter, corners: Sequence[QPointF], share: float, theme: Theme, u: float) -> None:
    """Draw so much of the line, from the right."""
    points = _jagged(corners, 7 * u, 2.6 * u)
    line = QPolygonF(points[: max(2, round(len(points) * share))])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for color, width in ((theme.color("bg"), 6.0), (theme.color("danger"), 2.6)):
        pen = QPen(color, width * min(u, 2))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(line)


def _jagged(corners: Sequence[QPointF], step: float, height: float) -> list[QPointF]:
    """Return the line through `corners` with small teeth."""
    points = [corners[0]]
    side = 1
    for start, end in pairwise(corners):
        way = end - start
        length = abs(way.x()) + abs(way.y())
        count = max(2, round(length / step))
        across = QPointF(-way.y(), way.x()) / length * height
        for tooth in range(1, count):
            side = -side
            points.append(start + way * (tooth / count) + across * side)
        points.append(end)
    return points
