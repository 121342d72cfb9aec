"""The moment in which the sand has run out: the hands fold away, and no press meant for them counts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CANDLE, INK
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_glass
from chrononauts_qt.ui.games.dungeon_time.views.wall import wall
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.clock import FRAME_MS, Clock
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.text_block import draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

LASTS_MS = 1200
FOLDS_MS = 500
"""How long the moment is, and how much of its end the hands take to fold away."""
_WHO = "fold"


class SandOut(QWidget):
    """Lies over the whole table for a moment; `over` tells that it is gone."""

    over = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._picture = QPixmap()
        self._began = 0.0
        self._clock = Clock(self)
        self._clock.ticked.connect(self.update)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self._finish)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(text("sand-out"))
        self.hide()

    def begin(self, picture: QPixmap) -> None:
        """Cover the table with how it looked last."""
        self._picture, self._began = picture, self._clock.now_ms()
        self._end.start(LASTS_MS)
        self.show()
        self.raise_()
        self.setFocus()
        announce(self, text("sand-out"))
        if pace.speed() and not pace.is_reduced():
            self._clock.want(_WHO, FRAME_MS)

    def _finish(self) -> None:
        self._clock.want(_WHO, 0)
        self._picture = QPixmap()
        self.hide()
        self.over.emit()

    def event(self, event: QEvent) -> bool:
        """Take every press: it was meant for what is no longer there."""
        if isinstance(event, QKeyEvent) or event.type() in (
            QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.TouchBegin,
        ):  # fmt: skip
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hands, the lower the nearer the end, and the empty glass."""
        past = self._clock.now_ms() - self._began - (LASTS_MS - FOLDS_MS)
        share = min(1.0, max(0.0, past / FOLDS_MS)) if pace.speed() and not pace.is_reduced() else 0.0
        u = page_scale(self.width(), self.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(self._theme))
            high = self.height() * (1 - share**2)
            whole = QRectF(self._picture.rect())
            painter.drawPixmap(QRectF(0, 0, self.width(), high), self._picture, whole)
            plate = QRectF(0, 0, min(560 * u, self.width() - 40), 110 * u)
            plate.moveCenter(QRectF(self.rect()).center())
            painter.setPen(QPen(CANDLE, 3))
            painter.setBrush(INK)
            painter.drawRoundedRect(plate, 12, 12)
            glass = QRectF(plate.left() + 20 * u, plate.top() + 13 * u, 56 * u, 84 * u)
            draw_glass(painter, glass, 0.0)
            room = plate.adjusted(92 * u, 0, -16 * u, 0)
            font = self._theme.font("title", 30 * u)
            fits = fitting(font, text("sand-out"), room.width()) or self._theme.font("title", MIN_TEXT_PX)
            draw_word(painter, text("sand-out"), fits, CANDLE, room)
