"""What every player agrees on: the ranks there are, and how the time that is left is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping

CADET, AGENT, CHIEF = "cadet", "agent", "chief"
RANKS = (CADET, AGENT, CHIEF)

Countdown = Callable[[], float]
"""Returns the seconds that are left, below 0 when the time is up."""

Tried = Mapping[str, tuple[int, float]]
"""By the text of an action: how often it was tried, and the sum of what it promised, 0.0 to 1.0 each."""
