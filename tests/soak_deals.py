"""How many random deals of Solonauts the solver decides, and in what time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from statistics import median, quantiles
from time import process_time
from typing import Any

from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.solver import Solution, Verdict, solve
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts

Task = tuple[int, int, int]
Result = dict[str, Any]

TRAVELLERS = 8
DEALS = 500
A_TASK = 10
SECONDS = 60.0
"""The time the solver has for one deal, in seconds of the processor: other programs do not count."""


def tasks() -> tuple[Task, ...]:
    """Return the tasks (travellers, first number, how many)."""
    return tuple((TRAVELLERS, first, A_TASK) for first in range(0, DEALS, A_TASK))


def decide_deals(task: Task) -> Result:
    """Solve the deals of a task; a line that does not win through the engine is a failure."""
    travellers, first, count = task
    found: list[tuple[str, float, int]] = []
    failures: list[dict[str, str]] = []
    for number in range(first, first + count):
        setup = solonauts.Setup(travellers, f"decided-{travellers}-{number:04}")
        state, _ = solonauts.new_game(setup)
        solution, seconds = _timed(Position.of(state))
        found.append((solution.verdict.value, seconds, solution.nodes))
        if solution.verdict is Verdict.WINNABLE and not _wins(state, solution.line):
            failures.append({"kind": "line", "error": "it does not win", "reproduce": setup.seed})
    return {"found": found, "failures": failures}


def _timed(position: Position) -> tuple[Solution, float]:
    """Return what the solver says within its time, and the time it took."""
    began = process_time()
    solution = solve(position, should_stop=lambda: process_time() - began > SECONDS)
    return solution, process_time() - began


def _wins(state: solonauts.SoloState, line: tuple[str, ...]) -> bool:
    """Tell whether a line wins by the rules."""
    for action in line:
        solonauts.apply(state, 0, parse(action))
    return state.outcome is not None and state.outcome.route == solonauts.ALL_HOME


def report_decided(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the shares of the verdicts and the times, in seconds."""
    found = [row for _, result in sorted(results.items()) for row in result["found"]]
    counts = Counter(verdict for verdict, _, _ in found)
    decided = len(found) - counts[Verdict.UNKNOWN.value]
    return {
        "seed": f"decided-{TRAVELLERS}-NUMBER",
        "seconds_allowed": SECONDS,
        "deals": len(found),
        "verdicts": {verdict.value: counts[verdict.value] for verdict in Verdict},
        "decided": round(decided / len(found), 4),
        "seconds": {
            "all": _times([seconds for _, seconds, _ in found]),
            **{
                verdict.value: _times([seconds for said, seconds, _ in found if said == verdict.value])
                for verdict in Verdict
                if counts[verdict.value]
            },
        },
        "most_nodes": max(nodes for _, _, nodes in found),
        "failures": [failure for _, result in sorted(results.items()) for failure in result["failures"]],
    }


def _times(seconds: list[float]) -> dict[str, float]:
    """Return median, 95th percentile and longest."""
    p95 = quantiles(seconds, n=20, method="inclusive")[-1] if len(seconds) > 1 else seconds[0]
    return {"median": round(median(seconds), 2), "p95": round(p95, 2), "max": round(max(seconds), 2)}
