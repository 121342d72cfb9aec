"""Layout views with cards that can be dragged, dropped, chosen and looked at.

Drag and drop is Qt's Model/View protocol. Qt sends no drop to a place that refused the last move, so the
reason for a refusal comes from hovering, and stays after the card has gone back.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import accumulate

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from chrononauts_qt.ui.kit.drop_model import CARD_MIME, COPY, DropModel, answer_drag, decode
from chrononauts_qt.ui.kit.gliding import glide
from chrononauts_qt.ui.kit.layout_view import LayoutView
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.kit.theme import DARK, Theme

HANG = QSize(12, 14)
"""How far a dragged card hangs from the pointer, to the right and down, in pixels."""

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def hanging(card: QPixmap) -> QPixmap:
    """Return a card's picture for a pointer at its top left corner: below it, right of it, half clear.

    So the year and the headline of the place under the pointer stay in sight. The way to the card is a clear
    part of the picture, because not every platform can hang one beside the pointer.
    """
    ratio = card.devicePixelRatio()
    pixmap = QPixmap(card.size() + HANG * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setOpacity(0.85)
        painter.drawPixmap(HANG.width(), HANG.height(), card)
    return pixmap


def spread(count: int, room: float, wide: float, risen: Collection[int], least: float) -> list[float]:
    """Return how far each of so many cards lies from the first, the last of them at `room`.

    Where they overlap, those to the right of one that has risen (rows) move out of the way of its width,
    as long as `least` of each card stays in sight.
    """
    rows = [row for row in risen if row < count - 1]
    if count < 2 or not rows or len(rows) == count - 1 or room >= wide * (count - 1):
        return [room * row / max(1, count - 1) for row in range(count)]
    others = count - 1 - len(rows)
    step = max(min(least, room / (count - 1)), (room - len(rows) * wide) / others)
    beside = (room - step * others) / len(rows)
    return list(accumulate((beside if row in rows else step for row in range(count - 1)), initial=0.0))


class CardView(LayoutView):
    """A layout view at the table: click and Enter emit Qt's `activated`, Space emits `inspect`."""

    inspect = Signal(str)
    """Show the item with this key (card id, year, "seat-2") large."""
    refused = Signal(str, str)
    """A card hovers over a target that refuses it with a sentence; both stay true until `cleared`."""
    cleared = Signal()
    """The refusal said last no longer matters."""
    offered = Signal(str, str)
    """A card (id) hovers over this legal target; both are empty when it has left."""
    drag_began = Signal(str)
    """This card (id) has been picked up."""
    drag_ended = Signal(str, bool)
    """The card (id) was let go; False: nothing took it."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.is_dragging = False
        """Whether a card of this view hangs at the pointer."""
        self._legal: frozenset[str] | None = None
        self._hinted: frozenset[str] = frozenset()
        self._refused_at = QPersistentModelIndex()
        self._refusal: tuple[str, str] | None = None
        self._offered_at = QPersistentModelIndex()
        self._offer: tuple[str, str] | None = None
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(COPY)

    def drop_column(self, position: QPoint, index: QModelIndex) -> int:
        """Return which part of an item a card hovers over; -1 for items without parts."""
        return -1

    def set_legal_targets(self, targets: frozenset[str] | None) -> None:
        """Ring these targets and dim the other items; None: no card is being played."""
        if targets != self._legal:
            self._legal = targets
            self.viewport().update()

    @property
    def legal_targets(self) -> frozenset[str] | None:
        """The targets ringed now."""
        return self._legal

    def set_hinted(self, keys: frozenset[str]) -> None:
        """Ring the things (keys; of cards their ids) that a hint is about; nothing else is dimmed."""
        if keys != self._hinted:
            self._hinted = keys
            self.viewport().update()

    @property
    def hinted(self) -> frozenset[str]:
        """The things that are ringed by a hint."""
        return self._hinted

    @property
    def refusal(self) -> tuple[str, str] | None:
        """The last refused target and the sentence, until something else happens."""
        return self._refusal

    def clear_refusal(self) -> None:
        """Forget the last refused target."""
        if self._refusal is not None:
            self._refusal, self._refused_at = None, QPersistentModelIndex()
            self.cleared.emit()
            self.viewport().update()

    def marks_of(self, index: QModelIndex) -> Mark:
        """Return how an item is marked now, as a target too."""
        marks = super().marks_of(index)
        if self._offered_at.isValid() and index == self._offered_at:
            marks |= Mark.OFFERED
        if self._refused_at.isValid() and index == self._refused_at:
            marks |= Mark.REFUSED
        if self._legal is not None:
            marks |= Mark.TARGET if index.data(ItemRole.TARGET) in self._legal else Mark.DIMMED
        if self._hinted and index.data(ItemRole.KEY) in self._hinted:
            marks |= Mark.TARGET
        return marks

    # -- mouse and keys -------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Leave out the second press of a double click: it would take back or do again what the first did."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter activates and Space inspects the current item; other keys as in every view."""
        index = self.currentIndex()
        if index.isValid() and event.key() in ENTER and not event.isAutoRepeat():
            self.activated.emit(index)
            event.accept()
            return
        if index.isValid() and event.key() == Qt.Key.Key_Space:
            key = index.data(ItemRole.KEY)
            if key and not event.isAutoRepeat():
                self.inspect.emit(str(key))
            event.accept()
            return
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.text() and plain and event.text().isprintable():
            event.ignore()  # single letters are the window's shortcuts, not a search by name
            return
        super().keyPressEvent(event)

    # -- a card leaves --------------------------------------------------------------------------

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Offer the current card; whatever becomes of it, the model alone says what is in the hand."""
        index = self.currentIndex()
        model = self.model()
        if not index.isValid() or not model.flags(index) & Qt.ItemFlag.ItemIsDragEnabled:
            return
        card = str(index.data(CardRole.CARD))
        drag, picture = QDrag(self), self.drag_pixmap(index)
        drag.setMimeData(model.mimeData([index]))
        drag.setPixmap(hanging(picture))
        drag.setHotSpot(QPoint(0, 0))
        self.drag_began.emit(card)
        self.set_dragging(True)
        taken = drag.exec(COPY)
        self.set_dragging(False)
        if taken == Qt.DropAction.IgnoreAction:
            self._glide_back(picture, QPersistentModelIndex(index))
        self.drag_ended.emit(card, taken != Qt.DropAction.IgnoreAction)

    def set_dragging(self, on: bool) -> None:
        """Let a card of this view hang at the pointer, or no longer."""
        self.is_dragging = on
        self.viewport().update()

    def _glide_back(self, picture: QPixmap, index: QPersistentModelIndex) -> None:
        """Let a card that nothing took go back to its place, if that is still in sight."""
        window = self.window()
        if index.isValid() and self.isVisible() and self.isEnabled():
            start = window.mapFromGlobal(QCursor.pos()) + QPoint(HANG.width(), HANG.height())
            end = self.viewport().mapTo(window, self.visualRect(index).topLeft())
            glide(picture, start, end, window)

    # -- a card comes ---------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let cards in, so that their moves are seen; everything else stays out."""
        answer_drag(event, event.mimeData().hasFormat(CARD_MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept over a legal target; over another one say why not."""
        model = self.model()
        position = event.position().toPoint()
        index = self.indexAt(position)
        offer = decode(event.mimeData())
        if not isinstance(model, DropModel) or offer is None:
            event.ignore()
            return
        column = self.drop_column(position, index)
        target, sentence = model.explain_drop(event.mimeData(), column, index)
        if sentence is None:
            self._welcome(index, offer.card, target)
        else:
            self._refuse(index, target, sentence)
        answer_drag(event, sentence is None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forget the offer but not the refusal: letting go over a refusing place looks like leaving."""
        self._forget_offer()

    def dropEvent(self, event: QDropEvent) -> None:
        """Submit through the model and report a copy, so that no row is removed from its source."""
        position = event.position().toPoint()
        index = self.indexAt(position)
        column = self.drop_column(position, index)
        self._forget_offer()
        source = event.source()
        if isinstance(source, CardView):
            source.set_dragging(False)  # it has come down: nothing hangs at the pointer any more
        answer_drag(event, self.model().dropMimeData(event.mimeData(), COPY, -1, column, index))

    def _welcome(self, index: QModelIndex, card: str, target: str) -> None:
        self.clear_refusal()
        if self._offer != (card, target):
            self._offer, self._offered_at = (card, target), QPersistentModelIndex(index)
            self.offered.emit(card, target)
            self.viewport().update()

    def _refuse(self, index: QModelIndex, target: str, sentence: str) -> None:
        self._forget_offer()
        if self._refusal == (target, sentence):
            return
        self.clear_refusal()
        if not sentence:
            return
        self._refusal, self._refused_at = (target, sentence), QPersistentModelIndex(index)
        self.refused.emit(target, sentence)
        self.viewport().update()

    def _forget_offer(self) -> None:
        if self._offer is not None:
            self._offer, self._offered_at = None, QPersistentModelIndex()
            self.offered.emit("", "")
            self.viewport().update()


class CardListView(CardView, QListView):
    """Cards in a list, which screen readers hear as list items."""
