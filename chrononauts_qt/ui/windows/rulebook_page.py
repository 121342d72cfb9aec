"""The rulebook: contents, search, a page to read, and beside the example its board."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.titles import english_title
from chrononauts_qt.ui.rulebook import topics
from chrononauts_qt.ui.rulebook.board import LEAST_TILE
from chrononauts_qt.ui.rulebook.book import EXAMPLE, Block, Book, DamagedRulebook, load
from chrononauts_qt.ui.rulebook.example_panel import ExamplePanel
from chrononauts_qt.ui.rulebook.results import ResultList
from chrononauts_qt.ui.rulebook.search import Index
from chrononauts_qt.ui.rulebook.text_view import RuleText
from chrononauts_qt.ui.rulebook.typesetter import BODY
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.views.inspector import Inspector
from chrononauts_qt.ui.views.inspector_sheet import WIDTH
from chrononauts_qt.ui.windows.parts import OneLine, Page

_SIDE, _WIDEST_SIDE, _LEAST_TEXT, _BESIDE_BOARD = 15.5, 24, 32, 17
"""Widths in type sizes: of the contents, least and most; of a text beside them; of one beside the board."""

_FREE = 16_777_215
"""Qt's word for no limit of a size."""

_STRIP = 118
"""Height in units of the board where it stands above the text."""


class RulebookPage(Page):
    """Shows the book of a folder in a language. Whoever asks says what about (`open_at`).

    What one player looked up about a card in the own hand is gone when the page is left: the next one
    who opens the book finds it where it was before.
    """

    closed = Signal()

    def __init__(
        self, folder: Path, language: str, theme: Theme = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(words.text("book-title"))
        self.book, trouble = _book(folder, language)
        self._section = self._card = ""
        self._leads = False
        self._trail: list[int] = []
        self._before: int | None = None
        self._build_head()
        self._build_side()
        self.text = RuleText(theme)
        self.example = ExamplePanel(self)
        self.previous_button = self.button(words.text("previous"))
        self.next_button = self.button(words.text("next"))
        self.inspector = Inspector(theme, self)
        self._lay_out()
        self._connect()
        self._set_tab_order()
        self.notice.setText(trouble)
        self.notice.setVisible(bool(trouble))
        if self.book is not None:
            self._show(self.book.blocks[0])

    # -- building -------------------------------------------------------------------------------

    def _build_head(self) -> None:
        self.contents_button = self.button(words.text("contents"))
        self.contents_button.setCheckable(True)
        self.title = self.typed(OneLine(), "title", 30)
        self.title.set(words.text("book-title"))
        self.search_field = self.typed(QLineEdit(), "body", 18)
        self.search_field.setPlaceholderText(words.text("search"))
        self.search_field.setAccessibleName(words.text("search"))
        self.back_button = self.button(text("back"))
        self.notice = self.label("", "body", 18)
        self.held = self.label("", "body", 16, muted=True)
        self.held.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _build_side(self) -> None:
        self.contents = self.typed(QListWidget(), "body", 18)
        self.contents.setAccessibleName(words.text("contents"))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for section in self.book.sections if self.book else ():
            self.contents.addItem(QListWidgetItem(section.title))
        self.results = self.typed(ResultList(self.theme), "body", 16)
        self.told = self.label("", "body", 18, muted=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._found = QWidget()
        column = self.spaced(QVBoxLayout(self._found), 0, 8)
        column.addWidget(self.told)
        column.addWidget(self.results, 1)
        self.side = QStackedWidget()
        self.side.addWidget(self.contents)
        self.side.addWidget(self._found)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 24, 10)
        head = self.spaced(QHBoxLayout(), 0, 12)
        head.addWidget(self.contents_button)
        head.addWidget(self.title, 1)
        head.addWidget(self.search_field, 1)
        head.addWidget(self.back_button)
        page.addLayout(head)
        page.addWidget(self.notice)
        body = self.spaced(QHBoxLayout(), 0, 16)
        body.addWidget(self.side)
        self._reading = QWidget()
        self._sides = self.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self._reading), 0, 12)
        self._sides.addWidget(self.text, 1)
        self._sides.addWidget(self.example, 1)
        body.addWidget(self._reading, 1)
        page.addLayout(body, 1)
        foot = self.spaced(QHBoxLayout(), 0, 12)
        foot.addWidget(self.previous_button)
        foot.addWidget(self.held, 1)
        foot.addWidget(self.next_button)
        page.addLayout(foot)

    def _connect(self) -> None:
        self.contents_button.toggled.connect(lambda _: self._arrange())
        self.contents.currentRowChanged.connect(self._turn_to)
        for signal in (self.contents.itemActivated, self.contents.itemClicked):
            signal.connect(lambda _: self._read())
        self.search_field.textChanged.connect(self._search)
        self.search_field.returnPressed.connect(self._enter_results)
        self.results.chosen.connect(self._go_to_result)
        self.text.followed.connect(self._follow)
        self.text.read.connect(self._follow_reader)
        self.example.chosen.connect(self._show_step)
        self.inspector.rule_requested.connect(self._go_to_card)
        self.previous_button.clicked.connect(lambda: self.turn(-1))
        self.next_button.clicked.connect(lambda: self.turn(1))
        self.back_button.clicked.connect(self.closed)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._forget_when_away)

    def _set_tab_order(self) -> None:
        chain: tuple[QWidget, ...] = (
            self.contents_button, self.search_field, self.contents, self.results, self.text,
            self.example.back_button, self.example.on_button, self.previous_button, self.next_button,
            self.back_button,
        )  # fmt: skip
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)

    # -- opening --------------------------------------------------------------------------------

    def open_at(self, topic: str = "", private: bool = False) -> None:
        """Show what the book says of a topic; without one it lies open where it was.

        `private`: the topic is a card that only one player knows; nothing of it stays.
        """
        block = topics.block_of(self.book, topic) if self.book and topic else None
        if block is not None:
            if private and self._before is None:
                self._before = self.place()
            self.search_field.clear()
            self._show(block, mark=block.kind not in ("h1", "h2"))
        self._read()

    def set_held(self, held: bool) -> None:
        """Tell whether the clock of the Memo window is held meanwhile."""
        self.held.setText(words.text("time-held") if held else "")
        self._name_neighbours()

    def place(self) -> int:
        """Return the number of the block that is read, for `go_to`; it is the same in every language."""
        return max(0, self.text.reading())

    @property
    def bookmark(self) -> int:
        """The block at which the next reader may find the book open."""
        return self.place() if self._before is None else self._before

    def go_to(self, number: int) -> None:
        """Lie open at a block."""
        if self.book is not None:
            self._show(self.book.blocks[min(number, len(self.book.blocks) - 1)])

    def leave(self) -> None:
        """Close what lies over the page, and forget what only one player was to know."""
        self.inspector.close()
        self.search_field.clear()
        self.contents_button.setChecked(False)
        if self._before is not None:
            self.go_to(self._before)
            self._before = None
            self._trail.clear()

    def _forget_when_away(self, state: Qt.ApplicationState) -> None:
        if state != Qt.ApplicationState.ApplicationActive and self._before is not None:
            self.leave()

    # -- reading --------------------------------------------------------------------------------

    @property
    def section(self) -> str:
        """The id of the section that is shown."""
        return self._section

    def turn(self, by: int) -> None:
        """Go on to another section, `by` places further."""
        row = self.contents.currentRow() + by
        if 0 <= row < self.contents.count():
            self.contents.setCurrentRow(row)
            self._read()

    def _turn_to(self, row: int) -> None:
        if self.book is not None and row >= 0 and self.book.sections[row].id != self._section:
            self._show(self.book.sections[row].blocks[0])

    def _show(self, block: Block, mark: bool = False) -> None:
        """Show a block in its section."""
        assert self.book is not None, "there is a book"
        if block.section != self._section:
            self._section = block.section
            self.text.show_section(self.book.section(block.section))
            row = [section.id for section in self.book.sections].index(block.section)
            self.contents.setCurrentRow(row)
            self.rescale()
        self.text.mark(-1)
        self.text.show_block(block.number, mark)
        self._follow_reader(self.text.reading())

    def _name_neighbours(self) -> None:
        """Say on the buttons where they lead, in one word where there is no room for more."""
        sections, row = self.book.sections if self.book else (), self.contents.currentRow()
        named = []
        for button, place, key in (
            (self.previous_button, row - 1, "previous"),
            (self.next_button, row + 1, "next"),
        ):
            there = 0 <= place < len(sections)
            label = words.text(f"{key}-named", title=sections[place].title) if there else words.text(key)
            button.setAccessibleName(label)
            button.setToolTip(label)
            button.setEnabled(there)
            named.append((button, label, words.text(key)))
        wide = sum(button.fontMetrics().horizontalAdvance(label) + 60 for button, label, _ in named)
        room = (self.width() - 2 * self.px(24)) * (0.6 if self.held.text() else 1)
        for button, label, short in named:
            button.setText(label if wide < room else short)

    def _read(self) -> None:
        """Bring text and keys back from contents or results that lie in its place."""
        self.contents_button.setChecked(False)
        if self._is_narrow and self.side.currentWidget() is self._found:
            self.search_field.clear()
        self._arrange()
        self.text.setFocus()

    def _follow(self, href: str) -> None:
        """Follow a link: to a card that is shown large, or to another place in the book."""
        kind, _, name = href.partition(":")
        if kind == "card":
            self._place_inspector()
            self._card = name
            self.inspector.show_card(name)
            return
        block = topics.block_of(self.book, href) if self.book is not None else None
        if block is not None:
            self._trail.append(self.place())
            self._show(block, mark=kind == "rule")
            self.text.setFocus()

    def _go_to_card(self) -> None:
        """Leave the card that is shown large for what the book says of it."""
        self.inspector.close()
        block = topics.block_of(self.book, topics.card(self._card)) if self.book is not None else None
        if block is not None:
            self._trail.append(self.place())
            self._show(block, mark=True)

    def _return(self) -> None:
        """Go back to where the last link was followed."""
        if self._trail and self.book is not None:
            self._show(self.book.blocks[self._trail.pop()])

    # -- the example ----------------------------------------------------------------------------

    @cached_property
    def _steps(self) -> dict[int, int]:
        """The block of each step."""
        blocks = self.book.section(EXAMPLE).blocks if self.book is not None else ()
        return {block.step: block.number for block in blocks if block.step >= 0}

    def _follow_reader(self, number: int) -> None:
        """Let the board show the step that is read, and the text which one it is."""
        if self._section != EXAMPLE or self._leads:
            return
        read = [step for step, block in self._steps.items() if block <= number]
        step = max(read, default=0)
        self.example.follow(step)
        self.text.mark(self._steps[step])

    def _show_step(self, step: int) -> None:
        """Bring the text of a step that was chosen at the board into view."""
        self._leads = True
        self.text.show_block(self._steps[step], mark=True)
        self._leads = False

    # -- searching ------------------------------------------------------------------------------

    @cached_property
    def _index(self) -> Index | None:
        names = {card: english_title(card) for card in BY_ID}
        return None if self.book is None else Index(self.book, names)

    def _search(self, asked: str) -> None:
        """Show at once what is found, in the place of the contents."""
        asked = asked.strip()
        found = self._index.search(asked) if self._index is not None and asked else ()
        titles = {section.id: section.title for section in self.book.sections} if self.book else {}
        self.results.show_results(found, titles)
        self.results.setVisible(bool(found))
        self.told.setText(
            words.text("found", count=len(found)) if found else words.text("nothing-found", words=asked)
        )
        self.side.setCurrentWidget(self._found if asked else self.contents)
        self._arrange()

    def _enter_results(self) -> None:
        """Bring the keys to the first result."""
        if self.results.count():
            self.results.setCurrentRow(0)
            self.results.setFocus()

    def _go_to_result(self, number: int) -> None:
        assert self.book is not None, "there is a book"
        self._trail.append(self.place())
        self._show(self.book.blocks[number], mark=True)
        if self._is_narrow:
            self._read()

    # -- measures -------------------------------------------------------------------------------

    @property
    def _em(self) -> int:
        return self.theme.font("body", BODY * max(1.0, self.u)).pixelSize()

    @property
    def _is_narrow(self) -> bool:
        """Tell whether contents and text take turns."""
        room = self.width() - 2 * self.px(24)
        return self._section == EXAMPLE or room < (_SIDE + _LEAST_TEXT) * self._em

    def rescale(self) -> None:
        self._name_neighbours()
        super().rescale()
        self.text.set_scale(self.theme, max(1.0, self.u))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put contents, text and board beside each other, or one in the place of the other."""
        narrow, searching = self._is_narrow, self.side.currentWidget() is self._found
        self.contents_button.setVisible(narrow)
        over = narrow and (searching or self.contents_button.isChecked())
        self.side.setVisible(not narrow or over)
        self._reading.setVisible(not over)
        spare = self.width() - 2 * self.px(24) - self.text.widest() - 2 * self._em
        most = round(min(max(_SIDE * self._em, spare), _WIDEST_SIDE * self._em))
        self.side.setMinimumWidth(0 if narrow else most)
        self.side.setMaximumWidth(_FREE if narrow else most)
        self.example.setVisible(self._section == EXAMPLE)
        self._arrange_example()
        self._place_inspector()

    def _arrange_example(self) -> None:
        """Give text and board their widths: side by side, or the board above."""
        room = self.width() - 2 * self.px(24)
        board = 4 * (LEAST_TILE.width() + 5) + 24
        beside = room - board >= _BESIDE_BOARD * self._em
        is_example = self._section == EXAMPLE
        way = QBoxLayout.Direction
        self._sides.setDirection(way.LeftToRight if beside or not is_example else way.BottomToTop)
        column = max(_BESIDE_BOARD * self._em, min(26 * self._em, room * 0.36))
        widest = round(column) if is_example and beside else self.text.widest()
        self.text.setMaximumWidth(widest)
        self._sides.setAlignment(self.text, Qt.AlignmentFlag(0))
        self._sides.setStretch(0, 1)
        self._sides.setStretch(1, 2 if beside else 0)
        strip = round(_STRIP * max(1.0, self.u))
        self.example.board.setMinimumHeight(0 if beside else strip)
        self.example.board.setMaximumHeight(_FREE if beside else strip)
        for button in (self.previous_button, self.next_button):
            button.setVisible(beside or not is_example)

    def _place_inspector(self) -> None:
        k = max(1.0, self.u)
        width = round(WIDTH * k)
        room = self.rect().adjusted(0, self.px(24), -self.px(24), -self.px(24))
        self.inspector.over(QRect(room.right() + 1 - width, room.top(), width, room.height()), k)

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
            self._return()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._section == EXAMPLE:
            self.example.go(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Down and self.search_field.hasFocus():
            self._enter_results()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.text.setFocus()


def _book(folder: Path, language: str) -> tuple[Book | None, str]:
    """Return the book, and what is wrong with it in a sentence."""
    try:
        book = load(folder, language)
    except DamagedRulebook as error:
        return None, words.text("no-book", reason=error)
    if book.in_english:
        return book, words.text("page-in-english", file=book.in_english[0])
    return book, ""
