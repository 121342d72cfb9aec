"""The middle of the counter: the card that is being played, over those it answers."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.artifaxx import artifaxx_texts as texts
from chrononauts_qt.ui.games.artifaxx.counter_geometry import CounterLayout
from chrononauts_qt.ui.games.artifaxx.counter_ground import Ground
from chrononauts_qt.ui.games.artifaxx.counter_model import SlotModel
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import RING
from chrononauts_qt.ui.kit.card_view import CardListView
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_focus, draw_marks
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.text_block import closer, draw_lines, draw_word, fitted, fitting, line_height
from chrononauts_qt.ui.kit.theme import Theme

_APART, _LEAST = 0.2, 0.4
"""How far cards lie apart, in shares of a whole card, and how small they may become."""


class CounterSlot(CardListView):
    """Shows a SlotModel: the newest card in front, of those below it the titles.

    The view is RING pixels larger than the card on three sides; above it stands who plays.
    """

    def __init__(self, model: SlotModel, theme: Theme, reading: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._reading = reading
        self._cards = CardPainter(theme)
        self._card = QRect()
        self._hides = False
        self.ground = Ground(self)
        self.setDragEnabled(False)
        self.setModel(model)
        self.setAccessibleName(texts.text("slot"))

    def place(self, layout: CounterLayout) -> None:
        """Take a place: the card, and above it the line that says who plays it."""
        self.setGeometry(layout.slot.adjusted(-RING, -layout.caption, RING, RING))
        self._card = QRect(layout.slot.topLeft() - self.pos(), layout.slot.size())
        self.set_scale(layout.base.u)
        self.viewport().update()

    def hide_newest(self, hides: bool) -> None:
        """Leave the newest card out while it is still on its way here."""
        if hides != self._hides:
            self._hides = hides
            self.viewport().update()

    def cell_rect(self, index: Index) -> QRect:
        """Return where a card of the stack lies."""
        count = max(1, self.model().rowCount())
        apart = min(_APART, (1 - _LEAST) / max(1, count - 1))
        share = 1 - apart * (count - 1)
        left = self._card.left() + round(self._card.width() * apart * index.row())
        top = self._card.top() + round(self._card.height() * apart * index.row())
        return QRect(left, top, round(self._card.width() * share), round(self._card.height() * share))

    def paint_ground(self, painter: QPainter) -> None:
        """Draw the empty place, who plays, and the ring of a target."""
        theme, model = self._reading, self.model()
        assert isinstance(model, SlotModel), "the slot shows a slot"
        box = QRectF(self._card)
        pen = QPen(theme.color("line"), 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6 * self.u, 6 * self.u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not model.rowCount():
            self._paint_hint(painter, box.adjusted(8 * self.u, 0, -8 * self.u, 0))
        caption = QRectF(0, 0, self.viewport().width(), self._card.top())
        font, room = theme.font("label", 14 * self.u), caption.width() - 4
        font = fitting(font, model.caption, room) or closer(font, model.caption, room)
        if model.caption:
            words = fitted(model.caption, font, caption.width(), 1)[0]
            draw_word(painter, words, font, theme.color("text"), caption, "c")

    def _paint_hint(self, painter: QPainter, box: QRectF) -> None:
        font = self._reading.font("text", 14 * self.u)
        lines = fitted(texts.text("slot-empty"), font, box.width(), 5)
        top = box.center().y() - len(lines) * line_height(font) / 2
        ink = self._reading.color("muted")
        draw_lines(painter, lines, font, ink, QPointF(box.left(), top), width=box.width())

    def paint_over(self, painter: QPainter) -> None:
        """Ring the place while a card may be dropped there, or while it has the keys and is empty."""
        box = QRectF(self._card)
        if "slot" in (self.legal_targets or ()):
            draw_marks(painter, box, Mark.TARGET, self.theme, self.u)
        if self.hasFocus() and not self.currentIndex().isValid():
            draw_focus(painter, box, self._reading)

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a card of the stack."""
        face, box = index.data(ItemRole.FACE), QRectF(self.cell_rect(index))
        newest = index.row() == self.model().rowCount() - 1
        if face is None or (newest and self._hides):
            return
        self._cards.paint(painter, box, face)
        draw_marks(painter, box, marks & ~(Mark.DIMMED | Mark.TARGET), self.theme, self.u, 6 * self.u)
