"""Who provably cannot get home any more, whatever order the unseen cards lie in (R-1215).

Sound before complete: a traveller named here is lost; one not named may be lost too. Everything that is
asked of the other travellers, the hand and the thirteen Paradoxes is left aside, which only makes
getting home easier.
"""

from __future__ import annotations

from functools import lru_cache

from chrononauts_qt.bots.solonauts.journey import (
    BLACK_YEAR,
    CAUSES,
    RED_YEARS,
    SEALABLE,
    TO_PRIME,
    TO_TRUE,
    UP_TO_1962,
    Journey,
    after,
    bits,
    move_of,
    read,
)
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import IDENTITY_INDEX
from chrononauts_qt.games.chrononauts.timeline import PARADOX, RIPPLE_BIT, UBER_YEAR, WW3
from chrononauts_qt.games.chrononauts.view import View

_CAUSES_OF_1962 = CAUSES[RIPPLE_BIT[UBER_YEAR]][1]


def no_way_left(view: View) -> tuple[str, ...]:
    """Return the travellers, in the order of the deal, who cannot get home any more."""
    at = read(view)
    return tuple(
        one.identity for one in view.travellers if not one.home and is_lost(at, IDENTITY_INDEX[one.identity])
    )


def lost_by(view: View, action: Action) -> tuple[str, ...]:
    """Return the travellers, in the order of the deal, who could not get home any more after a move."""
    at = read(view)
    then = after(at, move_of(action))
    if then is None:
        return ()
    waiting = [(one.identity, IDENTITY_INDEX[one.identity]) for one in view.travellers if not one.home]
    return tuple(
        identity
        for identity, traveller in waiting
        if then.waiting >> traveller & 1 and is_lost(then, traveller) and not is_lost(at, traveller)
    )


def is_lost(at: Journey, traveller: int) -> bool:
    """Tell whether a traveller who waits is certain to stay behind."""
    red_years = RED_YEARS[traveller]
    if red_years & at.gone:  # there is no second pass through the deck
        return True
    sealed = bool(at.patches & WW3) and bool(SEALABLE >> traveller & 1)
    if sealed and red_years & at.patches & ~_standing_after_uberparadox(at.red):
        return True
    reopening = _CAUSES_OF_1962 & at.red if sealed else 0
    return not any(
        _can_flip(goal & ~at.red | goal & reopening, at.red & cared & ~goal | reopening, at.left)
        for cared, goal in _goals(traveller)
    )


def _standing_after_uberparadox(red: int) -> int:
    """Return the years that can be Paradoxes at the moment when the ÜberParadox ends (R-703, R-712).

    The causes of 1962 are true then, and the Linchpins beyond it stand as they do now. More primes never
    close a Paradox, so all the others may be taken as prime.
    """
    return PARADOX[(red | UP_TO_1962) & ~_CAUSES_OF_1962]


@lru_cache(maxsize=32)
def _goals(traveller: int) -> tuple[tuple[int, int], ...]:
    """Return (Linchpins cared for, those of them that are prime) of each setting that opens the way home."""
    black, red_years = BLACK_YEAR[traveller], RED_YEARS[traveller]
    cared = 0
    for year in bits(red_years | black):
        cared |= CAUSES[year][1]
    found, goal = [], cared
    while True:
        if PARADOX[goal] & (red_years | black) == red_years:
            found.append((cared, goal))
        if not goal:
            return tuple(found)
        goal = goal - 1 & cared


@lru_cache(maxsize=1 << 14)
def _can_flip(to_prime: int, to_true: int, left: tuple[int, ...]) -> bool:
    """Tell whether the Inverters left are enough to flip each of these Linchpins once."""
    bit = to_prime & -to_prime or to_true & -to_true
    if not bit:
        return True
    kinds = TO_PRIME if to_prime else TO_TRUE
    rest = (to_prime ^ bit, to_true) if to_prime else (0, to_true ^ bit)
    return any(
        kinds[kind] & bit and count and _can_flip(*rest, (*left[:kind], count - 1, *left[kind + 1 :]))
        for kind, count in enumerate(left)
    )
