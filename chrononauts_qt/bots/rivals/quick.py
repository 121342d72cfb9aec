"""A player for playouts: it aims like the Agent, but weighs every move without making it.

It knows its own cards and goals only. What a move does to its goals and its hand is worked out exactly for
Patches, Inverters and Artifacts; the other cards are worth what they mostly turn out to be.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from chrononauts_qt.bots.rivals.features import playable
from chrononauts_qt.bots.rivals.goals import (
    FIRST_ARTIFACT,
    FIRST_INVERTER,
    RED_YEARS,
    WANTED,
    artifacts_of,
    patches_of,
)
from chrononauts_qt.bots.rivals.measure import (
    KEPT,
    LOST,
    READY,
    danger,
    distance_home,
    distance_mission,
    near,
)
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, DECK, FAMILY, INVERTER, PATCH, PLAY_CARDS
from chrononauts_qt.games.chrononauts.effects import has_bonus
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import FITS, LINCHPIN_BIT, open_paradoxes
from chrononauts_qt.games.chrononauts.victory import HAND_LIMIT

GAINS = {"fast-forward": 9.0, "rewind": 5.0, "quick-trip": 8.0, "perform-a-miracle": 3.0}
"""What cards are worth that let others be played."""
ENOUGH = 4
"""So many cards there must be to draw from, or a Fast Forward is worth nothing."""
DRAWN = 2.0
"""What a card is worth that is not known yet."""
MANY_CARDS, FEAR = 8, 15.0
"""From so many cards on another hand is feared, and how much."""
FAR_MISSION, FAR_HOME = 7.0, 6
"""From so many plays on another goal is welcome."""
NEW_GOAL, LOST_GOAL = 4.0, -10.0
"""What another Mission or Identity is worth instead of a far one, and of a near one."""
BROKEN_PAIR = 6.0
"""What it is worth to take one of two Artifacts of somebody's."""


_OF_HAND = tuple(near(HAND_LIMIT - size) for size in range(len(DECK)))


@lru_cache(maxsize=1 << 16)
def _home(identity: int, red: int, patches: int, held: int, gone: int) -> float:
    """Return what the way home and the Patches held would be worth, less the danger to all."""
    distance = distance_home(identity, red, patches, held & RED_YEARS[identity], gone)
    ready = (held & playable(red, patches)).bit_count()
    return near(distance) + READY * ready - danger(open_paradoxes(red, patches).bit_count())


@lru_cache(maxsize=1 << 16)
def _goal(mission: int, table: int, held: int, elsewhere: int) -> float:
    """Return what a Mission would be worth."""
    return near(distance_mission(mission, table, held, elsewhere))


class Quick:
    """What a seat knows at one moment, for weighing its moves."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        hand = self.hand = state.hands[seat]
        self.size = len(hand)
        self.held = patches_of(hand)
        self.artifacts = artifacts_of(hand)
        self.mission = state.missions[seat]
        wanted = self.wanted = WANTED[self.mission]
        tables = [artifacts_of(table) for table in state.tables]
        self.table = tables[seat] & wanted
        everywhere = 0
        for table in tables:
            everywhere |= table
        self.elsewhere = everywhere & wanted
        self.identities = state.variant.identities
        if self.identities:
            self.identity = state.identities[seat]
            self.needed = RED_YEARS[self.identity]
            self.gone = patches_of(state.discard) & self.needed

    def home(self, red: int, patches: int, held: int) -> float:
        """Return what the way home and the Patches in hand would be worth."""
        return _home(self.identity, red, patches, held, self.gone)

    def goal(self, table: int, held: int) -> float:
        """Return what the Mission would be worth."""
        return _goal(self.mission, table, held & self.wanted, self.elsewhere)

    def of_hand(self, size: int) -> float:
        """Return what so many cards would be worth by their number."""
        return _OF_HAND[size] if self.identities else 0.0


def choose(state: State, seat: int, legal: Sequence[Action]) -> Action:
    """Return what a seat plays or discards."""
    quick = Quick(state, seat)
    base_home = quick.home(state.red, state.patches, quick.held) if quick.identities else 0.0
    base_goal = quick.goal(quick.table, quick.artifacts)
    best, most = legal[0], LOST * 10
    for action in legal:
        value = _gain(quick, action, base_home, base_goal)
        if value > most:
            best, most = action, value
    return best


def _gain(quick: Quick, action: Action, base_home: float, base_goal: float) -> float:
    """Return what a move changes, without what the card in hand was worth."""
    card, state = action.card, quick.state
    family = FAMILY[card]
    loss = KEPT[card]
    if action.verb == "discard":
        held = quick.held & ~(1 << card) if family == PATCH else quick.held
        artifacts = quick.artifacts
        if family == ARTIFACT:
            artifacts &= ~(1 << card - FIRST_ARTIFACT)
        home = quick.home(state.red, state.patches, held) if quick.identities else 0.0
        value = home - base_home + quick.goal(quick.table, artifacts) - base_goal
        return value - loss + quick.of_hand(quick.size - 1)
    if family == PATCH:
        held, patches = quick.held & ~(1 << card), state.patches | 1 << card
        return quick.home(state.red, patches, held) - base_home - loss + DRAWN + quick.of_hand(quick.size)
    after = quick.of_hand(quick.size - 1) - loss
    if family == INVERTER:
        red = state.red ^ LINCHPIN_BIT[action.target]
        return after + quick.home(red, state.patches & FITS[red], quick.held) - base_home
    if family == ARTIFACT:
        bit = 1 << card - FIRST_ARTIFACT
        return after + quick.goal(quick.table | bit & quick.wanted, quick.artifacts & ~bit) - base_goal
    return after + _gain_of_action(quick, action, base_home, base_goal)


def _gain_of_action(quick: Quick, action: Action, base_home: float, base_goal: float) -> float:
    """Return what an Action or a Timewarp is worth."""
    state, seat, target = quick.state, quick.seat, action.target
    kind = _KIND[action.card]
    if isinstance(target, int) and target >= FIRST_ARTIFACT:
        return _gain_of_artifact(quick, kind, action.card, target, base_goal)
    if kind == "fast-forward" and len(state.draw) + len(state.discard) < ENOUGH:
        return 0.0  # it might draw itself, again and again
    if kind in GAINS:
        return GAINS[kind]
    sizes = [len(hand) for hand in state.hands]
    if kind == "time-vortex":
        others = max(size for other, size in enumerate(sizes) if other != seat)
        share = (sum(sizes) - 1) / state.players
        return DRAWN * (share - quick.size + 1) + (FEAR if others >= MANY_CARDS else 0.0)
    if kind == "discontinuity":
        step = 1 if target == "left" else -1
        got = sizes[(seat - step) % state.players]
        feared = (FEAR if got >= MANY_CARDS else 0.0) - (FEAR if quick.size > MANY_CARDS else 0.0)
        return DRAWN * (got - quick.size + 1) + feared
    if kind == "new-mission":
        distance = distance_mission(
            quick.mission, quick.table, quick.artifacts & quick.wanted, quick.elsewhere
        )
        return NEW_GOAL if distance >= FAR_MISSION else LOST_GOAL
    if kind == "your-parents-never-met":
        if target != seat:
            return 1.0
        distance = distance_home(
            quick.identity, state.red, state.patches, quick.held & quick.needed, quick.gone
        )
        return NEW_GOAL if distance >= FAR_HOME else LOST_GOAL
    return 0.0


def _gain_of_artifact(quick: Quick, kind: str, card: int, target: int, base_goal: float) -> float:
    """Return what a card is worth that is aimed at an Artifact on a table."""
    state, seat = quick.state, quick.seat
    bit = 1 << target - FIRST_ARTIFACT
    mine = target in state.tables[seat]
    owner = next(table for table in state.tables if target in table)
    feared = BROKEN_PAIR * (len(owner) > 1 and not mine)
    if kind == "get-there-first":
        return quick.goal(quick.table | bit & quick.wanted, quick.artifacts) - base_goal + feared
    lost = quick.goal(quick.table & ~bit, quick.artifacts) - base_goal if mine else 0.0
    if kind == "sell-artifact":
        drawn = 3 if has_bonus(state, card, target) else 2
        return lost + DRAWN * drawn + quick.of_hand(quick.size - 1 + drawn) - quick.of_hand(quick.size - 1)
    return lost + feared + GAINS.get(kind, 0.0)


_KIND = tuple(card.facts.get("kind", card.id) for card in PLAY_CARDS)
assert FIRST_INVERTER < FIRST_ARTIFACT
