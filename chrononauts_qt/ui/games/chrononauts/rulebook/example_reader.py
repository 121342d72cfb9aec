"""What ties the text of the example to its board: each follows the other."""

from __future__ import annotations

from PySide6.QtCore import QObject

from chrononauts_qt.ui.games.chrononauts.rulebook.example_panel import ExamplePanel
from chrononauts_qt.ui.rulebook.book import EXAMPLE, Book
from chrononauts_qt.ui.rulebook.text_view import RuleText


class ExampleReader(QObject):
    """Lets the board show the step that is read, and the text the step that was chosen at the board."""

    def __init__(self, book: Book | None, text: RuleText, panel: ExamplePanel) -> None:
        super().__init__(panel)
        self._text, self._panel = text, panel
        blocks = book.section(EXAMPLE).blocks if book is not None else ()
        self._all = {block.number for block in blocks}
        self._steps = {block.step: block.number for block in blocks if block.step >= 0}
        self._leads = False
        text.read.connect(self.follow)
        panel.chosen.connect(self._show_step)

    def follow(self, number: int) -> None:
        """Show the step at which a block stands, if it is one of the example, and mark its text."""
        if number not in self._all or self._leads:
            return
        read = [step for step, block in self._steps.items() if block <= number]
        step = max(read, default=0)
        self._panel.follow(step)
        self._text.mark(self._steps[step])

    def _show_step(self, step: int) -> None:
        """Bring the text of a step that was chosen at the board into view."""
        self._leads = True
        self._text.show_block(self._steps[step], mark=True)
        self._leads = False
