"""Views of made-up positions, built from the engine's own tables."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.games.chrononauts import timeline
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS, PLAY_INDEX
from chrononauts_qt.games.chrononauts.view import Player, Tile, View

HAND = ("prevent-assassination", "patch-1968", "memo", "memo", "dodo")

_EMPTY = View(
    seat=0,
    turn=3,
    step="play",
    seat_to_move=0,
    plays_due=1,
    timeline=(),
    open_paradoxes=(),
    uberparadox=False,
    players=(Player(5, 0, ("dodo", "ark")), Player(4, 0, ()), Player(3, 2, ("tyrannosaurus",))),
    hand=HAND,
    small_hand=(),
    identity="yuri",
    mission="petting-zoo",
    home_needs=(),
    mission_needs=(),
    draw_count=41,
    discard_pile=(),
    missions_left=3,
    identities_left=3,
    playing=(),
    choices=(),
    deciding=(0,),
    actions=(),
    outcome=None,
    events=(),
    routes=("home", "mission", "hand"),
)


def tiles(red: Sequence[int] = (), patches: Sequence[str] = ()) -> tuple[Tile, ...]:
    """Return the TimeLine with these prime Linchpins and Patches."""
    mask = sum(timeline.LINCHPIN_BIT[year] for year in red)
    laid = sum(1 << PLAY_INDEX[patch] for patch in patches)
    return tuple(_tile(year, mask, laid) for year in timeline.YEARS)


def _tile(year: int, red: int, laid: int) -> Tile:
    patch = timeline.patch_on(year, laid)
    return Tile(
        year=year,
        side=timeline.side(year, red),
        patch=None if patch is None else PLAY_CARDS[patch].id,
        lit=timeline.primes_lit(year, red) if year in timeline.CONDITIONS else (),
        sealed=timeline.is_sealed(year, laid),
    )


def position(
    red: Sequence[int] = (),
    patches: Sequence[str] = (),
    hand: Sequence[str] = HAND,
    seat: int | None = 0,
) -> View:
    """Return a seat's view of a position."""
    return _EMPTY._replace(timeline=tiles(red, patches), hand=tuple(hand), seat=seat)


MIXED = position((1912, 1936, 1943, 1963), ("patch-1929", "patch-1945-treaty", "patch-1969"))
UBER = position((1865, 1914, 1943, 1963), ("patch-1962", "patch-1969"))
