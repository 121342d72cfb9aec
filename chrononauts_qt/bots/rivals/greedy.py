"""Cadet and Agent: try every move on a few positions that could be, and take what their measure likes best.

The Agent counts the plays that are missing to its three goals, fears open Paradoxes, and looks at what the
others openly threaten. The Cadet does the same with less: it forgets a goal every third turn, does not
look at the others, remembers no card, and overlooks some of its moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.rivals.measure import LOST, WON, Taste, threat, worth
from chrononauts_qt.bots.rivals.play import best_after, tried
from chrononauts_qt.bots.rivals.sampling import Positions
from chrononauts_qt.games.chrononauts.actions import ALLOW, MEMO, Action
from chrononauts_qt.games.chrononauts.cards import FAMILY, PATCH
from chrononauts_qt.games.chrononauts.state import END, State

MEMO_GAIN = 12.0
"""What a Memo must save, in the measure of `worth`."""
CADET_MEMO_GAIN = 40.0
FORGETS = 3
"""One of so many turns a goal is out of the Cadet's mind."""
OVERLOOKS = 2
"""One of so many moves the Cadet does not think of, Patches apart."""


class Style(NamedTuple):
    """How a player of this kind looks at the table: at so many positions, caring so much."""

    samples: int
    taste: Taste
    memo_gain: float


def agent_style() -> Style:
    """Return the Agent's way of looking."""
    return Style(3, Taste(), MEMO_GAIN)


def cadet_style(dice: Random) -> Style:
    """Return the Cadet's: what it forgets this time is up to the dice."""
    home, mission, hand = (float(dice.randrange(FORGETS) > 0) for _ in range(3))
    return Style(1, Taste(home, mission, hand, threat=0.0), CADET_MEMO_GAIN)


def noticed(actions: Sequence[Action], dice: Random) -> list[Action]:
    """Return the moves that the Cadet thinks of, one of them at least; it always thinks of Patches."""
    seen = [
        action
        for action in actions
        if dice.randrange(OVERLOOKS) or (action.verb == "play" and FAMILY[action.card] == PATCH)
    ]
    return seen or [actions[dice.randrange(len(actions))]]


def values(table: Positions, actions: Sequence[Action], style: Style, dice: Random) -> dict[Action, float]:
    """Return what each of some actions is worth by a style's measure, on the mean of its samples."""
    found = dict.fromkeys(actions, 0.0)
    for _ in range(style.samples):
        state = table.sample(dice)
        for action in actions:
            found[action] += _value(state, table, action, style) / style.samples
    return found


def choose(table: Positions, actions: Sequence[Action], style: Style, dice: Random) -> Action:
    """Return the best of some actions by a style's measure, the first of equals."""
    found = values(table, actions, style, dice)
    if MEMO in found:
        return MEMO if found[MEMO] - found.get(ALLOW, 0.0) > style.memo_gain else ALLOW
    return max(actions, key=found.__getitem__)


def _value(state: State, table: Positions, action: Action, style: Style) -> float:
    """Return what the seat could make of a position by an action and what follows in its turn."""
    seat = table.me

    def measure(then: State) -> float:
        if then.outcome is not None:
            return WON if then.outcome.winner == seat else LOST
        if then.step == END:  # in a search only somebody who can claim a victory is asked here
            return WON if then.active == seat else LOST
        return worth(then, seat, style.taste) - style.taste.threat * threat(then, seat)

    return best_after(tried(state, seat, action), seat, measure, table.turn)
