"""One line on a terminal that tells how far a long command is."""

from __future__ import annotations

from time import monotonic
from typing import TextIO

WIDTH = 30
EVERY = 0.1
"""Seconds between two drawings, so that quick steps are not held up by them."""


class ProgressBar:
    """Draws itself over itself, and nowhere but on a terminal."""

    def __init__(self, total: int, unit: str, stream: TextIO) -> None:
        self._total, self._unit, self._stream = total, unit, stream
        self._is_shown = stream.isatty()
        self._began = self._drawn = monotonic()
        self._length = 0

    def show(self, done: int) -> None:
        """Tell that so much is done."""
        now = monotonic()
        if self._is_shown and now - self._drawn >= EVERY:
            self._drawn = now
            self._draw(self.line(done, now - self._began))

    def line(self, done: int, seconds: float) -> str:
        """Return what is shown when `done` took so many seconds."""
        full = WIDTH * done // self._total
        left = f", about {_duration(seconds / done * (self._total - done))} left" if done else ""
        return f"[{'#' * full}{'.' * (WIDTH - full)}] {done} of {self._total} {self._unit}{left}"

    def clear(self) -> None:
        """Leave an empty line behind."""
        if self._length:
            self._draw("")
            self._stream.write("\r")
            self._stream.flush()
            self._length = 0

    def _draw(self, line: str) -> None:
        self._stream.write(f"\r{line.ljust(self._length)}")
        self._stream.flush()
        self._length = len(line)


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"
