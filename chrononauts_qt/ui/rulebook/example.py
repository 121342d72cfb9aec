"""The example of a book: its board with its steps, and what ties them to the text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.book import Book
from chrononauts_qt.ui.rulebook.text_view import RuleText

SETTLED_MS = 140
"""The board turns when the text has rested so long: while it runs by, nothing could be seen to move."""


class StepBoard(QWidget):
    """What is played beside an example, up to its ``last`` step; a plain one has nothing to show.

    ``step`` is the one that is shown. It needs ``least_width`` pixels to stand beside the text; above it, it
    is ``strip`` units high.
    """

    step = last = least_width = 0
    strip = 118

    def show_step(self, step: int) -> None:
        """Go to a step: forward as it is played, back and over several steps by what differs."""


class ExamplePanel(QWidget):
    """`chosen` brings a step that was chosen here; `follow` shows the one that is being read."""

    chosen = Signal(int)

    def __init__(self, page: Page, make_board: Callable[[Theme, QWidget], StepBoard]) -> None:
        super().__init__(page)
        self.board = make_board(page.theme, self)
        self.back_button = page.button(words.text("step-back"), then=lambda: self.go(-1))
        self.on_button = page.button(words.text("step-on"), then=lambda: self.go(1))
        self.place = page.label("", "number", 18)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = page.spaced(QVBoxLayout(self), 0, 8)
        column.addWidget(self.board, 1)
        row = page.inner(column, QHBoxLayout(), 8, self.back_button)
        row.addWidget(self.place, 1)
        row.addWidget(self.on_button)
        self._wanted = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._settle)
        self._tell()

    @property
    def step(self) -> int:
        """The step that is wanted; the board shows it as soon as the text rests."""
        return self._wanted

    def follow(self, step: int) -> None:
        """Show the step that is being read: with motion when the text rests, else at once."""
        if step == self._wanted:
            return
        self._wanted = step
        self._tell()
        if pace.speed() and self.isVisible():
            self._timer.start(SETTLED_MS)
        else:
            self._settle()

    def go(self, by: int) -> None:
        """Choose the next step or the one before."""
        step = min(self.board.last, max(0, self._wanted + by))
        if step != self._wanted:
            self._wanted = step
            self._tell()
            self._settle()
            self.chosen.emit(step)

    def _settle(self) -> None:
        self._timer.stop()
        self.board.show_step(self._wanted)

    def _tell(self) -> None:
        self.place.setText(words.text("step-of", step=self._wanted, last=self.board.last))
        self.back_button.setEnabled(True)
        self.on_button.setEnabled(True)
        at_end = {self.back_button: self._wanted == 0, self.on_button: self._wanted == self.board.last}
        for button, other in ((self.back_button, self.on_button), (self.on_button, self.back_button)):
            if at_end[button] and button.hasFocus():
                other.setFocus()  # else the next press would leave the chapter
            button.setEnabled(not at_end[button])


class ExampleReader(QObject):
    """Lets the board show the step that is read, and the text the step that was chosen at the board."""

    def __init__(self, book: Book | None, text: RuleText, panel: ExamplePanel) -> None:
        super().__init__(panel)
        self._text, self._panel = text, panel
        blocks = book.section(book.outline.example).blocks if book and book.outline.example else ()
        self._all = {block.number for block in blocks}
        self._steps = {block.step: block.number for block in blocks if block.step >= 0}
        self._headings = {block.number for block in blocks if block.kind in ("h1", "h2")}
        self._leads = False
        text.read.connect(self.follow)
        panel.chosen.connect(self._show_step)

    def follow(self, number: int) -> None:
        """Show the step at which a block stands, if it is one of the example, and mark its text.

        A heading stands at the step below it.
        """
        if number not in self._all or self._leads:
            return
        below = number + (number in self._headings)
        read = [step for step, block in self._steps.items() if block <= below]
        step = max(read, default=0)
        self._panel.follow(step)
        self._text.mark(self._steps[step])

    def _show_step(self, step: int) -> None:
        """Bring the text of a step that was chosen at the board into view."""
        self._leads = True
        self._text.show_block(self._steps[step], mark=True)
        self._leads = False
