"""The board as a sortable table of words: for large text and for screen readers, with the same gestures."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF, QSortFilterProxyModel, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from chrononauts_qt.ui.games.chrononauts.list_rows import COLUMNS, SORT, TimelineRows
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace
from chrononauts_qt.ui.games.chrononauts.texts import listed as words
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import FILLS, scene_of
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.scenes import paint_plate
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.word_table import WordPainter, WordRows, WordTable


class TimelineTable(WordTable):
    """Shows TimelineRows in place of a board. What is done to a row happens through the board's view."""

    wide = COLUMNS.index("headline")

    def __init__(self, board: TimelineView, rows: TimelineRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(board, rows, theme, parent)
        self.rows = rows
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(rows)
        self._proxy.setSortRole(SORT)
        self.setModel(self._proxy)
        self.setAccessibleName(words.text("list-name"))
        self.setAccessibleDescription(words.text("list-help"))
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.show_tile(QModelIndex())

    @property
    def word_rows(self) -> WordRows:
        return self.rows

    def _painter(self, rows: WordRows) -> WordPainter:
        return TilePainter(rows, self._theme, self)

    def row_of(self, index: Index) -> int:
        """Return the number of a cell's tile in year order."""
        return self._proxy.mapToSource(self._proxy.index(index.row(), index.column())).row()

    def show_tile(self, place: QModelIndex) -> None:
        """Make the tile at a place of the board the current row; without a place, the first one.

        Where the keys were may come from a hand: what the board forgets when it is covered goes here too.
        """
        row = place.row() if place.isValid() else 0
        current = self.currentIndex()
        if not current.isValid() or self.row_of(current) != row:
            self.setCurrentIndex(self._proxy.mapFromSource(self.rows.index(row, 0)))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let the board have the same current year, so that every key means that one."""
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self._show_on_board(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.currentIndex().isValid():
            self._show_on_board(self.currentIndex())

    def _show_on_board(self, current: Index) -> None:
        place = self.rows.source_index(self.row_of(current))
        if place != self._board.currentIndex():
            self._board.setCurrentIndex(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """S sorts; all other keys as in every list."""
        index = self.currentIndex()
        if event.key() == Qt.Key.Key_S and index.isValid() and not event.modifiers():
            self._sort(index.column())
            return
        super().keyPressEvent(event)

    def _sort(self, column: int) -> None:
        """Sort by a column, the second time backwards, and say so."""
        header = self.horizontalHeader()
        again = header.sortIndicatorSection() == column
        back = again and header.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        self.sortByColumn(column, Qt.SortOrder.DescendingOrder if back else Qt.SortOrder.AscendingOrder)
        name = words.text(f"list-{COLUMNS[column]}")
        said = words.text("list-sorted-back" if back else "list-sorted", column=name)
        announce(self, said)
        self.scrollTo(self.currentIndex())


class TilePainter(WordPainter):
    """Draws the scene of a year behind its headline."""

    def paint_more(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw what happened, small, behind a headline that leaves so much room."""
        if COLUMNS[index.column()] != "headline" or not self._theme.scenes:
            return
        room = QRectF(option.rect)
        face = self._rows.source_index(self._view.row_of(index)).data(ItemRole.FACE)
        height = room.height() - 4
        place = QRectF(room.right() - self.pad() - 2 * height, room.top() + 2, 2 * height, height)
        title = QFontMetrics(self.font).horizontalAdvance(str(index.data()))
        if isinstance(face, TileFace) and room.left() + 3 * self.pad() + title <= place.left():
            painter.setOpacity(self._theme.scenes)
            paint_plate(painter, scene_of(face), place, self._theme.tones(FILLS[face.state]))
