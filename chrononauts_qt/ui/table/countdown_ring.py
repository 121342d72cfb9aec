"""The emptying ring of a time that everybody sees."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.kit.theme import Theme


class Ring(QWidget):
    """Paints a fraction of time left, from 1 (full) to 0; with two bars while it is held."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.fraction = 1.0
        self.held = False

    def set_fraction(self, fraction: float) -> None:
        """Show how much time is left; while held nothing moves."""
        if self.held:
            return
        self.fraction = min(1.0, max(0.0, fraction))
        self._tell()
        self.update()

    def set_held(self, held: bool) -> None:
        """Stop at what is left, or go on."""
        self.held = held
        self._tell()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Say how much is left."""
        super().showEvent(event)
        self._tell()

    def _tell(self) -> None:
        """Say what is left in steps of ten percent: finer ones would be told all the time.

        While nobody sees the ring it says nothing.
        """
        if not self.isVisible():
            return
        name = words.text("time-left", percent=round(self.fraction * 10) * 10)
        if self.held:
            name = words.text("time-held")
        if self.accessibleName() != name:
            self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            side = min(self.width(), self.height())
            thick = side * 0.13
            inset = thick / 2 + 1
            circle = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
            circle.adjust(inset, inset, -inset, -inset)
            painter.setPen(QPen(self._theme.color("raised"), thick))
            painter.drawEllipse(circle)
            pen = QPen(self._theme.color("muted" if self.held else "focus"), thick)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawArc(circle, 90 * 16, -round(self.fraction * 360 * 16))
            if self.held:
                bar = side * 0.09
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._theme.color("text"))
                center = circle.center()
                for left in (-1.6 * bar, 0.6 * bar):
                    painter.drawRoundedRect(
                        QRectF(center.x() + left, center.y() - side * 0.15, bar, side * 0.3), 1.5, 1.5
                    )
