"""The rulebook: contents, search, a page to read, and beside the example its board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.access_texts import text as access_text
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.key_texts import text as keys_text
from chrononauts_qt.ui.kit.caret import KEY
from chrononauts_qt.ui.kit.page import OneLine, Page, WholeBox
from chrononauts_qt.ui.kit.shortcuts import Shortcut, pressed
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.kit.window_page import OWN_PLACE, is_away
from chrononauts_qt.ui.rulebook.book import Block, Book, DamagedRulebook, load
from chrononauts_qt.ui.rulebook.example import ExamplePanel, ExampleReader
from chrononauts_qt.ui.rulebook.manual import Manual
from chrononauts_qt.ui.rulebook.side import Side
from chrononauts_qt.ui.rulebook.text_view import RuleText
from chrononauts_qt.ui.shell.rulebook_layout import RulebookLayout


class Trail:
    """Follows the links of the page, and leads back along them.

    ``inspector`` shows cards large, in a game that has some.
    """

    def __init__(self, page: RulebookPage) -> None:
        self._page = page
        self._places: list[int] = []
        self._card = ""
        self.inspector = page.manual.reading(page.theme, page, self._leave_card)

    def follow(self, href: str) -> None:
        """Follow a link: to a card that is shown large, or to another place in the book."""
        kind, _, name = href.partition(":")
        if kind == "card" and self.inspector is not None:
            self._page.arrange()
            self._card = name
            self.inspector.show_card(name)
        elif self.lead(self._page.block_of(href), mark=kind != "section"):
            self._page.text.setFocus()

    def lead(self, block: Block | None, mark: bool = True) -> bool:
        """Go to a block, if there is one; the place before is kept."""
        if block is not None:
            self._places.append(self._page.place())
            self._page.show_block(block, mark)
        return block is not None

    def back(self) -> None:
        """Go back to where the last link was followed."""
        if self._places:
            self._page.go_to(self._places.pop())

    def close(self) -> None:
        """Put the card that is shown large away."""
        if self.inspector is not None:
            self.inspector.close()

    def forget(self) -> None:
        """Let there be no way back."""
        self._places.clear()

    def _leave_card(self) -> None:
        """Leave the card that is shown large for what the book says of it."""
        self.close()
        self.lead(self._page.block_of(f"card:{self._card}"))


_SEARCH_FRAME = 24
"""In pixels: what stands around the words of the search field."""


class _SearchField(QLineEdit):
    """Says in itself what it is for, in one word where there is no room for more."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._say()

    def _say(self) -> None:
        said = words.text("search")
        has_room = self.fontMetrics().horizontalAdvance(said) + _SEARCH_FRAME <= self.width()
        self.setPlaceholderText(said if has_room else words.text("search-short"))


class RulebookPage(Page):
    """Shows a book, which lies in a folder, in a language. Whoever asks says what about (`open_at`).

    What one player looked up about a card in the own hand is gone when the page is left: the next one
    who opens the book finds it where it was before.
    """

    closed = Signal()
    book_wanted = Signal(int)
    """Another one of those that were offered is wanted."""
    lesson_wanted = Signal()

    def __init__(self, manual: Manual, folder: Path, language: str, theme: Theme = DARK) -> None:
        super().__init__(theme)
        self.setAccessibleName(words.text("book-title"))
        self.manual = manual
        self.book, trouble = _book(manual, folder, language)
        self.section = ""
        self._before: int | None = None
        self._begin_at: int | None = None
        self._marks = False
        self._build_head()
        self.side = Side(self, self.book, manual.names)
        self.contents, self.results, self.told = self.side.contents, self.side.results, self.side.told
        self.text = RuleText(manual, theme)
        self.text.setProperty(OWN_PLACE, True)
        self.example = ExamplePanel(self, manual.example_board)
        self._example_reader = ExampleReader(self.book, self.text, self.example)
        self.previous_button = self.button(words.text("previous"), then=lambda: self.turn(-1))
        self.next_button = self.button(words.text("next"), then=lambda: self.turn(1))
        self.trail = Trail(self)
        self._layout = RulebookLayout(self)
        self._connect()
        _set_tab_order(self)
        self.notice.setText(trouble)
        self.notice.setVisible(bool(trouble))
        if self.book is not None:
            self.show_block(self.book.blocks[0])

    # -- building -------------------------------------------------------------------------------

    def _build_head(self) -> None:
        self.contents_button = self.button(words.text("contents"))
        self.contents_button.setCheckable(True)
        self.title = self.typed(OneLine(), "title", 30)
        self.title.set(words.text("book-title"))
        self.books = self.typed(WholeBox(), "body", 18)
        self.books.setAccessibleName(words.text("book-title"))
        self.books.hide()
        self.books.activated.connect(self.book_wanted)
        self.search_field = self.typed(_SearchField(), "body", 18)
        self.search_field.setAccessibleName(words.text("search"))
        self.search_field.setAccessibleDescription(access_text("search-note"))
        self.back_button = self.button(text("back"), then=self.closed)
        self.notice = self.label("", "body", 18)
        self.held = self.label("", "body", 16, muted=True)
        self.held.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _connect(self) -> None:
        self.contents_button.toggled.connect(lambda _: self._layout.arrange())
        self.side.turned.connect(self._turn_to)
        self.side.taken.connect(self._read)
        self.side.lesson_button.clicked.connect(self.lesson_wanted)
        self.search_field.textChanged.connect(self.side.search)
        self.search_field.textChanged.connect(self._layout.arrange)
        self.search_field.returnPressed.connect(self.side.enter_results)
        self.results.chosen.connect(self._go_to_result)
        self.text.followed.connect(self.trail.follow)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self.forget_private)

    # -- opening --------------------------------------------------------------------------------

    def open_at(self, topic: str = "", private: bool = False) -> None:
        """Show what the book says of a topic; without one it lies open where it was.

        A page that is not shown yet opens there as it is shown: the keys come to the right section only.
        `private`: one player reads alone; nothing of what was looked up stays.
        """
        if private and self._before is None:
            self._before = self.kept()
        block = self.block_of(topic)
        if block is not None:
            self.search_field.clear()
            self._begin_at, self._marks = block.number, block.kind not in ("h1", "h2")
        if self.isVisible():
            self._begin()

    def _begin(self) -> None:
        """Lie open where it is wanted, and give the keys to the text."""
        begin_at, marks = self._begin_at, self._marks
        self._begin_at, self._marks = None, False
        if begin_at is not None:
            self.go_to(begin_at, marks)
        self._read()

    def offer(self, titles: Sequence[str], now: int) -> None:
        """Let other books be chosen in the place of the title; ``now`` is the number of this one."""
        self.books.addItems(titles)
        self.books.setCurrentIndex(now)
        self.books.setVisible(len(titles) > 1)
        self.title.setVisible(len(titles) < 2)

    def offer_lesson(self, offered: bool) -> None:
        """Show the door to the lesson of the game that is read about."""
        self.side.lesson_button.setVisible(offered)

    def set_held(self, held: bool) -> None:
        """Tell whether the clock of the Memo window is held meanwhile."""
        self.held.setText(words.text("time-held") if held else "")
        self._layout.name_neighbours()

    def place(self) -> int:
        """Return the number of the block that is read, for `go_to`; it is the same in every language."""
        return max(0, self.text.reading())

    def kept(self) -> int:
        """Return the block at which the next reader may find the book open."""
        if self._begin_at is not None:
            return self._begin_at
        return self.place() if self._before is None else self._before

    def restore(self, kept: object) -> None:
        """Lie open where the last page did, once there is room for the text."""
        self._begin_at = kept if isinstance(kept, int) else None

    def go_to(self, number: int, mark: bool = False) -> None:
        """Lie open at a block; marked, it stands out softly."""
        if self.book is not None:
            self.show_block(self.book.blocks[min(number, len(self.book.blocks) - 1)], mark)

    def leave(self) -> None:
        """Close what lies over the page, and forget what only one player was to know."""
        self.trail.close()
        self.search_field.clear()
        self.contents_button.setChecked(False)
        if self._before is not None:
            self.go_to(self._before)
            self._before = None
            self.trail.forget()

    def forget_private(self, state: Qt.ApplicationState | None = None) -> None:
        """Forget what only one player was to know; what all may read stays open. `state`: if nobody looks."""
        if self._before is not None and (state is None or is_away(state)):
            self.leave()

    # -- reading --------------------------------------------------------------------------------

    @property
    def is_example(self) -> bool:
        """Tell whether the section that is shown is read beside a board."""
        return bool(self.section) and self.section == self.manual.OUTLINE.example

    def turn(self, by: int) -> None:
        """Go on to another section, `by` places further."""
        row = self.contents.currentRow() + by
        if 0 <= row < self.contents.count():
            self.contents.setCurrentRow(row)
            self._read()

    def block_of(self, topic: str) -> Block | None:
        """Return what the book says of a topic; None for nothing."""
        return self.manual.block_of(self.book, topic) if self.book is not None and topic else None

    def _turn_to(self, row: int) -> None:
        if self.book is not None and row >= 0 and self.book.sections[row].id != self.section:
            self.show_block(self.book.sections[row].blocks[0])

    def show_block(self, block: Block, mark: bool = False) -> None:
        """Show a block in its section; marked, it stands out softly."""
        assert self.book is not None, "there is a book"
        if block.section != self.section:
            self.section = block.section
            self.text.show_section(self.book.section(block.section))
            row = [section.id for section in self.book.sections].index(block.section)
            self.contents.setCurrentRow(row)
            self.rescale()
        self.text.mark(-1)
        self.text.read_from(block.number)
        self.text.show_block(block.number, mark)
        self._example_reader.follow(self.text.reading())

    def _read(self) -> None:
        """Bring text and keys back from contents or results that lie in its place."""
        self.contents_button.setChecked(False)
        if self._layout.is_narrow and self.side.is_searching:
            self.search_field.clear()
        self.arrange()
        self.text.setFocus()

    # -- searching ------------------------------------------------------------------------------

    def _go_to_result(self, number: int) -> None:
        assert self.book is not None, "there is a book"
        self.trail.lead(self.book.blocks[number])
        if self._layout.is_narrow:
            self._read()

    # -- measures -------------------------------------------------------------------------------

    def rescale(self) -> None:
        self._layout.name_neighbours()
        super().rescale()
        self.text.set_scale(self.theme, max(1.0, self.u))
        self.arrange()

    def arrange(self) -> None:
        """Give every part its place."""
        self._layout.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    # -- keys -----------------------------------------------------------------------------------

    def go_back(self) -> bool:
        """Close what is open, the innermost first: a search, the contents, the book."""
        if self.search_field.text():
            self.search_field.clear()
            self.text.setFocus()
        elif self.contents_button.isChecked():
            self._read()
        else:
            self.closed.emit()
        return True

    def shortcuts(self) -> Sequence[Shortcut]:
        found = [
            pressed(keys_text("search"), "Ctrl+F"),
            pressed(keys_text("results"), "Down"),
            pressed(keys_text("pages"), "Ctrl+PgDown", "Ctrl+PgUp"),
            pressed(keys_text("trail"), "Backspace", "Alt+Left"),
            pressed(keys_text("caret"), KEY),
        ]
        return [*found, pressed(keys_text("example"), "Left", "Right")] if self.is_example else found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys of a book; whatever has the focus gets its own first."""
        key, control = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if control and key == Qt.Key.Key_F:
            self.search_field.setFocus()
            self.search_field.selectAll()
        elif control and key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.turn(1 if key == Qt.Key.Key_PageDown else -1)
        elif key == Qt.Key.Key_Backspace or (alt and key == Qt.Key.Key_Left):
            self.trail.back()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.is_example:
            self.example.go(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Down and self.search_field.hasFocus():
            self.side.enter_results()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin()


def _book(manual: Manual, folder: Path, language: str) -> tuple[Book | None, str]:
    """Return the book, and what is wrong with it in a sentence."""
    try:
        book = load(folder, language, manual.OUTLINE)
    except DamagedRulebook as error:
        return None, words.text("no-book", reason=error)
    if book.in_english:
        return book, words.text("page-in-english", file=book.in_english[0])
    return book, ""


def _set_tab_order(page: RulebookPage) -> None:
    chain: tuple[QWidget, ...] = (
        page.contents_button, page.books, page.search_field, page.contents, page.side.lesson_button,
        page.results, page.text, page.example.back_button, page.example.on_button, page.previous_button,
        page.next_button, page.back_button,
    )  # fmt: skip
    for before, after in pairwise(chain):
        QWidget.setTabOrder(before, after)
