"""The table as lists: a table of words for each kind of thing, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QVBoxLayout, QWidget

from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.keyboard import give_back
from chrononauts_qt.ui.kit.page import Page, scrolling
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.word_table import WordTable
from chrononauts_qt.ui.table.list_rows import ListWords, PieceRows


class PieceTable(WordTable):
    """As high as its rows: the page scrolls. Its current row is the current thing of the pictures as well."""

    reached = Signal()
    """Another row has the keys."""
    left = Signal()
    """The keys have gone elsewhere."""

    def __init__(self, view: PieceView, rows: PieceRows, theme: Theme, parent: QWidget) -> None:
        super().__init__(view, rows, theme, parent)
        self.view, self.rows = view, rows
        self._kept = ("", 0, 0)
        self.wide = len(rows.columns) - 1
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setHighlightSections(False)
        rows.modelAboutToBeReset.connect(self._keep)
        rows.modelReset.connect(self._restore)
        rows.dataChanged.connect(self._stay)
        view.selectionModel().currentChanged.connect(self._follow_view)
        self._leave_out()

    # -- its columns and its height ---------------------------------------------------------------

    def _leave_out(self) -> None:
        for column in range(len(self.rows.columns)):
            if self.isColumnHidden(column) != self.rows.is_empty(column):
                self.setColumnHidden(column, self.rows.is_empty(column))
                self._fit_later()
        shown = (column for column in range(len(self.rows.columns)) if not self.isColumnHidden(column))
        self.wide = max(shown)

    def fit(self) -> None:
        super().fit()
        if self.isVisible():
            header = self.horizontalHeader()
            bar = self.horizontalScrollBar()
            below = bar.sizeHint().height() if header.length() > self.viewport().width() else 0
            height = max(header.height(), header.sizeHint().height()) + 2 * self.frameWidth() + below
            self.setFixedHeight(height + self.verticalHeader().length())

    # -- the row that has the keys ----------------------------------------------------------------

    @property
    def current(self) -> str:
        """The key of the current thing, "" for none."""
        return str(self.currentIndex().data(ItemRole.KEY) or "")

    def show_key(self, key: str) -> None:
        """Make a thing the current row, if it is in this table."""
        row = self.rows.row_of(key)
        if row is not None and key != self.current:
            self.setCurrentIndex(self.rows.index(row, 0))

    def _keep(self) -> None:
        self._kept = (self.current, self.currentIndex().row(), self.currentIndex().column())

    def _restore(self) -> None:
        """Stay where the keys were: at the same thing, else at the same place."""
        self._leave_out()
        key, row, column = self._kept
        count = self.rows.rowCount()
        if not key or not count:
            return
        found = self.rows.row_of(key)
        self.setCurrentIndex(self.rows.index(min(row, count - 1) if found is None else found, column))

    def _stay(self) -> None:
        """Leave the keys in their row: another thing may be there now."""
        self._leave_out()
        if self.currentIndex().isValid() and self.hasFocus():
            self._tell_view(self.currentIndex().row())

    def _follow_view(self, current: QModelIndex) -> None:
        self.show_key(str(current.data(ItemRole.KEY) or ""))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let the pictures have the same current thing, so that every key means that one."""
        if current.isValid() and self.hasFocus():  # two tables may stand for one view
            self._tell_view(current.row())
        super().currentChanged(current, previous)
        self.reached.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.rows.rowCount():
            self.setCurrentIndex(self.rows.index(0, 0))
        if self.currentIndex().isValid():
            self.selectRow(self.currentIndex().row())
            self._tell_view(self.currentIndex().row())
        self.reached.emit()

    def _tell_view(self, row: int) -> None:
        place = self.rows.source_index(row)
        if place.isValid() and place != self.view.currentIndex():
            self.view.setCurrentIndex(place)


class Section(QWidget):
    """A heading, what is to be said below it, and a table; hidden while there is nothing in it."""

    def __init__(self, heading: QLabel, note: QLabel, table: PieceTable) -> None:
        super().__init__()
        self.heading, self.note, self.table = heading, note, table
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for part in (heading, note, table):
            column.addWidget(part)
        column.addStretch(1)

    def say(self, heading: str, note: str = "") -> None:
        """Say what stands in the table."""
        self.heading.setText(heading)
        self.table.setAccessibleName(heading)
        self.note.setText(note)
        self.note.setVisible(bool(note))


class ListPage(Page):
    """All tables; two that stand in a `pair` lie side by side where there is room."""

    def __init__(self, words: ListWords, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.words = words
        self.setAccessibleName(words.text("name"))
        self.sections: dict[str, Section] = {}
        self._pair: tuple[Section, ...] = ()
        inside = QWidget()
        self._column = self.spaced(QVBoxLayout(inside), 6, 8)
        self._row = self.spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom), 0, 8)
        self.area = scrolling(inside)
        self._sight = QTimer(self, singleShot=True, interval=0)  # when all have their heights
        self._sight.timeout.connect(self._keep_in_sight)
        self._asked, self._far = "", 0.0
        outside = QVBoxLayout(self)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self.area)

    def add(
        self,
        name: str,
        view: PieceView,
        rows: PieceRows,
        is_paired: bool = False,
        kind: type[PieceTable] = PieceTable,
    ) -> PieceTable:
        """Add a table for things of a view."""
        table = kind(view, rows, self.theme, self)
        table.setAccessibleDescription(self.words.text("help"))
        section = Section(self.label("", "label", 16), self.label("", "text", 15), table)
        self.sections[name] = section
        if is_paired:
            if not self._pair:
                self._column.addLayout(self._row)
            self._pair = (*self._pair, section)
            self._row.addWidget(section, 1)
        else:
            self._column.addWidget(section)
        table.reached.connect(self._sight.start)
        table.left.connect(self._have_told)
        return table

    def _have_told(self) -> None:
        """Describe no table any more: its keys have been said, and are the same at each."""
        for table in self.tables:
            table.setAccessibleDescription("")

    def end(self) -> None:
        """Let what room is left lie below all tables."""
        self._column.addStretch(1)

    @property
    def tables(self) -> Sequence[PieceTable]:
        """The tables from above."""
        return [section.table for section in self.sections.values()]

    def scale(self) -> float:
        """The lists grow with the window; seen from afar they have the scale of what they stand in for."""
        return self._far or page_scale(self.window().width(), self.window().height())

    def stand(self, room: QRect, far: float = 0.0) -> None:
        """Take a place, and a scale where one is seen from afar."""
        self._far = far
        self.u = self.scale()
        self.setGeometry(room)
        for table in self.tables:
            table.set_scale(max(1.0, self.scale()))
        self.rescale()
        self.lie()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lie()

    def lie(self) -> None:
        """Lay the pair side by side if no word is cut then."""
        gaps = 4 * self._column.spacing() + 20
        each = (self.width() - gaps) // max(1, len(self._pair))
        fits = all(section.table.least_width() <= each for section in self._pair)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if fits else direction.TopToBottom)

    def show_section(self, name: str, is_wanted: bool) -> None:
        """Show a table, if there is anything in it; whoever was there goes to the first that is left."""
        section = self.sections[name]
        is_shown = is_wanted and bool(section.table.rows.lines)
        if section.isHidden() == is_shown:
            had = section.table.hasFocus()
            section.setVisible(is_shown)
            if had:
                give_back(*self.tables)

    def to_top(self) -> None:
        """Scroll back: how far somebody had read is nobody else's business."""
        self.area.verticalScrollBar().setValue(0)
        for table in self.tables:
            table.horizontalScrollBar().setValue(0)

    def ask_for(self, name: str) -> None:
        """Scroll to a table in which something is to be done."""
        self._asked = name
        self._sight.start()

    def _keep_in_sight(self) -> None:
        """Scroll to what is asked for, else to the row that has the keys."""
        inside, asked = self.area.widget(), self._asked
        self._asked = ""
        if inside is None:
            return
        self._column.activate()
        section = self.sections[asked] if asked else next(
            (found for found in self.sections.values() if found.table.hasFocus()), None)
        if asked and section is not None:
            self.area.ensureWidgetVisible(section)
        elif section is not None:
            self._show_row(inside, section)

    def _show_row(self, inside: QWidget, section: Section) -> None:
        """Scroll to the row that has the keys; with the first one, to the heading."""
        table, current = section.table, section.table.currentIndex()
        if not current.isValid():
            return
        row = QRect(0, table.rowViewportPosition(current.row()), 1, table.rowHeight(current.row()))
        top = table.viewport().mapTo(inside, row.topLeft())
        if current.row() == 0:
            top = section.mapTo(inside, QPoint(0, 0))
        end = table.viewport().mapTo(inside, row.bottomLeft())
        middle, half = (top + end) / 2, (end.y() - top.y()) // 2 + 8
        self.area.ensureVisible(self.area.horizontalScrollBar().value(), middle.y(), 0, half)
