"""What lies over an item for a while: focus, legal target, refusal, dimming, badges of the last play."""

from __future__ import annotations

from enum import Flag, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.theme import Theme


class Mark(Flag):
    """How an item is marked; several can hold at once."""

    NONE = 0
    FOCUS = auto()
    SELECTED = auto()
    TARGET = auto()
    DIMMED = auto()
    OFFERED = auto()
    REFUSED = auto()


def draw_marks(
    painter: QPainter, box: QRectF, marks: Mark, theme: Theme, u: float, radius: float = 4
) -> None:
    """Draw the marks over an item that fills `box`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if Mark.DIMMED in marks:
        painter.fillRect(box, theme.color("bg", theme.dim))
    if Mark.TARGET in marks or Mark.OFFERED in marks:
        _draw_target(painter, box, theme, u, Mark.OFFERED in marks)
    if Mark.REFUSED in marks:
        _draw_refused(painter, box, theme, u)
    if Mark.SELECTED in marks and Mark.FOCUS not in marks:
        painter.setPen(QPen(theme.color("text"), 2))
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
    if Mark.FOCUS in marks:
        draw_focus(painter, box, theme, radius)
    painter.restore()


def draw_focus(painter: QPainter, box: QRectF, theme: Theme, radius: float = 4) -> None:
    """Draw the focus ring: two dark pixels, then three yellow ones, around the item."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("bg"), 2))
    painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), radius + 1, radius + 1)
    painter.setPen(QPen(theme.color("focus"), 3))
    painter.drawRoundedRect(box.adjusted(-3.5, -3.5, 3.5, 3.5), radius + 3, radius + 3)


def _draw_target(painter: QPainter, box: QRectF, theme: Theme, u: float, offered: bool) -> None:
    """Draw a thick ring on the edge with heavy corners; filled while a card hovers over it."""
    width = 3.5 * min(u, 2)
    if offered:
        painter.fillRect(box, theme.color("focus", 0.28))
    painter.setPen(QPen(theme.color("bg"), width + 2.5))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QPen(theme.color("focus"), width))
    painter.drawRoundedRect(box, 3, 3)
    tick, path = 11 * min(u, 2), QPainterPath()
    for corner, dx, dy in (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomRight(), -1, -1),
        (box.bottomLeft(), 1, -1),
    ):
        path.moveTo(corner + QPointF(dx * tick, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, dy * tick))
    pen = QPen(theme.color("focus"), width * 2.1)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawPath(path)


def _draw_refused(painter: QPainter, box: QRectF, theme: Theme, u: float) -> None:
    """Draw a broken red ring and a cross on a plate."""
    pen = QPen(theme.color("bg"), 5 * min(u, 2))
    inner = box.adjusted(3, 3, -3, -3)
    painter.setPen(pen)
    painter.drawRoundedRect(inner, 3, 3)
    pen = QPen(theme.color("danger"), 3 * min(u, 2))
    pen.setDashPattern([3, 2])
    painter.setPen(pen)
    painter.drawRoundedRect(inner, 3, 3)
    side = min(26 * u, box.height() * 0.6)
    plate = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("bg"))
    painter.drawEllipse(plate)
    draw_sign(
        painter,
        SIGNS["cross"],
        plate.adjusted(side * 0.2, side * 0.2, -side * 0.2, -side * 0.2),
        theme.color("danger"),
        9,
    )


def draw_badge(painter: QPainter, name: str, box: QRectF, theme: Theme, ghost: bool = False) -> None:
    """Draw a badge (opened, closed, nullified, half, held); a ghost is what would happen."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.color("focus" if not ghost else "text"), max(1.5, box.width() * 0.09))
    if ghost:
        pen.setDashPattern([1.6, 1.4])
    painter.setPen(pen)
    painter.setBrush(theme.color("bg"))
    painter.drawEllipse(box)
    inset = box.width() * 0.22
    draw_sign(painter, SIGNS[name], box.adjusted(inset, inset, -inset, -inset), theme.color("text"), 7)
    painter.restore()
