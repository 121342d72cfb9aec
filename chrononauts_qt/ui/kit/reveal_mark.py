"""The mark of a game in which something was taken back that had been hidden: a sign and its sentence."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pathtext import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.theme import Theme


class RewoundSign(QWidget):
    """The arrow that turns back."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            side = min(self.width(), self.height())
            draw_sign(painter, SIGNS["undo"], QRectF(0, 0, side, side), self._theme.color("focus"), 6)


class RewoundMark(QWidget):
    """A line of a page with the sign; it is not there without a sentence."""

    def __init__(self, page: Page, units: float) -> None:
        super().__init__()
        row = page.spaced(QHBoxLayout(self), 0, 10)
        sign = page.fixed(RewoundSign(page.theme), units + 6, units + 6)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        self.words = page.label("", "strong", units)
        row.addWidget(self.words, 1)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show the sentence; "" takes the mark away."""
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))
