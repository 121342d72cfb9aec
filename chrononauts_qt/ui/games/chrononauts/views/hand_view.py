"""The hand: cards side by side, overlapping when there are many; the one with the focus stands out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import (
    QElapsedTimer,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QTimer,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.models.card_rows import CardRows
from chrononauts_qt.ui.games.chrononauts.models.faces import CardFace
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import HAND_RISE, HAND_STRIP, RING, Layout
from chrononauts_qt.ui.kit.card_view import CardListView, spread
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.kit.theme import DARK, Theme

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.views.animator import Animator

_GAP = 8
_LEAST_STRIP = 24
"""How much is in sight of the cards beside one that lies whole, in drawing units."""
_REST_MS, _NEXT_MS = 100, 10
"""After so long without a change cards are drawn ahead, with so much between two of them."""
_SLICE_MS = 1
"""So long cards are drawn in one frame while something moves."""


class HandView(CardListView):
    """Shows a HandModel. Overlapped cards show a strip with sign and title.

    A card less or more, or one that rises, moves all cards, and how much of them is in sight; so while
    nothing happens they are drawn as they will look then.
    """

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._painter = CardPainter(theme)
        self._card = QSize(104, 148)
        self._armed: str | None = None
        self._pointed_at = QPersistentModelIndex()
        self._ceiling = 0
        self._risen: list[QRect] = []
        self._ahead: list[tuple[int, float]] = []  # rows, and how much of their cards will be in sight
        self._animator: ref[Animator] | None = None
        self._shown: dict[str, CardFace] = {}
        self._pictures: dict[str, QPixmap] = {}
        self._slice = QElapsedTimer()
        self._is_late = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._draw_ahead)
        self.entered.connect(self._point_at)
        self.viewportEntered.connect(self._point_at)

    def forget_pictures(self) -> None:
        """Keep no picture of a card, and draw none ahead, until one is to be seen."""
        self._rest.stop()
        self._painter = CardPainter(self.theme)
        self._pictures.clear()

    def place(self, layout: Layout) -> None:
        """Take the hand's place, the size of a card, and the scale."""
        self._pictures.clear()
        if layout.card_text != self.theme.text_scale:
            self.theme = replace(self.theme, text_scale=layout.card_text)
            self._painter = CardPainter(self.theme)
        self.setGeometry(layout.hand)
        self._card = layout.hand_card
        self.set_scale(layout.u)
        self.viewport().update()

    def follow(self, animator: Animator) -> None:
        """Let cards tell of the years as they lay while those still move, and draw none ahead: what moves
        needs the time."""
        self._animator = ref(animator)
        animator.done.connect(self._draw_again)

    def _draw_again(self) -> None:
        self.viewport().update()

    def _are_years_moving(self) -> bool:
        animator = None if self._animator is None else self._animator()
        return animator is not None and animator.is_running

    def stay_below(self, line: int) -> None:
        """Let no card rise over a line of the parent: what is said there would hide its title."""
        ceiling = max(0, line + 1 - self.y())
        if ceiling != self._ceiling:
            self._ceiling = ceiling
            self.viewport().update()

    def set_armed(self, card: str | None) -> None:
        """Lift and frame the card (id) that is being aimed, the first of equal ones; None: no card."""
        if card != self._armed:
            self._armed = card
            self.viewport().update()

    @property
    def count(self) -> int:
        """How many cards there are."""
        return self.model().rowCount(self.rootIndex()) if self.model() is not None else 0

    @property
    def step(self) -> float:
        """The way from one card to the next: a card and a gap, or less where they overlap."""
        return self._step(self.count)

    def _step(self, count: int) -> float:
        """Return the way from card to card in a hand of so many."""
        room = self.viewport().width() - 2 * RING - self._card.width()
        apart = self._card.width() + _GAP * self.u
        if count < 2:
            return apart
        return max(float(min(HAND_STRIP, room // (count - 1))), min(apart, room / (count - 1)))

    def _ways(self, count: int, risen: Collection[int]) -> list[float]:
        """Return how far each of so many cards lies from the first while those in these rows have risen."""
        room, least = self._step(count) * (count - 1), _LEAST_STRIP * self.u
        return spread(count, room, self._card.width(), risen, least)

    def _risen_rows(self) -> set[int]:
        """Return the rows of the cards that stand out: that with the focus and the one being aimed."""
        focused = self.currentIndex() if self.hasFocus() else QModelIndex()
        return {index.row() for index in (focused, self._armed_index()) if index.isValid()}

    def _in_sight(self, row: int, missing: int = 0) -> float:
        """Return how much of a card others leave in sight where so many after it are missing."""
        ways, over = self._ways(self.count, self._risen_rows()), row + 1 + missing
        return self._seen(ways[row], ways[over]) if over < len(ways) else self._card.width()

    def _seen(self, left: float, right: float) -> float:
        """Return what is seen of a card between two places, rounded: pictures are kept by it."""
        return min(self._card.width(), round(right - left, 2))

    @property
    def is_overlapping(self) -> bool:
        """Tell whether cards lie over each other."""
        return self.step < self._card.width()

    def items(self) -> Iterable[QModelIndex]:
        """Yield the cards from left to right, the one being aimed last: it lies over its neighbours."""
        armed = self._armed_index()
        yield from (index for index in super().items() if index != armed)
        if armed.isValid():
            yield armed

    def cell_rect(self, index: Index) -> QRect:
        """Return where a card lies; the one with the focus and the one being aimed have risen."""
        low = self.viewport().height() - RING - self._card.height()
        rise = min(round(HAND_RISE * self.u), max(0, low - RING - self._ceiling))
        risen = self._risen_rows()
        ways = self._ways(self.count, risen)
        left = max(RING, round((self.viewport().width() - self._card.width() - ways[-1]) / 2))
        top = low - rise if index.row() in risen else low
        return QRect(QPoint(left + round(ways[index.row()]), top), self._card)

    def front(self) -> QModelIndex:
        """Return the card that lies whole over its neighbours: the one that is pointed at, or has risen."""
        if self.is_pointed_at(self._pointed_at):
            return self.model().index(self._pointed_at.row(), 0, self.rootIndex())
        return self.currentIndex() if self.is_risen(self.currentIndex()) else QModelIndex()

    def is_pointed_at(self, index: Index) -> bool:
        """Tell whether the pointer has brought a card of those that overlap to the front.

        It stays as low as it was: else it would leave the pointer at its foot.
        """
        return index.isValid() and index == self._pointed_at and self.is_overlapping

    def _point_at(self, index: QModelIndex | None = None) -> None:
        if self._pointed_at != index:
            self._pointed_at = QPersistentModelIndex(index or QModelIndex())
            self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """No card is pointed at any more."""
        super().leaveEvent(event)
        self._point_at()

    def is_risen(self, index: Index) -> bool:
        """Tell whether a card stands out of the row."""
        return index.row() in self._risen_rows()

    def _is_behind(self, index: Index, risen: Sequence[QRect]) -> bool:
        """Tell whether a card that has risen hides all of this one but its lower end, which says nothing."""
        if not risen or self.is_risen(index) or index.row() == self.count - 1:
            return False
        left, seen = self.cell_rect(index).left(), self._in_sight(index.row())
        return any(box.left() <= left and left + seen <= box.right() + 1 for box in risen)

    def is_armed(self, index: Index) -> bool:
        """Tell whether this is the card being aimed: the current one of equal cards, else the first."""
        return index.isValid() and bool(index == self._armed_index())

    def _armed_index(self) -> QModelIndex:
        """Return the card being aimed, an invalid index where there is none."""
        model, current = self.model(), self.currentIndex()
        if self._armed is None or not isinstance(model, CardRows) or self._armed not in model.cards:
            return QModelIndex()
        is_current = current.isValid() and model.cards[current.row()] == self._armed
        index = current if is_current else model.index(model.cards.index(self._armed), 0)
        return index if index.data(CardRole.CARD) == self._armed else QModelIndex()  # it may be covered

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the card under a point; the risen card lies over its neighbours."""
        current = self.currentIndex()
        if current.isValid() and self.hasFocus() and self.cell_rect(current).contains(point):
            return current
        return super().indexAt(point)

    def drag_pixmap(self, index: QModelIndex) -> QPixmap:
        """Return the picture that hangs at the pointer: the whole card."""
        face, size = index.data(ItemRole.FACE), self._card.toSizeF()
        return self._painter.seen_pixmap(face, size, size.width(), self.devicePixelRatioF())

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw a card: its back if covered, a strip if the next one lies over it."""
        if self.is_dragging and index == self.currentIndex():
            return  # it hangs at the pointer
        is_pointed_at = self.is_pointed_at(index)
        if self._is_behind(index, self._risen) and not is_pointed_at:
            return
        box = QRectF(self.cell_rect(index))
        face = self._face(index)
        risen = self.is_risen(index)
        if self.is_overlapping and (risen or index.row()):
            self._painter.paint_shadow(painter, box, self.u)
        if face is None:
            self._painter.paint_back(painter, box)
        else:
            bared = self.is_dragging and index.row() + 1 == self.currentIndex().row()
            is_whole = risen or is_pointed_at
            seen = self._card.width() if is_whole else self._in_sight(index.row(), int(bared))
            ratio = painter.device().devicePixelRatioF()
            painter.drawPixmap(box.topLeft(), self._picture(face, seen, ratio))
        marks &= ~(Mark.DIMMED | Mark.TARGET)
        if self.is_armed(index):
            marks = marks & ~Mark.SELECTED | Mark.TARGET
        elif index.data(CardRole.CARD) in self.hinted:
            marks |= Mark.TARGET
        draw_marks(painter, box, marks, self.theme, self.u, 6 * self.u)

    def _face(self, index: Index) -> CardFace | None:
        """Return what a card shows, None for its back."""
        face: CardFace | None = index.data(ItemRole.FACE)
        if index.data(CardRole.COVERED) or face is None:
            self._shown.clear()
            self._pictures.clear()
            return None
        if self._are_years_moving():
            return replace(self._shown.get(face.card, face), stamp=face.stamp)
        self._shown[face.card] = face
        return face

    def _picture(self, face: CardFace, seen: float, ratio: float) -> QPixmap:
        """Return a card of which the left `seen` pixels are in sight.

        While something moves a frame draws a few cards anew, and the others as they were.
        """
        if self._are_years_moving() and face.card in self._pictures and self._slice.hasExpired(_SLICE_MS):
            self._is_late = True
            return self._pictures[face.card]
        picture = self._painter.seen_pixmap(face, self._card.toSizeF(), seen, ratio)
        self._pictures[face.card] = picture
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hand; if it then rests, the pictures follow for when one card has been played or drawn."""
        risen = self._risen_rows() if self.is_overlapping else ()
        self._risen = [self.cell_rect(index) for index in super().items() if index.row() in risen]
        self._slice.start()
        super().paintEvent(event)
        if self._is_late:
            self._is_late = False
            QTimer.singleShot(0, self, self._draw_again)
        count = self.count
        counts = [some for some in (count - 1, count + 1, count) if some > 1]
        ways = [self._ways(some, rows) for rows in ((), (0,)) for some in counts]
        steps = dict.fromkeys(self._seen(before, last) for *_, before, last in ways)
        self._ahead = [(row, step) for step in steps for row in range(count)]
        self._ahead += [(count - 1, self._card.width())] if count else []
        self._rest.start(_REST_MS)

    def _draw_ahead(self) -> None:
        if not self._ahead:
            return
        if self._are_years_moving():
            self._rest.start(_REST_MS)
            return
        row, seen = self._ahead.pop(0)
        face = self.model().index(row, 0, self.rootIndex()).data(ItemRole.FACE)
        if face is not None:
            self._picture(replace(face, stamp=""), seen, self.devicePixelRatioF())
        self._rest.start(_NEXT_MS)
