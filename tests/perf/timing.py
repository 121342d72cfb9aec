"""What the benches time with."""

from __future__ import annotations

import time
from collections.abc import Callable


def timed(do: Callable[[], object]) -> float:
    """Return how long something takes, in milliseconds."""
    began = time.perf_counter()
    do()
    return (time.perf_counter() - began) * 1000


def worked(do: Callable[[], object]) -> float:
    """Return how long this thread works on something, in milliseconds: others may have the processor."""
    began = time.thread_time()
    do()
    return (time.thread_time() - began) * 1000


def share(values: list[float], part: float) -> float:
    """Return the value below which `part` of all values lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(part * (len(ordered) - 1)))]
