"""The board of the example with its steps: it follows who reads, or leads."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.games.chrononauts.rulebook.board import LAST, ExampleBoard
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.parts import Page

SETTLED_MS = 140
"""The board turns when the text has rested so long: while it runs by, nothing could be seen to move."""


class ExamplePanel(QWidget):
    """`chosen` brings a step that was chosen here; `follow` shows the one that is being read."""

    chosen = Signal(int)

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.board = ExampleBoard(page.theme, self)
        self.back_button = page.button(words.text("step-back"))
        self.on_button = page.button(words.text("step-on"))
        self.place = page.label("", "number", 18)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.back_button.clicked.connect(lambda: self.go(-1))
        self.on_button.clicked.connect(lambda: self.go(1))
        column = page.spaced(QVBoxLayout(self), 0, 8)
        column.addWidget(self.board, 1)
        row = page.spaced(QHBoxLayout(), 0, 8)
        row.addWidget(self.back_button)
        row.addWidget(self.place, 1)
        row.addWidget(self.on_button)
        column.addLayout(row)
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
        step = min(LAST, max(0, self._wanted + by))
        if step != self._wanted:
            self._wanted = step
            self._tell()
            self._settle()
            self.chosen.emit(step)

    def _settle(self) -> None:
        self._timer.stop()
        self.board.show_step(self._wanted)

    def _tell(self) -> None:
        self.place.setText(words.text("step-of", step=self._wanted, last=LAST))
        self.back_button.setEnabled(True)
        self.on_button.setEnabled(True)
        at_end = {self.back_button: self._wanted == 0, self.on_button: self._wanted == LAST}
        for button, other in ((self.back_button, self.on_button), (self.on_button, self.back_button)):
            if at_end[button] and button.hasFocus():
                other.setFocus()  # else the next press would leave the chapter
            button.setEnabled(not at_end[button])
