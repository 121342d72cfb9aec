"""A tile as a sample of the text size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.text_sample import TextSample
from chrononauts_qt.ui.kit.theme import Theme


class SampleTile(TextSample):
    """A tile as on the board."""

    SIZE = (130, 108)

    def __init__(self, page: Page) -> None:
        super().__init__(page, words.text("sample"))
        self._face = tile_face(Tile(1969, "true", None, (), False))

    def paint(self, painter: QPainter, box: QRectF, theme: Theme, u: float) -> None:
        TilePainter(theme).paint(painter, box, self._face, u)
