"""The gates and caves of the way of a campaign, and the signs of its tiers."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

STONE, JOINT, DARKNESS = QColor("#8C7B66"), QColor("#5C4E40"), QColor("#17110D")
IRON, CANDLE, GLOW = QColor("#B9AE9C"), QColor("#FFC857"), QColor("#C8742A")
ROCK, STAR = QColor("#6E6458"), QColor("#F3E7CC")

MOST = 12
"""So many Missions a game has."""


def draw_gate(painter: QPainter, box: QRectF, is_won: bool, is_lit: bool) -> None:
    """Draw a gate: behind one that is won there is light, before one that can be entered two torches burn."""
    inner = box.adjusted(0.2 * box.width(), 0.16 * box.height(), -0.2 * box.width(), 0)
    painter.setPen(QPen(JOINT, 2))
    painter.setBrush(STONE)
    painter.drawPath(_arch(box.adjusted(0.06 * box.width(), 1, -0.06 * box.width(), 0)))
    _joints(painter, box, inner)
    _doorway(painter, _arch(inner), inner, is_won)
    if is_lit:
        for x in (0.13, 0.87):
            _flame(
                painter, QPointF(box.left() + x * box.width(), box.top() + 0.5 * box.height()), box.height()
            )


def draw_cave(painter: QPainter, box: QRectF, is_won: bool, is_lit: bool) -> None:
    """Draw a cave; its signs are those of a gate."""
    rock = QPainterPath(box.bottomLeft())
    for x, y in ((0.04, 0.62), (0.16, 0.3), (0.36, 0.12), (0.58, 0.05), (0.8, 0.2), (0.95, 0.5), (1.0, 1.0)):
        rock.lineTo(box.left() + x * box.width(), box.top() + y * box.height())
    rock.closeSubpath()
    painter.setPen(QPen(JOINT, 2))
    painter.setBrush(ROCK)
    painter.drawPath(rock)
    inner = box.adjusted(0.24 * box.width(), 0.36 * box.height(), -0.26 * box.width(), 0)
    _doorway(painter, _arch(inner), inner, is_won)
    if is_lit:
        _flame(
            painter, QPointF(box.left() + 0.13 * box.width(), box.top() + 0.66 * box.height()), box.height()
        )


def draw_tiers(painter: QPainter, box: QRectF, drawn: Mapping[int, int], ink: QColor) -> None:
    """Draw what Missions of which tier a level draws: as many lozenges as the tier, half ones for a half."""
    side = box.height()
    lozenges = [count < MOST for tier, count in drawn.items() for _ in range(tier)]
    gaps = side * 0.5 * (len(drawn) - 1)
    left = box.center().x() - (len(lozenges) * side + gaps) / 2
    place = 0
    for tier, count in drawn.items():
        for _ in range(tier):
            at = QRectF(left + place * side, box.top(), side, side).adjusted(1, 1, -1, -1)
            _lozenge(painter, at, count < MOST, ink)
            place += 1
        left += side * 0.5


def draw_night(painter: QPainter, box: QRectF, side: float) -> None:
    """Draw the moon, as wide as two sides, and stars along the upper edge of a sky."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(STAR)
    moon = QPainterPath()
    moon.addEllipse(QPointF(box.right() - 2 * side, box.top() + 1.6 * side), side, side)
    shadow = QPainterPath()
    shadow.addEllipse(QPointF(box.right() - 2.5 * side, box.top() + 1.3 * side), 0.9 * side, 0.9 * side)
    painter.drawPath(moon.subtracted(shadow))
    for place in range(24):
        x = box.left() + (place * 0.618 % 1.0) * (box.width() - 4 * side)
        y = box.top() + 0.3 * side + (place * 0.382 % 1.0) * 1.6 * side
        painter.drawEllipse(QPointF(x + side / 2, y), side / 14, side / 14)


def _lozenge(painter: QPainter, box: QRectF, is_half: bool, ink: QColor) -> None:
    middle = box.center()
    corners = (
        QPointF(middle.x(), box.top()), QPointF(box.right(), middle.y()),
        QPointF(middle.x(), box.bottom()), QPointF(box.left(), middle.y()),
    )  # fmt: skip
    painter.setPen(QPen(ink, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush if is_half else ink)
    painter.drawPolygon(corners)
    if is_half:
        painter.setBrush(ink)
        painter.drawPolygon((corners[0], corners[2], corners[3]))


def _arch(box: QRectF) -> QPainterPath:
    """Return the outline of an arch: round above, straight below."""
    path = QPainterPath(box.bottomLeft())
    spring = box.top() + min(box.width() / 2, 0.6 * box.height())
    path.lineTo(box.left(), spring)
    path.cubicTo(
        QPointF(box.left(), box.top()), QPointF(box.right(), box.top()), QPointF(box.right(), spring)
    )
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    return path


def _joints(painter: QPainter, box: QRectF, inner: QRectF) -> None:
    """Draw the joints between the stones on both sides of a doorway."""
    painter.setPen(QPen(JOINT, 1.5))
    for share in (0.52, 0.68, 0.84):
        y = box.top() + share * box.height()
        painter.drawLine(QPointF(box.left() + 0.06 * box.width(), y), QPointF(inner.left(), y))
        painter.drawLine(QPointF(inner.right(), y), QPointF(box.right() - 0.06 * box.width(), y))


def _doorway(painter: QPainter, opening: QPainterPath, box: QRectF, is_won: bool) -> None:
    """Draw what is seen through an opening: light where the way goes on, else bars."""
    painter.setPen(QPen(JOINT, 2))
    painter.setBrush(CANDLE if is_won else DARKNESS)
    painter.drawPath(opening)
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    if is_won:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(GLOW)
        hill = QRectF(
            box.left() - 0.2 * box.width(), box.top() + 0.66 * box.height(), 1.4 * box.width(), box.height()
        )
        painter.drawEllipse(hill)
    else:
        painter.setPen(QPen(IRON, max(1.5, box.width() / 16)))
        for bar in range(1, 4):
            x = box.left() + bar * box.width() / 4
            painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom() - 0.12 * box.height()))
        for share in (0.38, 0.66):
            y = box.top() + share * box.height()
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
    painter.restore()


def _flame(painter: QPainter, at: QPointF, height: float) -> None:
    """Draw a torch whose flame begins at a point."""
    unit = height / 12
    painter.setPen(QPen(DARKNESS, max(2.0, unit / 2)))
    painter.drawLine(at, QPointF(at.x(), at.y() + 2.6 * unit))
    flame = QPainterPath(QPointF(at.x(), at.y() - 2.6 * unit))
    right, left = (
        QPointF(at.x() + 1.8 * unit, at.y() - 0.6 * unit),
        QPointF(at.x() - 1.8 * unit, at.y() - 0.6 * unit),
    )
    flame.cubicTo(right, QPointF(at.x() + unit, at.y() + 0.6 * unit), QPointF(at.x(), at.y() + 0.5 * unit))
    flame.cubicTo(QPointF(at.x() - unit, at.y() + 0.6 * unit), left, QPointF(at.x(), at.y() - 2.6 * unit))
    painter.setPen(QPen(GLOW, 1.5))
    painter.setBrush(CANDLE)
    painter.drawPath(flame)
