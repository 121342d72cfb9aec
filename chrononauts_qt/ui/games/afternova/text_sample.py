"""A crew card as a sample of the text size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.cards import CREW_CARD, CardFace, paint_card
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_sample import TextSample
from chrononauts_qt.ui.kit.theme import Theme


class SampleCard(TextSample):
    """The first crew card."""

    SIZE = CREW_CARD

    def __init__(self, page: Page) -> None:
        super().__init__(page, text("sample"))

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, u: float) -> None:
        card = next(iter(CREWS))
        paint_card(painter, box, Piece(card, "", CardFace(card)), theme, u, Mark.NONE)
