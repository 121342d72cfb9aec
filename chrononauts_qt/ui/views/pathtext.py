"""Drawings as short texts on a 64-unit grid, so that every sign is data and none is typed from a font."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

GRID = 64.0


class Sign(NamedTuple):
    """A drawing: what is stroked, what is filled, and whether the stroke is broken."""

    stroke: str = ""
    fill: str = ""
    dashed: bool = False


def _ellipse(path: QPainterPath, n: list[float]) -> None:
    turn = QTransform().translate(n[0], n[1]).rotate(n[4])
    oval = QPainterPath()
    oval.addEllipse(QPointF(0, 0), n[2], n[3])
    path.addPath(turn.map(oval))


def _arc(path: QPainterPath, n: list[float]) -> None:
    box = QRectF(n[0], n[1], n[2], n[3])
    path.arcMoveTo(box, n[4])
    path.arcTo(box, n[4], n[5])


_Draw = Callable[[QPainterPath, list[float]], None]
_COMMANDS: dict[str, tuple[int, _Draw]] = {
    "M": (2, lambda p, n: p.moveTo(n[0], n[1])),
    "L": (2, lambda p, n: p.lineTo(n[0], n[1])),
    "Q": (4, lambda p, n: p.quadTo(n[0], n[1], n[2], n[3])),
    "C": (6, lambda p, n: p.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])),
    "Z": (0, lambda p, n: p.closeSubpath()),
    "O": (3, lambda p, n: p.addEllipse(QPointF(n[0], n[1]), n[2], n[2])),
    "G": (5, _ellipse),
    "R": (4, lambda p, n: p.addRect(QRectF(n[0], n[1], n[2], n[3]))),
    "U": (5, lambda p, n: p.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), n[4], n[4])),
    "A": (6, _arc),
}
"""letter -> how many numbers it takes, what it draws: Move, Line, Quadratic, Cubic, Z close, O circle
(x y r), G tilted ellipse (x y rx ry angle), R rectangle, U rounded rectangle, A arc (box, start, span)."""


def _steps(text: str) -> Iterator[tuple[str, list[float]]]:
    """Yield commands with their numbers; a letter stands for several if more numbers follow."""
    letter = ""
    numbers: list[float] = []
    for word in text.split():
        if word in _COMMANDS:
            letter, numbers = word, []
        else:
            numbers.append(float(word))
        if letter and len(numbers) == _COMMANDS[letter][0]:
            yield letter, numbers
            numbers = []


@cache
def path_of(text: str) -> QPainterPath:
    """Return the path of a drawing text on the 64-unit grid."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for letter, numbers in _steps(text):
        _COMMANDS[letter][1](path, numbers)
    return path


def draw_sign(painter: QPainter, sign: Sign, box: QRectF, color: QColor, width: float = 4.0) -> None:
    """Draw a sign into a square box; `width` of the stroke is in grid units, but never under 1.2 pixels."""
    side = min(box.width(), box.height())
    scale = side / GRID
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
    painter.scale(scale, scale)
    if sign.fill:
        painter.fillPath(path_of(sign.fill), color)
    if sign.stroke:
        pen = QPen(color, max(width, 1.2 / scale))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if sign.dashed:
            pen.setDashPattern([0.2, 1.9])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path_of(sign.stroke))
    painter.restore()
