"""The end of the Universe: the holes link into one ring, the board folds to a point, white words (3.10).

Everything only grows, shrinks or fades once, in one direction: nothing flashes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.models.faces import TileState, state_of, tile_face
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.games.chrononauts.views.tile_moves import eased
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme, mixed

_INSET = 2


def ring_places(room: QRectF, size: QSizeF, count: int) -> tuple[QRectF, ...]:
    """Return `count` places of this size around a room, clockwise from the middle of its upper edge."""
    wide, high = (room.width() - size.width()) / 2, (room.height() - size.height()) / 2
    places = []
    for number in range(count):
        angle = 2 * math.pi * number / count
        place = QRectF(QPointF(), size)
        place.moveCenter(room.center() + QPointF(wide * math.sin(angle), -high * math.cos(angle)))
        places.append(place)
    return tuple(places)


def draw_links(
    painter: QPainter, centres: Sequence[QPointF], share: float, color: QColor, width: float
) -> None:
    """Draw the line from hole to hole and back to the first one, as far as `share` of it."""
    if not centres:
        return
    line = QPolygonF([centres[0]])
    left = share * len(centres)
    for start, end in pairwise((*centres, centres[0])):
        if left <= 0:
            break
        line.append(start + (end - start) * min(1.0, left))
        left -= 1
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(color, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawPolyline(line)


def draw_hole(painter: QPainter, box: QRectF, year: str, theme: Theme, px: float) -> None:
    """Draw an open Paradox small: dashed edge, its year in `px` pixels."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("paradox"))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QPen(theme.color("paradox_ink"), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box.adjusted(_INSET, _INSET, -_INSET, -_INSET), 3, 3)
    painter.setFont(theme.font("number", px))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, year)


def draw_point(painter: QPainter, centre: QPointF, radius: float, color: QColor) -> None:
    """Draw what is left of the board."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(centre, radius, radius)


LINK, FOLD, CALM, HOME, LEAVE = 1300, 900, 1200, 600, 500
LENGTH = LINK + FOLD + CALM + HOME + LEAVE
"""Milliseconds at normal speed."""
SOLID = 1 - LEAVE / LENGTH
"""Up to this share of the time nothing is seen of the page."""

_RING = QSizeF(0.66, 0.72)
"""The share of the page that the ring takes."""
_HOLE = QSizeF(88, 44)
_HOME_FROM = LINK + FOLD + CALM
_SAME = 0.01
_FACE = 0.3
"""So far into the fold a hole still has the face of its tile."""


class Collapse:
    """Draws a moment of the end over a page that has the size of the table; a cover of `Veil`.

    ``home`` says where the holes lie on the page that comes after it: the ring goes there.
    """

    def __init__(
        self, tiles: Sequence[Tile], words: str, theme: Theme, home: Callable[[], Sequence[QRectF]]
    ) -> None:
        self._tiles = tuple(tiles)
        self._words = words
        self._theme = theme
        self._home = home
        self._painter = TilePainter(theme)
        self._layout = layout_for(0, 0)

    def __call__(self, painter: QPainter, room: QRect, share: float) -> None:
        """Draw the moment when `share` of the time is over; at the end nothing is left of it."""
        if self._layout.size != room.size():
            self._layout = layout_for(room.width(), room.height())
        now = share * LENGTH
        linked, fold = _phase(now, 0, LINK), eased("sink", _phase(now, LINK, FOLD))
        home, leave = eased("sink", _phase(now, _HOME_FROM, HOME)), _phase(now, LENGTH - LEAVE, LEAVE)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(1 - leave)
        painter.fillRect(room, mixed(self._theme.color("bg"), self._theme.color("paradox"), linked))
        painter.setOpacity(1)
        middle = QRectF(room).center()
        if fold < 1:
            for tile in self._tiles:
                if state_of(tile) is not TileState.PARADOX:
                    self._draw_tile(painter, tile, _folded(self._box(tile), middle, 1 - fold))
        holes = self._holes(QRectF(room), fold, home)
        ink, centres = self._theme.color("paradox_ink"), [box.center() for _, box in holes]
        draw_links(painter, centres, linked, ink, 2.5 * self._layout.u)
        self._draw_holes(painter, holes, fold, home)
        calm = eased("fade", _phase(now, LINK + FOLD, CALM / 2))
        self._draw_words(painter, middle, calm * (1 - eased("fade", _phase(now, _HOME_FROM, HOME / 2))))

    def _box(self, tile: Tile) -> QRectF:
        """Return where a tile lies on the board."""
        place = next(number for number, other in enumerate(self._tiles) if other.year == tile.year)
        return QRectF(self._layout.tiles[place].translated(0, self._layout.drop if tile.sealed else 0))

    def _draw_tile(self, painter: QPainter, tile: Tile, box: QRectF) -> None:
        """Draw a tile as it lies, at the size that is left of it."""
        whole = self._box(tile)
        if abs(box.width() - whole.width()) < _SAME:  # copied as it is: that is ten times as fast
            self._painter.paint(painter, whole, tile_face(tile), self._layout.u)
            return
        painter.save()
        painter.translate(box.topLeft())
        painter.scale(box.width() / whole.width(), box.height() / whole.height())
        self._painter.paint(painter, QRectF(QPointF(), whole.size()), tile_face(tile), self._layout.u)
        painter.restore()

    def _holes(self, room: QRectF, fold: float, home: float) -> list[tuple[Tile, QRectF]]:
        """Return the holes on their way from the board into the ring and on to the page."""
        tiles = [tile for tile in self._tiles if state_of(tile) is TileState.PARADOX]
        around = QRectF(0, 0, room.width() * _RING.width(), room.height() * _RING.height())
        around.moveCenter(room.center())
        ring = ring_places(around, _HOLE * self._layout.u, len(tiles))
        boxes = [_between(self._box(tile), place, fold) for tile, place in zip(tiles, ring, strict=True)]
        if home > 0:
            boxes = [_between(box, place, home) for box, place in zip(boxes, self._home(), strict=True)]
        return list(zip(tiles, boxes, strict=True))

    def _draw_holes(
        self, painter: QPainter, holes: Sequence[tuple[Tile, QRectF]], fold: float, home: float
    ) -> None:
        for tile, box in holes:
            px = min(22 * self._layout.u, (0.5 + 0.17 * home) * box.height())
            draw_hole(painter, box, str(tile.year), self._theme, px)
            if fold < _FACE:
                painter.setOpacity(1 - fold / _FACE)
                self._draw_tile(painter, tile, box)
                painter.setOpacity(1)

    def _draw_words(self, painter: QPainter, middle: QPointF, opacity: float) -> None:
        """Draw the point that the board has become, and what it means."""
        if opacity <= 0:
            return
        u, color = self._layout.u, self._theme.color("paradox_ink")
        painter.setOpacity(opacity)
        draw_point(painter, middle - QPointF(0, 34 * u), 3 * u, color)
        line = QRectF(middle.x(), middle.y(), 0, 0)
        draw_word(painter, self._words, self._theme.font("title", 44 * u), color, line, "c")


def _phase(now: float, start: float, length: float) -> float:
    """Return how far a phase is, from 0 to 1."""
    return min(1.0, max(0.0, (now - start) / length))


def _folded(box: QRectF, middle: QPointF, left: float) -> QRectF:
    """Return what is `left` of a box that shrinks with the whole board towards the middle."""
    found = QRectF(QPointF(), box.size() * left)
    found.moveCenter(middle + (box.center() - middle) * left)
    return found


def _between(start: QRectF, end: QRectF, share: float) -> QRectF:
    found = QRectF(QPointF(), start.size() * (1 - share) + end.size() * share)
    found.moveCenter(start.center() * (1 - share) + end.center() * share)
    return found
