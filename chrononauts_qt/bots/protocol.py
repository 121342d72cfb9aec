"""What every player agrees on: the usual ranks, what a player offers, and how time is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.shelf import RANKS

CADET, AGENT, CHIEF = RANKS

Countdown = Callable[[], float]
"""Returns the seconds that are left, below 0 when the time is up."""

Tried = Mapping[str, tuple[int, float]]
"""By the text of an action: how often it was tried, and the sum of what it promised, 0.0 to 1.0 each."""


class Player(Protocol):
    """How the bots of a game think; a module with these functions is one. It gets views, never a state."""

    def explore(self, rank: str, part: int, view: Any, left: Countdown | None, effort: float) -> Tried | None:
        """Return what one part of the thinking of a rank has tried; None if it was not done in time.

        The same view and part give the same answer. ``effort`` is the share of its iterations that a search
        may use.
        """

    def explain(self, view: Any, action: Any) -> Advice:
        """Return an action with the strongest reason for it."""
