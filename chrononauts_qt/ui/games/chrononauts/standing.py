"""A hint that is being shown: it goes as soon as another card is considered."""

from __future__ import annotations

from PySide6.QtCore import QObject

from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.kit.message import MessageBar


class StandingHint(QObject):
    """Says a hint about the card that is armed, and takes it away with that card."""

    def __init__(self, arming: Arming, message: MessageBar) -> None:
        super().__init__(message)
        self._arming = arming
        self._message = message
        self._card: str | None = None
        arming.changed.connect(self._follow)

    def say(self, sentence: str) -> None:
        """Show a hint about what is armed now."""
        self._card = self._arming.card
        self._message.hint(sentence)

    def take_away(self) -> None:
        """Leave nothing of a hint; any other message stays."""
        if self._message.is_hint:
            self._message.dismiss()

    def _follow(self) -> None:
        if self._arming.card != self._card:
            self.take_away()
