"""The TimeLine of a game that waits, as a picture: nothing to read for news, nothing to press."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState, tile_face
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import draw_symbol
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import FILLS, paint_sky_mist, paint_tile_scene
from chrononauts_qt.ui.games.chrononauts.views.tile_shapes import chamfered
from chrononauts_qt.ui.kit.pixmaps import Pixmaps, draw_hatch
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

COLUMNS, ROWS = 8, 4
LAST = 1999
EDGE = 2
"""How far the stroke of a tile reaches beyond it, in pixels."""
TALLEST = 1.15
"""How high a tile is at most, by its width."""
SIGNS_FROM = 48
"""Tiles lower than so many pixels have no room for a sign below their year."""

SCENES_FROM = 40
"""Tiles narrower than so many pixels have no room for a scene."""

_LIGHT_MS = 12


class Wall(QWidget):
    """All 32 years in the shapes, colours and scenes of the board, as a game has left them.

    The tiles stand there at once; their scenes come on one after the other, in the order of the years.
    """

    def __init__(self, theme: Theme, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self._theme = theme
        lying = {tile.year: tile for tile in tiles}
        self._faces = [tile_face(lying.get(year, Tile(year, "true", None, (), False))) for year in YEARS]
        self._tiles = Pixmaps(2 * len(YEARS))
        self._lit = 0
        self._lights = QTimer(self, interval=_LIGHT_MS)
        self._lights.timeout.connect(self._light_next)
        if theme.scenes:
            self._lights.start()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def heightForWidth(self, width: int) -> int:
        """Return the height at which the tiles are as high as they may be."""
        return round(width * ROWS / COLUMNS * TALLEST)

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
        for place, face in enumerate(self._faces):
            row, column = divmod(place, COLUMNS)
            at = self._on_pixel(QPointF(gap + column * (width + gap), top + row * (height + gap)))
            rect = QRectF(at, QSizeF(width, height))
            shows = place < self._lit and width >= SCENES_FROM
            self._paint_tile(painter, rect, face, shows, painter.fontMetrics().height() if has_years else 0)
            if has_years:
                self._paint_year(painter, rect, face)
            if face.ripples and not shows and height >= SIGNS_FROM:
                self._paint_sign(painter, rect, face)
        painter.end()

    def _light_next(self) -> None:
        self._lit += 1
        if self._lit == len(self._faces):
            self._lights.stop()
        self.update()

    def _on_pixel(self, point: QPointF) -> QPointF:
        ratio = self.devicePixelRatioF()
        return QPointF(round(point.x() * ratio) / ratio, round(point.y() * ratio) / ratio)

    def _paint_tile(self, painter: QPainter, rect: QRectF, face: TileFace, shows: bool, words: float) -> None:
        def draw(inner: QPainter, box: QRectF) -> None:
            self._draw_tile(inner, box.adjusted(EDGE, EDGE, -EDGE, -EDGE), face, shows, words)

        outer = rect.adjusted(-EDGE, -EDGE, EDGE, EDGE)
        look = (face.scene, shows) if shows else face.state
        painter.drawPixmap(
            outer.topLeft(), self._tiles.get((look, face.state), outer.size(), self.devicePixelRatioF(), draw)
        )

    def _draw_tile(self, painter: QPainter, rect: QRectF, face: TileFace, shows: bool, words: float) -> None:
        kind = FILLS[face.state]
        path = QPainterPath()
        if face.ripples:
            path = chamfered(rect, rect.height() * 0.09)
        else:
            radius = rect.height() * (0.11 if kind == "patch" else 0.03)
            path.addRoundedRect(rect, radius, radius)
        painter.fillPath(path, self._theme.color(kind))
        if shows:
            paint_tile_scene(painter, rect, path, face, self._theme, rect.bottom() - 0.12 * rect.height())
            self._draw_mist(painter, rect, path, kind, words)
        self._draw_pattern(painter, rect, kind, shows)
        edge = QPen(self._theme.color(f"{kind}_edge", 0.8), 3 if face.ripples else 2)
        if kind == "paradox":
            edge.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)

    def _draw_mist(
        self, painter: QPainter, rect: QRectF, path: QPainterPath, kind: str, words: float
    ) -> None:
        """Lay mist below the year, where one stands."""
        if not words:
            return
        painter.save()
        painter.setClipPath(path)
        end = rect.top() + 0.1 * rect.height() + words
        tones, ink = self._theme.tones(kind), self._theme.color(f"{kind}_ink")
        paint_sky_mist(painter, rect, end, rect.height() / 120, tones, ink)
        painter.restore()

    def _draw_pattern(self, painter: QPainter, rect: QRectF, kind: str, shows: bool) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = rect.height() * 0.055
        if kind == "paradox" and rect.height() >= SIGNS_FROM and not shows:
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
            painter.setPen(self._theme.color("paradox_edge", 0.05 if shows else 0.1))
            draw_hatch(painter, rect.adjusted(3, 3, -3, -3), rect.height() * 0.12, rect.height() * 0.05)

    def _paint_year(self, painter: QPainter, rect: QRectF, face: TileFace) -> None:
        pad = rect.height() * 0.1
        painter.setPen(self._theme.color(f"{FILLS[face.state]}_ink"))
        painter.drawText(rect.adjusted(pad, pad, 0, 0), Qt.AlignmentFlag.AlignLeft, face.label)

    def _paint_sign(self, painter: QPainter, rect: QRectF, face: TileFace) -> None:
        pad, side = rect.height() * 0.12, min(rect.height(), rect.width()) * 0.4
        box = QRectF(rect.right() - pad - side, rect.bottom() - pad - side, side, side)
        ink = self._theme.color(f"{FILLS[face.state]}_ink")
        draw_symbol(painter, face.year, face.state is TileState.ALTERED, box, ink)


def _paint_rings(painter: QPainter, center: QPointF, reach: float) -> None:
    for step, start in ((1.0, 20), (1.7, 160), (2.4, 60)):
        ring = QRectF(
            center.x() - reach * step * 1.3, center.y() - reach * step, reach * step * 2.6, reach * step * 2
        )
        painter.drawArc(ring, start * 16, 120 * 16)
        painter.drawArc(ring, (start + 170) * 16, 110 * 16)
