"""Counts what a piece of the program does: on a busy machine as on a free one, which no clock says alike."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any, NamedTuple


@dataclass
class Work:
    """What was done: calls of functions, and how long the texts and bytes were whose methods were called.

    A loop that begins anew for everything it finds has too many calls, one that goes through all of a text
    for each of its lines too many letters. What a single call of C does without a method is not seen here;
    it is timed by the benches (`tests/perf`).
    """

    calls: int = 0
    letters: int = 0

    def __call__(self, frame: FrameType, event: str, called: Any) -> None:
        """Note a call, as Python tells a profiler of it."""
        if event == "call":
            self.calls += 1
        elif event == "c_call":
            self.calls += 1
            owner = getattr(called, "__self__", None)
            if isinstance(owner, str | bytes):
                self.letters += len(owner)


@contextmanager
def counted() -> Iterator[Work]:
    """Count what is done inside, in this thread."""
    done, before = Work(), sys.getprofile()
    sys.setprofile(done)
    try:
        yield done
    finally:
        sys.setprofile(before)


class Bound(NamedTuple):
    """The most work there may be: so much in any case, and so much more for every piece and every byte."""

    calls: int
    calls_a_piece: int
    letters: int
    letters_a_byte: int

    def share(self, done: Work, pieces: int, size: int) -> float:
        """Return what share of it was done; AssertionError for more than all of it."""
        calls = self.calls + pieces * self.calls_a_piece
        letters = self.letters + size * self.letters_a_byte
        assert done.calls <= calls, f"it took {done.calls:,} calls, for {pieces:,} pieces"
        assert done.letters <= letters, f"it went through {done.letters:,} letters, of {size:,} bytes"
        return max(done.calls / calls, done.letters / letters)
