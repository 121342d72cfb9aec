"""How well a seat stands by its own lights: its distance to its three goals, and what others openly threaten.

A distance is the number of plays that are still missing, as far as the seat can tell.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from chrononauts_qt.bots.rivals.features import playable
from chrononauts_qt.bots.rivals.goals import (
    LINES,
    RED_YEARS,
    SEALABLE,
    WANTED,
    artifacts_of,
    flips_home,
    patches_of,
)
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, FAMILY, MEMO, PATCH
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT, WW3
from chrononauts_qt.games.chrononauts.victory import HAND_LIMIT

WON, LOST = 1000.0, -1000.0
NEARER = 0.6
"""By this factor a goal is worth less for every play it is farther away."""
GOAL = 100.0
"""What a goal is worth that is reached."""
TO_FIND = 2.0
"""So many plays longer it takes to find a Patch that is not in hand, and again if it is discarded."""
SEALED = 3.0
"""So many plays longer it takes while the ÜberParadox lasts."""
ELSEWHERE, UNSEEN = 2.5, 3.5
"""So many plays it takes to get an Artifact from another table, or one that nobody has shown."""
KEPT = tuple(
    4.0 if card == MEMO else {PATCH: 1.5, ARTIFACT: 0.8}.get(family, 1.0)
    for card, family in enumerate(FAMILY)
)
"""What every kind of card in hand is worth by itself."""
READY = 3.0
"""What it is worth besides that a Patch can be laid at once."""
DANGER = 4.0
"""How the square of the open Paradoxes above eight is feared."""
THREAT = 30.0
"""What another seat's goal is feared that is reached, as far as it shows."""


class Taste(NamedTuple):
    """What a player cares about, 1.0 each for the Agent."""

    home: float = 1.0
    mission: float = 1.0
    hand: float = 1.0
    threat: float = 1.0


@lru_cache(maxsize=1 << 16)
def distance_home(identity: int, red: int, patches: int, held: int, gone: int) -> float:
    """Return the plays missing for an Identity's years.

    A needed Patch not in hand (`held`) has to be found first, and one that is discarded (`gone`) takes
    longer.
    """
    missing = RED_YEARS[identity] & ~patches
    to_find = (missing & ~held).bit_count() + (missing & gone).bit_count()
    plays = flips_home(identity, red) + missing.bit_count() + TO_FIND * to_find
    return plays + SEALED if patches & WW3 and SEALABLE[identity] else plays


@lru_cache(maxsize=1 << 16)
def distance_mission(mission: int, table: int, held: int, elsewhere: int) -> float:
    """Return the plays missing for a Mission, more for Artifacts that are not in hand (R-802)."""
    lines = [line for line in LINES[mission] if not table & line]
    return sum((1.0 if held & line else ELSEWHERE if elsewhere & line else UNSEEN for line in lines), 0.0)


def near(distance: float) -> float:
    """Return what a goal is worth that is so many plays away."""
    return GOAL * NEARER**distance if distance > 0 else GOAL


def worth(state: State, seat: int, taste: Taste) -> float:
    """Return how well `seat` stands, from what it knows itself; only differences count."""
    hand = state.hands[seat]
    patches = patches_of(hand)
    artifacts = artifacts_of(hand)
    tables = [artifacts_of(table) for table in state.tables]
    table, everywhere = tables[seat], 0
    for other in tables:
        everywhere |= other
    mission = state.missions[seat]
    wanted = WANTED[mission]
    value = sum([KEPT[card] for card in hand])
    value += taste.mission * near(
        distance_mission(mission, table & wanted, artifacts & wanted, everywhere & wanted)
    )
    if state.variant.identities:
        identity, red = state.identities[seat], state.red
        needed = RED_YEARS[identity]
        gone = patches_of(state.discard) & needed
        value += taste.home * near(distance_home(identity, red, state.patches, patches & needed, gone))
        value += taste.hand * near(HAND_LIMIT - len(hand))
        value += READY * (patches & playable(red, state.patches)).bit_count()
        value -= danger(state.open_mask().bit_count())
    return value


def danger(count: int) -> float:
    """Return what so many open Paradoxes are feared (R-601)."""
    return -LOST if count >= PARADOX_LIMIT else DANGER * max(0, count - 8) ** 2


def threat(state: State, seat: int) -> float:
    """Return what the other seats openly threaten: many cards, or Artifacts that go together."""
    value = 0.0
    for other in range(state.players):
        if other == seat:
            continue
        if "hand" in state.variant.routes:
            value += THREAT * NEARER ** max(0, HAND_LIMIT - len(state.hands[other]))
        table = artifacts_of(state.tables[other])
        most = max(sum(1 for line in lines if table & line) for lines in LINES)
        value += THREAT * NEARER ** (3 - most)
    return value
