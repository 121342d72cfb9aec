"""Plays Solonauts in three ranks, which share one measure of how promising a position is.

A Cadet overlooks some of what lies before it and looks no further than the play; an Agent also tries what
the hand could do next; a Chief rehearses how the game could go on. All see the View of their seat and nothing
else: what will be drawn nobody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.protocol import Countdown, Tried
from chrononauts_qt.bots.solonauts.chief import Option, rehearse
from chrononauts_qt.bots.solonauts.journey import Journey, Move, after, indexes, move_of, plays, read, unseen
from chrononauts_qt.bots.solonauts.reasons import explain_move
from chrononauts_qt.bots.solonauts.weighing import DESTROYED, TUNED, Weights, hopeful, wanted_by, worth
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View

NOTICED = 0.9
"""What part of the travellers, and of the kinds of cards in the hand, a Cadet notices at a play."""
AHEAD = 1
"""So many further plays from the same hand are tried."""
FIRST_WIDTH, NEXT_WIDTH = 10, 4
"""So many of the best plays are followed up, now and in each later step."""
TRUST = 0.8
"""How much the best follow-up counts against what stands at once."""
NOISE = 0.2
"""How far, in the measure of `Weights`, dice move the worth of a play."""
WIDTH, GAP = 6, 3.0
"""So many of the Agent's best plays a Chief follows up, if they are not worth so much less than the best."""


def play(rank: str, view: View, left: Countdown | None = None, effort: float = 1.0) -> Advice | None:
    """Return what a player of `rank` does and why, the same for the same view; None if the time was up.

    Raises KeyError for an unknown rank. Without ``left`` nothing is cut short; only a Chief ever is, and
    only he may be given less than the whole ``effort``, a share of what he tries.
    """
    at = read(view)
    legal = [move_of(action) for action in view.actions if action.verb != "stop"]
    move = PLAYERS[rank](at, legal, left, effort)
    return None if move is None else explain_move(at, move)


def explore(rank: str, part: int, view: View, left: Countdown | None, effort: float) -> Tried | None:
    """Return the play of a rank, all from the first part: an order of cards is tried on all plays or none."""
    if part:
        return {}
    advice = play(rank, view, left, effort)
    return None if advice is None else {advice.action.text: (1, 1.0)}


def explain(view: View, action: Action) -> Advice:
    """Return an action with the strongest reason for it."""
    return explain_move(read(view), move_of(action))


def suggest(view: View) -> Advice:
    """Return one move of an Agent and why it is a good one, at once."""
    at = read(view)
    return explain_move(at, pick(at, [move_of(action) for action in view.actions if action.verb != "stop"]))


def _cadet(at: Journey, legal: list[Move], left: Countdown | None, effort: float) -> Move:
    """Return what looks best at once to somebody who overlooks some travellers and some cards.

    What is overlooked depends on what is seen. A Patch is thrown away only if nobody at all waits for it.
    """
    dice = Random(repr(at))
    people = [1 << one for one in indexes(at.waiting) if dice.random() < NOTICED]
    noticed = at._replace(waiting=sum(people) or at.waiting)
    held = dict.fromkeys(move.card for move in legal)
    cards = [card for card in held if dice.random() < NOTICED]
    every = [move for move in legal if not move.throw] or legal
    some = [move for move in every if move.card in cards and after(at, move) is not None]
    best = max(some or every, key=lambda move: _worth(after(noticed, move), TUNED))
    first = _with_room(noticed, best, after(noticed, best), TUNED)
    return best if first.throw and wanted_by(at.waiting) >> first.card & 1 else first


def _agent(at: Journey, legal: list[Move], left: Countdown | None, effort: float) -> Move:
    return pick(at, legal)


def _chief(at: Journey, legal: list[Move], left: Countdown | None, effort: float) -> Move | None:
    """Return the best of what an Agent would consider, after it was rehearsed how the game goes on."""
    ranked = sorted(_ranked(at, _candidates(legal), AHEAD, TUNED), key=lambda option: -option[0])
    best = ranked[0][0]
    options = [
        Option(move, then)
        for value, move, then in ranked[:WIDTH]
        if then is not None and best - value < GAP
    ]
    if len(options) < 2:
        return pick(at, legal)
    found = rehearse(at, options, left, effort)
    return found and _with_room(at, found.move, found.then, TUNED)


PLAYERS: Mapping[str, Callable[[Journey, list[Move], Countdown | None, float], Move | None]] = {
    "cadet": _cadet,
    "agent": _agent,
    "chief": _chief,
}
"""By the id of a rank, as `bots.ranks` has them."""


def pick(
    at: Journey,
    legal: list[Move],
    dice: Random | None = None,
    ahead: int = AHEAD,
    weights: Weights = TUNED,
) -> Move:
    """Return the best of the legal moves; a card is thrown away only for nothing, or because one must be."""
    ranked = _ranked(at, _candidates(legal), ahead, weights)
    _, best, then = max(ranked, key=lambda option: option[0] + (dice.gauss(0.0, NOISE) if dice else 0.0))
    return _with_room(at, best, then, weights)


def _candidates(legal: list[Move]) -> tuple[Move, ...]:
    return tuple(sorted(move for move in legal if not move.throw) or sorted(legal))


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


def _with_room(at: Journey, best: Move, then: Journey | None, weights: Weights) -> Move:
    """Return what to do first, if `best` is what is to be played."""
    return best if best.throw else _thrown_first(at, then, weights) or best


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
