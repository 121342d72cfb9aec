"""Tries a move on a sampled position, to the end of what the seat itself decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALLOW, Action
from chrononauts_qt.games.chrononauts.cards import MEMO as MEMO_CARD
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS, PLAY_INDEX
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

SAME_AGAIN = 4
"""So many plays of a seat may be of two cards only where nothing is left to draw; then it plays others."""


def within_reason(view: View, actions: Sequence[Action]) -> Sequence[Action]:
    """Leave out what would go on for ever, since no rule ends it (R-312, A-07).

    Late in a long turn that is what grants more plays: a Fast Forward may draw itself. Where the draw pile is
    empty it is what a seat has played again and again: all may draw the same card by turns, pass all hands
    on for ever, or take the same Artifact from each other.
    """
    this_turn, before = _own_plays(view)
    left_out: frozenset[int] = frozenset()
    if len(this_turn) >= LONG_TURN:
        left_out = GRANTS_PLAYS
    elif not view.draw_count and len(before) == SAME_AGAIN and len(set(before)) <= 2:
        left_out = frozenset(before)
    modest = [action for action in actions if action.verb != "play" or action.card not in left_out]
    return modest or actions


def _own_plays(view: View) -> tuple[list[int], list[int]]:
    """Return what the seat has played in this turn, and its last SAME_AGAIN plays before; Memos are none."""
    this_turn: list[int] = []
    before: list[int] = []
    found = this_turn
    for event in reversed(view.events):
        if event.name == "TurnBegan":
            found = before
        elif event.name == "CardAnnounced" and event.data["seat"] == view.seat:
            card = PLAY_INDEX[event.data["card"]]
            if card != MEMO_CARD:
                found.append(card)
        if len(before) == SAME_AGAIN:
            break
    return this_turn, before


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
