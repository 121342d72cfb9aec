"""One-line faults planted in the program: do the tests that execute the line notice?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from multiprocessing import current_process
from pathlib import Path
from typing import Any

from tests.faults import near
from tests.faults.judge import Suite, Tree
from tests.faults.plant import Fault, sample
from tests.measured import KEPT, tested_commit
from tests.run import PARTS
from tests.soak_games import failures_of

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "faults 2026-11-22"
FAULTS = 120
NEAR_SEED = "near faults 2026-11-22"
NEAR_FAULTS = 46
REFEREE_SEEDS = {"afternova": "afternova faults 2026-11-28", "dungeon_time": "dungeon time faults 4"}
REFEREE_FAULTS = 200
NOT_ASKED = ("test_players.py", "test_companion", "test_shares_sample.py")
"""Of what players do nothing follows for the rules."""
TESTED = ("chrononauts_qt", "resources", "translations", "tests")


def tasks(faults: int) -> tuple[Task, ...]:
    """Return the tasks (number of the fault in the sample, 0, 1)."""
    return tuple((number, 0, 1) for number in range(faults))


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


def ask_nearest(task: Task) -> Result:
    """Plant one fault in a module of `near` and ask the tests of its floor, no others.

    Who notices it must do so again alone, and pass without it: a busy machine is no fault.
    """
    fault = drawn_near()[task[0]]
    by, failures, asked = "", list[dict[str, str]](), list[list[str]]()
    for asked in near.tests_of(fault.path):
        by = tree().noticed_by(fault, asked)
        if by:
            break
    if ".py" in by:
        alone = [[by] if some else [] for some in asked]
        as_it_is = fault._replace(after=fault.before)
        if not tree().noticed_by(fault, alone) or tree().noticed_by(as_it_is, alone):
            by, failures = "", [{"kind": "fails by itself", "test": by}]
    return {
        "fault": fault._asdict(),
        "asked": [test for some in asked for test in some],
        "by": by,
        "failures": failures,
    }


def ask_rules(game: str, task: Task) -> Result:
    """Plant one fault in the referee of a game and ask the tests of its rules, no others."""
    fault = drawn_in(game)[task[0]]
    folder = f"tests/{game}"
    tests = sorted(Path(folder).glob("test_*.py"))
    files = [path.as_posix() for path in tests if not path.name.startswith(NOT_ASKED)]
    asked = [files if folder in part.folders else [] for part in PARTS]
    return {
        "fault": fault._asdict(),
        "asked": files,
        "by": tree().noticed_by(fault, asked),
        "failures": [],
    }


@cache
def drawn_in(game: str) -> tuple[Fault, ...]:
    """Return faults of the referee of a game, at most one a line."""
    paths = [path.as_posix() for path in sorted(Path(f"chrononauts_qt/games/{game}").glob("*.py"))]
    return sample(REFEREE_FAULTS, REFEREE_SEEDS[game], paths=paths)


def report(seed: str, results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the share of the faults that were noticed, by whom, and those that were not."""
    found = [result for _, result in sorted(results.items()) if result["by"]]
    lost = [result for _, result in sorted(results.items()) if not result["by"]]
    return {
        "seed": seed,
        "faults": len(results),
        "noticed": len(found),
        "share": round(len(found) / len(results), 4),
        "survivors": [{**result["fault"], "asked": result["asked"]} for result in lost],
        "by": {f"{result['fault']['path']}:{result['fault']['line']}": result["by"] for result in found},
        "failures": failures_of(results),
    }


@cache
def drawn() -> tuple[Fault, ...]:
    """Return the faults, in the order of the tasks."""
    return sample(FAULTS, SEED)


@cache
def drawn_near() -> tuple[Fault, ...]:
    """Return what was once missed, and other faults of the same modules."""
    missed = near.missed()
    lines = {fault[:2] for fault in missed}
    others = sample(NEAR_FAULTS, NEAR_SEED, paths=near.modules())
    fresh = [fault for fault in others if fault[:2] not in lines]
    return (*missed, *fresh[: NEAR_FAULTS - len(missed)])


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
