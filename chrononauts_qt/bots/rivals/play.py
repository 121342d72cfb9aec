"""Tries a move on a sampled position, to the end of what the seat itself decides."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALLOW, Action
from chrononauts_qt.games.chrononauts.state import END, KILL, OVER, WINDOW, State

Measure = Callable[[State], float]


def settle(state: State) -> None:
    """Let every card happen that is in a Memo window."""
    while state.step == WINDOW:
        seat, _ = rules.decision(state)
        rules.play_on(state, seat, ALLOW)


def tried(state: State, seat: int, action: Action) -> State:
    """Return a copy on which `seat` has done `action` and nobody has objected."""
    twin = state.copy()
    rules.play_on(twin, seat, action)
    settle(twin)
    return twin


def is_mine(state: State, seat: int, turn: int) -> bool:
    """Tell whether the seat still has to decide something in the same turn."""
    return state.turn == turn and state.active == seat and state.step not in (END, OVER)


def best_after(state: State, seat: int, measure: Measure, turn: int, depth: int = 0) -> float:
    """Return the best the seat can make of the rest of its turn, by its measure."""
    if depth > 3 or not is_mine(state, seat, turn):
        return measure(state)
    _, ways = rules.decision(state)
    if state.step == KILL:
        return measure(tried(state, seat, ways[-1]))
    return max(best_after(tried(state, seat, way), seat, measure, turn, 4) for way in ways)
