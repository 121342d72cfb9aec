"""How the pictures of two looks of a tile become each other (section 8 of the scenes' design).

A year that turns keeps its set: what changes sinks behind the horizon, and the other rises. The rings of a
Paradox turn, from the inside to the outside.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import (
    FILLS,
    RINGS_SIDE,
    draw_rings,
    horizon_of,
    paint_uncut,
    shows_scene,
)
from chrononauts_qt.ui.kit.pixmaps import Draw, Pixmaps
from chrononauts_qt.ui.kit.scenes import CHANGE

_SINKS = 0.47
"""After so much of a turn what changes has sunk."""
_RING_LENGTH, _RING_STAGGER = 0.6, 0.2
"""How long a ring turns, and how much later than the next inner one, in shares of the whole."""
_TURNING = 3
"""Of the rings the outer one stays as it is."""
_LINCHPINS = (TileState.LINCHPIN, TileState.ALTERED)


class SceneMoves:
    """Moves the pictures of tiles; what it needs is drawn once, a layer a frame, and soon forgotten."""

    def __init__(self, painter: TilePainter) -> None:
        self._tiles = painter
        self._layers = Pixmaps(12)
        self._may_draw = True

    def begin_frame(self) -> None:
        """Let one more layer be drawn: a frame has room for no more."""
        self._may_draw = True

    def turn(
        self, painter: QPainter, box: QRectF, before: TileFace, after: TileFace, u: float, share: float
    ) -> bool:
        """Draw a year that turns; return False where there are no pictures, and nothing is drawn."""
        shows = all(shows_scene(face, box, self._tiles.theme) for face in (before, after))
        if not shows or before.state not in _LINCHPINS or after.state not in _LINCHPINS:
            return False
        wanted = [(kind, face) for face in (before, after) for kind in ("bare", CHANGE)]
        if not all(self._is_ready((kind, face, u), box.size(), painter, self._draw_of(kind, face, u), share)
                   for kind, face in wanted):
            self._tiles.paint(painter, box, before, u)
            return True
        painter.drawPixmap(box.topLeft(), self._layer("bare", before, box, u, painter))
        painter.setOpacity(share)
        painter.drawPixmap(box.topLeft(), self._layer("bare", after, box, u, painter))
        painter.setOpacity(1)
        is_sinking = share < _SINKS
        face = before if is_sinking else after
        depth = (share / _SINKS) ** 3 if is_sinking else ((1 - share) / (1 - _SINKS)) ** 3
        horizon = horizon_of(box, self._tiles.foot_of(box, u))
        top = max(self._tiles.words_end(box, face, u) for face in (before, after))
        painter.setClipRect(QRectF(box.left(), top, box.width(), horizon - top))
        fallen = QPointF(0, depth * (horizon - box.top()))
        painter.drawPixmap(box.topLeft() + fallen, self._layer(CHANGE, face, box, u, painter))
        return True

    def rings(self, painter: QPainter, box: QRectF, face: TileFace, u: float, share: float) -> None:
        """Draw the rings of a Paradox over its tile, turned as far as they are; nothing where it has none."""
        if face.state is not TileState.PARADOX or share >= 1 or not shows_scene(face, box, self._tiles.theme):
            return
        side, tones = box.width() * RINGS_SIDE, self._tiles.theme.tones(FILLS[face.state])
        size, look = QSizeF(side, side), ("uncut", face.scene)

        def draw(inner: QPainter, place: QRectF) -> None:
            paint_uncut(inner, place, face, tones)

        if not self._is_ready(look, size, painter, draw, share):
            return
        whole = self._layers.get(look, size, painter.device().devicePixelRatioF(), draw)
        body = self._tiles.body_of(box, face, u)
        painter.save()
        room = QRectF(box.left(), body.top(), box.width(), body.height())
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        turned = [_ring(number, share) for number in reversed(range(_TURNING))]
        draw_rings(painter, box, whole, tones, turned)
        painter.restore()
        self._tiles.paint_word(painter, box, face, u)

    def _is_ready(self, look: Hashable, size: QSizeF, painter: QPainter, draw: Draw, share: float) -> bool:
        """Tell whether a layer is there, and draw it if this frame has drawn none.

        The first frame of a move has enough to do.
        """
        ratio = painter.device().devicePixelRatioF()
        if not self._layers.has(look, size, ratio):
            if not self._may_draw or share <= 0:
                return False
            self._may_draw = False
            self._layers.get(look, size, ratio, draw)
        return True

    def _draw_of(self, kind: str, face: TileFace, u: float) -> Draw:
        if kind == CHANGE:
            return lambda painter, box: self._tiles.paint_scene(painter, box, face, u, CHANGE)
        return lambda painter, box: self._tiles.paint_bare(painter, box, face, u)

    def _layer(self, kind: str, face: TileFace, box: QRectF, u: float, painter: QPainter) -> QPixmap:
        ratio = painter.device().devicePixelRatioF()
        return self._layers.get((kind, face, u), box.size(), ratio, self._draw_of(kind, face, u))


def _ring(number: int, share: float) -> float:
    """Return how far a ring has turned, 0 the innermost (OutCubic)."""
    part = min(1.0, max(0.0, (share - number * _RING_STAGGER) / _RING_LENGTH))
    return 1 - (1 - part) ** 3
