"""One-line faults planted in the program: do the tests that execute the line notice?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from multiprocessing import current_process
from typing import Any

from tests.faults.judge import Suite, Tree
from tests.faults.plant import Fault, sample
from tests.measured import KEPT, tested_commit

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "faults 2026-11-22"
FAULTS = 120
TESTED = ("chrononauts_qt", "resources", "translations", "tests")


def tasks() -> tuple[Task, ...]:
    """Return the tasks (number of the fault in the sample, 0, 1)."""
    return tuple((number, 0, 1) for number in range(FAULTS))


def ask_tests(task: Task) -> Result:
    """Plant one fault and ask the tests that execute its line."""
    fault = drawn()[task[0]]
    tests = suite().tests_of(fault)
    return {
        "fault": fault._asdict(),
        "asked": sum(map(len, tests)),
        "by": tree().noticed_by(fault, tests) if any(tests) else "",
        "failures": [],
    }


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the share of the faults that were noticed, by whom, and those that were not."""
    found = [result for _, result in sorted(results.items()) if result["by"]]
    lost = [result for _, result in sorted(results.items()) if not result["by"]]
    return {
        "seed": SEED,
        "faults": len(results),
        "noticed": len(found),
        "share": round(len(found) / len(results), 4),
        "survivors": [{**result["fault"], "asked": result["asked"]} for result in lost],
        "by": {f"{result['fault']['path']}:{result['fault']['line']}": result["by"] for result in found},
        "failures": [],
    }


@cache
def drawn() -> tuple[Fault, ...]:
    """Return the faults, in the order of the tasks."""
    return sample(FAULTS, SEED)


def suite() -> Suite:
    """Return which tests execute what."""
    return Suite(KEPT / f"faults-{tested_commit(TESTED)}")


def measure() -> None:
    """Measure which tests execute what, unless that has been done."""
    suite().measure()


@cache
def tree() -> Tree:
    """Return the copy of the repository of this process."""
    return Tree(KEPT / "trees" / current_process().name)
