"""A tile as a sample of the text size."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.text_sample import TextSample


class SampleTile(TextSample):
    """A tile as on the board of this window: as large, its text at the chosen size as far as it grows."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._painter = TilePainter(page.theme)
        self._face = tile_face(Tile(1969, "true", None, (), False))
        self.setAccessibleName(words.text("sample"))

    def set_scale(self, text_scale: float) -> None:
        """Show another text size."""
        size = self._page.window().size()
        theme = replace(self._page.theme, text_scale=text_scale)
        self._painter = TilePainter(table_theme(theme, size.width(), size.height()))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(130, 108) * max(1.0, self._page.u)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self.sizeHint()
        box = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
        self._painter.paint(painter, box, self._face, max(1.0, self._page.u))
        painter.end()
