"""The bank of Solonauts: solves and rates random deals, and writes down those that can be won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from chrononauts_qt.deals.bank import FILE, Deal
from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.rating import rate
from chrononauts_qt.deals.solver import Verdict, solve
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts

Task = tuple[int, int, int]
Result = dict[str, Any]

CANDIDATES = {6: 120, 7: 120, 8: 760, 9: 180, 10: 270}
"""So many deals are tried for each number of travellers."""
MOST = {6: 110, 7: 110, 8: 560, 9: 110, 10: 110}
"""So many of them are kept at most."""
A_TASK = 10
NODES = 12_000
"""What is not won by then is left out: the bank needs deals that can be won, not proofs of the others."""

HEAD = """\
# Deals of Solonauts that can be won.
# Travellers, seed, games of 200 that a simple player won, moves of a solution.
# Made by `python3 dev.py soak bank`.
"""


def tasks() -> tuple[Task, ...]:
    """Return the tasks, the numbers of travellers in turn as far as they go."""
    every = [(count, first, A_TASK) for count, many in CANDIDATES.items() for first in range(1, many, A_TASK)]
    return tuple(sorted(every, key=lambda task: (task[1] / CANDIDATES[task[0]], task[0])))


def try_deals(task: Task) -> Result:
    """Solve the deals of a task (travellers, first number, how many) and rate those that can be won."""
    travellers, first, count = task
    kept: list[Deal] = []
    verdicts: Counter[str] = Counter()
    failures: list[dict[str, str]] = []
    for number in range(first, first + count):
        setup = solonauts.Setup(travellers, f"s{travellers}-{number:04}")
        state, _ = solonauts.new_game(setup)
        found = solve(Position.of(state), nodes=NODES)
        verdicts[found.verdict.value] += 1
        if found.verdict is not Verdict.WINNABLE:
            continue
        if not wins(setup, found.line):
            failures.append({"kind": "line", "error": "it does not win", "reproduce": setup.seed})
            continue
        kept.append(Deal(travellers, setup.seed, rate(setup).wins, len(found.line)))
    return {"deals": [list(deal) for deal in kept], "verdicts": dict(verdicts), "failures": failures}


def wins(setup: solonauts.Setup, line: tuple[str, ...]) -> bool:
    """Tell whether a line wins by the rules."""
    state, _ = solonauts.new_game(setup)
    for action in line:
        solonauts.apply(state, 0, parse(action))
    return state.outcome is not None and state.outcome.route == solonauts.ALL_HOME


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Write the bank, balanced over the grades, and return its figures."""
    bank: list[Deal] = []
    verdicts: dict[int, Counter[str]] = {}
    for (travellers, _, _), result in sorted(results.items()):
        bank += [Deal(*row) for row in result["deals"]]
        verdicts.setdefault(travellers, Counter()).update(result["verdicts"])
    chosen = sorted(deal for count, most in MOST.items() for deal in balanced(bank, count, most))
    lines = [" ".join(str(value) for value in deal) for deal in chosen]
    FILE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    grades = {count: Counter(deal.grade for deal in chosen if deal.travellers == count) for count in MOST}
    return {
        "seed": "sTRAVELLERS-NUMBER",
        "nodes": NODES,
        "verdicts": {str(count): dict(counted) for count, counted in verdicts.items()},
        "kept": {str(count): dict(sorted(counted.items())) for count, counted in grades.items()},
        "failures": [failure for _, result in sorted(results.items()) for failure in result["failures"]],
    }


def balanced(bank: list[Deal], travellers: int, most: int) -> list[Deal]:
    """Return at most so many deals, the rarest grades whole, the others cut to the same number."""
    by_grade: dict[str, list[Deal]] = {}
    for deal in bank:
        if deal.travellers == travellers:
            by_grade.setdefault(deal.grade, []).append(deal)
    chosen: list[Deal] = []
    for left, deals in enumerate(sorted(by_grade.values(), key=len)):
        chosen += deals[: max(1, (most - len(chosen)) // (len(by_grade) - left))]
    return chosen
