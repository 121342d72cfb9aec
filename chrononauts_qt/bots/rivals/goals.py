"""How far it is to the three goals of a seat, in flips, Patches, Artifacts and cards.

Masks are those of the TimeLine: Linchpin bits, and the bits of Ripplepoints, which for the 18 ordinary
years are those of their Patches too. Artifacts are bits by kind index above the first one.
"""

from __future__ import annotations

from functools import cache

from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    FAMILY,
    IDENTITIES,
    MISSIONS,
    MONA_LISAS,
    MOST_REAL_MONA_LISA,
    PATCHES,
    PLAY_INDEX,
)
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS, PARADOX, RIPPLE_BIT, UBER_YEAR
from chrononauts_qt.games.chrononauts.victory import COCKROACH

FIRST_INVERTER = len(PATCHES)
ALL_PATCHES = (1 << FIRST_INVERTER) - 1
FIRST_ARTIFACT = FAMILY.index(ARTIFACT)
BEHIND_ARTIFACTS = FIRST_ARTIFACT + FAMILY.count(ARTIFACT)

BLACK_YEAR = tuple(RIPPLE_BIT[card.facts["true"]] for card in IDENTITIES)
RED_YEARS = tuple(sum(RIPPLE_BIT[year] for year in card.facts["primes"]) for card in IDENTITIES)
SEALABLE = tuple(
    card.id != COCKROACH and max(card.facts["true"], *card.facts["primes"]) > UBER_YEAR for card in IDENTITIES
)
"""Identity -> whether the ÜberParadox keeps it from home (R-706)."""

FARTHEST = 4
"""So many flips, or more, count as far."""


@cache
def _flips(identity: int) -> bytes:
    """Return by Linchpin setting how many flips make the red years Paradoxes and the black year true."""
    red_years, black = RED_YEARS[identity], BLACK_YEAR[identity]
    reached = sum(
        1 << red for red, mask in enumerate(PARADOX) if mask & red_years == red_years and not mask & black
    )
    far = bytearray([FARTHEST]) * len(PARADOX)
    for count in range(FARTHEST):
        for red in range(len(PARADOX)):
            if reached >> red & 1 and far[red] == FARTHEST:
                far[red] = count
        reached = _grown(reached)
    return bytes(far)


_HALVES = tuple(
    sum(1 << red for red in range(len(PARADOX)) if red >> linchpin & 1) for linchpin in range(len(LINCHPINS))
)


def _grown(settings: int) -> int:
    """Return a set of Linchpin settings (a bit for each) with all those that are one flip away."""
    grown = settings
    for linchpin, half in enumerate(_HALVES):
        width = 1 << linchpin
        grown |= (settings & half) >> width | (settings & ~half) << width
    return grown


def flips_home(identity: int, red: int) -> int:
    """Return how many flips an Identity's years need, up to FARTHEST (R-803 to R-805)."""
    return _flips(identity)[red]


def _line(need: str | list[str]) -> int:
    kinds = (
        MONA_LISAS
        if need == MOST_REAL_MONA_LISA
        else [PLAY_INDEX[card] for card in ([need] if isinstance(need, str) else need)]
    )
    return sum(1 << kind - FIRST_ARTIFACT for kind in kinds)


LINES = tuple(tuple(_line(need) for need in card.facts["artifacts"]) for card in MISSIONS)
"""Mission -> its three lines, each the mask of the Artifacts any of which will do (R-802)."""

WANTED = tuple(lines[0] | lines[1] | lines[2] for lines in LINES)
"""Mission -> the mask of all Artifacts that serve it."""


def artifacts_of(cards: list[int]) -> int:
    """Return the mask of the Artifacts among play cards."""
    mask = 0
    for card in cards:
        if FIRST_ARTIFACT <= card < BEHIND_ARTIFACTS:
            mask |= 1 << card - FIRST_ARTIFACT
    return mask


def patches_of(cards: list[int]) -> int:
    """Return the mask of the Patches among play cards."""
    mask = 0
    for card in cards:
        if card < FIRST_INVERTER:
            mask |= 1 << card
    return mask
