"""A pile: its back or top card, how many there are, and its name below."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.models.pile_model import DRAW_PILE
from chrononauts_qt.ui.games.chrononauts.models.roles import PileRole
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_RATIO, RING
from chrononauts_qt.ui.kit.card_view import CardListView
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.text_block import closer, draw_word, fitting
from chrononauts_qt.ui.kit.theme import DARK, Theme


class PileView(CardListView):
    """Shows a PileModel. The view is RING pixels larger than the pile on every side."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._painter = CardPainter(theme)
        self._is_flat = False
        self.setDragEnabled(False)

    def place(self, room: QRect, u: float, is_flat: bool = False) -> None:
        """Take the pile's place and scale; a flat one has number and name beside the card."""
        self._is_flat = is_flat
        self.setGeometry(room.adjusted(-RING, -RING, RING, RING))
        self.set_scale(u)

    def cell_rect(self, index: Index) -> QRect:
        """Return where the pile lies: the whole view, its label included."""
        return self.viewport().rect().adjusted(RING, RING, -RING, -RING)

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw the topmost card with the number of cards on a plate."""
        cell = QRectF(self.cell_rect(index))
        if self._is_flat:
            self._paint_flat(painter, cell, index, marks)
            return
        small = self.theme.font("headline", 12 * self.u)
        label = max(20 * self.u, 1.3 * small.pixelSize()) if cell.height() > 60 else 0.0
        height = min(cell.height() - label, cell.width() / CARD_RATIO)
        box = QRectF(cell.center().x() - height * CARD_RATIO / 2, cell.top(), height * CARD_RATIO, height)
        count = int(index.data(PileRole.COUNT) or 0)
        self._draw_top(painter, box, index, count)
        if count:
            font = self.theme.font("number", 16 * self.u)
            plate = QRectF(0, 0, box.width() * 0.62, font.pixelSize() * 1.35)
            plate.moveCenter(box.center())
            plate.moveBottom(box.bottom() - 4 * self.u)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.color("panel"))
            painter.drawRoundedRect(plate, 4, 4)
            draw_word(painter, str(count), font, self.theme.color("text"), plate, "c")
        words_box = QRectF(cell.left(), box.bottom() + 2 * self.u, cell.width(), label - 2 * self.u)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        small = fitting(small, name, cell.width() - 4) or closer(small, name, cell.width() - 4)
        draw_word(painter, name, small, self.theme.color("muted"), words_box, "c")
        draw_marks(painter, box, marks & ~Mark.DIMMED, self.theme, self.u, 6 * self.u)

    def _paint_flat(self, painter: QPainter, cell: QRectF, index: QModelIndex, marks: Mark) -> None:
        box = QRectF(cell.topLeft(), QSizeF(cell.height() * CARD_RATIO, cell.height()))
        count, words_ = int(index.data(PileRole.COUNT) or 0), str(index.data(Qt.ItemDataRole.DisplayRole))
        self._draw_top(painter, box, index, count)
        room = QRectF(box.right() + 6 * self.u, cell.top(), 0, cell.height() / 2)
        room.setRight(cell.right())
        draw_word(painter, str(count), self.theme.font("number", 18 * self.u), self.theme.color("text"), room)
        small = self.theme.font("headline", 12 * self.u)
        name = fitting(small, words_, room.width()) or closer(small, words_, room.width())
        draw_word(painter, words_, name, self.theme.color("muted"), room.translated(0, room.height()))
        draw_marks(painter, box, marks & ~Mark.DIMMED, self.theme, self.u, 6 * self.u)

    def _draw_top(self, painter: QPainter, box: QRectF, index: QModelIndex, count: int) -> None:
        if not count:
            pen = QPen(self.theme.color("line"), 1.5)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(self.theme.color("panel"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
            if self._is_flat:
                return
            draw_word(
                painter,
                words.word("empty"),
                self.theme.font("text", 12 * self.u),
                self.theme.color("muted"),
                box,
                "c",
            )
            return
        face = index.data(ItemRole.FACE)
        if index.data(ItemRole.KEY) == DRAW_PILE or face is None:
            self._painter.paint_back(painter, box)
            return
        self._painter.paint_small(painter, box, face)
