"""Paints scenes: poster pictures in seven greys, each a placeholder for a tone of what they lie on.

The fill of a tile or the band of a card tells by its colour what it is; every tone is mixed from it, so
that a scene adds nothing. `docs/adr/scenes.md` says why, `resources/README.md` how a file is made.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtSvg import QSvgRenderer

from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.theme import Tones, mixed

WIDTH, HEIGHT = 320.0, 160.0
"""The drawing units of every scene; what lies above its upper edge is air."""
HORIZON = 112.0
"""Below this unit is the ground, where nothing stands that a scene is told by."""

_GREYS = ("#111", "#333", "#555", "#777", "#999", "#bbb", "#eee")
_GREY = re.compile("(" + "|".join(_GREYS) + r")\b")
_GROUP = re.compile(r'^  <g id="([^"]+)"(?:[^\n]*</g>$|.*?^  </g>$)', re.MULTILINE | re.DOTALL)
_READABLE = 4.6
_STEP = 0.02
_plates = Pixmaps(96)


@cache
def has_scene(name: str) -> bool:
    """Tell whether there is a scene of a name, a path in resources/ without its ending."""
    try:
        return bool(resource(f"{name}.svg"))
    except FileNotFoundError:
        return False


WHOLE, CHANGE, SET = "whole", "change", "set"
"""The parts of a scene: all of it, what the altered year changes, and all the rest."""


@lru_cache(maxsize=8)
def _renderer(name: str, tones: Tones, part: str = WHOLE) -> QSvgRenderer:
    """Return what draws a scene; its size is told by hand, for QSvg does not cut what is outside of it."""
    words = resource(f"{name}.svg").read_text(encoding="utf-8")
    if part != WHOLE:
        words = _GROUP.sub(lambda found: found[0] if (found[1] == CHANGE) == (part == CHANGE) else "", words)
    told = _GREY.sub(lambda found: tones[_GREYS.index(found[1])], words)
    return QSvgRenderer(QByteArray(told.encode()))


def paint_scene(painter: QPainter, name: str, box: QRectF, tones: Tones, part: str = WHOLE) -> None:
    """Draw a scene twice as wide as high into a box, with its air above; whoever calls cuts it off."""
    _renderer(name, tones, part).render(painter, box)


def paint_part(painter: QPainter, name: str, group: str, box: QRectF, tones: Tones) -> None:
    """Draw one group of a scene alone, as large as a box lets it, standing on its lower edge."""
    drawing = _renderer(name, tones)
    size = drawing.boundsOnElement(group).size()
    size.scale(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QPointF(box.center().x() - size.width() / 2, box.bottom() - size.height())
    drawing.render(painter, group, QRectF(place, size))


def paint_plate(painter: QPainter, name: str, box: QRectF, tones: Tones, radius: float = 3.0) -> None:
    """Draw a scene with round corners that covers a box, from a kept picture."""
    ratio = painter.device().devicePixelRatioF()

    def draw(inner: QPainter, place: QRectF) -> None:
        edge = QPainterPath()
        edge.addRoundedRect(place, radius, radius)
        inner.setClipPath(edge)
        inner.fillPath(edge, QColor(tones.fill))
        paint_scene(inner, name, covering(place), tones)

    painter.drawPixmap(box.topLeft(), _plates.get((name, tones, radius), box.size(), ratio, draw))


def covering(box: QRectF) -> QRectF:
    """Return where a whole scene lies that covers a box: its middle stays, what is too much is lost."""
    scale = max(box.width() / WIDTH, box.height() / HEIGHT)
    whole = QRectF(0, 0, WIDTH * scale, HEIGHT * scale)
    spare = whole.height() - box.height()
    whole.moveTopLeft(QPointF(box.center().x() - whole.width() / 2, box.top() - spare * 0.22))
    return whole


# -- words on scenes --------------------------------------------------------------------------------


def mist_over(tones: Tones, ink: QColor, mist: QColor) -> QColor:
    """Return a mist as thin as lets words in an ink be read on it, whichever of the tones lies below."""
    seen = QColor(mist)
    seen.setAlphaF(_thickness(tones, ink.rgb(), mist.rgb()))
    return seen


@cache
def _thickness(tones: Tones, ink: int, mist: int) -> float:
    """Return the least opacity, in steps, that leaves the contrast words need."""
    for share in (step * _STEP for step in range(round(1 / _STEP))):
        grounds = (mixed(QColor(tone), QColor(mist), share) for tone in tones)
        if all(contrast(QColor(ink), ground) >= _READABLE for ground in grounds):
            return share
    return 1.0


def is_light(color: QColor) -> bool:
    """Tell whether an ink is one for dark grounds."""
    return _luminance(color) > 0.4


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours as WCAG 2 defines it, 1 to 21."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _luminance(color: QColor) -> float:
    red, green, blue = (_linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
