"""Pictures drawn once per look, size and pixel ratio; software painting stays fast by copying them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

Draw = Callable[[QPainter, QRectF], None]


def canvas(width: float, height: float, ratio: float = 2.0) -> QPixmap:
    """Return a picture on which nothing is drawn yet, so large in logical pixels."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def drawn(size: QSizeF, ratio: float, draw: Draw) -> QPixmap:
    """Return a picture so large in logical pixels, drawn with `draw(painter, rect)` in smooth lines."""
    pixmap = canvas(size.width(), size.height(), ratio)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        draw(painter, QRectF(0, 0, size.width(), size.height()))
    return pixmap


class Pixmaps:
    """The pictures used last; the oldest go when there are more than `limit`."""

    def __init__(self, limit: int = 256) -> None:
        self._limit = limit
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, look: Hashable, size: QSizeF, ratio: float) -> bool:
        """Tell whether the picture of `look` is kept."""
        return (look, size.width(), size.height(), ratio) in self._kept

    def forget(self, look: Hashable, size: QSizeF, ratio: float) -> None:
        """Let the picture of `look` go, if it is kept."""
        self._kept.pop((look, size.width(), size.height(), ratio), None)

    def get(self, look: Hashable, size: QSizeF, ratio: float, draw: Draw) -> QPixmap:
        """Return the picture of `look`, drawing it with `draw(painter, rect)` if it is new."""
        key = (look, size.width(), size.height(), ratio)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        # a copy: Qt leaves its tools, larger than most pictures, with what was painted on
        pixmap = drawn(size, ratio, draw).copy()
        self._kept[key] = pixmap
        if len(self._kept) > self._limit:
            self._kept.popitem(last=False)
        return pixmap


def draw_hatch(painter: QPainter, box: QRectF, step: float, width: float) -> None:
    """Draw 45 degree lines with the painter's pen colour into a box, clipped to it."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    pen = painter.pen()
    pen.setWidthF(width)
    pen.setStyle(Qt.PenStyle.SolidLine)
    painter.setPen(pen)
    x = box.left() - box.height()
    while x < box.right():
        painter.drawLine(int(x), int(box.bottom()), int(x + box.height()), int(box.bottom() - box.height()))
        x += step
    painter.restore()
