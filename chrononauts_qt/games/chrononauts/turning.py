"""The turning points of a game that is over: the cards that changed most who was near to a victory.

How near is told by the lines that are missing: each makes a goal three times as far. A game that is over is
open, so all hands, Identities and Missions enter the answer; before that there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from chrononauts_qt.games.chrononauts.cards import IDENTITIES, MISSIONS, PLAY_CARDS, ids
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import is_sealed
from chrononauts_qt.games.chrononauts.victory import COCKROACH, HAND_LIMIT, home_needs, mission_needs
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import Bookmark

HOME, MISSION, TEN = "home", "mission", "hand"
"""The ways to win, as `Variant.routes` calls them."""

MOST = 3
"""So many turning points are told at most."""

_NEARER = 3.0
_LEAST = 0.04
"""A swing of less than this share is no turning point."""

_HANDS_MOVE = frozenset({"HandsPassed", "HandsShuffled"})


class Step(Protocol):
    """An action that was done: the bookmark before it."""

    @property
    def place(self) -> Bookmark: ...


class Turning(NamedTuple):
    """A card that changed who was near to a victory.

    ``event`` is the number of the first event that came of it, from 0, ``turn`` the turn in which it was
    played, by ``seat``. ``whom`` is the 0-based seat it changed most for, in Solonauts the place of the
    traveller, ``route`` on which way to win. ``is_nearer`` tells in which direction, ``lines`` what stood
    since then, or no longer: (year, "true" or "prime") or (Artifact, ""); a new goal card stands in ``goal``,
    and ``cards`` is how many cards the hand holds now. ``came_home`` are the travellers who went home.
    """

    event: int
    turn: int
    seat: int
    card: str
    whom: int
    route: str
    is_nearer: bool
    lines: tuple[tuple[str, str], ...] = ()
    goal: str = ""
    cards: int = 0
    came_home: tuple[str, ...] = ()


class _Way(NamedTuple):
    """How one way to win stands: the goal card, its lines that stand, and how many are missing."""

    route: str
    goal: str
    lines: tuple[tuple[str, str], ...]
    missing: int

    @property
    def nearness(self) -> float:
        """1 where nothing is missing."""
        return float(_NEARER**-self.missing)


def _near(ways: Sequence[_Way]) -> float:
    """Return how near somebody is to a victory by all ways together."""
    return sum(way.nearness for way in ways)


def turning_points(steps: Sequence[Step], state: State) -> tuple[Turning, ...]:
    """Return the greatest turning points of a game that has come to `state`, in the order of the game.

    `steps` is its past, the first action first, `state` with all its events. () while the game runs.
    """
    if state.outcome is None or not steps:
        return ()
    events = state.events or []
    places = [*(step.place for step in steps), Bookmark(state, len(events))]
    found: list[tuple[float, Turning]] = []
    for before, after in pairwise(places):
        swing = _swing(before, after.state, events[before.happened : after.happened])
        if swing is not None and swing[0] >= _LEAST:
            found.append(swing)
    greatest = sorted(found, key=lambda one: (-one[0], -one[1].event))[:MOST]
    return tuple(sorted(turning for _, turning in greatest))


def _swing(place: Bookmark, after: State, events: Sequence[Event]) -> tuple[float, Turning] | None:
    """Return how much a card that took effect changed, and what; None where none did."""
    before: State = place.state
    acted = _taking_effect(before, after, events)
    if acted is None:
        return None
    seat, card = acted
    hands_moved = any(event.name in _HANDS_MOVE for event in events)
    old = _ways_of(before, before)
    new = _ways_of(after, after if hands_moved else before, seat)
    moved = [abs(_near(now) - _near(was)) for was, now in zip(old, new, strict=True)]
    whom = moved.index(max(moved))
    ways = zip(old[whom], new[whom], strict=True)
    was, now = max(ways, key=lambda pair: abs(pair[1].nearness - pair[0].nearness))
    if now.nearness == was.nearness:
        return None
    is_nearer = now.nearness > was.nearness
    gone, come = set(was.lines) - set(now.lines), set(now.lines) - set(was.lines)
    turning = Turning(
        place.happened,
        after.turn if after.travellers else before.turn,  # alone, a card is a turn
        seat,
        card,
        whom,
        now.route,
        is_nearer,
        tuple(sorted(come if is_nearer else gone)),
        now.goal if now.goal != was.goal else "",
        len(after.hands[whom]) if now.route == TEN else 0,
        _came_home(events),
    )
    return _share_moved(before, old, new), turning


def _taking_effect(before: State, after: State, events: Sequence[Event]) -> tuple[int, str] | None:
    """Return whose card of which id took effect in a step; None also where a Memo cancelled it.

    Whatever lies on the stack goes at once: the card at its bottom, and Memos that cancel one another.
    """
    lying = [(seat, PLAY_CARDS[card].id) for seat, card, _ in before.stack]
    lying += [(event.data["seat"], event.data["card"]) for event in events if event.name == "CardAnnounced"]
    return None if after.stack or len(lying) % 2 == 0 else lying[0]


def _came_home(events: Sequence[Event]) -> tuple[str, ...]:
    return tuple(event.data["identity"] for event in events if event.name == "TravellerHome")


def _share_moved(state: State, old: Sequence[Sequence[_Way]], new: Sequence[Sequence[_Way]]) -> float:
    """Return how far a step moved what there is to win.

    Rivals share one victory; travellers get home each for themselves.
    """
    sums = [[_near(ways) for ways in stand] for stand in (old, new)]
    if state.travellers:
        return abs(sum(sums[1]) - sum(sums[0]))
    was, now = ([one / sum(each) for one in each] for each in sums)
    return max(abs(one - other) for one, other in zip(was, now, strict=True))


def _ways_of(state: State, held: State, seat: int | None = None) -> list[tuple[_Way, ...]]:
    """Return how the ways to win of every seat, or of every traveller, stand.

    Hands are counted as they were `held`: what is drawn for a turn is no card's doing. What `seat` has in
    hand beyond that counts.
    """
    if state.travellers:
        home = {identity: identity in state.home for identity in state.travellers}
        return [(_home(state, identity, home[identity]),) for identity in state.travellers]
    found = []
    for player in range(state.players):
        ways = []
        if HOME in state.variant.routes:
            ways.append(_home(state, state.identities[player]))
        if MISSION in state.variant.routes:
            ways.append(_mission(state, player))
        if TEN in state.variant.routes:
            count = len(held.hands[player])
            if player == seat:
                count = max(count, len(state.hands[player]))
            ways.append(_Way(TEN, "", (), max(0, HAND_LIMIT - count)))
        found.append(tuple(ways))
    return found


def _home(state: State, identity: int, is_home: bool = False) -> _Way:
    """Return the way home; a year beyond the ÜberParadox does not stand (R-706), but for the cockroach."""
    goal = IDENTITIES[identity].id
    needs = home_needs(state, identity)
    stand = tuple(
        (need.what, need.side) for need in needs
        if need.fulfilled and (goal == COCKROACH or not is_sealed(int(need.what), state.patches))
    )  # fmt: skip
    return _Way(HOME, goal, stand, 0 if is_home else len(needs) - len(stand))


def _mission(state: State, seat: int) -> _Way:
    mission, table = state.missions[seat], ids(state.tables[seat])
    needs = mission_needs(state, seat, mission)
    there = (next(card for card in need.choices if card in table) for need in needs if need.fulfilled)
    stand = tuple((card, "") for card in there)
    return _Way(MISSION, MISSIONS[mission].id, stand, len(needs) - len(stand))
