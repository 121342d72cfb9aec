"""The open Paradoxes of a lost Universe as one ring of scenes, each turned to stand on the middle."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FOLDER
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.scenes import HEIGHT, WIDTH, has_scene, paint_scene
from chrononauts_qt.ui.kit.theme import Theme

_THICK = 0.29
"""How thick the ring is, by its height; the same all round."""
_LEAST = 34
"""A ring that is thinner, in pixels, has no room for scenes."""
_HIGH = 0.8
"""How much of the ring's depth a scene takes; above it is its sky."""
_SEAM = 1.2


class SceneRing:
    """Draws the true scenes of years one after the other into one picture: no frame waits for all of them."""

    def __init__(self, years: Sequence[str], theme: Theme) -> None:
        self._scenes = [f"{FOLDER}/scenes/{year}" for year in years]
        self._theme = theme
        self._outer = QRectF()
        self._picture = QPixmap()
        self._drawn = 0

    @property
    def is_ready(self) -> bool:
        """Tell whether nothing is left to draw."""
        return not self._theme.scenes or self._thick < _LEAST or self._drawn == len(self._scenes)

    @property
    def _thick(self) -> float:
        return _THICK * self._outer.height()

    def fit(self, size: QSizeF, outer: QRectF, ratio: float) -> None:
        """Begin anew in a room of this size, along an outer edge."""
        self._outer, self._drawn = outer, 0
        self._picture = canvas(size.width(), size.height(), ratio)

    def draw_next(self) -> None:
        """Draw one scene more."""
        name, number = self._scenes[self._drawn], self._drawn
        self._drawn += 1
        if not has_scene(name):
            return
        tones, part = self._theme.tones("paradox"), self._part(number)
        turned = self._turned(number)
        room = turned.inverted()[0].map(part).boundingRect()
        high = _HIGH * room.height()
        wide = high * WIDTH / HEIGHT
        upright = QRectF(room.center().x() - wide / 2, room.bottom() - high, wide, high)
        with QPainter(self._picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(part)
            painter.fillPath(part, QColor(tones.fill))
            painter.setTransform(turned, True)
            paint_scene(painter, name, upright, tones)
            painter.resetTransform()
            painter.setClipping(False)
            painter.setPen(QPen(QColor(tones.light), _SEAM))
            painter.drawPath(part)

    def paint(self, painter: QPainter) -> None:
        """Draw as many as there are."""
        if self._drawn:
            painter.setOpacity(self._theme.scenes)
            painter.drawPixmap(QPointF(0, 0), self._picture)
            painter.setOpacity(1)

    def _part(self, number: int) -> QPainterPath:
        """Return the part of the ring that belongs to a scene, clockwise from the middle of the top."""
        thick = self._thick
        inner = self._outer.adjusted(thick, thick, -thick, -thick)
        step = 360 / len(self._scenes)
        first = 90 - (number - 0.5) * step
        part = QPainterPath()
        part.arcMoveTo(self._outer, first)
        part.arcTo(self._outer, first, -step)
        part.arcTo(inner, first - step, step)
        part.closeSubpath()
        return part

    def _turned(self, number: int) -> QTransform:
        """Return how a scene is turned: what is up in it points away from the middle."""
        angle = 2 * math.pi * number / len(self._scenes)
        across, down = self._outer.width() / 2, self._outer.height() / 2
        middle = self._outer.center()
        turned = QTransform.fromTranslate(
            middle.x() + across * math.sin(angle), middle.y() - down * math.cos(angle)
        )
        return turned.rotateRadians(math.atan2(math.sin(angle) / across, math.cos(angle) / down))
