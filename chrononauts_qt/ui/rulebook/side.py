"""Beside the page that is read: the contents of the book, or in their place what a search finds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStackedWidget, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.rulebook.book import Book
from chrononauts_qt.ui.rulebook.results import ResultList
from chrononauts_qt.ui.rulebook.search import Index


class Side(QStackedWidget):
    """`turned` brings the number of a section, `taken` tells that it is to be read.

    `names` gives the names by which cards are found too, by id.
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
        self.results = page.typed(ResultList(page.theme), "body", 16)
        self.told = page.label("", "body", 18, muted=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._found = QWidget()
        column = page.spaced(QVBoxLayout(self._found), 0, 8)
        column.addWidget(self.told)
        column.addWidget(self.results, 1)
        self.addWidget(self.contents)
        self.addWidget(self._found)
        self.contents.currentRowChanged.connect(self.turned)
        for signal in (self.contents.itemActivated, self.contents.itemClicked):
            signal.connect(lambda _: self.taken.emit())

    @property
    def is_searching(self) -> bool:
        """Whether results are shown, or that there are none."""
        return self.currentWidget() is self._found

    @cached_property
    def _index(self) -> Index | None:
        return None if self._book is None else Index(self._book, self._names())

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
        self.setCurrentWidget(self._found if asked else self.contents)

    def enter_results(self) -> None:
        """Bring the keys to the first result."""
        if self.results.count():
            self.results.setCurrentRow(0)
            self.results.setFocus()
