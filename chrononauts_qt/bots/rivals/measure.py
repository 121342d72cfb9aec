"""How well a seat stands by its own lights: its distance to its three goals, and what others openly threaten.

A distance is the number of plays that are still missing, as far as the seat can tell.
"""

from __future__ import annotations

from typing import NamedTuple

from chrononauts_qt.bots.rivals.features import playable
from chrononauts_qt.bots.rivals.goals import (
    BEHIND_ARTIFACTS,
    FIRST_ARTIFACT,
    FIRST_INVERTER,
    LINES,
    RED_YEARS,
    SEALABLE,
    WANTED,
    artifacts_of,
    flips_home,
)
from chrononauts_qt.games.chrononauts.cards import MEMO
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT, WW3
from chrononauts_qt.games.chrononauts.victory import HAND_LIMIT

WON, LOST = 1000.0, -1000.0
NEARER = 0.6
"""By this factor a goal is worth less for every play it is farther away."""
GOAL = 100.0
KEEP = {MEMO: 4.0}
KEPT, KEPT_PATCH, READY_PATCH, KEPT_ARTIFACT = 1.0, 1.5, 3.0, 0.8
DANGER = 4.0
THREAT = 30.0


class Taste(NamedTuple):
    """What a player cares about, 1.0 each for the Agent."""

    home: float = 1.0
    mission: float = 1.0
    hand: float = 1.0
    threat: float = 1.0


def distance_home(state: State, identity: int, held: int) -> float:
    """Return the plays missing for an Identity's years; a Patch not among `held` has to be found first."""
    needed = RED_YEARS[identity]
    missing = needed & ~state.patches
    to_find = (missing & ~held).bit_count()
    gone = sum(1 for card in state.discard if card < 18 and missing >> card & 1)
    plays = flips_home(identity, state.red) + missing.bit_count() + 2 * to_find + 2 * gone
    return plays + 3 if state.patches & WW3 and SEALABLE[identity] else plays


def distance_mission(state: State, seat: int, held: int) -> float:
    """Return the plays missing for the Mission, more for Artifacts that lie elsewhere."""
    table = artifacts_of(state.tables[seat])
    elsewhere = 0
    for other in state.tables:
        elsewhere |= artifacts_of(other)
    plays = 0.0
    for line in LINES[state.missions[seat]]:
        if not table & line:
            plays += 1.0 if held & line else 2.5 if elsewhere & line else 3.5
    return plays


def worth(state: State, seat: int, taste: Taste) -> float:
    """Return how well `seat` stands, from what it knows itself; only differences count."""
    hand = state.hands[seat]
    patches = 0
    kept = 0.0
    wanted = WANTED[state.missions[seat]]
    artifacts = artifacts_of(hand)
    for card in hand:
        if card < FIRST_INVERTER:
            patches |= 1 << card
        elif FIRST_ARTIFACT <= card < BEHIND_ARTIFACTS:
            kept += KEPT_ARTIFACT
        else:
            kept += KEEP.get(card, KEPT)
    value = taste.mission * GOAL * NEARER ** distance_mission(state, seat, artifacts)
    value += KEPT_ARTIFACT * (artifacts_of(state.tables[seat]) & wanted).bit_count()
    if state.variant.identities:
        ready = (patches & playable(state.red, state.patches)).bit_count()
        kept += KEPT_PATCH * patches.bit_count() + READY_PATCH * ready
        value += taste.home * GOAL * NEARER ** distance_home(state, state.identities[seat], patches)
        value += taste.hand * GOAL * NEARER ** max(0, HAND_LIMIT - len(hand))
        value -= danger(state)
    return float(value + kept)


def danger(state: State) -> float:
    """Return what the open Paradoxes are feared (R-601)."""
    count = state.open_mask().bit_count()
    if count >= PARADOX_LIMIT:
        return -LOST
    return DANGER * max(0, count - 8) ** 2


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
