"""The state as others get it: a seat's view, and the full dump for replays and tests."""

from __future__ import annotations

from functools import cache, lru_cache

from chrononauts_qt.games.chrononauts import state as steps
from chrononauts_qt.games.chrononauts.actions import MAX_SEATS, PLAY, Action, Target
from chrononauts_qt.games.chrononauts.cards import IDENTITIES, IDS, MISSIONS, PLAY_CARDS, ids, names
from chrononauts_qt.games.chrononauts.legality import fetchable
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import (
    CONDITIONS,
    LINCHPIN_BIT,
    PATCH_YEAR,
    UBER_YEAR,
    WW3,
    YEARS,
    is_sealed,
    open_paradoxes,
    primes_lit,
    side,
    years_of,
)
from chrononauts_qt.games.chrononauts.victory import home_needs, mission_needs
from chrononauts_qt.games.chrononauts.view import Need, Played, Player, Tile, View
from chrononauts_qt.kernel.game import Decision


def target_text(card: int, target: Target) -> str | None:
    """Return a target as actions write it."""
    return PLAY[card][target].target_id if target is not None else None


def tiles(state: State) -> tuple[Tile, ...]:
    """Return the 32 cards of the TimeLine in year order."""
    return board(state.red, state.patches)[0]


@lru_cache(maxsize=1024)
def board(red: int, patches: int) -> tuple[tuple[Tile, ...], tuple[int, ...], bool]:
    """Return the tiles in year order, the open Paradoxes and whether the ÜberParadox has begun."""
    late = is_sealed(UBER_YEAR + 1, patches)
    lying = {PATCH_YEAR[patch]: IDS[patch] for patch in range(len(PATCH_YEAR)) if patches >> patch & 1}
    found = [
        _tile(year, red & mask, lying.get(year), late and year > UBER_YEAR) for year, mask in _CARED_FOR
    ]
    return tuple(found), years_of(open_paradoxes(red, patches)), late


_CARED_FOR = tuple(
    (year, sum(LINCHPIN_BIT[prime] for prime in (CONDITIONS[year][1] if year in CONDITIONS else (year,))))
    for year in YEARS
)
"""Every year with the mask of the Linchpins that decide how it looks."""


@cache
def _tile(year: int, red: int, patch: str | None, sealed: bool) -> Tile:
    """Return a card of the TimeLine; `red` are those of the Linchpins it depends on that are prime."""
    lit = primes_lit(year, red) if year in CONDITIONS else ()
    return Tile(year, side(year, red), patch, lit, sealed)


def identity_of(state: State, seat: int) -> str | None:
    """Return the id of a seat's Identity, None in a game without them."""
    return IDENTITIES[state.identities[seat]].id if state.variant.identities else None


def mission_of(state: State, seat: int) -> str | None:
    """Return the id of a seat's Mission, None in a game without them."""
    return MISSIONS[state.missions[seat]].id if state.variant.missions else None


_NO_CARDS = (0,) * MAX_SEATS


def _players(state: State) -> tuple[Player, ...]:
    if state.step == steps.OVER:
        return tuple(
            Player(len(hand), 0, names(table), identity_of(state, seat), mission_of(state, seat))
            for seat, (hand, table) in enumerate(zip(state.hands, state.tables, strict=True))
        )
    small = _NO_CARDS
    if state.miracles:
        count = sum(len(hand) for hand, _ in state.miracles)
        small = tuple(count if seat == state.active else 0 for seat in range(state.players))
    return _all_players(tuple(map(len, state.hands)), small, tuple(map(tuple, state.tables)))


@lru_cache(maxsize=64)
def _all_players(
    hand_sizes: tuple[int, ...], small: tuple[int, ...], tables: tuple[tuple[int, ...], ...]
) -> tuple[Player, ...]:
    """Return the players of a position: every seat looks at the same ones."""
    return tuple(map(_player, hand_sizes, small, tables))


@lru_cache(maxsize=4096)
def _player(hand_size: int, small_hand_size: int, table: tuple[int, ...]) -> Player:
    return Player(hand_size, small_hand_size, names(table))


_Ids = tuple[str, ...]
_Needs = tuple[Need, ...]
_Own = tuple[_Ids, _Ids, str | None, str | None, _Needs, _Needs, _Ids]
"""Hand, small hand, identity, mission, needs of both, choices: what only the seat itself sees."""

_NOBODY: _Own = ((), (), None, None, (), (), ())


def _own(state: State, seat: int) -> _Own:
    """Return what `seat` alone sees: its cards, its goals, and what its Rewind or Quick Trip may take."""
    variant = state.variant
    small: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    if seat == state.active:
        small = names(state.miracles[-1][0]) if state.miracles else ()
        if state.step in (steps.REWIND, steps.QUICK_TRIP):
            pile = state.discard if state.step == steps.REWIND else sorted(state.draw)
            choices = names(fetchable(state, seat, pile))
    return (
        names(state.hands[seat]),
        small,
        identity_of(state, seat),
        mission_of(state, seat),
        home_needs(state, state.identities[seat]) if variant.identities else (),
        mission_needs(state, seat, state.missions[seat]) if variant.missions else (),
        choices,
    )


def _playing(state: State) -> tuple[Played, ...]:
    return tuple(Played(by, IDS[card], target_text(card, target)) for by, card, target in state.stack)


_SEATS_IN = tuple(
    tuple(seat for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(1 << MAX_SEATS)
)
"""_SEATS_IN[mask] are the seats in a mask of seats."""


def view_of(state: State, seat: int | None, legal: tuple[Action, ...]) -> View:
    """Return the view of `seat` (None: the public) with its legal actions, field by field in their order."""
    own = _NOBODY if seat is None else _own(state, seat)
    hand, small_hand, identity, mission, home, artifacts, choices = own
    timeline, open_years, uberparadox = board(state.red, state.patches)
    everything = (
        seat,
        state.turn,
        state.step,
        state.active,
        state.plays,
        timeline,
        open_years,
        uberparadox,
        _players(state),
        hand,
        small_hand,
        identity,
        mission,
        home,
        artifacts,
        len(state.draw),
        names(state.discard),
        len(state.mission_stack),
        len(state.identity_stack),
        _playing(state) if state.stack else (),
        choices,
        _SEATS_IN[state.waiting],
        legal,
        state.outcome,
        state.told(seat),
        state.variant.routes,
        (),
        (),
    )
    return View._make(everything)  # a call with so many arguments takes twice as long


def dump_state(state: State, pending: dict[int, Decision]) -> dict[str, object]:
    """Return everything, secrets included, as JSON values (docs/journal.md)."""
    return {
        "turn": state.turn,
        "step": state.step,
        "seat_to_move": state.active + 1,
        "plays_due": state.plays,
        "timeline": {str(tile.year): {"side": tile.side, "patch": tile.patch} for tile in tiles(state)},
        "open_paradoxes": list(state.open_years()),
        "uberparadox": bool(state.patches & WW3),
        "seats": [
            {
                "hand": ids(state.hands[seat]),
                "table": ids(state.tables[seat]),
                "mission": mission_of(state, seat),
                "identity": identity_of(state, seat),
            }
            for seat in range(state.players)
        ],
        "small_hands": [{"hand": ids(hand), "plays_due": plays} for hand, plays in state.miracles],
        "guesses": {
            str(seat + 1): None if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"
            for seat, minutes in sorted(state.answers.items())
        },
        "playing": [
            {"seat": seat + 1, "card": PLAY_CARDS[card].id, "target": target_text(card, target)}
            for seat, card, target in state.stack
        ],
        "draw_pile": ids(state.draw[::-1]),
        "discard_pile": ids(state.discard),
        "mission_stack": [MISSIONS[card].id for card in reversed(state.mission_stack)],
        "identity_stack": [IDENTITIES[card].id for card in reversed(state.identity_stack)],
        "pending": {str(seat + 1): [way.text for way in owed.options] for seat, owed in pending.items()},
        "outcome": dump_outcome(state),
    }


def dump_outcome(state: State) -> dict[str, object] | None:
    """Return winner (a seat from 1) and route of a game that has ended."""
    if state.outcome is None:
        return None
    winner = state.outcome.winner
    return {"winner": None if winner is None else winner + 1, "route": state.outcome.route}


def short_of(state: State) -> str:
    """Return turn, Paradoxes and outcome in some English words."""
    end = dump_outcome(state)
    told = f", {end}" if end else ""
    return f"turn {state.turn}, {len(state.open_years())} of 13 Paradoxes{told}"
