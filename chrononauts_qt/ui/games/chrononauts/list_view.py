"""The board as a sortable table of words: for large text and for screen readers, with the same gestures."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QModelIndex, QRectF, QSortFilterProxyModel, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from chrononauts_qt.ui.games.chrononauts.list_rows import COLUMNS, ROW, SORT, TimelineRows
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace
from chrononauts_qt.ui.games.chrononauts.texts import listed as words
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import FILLS, scene_of
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.drop_model import CARD_MIME, COPY, DropModel, Index, answer_drag, decode
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.scenes import paint_plate
from chrononauts_qt.ui.kit.theme import Theme

WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

_LEAST_HEIGHT = 32
"""Of a row, in px."""
_KEPT = 1000
"""So many heights of texts are kept: those of a list at five widths."""


class TimelineTable(QTableView):
    """Shows TimelineRows in place of a board. What is done to a row happens through the board's view."""

    def __init__(self, board: TimelineView, rows: TimelineRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self.rows = rows
        self._theme = theme
        self._fits = False
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(rows)
        self._proxy.setSortRole(SORT)
        self._delegate = RowPainter(rows, theme, self)
        self._sizes = _Sizes(self._delegate.font)
        self.setModel(self._proxy)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(words.text("list-name"))
        self.setAccessibleDescription(words.text("list-help"))
        self.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAcceptDrops(True)
        self.setDragDropMode(QTableView.DragDropMode.DropOnly)
        self.setDropIndicatorShown(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
        self.clicked.connect(self._aim)
        rows.dataChanged.connect(self._fit_later)
        self.show_tile(QModelIndex())

    def set_scale(self, u: float) -> None:
        """Take the scale of the board."""
        font = self._theme.font("text", 15 * u)
        if font != self._delegate.font:
            self._delegate.font, self._sizes = font, _Sizes(font)
        self.setFont(font)
        self.horizontalHeader().setFont(self._theme.font("label", 15 * u))
        self._fit_later()

    def row_of(self, index: Index) -> int:
        """Return the number of a cell's tile in year order."""
        return self._proxy.mapToSource(self._proxy.index(index.row(), index.column())).row()

    def show_tile(self, place: QModelIndex) -> None:
        """Make the tile at a place of the board the current row; without a place, the first one.

        Where the keys were may come from a hand: what the board forgets when it is covered goes here too.
        """
        row = place.row() * ROW + place.column() if place.isValid() else 0
        self.setCurrentIndex(self._proxy.mapFromSource(self.rows.index(row, 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fits = self._fits and event.size().width() == event.oldSize().width()
        self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        self.fit()

    def _fit_later(self) -> None:
        """Measure once for all that changes before the list is drawn."""
        self._fits = False
        self.scheduleDelayedItemsLayout()

    def fit(self) -> None:
        """Give every column its longest word, share out what is left by what each would like, then wrap.

        What still fits is not measured again, and what nobody sees is when it is shown.
        """
        if self._fits or not self.isVisible() or not self._proxy.rowCount():
            return
        self._fits = True
        texts, sizes, pad = self.rows.texts(), self._sizes, 2 * self._delegate.pad()
        shown = [column for column in range(len(COLUMNS)) if not self.isColumnHidden(column)]
        least, wishes = {}, {}
        for column in shown:
            lines = [line[column] for line in texts]
            longest = max((sizes.width(word) for line in lines for word in line.split()), default=0)
            least[column] = max(self._title_width(column), longest + pad)
            wishes[column] = max(0, max(map(sizes.width, lines)) + pad - least[column])
        spare = max(0, self.viewport().width() - sum(least.values()))
        total = max(1, sum(wishes.values()))
        given = {column: min(wish, spare * wish // total) for column, wish in wishes.items()}
        given[2] += spare - sum(given.values())
        widths = {column: least[column] + given[column] for column in shown}
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        for row in range(self._proxy.rowCount()):
            line = texts[self.row_of(self._proxy.index(row, 0))]
            wrapped = max(sizes.height(line[column], widths[column] - pad) for column in shown)
            self.setRowHeight(row, max(_LEAST_HEIGHT, wrapped + pad // 2))

    def _title_width(self, column: int) -> int:
        """Return the width of a column's title with the arrow of its sorting."""
        metrics = QFontMetrics(self.horizontalHeader().font())
        title = self.rows.headerData(column, Qt.Orientation.Horizontal)
        return metrics.horizontalAdvance(title) + metrics.height() * 2

    # -- gestures -------------------------------------------------------------------------------

    def _aim(self, index: QModelIndex) -> None:
        self._board.activated.emit(self.rows.source_index(self.row_of(index)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter aims, Space looks closer, S sorts; single letters go to the table, they search nothing."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            if not event.isAutoRepeat():
                self._aim(index)
            return
        if event.key() == Qt.Key.Key_Space and index.isValid():
            self._board.inspect.emit(str(index.data(ItemRole.KEY)))
            return
        if event.key() == Qt.Key.Key_S and index.isValid() and not event.modifiers():
            self._sort(index.column())
            return
        if event.text() and not event.modifiers() and event.text().isprintable():
            event.ignore()
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
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self.scrollTo(self.currentIndex())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        answer_drag(event, event.mimeData().hasFormat(CARD_MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept over a legal row; over another one say why not, as the board does."""
        model, offer = self._board.model(), decode(event.mimeData())
        place = self._place(event.position().toPoint())
        if not isinstance(model, DropModel) or offer is None:
            event.ignore()
            return
        target, sentence = model.explain_drop(event.mimeData(), -1, place)
        if sentence is None:
            self._board.cleared.emit()
            self._board.offered.emit(offer.card, target)
        else:
            self._board.offered.emit("", "")
            if sentence:
                self._board.refused.emit(target, sentence)
        answer_drag(event, sentence is None)

    def dropEvent(self, event: QDropEvent) -> None:
        self._board.offered.emit("", "")
        place = self._place(event.position().toPoint())
        answer_drag(event, self._board.model().dropMimeData(event.mimeData(), COPY, -1, -1, place))

    def _place(self, point: Any) -> QModelIndex:
        index = self.indexAt(point)
        return self.rows.source_index(self.row_of(index)) if index.isValid() else QModelIndex()


class _Sizes:
    """The sizes of texts in a font; each text is measured once."""

    def __init__(self, font: QFont) -> None:
        self._metrics = QFontMetrics(font)
        self.width = cache(self._metrics.horizontalAdvance)
        self.height = lru_cache(_KEPT)(self._wrapped)

    def _wrapped(self, text: str, room: int) -> int:
        """Return the height of a text that is wrapped to a room, in px."""
        return self._metrics.boundingRect(0, 0, max(1, room), 100_000, WRAP, text).height()


class RowPainter(QStyledItemDelegate):
    """Wraps every cell in full; a row the armed card cannot go to is faint, the others bear a bar."""

    def __init__(self, rows: TimelineRows, theme: Theme, view: TimelineTable) -> None:
        super().__init__(view)
        self._rows = rows
        self._theme = theme
        self._view = view
        self.font = theme.font("text", 15)

    def pad(self) -> int:
        """Return the room left and right of a text."""
        return max(6, self.font.pixelSize() // 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chosen = self._view.selectionModel().isRowSelected(index.row(), QModelIndex())
        legal = self._rows.is_legal(self._view.row_of(index))
        focused = chosen and self._view.hasFocus()
        ground = "focus" if focused else "hover" if chosen else "raised" if index.row() % 2 else "panel"
        ink = "focus_ink" if focused else "faint" if legal is False and not chosen else "text"
        painter.save()
        painter.fillRect(option.rect, self._theme.color(ground))
        if index.column() == 0 and legal:
            bar = option.rect.adjusted(0, 1, 0, -1)
            bar.setWidth(max(4, self.pad() // 2))
            painter.fillRect(bar, self._theme.color(ink if focused else "focus"))
        painter.setFont(self.font)
        painter.setPen(self._theme.color(ink))
        painter.drawText(option.rect.adjusted(self.pad(), 0, -self.pad(), 0), WRAP, str(index.data()))
        if COLUMNS[index.column()] == "headline" and self._theme.scenes:
            self._paint_scene(painter, QRectF(option.rect), index)
        painter.restore()

    def _paint_scene(self, painter: QPainter, room: QRectF, index: Index) -> None:
        """Draw what happened, small, behind a headline that leaves so much room."""
        face = self._rows.source_index(self._view.row_of(index)).data(ItemRole.FACE)
        height = room.height() - 4
        place = QRectF(room.right() - self.pad() - 2 * height, room.top() + 2, 2 * height, height)
        words = QFontMetrics(self.font).horizontalAdvance(str(index.data()))
        if isinstance(face, TileFace) and room.left() + 3 * self.pad() + words <= place.left():
            painter.setOpacity(self._theme.scenes)
            paint_plate(painter, scene_of(face), place, self._theme.tones(FILLS[face.state]))
