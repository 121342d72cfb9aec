"""A crew card as a sample of the text size."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent

from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.cards import CREW_CARD, CardFace, paint_card
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_sample import TextSample


class SampleCard(TextSample):
    """The first crew card as at the table of this window."""

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
        return QSize(*CREW_CARD) * max(1.0, self._page.u)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size, card = self.sizeHint(), next(iter(CREWS))
            box = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
            paint_card(painter, box, Piece(card, "", CardFace(card)), self._theme, max(1.0, self._page.u),
                       Mark.NONE)
