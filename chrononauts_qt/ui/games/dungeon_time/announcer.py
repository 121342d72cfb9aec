"""What a screen reader is told of the table: one thing after the other, and while the glass runs not all."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.kit.accessibility import announce

MOST_WAITING = 2
"""While the glass runs, no more announcements wait; the oldest of them are dropped."""
BEGIN_MS, LETTER_MS = 300, 55
"""How long an announcement takes: nobody tells when a screen reader has ended."""


class Announcer(QObject):
    """Says things in their order. Without a glass all of them wait for each other."""

    def __init__(self, widget: QWidget, has_glass: bool) -> None:
        super().__init__(widget)
        self._widget, self.has_glass = widget, has_glass
        self.waiting: list[str] = []
        self._speaks = QTimer(self, singleShot=True)
        self._speaks.timeout.connect(self._go_on)

    def say(self, words: str) -> None:
        """Say something once what was said before is over."""
        if not words:
            return
        self.waiting.append(words)
        if not self._speaks.isActive():
            self._go_on()
        elif self.has_glass:
            self.waiting = self.waiting[-MOST_WAITING:]

    def interrupt(self, words: str) -> None:
        """Say something at once; what waited is not worth it any more."""
        self.stop()
        self.say(words)

    def stop(self) -> None:
        """Say nothing more of what waits."""
        self.waiting.clear()
        self._speaks.stop()

    def _go_on(self) -> None:
        if self.waiting:
            words = self.waiting.pop(0)
            self._speak(words)
            self._speaks.start(BEGIN_MS + LETTER_MS * len(words))

    def _speak(self, words: str) -> None:
        announce(self._widget, words)
