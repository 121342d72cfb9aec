"""Measures the contrast of painted texts: their ink against what is really painted beneath them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from tests.gui.theme.colours import contrast, over

READ = 4.5
VEILED = 3.0
"""While a card is armed, players it cannot be played on lie under a veil."""


@dataclass
class Inks:
    """Texts that were asked for and left out, so that their grounds can be looked at."""

    texts: list[tuple[str, QColor, QRect, QPixmap | None]] = field(default_factory=list)

    def measured(self, window: QPixmap) -> Iterator[tuple[str, QColor, QColor, float]]:
        """Yield each text with its ink, its ground and their contrast; `window` was rendered meanwhile."""
        images: dict[int, QImage] = {}
        for words, ink, box, picture in self.texts:
            source = window if picture is None else picture
            image = images.setdefault(id(source), source.toImage())
            ground = _ground(image, box.intersected(image.rect()))
            if ground is not None and words.strip():
                yield words, ink, ground, contrast(over(ink, ground), ground)


def faint(inks: Inks, window: QPixmap, least: float) -> list[str]:
    """Return the texts whose contrast is less than `least`."""
    found = [
        f"{words}: {ink.name()} on {ground.name()} has {ratio:.1f}"
        for words, ink, ground, ratio in inks.measured(window)
        if ratio < least
    ]
    return list(dict.fromkeys(found))


def _ground(image: QImage, box: QRect) -> QColor | None:
    """Return the colour that most of a box has, of those that cover."""
    spots = [
        (x, y) for x in range(box.left(), box.right() + 1, 2) for y in range(box.top(), box.bottom() + 1, 2)
    ]
    found = Counter(color.name() for x, y in spots if (color := image.pixelColor(x, y)).alpha() > 250)
    return QColor(found.most_common(1)[0][0]) if found else None


def _is_on_top(widget: QWidget, painter: QPainter, box: QRectF) -> bool:
    """Tell whether nothing lies over a widget at the middle of a text."""
    window = widget.window()
    spot = widget.mapTo(window, painter.worldTransform().map(box.center()).toPoint())
    return window.childAt(spot) in (widget, None)


@contextmanager
def without_texts() -> Iterator[Inks]:
    """Leave painted texts out, and remember them."""
    inks = Inks()

    def draw_text(painter: QPainter, *args: Any) -> None:
        metrics, place = QFontMetricsF(painter.font()), args[0]
        if isinstance(place, QPoint | QPointF):
            words = args[1]
            box = metrics.tightBoundingRect(words).translated(QPointF(place))
        else:
            words = args[2]
            flags = args[1].value if isinstance(args[1], Qt.AlignmentFlag) else int(args[1])
            box = metrics.boundingRect(QRectF(place), flags, words)
        device = painter.device()
        if painter.opacity() < 1:
            return  # faded on purpose: it cannot be chosen now
        if isinstance(device, QPixmap) or (isinstance(device, QWidget) and _is_on_top(device, painter, box)):
            seen = painter.deviceTransform().mapRect(box).toAlignedRect()
            ink = QColor(painter.pen().color())
            inks.texts.append((words, ink, seen, device if isinstance(device, QPixmap) else None))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", draw_text)
        yield inks
