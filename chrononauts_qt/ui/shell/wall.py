"""The TimeLine as a picture for the first screen: nothing to read for news, nothing to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from chrononauts_qt.games.chrononauts.cards import LINCHPIN, TIMELINE
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.games.chrononauts.views.symbols import draw_symbol
from chrononauts_qt.ui.kit.pixmaps import Pixmaps, draw_hatch
from chrononauts_qt.ui.kit.theme import Theme

if TYPE_CHECKING:
    from chrononauts_qt.games.chrononauts.view import Tile

COLUMNS, ROWS = 8, 4
EDGE = 2
"""How far the stroke of a tile reaches beyond it, in pixels."""

_TILES = tuple((card.facts["year"], card.family == LINCHPIN) for card in TIMELINE)


class Wall(QWidget):
    """All 32 years in the shapes and colours of the board: as they were, or as a game has left them.

    Tiles of one kind are drawn once and copied to whole pixels: the first frame of the program waits for it.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._changed: dict[int, str] = {}
        self._tiles = Pixmaps(16)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = max(5.0, self.width() * 0.005)
        width = (self.width() - (COLUMNS - 1) * gap - 2 * EDGE) / COLUMNS
        height = min((self.height() - (ROWS - 1) * gap - 2 * EDGE) / ROWS, width * 0.86)
        top = (self.height() - ROWS * height - (ROWS - 1) * gap) / 2
        painter.setFont(self._theme.font("number", height * 0.2))
        for place, (year, is_linchpin) in enumerate(_TILES):
            row, column = divmod(place, COLUMNS)
            at = self._on_pixel(QPointF(EDGE + column * (width + gap), top + row * (height + gap)))
            rect = QRectF(at, QSizeF(width, height))
            kind = self._kind(year, is_linchpin)
            self._paint_tile(painter, rect, kind)
            self._paint_year(painter, rect, year, kind)
        painter.end()

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Show the TimeLine of a game; without tiles history as it was."""
        self._changed = {tile.year: _kind(tile) for tile in tiles if tile.side != "true"}
        self.update()

    def _on_pixel(self, point: QPointF) -> QPointF:
        ratio = self.devicePixelRatioF()
        return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)

    def _kind(self, year: int, is_linchpin: bool) -> str:
        return self._changed.get(year, "linch" if is_linchpin else "ripple")

    def _paint_tile(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        def draw(inner: QPainter, box: QRectF) -> None:
            self._draw_tile(inner, box.adjusted(EDGE, EDGE, -EDGE, -EDGE), kind)

        outer = rect.adjusted(-EDGE, -EDGE, EDGE, EDGE)
        tile = self._tiles.get(kind, outer.size(), self.devicePixelRatioF(), draw)
        painter.drawPixmap(outer.topLeft(), tile)

    def _draw_tile(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        edge = QPen(self._theme.color(f"{kind}_edge", 0.8), 3 if kind in ("linch", "alt") else 2)
        if kind == "paradox":
            edge.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.setBrush(self._theme.color(kind))
        path = QPainterPath()
        if kind in ("linch", "alt"):
            path = _chamfered(rect, rect.height() * 0.09)
        else:
            radius = rect.height() * (0.11 if kind == "patch" else 0.03)
            path.addRoundedRect(rect, radius, radius)
        painter.drawPath(path)
        self._draw_pattern(painter, rect, kind)

    def _draw_pattern(self, painter: QPainter, rect: QRectF, kind: str) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = rect.height() * 0.055
        if kind == "paradox":
            painter.setPen(QPen(self._theme.color("paradox_edge", 0.7), 1.6))
            below_year = rect.bottomRight() - QPointF(0.46, 0.36) * rect.height()
            _paint_rings(painter, below_year, rect.height() * 0.1)
        elif kind == "patch":
            pen = QPen(self._theme.color("patch_stitch"), 2)
            pen.setDashPattern([2.5, 2.5])
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inset, inset)
        elif kind == "alt":
            painter.setPen(self._theme.color("paradox_edge", 0.1))
            draw_hatch(painter, rect.adjusted(3, 3, -3, -3), rect.height() * 0.12, rect.height() * 0.05)

    def _paint_year(self, painter: QPainter, rect: QRectF, year: int, kind: str) -> None:
        ink = self._theme.color(f"{kind}_ink")
        pad = rect.height() * 0.14
        painter.setPen(ink)
        said = altered(year) if kind in ("alt", "patch") else str(year)
        painter.drawText(rect.adjusted(pad, pad * 0.8, -pad, -pad), Qt.AlignmentFlag.AlignLeft, said)
        if kind in ("linch", "alt"):
            side = rect.height() * 0.4
            box = QRectF(rect.right() - pad - side, rect.bottom() - pad - side, side, side)
            draw_symbol(painter, year, kind == "alt", box, ink)


def _kind(tile: Tile) -> str:
    """Return the look of a card that is no longer as it was."""
    if tile.side == "prime":
        return "alt"
    return "paradox" if tile.patch is None else "patch"


def _paint_rings(painter: QPainter, center: QPointF, reach: float) -> None:
    for step, start in ((1.0, 20), (1.7, 160), (2.4, 60)):
        ring = QRectF(
            center.x() - reach * step * 1.3, center.y() - reach * step, reach * step * 2.6, reach * step * 2
        )
        painter.drawArc(ring, start * 16, 120 * 16)
        painter.drawArc(ring, (start + 170) * 16, 110 * 16)


def _chamfered(rect: QRectF, cut: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(rect.left() + cut, rect.top())
    for x, y in (
        (rect.right() - cut, rect.top()),
        (rect.right(), rect.top() + cut),
        (rect.right(), rect.bottom() - cut),
        (rect.right() - cut, rect.bottom()),
        (rect.left() + cut, rect.bottom()),
        (rect.left(), rect.bottom() - cut),
        (rect.left(), rect.top() + cut),
    ):
        path.lineTo(x, y)
    path.closeSubpath()
    return path
