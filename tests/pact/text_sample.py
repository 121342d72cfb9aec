"""A stone as a sample of the text size."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.text_sample import TextSample
from chrononauts_qt.ui.kit.theme import Theme


class StoneSample(TextSample):
    """The number of a stone."""

    SIZE = (60, 60)

    def __init__(self, page: Page) -> None:
        super().__init__(page, "A stone at this text size")

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, u: float) -> None:
        painter.setFont(theme.font("number", 24 * u))
        painter.setPen(theme.color("text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "8")
