"""The log of public events, the newest line in sight; what it names can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QPoint,
    QPointF,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.accessibility import CurrentItem
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.roles import LogRole
from chrononauts_qt.ui.kit.theme import Theme


class Mention(NamedTuple):
    """Letters `start` to `end` of a line name what has this key."""

    start: int
    end: int
    key: str


Mentions = Callable[[str], Sequence[Mention]]
"""What finds the names in a line, from left to right."""


PLAIN_LIST = "QListView { background: transparent; border: none; padding: 0; }"
"""A list that stands in a panel which is drawn already."""


class QuietList(QListView):
    """A list to read: letters and digits are the table's keys, not a search in it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what could be typed to the table."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.text().isprintable() and event.text() and plain:
            event.ignore()
            return
        super().keyPressEvent(event)


class LogView(QuietList):
    """Lines wrap to the width; a line of another turn stands a little apart.

    A press on a name, or Enter for the first (again: the next) name of the line, asks to see it.
    `mentions` finds the names.
    """

    mentioned = Signal(str)
    """The key of a name that was pressed."""
    pointed_at = Signal(str)
    """The pointer rests on this name; empty: on none any more."""

    def __init__(
        self, model: LogModel, theme: Theme, mentions: Mentions, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._current_item = CurrentItem(self)
        self._mentions = mentions
        self._pointed = ""
        self._pressed: tuple[int, int] = (-1, 0)
        self.delegate = _LogDelegate(theme, mentions, self)
        self.setItemDelegate(self.delegate)
        self._filter = QSortFilterProxyModel(self)
        self._filter.setFilterRole(LogRole.MARKED)
        self._filter.setSourceModel(model)
        self.setModel(self._filter)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(text("log"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setStyleSheet(PLAIN_LIST)
        self.viewport().setMouseTracking(True)
        self._is_behind = False
        self._filter.rowsInserted.connect(self._go_to_end)
        self._filter.rowsAboutToBeInserted.connect(self.delegate.forget_sizes)
        self._filter.rowsAboutToBeRemoved.connect(self.delegate.forget_sizes)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let a reader hear of it once."""
        QAbstractItemView.currentChanged(self, current, previous)
        self._current_item.follow()

    def show_marked_only(self, on: bool) -> None:
        """Leave out every line that is not marked."""
        self._filter.setFilterFixedString("true" if on else "")
        self.scrollToBottom()

    def set_scale(self, u: float) -> None:
        """Take the scale of the rail."""
        self.delegate.u = u
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapped lines take another height."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self._go_to_end()

    def _go_to_end(self) -> None:
        """Show the newest line; Qt lays all lines out for it, which a hidden list leaves until it shows."""
        if self.isVisible():
            self.scrollToBottom()
        else:
            self._is_behind = True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_behind:
            self._is_behind = False
            self.scrollToBottom()

    def go_to_newest(self) -> None:
        """Take the keys at the newest line."""
        self.setFocus()
        self._make_newest_current()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by keys begins at the newest line; a window that comes back is read on."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._make_newest_current()
        super().focusInEvent(event)

    def _make_newest_current(self) -> None:
        newest = self._filter.index(self._filter.rowCount() - 1, 0)
        self.selectionModel().setCurrentIndex(newest, QItemSelectionModel.SelectionFlag.NoUpdate)
        self.scrollToBottom()

    # -- names that can be pressed --------------------------------------------------------------

    def mention_at(self, point: QPoint) -> Mention | None:
        """Return what is named at a point of the viewport."""
        index = self.indexAt(point)
        return self.delegate.mention_at(self.visualRect(index), index, point) if index.isValid() else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer rests on."""
        found = self.mention_at(event.position().toPoint())
        self._point(found.key if found else "")
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer rests on nothing here any more."""
        self._point("")
        super().leaveEvent(event)

    def _point(self, key: str) -> None:
        if key != self._pointed:
            self._pointed = key
            shape = Qt.CursorShape.PointingHandCursor if key else Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(shape)
            self.pointed_at.emit(key)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press on a name asks to see it."""
        super().mouseReleaseEvent(event)
        found = self.mention_at(event.position().toPoint())
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self.mentioned.emit(found.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space go through the names of the current line."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        found = self._mentions(self.currentIndex().data() or "") if self.currentIndex().isValid() else ()
        if event.key() not in keys or not found:
            super().keyPressEvent(event)
            return
        row, number = self._pressed
        number = (number + 1) % len(found) if row == self.currentIndex().row() else 0
        self._pressed = (self.currentIndex().row(), number)
        self.mentioned.emit(found[number].key)


class _LogDelegate(QStyledItemDelegate):
    """Draws one line; the first line of a turn has a rule above it, names are underlined.

    Qt asks for the size of all lines whenever one comes, so sizes are kept by row. Undo and filter change
    the rows: heights are kept by the words, too, and the lines in sight.
    """

    def __init__(self, theme: Theme, mentions: Mentions, view: QListView) -> None:
        super().__init__(view)
        self._theme = theme
        self._mentions = mentions
        self._view = view
        self.u = 1.0
        laid_out = lru_cache(maxsize=64)(lambda words, *look: _laid_out(words, mentions(words), *look))
        self._layout = laid_out
        self._height = lru_cache(maxsize=4096)(lambda *look: laid_out(*look).boundingRect().height())
        self._sizes: dict[int, QSize] = {}  # by row
        self._sized_for: tuple[object, ...] = ()

    @property
    def _margin(self) -> int:
        return round(8 * self.u)

    def _look(self, index: Index) -> tuple[str, Theme, float, int]:
        """Return what the lines of an entry depend on: its words, their look, and the width of the view."""
        width = max(60, self._view.viewport().width() - 2 * self._margin)
        return str(index.data()), self._theme, max(12.0, 15 * self.u), width

    def _starts_turn(self, index: Index) -> bool:
        before = index.sibling(index.row() - 1, 0)
        return before.isValid() and before.data(LogRole.TURN) != index.data(LogRole.TURN)

    def _top(self, index: Index) -> int:
        return round((10 if self._starts_turn(index) else 2) * self.u)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = self._theme, self.u, self._view.viewport().width()
        if look != self._sized_for:
            self._sizes, self._sized_for = {}, look
        row = index.row()
        if row not in self._sizes:
            height = round(self._height(*self._look(index)) + 3 * self.u) + self._top(index)
            self._sizes[row] = QSize(60, height)
        return self._sizes[row]

    def forget_sizes(self, _: Index, first: int) -> None:
        """Forget the sizes from a row on: other lines stand there."""
        self._sizes = {row: size for row, size in self._sizes.items() if row < first}

    def mention_at(self, rect: QRect, index: Index, point: QPoint) -> Mention | None:
        """Return what the line names at a point."""
        layout = self._layout(*self._look(index))
        at = QPointF(point - rect.topLeft()) - QPointF(self._margin, self._top(index))
        for number in range(layout.lineCount()):
            line = layout.lineAt(number)
            if line.naturalTextRect().contains(at):
                place = line.xToCursor(at.x(), line.CursorPosition.CursorOnCharacter)
                return next((m for m in self._mentions(str(index.data())) if m.start <= place < m.end), None)
        return None

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRect(option.rect)
        painter.save()
        left, top = rect.left() + self._margin, rect.top()
        if self._starts_turn(index):
            painter.setPen(self._theme.color("line"))
            rule = top + round(5 * self.u)
            painter.drawLine(left, rule, rect.right() - self._margin, rule)
        newest = index.row() == index.model().rowCount() - 1
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if focused:
            painter.setPen(self._theme.color("focus"))
            painter.drawRect(rect.adjusted(1, 0, -2, -1))
        painter.setPen(self._theme.color("text" if newest or focused else "muted"))
        self._layout(*self._look(index)).draw(painter, QPointF(left, top + self._top(index)))
        painter.restore()


def _laid_out(words: str, mentions: Sequence[Mention], theme: Theme, px: float, width: int) -> QTextLayout:
    """Return an entry broken to a width, its names underlined."""
    layout = QTextLayout(words, theme.font("text", px))
    named = []
    for mention in mentions:
        look = QTextLayout.FormatRange()
        look.start, look.length = mention.start, mention.end - mention.start
        look.format = QTextCharFormat()
        look.format.setFontUnderline(True)
        look.format.setForeground(theme.color("ripple_edge"))
        named.append(look)
    layout.setFormats(named)
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout
