"""Looks for the best play by rehearsing how the game could go on after each, to its end.

A Monte Carlo search: the unseen cards are laid in several orders, and after each promising play the rest
of the game is played on each of them. All plays meet the same orders, so that luck falls on all alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.solonauts.journey import Journey, Move
from chrononauts_qt.bots.solonauts.rehearsal import drawn, played_out, rid, unseen_cards

ROUNDS = (4, 4, 8)
"""So many orders of the unseen cards are tried in each round; the better half goes on to the next."""
WON = 3.0
"""How many more travellers at home the winning of a game outweighs."""
TRUST = 0.2
"""How much what the Agent thinks of a play counts, in travellers for each unit of its measure."""

Countdown = Callable[[], float]
"""Returns the seconds that are left, below 0 when the time is up."""


class Option(NamedTuple):
    """A move, its worth to the Agent, and what it leaves."""

    worth: float
    move: Move
    then: Journey


def rehearse(
    at: Journey, options: Sequence[Option], left: Countdown | None = None, effort: float = 1.0
) -> Option | None:
    """Return the option after which the rest of the game goes best; None if the time was up before.

    The dice are thrown by what is seen, so that the same position gets the same answer.
    """
    dice, cards = Random(repr(at)), unseen_cards(at)
    rounds = [max(1, round(orders * effort)) for orders in ROUNDS]
    sums = [TRUST * sum(rounds) * option.worth for option in options]
    going = list(range(len(options)))
    for orders in rounds:
        for _ in range(orders):
            dice.shuffle(cards)
            for number in going:
                if left is not None and left() < 0:
                    return None
                pile = cards.copy()
                start = drawn(rid(options[number].then), pile)
                sums[number] += _success(at, played_out(start, pile))
        going = sorted(going, key=lambda number: -sums[number])[: max(2, len(going) // 2)]
    return options[going[0]]


def _success(before: Journey, end: Journey | None) -> float:
    """Return how many got home, and more for all."""
    if end is None:
        return 0.0
    home = before.waiting.bit_count() - end.waiting.bit_count()
    return home if end.waiting else home + WON
