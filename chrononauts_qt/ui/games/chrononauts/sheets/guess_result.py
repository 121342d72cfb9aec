"""Who guessed what, what time it is, and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.theme import DARK, Theme


class GuessResult(Sheet):
    """Tells everybody how the guesses came out, until somebody goes on. It holds nothing private."""

    closed = Signal()

    TOPIC = "rule:R-208"
    WIDTH = 560

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self._lines = self.spaced(QVBoxLayout(), 0, 8)
        self._begins = self.label("", "strong", 20)
        self.body.addLayout(self._lines)
        self.body.addWidget(self._begins)
        self.go_button = self.fixed(self.button(text("go-on"), primary=True), 180, 0)
        self.go_button.clicked.connect(self.go_back)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.go_button)

    def tell(self, title: str, lines: Sequence[str], begins: str) -> None:
        """Show the time as title, a sentence for each guess, and the one that says who begins."""
        self.title.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(begins)
        clear(self._lines)
        for line in lines:
            self._lines.addWidget(self.label(line, "body", 18))
        self._begins.setText(begins)
        self.open()
        self.go_button.setFocus()

    def go_back(self) -> bool:
        self.hide()
        self.closed.emit()
        return True
