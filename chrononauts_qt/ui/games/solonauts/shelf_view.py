"""The shelf Home above the board: a place for everybody, and in it whoever is home."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import emblem_of
from chrononauts_qt.ui.games.chrononauts.views.geometry import RING
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.games.solonauts.traveller_model import ShelfModel
from chrononauts_qt.ui.kit.card_view import CardListView
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.text_block import draw_word, fitting
from chrononauts_qt.ui.kit.theme import DARK, Theme

_NAME, _WORD, _WIDEST = 14, 12, 150


class ShelfView(CardListView):
    """Shows a ShelfModel. The view is RING pixels larger than the shelf on every side, for rings."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._expected: frozenset[str] = frozenset()
        self.setDragEnabled(False)

    def place(self, room: QRect, u: float) -> None:
        """Take a place and a scale."""
        self.setGeometry(room.adjusted(-RING, -RING, RING, RING))
        self.set_scale(u)
        self.viewport().update()

    def expect(self, identities: frozenset[str]) -> None:
        """Leave the places of these travellers empty: they are on their way."""
        if identities != self._expected:
            self._expected = identities
            self.viewport().update()

    def place_of(self, identity: str) -> QRect:
        """Return the place of a traveller who is home, in the viewport; an empty one for anybody else."""
        model = self.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            if index.data(ItemRole.KEY) == identity:
                return self.cell_rect(index)
        return QRect()

    def cell_rect(self, index: Index) -> QRect:
        """Return where a place lies: all are equal, right of the shelf's name."""
        left, gap = RING + round(self._head()), max(2, round(4 * self.u))
        count = max(1, self.model().rowCount())
        room = self.viewport().width() - RING - left
        width = min(round(_WIDEST * self.u), (room - (count - 1) * gap) // count)
        return QRect(left + index.row() * (width + gap), RING, width, self.viewport().height() - 2 * RING)

    def _said(self) -> str:
        model = self.model()
        home = len(model.home) if isinstance(model, ShelfModel) else 0
        return text("shelf-count", home=home, travellers=model.rowCount())

    def _head(self) -> float:
        """Return the width of the words before the places."""
        widest = text("shelf-count", home=88, travellers=88)
        return QFontMetricsF(self.theme.font("label", _NAME * self.u)).horizontalAdvance(widest) + 12 * self.u

    def paint_ground(self, painter: QPainter) -> None:
        """Say how many are home, and draw the board they stand on."""
        box = QRectF(self.viewport().rect()).adjusted(RING, RING, -RING, -RING)
        painter.setPen(QPen(self.theme.color("line"), max(2.0, 2.5 * self.u)))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        font = self.theme.font("label", _NAME * self.u)
        draw_word(painter, self._said(), font, self.theme.color("text"), box.adjusted(3 * self.u, 0, 0, 0))

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a place: an empty one is a broken line, in the other stands somebody."""
        box = QRectF(self.cell_rect(index)).adjusted(0, 1, 0, -2)
        identity = str(index.data(ItemRole.KEY) or "")
        if not identity or identity in self._expected:
            pen = QPen(self.theme.color("line"), 1.2)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4 * self.u, 4 * self.u)
        else:
            draw_resident(painter, box, identity, self.theme, self.u)
        draw_marks(painter, box, marks & ~(Mark.DIMMED | Mark.SELECTED), self.theme, self.u, 4 * self.u)


def draw_resident(painter: QPainter, box: QRectF, identity: str, theme: Theme, u: float) -> None:
    """Draw somebody who is home: emblem, name, and the word for it where there is room.

    Where there is little, the name stands alone, or the emblem.
    """
    painter.setPen(QPen(theme.color("ok"), 1.6))
    painter.setBrush(theme.color("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4 * u, 4 * u)
    inside = box.adjusted(4 * u, 2 * u, -4 * u, -2 * u)
    side = min(inside.height(), 22 * u)
    emblem = QRectF(inside.left(), inside.center().y() - side / 2, side, side)
    name, font = title(identity), theme.font("label", _NAME * u)
    room = inside.adjusted(side + 4 * u, 0, 0, 0)
    beside, alone = fitting(font, name, room.width()), fitting(font, name, inside.width())
    if beside is None and alone is not None:
        draw_word(painter, name, alone, theme.color("text"), inside, "c")
        return
    if beside is None:
        emblem.moveCenter(inside.center())
    draw_sign(painter, emblem_of(identity), emblem, theme.color("text"), 4)
    if beside is None:
        return
    width = draw_word(painter, name, beside, theme.color("text"), room)
    word, small = text("home-word"), theme.font("title", _WORD * u)
    if width + QFontMetricsF(small).horizontalAdvance(word) + 6 * u <= room.width():
        draw_word(painter, word, small, theme.color("ok"), room, "r")
