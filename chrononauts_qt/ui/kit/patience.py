"""How much time people want for answers and for what goes away by itself: everything timed asks here."""

from __future__ import annotations

from collections.abc import Callable

FACTORS: dict[str, float | None] = {"usual": 1.0, "twice": 2.0, "four": 4.0, "none": None}
"""By `Settings.answer_time` how many times as long things last; None: no time runs out."""
MOST = 4.0
"""What goes on by itself where no time runs out, such as a bot, takes so many times as long."""
A_DAY_MS = 24 * 60 * 60 * 1000

_ASKED: list[Callable[[], str]] = []


def follow(ask: Callable[[], str] | None) -> None:
    """Take the wish from the settings as they are; None: the usual time."""
    _ASKED[:] = [ask] if ask is not None else []


def _factor() -> float | None:
    return FACTORS[_ASKED[0]()] if _ASKED else 1.0


def to_answer(seconds: float | None) -> float | None:
    """Return for how long people may answer, None: until everybody has."""
    factor = _factor()
    return None if seconds is None or factor is None else seconds * factor


def paced(seconds: float) -> float:
    """Return for how long something waits that goes on by itself."""
    return seconds * (_factor() or MOST)


def stays(milliseconds: int) -> int:
    """Return for how long a sentence stays; where no time runs out, until somebody takes it away."""
    factor = _factor()
    return A_DAY_MS if factor is None else round(milliseconds * factor)
