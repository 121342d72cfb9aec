"""The board as a sortable table of words: for large text and for screen readers, with the same gestures."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView, QWidget

from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.ui.catalog import settings_texts as words
from chrononauts_qt.ui.catalog.cards import headline, patch_headline
from chrononauts_qt.ui.catalog.spoken import tile_description, tile_name
from chrononauts_qt.ui.catalog.wording import marked, spoken
from chrononauts_qt.ui.match_controller import MatchController
from chrononauts_qt.ui.models.drop_model import DropModel
from chrononauts_qt.ui.models.offer import CARD_MIME, decode
from chrononauts_qt.ui.models.roles import ItemRole, TileRole
from chrononauts_qt.ui.models.timeline_model import TimelineModel
from chrononauts_qt.ui.tables.chrononauts.table import TableScreen
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.timeline_view import TimelineView

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
SORT = Qt.ItemDataRole.UserRole.value + 71
COLUMNS = ("year", "side", "headline", "condition", "lamps", "mine")
WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
LARGE_TEXT = 1.5
"""From this text size on the list is offered."""

_COPY = Qt.DropAction.CopyAction
_ROW = 8  # tiles in a row of the board's model


class TimelineRows(QAbstractTableModel):
    """The tiles of a TimelineModel, one a row, in words. `needs` are the viewer's own years, or nobody's."""

    def __init__(self, source: TimelineModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source = source
        self._needs: dict[int, Need] = {}
        self._legal: frozenset[str] | None = None
        source.dataChanged.connect(self._changed)
        source.modelAboutToBeReset.connect(self.beginResetModel)
        source.modelReset.connect(self.endResetModel)

    def set_needs(self, needs: tuple[Need, ...]) -> None:
        """Mark the years of an Identity; nobody's while everything private is covered."""
        fresh = {int(need.what): need for need in needs}
        if fresh != self._needs:
            self._needs = fresh
            self._changed()

    def set_legal(self, targets: frozenset[str] | None) -> None:
        """Say at every row whether the armed card can be played there; None: no card is armed."""
        if targets != self._legal:
            self._legal = targets
            self._changed()

    def is_legal(self, row: int) -> bool | None:
        """Tell whether the armed card can be played on a row; None: no card is armed."""
        if self._legal is None:
            return None
        return str(self.tile(row).year) in self._legal or "slot" in self._legal

    def source_index(self, row: int) -> QModelIndex:
        """Return where the tile of a row lies on the board."""
        return self.source.index(row // _ROW, row % _ROW)

    def tile(self, row: int) -> Tile:
        """Return the tile of a row."""
        tile: Tile = self.source_index(row).data(TileRole.TILE)
        return tile

    def _changed(self, *_: object) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, len(COLUMNS) - 1))

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else self.source.rowCount() * _ROW

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flag = Qt.ItemFlag
        return flag.ItemIsEnabled | flag.ItemIsSelectable | flag.ItemIsDropEnabled | flag.ItemNeverHasChildren

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if orientation == Qt.Orientation.Horizontal and role in shown:
            return words.text(f"list-{COLUMNS[section]}")
        if orientation == Qt.Orientation.Vertical and role in shown:
            return str(self.tile(section).year)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words of a cell; its spoken name starts with the year, so that no cell stands alone."""
        if not index.isValid():
            return None
        tile = self.tile(index.row())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(tile, COLUMNS[index.column()])
        if role == SORT:
            return tile.year if index.column() == 0 else self._words(tile, COLUMNS[index.column()])
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(tile, index.column())
        if role in (Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole):
            legal = self.is_legal(index.row())
            if legal is None:
                return tile_description(tile)
            return words.text("list-legal" if legal else "list-not-legal")
        if role in list(ItemRole) or role in list(TileRole):
            return self.source_index(index.row()).data(role)
        return None

    def _spoken(self, tile: Tile, column: int) -> str:
        if column == 0:
            return tile_name(tile)
        said = self._words(tile, COLUMNS[column]) or words.text("list-empty")
        name = words.text(f"list-{COLUMNS[column]}")
        return spoken(words.text("list-cell", year=tile.year, column=name, words=said))

    def _words(self, tile: Tile, column: str) -> str:
        if column == "year":
            return marked(tile.year, "prime" if tile.side == "prime" or tile.patch else "true")
        if column == "side":
            return words.side_words(tile)
        if column == "headline":
            if tile.side == "paradox" and tile.patch is None:
                return ""  # the side says it
            return patch_headline(tile.patch) if tile.patch else headline(tile.year, tile.side)
        if column == "condition":
            return words.condition_words(tile)
        if column == "lamps":
            return words.lamp_words(tile)
        need = self._needs.get(tile.year)
        return "" if need is None else words.text("mine-met" if need.fulfilled else "mine-open")


class TimelineTable(QTableView):
    """Shows TimelineRows in place of a board. What is done to a row happens through the board's view."""

    def __init__(self, board: TimelineView, rows: TimelineRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._rows = rows
        self._theme = theme
        self._proxy = QSortFilterProxyModel(self)
        self._proxy.setSourceModel(rows)
        self._proxy.setSortRole(SORT)
        self._delegate = RowPainter(rows, theme, self)
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
        rows.dataChanged.connect(lambda *_: self.fit())
        self.show_tile(QModelIndex())

    def set_scale(self, u: float) -> None:
        """Take the scale of the board."""
        self._delegate.font = self._theme.font("text", 15 * u)
        self.setFont(self._delegate.font)
        self.horizontalHeader().setFont(self._theme.font("label", 15 * u))
        self.fit()

    def row_of(self, index: Index) -> int:
        """Return the number of a cell's tile in year order."""
        return self._proxy.mapToSource(self._proxy.index(index.row(), index.column())).row()

    def show_tile(self, place: QModelIndex) -> None:
        """Make the tile at a place of the board the current row; without a place, the first one.

        Where the keys were may come from a hand: what the board forgets when it is covered goes here too.
        """
        row = place.row() * _ROW + place.column() if place.isValid() else 0
        self.setCurrentIndex(self._proxy.mapFromSource(self._rows.index(row, 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give every column its longest word, share out what is left by what each would like, then wrap.

        Hidden behind the board it waits: it is measured again when it is shown.
        """
        if self.isHidden() or not self._proxy.rowCount():
            return
        least, liked = self._wishes()
        spare = max(0, self.viewport().width() - sum(least))
        wishes = [wish - word for wish, word in zip(liked, least, strict=True)]
        total = max(1, sum(wishes))
        given = [min(wish, spare * wish // total) for wish in wishes]
        given[2] += spare - sum(given)
        for column, width in enumerate(least):
            self.setColumnWidth(column, width + given[column])
        self.resizeRowsToContents()

    def _wishes(self) -> tuple[list[int], list[int]]:
        """Return the width of each column's longest word, and of its longest text."""
        metrics, head = QFontMetrics(self._delegate.font), QFontMetrics(self.horizontalHeader().font())
        pad = 2 * self._delegate.pad()
        least, liked = [], []
        for column in range(len(COLUMNS)):
            title = head.horizontalAdvance(self._rows.headerData(column, Qt.Orientation.Horizontal))
            texts = [str(self._rows.index(row, column).data()) for row in range(self._rows.rowCount())]
            longest = [word for line in texts for word in line.split()]
            room = title + head.height() * 2
            least.append(max([room, *(metrics.horizontalAdvance(word) + pad for word in longest)]))
            liked.append(max([least[-1], *(metrics.horizontalAdvance(line) + pad for line in texts)]))
        return least, liked

    # -- gestures -------------------------------------------------------------------------------

    def _aim(self, index: QModelIndex) -> None:
        self._board.activated.emit(self._rows.source_index(self.row_of(index)))

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
        if event.mimeData().hasFormat(CARD_MIME):
            event.setDropAction(_COPY)
            event.accept()
        else:
            event.ignore()

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
            event.setDropAction(_COPY)
            event.accept()
        else:
            self._board.offered.emit("", "")
            if sentence:
                self._board.refused.emit(target, sentence)
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        self._board.offered.emit("", "")
        place = self._place(event.position().toPoint())
        if self._board.model().dropMimeData(event.mimeData(), _COPY, -1, -1, place):
            event.setDropAction(_COPY)
            event.accept()
        else:
            event.ignore()

    def _place(self, point: Any) -> QModelIndex:
        index = self.indexAt(point)
        return self._rows.source_index(self.row_of(index)) if index.isValid() else QModelIndex()


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

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        room = self._view.columnWidth(index.column()) - 2 * self.pad()
        metrics = QFontMetrics(self.font)
        box = metrics.boundingRect(0, 0, max(1, room), 100_000, WRAP, str(index.data()))
        return QSize(room, max(32, box.height() + self.pad()))

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
        painter.restore()


class BoardSwitch(QObject):
    """Keeps a list beside a board, in its place when wanted: same place, same gestures, same keys."""

    def __init__(self, table: TableScreen, controller: MatchController, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        board = self._board = table.timeline
        arming = self._arming = table.arming
        self._controller = controller
        self._ringed = (table.timeline, table.players)
        self._rings = True
        model = board.model()
        assert isinstance(model, TimelineModel), "the board shows the TimeLine"
        self.rows = TimelineRows(model, self)
        self.list = TimelineTable(board, self.rows, theme, table)
        self.list.hide()
        self.list.stackUnder(board)
        QWidget.setTabOrder(board, self.list)
        board.installEventFilter(self)
        board.selectionModel().currentChanged.connect(lambda now, _: self.list.show_tile(now))
        controller.changed.connect(self._show)
        controller.viewer_changed.connect(self._change_viewer)
        arming.changed.connect(self._show)
        self._follow()
        self._show()

    def set_help(self, highlights: bool, preview: bool, claim: bool) -> None:
        """Give the help that is wished for: rings where an armed card can go, a preview, a reminder."""
        self._table.explain.set_assists(preview, claim)
        self._rings = highlights
        self._show()

    @property
    def is_list(self) -> bool:
        """Tell whether the list stands in the board's place."""
        return not self.list.isHidden()

    def toggle(self) -> None:
        """Put the list in the board's place, or the board back; the keys stay where they were."""
        to_list = not self.is_list
        if self._table.message.words.text() == words.text("list-offer"):
            self._table.message.dismiss()
        had = self._board.hasFocus() or self.list.hasFocus()
        self._board.setFocusProxy(None)  # type: ignore[arg-type]  # none is how Qt takes one away
        self.list.setVisible(to_list)
        self._board.setVisible(not to_list)
        if to_list:
            self._board.setFocusProxy(self.list)
            self.list.fit()
        if had:
            (self.list if to_list else self._board).setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._follow()
        return False

    def _follow(self) -> None:
        """Stand where the board stands."""
        self.list.setGeometry(self._board.geometry())
        self.list.set_scale(self._board.u)

    def _change_viewer(self) -> None:
        """Another pair of eyes: the row where the keys were tells nothing."""
        if self._controller.viewer is None:
            self.list.show_tile(QModelIndex())
        self._show()

    def _show(self) -> None:
        """Show the viewer's own years and where the armed card can go; nobody's while covered."""
        viewer = self._controller.viewer
        self.rows.set_needs(self._controller.view().home_needs if viewer is not None else ())
        targets = self._arming.targets() if viewer is not None and self._rings else None
        self.rows.set_legal(targets)
        if not self._rings:
            for view in self._ringed:
                view.set_legal_targets(None)
