"""The skyline behind the counter: 32 houses for the 32 years that nobody can change here. Decor only."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from chrononauts_qt.games.chrononauts.timeline import LINCHPINS, YEARS
from chrononauts_qt.ui.kit.theme import Theme

_HEIGHTS = (0.45, 0.62, 0.38, 0.7, 0.52, 0.58, 0.42)
_TOWER = 1.0


def paint_skyline(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Draw a house for each year at the foot of a box, a tower for each Linchpin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("raised"))
    width = box.width() / len(YEARS)
    for number, year in enumerate(YEARS):
        tall = _TOWER if year in LINCHPINS else _HEIGHTS[number % len(_HEIGHTS)]
        house = QRectF(box.left() + number * width, 0, width * 0.86, box.height() * tall)
        house.moveBottom(box.bottom())
        painter.drawRect(house)
        if year in LINCHPINS:
            spire = QRectF(0, house.top() - 4, max(2.0, width * 0.05), 4)
            spire.moveCenter(house.topLeft() + (house.topRight() - house.topLeft()) / 2)
            painter.drawRect(spire)
    painter.restore()
