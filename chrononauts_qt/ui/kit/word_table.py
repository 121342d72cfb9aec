"""Things of a view as a table of words in its place: for large text and for screen readers, same gestures."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import (
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
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from chrononauts_qt.ui.kit.accessibility import CurrentItem, NewNames
from chrononauts_qt.ui.kit.card_view import CardView
from chrononauts_qt.ui.kit.drop_model import CARD_MIME, COPY, DropModel, Index, answer_drag, decode
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme

WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

_LEAST_HEIGHT = 32
"""Of a row, in px."""
_SLACK = 2
"""Pixels by which a wrapped text may be wider than one on a line."""
_KEPT = 1000
"""So many heights of texts are kept: those of a list at five widths."""


class WordRows(QAbstractTableModel):
    """The things of another model, one a row, in words."""

    @abstractmethod
    def texts(self) -> Sequence[Sequence[str]]:
        """Return the words of every row, a text per column."""

    @abstractmethod
    def source_index(self, row: int) -> QModelIndex:
        """Return where the thing of a row is in the other model."""

    @abstractmethod
    def is_marked(self, row: int) -> bool | None:
        """Tell whether a row bears a bar, or is faint; None: neither."""


class WordTable(QTableView):
    """Shows WordRows in place of a view. What is done to a row happens through that view.

    ``wide`` is the column that gets what room is left.
    """

    wide = 0

    def __init__(self, board: CardView, rows: WordRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._theme = theme
        self._fits = False
        self._current_item, self._new_names = CurrentItem(self), NewNames(self)
        self._delegate = self._painter(rows)
        self._sizes = _Sizes(self._delegate.font)
        self.setModel(rows)
        self.setItemDelegate(self._delegate)
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
        self.clicked.connect(self._aim)
        rows.dataChanged.connect(self._fit_later)
        rows.modelReset.connect(self._fit_later)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Show other rows."""
        super().setModel(model)
        self._new_names.follow(model)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let a reader hear of it once."""
        QAbstractItemView.currentChanged(self, current, previous)
        self._current_item.follow()

    @property
    def word_rows(self) -> WordRows:
        """The rows in their own order."""
        rows = self.model()
        assert isinstance(rows, WordRows)
        return rows

    def _painter(self, rows: WordRows) -> WordPainter:
        return WordPainter(rows, self._theme, self)

    def set_scale(self, u: float) -> None:
        """Take the scale of the board."""
        font = self._theme.font("text", 15 * u)
        if font != self._delegate.font:
            self._delegate.font, self._sizes = font, _Sizes(font)
        self.setFont(font)
        self._dress(self.horizontalHeader(), self._theme.font("label", 15 * u))
        self._fit_later()

    @staticmethod
    def _dress(header: QHeaderView, font: QFont) -> None:
        """Set the titles in a font: a section forgets that of its header, so a style sheet says it again."""
        header.setFont(font)
        type_ = f"font-family: '{font.family()}'; font-size: {font.pixelSize()}px;"
        sheet = f"QHeaderView::section {{ {type_} font-weight: {font.weight()}; }}"
        if header.styleSheet() != sheet:
            header.setStyleSheet(sheet)

    def row_of(self, index: Index) -> int:
        """Return the number of a cell's thing in the order of the rows."""
        return index.row()

    # -- the room of the words ------------------------------------------------------------------

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
        if self._fits or not self.isVisible() or not self.model().rowCount():
            return
        self._fits = True
        texts, sizes, pad = self.word_rows.texts(), self._sizes, 2 * self._delegate.pad()
        least, wishes = self._wanted()
        spare = max(0, self.viewport().width() - sum(least.values()))
        total = max(1, sum(wishes.values()))
        given = {column: min(wish, spare * wish // total) for column, wish in wishes.items()}
        given[self.wide] += spare - sum(given.values())
        widths = {column: least[column] + given[column] for column in least}
        for column, width in widths.items():
            self.setColumnWidth(column, width)
        self.clearSpans()
        for row in range(self.model().rowCount()):
            line = texts[self.row_of(self.model().index(row, 0))]
            if _is_alone(line):
                self.setSpan(row, 0, 1, len(line))
                wrapped = sizes.height(line[0], sum(widths.values()) - pad)
            else:
                wrapped = max(sizes.height(line[column], widths[column] - pad) for column in least)
            self.setRowHeight(row, max(_LEAST_HEIGHT, wrapped + pad // 2))

    def _wanted(self) -> tuple[dict[int, int], dict[int, int]]:
        """Return by column which width its longest word asks for, and what it would like besides."""
        texts, sizes, pad = self.word_rows.texts(), self._sizes, 2 * self._delegate.pad()
        least, wishes = dict[int, int](), dict[int, int]()
        for column in range(self.model().columnCount()):
            if self.isColumnHidden(column):
                continue
            lines = [line[column] for line in texts if not _is_alone(line)]
            longest = max((sizes.width(word) for line in lines for word in line.split()), default=0)
            least[column] = max(self._title_width(column), longest + pad)
            wishes[column] = max(0, max(map(sizes.width, lines), default=0) + _SLACK + pad - least[column])
        return least, wishes

    def least_width(self) -> int:
        """Return the width in which no word is cut."""
        return sum(self._wanted()[0].values())

    def _title_width(self, column: int) -> int:
        """Return the width of a column's title with the arrow of its sorting."""
        metrics = QFontMetrics(self.horizontalHeader().font())
        title = self.word_rows.headerData(column, Qt.Orientation.Horizontal)
        return metrics.horizontalAdvance(title) + metrics.height() * 2

    # -- gestures -------------------------------------------------------------------------------

    def _aim(self, index: QModelIndex) -> None:
        self._board.activated.emit(self.word_rows.source_index(self.row_of(index)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter aims, Space looks closer; single letters go to the table, they search nothing."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            if not event.isAutoRepeat():
                self._aim(index)
            return
        if event.key() == Qt.Key.Key_Space and index.isValid():
            self._board.inspect.emit(str(index.data(ItemRole.KEY)))
            return
        if event.text() and not event.modifiers() and event.text().isprintable():
            event.ignore()
            return
        super().keyPressEvent(event)

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

    def _place(self, point: QPoint) -> QModelIndex:
        index = self.indexAt(point)
        return self.word_rows.source_index(self.row_of(index)) if index.isValid() else QModelIndex()


def _is_alone(line: Sequence[str]) -> bool:
    """Tell whether the first words of a row have all of it to themselves."""
    return len(line) > 1 and not any(line[1:])


class _Sizes:
    """The sizes of texts in a font; each text is measured once."""

    def __init__(self, font: QFont) -> None:
        self._metrics = QFontMetrics(font)
        self.width = cache(self._metrics.horizontalAdvance)
        self.height = lru_cache(_KEPT)(self._wrapped)

    def _wrapped(self, text: str, room: int) -> int:
        """Return the height of a text that is wrapped to a room, in px."""
        return self._metrics.boundingRect(0, 0, max(1, room), 100_000, WRAP, text).height()


class WordPainter(QStyledItemDelegate):
    """Wraps every cell in full; a row that is not legal is faint, one that is bears a bar."""

    def __init__(self, rows: WordRows, theme: Theme, view: WordTable) -> None:
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
        legal = self._rows.is_marked(self._view.row_of(index))
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
        self.paint_more(painter, option, index)
        painter.restore()

    def paint_more(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw what a cell has besides its words."""


def is_list_key(event: QKeyEvent) -> bool:
    """Tell whether a key asks for the list in the board's place, or for the board back: L."""
    return event.key() == Qt.Key.Key_L and not event.modifiers()
