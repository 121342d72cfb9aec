"""Tries a move on a sampled position, to the end of what the seat itself decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALLOW, Action
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS
from chrononauts_qt.games.chrononauts.state import END, KILL, OVER, WINDOW, State
from chrononauts_qt.games.chrononauts.view import View

Measure = Callable[[State], float]
LONG_TURN = 8
"""After so many cards in one turn a player is content with the plays it has."""
GRANTS_PLAYS = frozenset(
    index
    for index, card in enumerate(PLAY_CARDS)
    if card.facts.get("kind", card.id) in ("fast-forward", "perform-a-miracle")
)


def within_reason(view: View, actions: Sequence[Action]) -> Sequence[Action]:
    """Leave out, late in a long turn, what would grant more plays.

    While both piles are empty a Fast Forward draws itself (R-312, A-07): no rule ends such a turn.
    """
    played = 0
    for event in reversed(view.events):
        if event.name == "TurnBegan":
            break
        played += event.name == "CardAnnounced" and event.data["seat"] == view.seat
    if played < LONG_TURN:
        return actions
    modest = [action for action in actions if action.verb != "play" or action.card not in GRANTS_PLAYS]
    return modest or actions


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


def best_after(state: State, seat: int, measure: Measure, turn: int) -> float:
    """Return the best the seat can make of its next decision in the same turn, by its measure."""
    if not is_mine(state, seat, turn):
        return measure(state)
    _, ways = rules.decision(state)
    if state.step == KILL:
        return measure(tried(state, seat, ways[-1]))
    return max(measure(tried(state, seat, way)) for way in ways)
