"""The page of the statistics: plain tables, to be read, copied, exported and begun anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.session import statistics, tallies
from chrononauts_qt.session.errors import Trouble
from chrononauts_qt.session.game_entries import ENDED, Entry, Result
from chrononauts_qt.session.statistics import Book
from chrononauts_qt.session.tallies import Tally
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import seat_texts
from chrononauts_qt.ui.catalog import statistics_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.saves import reason
from chrononauts_qt.ui.catalog.statistics_texts import Bar, Chart, Table
from chrononauts_qt.ui.kit.name_tip import plain_tip
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import Page, clear, scrolling
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.shell.save_dialog import Kind, ask_where, write_text
from chrononauts_qt.ui.shell.statistics_charts import ChartView
from chrononauts_qt.ui.table.screens import screens_of

MARGIN = 32
"""The room around the page, in drawing units."""

FRAME = 26
"""What a cell needs beside its words, in pixels."""


class StatisticsPage(Page):
    """Shows what the file of the statistics in `folder` holds whenever one comes to the page."""

    closed = Signal()
    told = Signal(str)
    failed = Signal(str)

    def __init__(self, folder: Path, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._folder = folder
        self._book = Book()
        self._shown: tuple[Table, ...] = ()
        self.views: list[QTableWidget] = []
        self.setAccessibleName(words.text("title"))
        self.empty = self.label("", "body", 18)
        self.copy_button = self.button(words.text("copy"), then=self._copy)
        self.export_button = self.button(words.text("export"), then=self._ask_place)
        self.reset_button = self.button(words.text("reset"), then=self._ask_reset)
        back = self.button(text("back"), primary=True, back=True, then=self.closed)
        self.back_button = self.fixed(back, 190, 0)
        self._lay_out()
        self.question = ResetSheet(theme, self)
        self.question.agreed.connect(self._reset)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), MARGIN, 14)
        page.addWidget(self.label(words.text("title"), "title", 34))
        where = words.text("where", file=self._folder / statistics.FILE)
        self.where = self.label(where, "body", 16, muted=True)
        page.addWidget(self.where)
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 0, 14)
        self.prose(column, self.empty)
        self._tables = self.inner(column, QVBoxLayout(), 8)
        column.addStretch(1)
        self._area = scrolling(inside)
        page.addWidget(self._area, 1)
        acts = (self.copy_button, self.export_button, self.reset_button)
        self.inner(page, QHBoxLayout(), 14, *acts, ..., self.back_button)

    # -- the tables -----------------------------------------------------------------------------

    def show_games(self) -> None:
        """Read the file anew and show what is in it."""
        put_aside: list[Path] = []
        self._book = statistics.read(self._folder, put_aside)
        self._shown = tables(self._book.entries)
        clear(self._tables)
        self.views = []
        for table in self._shown:
            self._add(table)
        self.empty.setText(words.text("newer" if self._book.is_newer else "nothing"))
        self.empty.setVisible(not self._shown)
        for button in (self.copy_button, self.export_button, self.reset_button):
            button.setVisible(bool(self._shown))
        self.rescale()
        if put_aside:
            self.failed.emit(words.text("put-aside", file=put_aside[0]))

    def _add(self, table: Table) -> None:
        self._tables.addWidget(self.label(table.title, "label", 24))
        view = self.typed(_view(table), "body", 16)
        view.currentCellChanged.connect(lambda *_: self._follow(view))
        self._tables.addWidget(view)
        self.views.append(view)
        if table.note:
            self.prose(self._tables, self.label(table.note, "body", 16, muted=True))
        if table.chart is not None:
            self._tables.addSpacing(self.px(8))
            self._tables.addWidget(ChartView(self, table.chart))
        self._tables.addSpacing(self.px(14))

    def _follow(self, view: QTableWidget) -> None:
        """Keep the cell that the keys are on in sight."""
        inside, item = self._area.widget(), view.currentItem()
        if view.hasFocus() and item is not None and inside is not None:
            cell = view.visualItemRect(item)
            place = QRect(view.viewport().mapTo(inside, cell.topLeft()), cell.size()).center()
            self._area.ensureVisible(place.x(), place.y(), 0, 2 * cell.height())

    def rescale(self) -> None:
        """Give every table the height of its rows."""
        super().rescale()
        room = self.width() - 2 * self.px(MARGIN) - self._area.verticalScrollBar().sizeHint().width()
        for view in self.views:
            self._measure(view, room - 2)
        for chart in self.findChildren(ChartView):
            chart.updateGeometry()

    def _measure(self, view: QTableWidget, room: int) -> None:
        """Give every column the room of its words and share out the rest; what is too wide scrolls.

        Heads of rows end in the middle, down to a fifth of the width, before figures are out of sight.
        """
        across, down = view.horizontalHeader(), view.verticalHeader()
        font = self.theme.font("label", self.type_px(17))
        for header in (across, down):
            header.setFont(font)
        type_ = (
            f"font-family: '{font.family()}'; font-size: {font.pixelSize()}px; font-weight: {font.weight()};"
        )
        _dress(view, f"QHeaderView::section {{ {type_} }}")  # a section forgets the font of its header
        view.resizeRowsToContents()
        widest = [
            max(across.sectionSizeHint(column), *(wide + FRAME for wide in _cell_widths(view, column)))
            for column in range(view.columnCount())
        ]
        beside = room - 2 * view.frameWidth() - sum(widest)
        first = min(down.sizeHint().width(), max(beside, room // 5))
        down.setFixedWidth(first)
        left = beside - first
        for column, width in enumerate(widest):
            view.setColumnWidth(column, width + max(0, left) // len(widest))
        across.setStretchLastSection(left >= 0)
        rows = sum(view.rowHeight(row) for row in range(view.rowCount()))
        bar = view.horizontalScrollBar().sizeHint().height() if left < 0 else 0
        view.setFixedHeight(across.sizeHint().height() + rows + 2 * view.frameWidth() + bar + 2)

    # -- to take along --------------------------------------------------------------------------

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(as_text(self._shown))
        self.told.emit(words.text("copied"))

    def _ask_place(self) -> None:
        kinds = [
            self._kind(".csv", words.text("export-csv"), tallies.as_csv),
            self._kind(".json", words.text("export-json"), tallies.as_json),
        ]
        ask_where(self, words.text("export-title"), "chrononauts-statistics.csv", kinds, self._tell_exported)

    def _kind(self, suffix: str, name: str, whole: Callable[[tallies.Entries], str]) -> Kind:
        return Kind(suffix, name, lambda path, put: write_text(path, whole(self._book.entries), put))

    def _tell_exported(self, path: Path, trouble: Trouble | None) -> None:
        if trouble is not None:
            self.failed.emit(words.text("not-exported", file=path, reason=reason(trouble.flaw, trouble.code)))
        else:
            self.told.emit(words.text("exported", file=path))

    # -- to begin anew --------------------------------------------------------------------------

    def _ask_reset(self) -> None:
        self.question.open(self.question.keep_button)

    def _reset(self) -> None:
        kept = statistics.reset(self._folder)
        self.show_games()
        self.back_button.setFocus()
        if isinstance(kept, Trouble):
            self.failed.emit(words.text("not-reset", reason=reason(kept.flaw, kept.code)))
        elif kept is not None:
            self.told.emit(words.text("was-reset", file=kept.name))

    # -- coming ---------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.show_games()
            self.back_button.setFocus()


class ResetSheet(Sheet):
    """Asks before the statistics begin anew; Enter and Esc leave them as they are."""

    agreed = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.says(lambda: words.text("reset-title"), self.entitle)
        question = self.label("", "body", 18)
        self.says(lambda: words.text("reset-question"), question.setText)
        self.body.addWidget(question)
        self.reset_button = self.worded_button(lambda: words.text("reset-yes"), self._agree)
        self.keep_button = self.worded_button(lambda: words.text("reset-no"), self.go_back, 190, primary=True)
        self.buttons.addWidget(self.reset_button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.keep_button)

    def _agree(self) -> None:
        self.hide()
        self.agreed.emit()

    def go_back(self) -> bool:
        self.hide()
        return True


def _view(table: Table) -> QTableWidget:
    """Return a table to be read, with the heads of its rows and columns for screen readers too."""
    view = QTableWidget(len(table.rows), len(table.heads))
    view.setHorizontalHeaderLabels(table.heads)
    for row, (head, *cells) in enumerate(table.rows):
        who = QTableWidgetItem(head)
        who.setToolTip(plain_tip(head))
        view.setVerticalHeaderItem(row, who)
        for column, cell in enumerate(cells):
            item = QTableWidgetItem(cell)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            view.setItem(row, column, item)
    view.setAccessibleName(table.title)
    view.setAccessibleDescription(table.note)
    view.setTabKeyNavigation(False)
    view.setCornerButtonEnabled(False)
    corner = view.findChild(QAbstractButton)
    if corner is not None:
        corner.setAccessibleName(table.title)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setHorizontalScrollMode(QTableWidget.ScrollMode.ScrollPerPixel)
    view.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideMiddle)
    view.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    for header in (view.horizontalHeader(), view.verticalHeader()):
        header.setSectionsClickable(False)
        header.setHighlightSections(False)
    return view


def _dress(view: QTableWidget, sheet: str) -> None:
    if view.styleSheet() != sheet:
        view.setStyleSheet(sheet)


def _cell_widths(view: QTableWidget, column: int) -> list[int]:
    """Return the widths of a column's words."""
    items = (view.item(row, column) for row in range(view.rowCount()))
    return [view.fontMetrics().horizontalAdvance(item.text()) for item in items if item is not None]


# -- what is in the tables ------------------------------------------------------------------------

_RESULTS = (Result.WON, Result.LOST, Result.ALL_LOST, Result.ABANDONED, Result.UNFINISHED)
FORM = 20
"""So many games of everybody show how they have been playing."""
_COLUMNS = ("games", "won", "lost", "all-lost", "abandoned", "unfinished", "helped")


def tables(entries: Sequence[Entry]) -> tuple[Table, ...]:
    """Return every table in which there is anything: those of all games, then what one counts alone."""
    own = (table for game in SHELF for table in screens_of(game).tables(entries))
    found = (_games(entries), _people(entries), _bots(entries), *own)
    return tuple(table for table in found if table.rows)


def as_text(found: Iterable[Table]) -> str:
    """Return tables as lines with tabs between the cells, as a sheet of figures takes them."""
    return "\n".join(_lines(table) for table in found)


def _lines(table: Table) -> str:
    rows = (("", *table.heads), *table.rows)
    return "\n".join((table.title, *("\t".join(row) for row in rows), table.note, ""))


def _games(entries: Sequence[Entry]) -> Table:
    columns = ("games", "people-won", "people-lost", "all-lost", "abandoned", "unfinished", "helped")
    rows = ((screens_of(game).title(), *_cells(tally)) for game, tally in tallies.by_game(entries).items())
    return _table("games", columns, rows)


def _people(entries: Sequence[Entry]) -> Table:
    rows = (
        (words.text("row", name=name, what=screens_of(game).title()), *_cells(tally))
        for (name, game), tally in tallies.by_person(entries).items()
    )
    return _table("people", _COLUMNS, rows)._replace(chart=_form(entries))


def _form(entries: Sequence[Entry]) -> Chart | None:
    """Return what came of everybody's last games, of those who have ended one."""
    found = tallies.form(entries, FORM)
    if not found:
        return None
    bars = tuple(
        Bar(words.text("row", name=name, what=screens_of(game).title()),
            tuple(ENDED.index(result) for result in results))
        for (name, game), results in found.items()
    )  # fmt: skip
    kinds = tuple(words.text(f"col-{result}") for result in ENDED)
    return Chart(words.text("form"), words.text("form-note", most=FORM), kinds, bars, is_row_of_marks=True)


def _bots(entries: Sequence[Entry]) -> Table:
    rows = (
        (words.text("row", name=name, what=seat_texts.text(rank)), *_cells(tally))
        for (name, rank), tally in tallies.against_bots(entries).items()
    )
    return _table("bots", _COLUMNS, rows)


def _table(name: str, columns: Sequence[str], rows: Iterable[tuple[str, ...]]) -> Table:
    heads = tuple(words.text(f"col-{column}") for column in columns)
    return Table(words.text(name), words.text(f"{name}-note"), heads, tuple(rows))


def _cells(tally: Tally) -> tuple[str, ...]:
    """Return so many games, by what they came to, and how many had help."""
    helped, won = tally.helped.total(), tally.helped[Result.WON]
    told = words.text("helped-won", count=helped, won=won) if won else str(helped)
    return (str(tally.games), *(str(tally.results[result]) for result in _RESULTS), told)
