"""How much a search may still do."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

LOOK_EVERY = 128
"""So many nodes lie between two looks at the clock."""


class Spent(Exception):
    """The budget is used up, and nothing was decided."""


class Budget:
    """Nodes, seconds and somebody who may say stop; the nodes alone give the same result everywhere."""

    def __init__(self, nodes: float, seconds: float, should_stop: Callable[[], bool] | None) -> None:
        self._nodes = nodes
        self._seconds = seconds
        self._should_stop = should_stop
        self._began = monotonic()
        self.used = 0

    @property
    def seconds(self) -> float:
        """Return how long it has been used."""
        return monotonic() - self._began

    def spend(self) -> None:
        """Count one node; raises Spent when that was one too many or it is time to stop."""
        if self.used >= self._nodes or (not self.used % LOOK_EVERY and self._is_over()):
            raise Spent
        self.used += 1

    def _is_over(self) -> bool:
        return self.seconds >= self._seconds or (self._should_stop is not None and self._should_stop())
