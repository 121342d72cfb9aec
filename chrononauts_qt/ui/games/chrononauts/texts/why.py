"""Why a year turned, held or lost its Patch: the sentences of the Why? tab."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, RIPPLES, UBER_YEAR
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, all_of, altered, fill, sentences
from chrononauts_qt.ui.games.chrononauts.texts.conditions import paradox_settings, true_settings
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

_OPEN_ONE = QT_TRANSLATE_NOOP("Why", "{year} is a Paradox because {lit} is in effect.")
_OPEN_ANY = QT_TRANSLATE_NOOP("Why", "{year} is a Paradox because {lit} is in effect ({primes} is enough).")
_OPEN_SEVERAL = QT_TRANSLATE_NOOP(
    "Why", "{year} is a Paradox because {lit} are in effect; one of them would be enough.")
_OPEN_ALL = QT_TRANSLATE_NOOP("Why", "{year} is a Paradox because {lit} are both in effect.")
_CLOSED_ONE = QT_TRANSLATE_NOOP("Why", "{year} is whole again: {cause} was restored.")
_CLOSED_ANY = QT_TRANSLATE_NOOP("Why", "{year} is whole again: {years} are back in True History.")
_CLOSED_ALL = QT_TRANSLATE_NOOP(
    "Why", "{year} is whole again: it takes {primes} together, and {cause} was restored.")
_NULLIFIED_ONE = QT_TRANSLATE_NOOP("Why", "{patch} was nullified: {cause} was restored.")
_NULLIFIED_ANY = QT_TRANSLATE_NOOP("Why", "{patch} was nullified: {years} are back in True History.")
_NULLIFIED_ALL = QT_TRANSLATE_NOOP(
    "Why", "{patch} was nullified: it takes {primes} together, and {cause} was restored.")
_NULLIFIED_STILL = QT_TRANSLATE_NOOP("Why", "{patch} came off: {cause} changed. The Paradox itself remains.")
_HELD_HALF = QT_TRANSLATE_NOOP(
    "Why", "{year} holds: it takes {primes} together; {count} of {needs} is in effect.")
_HELD_WHOLE = QT_TRANSLATE_NOOP("Why", "{year} holds: it takes {primes} together, and neither is in effect.")
_STAYS_ANY = QT_TRANSLATE_NOOP(
    "Why", "{year} stays a Paradox because {lit} is in effect ({primes} is enough).")
_STAYS_SEVERAL = QT_TRANSLATE_NOOP(
    "Why", "{year} stays a Paradox because {lit} are in effect; one of them would be enough.")
_FLIPPED = QT_TRANSLATE_NOOP("Why", "{year} became {altered}. Its ripples can reach {years}.")
_RESTORED = QT_TRANSLATE_NOOP("Why", "{altered} became {year} again. Its ripples can reach {years}.")

_WHOLE = QT_TRANSLATE_NOOP("Why", "{year} is whole: it would be a Paradox if {primes}.")
_LINCHPIN_TRUE = QT_TRANSLATE_NOOP("Why", "{year} is a Linchpin and stands as in True History.")
_LINCHPIN_PRIME = QT_TRANSLATE_NOOP("Why", "{altered} is a Linchpin that somebody has turned over.")
_LINCHPIN_RIPPLES = QT_TRANSLATE_NOOP("Why", "Its ripples can reach {years}.")
_COVERED = QT_TRANSLATE_NOOP("Why", "{patch} covers it, so the Paradox does not count.")
_PLAIN_1962 = QT_TRANSLATE_NOOP("Why", "An open Paradox here seals nothing; only {patch} does.")
_SEALED = QT_TRANSLATE_NOOP("Why", "It is out of reach while {patch} lies on the TimeLine.")

_UBER_PATCH = "patch-1962"


def why(event: Event) -> str:
    """Return the sentence for what a Linchpin's turn did to a year; KeyError for any other event."""
    data = event.data
    year = data["year"]
    return {"ParadoxOpened": lambda: _opened(year, (data["cause"],)),
            "ParadoxClosed": lambda: _closed(year, data["cause"]),
            "PatchNullified": lambda: _nullified(year, data["patch"], data["cause"], data["still_paradox"]),
            "ConditionHeld": lambda: _held(year, tuple(data["lit"])),
            "LinchpinFlipped": lambda: _flipped(year, data["side"])}[event.name]()


def why_tile(tile: Tile) -> str:
    """Return why a card of the TimeLine stands as it does now."""
    year = tile.year
    sealed = fill(_SEALED, patch=title(_UBER_PATCH)) if tile.sealed else ""
    if year in RIPPLES:
        own = fill(_LINCHPIN_TRUE, year=year)
        if tile.side == "prime":
            own = fill(_LINCHPIN_PRIME, altered=altered(year))
        return sentences(own, fill(_LINCHPIN_RIPPLES, years=all_of(RIPPLES[year])), sealed)
    if tile.side == "true":
        half = CONDITIONS[year][0] == "AND" and tile.lit
        own = _held(year, tile.lit) if half else fill(_WHOLE, year=year, primes=paradox_settings(year))
        return sentences(own, sealed)
    if tile.patch:
        return sentences(_opened(year, tile.lit), fill(_COVERED, patch=title(tile.patch)), sealed)
    plain = fill(_PLAIN_1962, patch=title(_UBER_PATCH)) if year == UBER_YEAR else ""
    return sentences(_opened(year, tile.lit), plain, sealed)


def _opened(year: int, lit: tuple[int, ...]) -> str:
    op, primes = CONDITIONS[year]
    if op == "AND":
        return fill(_OPEN_ALL, year=year, lit=paradox_settings(year))
    words = all_of(altered(prime) for prime in lit)
    if len(lit) > 1:
        return fill(_OPEN_SEVERAL, year=year, lit=words)
    if len(primes) == 1:
        return fill(_OPEN_ONE, year=year, lit=words)
    return fill(_OPEN_ANY, year=year, lit=words, primes=paradox_settings(year))


def _closed(year: int, cause: int) -> str:
    op, _ = CONDITIONS[year]
    if op == "AND":
        return fill(_CLOSED_ALL, year=year, primes=paradox_settings(year), cause=cause)
    if op == "OR":
        return fill(_CLOSED_ANY, year=year, years=true_settings(year))
    return fill(_CLOSED_ONE, year=year, cause=cause)


def _nullified(year: int, patch: str, cause: int, still_paradox: bool) -> str:
    op, _ = CONDITIONS[year]
    if still_paradox:
        return fill(_NULLIFIED_STILL, patch=title(patch), cause=cause)
    if op == "AND":
        return fill(_NULLIFIED_ALL, patch=title(patch), primes=paradox_settings(year), cause=cause)
    if op == "OR":
        return fill(_NULLIFIED_ANY, patch=title(patch), years=true_settings(year))
    return fill(_NULLIFIED_ONE, patch=title(patch), cause=cause)


def _held(year: int, lit: tuple[int, ...]) -> str:
    op, primes = CONDITIONS[year]
    if op == "AND" and lit:
        return fill(_HELD_HALF, year=year, primes=paradox_settings(year), count=len(lit), needs=len(primes))
    if op == "AND":
        return fill(_HELD_WHOLE, year=year, primes=paradox_settings(year))
    words = all_of(altered(prime) for prime in lit)
    if len(lit) > 1:
        return fill(_STAYS_SEVERAL, year=year, lit=words)
    return fill(_STAYS_ANY, year=year, lit=words, primes=paradox_settings(year))


def _flipped(year: int, side: str) -> str:
    source = _FLIPPED if side == "prime" else _RESTORED
    return fill(source, year=year, altered=altered(year), years=all_of(RIPPLES[year]))
