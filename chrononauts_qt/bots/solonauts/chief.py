"""Looks for the best play by rehearsing how the game could go on after each.

A Monte Carlo search: the unseen cards are laid in several orders, and after each promising play the game
is played on with each of them, for a dozen plays. What then stands is weighed: to play to the end costs
three times as much and finds no better plays. All plays meet the same orders, so that luck falls on all
alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.protocol import Countdown
from chrononauts_qt.bots.solonauts.journey import Journey, Move
from chrononauts_qt.bots.solonauts.rehearsal import drawn, played_on, rid, unseen_cards
from chrononauts_qt.bots.solonauts.weighing import TUNED, worth

ROUNDS = (6, 6, 12)
"""So many orders of the unseen cards are tried in each round; the better half goes on to the next."""
FAR = 12
"""So many plays are rehearsed."""
WON, STRANDED, DESTROYED = 8.0, -5.0, -40.0
"""What the ends of a game are worth, in the measure of `Weights`; each who is stranded costs as one away."""


class Option(NamedTuple):
    """A move, and what it leaves; those an Agent likes best come first."""

    move: Move
    then: Journey


def rehearse(
    at: Journey, options: Sequence[Option], left: Countdown | None = None, effort: float = 1.0
) -> Option | None:
    """Return the option after which the game goes on best; None if the time was up before.

    The dice are thrown by what is seen, so that the same position gets the same answer.
    """
    dice, cards = Random(repr(at)), unseen_cards(at)
    rounds = [max(1, round(orders * effort)) for orders in ROUNDS]
    sums = [0.0] * len(options)
    going = list(range(len(options)))
    for orders in rounds:
        for _ in range(orders):
            dice.shuffle(cards)
            for number in going:
                if left is not None and left() < 0:
                    return None
                pile = cards.copy()
                start = drawn(rid(options[number].then), pile)
                sums[number] += _value(played_on(start, pile, FAR))
        going = sorted(going, key=lambda number: -sums[number])[: max(2, len(going) // 2)]
    return options[going[0]]


def _value(end: Journey | None) -> float:
    """Return what a rehearsed position is worth."""
    if end is None:
        return DESTROYED
    if not end.waiting:
        return WON
    if end.hand or end.held:
        return worth(end)
    return STRANDED - TUNED.away * end.waiting.bit_count()
