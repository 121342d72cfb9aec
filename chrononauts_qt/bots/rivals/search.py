"""The Chief: Monte Carlo search over positions that agree with what the seat knows (information-set MCTS).

Every sampled position is played through once for each of the seat's ways that are still in question, by
which the ways share their luck; the worse half is dropped again and again (sequential halving). Below the
root the seat's further decisions of the same turn form a tree in which UCB chooses, and the others answer
with the Memos they were dealt. At the end of the turn the chance to win is estimated by learned weights:
playing the others' turns out as well was slower and no stronger.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from chrononauts_qt.bots.protocol import Countdown, Tried
from chrononauts_qt.bots.rivals.chances import chance
from chrononauts_qt.bots.rivals.play import settle
from chrononauts_qt.bots.rivals.sampling import Table
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALLOW, MEMO, Action
from chrononauts_qt.games.chrononauts.state import END, WINDOW, State

EXPLORE = 0.15
"""How much a way that was seldom tried is preferred."""
MEMO_GAIN = 0.03
"""So much more chance to win is worth a Memo to those whose cards are sampled."""


class Node:
    """A decision of the seat: by action what follows, how often it was met and tried, and the sum."""

    __slots__ = ("met", "total", "tries", "ways")

    def __init__(self) -> None:
        self.ways: dict[Action, Node] = {}
        self.met = 0
        self.tries = 0
        self.total = 0.0

    def choose(self, legal: Sequence[Action]) -> tuple[Action, Node]:
        """Return an untried legal way, else the one of the highest upper confidence bound."""
        ways, best, most = self.ways, None, -1.0
        for action in legal:
            way = ways.get(action)
            if way is None:
                way = ways[action] = Node()
                way.met = 1
                return action, way
            way.met += 1
            bound = way.total / way.tries + EXPLORE * sqrt(log(way.met) / way.tries)
            if bound > most:
                best, most = action, bound
        assert best is not None, "somebody who decides has a way"
        return best, ways[best]


def search(table: Table, dice: Random, descents: int, left: Countdown | None) -> Tried | None:
    """Return how often each action was tried and the sum of its chances; None if time was up before.

    ``descents`` is how many games are played out, over all actions.
    """
    arms = {action: Node() for action in table.view.actions}
    going = list(arms)
    rounds = max(1, (len(going) - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(1, descents // (rounds * len(going)))):
            if left is not None and left() < 0.0:
                return None
            state = rules.searching(table.sample(dice))
            for action in going:
                descend(state.copy(), table.me, action, arms[action])
        going.sort(key=lambda action: -arms[action].total / arms[action].tries)
        del going[(len(going) + 1) // 2 :]
    return {action.text: (arm.tries, arm.total) for action, arm in arms.items()}


def descend(state: State, me: int, action: Action, node: Node) -> None:
    """Play a game on from the seat's action, and tell the chance it led to along the path."""
    turn = state.turn
    rules.play_on(state, me, action)
    path = [node]
    while is_going_on(state, me, turn):
        seat, legal = rules.decision(state)
        if state.step == WINDOW:
            action = answer(state, seat)
        else:
            action, node = node.choose(legal)
            path.append(node)
        rules.play_on(state, seat, action)
    value = standing(state, me)
    for node in path:
        node.tries += 1
        node.total += value


def is_going_on(state: State, me: int, turn: int) -> bool:
    """Tell whether the seat's own turn, or a Memo window, leaves something to decide."""
    if state.outcome is not None or state.step == END:
        return False
    return state.step == WINDOW or (state.turn == turn and state.active == me)


def answer(state: State, seat: int) -> Action:
    """Return whether a seat that was dealt a Memo plays it: only for a good deal of its chances."""
    cancelled, happened = state.copy(), state.copy()
    rules.play_on(cancelled, seat, MEMO)
    settle(cancelled)
    settle(happened)
    return MEMO if standing(cancelled, seat) - standing(happened, seat) > MEMO_GAIN else ALLOW


def standing(state: State, seat: int) -> float:
    """Return the chance of a seat to win; at the end of a turn somebody can claim a victory."""
    if state.outcome is not None:
        return float(state.outcome.winner == seat)
    if state.step == END:
        return float(state.active == seat)
    return chance(state, seat)
