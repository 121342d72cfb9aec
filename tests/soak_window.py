"""A monkey at all games in a real window: tests/window/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tests.small_disk import mount_for_us_alone
from tests.soak_games import SEED, Result, Task, failures_of
from tests.window.monkey import Monkey

SEEDS = 3
RUNS_EACH = 8
A_TASK = 5
"""So many minutes in one run."""
TOOLS = ("tests/window", "tests/kills", "tests/small_disk.py", "tests/soak_window.py")


def tasks() -> tuple[Task, ...]:
    """Return the tasks (seed, number of the run, minutes), all seeds from the start on."""
    return tuple((seed, number, A_TASK) for number in range(RUNS_EACH) for seed in range(SEEDS))


def run(task: Task) -> Result:
    """Let the monkey play; what keeps it from that is a failure too."""
    mount_for_us_alone()
    seed, number, minutes = task
    again = f"python3 dev.py soak window --task {seed},{number},{minutes}"
    monkey = Monkey(f"{SEED}/window/{seed}/{number}", again=again)
    try:
        monkey.play(seconds=minutes * 60)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        monkey.failures.append({"kind": "monkey", "error": what[:2000], "reproduce": again})
    return {
        "counts": dict(monkey.counts),
        "megabytes": monkey.megabytes,
        "grown": monkey.grown,
        "failures": monkey.failures,
    }


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return what was done and seen with each seed, and the most memory that was needed."""
    seeds = sorted({seed for seed, _, _ in results})
    return {
        "minutes": sum(minutes for _, _, minutes in results),
        "seeds": {f"{SEED}/window/{seed}/NUMBER": _of_seed(seed, results) for seed in seeds},
        "most_megabytes": max((result["megabytes"] for result in results.values()), default=0),
        "most_megabytes_grown": max((result["grown"] for result in results.values()), default=0),
        "failures": failures_of(results),
    }


def _of_seed(wanted: int, results: Mapping[Task, Result]) -> dict[str, object]:
    counts, minutes = Counter[str](), 0
    for (seed, _, each), result in results.items():
        if seed == wanted:
            counts.update(result["counts"])
            minutes += each
    return {
        "minutes": minutes,
        "moves_a_minute": round(counts["moves"] / minutes, 1),
        "counts": dict(sorted(counts.items())),
    }
