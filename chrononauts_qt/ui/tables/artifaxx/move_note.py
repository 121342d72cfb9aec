"""What a bot has just done on the counter, and why: Why? of a table without years."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.tables.chrononauts.explain.bot_moves import BotMove
from chrononauts_qt.ui.tables.chrononauts.explain.panel import announce
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.marks import draw_focus
from chrononauts_qt.ui.views.pathtext import draw_sign
from chrononauts_qt.ui.views.signs import SIGNS
from chrononauts_qt.ui.views.text_block import closer, draw_lines, line_height, lines_of

_SIZES = (15, 14, 13, 12)
"""The type of the words, from the largest that fits."""


class MoveNote(QWidget):
    """Stands while there is something to say; everybody may read it, and the keys can come to it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._u = 1.0
        self._move: BotMove | None = None
        self._font = theme.font("body", _SIZES[0])
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(text("why"))
        self.hide()

    def tell(self, move: BotMove | None) -> None:
        """Say a move and its reason, or nothing."""
        if move == self._move:
            return
        self._move = move
        words = "" if move is None else spoken(move.whole)
        self.setAccessibleDescription(words)
        self.setVisible(move is not None)
        announce(self, words)
        self.update()

    def fit(self, width: int, most: int, u: float) -> int:
        """Return the height that the words need in a width, in type that needs at most so much."""
        self._u = u
        if self._move is None:
            return 0
        for px in _SIZES:
            self._font = self._theme.font("body", px * u)
            height = self._head() + len(self._lines(width)) * line_height(self._font) + 12 * u
            if height <= most:
                break
        return round(height)

    def _head(self) -> float:
        return 1.5 * self._head_font().pixelSize()

    def _head_font(self) -> QFont:
        return self._theme.font("label", 15 * self._u)

    def _lines(self, width: float) -> tuple[str, ...]:
        return lines_of(self._move.words if self._move else "", self._font, width - 8 * self._u)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line above, the sign of a bot, who it was, and the words."""
        if self._move is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, left, top = self._theme, 4 * self._u, 6 * self._u
        painter.setPen(QPen(theme.color("line"), 1.5))
        painter.drawLine(QPointF(left, 1), QPointF(self.width() - left, 1))
        head, side = self._head_font(), 1.2 * self._head_font().pixelSize()
        draw_sign(painter, SIGNS["bot"], QRectF(left, top, side, side), theme.color("focus"), 6)
        room = QRectF(left + side + 6 * self._u, top, self.width() - side - 14 * self._u, side)
        painter.setFont(closer(head, self._move.who, room.width()))
        painter.setPen(theme.color("focus"))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self._move.who)
        place = QPointF(left, top + self._head())
        draw_lines(painter, self._lines(self.width()), self._font, theme.color("text"), place)
        if self.hasFocus():
            draw_focus(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), theme, 4)
        painter.end()
