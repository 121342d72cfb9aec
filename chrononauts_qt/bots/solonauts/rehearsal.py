"""Plays a position on, with the unseen cards in an order in which they might lie.

Nobody knows the order of the draw pile (R-314), but everybody knows which cards are in it: those that have
not been seen. What is played is what looks best at once, for that is quick.
"""

from __future__ import annotations

from functools import lru_cache

from chrononauts_qt.bots.solonauts.journey import (
    BLACK_YEAR,
    CAUSES,
    FIRST,
    Journey,
    Move,
    after,
    bits,
    indexes,
    plays,
)
from chrononauts_qt.bots.solonauts.weighing import DESTROYED, REVERSE, hopeful, wanted_by, worth
from chrononauts_qt.games.chrononauts.timeline import PARADOX, RIPPLE_BIT, UBER_YEAR, WW3
from chrononauts_qt.games.chrononauts.variants.shelf import HAND_SIZE

_CAUSES_OF_1962 = CAUSES[RIPPLE_BIT[UBER_YEAR]][1]


def unseen_cards(at: Journey) -> list[int]:
    """Return the cards of the draw pile, by kind and not as they lie."""
    seen = at.patches | at.gone | at.held
    cards = [card for card in range(FIRST) if not seen >> card & 1]
    for kind, count in enumerate(at.left):
        cards += [FIRST + kind] * (count - at.hand.count(kind))
    return cards


def drawn(at: Journey, pile: list[int]) -> Journey:
    """Return the position with the hand filled up from the end of the pile, which gets shorter (R-1207)."""
    room = min(HAND_SIZE - len(at.hand) - at.held.bit_count(), len(pile))
    if room <= 0:
        return at
    held, hand = at.held, list(at.hand)
    for _ in range(room):
        card = pile.pop()
        if card < FIRST:
            held |= 1 << card
        else:
            hand.append(card - FIRST)
    return at._replace(held=held, hand=tuple(sorted(hand)))


def played_on(at: Journey, pile: list[int], plays_left: int) -> Journey | None:
    """Return what stands after so many plays or at the end, the cards drawn from the end of `pile`.

    None: the Universe is destroyed.
    """
    then: Journey | None = at
    while plays_left and then is not None and then.waiting and (then.hand or then.held):
        at = then
        then = _best([after(at, move) for move in _tempting(at)] or _given_up(at))
        if then is not None and then.waiting:
            then = drawn(rid(then) if pile else then, pile)
        plays_left -= 1
    return then


def rid(at: Journey) -> Journey:
    """Return the position without the Patches that only keep the place of another card (R-1206)."""
    _, needed, _ = hopeful(at.waiting, at.gone)
    for card in indexes(at.held & ~needed):
        thrown = after(at, Move(card, 0, throw=True))
        if thrown is not None and worth(thrown) > worth(at):
            at = thrown
    return at


def throws(at: Journey) -> list[Move]:
    """Return what can be given up when nothing can be played (R-1213)."""
    cards = [*indexes(at.held), *(FIRST + kind for kind in dict.fromkeys(at.hand))]
    return [Move(card, 0, throw=True) for card in cards]


def _given_up(at: Journey) -> list[Journey | None]:
    """Return what every play leaves, or if there is none, every discard."""
    return [after(at, move) for move in plays(at) or throws(at)]


def _best(options: list[Journey | None]) -> Journey | None:
    return max(options, key=_worth)


def _worth(at: Journey | None) -> float:
    return DESTROYED if at is None else worth(at)


def _tempting(at: Journey) -> list[Move]:
    """Return the plays but for those of a Reverse Fate that nobody who waits asks for."""
    wanted = wanted_by(at.waiting)
    asked = _asked_for(at.red, at.patches & (wanted | WW3), at.waiting, at.gone & wanted)
    return [move for move in plays(at) if move.card != FIRST + REVERSE or move.bit & asked]


@lru_cache(maxsize=1 << 15)
def _asked_for(red: int, patches: int, waiting: int, gone: int) -> int:
    """Return the Linchpins to flip for a needed year, for a black one and against the ÜberParadox."""
    people, needed, _ = hopeful(waiting, gone)
    paradox = PARADOX[red]
    asked = _CAUSES_OF_1962 & red if patches & WW3 else 0
    for year in bits(needed & ~patches & ~paradox):
        asked |= CAUSES[year][1] & ~red
    for one in people:
        if paradox & BLACK_YEAR[one]:
            asked |= CAUSES[BLACK_YEAR[one]][1] & red
    return asked
