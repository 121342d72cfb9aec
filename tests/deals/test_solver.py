"""The solver of Solonauts: its verdicts hold, and its lines win through the engine."""

from __future__ import annotations

import pytest

from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.solver import Solution, Verdict, solve
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup, SoloState


def dealt(seed: str, travellers: int = 8) -> SoloState:
    state, _ = solonauts.new_game(Setup(travellers=travellers, seed=seed))
    return state


def replay(state: SoloState, solution: Solution) -> None:
    """Play the line; every action must be legal, and the last one must win."""
    for text in solution.line:
        solonauts.apply(state, 0, parse(text))
    outcome = solonauts.outcome(state)
    assert outcome is not None, "the line ends before the game does"
    assert outcome.route == "all-home"


@pytest.mark.rule("R-1205", "R-1206", "R-1207", "R-1208", "R-1209", "R-1210", "R-1211", "A-37")
@pytest.mark.parametrize("number", [1, 4, 6, 9, 10, 12, 14, 20])
def test_a_line_wins_through_the_engine(number: int) -> None:
    state = dealt(f"s8-{number:04}")
    solution = solve(Position.of(state), nodes=4000)
    assert solution.verdict is Verdict.WINNABLE
    replay(state, solution)
