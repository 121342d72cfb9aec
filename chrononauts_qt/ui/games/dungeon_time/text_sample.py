"""A Mission as a sample of the text size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from chrononauts_qt.games.dungeon_time.cards import MISSIONS
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace, draw_card
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.text_sample import TextSample
from chrononauts_qt.ui.kit.theme import Theme


class SampleCard(TextSample):
    """The first Mission as in a hand of the solo table."""

    SIZE = (134, 188)

    def __init__(self, page: Page) -> None:
        super().__init__(page, text("sample"))

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, u: float) -> None:
        mission = next(iter(MISSIONS))
        draw_card(painter, box, CardFace(mission, words.title(mission)), theme, u)
