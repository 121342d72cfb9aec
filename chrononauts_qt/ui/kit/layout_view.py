"""Views whose items lie where geometry puts them: keys, rings and screen readers follow the geometry.

Qt tells assistive tools about the items of its own views only, by class; a plain subclass of
QAbstractItemView is an empty box to them (measured with 6.11), and of a QTableView they read whole rows.
So the layout is mixed in before QListView.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QWidget

from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.kit.accessibility import CurrentItem, NewNames
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.theme import DARK, Theme

Move = QAbstractItemView.CursorAction
_DIRECTIONS = {
    Move.MoveLeft: (-1, 0),
    Move.MoveRight: (1, 0),
    Move.MoveUp: (0, -1),
    Move.MoveDown: (0, 1),
}


# One click activates on every desktop, whatever its own habit.
_STYLE = (
    "QAbstractItemView { background: transparent; border: none; padding: 0; activate-on-singleclick: 1; }"
)

if TYPE_CHECKING:
    _View = QAbstractItemView
else:
    _View = object


class LayoutView(_View):
    """A free layout. A subclass says where items lie (`cell_rect`) and how they look (`paint_cell`).

    Mixed in before QListView.
    """

    IS_READ_IN_ORDER = False
    """Whether arrows follow the order of the items, wherever they lie."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.u = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet(_STYLE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self._current_item = CurrentItem(self)
        self._new_names = NewNames(self)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show another model."""
        super().setModel(model)
        self._new_names.follow(model)

    def tells_next(self, words: str) -> bool:
        """Tell whether a screen reader hears these words next: of the current item, as its state."""
        state = self.currentIndex().data(Qt.ItemDataRole.AccessibleDescriptionRole)
        return self._current_item.is_due and spoken(words) in str(state or "")

    def cell_rect(self, index: Index) -> QRect:
        """Return where an item lies in the viewport."""
        raise NotImplementedError

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw an item with its marks."""
        raise NotImplementedError

    def items(self) -> Iterable[QModelIndex]:
        """Yield all items, from the lowest to the one painted last; a list unless a subclass says more."""
        model = self.model()
        if model is not None:
            for row in range(model.rowCount(self.rootIndex())):
                yield model.index(row, 0, self.rootIndex())

    def front(self) -> QModelIndex:
        """Return the item that lies over all others."""
        return self.currentIndex()

    def set_scale(self, u: float) -> None:
        """Take another scale of text and signs."""
        if u != self.u:
            self.u = u
            self.viewport().update()

    def marks_of(self, index: QModelIndex) -> Mark:
        """Return how an item is marked now."""
        marks = Mark.NONE
        if self.hasFocus() and index == self.currentIndex():
            marks |= Mark.FOCUS
        chosen = self.selectionModel()
        if chosen is not None and chosen.hasSelection() and chosen.isSelected(index):
            marks |= Mark.SELECTED
        return marks

    def visualRect(self, index: Index) -> QRect:
        """Return where an item lies in the viewport."""
        return self.cell_rect(index) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the topmost item at a point of the viewport."""
        for index in reversed(list(self.items())):
            if self.cell_rect(index).contains(point):
                return index
        return QModelIndex()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Do nothing: every item is in sight."""

    def horizontalOffset(self) -> int:
        """Return 0: nothing scrolls."""
        return 0

    def verticalOffset(self) -> int:
        """Return 0: nothing scrolls."""
        return 0

    def isIndexHidden(self, index: Index) -> bool:
        """Tell that no item is hidden."""
        return False

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return the item that lies next in the direction of a key."""
        cells = [(index, self.cell_rect(index)) for index in self.items()]
        if not cells:
            return QModelIndex()
        ordered = sorted(cells, key=lambda cell: (cell[0].row(), cell[0].column()))
        if not self.currentIndex().isValid() or action == Move.MoveHome:
            return ordered[0][0]
        if action == Move.MoveEnd:
            return ordered[-1][0]
        here = self.currentIndex()
        if action not in _DIRECTIONS:
            return here
        direction = _DIRECTIONS[action]
        found = here if self.IS_READ_IN_ORDER else _nearest(here, cells, direction)
        if found == here and (self.IS_READ_IN_ORDER or _is_line_across(cells, direction)):
            places = [index for index, _ in ordered]
            found = places[max(0, min(places.index(here) + sum(direction), len(places) - 1))]
        return found

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the topmost item of a point; a rubber band selects nothing here."""
        index = self.indexAt(rect.center())
        found = QItemSelection(index, index) if index.isValid() else QItemSelection()
        self.selectionModel().select(found, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return the room of the selected items with their rings."""
        region = QRegion()
        for index in selection.indexes():
            region += self.cell_rect(index).adjusted(-6, -6, 6, 6)
        return region

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all items, the one with the focus last."""
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_ground(painter)
            last: QModelIndex | None = None
            front = self.front()
            for index in self.items_in(event.region()):
                if index == front:
                    last = index
                else:
                    self.paint_cell(painter, index, self.marks_of(index))
            if last is not None:
                self.paint_cell(painter, last, self.marks_of(last))
            self.paint_over(painter)

    def items_in(self, region: QRegion) -> Iterable[QModelIndex]:
        """Return the items that have to be drawn in a region; here all."""
        return self.items()

    def paint_ground(self, painter: QPainter) -> None:
        """Draw what lies under the items."""

    def paint_over(self, painter: QPainter) -> None:
        """Draw what lies over the items."""

    def drag_pixmap(self, index: QModelIndex) -> QPixmap:
        """Return the picture that follows the pointer: the item as it lies."""
        rect, ratio = self.cell_rect(index), self.devicePixelRatioF()
        pixmap = QPixmap(rect.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(-rect.topLeft())
            self.paint_cell(painter, index, Mark.NONE)
        return pixmap

    def updateGeometries(self) -> None:
        """Let Qt put away headers and corner, then scroll nowhere: its own layout is not ours."""
        super().updateGeometries()
        self.horizontalScrollBar().setRange(0, 0)
        self.verticalScrollBar().setRange(0, 0)

    def dataChanged(self, first: Index, last: Index, roles: Sequence[int] = ()) -> None:
        """Draw everything anew: an item that changed may lie elsewhere, its marks reach over others."""
        self.viewport().update()

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Draw everything anew: rings reach over their neighbours."""
        QAbstractItemView.currentChanged(self, current, previous)
        self._current_item.follow()
        self.viewport().update()


def _is_line_across(cells: Sequence[tuple[QModelIndex, QRect]], direction: tuple[int, int]) -> bool:
    """Tell whether all items lie side by side across a direction: up is then before, down is after."""
    spans = [(r.top(), r.bottom()) if direction[1] else (r.left(), r.right()) for _, r in cells]
    return max(start for start, _ in spans) < min(end for _, end in spans)


def _nearest(
    current: QModelIndex, cells: Sequence[tuple[QModelIndex, QRect]], direction: tuple[int, int]
) -> QModelIndex:
    """Return the item next to `current` in a direction (dx, dy), or `current` at the edge.

    Way along the arrow counts once, way across it three times: the eye follows rows.
    """
    here = next((rect.center() for index, rect in cells if index == current), None)
    if here is None:
        return current
    dx, dy = direction
    best, least = current, float("inf")
    for index, rect in cells:
        way = rect.center() - here
        along = way.x() * dx + way.y() * dy
        across = abs(way.x() * dy) + abs(way.y() * dx)
        if index == current or along <= 0 or along < across * 0.5:
            continue
        if along + 3 * across < least:
            best, least = index, along + 3 * across
    return best
