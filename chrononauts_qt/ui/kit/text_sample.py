"""What shows how large a text size is."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.theme import Theme


class TextSample(QWidget):
    """Something of a game, as large as on the table of this window, its text at the size that is tried.

    ``text_scale`` is that size; a small table lets its text grow less. An heir says how large it is at
    scale 1, in pixels (``SIZE``), and draws it.
    """

    SIZE: tuple[int, int]

    def __init__(self, page: Page, name: str) -> None:
        super().__init__()
        self._page, self._theme = page, page.theme
        self.text_scale = page.theme.text_scale
        self.setAccessibleName(name)

    @abstractmethod
    def paint(self, painter: QPainter, box: QRectF, theme: Theme, u: float) -> None:
        """Draw it in a box, at scale `u`."""

    def set_scale(self, text_scale: float) -> None:
        """Show another text size."""
        self.text_scale, size = text_scale, self._page.window().size()
        theme = replace(self._page.theme, text_scale=text_scale)
        self._theme = table_theme(theme, size.width(), size.height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(*self.SIZE) * max(1.0, self._page.u)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = self.sizeHint()
            box = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
            self.paint(painter, box, self._theme, max(1.0, self._page.u))
