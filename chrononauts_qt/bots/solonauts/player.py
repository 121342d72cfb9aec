"""Plays Solonauts by simple rules: tries what each play would leave, and takes the most promising.

It sees the View of its seat and nothing else. What the hand could do next counts too; what will be drawn
does not, for nobody knows.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.solonauts.journey import Journey, Move, after, indexes, move_of, plays, read, unseen
from chrononauts_qt.bots.solonauts.reasons import explain_move
from chrononauts_qt.bots.solonauts.weighing import DESTROYED, TUNED, Weights, hopeful, worth
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View

AHEAD = 1
"""So many further plays from the same hand are tried."""
FIRST_WIDTH, NEXT_WIDTH = 10, 4
"""So many of the best plays are followed up, now and in each later step."""
TRUST = 0.8
"""How much the best follow-up counts against what stands at once."""
NOISE = 0.2
"""How far, in the measure of `Weights`, dice move the worth of a play."""


def choose(view: View, dice: Random | None = None) -> Action:
    """Return what to do: always the same for the same view, but for what `dice` change."""
    return pick(read(view), _moves(view), dice).action


def suggest(view: View) -> Advice:
    """Return one move and why it is a good one."""
    at = read(view)
    move = pick(at, _moves(view))
    return explain_move(at, move)


def _moves(view: View) -> list[Move]:
    return [move_of(action) for action in view.actions if action.verb != "stop"]


def pick(
    at: Journey,
    legal: list[Move],
    dice: Random | None = None,
    ahead: int = AHEAD,
    weights: Weights = TUNED,
) -> Move:
    """Return the best of the legal moves; a card is thrown away only for nothing, or because one must be."""
    candidates = tuple(sorted(move for move in legal if not move.throw) or sorted(legal))
    ranked = _ranked(at, candidates, ahead, weights)
    _, best, then = max(ranked, key=lambda option: option[0] + (dice.gauss(0.0, NOISE) if dice else 0.0))
    return best if best.throw else _thrown_first(at, then, weights) or best


@lru_cache(maxsize=1 << 12)
def _ranked(
    at: Journey, candidates: tuple[Move, ...], ahead: int, weights: Weights
) -> tuple[tuple[float, Move, Journey | None], ...]:
    """Return the most promising moves with their worth and what they leave."""
    tried = [(_worth(then, weights), move, then) for move in candidates for then in [after(at, move)]]
    tried.sort(key=lambda option: -option[0])
    return tuple(
        (_followed(then, value, ahead, weights), move, then) for value, move, then in tried[:FIRST_WIDTH]
    )


def _worth(at: Journey | None, weights: Weights) -> float:
    return DESTROYED if at is None else worth(at, weights)


def _followed(at: Journey | None, value: float, ahead: int, weights: Weights) -> float:
    """Return `value` raised by what the cards in hand could make of the position."""
    if not ahead or at is None or not at.waiting:
        return value
    options = [(worth(then, weights), then) for move in plays(at) if (then := after(at, move)) is not None]
    options.sort(key=lambda option: -option[0])
    futures = [_followed(then, far, ahead - 1, weights) for far, then in options[:NEXT_WIDTH]]
    best = max(futures, default=value)
    return max(value, (1 - TRUST) * value + TRUST * best)


def _thrown_first(at: Journey, then: Journey | None, weights: Weights) -> Move | None:
    """Return the Patch to throw away before a play that leaves `then`, if that is better (R-1206).

    Only while it makes room for another card.
    """
    if then is None or not then.waiting or not unseen(then):
        return None
    _, needed, _ = hopeful(at.waiting, at.gone)
    now = worth(then, weights)
    for card in indexes(then.held & ~needed):
        throw = Move(card, 0, throw=True)
        if _worth(after(then, throw), weights) > now:
            return throw
    return None
