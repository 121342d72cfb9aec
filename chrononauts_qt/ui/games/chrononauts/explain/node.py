"""A small card of the TimeLine that can be pressed: the knots of a graph of causes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.models.faces import TileState, tile_face
from chrononauts_qt.ui.games.chrononauts.texts.spoken import tile_name
from chrononauts_qt.ui.games.chrononauts.views.tile_shapes import outline
from chrononauts_qt.ui.kit.marks import draw_focus
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import PanelButton

COLORS = {
    TileState.RIPPLE: "ripple",
    TileState.LINCHPIN: "linch",
    TileState.ALTERED: "alt",
    TileState.PARADOX: "paradox",
    TileState.PATCH: "patch",
}


class Node(PanelButton):
    """One year as it lies now: shape, colour and year as on the board. Pressing it names the year."""

    chosen = Signal(int)

    def __init__(self, tile: Tile, theme: Theme, u: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = tile_face(tile)
        self._theme = theme
        self._u = u
        self.year = tile.year
        self.setAccessibleName(tile_name(tile))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(lambda: self.chosen.emit(self.year))
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return room for a year and a sign, large enough to be hit."""
        return QSize(max(66, round(68 * self._u)), max(32, round(32 * self._u)))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Rest again."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the year in the shape of its state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, token = self._theme, COLORS[self._face.state]
        box = QRectF(self.rect()).adjusted(5, 4, -5, -4)
        shape = outline(self._face, box, 0.55 * self._u)
        painter.fillPath(shape, theme.color(token))
        pen = QPen(theme.color(f"{token}_edge"), 2.4 if self.underMouse() else 1.6)
        if self._face.state is TileState.PARADOX:
            pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.drawPath(shape)
        ink = theme.color(f"{token}_ink")
        font = theme.font("number", 15 * self._u)
        if self._face.sealed:
            side = 14 * self._u
            place = QRectF(box.right() - side - 4, box.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS["sealed"], place, ink, 6)
            draw_word(painter, self._face.label, font, ink, box.adjusted(5, 0, -side, 0))
        else:
            draw_word(painter, self._face.label, font, ink, box, "c")
        if self.hasFocus():
            draw_focus(painter, box, theme)
        painter.end()
