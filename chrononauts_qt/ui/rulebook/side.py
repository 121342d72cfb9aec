"""Beside the page that is read: the contents of the book, or in their place what a search finds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from html import escape

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog import lesson_texts
from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.kit.accessibility import CurrentItem
from chrononauts_qt.ui.kit.marks import draw_focus
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook import search
from chrononauts_qt.ui.rulebook.book import Book
from chrononauts_qt.ui.rulebook.search import Found

_PAD = 8
_FOUND = Qt.ItemDataRole.UserRole.value
_SECTION = _FOUND + 1

Index = QModelIndex | QPersistentModelIndex


class ResultList(QListWidget):
    """The results from the best to the last; `chosen` brings the number of a block."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(words.text("results"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # one that comes breaks lines
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_Result(theme, self))
        self.itemActivated.connect(self._choose)
        self.itemClicked.connect(self._choose)
        CurrentItem(self)

    def show_results(self, results: Sequence[Found], titles: Mapping[str, str]) -> None:
        """List the results; `titles` are those of the sections by id."""
        self.clear()
        for found in results:
            title = titles[found.block.section]
            item = QListWidgetItem(self)
            item.setData(_FOUND, found)
            item.setData(_SECTION, title)
            said = spoken(words.text("result-name", section=title, words=found.excerpt))
            item.setData(Qt.ItemDataRole.AccessibleTextRole.value, said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the words anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def found(self, row: int) -> Found:
        """Return a result by its place."""
        result = self.item(row).data(_FOUND)
        assert isinstance(result, Found), "every item holds what was found"
        return result

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(_FOUND).block.number)


class _Result(QStyledItemDelegate):
    """Draws the section over the words, what was asked for in strong letters."""

    def __init__(self, theme: Theme, view: QListWidget) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def _document(self, index: Index, ink: str, strong: str) -> QTextDocument:
        """Return a result as set in the width of the list; `ink` and `strong` are colours."""
        found: Found = index.data(_FOUND)
        head = self._theme.font("label", 1).family()
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self._view.font())
        document.setTextWidth(self._view.viewport().width() - 2 * _PAD)
        section = f"<span style=\"font-family:'{head}'; font-weight:600; color:{strong}\">"
        document.setHtml(
            f"{section}{escape(index.data(_SECTION))}</span><br/>"
            f'<span style="color:{ink}">{_marked(found, strong)}</span>'
        )
        return document

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a result; the one that is chosen has a ground of its own."""
        state: QStyle.StateFlag = option.state
        box = QRectF(option.rect)
        theme, chosen = self._theme, bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(box, theme.color("hover"))
        painter.setPen(theme.color("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        document = self._document(index, theme["text"], theme["ripple_edge"])
        painter.translate(box.topLeft() + QPointF(_PAD, _PAD))
        document.drawContents(painter)
        painter.restore()
        if chosen and self._view.hasFocus():
            draw_focus(painter, box.adjusted(2, 2, -2, -2), theme, 4)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of a result in the width of the list."""
        high = self._document(index, self._theme["text"], self._theme["focus"]).size().height()
        return QSize(40, round(high) + 2 * _PAD)


def _marked(found: Found, color: str) -> str:
    """Return the words with what was asked for in bold."""
    parts, done = [], 0
    for start, end in found.marks:
        if start >= done:
            parts.append(escape(found.excerpt[done:start]))
            parts.append(f'<b style="color:{color}">{escape(found.excerpt[start:end])}</b>')
            done = end
    return "".join([*parts, escape(found.excerpt[done:])])


class Side(QStackedWidget):
    """`turned` brings the number of a section, `taken` tells that it is to be read.

    `names` gives the names by which cards are found too, by id. Below the contents stands the door to what
    teaches the game in play (``lesson_button``), where there is such a thing.
    """

    turned = Signal(int)
    taken = Signal()

    def __init__(self, page: Page, book: Book | None, names: Callable[[], Mapping[str, str]]) -> None:
        super().__init__()
        self._book, self._names = book, names
        self.contents = page.typed(QListWidget(), "body", 18)
        self.contents.setAccessibleName(words.text("contents"))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for section in book.sections if book else ():
            self.contents.addItem(QListWidgetItem(section.title))
        CurrentItem(self.contents)
        self.results = page.typed(ResultList(page.theme), "body", 16)
        self.told = page.label("", "body", 18, muted=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.lesson_button = page.button(lesson_texts.text("learn-by-playing"))
        self._contents, self._found = QWidget(), QWidget()
        column = page.spaced(QVBoxLayout(self._contents), 0, 8)
        column.addWidget(self.contents, 1)
        column.addWidget(self.lesson_button)
        column = page.spaced(QVBoxLayout(self._found), 0, 8)
        column.addWidget(self.told)
        column.addWidget(self.results, 1)
        self.addWidget(self._contents)
        self.addWidget(self._found)
        self.contents.currentRowChanged.connect(self.turned)
        for signal in (self.contents.itemActivated, self.contents.itemClicked):
            signal.connect(lambda _: self.taken.emit())

    @property
    def is_searching(self) -> bool:
        """Whether results are shown, or that there are none."""
        return self.currentWidget() is self._found

    @cached_property
    def _index(self) -> search.Index | None:
        return None if self._book is None else search.Index(self._book, self._names())

    def search(self, asked: str) -> None:
        """Show at once what is found; the contents again where nothing is asked."""
        asked = asked.strip()
        found = self._index.search(asked) if self._index is not None and asked else ()
        titles = {section.id: section.title for section in self._book.sections} if self._book else {}
        self.results.show_results(found, titles)
        self.results.setVisible(bool(found))
        self.told.setText(
            words.text("found", count=len(found)) if found else words.text("nothing-found", words=asked)
        )
        self.setCurrentWidget(self._found if asked else self._contents)

    def enter_results(self) -> None:
        """Bring the keys to the first result."""
        if self.results.count():
            self.results.setCurrentRow(0)
            self.results.setFocus()
