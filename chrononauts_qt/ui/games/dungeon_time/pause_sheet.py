"""The sheet of a pause: it covers the whole board, and a count of three leads back to it."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.dungeon_time.glass_line import clock_words
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import announce

COUNT = 3
SECOND_MS = 1000


class PauseSheet(Sheet):
    """Says how much time is left; `counted` tells each count, `over`: everybody has been counted back in."""

    over = Signal()
    counted = Signal()
    WIDTH = 560

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(theme, parent, opaque=True)
        self.says(lambda: text("pause"), self.title.setText, self.setAccessibleName)
        self.note = self.label("", "body", 20)
        self.body.addWidget(self.note)
        self.go_on_button = self.worded_button(lambda: text("go-on"), self.count_in, 180, primary=True)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.go_on_button)
        self._left = 0
        self._second = QTimer(self, interval=SECOND_MS)
        self._second.timeout.connect(self._count)

    def show_pause(self, seconds: float | None, pauses: int) -> None:
        """Cover the board; `seconds` are left in the glass, None without one; so many `pauses` so far."""
        self._second.stop()
        if seconds is None:
            self._say(text("paused-no-glass", pauses=pauses))
        else:
            self._say(text("paused-left", time=clock_words(seconds), pauses=pauses))
        self.go_on_button.setEnabled(True)
        self.open()
        self.go_on_button.setFocus()

    def count_in(self) -> None:
        """Count back; the board is seen again before the glass runs."""
        self._left = COUNT
        self.go_on_button.setEnabled(False)
        self._say_count()
        self._second.start()

    def _count(self) -> None:
        self._left -= 1
        if self._left:
            self._say_count()
            return
        self._second.stop()
        self.hide()
        self.over.emit()

    def _say_count(self) -> None:
        self._say(text("go-on-in", count=self._left))
        self.counted.emit()

    def _say(self, words: str) -> None:
        self.note.setText(words)
        self.setAccessibleDescription(words)
        announce(self, words)
