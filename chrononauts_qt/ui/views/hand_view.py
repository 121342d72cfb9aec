"""The hand: cards side by side, overlapping when there are many; the one with the focus stands out."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.geometry import HAND_RISE, HAND_STRIP, RING, Layout
from chrononauts_qt.ui.models.drop_model import Index
from chrononauts_qt.ui.models.roles import CardRole, ItemRole
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.views.card_painter import CardPainter
from chrononauts_qt.ui.views.card_view import CardListView
from chrononauts_qt.ui.views.marks import Mark, draw_marks

_GAP = 8
_UPRIGHT_FROM = 0.68
"""How much of an overlapped card must be in sight for its title to stand upright."""


class HandView(CardListView):
    """Shows a HandModel (or a ZoneModel of choices). Overlapped cards show a strip with sign and title."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._painter = CardPainter(theme)
        self._card = QSize(104, 148)
        self._armed: str | None = None

    def place(self, layout: Layout) -> None:
        """Take the hand's place, the size of a card, and the scale."""
        self.setGeometry(layout.hand)
        self._card = layout.hand_card
        self.set_scale(layout.u)
        self.viewport().update()

    def set_armed(self, card: str | None) -> None:
        """Lift and frame the card (id) that is being aimed, the first of equal ones; None: no card."""
        if card != self._armed:
            self._armed = card
            self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self.theme = theme
        self._painter = CardPainter(theme)
        self.viewport().update()

    @property
    def count(self) -> int:
        """How many cards there are."""
        return self.model().rowCount(self.rootIndex()) if self.model() is not None else 0

    @property
    def step(self) -> float:
        """The way from one card to the next: a card and a gap, or less where they overlap."""
        room = self.viewport().width() - 2 * RING - self._card.width()
        apart = self._card.width() + _GAP * self.u
        if self.count < 2:
            return apart
        return max(float(min(HAND_STRIP, room // (self.count - 1))), min(apart, room / (self.count - 1)))

    @property
    def is_overlapping(self) -> bool:
        """Tell whether cards lie over each other."""
        return self.count > 1 and self.step < self._card.width()

    def items(self) -> Iterable[QModelIndex]:
        """Yield the cards from left to right, the one being aimed last: it lies over its neighbours."""
        armed = None
        for index in super().items():
            if self.is_armed(index):
                armed = index
            else:
                yield index
        if armed is not None:
            yield armed

    def cell_rect(self, index: Index) -> QRect:
        """Return where a card lies; the one with the focus and the one being aimed have risen."""
        low = self.viewport().height() - RING - self._card.height()
        rise = min(round(HAND_RISE * self.u), max(0, low - RING))
        row = self._card.width() + self.step * (self.count - 1)
        left = max(RING, round((self.viewport().width() - row) / 2)) + round(self.step * index.row())
        return QRect(QPoint(left, low - rise if self.is_risen(index) else low), self._card)

    def is_risen(self, index: Index) -> bool:
        """Tell whether a card stands out of the row."""
        return (index == self.currentIndex() and self.hasFocus()) or self.is_armed(index)

    def is_armed(self, index: Index) -> bool:
        """Tell whether this is the card being aimed: the current one of equal cards, else the first."""
        if self._armed is None or index.data(CardRole.CARD) != self._armed:
            return False
        if self.currentIndex().data(CardRole.CARD) == self._armed:
            return bool(index == self.currentIndex())
        first = next(other for other in super().items() if other.data(CardRole.CARD) == self._armed)
        return bool(index == first)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the card under a point; the risen card lies over its neighbours."""
        current = self.currentIndex()
        if current.isValid() and self.hasFocus() and self.cell_rect(current).contains(point):
            return current
        return super().indexAt(point)

    def drag_pixmap(self, index: QModelIndex) -> QPixmap:
        """Return the picture that hangs at the pointer: half as high as the card, without words."""
        face, ratio = index.data(ItemRole.FACE), self.devicePixelRatioF()
        size = self._card / 2
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.paint_small(painter, QRectF(0, 0, size.width(), size.height()), face)
        painter.end()
        return pixmap

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a card: its back if covered, a strip if the next one lies over it."""
        box = QRectF(self.cell_rect(index))
        face = index.data(ItemRole.FACE)
        risen = self.is_risen(index)
        last = index.row() == self.count - 1
        if self.is_overlapping and (risen or index.row()):
            self._draw_shadow(painter, box)
        if index.data(CardRole.COVERED) or face is None:
            self._painter.paint_back(painter, box)
        elif last or risen or not self.is_overlapping:
            self._painter.paint(painter, box, face)
        elif self.step >= _UPRIGHT_FROM * self._card.width():
            self._painter.paint(painter, box, face, self.step)
        else:
            self._painter.paint_strip(painter, box, face, self.step)
        marks &= ~(Mark.DIMMED | Mark.TARGET)
        if self.is_armed(index):
            marks = marks & ~Mark.SELECTED | Mark.TARGET
        draw_marks(painter, box, marks, self.theme, self.u, 6 * self.u)

    def _draw_shadow(self, painter: QPainter, box: QRectF) -> None:
        """Darken the card below along the left edge of the one that lies over it."""
        painter.setPen(Qt.PenStyle.NoPen)
        for reach, alpha in ((3, 0.22), (1.5, 0.3)):
            painter.setBrush(self.theme.color("card_ink", alpha))
            painter.drawRoundedRect(box.adjusted(-reach * self.u, 0, 0, 0), 6 * self.u, 6 * self.u)
