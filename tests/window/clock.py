"""The time in which this computer ran: not that in which it slept, or somebody had stopped everything."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Lock, Thread
from types import TracebackType

BEAT = 0.02
LATE = 0.1
"""Seconds between two beats from which on nothing ran."""


class Clock:
    """Beats beside the monkey for the time of a `with` block: without a beat, the monkey stood still too."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last = now()
        self._gaps: list[tuple[float, float]] = []
        self._stood = 0.0
        self._adding = Lock()
        self._stopped = Event()
        self._thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Clock:
        self._thread.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.wait(BEAT):
            self.beat()

    def beat(self) -> None:
        """Note the time since the last beat, if nothing ran in it."""
        now = self._now()
        if now - self._last > LATE:
            self.excuse(self._last, now)
        self._last = now

    def excuse(self, start: float, end: float) -> None:
        """Take a time, behind those that are known, for one in which nothing ran."""
        with self._adding:
            start = max(start, self._gaps[-1][1]) if self._gaps else start
            if start < end:
                self._gaps.append((start, end))
                self._stood += end - start

    def ran(self) -> float:
        """Return a time in seconds that goes on only while something runs."""
        if self._now() - self._last > LATE:
            self.beat()
        return self._now() - self._stood

    def stood(self, start: float, end: float) -> float:
        """Return how much of a time nothing ran in."""
        if self._now() - self._last > LATE:
            self.beat()
        overlaps = (min(end, till) - max(start, since) for since, till in self._gaps)
        return sum(max(0.0, overlap) for overlap in overlaps)
