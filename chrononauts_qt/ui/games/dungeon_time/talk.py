"""What is called out at the table: the newest on top, each for a few seconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.wall import edge, ink_on, panel
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, line_height, lines_of
from chrononauts_qt.ui.kit.theme import Theme

STAYS = 8.0
"""Seconds for which a line is read."""
PROMISE_STAYS = 5.0
"""A promise is gone sooner: the team has to remember it."""
_TICK_MS = 500


class Said(NamedTuple):
    """Who said it (a seat, None for the team), what, and until when it is read in seconds."""

    seat: int | None
    words: str
    until: float


class Talk(QWidget):
    """Lines with the colour of their speaker."""

    def __init__(
        self,
        now: Callable[[], float],
        tell: Callable[[str], None],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._now, self._tell, self._theme, self._u = now, tell, theme, 1.0
        self.said: list[Said] = []
        self.setAccessibleName(text("talk"))
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self.forget)

    def say(self, seat: int | None, words: str, stays: float = STAYS) -> None:
        """Write a line on top for so many seconds, and tell it to a screen reader."""
        self.said.insert(0, Said(seat, words, self._now() + stays))
        self._tell(words)
        self.forget()
        self._timer.start()

    def forget(self) -> None:
        """Let lines go that have been read."""
        self.said = [line for line in self.said if self._now() < line.until]
        read = () if self.isHidden() else self.said
        self.setAccessibleDescription(sentences(*(line.words for line in read)))
        if not self.said:
            self._timer.stop()
        self.update()

    def set_scale(self, u: float) -> None:
        """Take another scale."""
        self._u = u
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.forget()

    def hideEvent(self, event: QHideEvent) -> None:
        """What is hidden is not told to a screen reader either."""
        super().hideEvent(event)
        self.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(edge(self._theme), 1.5))
            painter.setBrush(panel(self._theme))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, 9, 9)
            font, u = self._theme.font("body", 16 * self._u), self._u
            top = box.top() + 10 * u
            for line in self.said:
                lines = lines_of(line.words, font, box.width() - 44 * u)
                high = len(lines) * line_height(font)
                if top + high > box.bottom():
                    return
                if line.seat is not None:
                    self._paint_speaker(
                        painter, line.seat, QRectF(box.left() + 8 * u, top + 2, 18 * u, high - 4)
                    )
                draw_lines(painter, lines, font, self._theme.color("text"), QPointF(box.left() + 34 * u, top))
                top += high + 8 * u

    def _paint_speaker(self, painter: QPainter, seat: int, box: QRectF) -> None:
        """Draw the number of a seat in its colour."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.seat(seat))
        painter.drawRoundedRect(box, 3, 3)
        font, ink = self._theme.font("title", 14 * self._u), ink_on(self._theme.seat(seat))
        draw_word(painter, str(seat + 1), font, ink, box, "c")
