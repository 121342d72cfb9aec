"""How promising a position of Solonauts looks: what stands, what is still to be done, and with what.

The figure has no unit; only differences count. Its weights were found by playing 900 deals of eight
travellers, each with 60 sets of weights, and keeping what won and brought home most.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from chrononauts_qt.bots.solonauts.journey import (
    BLACK_YEAR,
    CAUSES,
    COPIES,
    FIRST,
    NEXUS_PATCHES,
    RED_YEARS,
    SEALABLE,
    TO_PRIME,
    TO_TRUE,
    Journey,
    bits,
    indexes,
)
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.games.chrononauts.timeline import FITS, PARADOX, WW3, open_paradoxes

REVERSE = PLAY_INDEX["reverse-fate"] - FIRST
RESTORE = PLAY_INDEX["restore-history"] - FIRST
SPECIAL = tuple((kind, TO_PRIME[kind]) for kind in range(len(COPIES)) if kind not in (REVERSE, RESTORE))
"""The kinds that flip a few listed Linchpins to prime, and those; only Reverse Fate flips the others."""
LISTED = sum(mask for _, mask in SPECIAL)

WON, DESTROYED = 1e6, -1e6


class Weights(NamedTuple):
    """What each thing is worth, or costs where the word is a trouble."""

    lost: float = 8.92  # a traveller a Patch of whose lies in the discard pile
    away: float = 3.0  # a traveller not home
    placed: float = 0.94  # a needed Patch on the TimeLine
    shared: float = 0.31  # the same, needed by two
    ready: float = 0.59  # a needed Patch in the hand that can be played
    held: float = 0.15  # a needed Patch in the hand that cannot
    clog: float = 0.24  # the square of how many those are
    awaited: float = 0.31  # a needed Patch unseen whose year is a Paradox
    flip: float = 0.28  # a Linchpin that has to be flipped
    black: float = 0.5  # a black year that is a Paradox
    blocked: float = 0.71  # the same, while undoing it would cost another traveller a Patch
    circle: float = 7.0  # travellers who wait for each other
    sealed: float = 1.09  # a traveller behind the ÜberParadox
    clash: float = 0.13  # a Linchpin that must become prime for one, and stay true for another
    later: float = 0.083  # a black year that will become a Paradox, by how far its traveller is from home
    distance: float = 0.06  # a Patch to be played, or a year to be made a Paradox first
    far: float = 0.006  # the square of that, by traveller
    short: float = 5.33  # a flip for which no Inverter is left
    slack: float = 0.73  # a spare Reverse Fate missing from three
    fate: float = 0.13  # a Reverse Fate left
    restore: float = 0.25  # a Restore History left
    undo: float = 0.09  # how much of `later` counts as a flip back to come
    useful: float = 0.29  # an Inverter in the hand for a flip that has to be made
    idle: float = 0.31  # a Patch in the hand that nobody needs
    spare: float = 0.22  # the same, playable
    stuck: float = 0.68  # nothing useful to play
    crowd: float = 0.1  # open Paradoxes from eight on
    brink: float = 3.0  # twelve of them


TUNED = Weights()


class Outlook(NamedTuple):
    """What a TimeLine and those who wait come to, whatever the hand.

    ``needed`` are the red years of all who can still get home, ``to_prime`` and ``to_true`` the Linchpins
    to be flipped, ``either`` further flips for years that have a choice, ``later`` how many flips back
    are in sight.
    """

    worth: float
    needed: int
    to_prime: int
    to_true: int
    either: int
    later: float


def worth(at: Journey, weights: Weights = TUNED) -> float:
    """Return how promising a position is."""
    if not at.waiting:
        return WON
    seen = prospects(at, weights)
    stands = seen.worth - _crowd(at.red, at.patches, weights)
    return stands + _supply(seen, at.left, weights) + _in_hand(at, seen, weights)


def prospects(at: Journey, weights: Weights = TUNED) -> Outlook:
    """Return the outlook, without what concerns nobody who waits: so more positions share it."""
    wanted = wanted_by(at.waiting)
    return outlook(at.red, at.patches & (wanted | WW3), at.waiting, at.gone & wanted, weights)


@lru_cache(maxsize=1 << 14)
def wanted_by(waiting: int) -> int:
    """Return the Patches that travellers wait for."""
    wanted = 0
    for one in indexes(waiting):
        wanted |= RED_YEARS[one]
    return wanted


@lru_cache(maxsize=1 << 12)
def hopeful(waiting: int, gone: int) -> tuple[tuple[int, ...], int, int]:
    """Return the travellers none of whose Patches is gone, all they need, and what two of them need."""
    needed = shared = 0
    found = []
    for one in indexes(waiting):
        red_years = RED_YEARS[one]
        if not red_years & gone:
            found.append(one)
            shared |= needed & red_years
            needed |= red_years
    return tuple(found), needed, shared


@lru_cache(maxsize=1 << 16)
def outlook(red: int, patches: int, waiting: int, gone: int, weights: Weights = TUNED) -> Outlook:
    """Return what the TimeLine comes to for those who wait."""
    people, needed, shared = hopeful(waiting, gone)
    total = waiting.bit_count()
    value = -weights.away * total - weights.lost * (total - len(people))
    value += weights.placed * (needed & patches).bit_count()
    value += weights.shared * (shared & patches).bit_count()
    to_prime, either = _wanted(red, needed & ~patches)
    to_true, troubles, later = 0, 0.0, 0.0
    waits_for: dict[int, int] = {}
    for one in people:
        if patches & WW3 and SEALABLE >> one & 1:
            troubles += weights.sealed
        missing = RED_YEARS[one] & ~patches
        distance = missing.bit_count() + (missing & ~PARADOX[red]).bit_count()
        troubles += weights.distance * distance + weights.far * distance * distance
        together, causes = CAUSES[BLACK_YEAR[one]]
        if PARADOX[red] & BLACK_YEAR[one]:
            undone, harmed = _undoing(red, patches & needed, together, causes)
            to_true |= undone
            troubles += weights.black
            if harmed:
                waits_for[one] = harmed
        else:
            clash = causes & to_prime
            troubles += weights.clash * clash.bit_count()
            if clash and not (together and causes & ~(clash | red)):
                later += distance
    value -= troubles + weights.later * later + weights.blocked * len(waits_for)
    value -= weights.flip * (to_prime.bit_count() + either + to_true.bit_count())
    if waits_for and _go_round(waits_for):
        value -= weights.circle
    return Outlook(value, needed, to_prime, to_true, either, later)


def _wanted(red: int, missing: int) -> tuple[int, int]:
    """Return the Linchpins to make prime for these years, and how many more for years with a choice."""
    flips, choices = 0, []
    for year in bits(missing & ~PARADOX[red]):
        together, causes = CAUSES[year]
        if together or not causes & (causes - 1):
            flips |= causes & ~red
        else:
            choices.append(causes)
    return flips, sum(1 for causes in choices if not causes & flips)


def _undoing(red: int, patches: int, together: bool, causes: int) -> tuple[int, int]:
    """Return the Linchpins to turn back for a black year, and the needed Patches that would go."""
    if not together:
        undone = causes & red
        return undone, patches & ~FITS[red ^ undone]
    return min(
        ((bit, patches & ~FITS[red ^ bit]) for bit in bits(causes)), key=lambda way: way[1].bit_count()
    )


def _go_round(waits_for: dict[int, int]) -> bool:
    """Tell whether some wait for each other: each would undo a Patch that another still needs."""
    left = dict(waits_for)
    while left:
        free = [
            one
            for one, harmed in left.items()
            if not any(harmed & RED_YEARS[other] for other in left if other != one)
        ]
        if not free:
            return True
        for one in free:
            del left[one]
    return False


def _crowd(red: int, patches: int, weights: Weights) -> float:
    """Return what so many open Paradoxes cost; thirteen are the end (R-601)."""
    count = open_paradoxes(red, patches).bit_count()
    return max(0, count - 7) * weights.crowd + (weights.brink if count >= 12 else 0.0)


def _supply(seen: Outlook, left: tuple[int, ...], weights: Weights) -> float:
    """Return what the Inverters left are worth against the flips that have to be made."""
    need = seen.either + (seen.to_prime & ~LISTED).bit_count()
    for kind, listed in SPECIAL:
        need += max(0, (seen.to_prime & listed).bit_count() - left[kind])
    back = seen.to_true.bit_count() + weights.undo * seen.later
    spare = left[REVERSE] - need - max(0.0, back - left[RESTORE])
    value = weights.fate * left[REVERSE] + weights.restore * left[RESTORE]
    if spare < 0:
        return value + weights.short * spare - weights.slack * 3
    return value - weights.slack * max(0.0, 3 - spare)


def _in_hand(at: Journey, seen: Outlook, weights: Weights) -> float:
    """Return what the cards held are worth."""
    missing, fits = seen.needed & ~at.patches, FITS[at.red]
    ready = at.held & missing & fits
    waiting = (at.held & missing & ~fits).bit_count()
    idle = at.held & ~missing
    spare = idle & fits & ~at.patches & (~NEXUS_PATCHES if at.patches & NEXUS_PATCHES else -1)
    useful = 0
    for kind in at.hand:
        if TO_PRIME[kind] & seen.to_prime or TO_TRUE[kind] & seen.to_true:
            useful += 1
    value = weights.ready * ready.bit_count() + weights.held * waiting - weights.clog * waiting * waiting
    value += weights.awaited * (missing & fits & ~at.held).bit_count() + weights.useful * useful
    value += weights.spare * spare.bit_count() - weights.idle * idle.bit_count()
    return value - (0.0 if ready or spare or useful else weights.stuck)
