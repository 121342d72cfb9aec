"""What can be said at once of a position that nobody can win: sound, quick, and far from complete.

Three reasons are known: a Patch that is needed is lost; the travellers bar each other's way whatever is
played; or fewer Inverters are left than Linchpins must still be turned.
"""

from __future__ import annotations

from functools import cache, lru_cache

from chrononauts_qt.bots.solonauts.journey import (
    BLACK_YEAR,
    CAUSES,
    RED_YEARS,
    SEALABLE,
    TO_PRIME,
    TO_TRUE,
    bits,
    indexes,
)
from chrononauts_qt.deals.position import SHIFT
from chrononauts_qt.games.chrononauts.cards import INVERTERS
from chrononauts_qt.games.chrononauts.timeline import ALL_RED, LINCHPIN_BIT, PARADOX, RIPPLEPOINTS, WW3

KINDS = {card.id: kind for kind, card in enumerate(INVERTERS)}


@cache
def _paradoxed() -> tuple[int, ...]:
    """Return for each Ripplepoint the set of the Linchpin settings that paradox it; bit n: setting n."""
    sets = [bytearray(len(PARADOX) // 8) for _ in RIPPLEPOINTS]
    for red, mask in enumerate(PARADOX):
        for year in indexes(mask):
            sets[year][red >> 3] |= 1 << (red & 7)
    return tuple(int.from_bytes(one, "little") for one in sets)


@lru_cache(maxsize=1 << 16)
def needed_by(waiting: int) -> int:
    """Return the Patches that somebody still waits for."""
    needed = 0
    for one in indexes(waiting):
        needed |= RED_YEARS[one]
    return needed


@lru_cache(maxsize=1 << 18)
def are_deadlocked(placed: int, waiting: int) -> bool:
    """Tell whether in no order everybody can go home while the Patches `placed` lie.

    A Patch that is needed must stay, and so must its Paradox, until nobody waits for it any more; who goes
    home leaves both own Patches to those who wait for them. What lies and is not needed may be left out.
    """
    if not waiting:
        return False
    paradoxed = _paradoxed()
    settings = (1 << len(PARADOX)) - 1
    for year in indexes(placed):
        settings &= paradoxed[year]
    for one in indexes(waiting & ~SEALABLE if placed & WW3 else waiting):
        own = settings & ~paradoxed[BLACK_YEAR[one].bit_length() - 1]
        for year in indexes(RED_YEARS[one]):
            own &= paradoxed[year]
        rest = waiting & ~(1 << one)
        if own and not are_deadlocked((placed | RED_YEARS[one]) & needed_by(rest), rest):
            return False
    return True


SEALERS = LINCHPIN_BIT[1943] | LINCHPIN_BIT[1957]
"""One of them is prime while World War 3 lies; both must be turned back to end the ÜberParadox."""


@lru_cache(maxsize=1 << 18)
def _turns_due(red: int, missing: int, waiting: int, sealed: bool) -> tuple[int, int, int]:
    """Return the Linchpins that must be turned to prime, those to be turned back, and how many besides.

    ``missing`` are the needed Patches not lying yet. Every Linchpin is counted once, however often it may
    have to be turned.
    """
    up = down = 0
    either: list[int] = []
    joint: list[int] = []
    for year in bits(missing):
        needs_all, primes = CAUSES[year]
        if needs_all or primes.bit_count() == 1:
            up |= primes & ~red
        elif not primes & red:
            either.append(primes)
    for one in indexes(waiting):
        needs_all, primes = CAUSES[BLACK_YEAR[one]]
        if not needs_all:
            down |= primes & red
        elif primes & red == primes:
            joint.append(primes)
    if sealed and waiting & SEALABLE:
        down |= red & SEALERS
    open_either = [primes for primes in either if not primes & up]
    shared = any(a & b for a in open_either for b in open_either if a is not b)
    return up, down, len(open_either) - shared + any(not primes & down for primes in joint)


def _groups() -> tuple[tuple[int, int], ...]:
    """Return (Linchpins, shift) for the Inverters that only turn to prime, in the order of the table."""
    special = ("avert-disaster", "halt-attack", "sabotage")
    return tuple((TO_PRIME[KINDS[name]], SHIFT * KINDS[name]) for name in special)


_REVERSE, _RESTORE, _PREVENT = (
    SHIFT * KINDS[name] for name in ("reverse-fate", "restore-history", "prevent-assassination")
)
_SAVED, _KILLED = TO_PRIME[KINDS["prevent-assassination"]], TO_TRUE[KINDS["prevent-assassination"]]
_SPECIAL = _groups()
_ONLY_REVERSE = ALL_RED & ~_SAVED
for _linchpins, _ in _SPECIAL:
    _ONLY_REVERSE &= ~_linchpins


@lru_cache(maxsize=1 << 19)
def turns_to_spare(red: int, missing: int, waiting: int, sealed: bool, inverters: int) -> int:
    """Return how many Reverse Fates are left over at best; below 0 nobody can win any more."""
    up, down, besides = _turns_due(red, missing, waiting, sealed)
    need = (up & _ONLY_REVERSE).bit_count()
    for linchpins, shift in _SPECIAL:
        need += max(0, (up & linchpins).bit_count() - (inverters >> shift & 15))
    saved, killed = (up & _SAVED).bit_count(), (down & _KILLED).bit_count()
    other = (down & ~_KILLED).bit_count()
    prevent, restore = inverters >> _PREVENT & 15, inverters >> _RESTORE & 15
    need += max(
        0,
        max(0, saved - prevent) + max(0, other - restore),
        saved + killed + other - prevent - restore,
    )
    spare = (inverters >> _REVERSE & 15) - need
    if spare >= 0 and besides:
        left = sum(inverters >> SHIFT * kind & 15 for kind in range(len(INVERTERS)))
        if left < up.bit_count() + down.bit_count() + besides:
            return -1
    return spare
