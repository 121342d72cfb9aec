"""The state as others get it: a seat's view, and the full dump for replays and tests."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts import state as steps
from chrononauts_qt.games.chrononauts.actions import PLAY, Action, Target
from chrononauts_qt.games.chrononauts.cards import IDENTITIES, MISSIONS, PLAY_CARDS, ids
from chrononauts_qt.games.chrononauts.legality import fetchable
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import (
    CONDITIONS,
    WW3,
    YEARS,
    is_sealed,
    patch_on,
    primes_lit,
    side,
)
from chrononauts_qt.games.chrononauts.victory import home_needs, mission_needs
from chrononauts_qt.games.chrononauts.view import Need, Played, Player, Tile, View


def target_text(card: int, target: Target) -> str | None:
    """Return a target as actions write it."""
    return PLAY[card][target].target_id if target is not None else None


def tiles(state: State) -> tuple[Tile, ...]:
    """Return the 32 cards of the TimeLine in year order."""
    found = []
    for year in YEARS:
        patch = patch_on(year, state.patches)
        lit = primes_lit(year, state.red) if year in CONDITIONS else ()
        found.append(
            Tile(
                year,
                side(year, state.red),
                None if patch is None else PLAY_CARDS[patch].id,
                lit,
                is_sealed(year, state.patches),
            )
        )
    return tuple(found)


def identity_of(state: State, seat: int) -> str | None:
    """Return the id of a seat's Identity, None in a game without them."""
    return IDENTITIES[state.identities[seat]].id if state.variant.identities else None


def mission_of(state: State, seat: int) -> str | None:
    """Return the id of a seat's Mission, None in a game without them."""
    return MISSIONS[state.missions[seat]].id if state.variant.missions else None


def _players(state: State) -> tuple[Player, ...]:
    small = sum(len(hand) for hand, _ in state.miracles)
    over = state.step == steps.OVER
    return tuple(
        Player(
            len(state.hands[seat]),
            small if seat == state.active else 0,
            tuple(ids(state.tables[seat])),
            identity_of(state, seat) if over else None,
            mission_of(state, seat) if over else None,
        )
        for seat in range(state.players)
    )


def _choices(state: State, seat: int) -> tuple[str, ...]:
    """Return what the seat's Rewind or Quick Trip may take."""
    if seat != state.active or state.step not in (steps.REWIND, steps.QUICK_TRIP):
        return ()
    pile = state.discard if state.step == steps.REWIND else sorted(state.draw)
    return tuple(ids(fetchable(state, seat, pile)))


def _home_needs(state: State, seat: int) -> tuple[Need, ...]:
    return home_needs(state, state.identities[seat]) if state.variant.identities else ()


def _mission_needs(state: State, seat: int) -> tuple[Need, ...]:
    return mission_needs(state, seat, state.missions[seat]) if state.variant.missions else ()


def view_of(state: State, seat: int | None, legal: tuple[Action, ...]) -> View:
    """Return the view of `seat` (None: the public) with its legal actions."""
    mine = seat is not None
    small = state.miracles[-1][0] if mine and seat == state.active and state.miracles else []
    return View(
        seat=seat,
        turn=state.turn,
        step=state.step,
        seat_to_move=state.active,
        plays_due=state.plays,
        timeline=tiles(state),
        open_paradoxes=state.open_years(),
        uberparadox=bool(state.patches & WW3),
        players=_players(state),
        hand=tuple(ids(state.hands[seat])) if seat is not None else (),
        small_hand=tuple(ids(small)),
        identity=identity_of(state, seat) if seat is not None else None,
        mission=mission_of(state, seat) if seat is not None else None,
        home_needs=_home_needs(state, seat) if seat is not None else (),
        mission_needs=_mission_needs(state, seat) if seat is not None else (),
        draw_count=len(state.draw),
        discard_pile=tuple(ids(state.discard)),
        missions_left=len(state.mission_stack),
        identities_left=len(state.identity_stack),
        playing=tuple(
            Played(s, PLAY_CARDS[card].id, target_text(card, target)) for s, card, target in state.stack
        ),
        choices=_choices(state, seat) if seat is not None else (),
        deciding=tuple(s for s in range(state.players) if state.waiting >> s & 1),
        actions=legal,
        outcome=state.outcome,
        events=tuple(event.seen_by(seat) for event in state.events or ()),
        routes=state.variant.routes,
    )


def dump_state(state: State, pending: dict[int, list[Action]]) -> dict[str, object]:
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
        "pending": {str(seat + 1): [action.text for action in legal] for seat, legal in pending.items()},
        "outcome": None
        if state.outcome is None
        else {
            "winner": None if state.outcome.winner is None else state.outcome.winner + 1,
            "route": state.outcome.route,
        },
    }
