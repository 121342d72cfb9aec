"""Named errors; every message is one plain sentence that says what and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chrononauts_qt.kernel.reason import Reason


class GameError(Exception):
    """Root of everything that bad input can cause."""


class IllegalAction(GameError):
    """An action the rules refuse now; ``reason`` says why."""

    def __init__(self, action: str, reason: Reason) -> None:
        super().__init__(f"“{action}” is refused: {reason}")
        self.action = action
        self.reason = reason


class BadActionText(GameError):
    """A text that names no action of the game."""


class BadSetup(GameError):
    """A setup that cannot be put on the table."""


class BadCards(GameError):
    """A card table that says what no card can."""


class BadChance(GameError):
    """An imposed random result that does not fit what the rules ask for."""
