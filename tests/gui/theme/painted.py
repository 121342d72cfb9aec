"""Listens to every text that a painter draws, and tells which is cut, shortened or drawn over another.

Qt's own widgets draw their texts unheard; tests/gui/theme/fit.py measures those.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPixmap, QTextLayout
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from chrononauts_qt.ui.kit import text_block

SLACK = 1.0
"""Pixels by which figures of a font and its drawing may differ."""

BORDER = 2.0
"""Pixels that a picture of a tile or a card has around all its texts, for its edge."""

BREAKS_AFTER = "-–/′"
"""Signs after which a line may end though no space follows."""


@dataclass(frozen=True)
class Drawn:
    """A text, the box of its ink, and how far it reaches beyond something; in pixels of its canvas."""

    text: str
    ink: QRectF
    cut: tuple[str, ...] = ()


@dataclass
class Canvas:
    """A widget or a picture, and the texts drawn on it."""

    name: str
    texts: list[Drawn] = field(default_factory=list)

    def troubles(self) -> list[str]:
        """Return a line for every text that is cut off or drawn over another."""
        cut = [f"{cut}: “{drawn.text}” on {self.name}" for drawn in self.texts for cut in drawn.cut]
        return cut + [
            f"“{one.text}” and “{other.text}” overlap on {self.name}"
            for one, other in combinations(self.texts, 2)
            if _deep(one.ink.intersected(other.ink))
        ]


class Ear:
    """What has been heard since it was last asked."""

    def __init__(self, names: Collection[str] = ()) -> None:
        """Begin; `names` are what players have called themselves, which may end in an ellipsis."""
        self.names = set(names)
        self._widgets_too = False
        self._canvases: dict[object, Canvas] = {}
        self._shortened: dict[str, str] = {}
        self._broken: dict[str, str] = {}

    def troubles(self, said: Collection[str] = ()) -> list[str]:
        """Return a line for every text that is cut, shortened, broken or drawn over another; forget all.

        A painter may measure more than it draws: what is neither drawn nor `said` by a widget is let go.
        """
        canvases = self._canvases.values()
        shown = {drawn.text for canvas in canvases for drawn in canvas.texts} | set(said)
        shortened, broken = self._shortened.items(), self._broken.items()
        found = [f"shortened: “{whole}” to “{short}”" for short, whole in shortened if short in shown]
        found += [f"broken within a word: “{one}|{two}”" for one, two in broken if {one, two} <= shown]
        found += [trouble for canvas in canvases for trouble in canvas.troubles()]
        for heard in (self._canvases, self._shortened, self._broken):
            heard.clear()
        return list(dict.fromkeys(found))

    def texts(self) -> list[str]:
        """Return every text that has been heard, as it is drawn: in lines."""
        return [drawn.text for canvas in self._canvases.values() for drawn in canvas.texts]

    @contextmanager
    def hearing_widgets(self) -> Iterator[None]:
        """Hear what is drawn on widgets too: each must be drawn once, not partly or again."""
        self._widgets_too = True
        yield
        self._widgets_too = False

    def hear_word(self, painter: QPainter, words: str, ink: QRectF, room: QRectF | None) -> None:
        """Note a text; `ink` and `room`, where it should stay, are in the painter's coordinates."""
        device = painter.device()
        if isinstance(device, QWidget):
            if not self._widgets_too:
                return
            key: object = id(device)
            name, edge = _name(device), QRectF(device.rect())
        elif isinstance(device, QPixmap):
            ratio = device.devicePixelRatioF()
            key, name = device.cacheKey(), "a picture"
            edge = QRectF(0, 0, device.width() / ratio, device.height() / ratio)
            edge.adjust(BORDER, BORDER, -BORDER, -BORDER)
        else:
            return
        place, scrolls = painter.worldTransform(), _scrolls(device)
        box = place.mapRect(ink)
        cut = [_over(box, edge, "its edge", scrolls)]
        if room is not None:
            cut.append(_over(ink, room, "its room"))
        if painter.hasClipping():
            cut.append(_over(box, place.mapRect(painter.clipBoundingRect()), "the clip", scrolls))
        canvas = self._canvases.setdefault(key, Canvas(name))
        canvas.texts.append(Drawn(words, box, tuple(filter(None, cut))))

    def hear_shortened(self, whole: str, shown: str) -> None:
        """Note a text that has been shortened."""
        if whole != shown and whole not in self.names:
            self._shortened[shown] = whole

    def hear_broken(self, whole: str, lines: tuple[str, ...]) -> None:
        """Note a text whose lines break within a word."""
        words = " ".join(whole.split())
        for line, after in pairwise(" ".join(line.split()) for line in lines):
            if line and line[-1] not in BREAKS_AFTER and f"{line} {after}" not in words:
                self._broken[line] = after


def _deep(common: QRectF) -> bool:
    return common.width() > SLACK and common.height() > SLACK


def _over(box: QRectF, room: QRectF, what: str, scrolls: bool = False) -> str:
    """Return how far a text reaches beyond a room; upwards and downwards may do what is scrolled."""
    wide = max(room.left() - box.left(), box.right() - room.right())
    high = 0.0 if scrolls else max(room.top() - box.top(), box.bottom() - room.bottom())
    most = max(wide, high)
    return f"beyond {what} by {most:.0f}" if most > SLACK else ""


def _scrolls(device: object) -> bool:
    area = device.parentWidget() if isinstance(device, QWidget) else None
    return isinstance(area, QAbstractScrollArea) and area.verticalScrollBar().maximum() > 0


def _name(widget: QWidget) -> str:
    owner = widget.parentWidget() if widget.objectName().startswith("qt_") else widget
    return type(owner).__name__


def _ink_in(metrics: QFontMetricsF, room: QRectF, flags: int, words: str) -> QRectF:
    """Return where the letters lie: the box of the lines without the room above capitals and below feet."""
    box = metrics.boundingRect(room, flags, words)
    return box.adjusted(0, metrics.ascent() - metrics.capHeight(), 0, -metrics.descent() * 0.5)


def _heard(ear: Ear, painter: QPainter, args: tuple[Any, ...]) -> None:
    """Understand the ways of calling QPainter.drawText that are in use."""
    metrics, place = QFontMetricsF(painter.font()), args[0]
    if isinstance(place, QPoint | QPointF):
        ink = metrics.tightBoundingRect(args[1]).translated(QPointF(place))
        ear.hear_word(painter, args[1], ink, None)
    elif isinstance(place, QRect | QRectF):
        flags = args[1].value if isinstance(args[1], Qt.AlignmentFlag) else int(args[1])
        room = QRectF(place)
        ear.hear_word(painter, args[2], _ink_in(metrics, room, flags, args[2]), room)
    else:
        raise TypeError(f"this way of drawing a text is not listened to yet: {args}")


def _eliding(ear: Ear, elided: Callable[..., str]) -> Callable[..., str]:
    def elide(metrics: object, text: str, *rest: Any) -> str:
        shown = elided(metrics, text, *rest)
        ear.hear_shortened(text, shown)
        return shown

    return elide


@contextmanager
def listening(names: Collection[str] = ()) -> Iterator[Ear]:
    """Hear what is drawn into pictures, and into widgets while that is asked for."""
    ear = Ear(names)
    draw, lay, broken = QPainter.drawText, QTextLayout.draw, text_block._broken

    def draw_text(painter: QPainter, *args: Any) -> Any:
        _heard(ear, painter, args)
        return draw(painter, *args)

    def draw_layout(layout: QTextLayout, painter: QPainter, place: QPointF, *rest: Any) -> Any:
        ear.hear_word(painter, layout.text(), layout.boundingRect().translated(place), None)
        return lay(layout, painter, place, *rest)

    def break_lines(text: str, font: str, width: int) -> tuple[str, ...]:
        lines = broken(text, font, width)
        ear.hear_broken(text, lines)
        return lines

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", draw_text)
        patch.setattr(QTextLayout, "draw", draw_layout)
        patch.setattr(text_block, "_broken", break_lines)
        for kind in (QFontMetrics, QFontMetricsF):
            patch.setattr(kind, "elidedText", _eliding(ear, kind.elidedText))
        yield ear
