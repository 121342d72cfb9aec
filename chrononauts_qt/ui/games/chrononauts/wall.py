"""The TimeLine of a game that waits, as a picture: nothing to read for news, nothing to press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from chrononauts_qt.games.chrononauts.cards import LINCHPIN, TIMELINE
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import draw_symbol
from chrononauts_qt.ui.kit.pixmaps import Pixmaps, draw_hatch
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

if TYPE_CHECKING:
    from chrononauts_qt.games.chrononauts.view import Tile

COLUMNS, ROWS = 8, 4
LAST = 1999
EDGE = 2
"""How far the stroke of a tile reaches beyond it, in pixels."""
TALLEST = 1.15
"""How high a tile is at most, by its width."""
SIGNS_FROM = 48
"""Tiles lower than so many pixels have no room for a sign below their year."""

_TILES = tuple((card.facts["year"], card.family == LINCHPIN) for card in TIMELINE)


class Wall(QWidget):
    """All 32 years in the shapes and colours of the board, as a game has left them.

    Tiles of one kind are drawn once and copied to whole pixels.
    """

    def __init__(self, theme: Theme, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self._theme = theme
        self._changed = {tile.year: _kind(tile) for tile in tiles if tile.side != "true"}
        self._tiles = Pixmaps(16)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = max(5.0, self.width() * 0.005)
        width = (self.width() - (COLUMNS + 1) * gap) / COLUMNS
        height = min((self.height() - (ROWS + 1) * gap) / ROWS, width * TALLEST)
        top = (self.height() - ROWS * height - (ROWS - 1) * gap) / 2
        font = self._theme.font("number", height * 0.2)
        font.setPixelSize(max(MIN_TEXT_PX, min(font.pixelSize(), round(width * 0.3))))
        painter.setFont(font)
        has_years = painter.fontMetrics().horizontalAdvance(altered(LAST)) + 0.2 * height <= width
        for place, (year, is_linchpin) in enumerate(_TILES):
            row, column = divmod(place, COLUMNS)
            at = self._on_pixel(QPointF(gap + column * (width + gap), top + row * (height + gap)))
            rect = QRectF(at, QSizeF(width, height))
            kind = self._kind(year, is_linchpin)
            self._paint_tile(painter, rect, kind)
            if has_years:
                self._paint_year(painter, rect, year, kind)
            if kind in ("linch", "alt") and height >= SIGNS_FROM:
                self._paint_sign(painter, rect, year, kind)
        painter.end()

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
        if kind == "paradox" and rect.height() >= SIGNS_FROM:
            painter.setPen(QPen(self._theme.color("paradox_edge", 0.7), 1.6))
            side = min(rect.height(), rect.width())
            below_year = rect.bottomRight() - QPointF(0.46, 0.36) * side
            _paint_rings(painter, below_year, side * 0.1)
        elif kind == "patch":
            pen = QPen(self._theme.color("patch_stitch"), 2)
            pen.setDashPattern([2.5, 2.5])
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inset, inset)
        elif kind == "alt":
            painter.setPen(self._theme.color("paradox_edge", 0.1))
            draw_hatch(painter, rect.adjusted(3, 3, -3, -3), rect.height() * 0.12, rect.height() * 0.05)

    def _paint_year(self, painter: QPainter, rect: QRectF, year: int, kind: str) -> None:
        pad = rect.height() * 0.1
        painter.setPen(self._theme.color(f"{kind}_ink"))
        said = altered(year) if kind in ("alt", "patch") else str(year)
        painter.drawText(rect.adjusted(pad, pad, 0, 0), Qt.AlignmentFlag.AlignLeft, said)

    def _paint_sign(self, painter: QPainter, rect: QRectF, year: int, kind: str) -> None:
        pad, side = rect.height() * 0.12, min(rect.height(), rect.width()) * 0.4
        box = QRectF(rect.right() - pad - side, rect.bottom() - pad - side, side, side)
        draw_symbol(painter, year, kind == "alt", box, self._theme.color(f"{kind}_ink"))


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
