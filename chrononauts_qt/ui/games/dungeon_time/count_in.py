"""The count that ends a pause: the board lies open, and nothing on it can be done yet (DT-1006)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.dungeon_time.show_drawing import candle
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CANDLE, INK
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.scale import scale_of
from chrononauts_qt.ui.kit.text_block import draw_fitting
from chrononauts_qt.ui.kit.theme import Theme

COUNT = 3
SECOND_MS = 1000


class CountIn(QWidget):
    """Lies over the whole table and takes every press but those that pause again. `counted` tells each
    count, `over` that everybody has been counted in."""

    ACCESSIBLE_ROLE = "AlertMessage"

    counted = Signal()
    over = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.left = 0
        self._plate = QRect()
        self._second = QTimer(self, interval=SECOND_MS)
        self._second.timeout.connect(self._count)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def stand(self, room: QRect, plate: QRect) -> None:
        """Take a place, and where in it the count is written: over no card."""
        self.setGeometry(room)
        self._plate = plate

    def begin(self) -> None:
        """Count from three."""
        self.left = COUNT
        self.show()
        self.raise_()
        self.setFocus()
        self._second.start()
        self._say()

    def stop(self) -> None:
        """Count no more: somebody pauses again."""
        self._second.stop()
        self.hide()

    def _count(self) -> None:
        self.left -= 1
        if self.left:
            self._say()
            return
        self.stop()
        self.over.emit()

    def _say(self) -> None:
        said = text("go-on-in", count=self.left)
        self.setAccessibleName(said)
        announce(self, said)
        self.counted.emit()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Take every press; the table hears of the keys that pause."""
        pauses = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape)
        if not pauses and (
            event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
            or event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
        ):
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a dashed frame round the board, and the count over the top line."""
        u = scale_of(self.width(), self.height())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(candle(self._theme), 4 * u, Qt.PenStyle.DashLine))
            painter.drawRect(QRectF(self.rect()).adjusted(2 * u, 2 * u, -2 * u, -2 * u))
            plate = QRectF(self._plate)
            painter.setPen(QPen(CANDLE, 3))
            painter.setBrush(INK)
            painter.drawRoundedRect(plate.adjusted(2, 2, -2, -2), 9, 9)
            said, room = text("go-on-in", count=self.left), plate.adjusted(14 * u, 0, -14 * u, 0)
            font = self._theme.font("title", 0.6 * plate.height())
            draw_fitting(painter, said, font, CANDLE, room, "c")
