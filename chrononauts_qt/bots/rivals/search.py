"""The Chief: Monte Carlo search over positions that agree with what the seat knows (information-set MCTS).

Every sampled position is played through once for each of the seat's ways that are still in question, by
which the ways share their luck; the worse half is dropped again and again (sequential halving). Below the
root the seat's further decisions of the same turn form a tree in which UCB chooses, and the others answer
with the Memos they were dealt. Some following turns are played out quickly, all as they would think, and then
the chance to win is estimated by learned weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.protocol import Countdown, Tried
from chrononauts_qt.bots.rivals.chances import chance
from chrononauts_qt.bots.rivals.greedy import MEMO_GAIN, agent_style, values
from chrononauts_qt.bots.rivals.measure import GOAL, LOST, WON, Taste, worth
from chrononauts_qt.bots.rivals.play import settle
from chrononauts_qt.bots.rivals.quick import choose
from chrononauts_qt.bots.rivals.sampling import Table
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALLOW, KEEP, MEMO, Action
from chrononauts_qt.games.chrononauts.state import END, KILL, WINDOW, State

EXPLORE = 0.15
"""How much a way that was seldom tried is preferred."""
WIDTH = 6
"""So many actions are tried, those that the Agent likes best."""
LONGEST = 80
"""After so many decisions a playout ends anyhow: a Fast Forward may draw itself again and again (A-07)."""


class Manner(NamedTuple):
    """How a game is searched: ``ahead`` further turns are played out, ``share`` of the playouts are made.

    ``bias`` is what it counts that the Agent likes an action less, by the worth of a whole goal.
    """

    bias: float
    ahead: int
    share: float


CHRONONAUTS = Manner(bias=0.3, ahead=8, share=1.0)
ARTIFAXX = Manner(bias=1.0, ahead=1, share=0.4)
"""Luck decides more here: longer playouts tell less, the Agent's liking more. Memos are asked for often."""

_TASTE = Taste()


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
    """Return how often each action was tried and the sum of what it promised; None if time was up before.

    ``descents`` is how many games are played out, over all actions, where all of them are made. To the
    chance to win comes a little for what the Agent thinks of an action, which decides between those that
    win about as often.
    """
    manner = CHRONONAUTS if table.base.variant.identities else ARTIFAXX
    liked = _liked(table, manner.bias, dice)
    arms = {action: Node() for action in sorted(liked, key=liked.__getitem__, reverse=True)[:WIDTH]}
    going = list(arms)

    def promise(action: Action) -> float:
        return arms[action].total / arms[action].tries + liked[action]

    rounds = max(1, (len(going) - 1).bit_length())
    for _ in range(rounds):
        for _ in range(max(1, round(descents * manner.share) // (rounds * len(going)))):
            if left is not None and left() < 0.0:
                return None
            state = rules.searching(table.sample(dice))
            for action in going:
                descend(state.copy(), table.me, action, arms[action], manner.ahead)
        going.sort(key=promise, reverse=True)
        del going[(len(going) + 1) // 2 :]
    most = 1.0 + manner.bias
    return {action.text: (arm.tries, arm.tries * promise(action) / most) for action, arm in arms.items()}


def _liked(table: Table, bias: float, dice: Random) -> dict[Action, float]:
    """Return what the Agent's liking adds to each action; a Memo has to be worth more than it costs."""
    found = values(table, table.view.actions, agent_style(), dice)
    if MEMO in found:
        found[MEMO] -= MEMO_GAIN
    most = max(found.values())
    return {action: bias * max(0.0, 1.0 + (value - most) / GOAL) for action, value in found.items()}


def descend(state: State, me: int, action: Action, node: Node, ahead: int = CHRONONAUTS.ahead) -> None:
    """Play a game `ahead` turns on from the seat's action, and tell the chance it led to along the path."""
    turn = state.turn
    rules.play_on(state, me, action)
    path = [node]
    for _ in range(LONGEST):
        step = state.step
        if state.outcome is not None or step == END or state.turn - turn > ahead:
            break
        seat, legal = rules.decision(state)
        if step == WINDOW:
            action = answer(state, seat)
        elif seat == me and state.turn == turn:
            action, node = node.choose(legal)
            path.append(node)
        elif step == KILL:
            action = KEEP
        else:
            action = choose(state, seat, legal)
        rules.play_on(state, seat, action)
    value = standing(state, me)
    for node in path:
        node.tries += 1
        node.total += value


def answer(state: State, seat: int) -> Action:
    """Return whether a seat that was dealt a Memo plays it: against a victory, a disaster or a great loss."""
    cancelled, happened = state.copy(), state.copy()
    rules.play_on(cancelled, seat, MEMO)
    settle(cancelled)
    settle(happened)
    return MEMO if _liking(cancelled, seat) - _liking(happened, seat) > MEMO_GAIN else ALLOW


def _liking(state: State, seat: int) -> float:
    """Return how a seat likes what a window led to, by the Agent's measure."""
    if state.outcome is not None:
        return LOST
    if state.step == END:
        return WON if state.active == seat else LOST
    return worth(state, seat, _TASTE)


def standing(state: State, seat: int) -> float:
    """Return the chance of a seat to win; at the end of a turn somebody can claim a victory."""
    if state.outcome is not None:
        return float(state.outcome.winner == seat)
    if state.step == END:
        return float(state.active == seat)
    return chance(state, seat)
