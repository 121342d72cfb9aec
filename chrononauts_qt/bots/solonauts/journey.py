"""A position of Solonauts as its seat knows it, in small ints that are quick to try plays on.

Masks are those of the TimeLine: Linchpin bits, and patch bits that equal the bit of their year (the three
Patches of 1945, which no traveller needs, lie above). Travellers are bits by Identity index.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from chrononauts_qt.games.chrononauts.actions import DISCARD, PLAY, Action
from chrononauts_qt.games.chrononauts.cards import (
    FAMILY,
    IDENTITIES,
    IDENTITY_INDEX,
    INVERTERS,
    PATCH,
    PATCHES,
    PLAY_INDEX,
)
from chrononauts_qt.games.chrononauts.legality import INVERTER_MASKS
from chrononauts_qt.games.chrononauts.timeline import (
    CONDITIONS,
    FITS,
    LINCHPIN_BIT,
    LINCHPINS,
    PARADOX,
    PARADOX_LIMIT,
    PATCH_YEAR,
    RIPPLE_BIT,
    UBER_YEAR,
    WW3,
    open_paradoxes,
)
from chrononauts_qt.games.chrononauts.victory import COCKROACH
from chrononauts_qt.games.chrononauts.view import View

FIRST = len(PATCHES)
"""The kind index of the first Inverter; all below are Patches."""

COPIES = tuple(card.copies for card in INVERTERS)
TO_PRIME = tuple(INVERTER_MASKS[FIRST + kind][0] for kind in range(len(INVERTERS)))
TO_TRUE = tuple(INVERTER_MASKS[FIRST + kind][1] for kind in range(len(INVERTERS)))
UP_TO_1962 = sum(bit for year, bit in LINCHPIN_BIT.items() if year <= UBER_YEAR)
LATE_PATCHES = sum(1 << index for index, year in enumerate(PATCH_YEAR) if year > UBER_YEAR)
NEXUS_PATCHES = sum(1 << PLAY_INDEX[card.id] for card in PATCHES if card.facts.get("unstable"))

RED_YEARS = tuple(sum(RIPPLE_BIT[year] for year in card.facts["primes"]) for card in IDENTITIES)
"""The two Patches each traveller waits for."""
BLACK_YEAR = tuple(RIPPLE_BIT[card.facts["true"]] for card in IDENTITIES)
SEALABLE = sum(
    1 << index
    for index, card in enumerate(IDENTITIES)
    if max(card.facts["true"], *card.facts["primes"]) > UBER_YEAR and card.id != COCKROACH
)
"""Travellers whom the ÜberParadox keeps from home (R-706, R-707)."""

CAUSES = {
    RIPPLE_BIT[year]: (op == "AND", sum(LINCHPIN_BIT[prime] for prime in primes))
    for year, (op, primes) in CONDITIONS.items()
}
"""Bit of a Ripplepoint -> (whether all its Linchpins must be prime, those Linchpins)."""


def bits(mask: int) -> list[int]:
    """Return the single bits of a mask, the lowest first."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found


@lru_cache(maxsize=1 << 15)
def indexes(mask: int) -> tuple[int, ...]:
    """Return the numbers of the bits of a mask, the lowest first."""
    return tuple(bit.bit_length() - 1 for bit in bits(mask))


class Journey(NamedTuple):
    """What the seat knows. ``hand`` are the kind numbers of the Inverters held, ``held`` the Patches.

    ``left`` counts by kind the Inverters not yet used, in hand or unseen; ``gone`` are the Patches
    discarded. Which of the rest lies where in the draw pile is not known, and not here.
    """

    red: int
    patches: int
    held: int
    hand: tuple[int, ...]
    left: tuple[int, ...]
    waiting: int
    gone: int


def read(view: View) -> Journey:
    """Return the position that a view shows."""
    red = sum(LINCHPIN_BIT[tile.year] for tile in view.timeline if tile.side == "prime")
    patches = sum(1 << PLAY_INDEX[tile.patch] for tile in view.timeline if tile.patch is not None)
    hand = sorted(PLAY_INDEX[card] for card in view.hand)
    left, gone = list(COPIES), 0
    for card in view.discard_pile:
        index = PLAY_INDEX[card]
        if index < FIRST:
            gone |= 1 << index
        else:
            left[index - FIRST] -= 1
    return Journey(
        red,
        patches,
        sum(1 << card for card in hand if card < FIRST),
        tuple(card - FIRST for card in hand if card >= FIRST),
        tuple(left),
        sum(1 << IDENTITY_INDEX[one.identity] for one in view.travellers if not one.home),
        gone,
    )


class Move(NamedTuple):
    """A card, and the bit of the Linchpin it flips; 0 for a Patch. ``throw`` is a discard."""

    card: int
    bit: int
    throw: bool = False

    @property
    def action(self) -> Action:
        """Return the move as the engine says it."""
        if self.throw:
            return DISCARD[self.card]
        return PLAY[self.card][LINCHPINS[self.bit.bit_length() - 1] if self.bit else PATCH_YEAR[self.card]]


def move_of(action: Action) -> Move:
    """Return the move that an action names."""
    if action.verb == "discard":
        return Move(action.card, 0, throw=True)
    assert isinstance(action.target, int), "Inverters and Patches are aimed at years"
    return Move(action.card, 0 if FAMILY[action.card] == PATCH else LINCHPIN_BIT[action.target])


def plays(at: Journey) -> list[Move]:
    """Return every legal play, foreseen; the engine alone says what is legal now (R-401, R-501, R-703)."""
    fitting = at.held & FITS[at.red] & ~at.patches
    if at.patches & NEXUS_PATCHES:
        fitting &= ~NEXUS_PATCHES
    reach = -1
    if at.patches & WW3:
        fitting &= ~LATE_PATCHES
        reach = UP_TO_1962
    found = [Move(card, 0) for card in indexes(fitting)]
    for kind in dict.fromkeys(at.hand):
        mask = (TO_PRIME[kind] & ~at.red | TO_TRUE[kind] & at.red) & reach
        found += [Move(FIRST + kind, bit) for bit in bits(mask)]
    return found


def after(at: Journey, move: Move) -> Journey | None:
    """Return what stands after a move and before any draw; None if the Universe is destroyed."""
    if move.card < FIRST:
        bit = 1 << move.card
        if move.throw:
            return at._replace(held=at.held ^ bit, gone=at.gone | bit)
        patches = at.patches | bit
        return at._replace(
            patches=patches, held=at.held ^ bit, waiting=still_waiting(at.red, patches, at.waiting)
        )
    kind = move.card - FIRST
    place = at.hand.index(kind)
    hand = at.hand[:place] + at.hand[place + 1 :]
    left = (*at.left[:kind], at.left[kind] - 1, *at.left[kind + 1 :])
    if move.throw:
        return at._replace(hand=hand, left=left)
    red = at.red ^ move.bit
    patches = at.patches & FITS[red]
    if open_paradoxes(red, patches).bit_count() >= PARADOX_LIMIT:
        return None
    waiting = still_waiting(red, patches, at.waiting)
    return Journey(red, patches, at.held, hand, left, waiting, at.gone | at.patches ^ patches)


@lru_cache(maxsize=1 << 16)
def still_waiting(red: int, patches: int, waiting: int) -> int:
    """Return those of the waiting who do not go home now (R-1210, R-803 to R-807)."""
    paradox = PARADOX[red]
    for one in indexes(waiting & ~SEALABLE if patches & WW3 else waiting):
        if not RED_YEARS[one] & ~patches and not paradox & BLACK_YEAR[one]:
            waiting ^= 1 << one
    return waiting


def unseen(at: Journey) -> int:
    """Return how many cards lie in the draw pile: all that have not been seen."""
    inverters = sum(at.left) - len(at.hand)
    return inverters + FIRST - (at.patches | at.gone | at.held).bit_count()
