"""Cards face up in rows: as large as lets all of them be seen, else as large as can be read."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QMargins, QModelIndex, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from chrononauts_qt.ui.games.chrononauts.models.faces import CardFace
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_HEIGHT, CARD_RATIO
from chrononauts_qt.ui.kit.accessibility import CurrentItem
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_marks
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import CLEAR

GAP = 16
"""Pixels between two cards: the ring of the keys has room there."""
_TAB = 0.12
"""The height of the tab that says how many equal cards there are, in heights of a card."""
_SLICE_MS = 20
"""So long cards are drawn anew in one frame."""
_SPARE = 2
"""So many pixels Qt leaves free at the end of a row."""

_Move = QAbstractItemView.CursorAction


class _CardCell(QStyledItemDelegate):
    """Draws a card, and at its foot how many equal ones there are."""

    def __init__(self, grid: CardGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self._grid.cell

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        grid = self._grid
        place = QRectF(option.rect)
        box = QRectF(place.topLeft() + QPointF(GAP / 2, GAP / 2), grid.card.toSizeF())
        if (count := index.data(CardRole.COUNT)) > 1:
            self._draw_count(painter, box, count, grid.tab)
        grid.draw_card(painter, box, index.data(ItemRole.FACE))
        marks = Mark.NONE
        if option.state & QStyle.StateFlag.State_Selected:
            marks = Mark.FOCUS if grid.hasFocus() else Mark.SELECTED
        draw_marks(painter, box, marks, grid.theme, grid.k, 6 * grid.k)

    def _draw_count(self, painter: QPainter, box: QRectF, count: int, high: float) -> None:
        """Draw a tab that hangs from the lower edge of a card."""
        theme = self._grid.theme
        tab = QRectF(box.right() - 3 * high, box.bottom() - high, 2.4 * high, 2 * high)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("line"), 1.2))
        painter.setBrush(theme.color("raised"))
        painter.drawRoundedRect(tab, 0.3 * high, 0.3 * high)
        below = QRectF(tab.left(), box.bottom() + 0.15 * high, tab.width(), 0.85 * high)
        draw_word(painter, f"×{count}", theme.font("number", 0.75 * high), theme.color("text"), below, "c")
        painter.restore()


class CardGrid(QListView):
    """Shows a PickedModel. The arrows lead from card to card, up and down by rows.

    A card's text grows with the card: what the reader's size of text makes larger is the least card.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = replace(theme, text_scale=1.0)
        self.painter = CardPainter(self.theme)
        self.card = QSize(1, 1)
        self.tab = 0
        """The height of the room for a tab below each card, in pixels; 0 where no cards are equal."""
        self._current_item = CurrentItem(self)
        self._columns = 1
        self._count = 0
        self._has_tabs = False
        self._slice = QElapsedTimer()
        self._is_late = False
        self._least = self._most = CARD_HEIGHT
        self.setItemDelegate(_CardCell(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setStyleSheet(f"QListView {{ {CLEAR} padding: 0; }}")
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def cell(self) -> QSize:
        """A card with its tab and half a gap around."""
        return self.card + QSize(GAP, GAP + self.tab)

    @property
    def k(self) -> float:
        """Pixels for a drawing unit of a card."""
        return self.card.height() / CARD_HEIGHT

    def forget_pictures(self) -> None:
        """Keep no picture of a card."""
        self.painter = CardPainter(self.theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as many cards anew as a frame has time for; the others follow with their words."""
        self._slice.start()
        super().paintEvent(event)
        if self._is_late:
            self._is_late = False
            QTimer.singleShot(0, self, self._draw_again)

    def _draw_again(self) -> None:
        self.viewport().update()

    def draw_card(self, painter: QPainter, box: QRectF, face: CardFace) -> None:
        """Draw a card, or as much of it as there is time for now."""
        ratio = painter.device().devicePixelRatioF()
        if self._slice.hasExpired(_SLICE_MS) and not self.painter.is_drawn(face, box.size(), ratio):
            self._is_late = True
            self.painter.paint_small(painter, box, face)
        else:
            self.painter.paint(painter, box, face)

    def make_room_for(self, count: int, has_tabs: bool) -> None:
        """Let so many cards be seen at once, if they can be read then; `has_tabs`: some are equal."""
        self._count, self._has_tabs = count, has_tabs
        self.arrange()

    def set_heights(self, least: int, most: int) -> None:
        """Let a card be so many pixels high, as far as there is room for a whole one."""
        self._least, self._most = least, most
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lay the cards out in the middle of the room; where not all have room, they scroll."""
        room = self.contentsRect().size() - QSize(_SPARE, 0)
        card, scrolls = self._largest(room), False
        if card.height() < self._least:
            room -= QSize(self.verticalScrollBar().sizeHint().width(), 0)
            card, scrolls = self._sized(self._least, room), True
        before, self.card, self.tab = self.cell, card, self._tab(card.height())
        cell = self.cell
        self._columns = max(1, min(room.width() // cell.width(), self._count))
        rows = -(-self._count // self._columns)
        side = (room.width() - self._columns * cell.width()) // 2
        above = 0 if scrolls else (room.height() - rows * cell.height()) // 2
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policy.ScrollBarAlwaysOn if scrolls else policy.ScrollBarAlwaysOff)
        margins = QMargins(side, max(0, above), side, 0)
        if cell != before or margins != self.viewportMargins():
            self.setViewportMargins(margins)
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    def _largest(self, room: QSize) -> QSize:
        """Return the largest size of a card in which all have room at once."""
        best = QSize(0, 0)
        for columns in range(1, self._count + 1):
            rows = -(-self._count // columns)
            size = self._sized(self._most, QSize(room.width() // columns, room.height() // rows))
            if size.height() > best.height():
                best = size
        return best

    def _sized(self, high: int, room: QSize) -> QSize:
        """Return a card of a height, or a lower one that has room with its tab."""
        share = 1 + (_TAB if self._has_tabs else 0)
        most = min((room.height() - GAP) / share, (room.width() - GAP) / CARD_RATIO)
        high = max(1, min(high, int(most)))
        return QSize(int(high * CARD_RATIO), high)

    def _tab(self, high: int) -> int:
        return int(_TAB * high) if self._has_tabs else 0

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let a reader hear of it once."""
        QAbstractItemView.currentChanged(self, current, previous)
        self._current_item.follow()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return the card that a key leads to; from the end of a row it is the first of the next."""
        ways = {_Move.MoveLeft: -1, _Move.MoveRight: 1, _Move.MoveUp: -self._columns,
                _Move.MoveDown: self._columns}  # fmt: skip
        here, last = self.currentIndex().row(), self.model().rowCount() - 1
        if action not in ways or here < 0:
            return super().moveCursor(action, modifiers)
        row = here + ways[action]
        if row > last and here // self._columns < last // self._columns:
            row = last
        return self.model().index(row if 0 <= row <= last else here, 0)
