"""The blink of an eye in which a key or a button that means something new does nothing."""

from __future__ import annotations

from collections.abc import Callable

BLINK = 0.4
"""Seconds for which nobody can have seen yet what a press means now."""


class Blink:
    """Knows since when a press means what it means; `now` is a clock in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now, self._means, self._since = now, "", now()
        self._pressed, self._pressed_at = "", now()

    def mean(self, what: str) -> None:
        """Note what a press means from now on; it may be the same as before."""
        if what != self._means:
            self._means = what
            self.begin()

    def begin(self) -> None:
        """Let no press count for a blink."""
        self._since = self._now()

    @property
    def is_on(self) -> bool:
        """Whether a press is too soon."""
        return self._now() - self._since < BLINK

    def is_double(self, key: str) -> bool:
        """Note a press on a thing; tell whether it is the second one of a double click."""
        was, at = self._pressed, self._pressed_at
        self._pressed, self._pressed_at = key, self._now()
        return was == key and self._pressed_at - at < BLINK
