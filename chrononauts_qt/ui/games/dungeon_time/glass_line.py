"""The top line: the sand glass with its time, which scenario is played, and how far the team is."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CANDLE
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_glass
from chrononauts_qt.ui.kit.text_block import draw_fitting, draw_word, fitting
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.status_line import StatusLine

_GLASS, _TIME, _BAR = 44, 84, 300
_HIGH = 46
"""How high the line is in the same units; glass and time grow with it, for which the bar is shorter."""
_COUNT = 360
"""How wide the plate is on which all are counted back in."""
STEPS = 10
"""So often a second the sand is seen to run."""
LAST = 60.0
"""In so many last seconds the bar is notched."""
_NOTCHES = 12


def clock_words(seconds: float) -> str:
    """Return a time as minutes and seconds; a second that has begun counts."""
    whole = math.ceil(round(seconds, 3))
    return text("clock", minutes=whole // 60, seconds=f"{whole % 60:02d}")


class GlassLine(StatusLine):
    """A status line with a glass. Without one, the words begin at its left end."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget | None = None) -> None:
        self._seconds: float | None = None
        self._whole = 1.0
        self._far = ""
        super().__init__(names, theme, parent)
        self.pause_button = self.add_button(text("pause"))

    def show_glass(self, seconds: float | None, whole: float) -> None:
        """Show the seconds that are left of a whole glass; None: no glass runs."""
        shown = None if seconds is None else math.ceil(round(seconds * STEPS, 2)) / STEPS
        before, self._seconds, self._whole = self._seconds, shown, whole
        if before != shown:
            self.update(0, 0, round(self._left_end()), self.height())

    @property
    def time(self) -> str:
        """What the digits show, "" without a glass."""
        return "" if self._seconds is None else clock_words(self._seconds)

    def show_far(self, words: str) -> None:
        """Show how far the team is."""
        before, self._far = self._far, words
        if before != words:
            self.update()

    def _left_end(self) -> float:
        return 0.0 if self._seconds is None else (_GLASS + _TIME) * self._unit + self._bar

    @property
    def _unit(self) -> float:
        """The scale of glass and time."""
        return max(self._u, self.height() / _HIGH)

    @property
    def _bar(self) -> float:
        return _BAR * self._u * self._u / self._unit

    def count_room(self) -> QRect:
        """Return where all are counted back in: behind the bar, over the name of what is played."""
        left = round(self._left_end() + 6 * self._u)
        return QRect(left, 0, min(round(_COUNT * self._u), self.words_end() - left), self.height())

    def words_end(self) -> int:
        """Return where the words end: before what tells how far the team is."""
        return round(super().words_end() - self._far_width())

    def _far_width(self) -> float:
        font = self._theme.font("label", 18 * self._u)
        return QFontMetricsF(font).horizontalAdvance(self._far) + 24 * self._u

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            u, left = self._u, self._left_end() + 14 * self._u
            if self._seconds is not None:
                self._paint_glass(painter, self._seconds)
            room = QRectF(left, 0, self.words_end() - left, self.height())
            font = fitting(self._theme.font("title", 20 * u), self._left, room.width())
            if font is not None:
                draw_word(painter, self._left, font, self._theme.color("text"), room)
            if self._far:
                far = QRectF(self.words_end(), 0, self._far_width() - 16 * u, self.height())
                font = self._theme.font("label", 18 * u)
                draw_word(painter, self._far, font, self._theme.color("text"), far, "r")

    def _paint_glass(self, painter: QPainter, seconds: float) -> None:
        """Draw glass, time and bar; in the last minute the bar is notched as well as shorter."""
        u, unit, part = self._u, self._unit, seconds / self._whole
        height = self.height() - 8 * u
        draw_glass(painter, QRectF(12 * u, 4 * u, height * 2 / 3, height), part)
        time = QRectF(_GLASS * unit, 0, _TIME * unit, self.height())
        candle = CANDLE if self._theme.name != "light" else self._theme.color("text")
        draw_fitting(painter, self.time, self._theme.font("number", 28 * unit), candle, time, "c")
        bar = QRectF(time.right() + 6 * u, self.height() / 2 - 7 * unit, self._bar - 20 * u, 14 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("raised"))
        painter.drawRoundedRect(bar, 6, 6)
        full = QRectF(bar.left(), bar.top(), bar.width() * part, bar.height())
        shape = QPainterPath()
        shape.addRoundedRect(full, 6, 6)
        if seconds <= LAST:
            for notch in range(1, _NOTCHES):
                x = full.left() + full.width() * notch / _NOTCHES
                cut = QPainterPath()
                cut.addRect(QRectF(x - 1.5 * u, full.top(), 3 * u, full.height()))
                shape = shape.subtracted(cut)
        painter.fillPath(shape, candle)
