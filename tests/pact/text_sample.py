"""A stone as a sample of the text size."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from chrononauts_qt.ui.kit.text_sample import TextSample


class StoneSample(TextSample):
    """The number of a stone."""

    def __init__(self) -> None:
        super().__init__()
        self.text_scale = 1.0
        self.setAccessibleName("A stone at this text size")

    def set_scale(self, text_scale: float) -> None:
        self.text_scale = text_scale
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(60, 60)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self.font()
        font.setPixelSize(round(24 * self.text_scale))
        painter.setFont(font)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, "8")
        painter.end()
