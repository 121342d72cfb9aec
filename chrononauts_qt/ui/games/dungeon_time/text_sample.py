"""A Mission as a sample of the text size."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from chrononauts_qt.games.dungeon_time.cards import MISSIONS
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace, draw_card
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.text_sample import TextSample

_CARD = (134, 188)
"""The size of a card in a hand of the solo table, in pixels at scale 1."""


class SampleCard(TextSample):
    """The first Mission as at the table of this window."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page, self._theme = page, page.theme
        self.setAccessibleName(text("sample"))

    def set_scale(self, text_scale: float) -> None:
        """Show another text size."""
        size = self._page.window().size()
        theme = replace(self._page.theme, text_scale=text_scale)
        self._theme = table_theme(theme, size.width(), size.height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(*_CARD) * max(1.0, self._page.u)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size, mission = self.sizeHint(), next(iter(MISSIONS))
            box = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
            draw_card(painter, box, CardFace(mission, words.title(mission)), self._theme,
                      max(1.0, self._page.u))
