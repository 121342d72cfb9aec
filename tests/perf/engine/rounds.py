"""Interleaved rounds: every task gets a slice of each, so that a slower minute is slower for all.

Rates are per second of processor time of this thread: who else uses the machine hardly matters.
"""

from __future__ import annotations

import gc
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from time import perf_counter, thread_time
from typing import NamedTuple, TypeVar

Item = TypeVar("Item")
Task = Callable[[float], dict[str, float]]
"""What is given a number of seconds, works about so long and returns its figures by name."""


POOL = 24
"""How many positions in the middle of a game are cloned or looked at."""


class Figure(NamedTuple):
    """The values that one figure had in the rounds."""

    median: float
    least: float
    most: float


def measure(tasks: Sequence[Task], rounds: int, seconds: float) -> dict[str, Figure]:
    """Run every task once a round, every other round backwards; a round before them does not count."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for number in range(rounds + 1):
        for task in tasks if number % 2 else reversed(tasks):
            gc.collect()
            figures = task(seconds if number else seconds / 4)
            for name, value in figures.items() if number else ():
                found[name].append(value)
    return {
        name: Figure(statistics.median(values), min(values), max(values)) for name, values in found.items()
    }


def games(name: str, play: Callable[[], int]) -> Task:
    """Return a task that plays whole games; `play` plays one and returns its decisions.

    A decision is counted when a seat has two or more legal actions, in every game.
    """

    def task(seconds: float) -> dict[str, float]:
        played = decisions = 0
        end, began = perf_counter() + seconds, thread_time()
        while perf_counter() < end:
            decisions += play()
            played += 1
        spent = thread_time() - began
        return {f"{name} decisions/s": decisions / spent, f"{name} games/s": played / spent}

    return task


def calls(name: str, function: Callable[[Item], object], items: Iterable[Item]) -> Task:
    """Return a task that calls a function with every item in turn; the figure is microseconds a call."""
    pool = list(items)

    def task(seconds: float) -> dict[str, float]:
        count = 0
        end, began = perf_counter() + seconds, thread_time()
        while perf_counter() < end:
            for item in pool:
                function(item)
            count += len(pool)
        return {f"{name} us": (thread_time() - began) / count * 1e6}

    return task
