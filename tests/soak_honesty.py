"""Are the players of AfterNova honest? Each is asked in two worlds that look the same to its seat."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.setup import SEATS
from chrononauts_qt.shelf import RANKS
from tests.afternova.test_random_games import is_nearly_out, said_in_both, sizes, worlds

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "honest"
A_TASK = 10
PAIRS = 120
"""So many pairs of worlds for each rank and number of seats: well over 1,000 positions a rank."""

TASKS: tuple[Task, ...] = tuple(
    (rank, first, A_TASK) for first in range(0, PAIRS, A_TASK) for rank in range(len(RANKS)))


def asked_in_both(rank: str, seats: int, seat: int, number: int = 0) -> tuple[int, list[str]]:
    """Return in how many positions a player was asked in both worlds, and where it said something else."""
    dice, asked, found = Random(f"{SEED} {rank} {seats} {number}"), 0, []
    one, other = worlds(seats, seat, dice, number)
    begun = sizes(one)
    for _ in range(30):
        if seat in one.asked():
            asked += 1
            said = [choose(rank, rules.view(state, seat)) for state in (one, other)]
            if said[0] != said[1]:
                found.append(f"{said[0].action.text} / {said[1].action.text}")
        step = said_in_both([one, other], seat, dice)
        if step is None or one.turn > 4 or is_nearly_out(one, begun):
            break
        for state in (one, other):
            rules.apply(state, *step)
    return asked, found


def ask(task: Task) -> Result:
    """Ask a rank in the pairs of a task, of every number of seats."""
    rank, first, count = task
    asked, failures = 0, []
    for number in range(first, first + count):
        for seats in SEATS:
            more, found = asked_in_both(RANKS[rank], seats, number % seats, number)
            asked += more
            again = f"asked_in_both({RANKS[rank]!r}, {seats}, {number % seats}, {number})"
            failures += [{"error": told, "reproduce": again} for told in found]
    return {"asked": asked, "failures": failures}


def report(results: Mapping[Task, Result]) -> dict[str, Any]:
    """Return how many positions each rank was asked in, and where it was not honest."""
    asked = dict.fromkeys(RANKS, 0)
    failures = []
    for (rank, _, _), result in results.items():
        asked[RANKS[rank]] += result["asked"]
        failures += result["failures"]
    return {"seed": SEED, "positions": asked, "failures": failures}
