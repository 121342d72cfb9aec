"""The frame around a count that threatens the others: pointed at both ends, as nothing else is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from chrononauts_qt.ui.kit.theme import Theme

POINT = 5
"""How far an end points out, in drawing units."""


def draw_threat(painter: QPainter, box: QRectF, theme: Theme, u: float) -> None:
    """Draw the frame around `box`; its points reach out to the left and to the right."""
    point = POINT * u
    middle = box.center().y()
    corners = (
        box.topLeft(), box.topRight(), QPointF(box.right() + point, middle),
        box.bottomRight(), box.bottomLeft(), QPointF(box.left() - point, middle),
    )  # fmt: skip
    painter.setPen(QPen(theme.color("danger"), 1.8 * u, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(corners))
