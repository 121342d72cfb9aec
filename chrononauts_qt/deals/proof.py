"""Proof that nobody can get everybody home: an easier game, searched through to its end.

In the easier game any Inverter and any Patch that nobody needs may be put away in place of a play, and 13
Paradoxes end nothing. Whoever wins the real game wins the easier one by the same steps, so that a position
lost here is lost there (R-1205 to R-1213). It is small enough to be searched to the end, because much of a
position no longer matters in it:

- Linchpins on which nothing depends that somebody waits for, and Inverters that have nothing to turn;
- Patches that nobody needs: they are blanks, like those Inverters;
- an Inverter is never worse than a blank, nor Reverse Fate than any other, nor a Linchpin on the side on
  which alone it is wanted: a position is lost if one that is better in all this is lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from chrononauts_qt.bots.solonauts.journey import (
    BLACK_YEAR,
    CAUSES,
    LATE_PATCHES,
    SEALABLE,
    TO_PRIME,
    TO_TRUE,
    UP_TO_1962,
    bits,
    indexes,
    still_waiting,
)
from chrononauts_qt.deals.bounds import KINDS, SEALERS, are_deadlocked, needed_by, turns_to_spare
from chrononauts_qt.deals.budget import Budget
from chrononauts_qt.deals.position import HAND_SIZE, SHIFT, kinds_in
from chrononauts_qt.deals.search import Search, Spot
from chrononauts_qt.games.chrononauts.timeline import FITS, WW3

_REVERSE = KINDS["reverse-fate"]
_OTHERS = tuple(SHIFT * kind for kind in range(len(KINDS)) if kind != _REVERSE)


class Easier(NamedTuple):
    """A position of the easier game: what lies, is held or waited for counts only where it is needed.

    ``size`` is the number of cards in hand; those that are neither held nor Inverters are blanks.
    """

    red: int
    lying: int
    held: int
    inverters: int
    drawn: int
    waiting: int
    size: int


class Aims(NamedTuple):
    """The Linchpins that may have to be turned to prime, or back; and those that only prime is good for."""

    up: int
    down: int
    matter: int
    better_prime: int


@lru_cache(maxsize=1 << 17)
def aims(missing: int, lying: int, waiting: int) -> Aims:
    """Return what the Linchpins are good for while these Patches are missing and those lie."""
    up = down = locked = 0
    for year in bits(missing):
        up |= CAUSES[year][1]
    for year in bits(lying):
        locked |= CAUSES[year][1]
    for one in indexes(waiting):
        down |= CAUSES[BLACK_YEAR[one]][1]
    if (missing | lying) & WW3 and waiting & SEALABLE:
        down |= SEALERS
    return Aims(up, down, up | down | locked, (up | locked) & ~down)


@lru_cache(maxsize=1 << 18)
def _without_blanks(inverters: int, up: int, down: int) -> int:
    """Return the Inverters that have something to turn."""
    for kind in kinds_in(inverters):
        if not (TO_PRIME[kind] & up | TO_TRUE[kind] & down):
            inverters &= ~(15 << SHIFT * kind)
    return inverters


@lru_cache(maxsize=1 << 18)
def _is_as_good(one: int, other: int) -> bool:
    """Tell whether some Inverters can do whatever the others do; Reverse Fate stands in for any."""
    spare = (one >> SHIFT * _REVERSE & 15) - (other >> SHIFT * _REVERSE & 15)
    for shift in _OTHERS:
        spare -= max(0, (other >> shift & 15) - (one >> shift & 15))
        if spare < 0:
            return False
    return spare >= 0


class Turns(NamedTuple):
    """What Inverters in hand can do: flips as (kind, bit), kinds to put away, one flip that is never bad."""

    flips: tuple[tuple[int, int], ...]
    away: tuple[int, ...]
    sure: tuple[int, int] | None


@lru_cache(maxsize=1 << 18)
def _turns(inverters: int, red: int, lying: int, about: Aims) -> Turns:
    """Return the flips that are good for anything; a kind with one single aim left does it at once."""
    reach = UP_TO_1962 if lying & WW3 else -1
    open_up = about.up & ~(about.better_prime & red)
    flips: list[tuple[int, int]] = []
    kinds = kinds_in(inverters)
    for kind in kinds:
        aim = TO_PRIME[kind] & open_up | TO_TRUE[kind] & about.down
        if not aim & (aim - 1) and aim & about.better_prime & reach:
            return Turns((), (), (kind, aim))
        turnable = (TO_PRIME[kind] & open_up & ~red | TO_TRUE[kind] & about.down & red) & reach
        flips += [(kind, bit) for bit in bits(turnable) if not lying & ~FITS[red ^ bit]]
    weak = tuple(kind for kind in kinds if kind != _REVERSE)
    return Turns(tuple(flips), weak or kinds, None)


Key = tuple[int, int, int, int, int, int]


class _Enough(Exception):
    """One question has cost as much as it may."""


def _aims_at(at: Easier) -> Aims:
    return aims(needed_by(at.waiting) & ~at.lying, at.lying, at.waiting)


def _key(at: Easier, about: Aims) -> tuple[Key, int]:
    """Return what positions must share to be compared, and the Linchpins that are better prime and are."""
    prime = at.red & about.better_prime
    return (at.red ^ prime, at.lying, at.held, at.drawn, at.waiting, at.size), prime


def _keep_best(level: dict[Key, list[tuple[int, int]]], at: Easier) -> None:
    """Add a position to a level unless a better one is there; it ousts those that are worse."""
    key, prime = _key(at, _aims_at(at))
    inverters = at.inverters
    best = level.get(key)
    if best is None:
        level[key] = [(prime, inverters)]
    elif not any(not prime & ~other and _is_as_good(more, inverters) for other, more in best):
        best[:] = [
            (other, less) for other, less in best if other & ~prime or not _is_as_good(inverters, less)
        ]
        best.append((prime, inverters))


class Prover:
    """What is known of the easier game of one deal; it may be asked of many of its positions."""

    def __init__(self, search: Search, budget: Budget) -> None:
        self._search = search
        self._budget = budget
        self._lost: dict[Key, list[tuple[int, int]]] = {}
        self._won: dict[Key, list[tuple[int, int]]] = {}
        self._limit = 0

    def is_lost(self, spot: Spot, nodes: int) -> bool | None:
        """Tell whether a position is lost in the easier game, None if `nodes` are too few; may raise Spent.

        Lost there is lost in the real game; the other way round nothing is proved.
        """
        at = self._position(spot)
        self._limit = self._budget.used + nodes
        try:
            return at is None or self._is_lost(at)
        except _Enough:
            return None

    def proves_lost(self) -> bool:
        """Tell whether the whole deal is lost in the easier game; may raise Spent.

        Goes level by level, because a position is then met together with those that are better.
        """
        at = self._position(self._search.start)
        level = [at] if at is not None else []
        while level:
            deeper: dict[Key, list[tuple[int, int]]] = {}
            for at in level:
                self._budget.spend()
                for after in self._followers(at, _aims_at(at)):
                    if after is None:
                        return False
                    _keep_best(deeper, after)
            level = [
                Easier(red | prime, lying, held, inverters, drawn, waiting, size)
                for (red, lying, held, drawn, waiting, size), best in deeper.items()
                for prime, inverters in best
            ]
        return True

    def _position(self, spot: Spot) -> Easier | None:
        """Return what the easier game sees of a position; cards that a refill owes count as blanks."""
        size = HAND_SIZE
        if spot.drawn == self._search.size:
            size = spot.held.bit_count() + sum(
                spot.inverters >> SHIFT * kind & 15 for kind in range(len(KINDS))
            )
        return self._easier(spot.red, spot.patches, spot.held, spot.inverters, spot.drawn, spot.waiting, size)

    def _easier(
        self, red: int, lying: int, held: int, inverters: int, drawn: int, waiting: int, size: int
    ) -> Easier | None:
        """Return a position without what does not matter, or None if it is lost at once."""
        needed = needed_by(waiting)
        lying &= needed
        held &= needed
        missing = needed & ~lying
        if missing & ~(held | self._search.patches_left(drawn)) or are_deadlocked(lying, waiting):
            return None
        about = aims(missing, lying, waiting)
        red &= about.matter
        inverters = _without_blanks(inverters, about.up & ~(about.better_prime & red), about.down)
        left = inverters + self._search.inverters_left(drawn)
        if turns_to_spare(red, missing, waiting, bool(lying & WW3), left) < 0:
            return None
        return Easier(red, lying, held, inverters, drawn, waiting, size)

    def _is_lost(self, at: Easier) -> bool:
        about = _aims_at(at)
        key, prime = _key(at, about)
        inverters = at.inverters
        for other, more in self._lost.get(key, ()):
            if not prime & ~other and _is_as_good(more, inverters):
                return True
        for other, less in self._won.get(key, ()):
            if not other & ~prime and _is_as_good(inverters, less):
                return False
        if self._budget.used >= self._limit:
            raise _Enough
        self._budget.spend()
        lost = all(after is not None and self._is_lost(after) for after in self._followers(at, about))
        (self._lost if lost else self._won).setdefault(key, []).append((prime, inverters))
        return lost

    def _followers(self, at: Easier, about: Aims) -> Iterator[Easier | None]:
        """Yield what can come of a position, None for a win; the positions lost at once are left out."""
        red, lying, held, inverters, _, _, size = at
        fitting = held & FITS[red]
        if lying & WW3:
            fitting &= ~LATE_PATCHES
        for bit in bits(fitting & ~WW3):
            if not CAUSES[bit][1] & about.down:  # its Linchpins never have to go back: place it now
                yield from self._after(at, red, lying | bit, held ^ bit, inverters)
                return
        turns = _turns(inverters, red, lying, about)
        if turns.sure is not None:
            kind, bit = turns.sure
            yield from self._after(at, red | bit, lying, held, inverters - (1 << SHIFT * kind))
            return
        for bit in bits(fitting):
            yield from self._after(at, red, lying | bit, held ^ bit, inverters)
        later: list[tuple[int, int]] = []
        for kind, bit in turns.flips:
            if held & FITS[red ^ bit] & ~fitting:
                yield from self._after(at, red ^ bit, lying, held, inverters - (1 << SHIFT * kind))
            else:
                later.append((kind, bit))
        if size > held.bit_count() + sum(inverters >> SHIFT * kind & 15 for kind in kinds_in(inverters)):
            yield from self._after(at, red, lying, held, inverters)
        else:
            for kind in turns.away:
                yield from self._after(at, red, lying, held, inverters - (1 << SHIFT * kind))
        for kind, bit in later:
            yield from self._after(at, red ^ bit, lying, held, inverters - (1 << SHIFT * kind))

    def _after(self, at: Easier, red: int, lying: int, held: int, inverters: int) -> Iterator[Easier | None]:
        """Yield what a step leads to, unless it is lost at once."""
        waiting = still_waiting(red, lying, at.waiting)
        if not waiting:
            yield None
            return
        drawn, patches, new_inverters = self._search.next_card(at.drawn)
        size = at.size if drawn > at.drawn else at.size - 1
        after = self._easier(red, lying, held | patches, inverters + new_inverters, drawn, waiting, size)
        if after is not None:
            yield after
