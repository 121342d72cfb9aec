"""A line that leads to a year: its words wrap, which a button's own do not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.kit.marks import draw_focus
from chrononauts_qt.ui.kit.pathtext import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_lines, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme


class LineButton(QAbstractButton):
    """Grows with its words; an arrow at its right end says that it leads somewhere."""

    def __init__(self, words: str, year: int, theme: Theme, u: float) -> None:
        super().__init__()
        self.year = year
        self._theme = theme
        self._u = u
        self._font = theme.font("body", 15 * u)
        self.setText(words)
        self.setAccessibleName(spoken(words))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _words_width(self, width: int) -> float:
        return width - 44 * self._u

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words in this width."""
        lines = lines_of(self.text(), self._font, self._words_width(width))
        return max(MIN_TARGET_PX, round(len(lines) * line_height(self._font) + 16 * self._u))

    def sizeHint(self) -> QSize:
        """Return the size in the present width."""
        return QSize(120, self.heightForWidth(max(120, self.width())))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw words and arrow on a raised ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, u = self._theme, self._u
        box = QRectF(self.rect()).adjusted(5, 3, -5, -3)
        painter.setBrush(theme.color("raised"))
        painter.setPen(QPen(theme.color("muted" if self.underMouse() else "line"), 1.4))
        painter.drawRoundedRect(box, 5 * u, 5 * u)
        lines = lines_of(self.text(), self._font, self._words_width(self.width()))
        top = (self.height() - len(lines) * line_height(self._font)) / 2
        draw_lines(painter, lines, self._font, theme.color("text"), QPointF(box.left() + 8 * u, top))
        side = 13 * u
        sign = QRectF(box.right() - side - 7 * u, box.center().y() - side / 2, side, side)
        draw_sign(painter, SIGNS["right"], sign, theme.color("focus"), 7)
        if self.hasFocus():
            draw_focus(painter, box, theme, 5 * u)
        painter.end()
