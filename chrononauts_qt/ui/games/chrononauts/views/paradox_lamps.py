"""Thirteen lamps and “4 / 13”: how near the Universe is to its end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.ui.catalog.common import open_paradoxes, text
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.kit.pathtext import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import DARK, Theme

_LAMP, _GAP = 17, 6
ALARM = 10
"""From this many on the full lamps turn red and the words get a warning sign."""


class ParadoxLamps(QWidget):
    """Shows how many Paradoxes are open; the last lamp is ringed in red, for it ends the game."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._count = 0
        self._u = 1.0
        self._bare = False
        self._name()

    @property
    def count(self) -> int:
        """The number of open Paradoxes shown."""
        return self._count

    def set_count(self, count: int) -> None:
        """Show another number of open Paradoxes."""
        if count != self._count:
            self._count = count
            self._name()
            self.update()

    def set_scale(self, u: float, bare: bool = False) -> None:
        """Take another scale; `bare`: there is room for the words only, which say all."""
        self._u, self._bare = u, bare
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the lamps and the words."""
        font = self._theme.font("number", 16 * self._u)
        wide = QFontMetricsF(font).horizontalAdvance(self._words(PARADOX_LIMIT))
        lamps = 0.0 if self._bare else (PARADOX_LIMIT * (_LAMP + _GAP) - _GAP) * self._u
        high = max(32, round(30 * self._u), round(font.pixelSize() * 1.25))
        return QSize(round(lamps + wide + 46 * self._u), high)

    def changeEvent(self, event: QEvent) -> None:
        """Say the number in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw full and empty lamps and the count in words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u, alarm = self._u, self._count >= ALARM
        side, left = _LAMP * u, 2 * u
        for number in range(0 if self._bare else PARADOX_LIMIT):
            box = QRectF(left, (self.height() - side) / 2, side, side)
            last, full = number == PARADOX_LIMIT - 1, number < self._count
            edge = self._theme.color("danger" if last or (alarm and full) else "text")
            painter.setPen(QPen(edge, 2.2 * u if last else 1.6 * u))
            painter.setBrush(edge if full else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(u, u, -u, -u))
            left += side + _GAP * u
        left += 10 * u
        if alarm:
            sign = QRectF(left, (self.height() - 18 * u) / 2, 18 * u, 18 * u)
            draw_sign(painter, SIGNS["warning"], sign, self._theme.color("danger"), 6)
            left += 23 * u
        font = self._theme.font("number", 16 * u)
        place = QRectF(left, 0, 0, self.height())
        draw_word(painter, self._words(self._count), font, self._theme.color("text"), place)
        painter.end()

    def _words(self, count: int) -> str:
        return f"{words.word('paradoxes')} {text('meter', count=count, limit=PARADOX_LIMIT)}"

    def _name(self) -> None:
        self.setAccessibleName(open_paradoxes(self._count, PARADOX_LIMIT))
        self.setToolTip(open_paradoxes(self._count, PARADOX_LIMIT))
