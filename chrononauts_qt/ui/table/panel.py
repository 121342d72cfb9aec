"""The ground of a page of the rail, and what all its pages share."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme

CLEAR = "background: transparent; border: none;"
"""Of a widget that stands on a panel which is drawn already."""


class PanelButton(QAbstractButton):
    """A button that its heir draws: Enter presses it as Space does, and all else is the table's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class Panel(QWidget):
    """A rounded ground; where several pages show at once each has its name above itself."""

    ACCESSIBLE_ROLE = "Grouping"

    def __init__(self, name: str, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.u = 1.0
        self._name = name
        self._head = 0
        self.setAccessibleName(name)

    def stand(self, rect: QRect, u: float, heading: bool) -> None:
        """Take a place and a scale, with the page's name on it or without."""
        self.u = u
        self._head = round(max(26 * u, 1.4 * self._head_font().pixelSize())) if heading else 0
        self.setGeometry(rect)
        self.arrange()
        self.update()

    def _head_font(self) -> QFont:
        return self.theme.font("label", 16 * self.u)

    def room(self) -> QRect:
        """Return where the contents lie."""
        edge = round(6 * self.u)
        return self.rect().adjusted(edge, self._head + edge // 2, -edge, -edge)

    def arrange(self) -> None:
        """Place the contents; the subclasses say how."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self.theme.color("bg"))
            painter.setBrush(self.theme.color("panel"))
            painter.setPen(QPen(self.theme.color("line"), 1.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
            if self._head:
                font = self._head_font()
                place = QRectF(10 * self.u, 2 * self.u, self.width(), self._head)
                draw_word(painter, self._name, font, self.theme.color("focus"), place)
