"""When a year is a Paradox and when a Patch holds, in words."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, NEXUS, PATCH_FIT, RIPPLES
from chrononauts_qt.ui.catalog.names import Name
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, all_of, altered, any_of, fill, marked

_PARADOXED = QT_TRANSLATE_NOOP("Conditions", "Paradoxed if {settings}.")
_RESTORED = QT_TRANSLATE_NOOP("Conditions", "Restored if {settings}.")
_PATCH = QT_TRANSLATE_NOOP("Conditions", "Playable if {settings}. Nullified if {reverse}.")
_UNSTABLE = QT_TRANSLATE_NOOP("Conditions", "Unstable. Playable if {settings}. Nullified if {reverse}.")
_RIPPLES = QT_TRANSLATE_NOOP("Conditions", "Ripples to {years}.")


def paradox_settings(year: int) -> str:
    """Return the settings that make a Ripplepoint a Paradox: “1957′ or 1963′” (R-409 to R-411)."""
    op, primes = CONDITIONS[year]
    return (all_of if op == "AND" else any_of)(altered(prime) for prime in primes)


def true_settings(year: int) -> str:
    """Return the settings that restore a Ripplepoint: “1957 and 1963”, the reverse of the others."""
    op, primes = CONDITIONS[year]
    return (any_of if op == "AND" else all_of)(primes)


def patch_settings(patch_id: str) -> str:
    """Return the settings under which a Patch may lie on its year (R-507)."""
    needs = PATCH_FIT.get(patch_id)
    if needs is None:
        return paradox_settings(BY_ID[patch_id].facts["year"])
    return all_of(_standing(needs, {"true": False, "prime": True}))


def reverse_settings(patch_id: str) -> str:
    """Return the settings that nullify a Patch (R-505)."""
    needs = PATCH_FIT.get(patch_id)
    if needs is None:
        return true_settings(BY_ID[patch_id].facts["year"])
    return any_of(_standing(needs, {"true": True, "prime": False}))


def _standing(needs: dict[str, list[int]], primed: dict[str, bool]) -> list[Name]:
    """Return the years of `needs` in order, with the prime sign where `primed` says so for their side."""
    sides = sorted((year, primed[side]) for side, years in needs.items() for year in years)
    return [marked(year, "prime" if prime else "true") for year, prime in sides]


def condition_text(year: int) -> str:
    """Return “Paradoxed if 1957′ or 1963′.” for a Ripplepoint; KeyError for a Linchpin."""
    return fill(_PARADOXED, settings=paradox_settings(year))


def restored_text(year: int) -> str:
    """Return “Restored if 1957 and 1963.” for a Ripplepoint; KeyError for a Linchpin."""
    return fill(_RESTORED, settings=true_settings(year))


def ripples_text(year: int) -> str:
    """Return “Ripples to 1968, 1969 and 1974.” for a Linchpin; KeyError for a Ripplepoint."""
    return fill(_RIPPLES, years=all_of(RIPPLES[year]))


def patch_condition_text(patch_id: str) -> str:
    """Return when a Patch can be played and what removes it again."""
    source = _UNSTABLE if BY_ID[patch_id].facts["year"] == NEXUS else _PATCH
    return fill(source, settings=patch_settings(patch_id), reverse=reverse_settings(patch_id))
