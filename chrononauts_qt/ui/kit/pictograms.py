"""Draws the pictures of resources/: paths on a 64-unit grid, coloured as wanted and kept as pixmaps."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import groupby

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.kit.pixmaps import Pixmaps

GRID = 64.0
STROKE = 4.0
"""The stroke that every picture is drawn with; `draw_sign` makes it thicker where a picture is small."""

_HEAD = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID:g} {GRID:g}" fill="none" stroke="#000"'
    f' stroke-width="{STROKE:g}" stroke-linecap="round" stroke-linejoin="round">'
)
_SHAPE = re.compile(r"<path\b[^>]*/>")
_WIDTH = re.compile(r'stroke-width="([\d.]+)"')
_ADD = QPainter.CompositionMode.CompositionMode_SourceOver
_CUT = QPainter.CompositionMode.CompositionMode_DestinationOut
_COLOR = QPainter.CompositionMode.CompositionMode_SourceIn
_kept = Pixmaps(384)


class Sign(str):
    """A picture: a file of resources/ without its ending (“marks/play”), or one line drawn in the
    letters of SVG paths (“M 12 42 L 32 20”).

    In a file #000 is ink and #fff cuts away what the paths before it have drawn.
    """

    __slots__ = ()


@cache
def shapes_of(sign: str) -> tuple[str, ...]:
    """Return the paths of a picture, each as an SVG element, in the order in which they are drawn."""
    if sign.startswith("M "):
        return (f'<path d="{sign}"/>',)
    return tuple(_SHAPE.findall(resource(f"{sign}.svg").read_text(encoding="utf-8")))


def draw_sign(painter: QPainter, sign: str, box: QRectF, color: QColor, width: float = STROKE) -> None:
    """Draw a picture into a square box; `width` of its plain stroke is in grid units, never under 1.2 pixels.

    It lies on whole pixels of the screen, so that equal pictures look equal wherever they are.
    """
    ratio = painter.device().devicePixelRatioF()
    pixels = max(1, round(min(box.width(), box.height()) * ratio))
    side = pixels / ratio
    factor = round(max(width, 1.2 * GRID / side) / STROKE, 3)
    picture = _kept.get((sign, color.rgba(), factor), QSizeF(side, side), ratio, _inked(sign, color, factor))
    left, top = box.center().x() - side / 2, box.center().y() - side / 2
    painter.drawPixmap(QPointF(round(left * ratio) / ratio, round(top * ratio) / ratio), picture)


def draw_plate(painter: QPainter, name: str, box: QRectF) -> None:
    """Draw a picture in its own colours, such as a card's back, stretched to `box`."""
    ratio = painter.device().devicePixelRatioF()

    def render(inner: QPainter, place: QRectF) -> None:
        QSvgRenderer(str(resource(f"{name}.svg"))).render(inner, place)

    painter.drawPixmap(box.topLeft(), _kept.get((name, "plate"), box.size(), ratio, render))


def _inked(sign: str, color: QColor, factor: float) -> Callable[[QPainter, QRectF], None]:
    """Return what draws a picture: paths in ink add, paths in white take away."""

    def draw(painter: QPainter, box: QRectF) -> None:
        for cuts, document in _documents(sign, factor):
            painter.setCompositionMode(_CUT if cuts else _ADD)
            QSvgRenderer(document).render(painter, box)
        painter.setCompositionMode(_COLOR)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)  # fillRect would make Python's mirror of QGradient
        painter.drawRect(box)

    return draw


def _documents(sign: str, factor: float) -> Iterator[tuple[bool, QByteArray]]:
    """Yield the picture in runs that only add or only cut, each an SVG document of its own."""

    def scaled(found: re.Match[str]) -> str:
        return f'stroke-width="{float(found[1]) * factor:g}"'

    for cuts, run in groupby(shapes_of(sign), lambda shape: '"#fff"' in shape):
        text = "".join((_HEAD, *run, "</svg>"))
        yield cuts, QByteArray(_WIDTH.sub(scaled, text).encode())
