"""The TimeLine: 13 Linchpin bits decide everything else (R-412).

A position is ``red`` (bit i set: the i-th Linchpin shows its prime side) and ``patches`` (bit i set:
patch kind i lies on the TimeLine). Ripplepoint bits: the 18 ordinary years in year order, 1945 last,
so that an ordinary patch and its year share a bit.
"""

from __future__ import annotations

from functools import cache

from chrononauts_qt.games.chrononauts.cards import LINCHPIN, PATCHES, PLAY_INDEX, TIMELINE

YEARS = tuple(card.facts["year"] for card in TIMELINE)
TIME_INDEX = {card.facts["year"]: card.facts["index"] for card in TIMELINE}
LINCHPINS = tuple(card.facts["year"] for card in TIMELINE if card.family == LINCHPIN)
LINCHPIN_BIT = {year: 1 << i for i, year in enumerate(LINCHPINS)}
RIPPLES = {card.facts["year"]: tuple(card.facts["ripples"]) for card in TIMELINE if card.family == LINCHPIN}
CONDITIONS = {
    card.facts["year"]: (card.facts["paradoxed_if"]["op"], tuple(card.facts["paradoxed_if"]["primes"]))
    for card in TIMELINE
    if card.family != LINCHPIN
}
"""year -> ("SINGLE" | "OR" | "AND", Linchpin years): paradoxed while any / all of them are prime."""

NEXUS = 1945
RIPPLEPOINTS = (*(card.facts["year"] for card in PATCHES if card.facts["year"] != NEXUS), NEXUS)
RIPPLE_BIT = {year: 1 << i for i, year in enumerate(RIPPLEPOINTS)}
PATCH_YEAR = tuple(card.facts["year"] for card in PATCHES)
ORDINARY = (1 << 18) - 1
"""Mask of the 18 ordinary years and of their patches."""

PATCH_FIT = {card.id: card.facts["playable_if"] for card in PATCHES if card.facts.get("unstable")}
"""id of a 1945 patch -> {"true": years, "prime": years} that must hold (Playable if, R-507)."""

WW3 = 1 << PLAY_INDEX["patch-1962"]
UBER_YEAR = 1962
PARADOX_LIMIT = 13
ALL_RED = (1 << len(LINCHPINS)) - 1


def _paradox_table() -> list[int]:
    """Return for each of the 8192 Linchpin settings the mask of paradoxed years (R-409 to R-411).

    Each Linchpin doubles the table; an AND is added by the later of its two Linchpins, to the
    settings in which the earlier one is already prime.
    """
    table = [0]
    for year in LINCHPINS:
        single, joint = 0, {}
        for ripple, (op, primes) in CONDITIONS.items():
            if op != "AND" and year in primes:
                single |= RIPPLE_BIT[ripple]
            elif op == "AND" and year == max(primes):
                joint[sum(LINCHPIN_BIT[p] for p in primes if p != year)] = RIPPLE_BIT[ripple]
        later = [mask | single for mask in table]
        for need, bit in joint.items():
            later = [mask | bit if red & need else mask for red, mask in enumerate(later)]
        table += later
    return table


def _fit_table() -> list[int]:
    """Return for each Linchpin setting the mask of patches whose Playable if holds (R-505, R-509)."""
    unstable = []
    for patch, needs in PATCH_FIT.items():
        prime = sum(LINCHPIN_BIT[y] for y in needs.get("prime", ()))
        cared = prime | sum(LINCHPIN_BIT[y] for y in needs.get("true", ()))
        unstable.append((cared, prime, 1 << PLAY_INDEX[patch]))
    cared_all = sum({LINCHPIN_BIT[y] for y in CONDITIONS[NEXUS][1]})
    nexus = {
        red: sum(bit for cared, prime, bit in unstable if red & cared == prime)
        for red in range(cared_all + 1)
        if red & ~cared_all == 0
    }
    return [mask & ORDINARY | nexus[red & cared_all] for red, mask in enumerate(PARADOX)]


PARADOX = _paradox_table()
"""PARADOX[red] = mask of Ripplepoints on their Paradox side, patched or not."""

PARADOX_COUNT = bytes(map(int.bit_count, PARADOX))
"""PARADOX_COUNT[red] = how many Ripplepoints are on their Paradox side."""

FITS = _fit_table()
"""FITS[red] = mask of the 21 patches that may lie on the TimeLine; the others are nullified."""


def covered(patches: int) -> int:
    """Return the mask of Ripplepoints that carry a patch."""
    return patches & ORDINARY | (ORDINARY + 1 if patches > ORDINARY else 0)


def open_paradoxes(red: int, patches: int) -> int:
    """Return the mask of open Paradoxes: paradoxed and not patched (R-602)."""
    return PARADOX[red] & ~covered(patches)


@cache
def years_of(mask: int) -> tuple[int, ...]:
    """Return the years of a mask of Ripplepoints in year order."""
    return tuple(sorted(year for bit, year in enumerate(RIPPLEPOINTS) if mask >> bit & 1))


def is_sealed(year: int, patches: int) -> bool:
    """Tell whether `year` is out of reach because of the ÜberParadox (R-701, R-703)."""
    return year > UBER_YEAR and bool(patches & WW3)


def patch_on(year: int, patches: int) -> int | None:
    """Return the kind index of the patch lying on `year`, or None."""
    if not patches & ORDINARY and patches <= ORDINARY:
        return None
    for index, patch_year in enumerate(PATCH_YEAR):
        if patch_year == year and patches >> index & 1:
            return index
    return None


def side(year: int, red: int) -> str:
    """Return "true", "prime" (Linchpin) or "paradox" (Ripplepoint)."""
    bit = LINCHPIN_BIT.get(year)
    if bit is not None:
        return "prime" if red & bit else "true"
    return "paradox" if PARADOX[red] & RIPPLE_BIT[year] else "true"


def primes_lit(year: int, red: int) -> tuple[int, ...]:
    """Return the prime Linchpins that `year` depends on (R-417)."""
    return tuple(p for p in CONDITIONS[year][1] if red & LINCHPIN_BIT[p])
