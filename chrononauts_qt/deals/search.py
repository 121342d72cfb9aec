"""The search for a way home: level by level, the most promising positions of each.

All positions of a level have seen equally many cards leave the hand, so that they are alike in what is
left to draw. A search whose levels were never cut has seen everything: if it found no way, there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple

from chrononauts_qt.bots.solonauts.journey import (
    BLACK_YEAR,
    FIRST,
    LATE_PATCHES,
    NEXUS_PATCHES,
    RED_YEARS,
    TO_PRIME,
    TO_TRUE,
    UP_TO_1962,
    bits,
    indexes,
    still_waiting,
)
from chrononauts_qt.deals.bounds import are_deadlocked, needed_by, turns_to_spare
from chrononauts_qt.deals.budget import Budget
from chrononauts_qt.deals.position import HAND_SIZE, SHIFT, Position, inverters_in, kinds_in, patches_in
from chrononauts_qt.games.chrononauts.timeline import FITS, PARADOX, PARADOX_LIMIT, WW3, open_paradoxes

SOON = 6
"""So many cards the search looks ahead into the pile when it weighs a position."""

HOPELESS = float("-inf")


class Spot(NamedTuple):
    """A position in the search: Patches ``held``, Inverters held (packed), cards drawn so far."""

    red: int
    patches: int
    held: int
    inverters: int
    drawn: int
    waiting: int


class Play(NamedTuple):
    """Free discards (a mask of Patches), then one card: aimed at a Linchpin bit, placed, or thrown.

    ``card`` is -1 where the discards have emptied the hand and nothing else is done.
    """

    thrown: int
    card: int
    bit: int = 0
    forced: bool = False


Way = tuple[Spot, Play]


@lru_cache(maxsize=1 << 18)
def flips(inverters: int, red: int, kept: int, sealed: bool) -> tuple[tuple[int, int], ...]:
    """Return (kind, Linchpin bit) for every legal flip that leaves the Patches `kept` where they are."""
    reach = UP_TO_1962 if sealed else -1
    return tuple(
        (kind, bit)
        for kind in kinds_in(inverters)
        for bit in bits((TO_PRIME[kind] & ~red | TO_TRUE[kind] & red) & reach)
        if not kept & ~FITS[red ^ bit]
    )


@lru_cache(maxsize=1 << 18)
def _within_one_flip(inverters: int, red: int, sealed: bool) -> int:
    """Return the Patches that fit after one of the flips in hand."""
    fitting = 0
    for _, bit in flips(inverters, red, 0, sealed):
        fitting |= FITS[red ^ bit]
    return fitting


@lru_cache(maxsize=1 << 12)
def _parts(mask: int) -> tuple[int, ...]:
    """Return every subset of a mask, the whole first and the empty one last."""
    parts, part = [mask], mask
    while part:
        part = (part - 1) & mask
        parts.append(part)
    return tuple(parts)


@lru_cache(maxsize=1 << 18)
def _outlook(red: int, lying: int, waiting: int) -> float:
    """Weigh how the travellers stand who still wait; ``lying`` are the Patches that lie and are needed."""
    paradox = PARADOX[red]
    worth = -39.0 * waiting.bit_count() + 7.8 * lying.bit_count() - 0.5 * red.bit_count()
    for one in indexes(waiting):
        if not paradox & BLACK_YEAR[one]:
            worth += 0.5
        elif lying & RED_YEARS[one] == RED_YEARS[one]:
            worth += 1.3
    return worth - 3.7 * (needed_by(waiting) & ~lying).bit_count()


class Search:
    """One deal from one position on: which steps there are, and what they lead to."""

    def __init__(self, position: Position) -> None:
        self.deck = (*position.hand, *position.pile)
        self._patches = [0]
        self._inverters = [0]
        for count in range(1, len(self.deck) + 1):
            self._patches.append(patches_in(self.deck[:count]))
            self._inverters.append(inverters_in(self.deck[:count]))
        held = len(position.hand)
        self.start = Spot(
            position.red,
            position.patches,
            self._patches[held],
            self._inverters[held],
            held,
            still_waiting(position.red, position.patches, position.waiting),
        )
        self._debt = HAND_SIZE - held
        """Cards that the first refill draws besides: free discards have been made already."""

    def _draw(self, spot: Spot, count: int) -> tuple[int, int, int]:
        """Return the number of cards drawn after drawing so many, and the Patches and Inverters drawn."""
        if spot is self.start:
            count += self._debt
        drawn = min(spot.drawn + count, len(self.deck))
        return (
            drawn,
            self._patches[drawn] ^ self._patches[spot.drawn],
            self._inverters[drawn] - self._inverters[spot.drawn],
        )

    @property
    def size(self) -> int:
        """Return how many cards the deal has, hand and pile."""
        return len(self.deck)

    def patches_left(self, drawn: int) -> int:
        """Return the Patches in the pile after so many cards."""
        return self._patches[-1] ^ self._patches[drawn]

    def inverters_left(self, drawn: int) -> int:
        """Return the Inverters in the pile after so many cards, packed."""
        return self._inverters[-1] - self._inverters[drawn]

    def next_card(self, drawn: int) -> tuple[int, int, int]:
        """Return the number of cards drawn after one more, and the Patches and Inverters it brings."""
        after = min(drawn + 1, len(self.deck))
        return (
            after,
            self._patches[after] ^ self._patches[drawn],
            self._inverters[after] - self._inverters[drawn],
        )

    def followers(self, spot: Spot) -> Iterator[tuple[Spot, Play]]:
        """Yield what can come of a position, without the steps that throw away what is needed."""
        red, patches, held, inverters, _, waiting = spot
        needed = needed_by(waiting)
        sealed = bool(patches & WW3)
        loose = held & ~needed
        fitting = held & FITS[red]
        if patches & NEXUS_PATCHES:
            fitting &= ~NEXUS_PATCHES
        if sealed:
            fitting &= ~LATE_PATCHES
        for bit in bits(fitting):
            play = Play(0, bit.bit_length() - 1)
            yield from self._played(spot, play, red, patches | bit, held ^ bit, inverters, loose & ~bit)
        for kind, bit in flips(inverters, red, patches & needed, sealed):
            lying = patches & FITS[red ^ bit]
            if open_paradoxes(red ^ bit, lying).bit_count() < PARADOX_LIMIT:
                left = inverters - (1 << SHIFT * kind)
                yield from self._played(spot, Play(0, FIRST + kind, bit), red ^ bit, lying, held, left, loose)
        if not fitting & needed and not flips(inverters, red, 0, sealed):
            yield from self._stuck(spot, fitting, loose)

    def _played(
        self, spot: Spot, play: Play, red: int, patches: int, held: int, inverters: int, loose: int
    ) -> Iterator[tuple[Spot, Play]]:
        """Yield what follows a play, with each choice of free discards before it (R-1206, R-1207)."""
        waiting = still_waiting(red, patches, spot.waiting)
        for thrown in _parts(loose):
            drawn, new_patches, new_inverters = self._draw(spot, 1 + thrown.bit_count())
            yield (
                Spot(red, patches, held & ~thrown | new_patches, inverters + new_inverters, drawn, waiting),
                play._replace(thrown=thrown) if thrown else play,
            )

    def _stuck(self, spot: Spot, fitting: int, loose: int) -> Iterator[tuple[Spot, Play]]:
        """Yield the forced discards, after free ones of all that could be played (R-1213, A-37)."""
        red, patches, held, inverters, _, waiting = spot
        for thrown in _parts(loose) if fitting else (0,):
            if fitting & ~thrown:
                continue
            count = thrown.bit_count()
            left = held & ~thrown
            if not left and not inverters:
                drawn, new_patches, new_inverters = self._draw(spot, count)
                if drawn > spot.drawn:
                    yield Spot(red, patches, new_patches, new_inverters, drawn, waiting), Play(thrown, -1)
                continue
            drawn, new_patches, new_inverters = self._draw(spot, count + 1)
            for bit in bits(left & loose):
                play = Play(thrown, bit.bit_length() - 1, forced=True)
                yield (
                    Spot(red, patches, left ^ bit | new_patches, inverters + new_inverters, drawn, waiting),
                    play,
                )
            for kind in kinds_in(inverters):
                rest = inverters - (1 << SHIFT * kind) + new_inverters
                play = Play(thrown, FIRST + kind, forced=True)
                yield Spot(red, patches, left | new_patches, rest, drawn, waiting), play

    def worth(self, spot: Spot) -> float:
        """Weigh a position; HOPELESS if it is known to be lost."""
        red, patches, held, inverters, drawn, waiting = spot
        needed = needed_by(waiting)
        missing = needed & ~patches
        if missing & ~(held | self._patches[-1] ^ self._patches[drawn]):
            return HOPELESS
        lying = patches & needed
        if are_deadlocked(lying, waiting):
            return HOPELESS
        sealed = bool(patches & WW3)
        left = inverters + self._inverters[-1] - self._inverters[drawn]
        spare = turns_to_spare(red, missing, waiting, sealed, left)
        if spare < 0:
            return HOPELESS
        fits = FITS[red]
        wanted = held & needed
        worth = _outlook(red, lying, waiting) + 9.3 * spare - 14.5 * (held & ~needed).bit_count()
        worth += 7.0 * (wanted & fits).bit_count()
        later = wanted & ~fits
        if later:
            near = later & _within_one_flip(inverters, red, sealed)
            worth += 12.8 * near.bit_count() - 6.0 * later.bit_count()
        soon = (self._patches[min(drawn + SOON, len(self.deck))] ^ self._patches[drawn]) & needed
        worth += 1.7 * (soon & fits).bit_count() - 1.3 * (soon & ~fits).bit_count()
        return worth - 16.0 if sealed and not needed & WW3 else worth


class Found(NamedTuple):
    """How a search ended: the steps to a win, or None, and whether nothing was left out."""

    steps: tuple[Play, ...] | None
    whole: bool


def look(search: Search, width: int, budget: Budget, is_lost: Callable[[Spot], bool] | None = None) -> Found:
    """Search with at most `width` positions a level, without those that `is_lost` knows; may raise Spent."""
    levels: dict[int, dict[Spot, tuple[float, Way | None]]] = {0: {search.start: (0.0, None)}}
    kept: dict[Spot, Way | None] = {}
    whole = True
    for gone in range(search.size + 1):
        level = levels.pop(gone, {})
        chosen = 0
        for spot in _best_first(level, width if is_lost is None else None):
            if is_lost is not None and is_lost(spot):
                continue
            if chosen == width:
                whole = False
                break
            chosen += 1
            budget.spend()
            kept[spot] = level[spot][1]
            for child, play in search.followers(spot):
                if not child.waiting:
                    return Found(_trace(kept, spot, play), True)
                deeper = levels.setdefault(gone + play.thrown.bit_count() + (play.card >= 0), {})
                if child not in deeper:
                    deeper[child] = (search.worth(child), (spot, play))
    return Found(None, whole)


def _best_first(level: dict[Spot, tuple[float, Way | None]], width: int | None) -> list[Spot]:
    """Return the positions of a level that are not hopeless, the best first; one more than `width` do."""
    spots = [spot for spot, (worth, _) in level.items() if worth != HOPELESS]
    if width is not None:
        return nlargest(width + 1, spots, key=level.__getitem__)
    return sorted(spots, key=level.__getitem__, reverse=True)


def _trace(kept: dict[Spot, Way | None], spot: Spot, last: Play) -> tuple[Play, ...]:
    """Return the steps from the start to `spot` and the last one."""
    steps = [last]
    way = kept[spot]
    while way is not None:
        spot, play = way
        steps.append(play)
        way = kept[spot]
    return tuple(reversed(steps))
