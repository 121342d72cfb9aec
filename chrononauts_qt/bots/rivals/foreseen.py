"""What a play would do, as far as a view tells: to the TimeLine, to the tables, to the seat's own goals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from chrononauts_qt.games.chrononauts.actions import Action, Target, parse
from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    BONUS,
    CATEGORY,
    FAMILY,
    IDENTITIES,
    IDENTITY_INDEX,
    INVERTER,
    MONA_LISAS,
    MOST_REAL_MONA_LISA,
    PATCH,
    PLAY_CARDS,
    PLAY_INDEX,
)
from chrononauts_qt.games.chrononauts.timeline import (
    CONDITIONS,
    FITS,
    LINCHPIN_BIT,
    PARADOX,
    PARADOX_LIMIT,
    PATCH_YEAR,
    RIPPLE_BIT,
    RIPPLES,
    UBER_YEAR,
    WW3,
    covered,
    open_paradoxes,
    years_of,
)
from chrononauts_qt.games.chrononauts.victory import COCKROACH, HAND_LIMIT
from chrononauts_qt.games.chrononauts.view import Need, Played, View

MANY = 9
"""From so many open Paradoxes on it is worth a word that one is gone."""

GAINS = {"patch": 1, "fast-forward": 2, "sell-artifact": 2}
"""How many cards a kind of card brings into the hand, without its bonus."""


class Board(NamedTuple):
    """A position of the TimeLine, as masks."""

    red: int
    patches: int

    @property
    def open_count(self) -> int:
        """How many Paradoxes are open."""
        return open_paradoxes(self.red, self.patches).bit_count()


class Change(NamedTuple):
    """What a play does to the TimeLine: masks of Ripplepoints that turn, and of Patches that come off."""

    before: Board
    after: Board
    opened: int
    closed: int
    lost: int

    @property
    def destroys(self) -> bool:
        """Whether the Universe ends (R-601)."""
        return self.after.open_count >= PARADOX_LIMIT

    @property
    def lost_years(self) -> tuple[int, ...]:
        """The years whose Patches come off."""
        return tuple(sorted(year for patch, year in enumerate(PATCH_YEAR) if self.lost >> patch & 1))


def read(view: View) -> Board:
    """Return the TimeLine of a view."""
    red = sum(LINCHPIN_BIT[tile.year] for tile in view.timeline if tile.side == "prime")
    patches = sum(1 << PLAY_INDEX[tile.patch] for tile in view.timeline if tile.patch is not None)
    return Board(red, patches)


def change_of(board: Board, card: int, target: Target) -> Change:
    """Return what a card played on `target` would do; one that is not for the TimeLine changes nothing."""
    after = board
    if FAMILY[card] == PATCH:
        after = Board(board.red, board.patches | 1 << card)
    elif FAMILY[card] == INVERTER:
        assert isinstance(target, int), "an Inverter names a year"
        red = board.red ^ LINCHPIN_BIT[target]
        after = Board(red, board.patches & FITS[red])
    was, now = PARADOX[board.red], PARADOX[after.red]
    return Change(board, after, now & ~was, was & ~now, board.patches & ~after.patches)


def halved(change: Change, year: int) -> tuple[int, ...]:
    """Return the years that need two primes and have one of them once Linchpin `year` has turned."""
    found = []
    for ripple in RIPPLES[year]:
        joined, primes = CONDITIONS[ripple]
        lit = sum(bool(change.after.red & LINCHPIN_BIT[prime]) for prime in primes)
        if joined == "AND" and lit == 1 and not change.closed & RIPPLE_BIT[ripple]:
            found.append(ripple)
    return tuple(found)


def announced(view: View) -> Action:
    """Return the newest card announced, as the action that plays it; for a window over no Memo."""
    newest = view.playing[-1]
    return parse(f"play {newest.card} on {newest.target}" if newest.target else f"play {newest.card}")


# -- tables -------------------------------------------------------------------------------------


def owner_of(view: View, artifact: str) -> int:
    """Return on whose table an Artifact lies."""
    return next(seat for seat, player in enumerate(view.players) if artifact in player.table)


def most_real(tables: Sequence[Sequence[str]]) -> str:
    """Return the most genuine painting on any table, or "" (R-909)."""
    shown = [card for table in tables for card in table if PLAY_INDEX[card] in MONA_LISAS]
    return max(shown, key=lambda card: MONA_LISAS[PLAY_INDEX[card]], default="")


def has_bonus(view: View, card: int, artifact: str) -> bool:
    """Tell whether giving up `artifact` earns the bonus of this Sell or Miracle (R-908)."""
    index = PLAY_INDEX[artifact]
    if CATEGORY[index] != BONUS[card]:
        return False
    return index not in MONA_LISAS or artifact == most_real([player.table for player in view.players])


def tables_after(view: View, seat: int, card: int, target: Target) -> list[tuple[str, ...]]:
    """Return all tables once `seat` has played a card on `target`."""
    tables = [player.table for player in view.players]
    kind = kind_of(card)
    if FAMILY[card] == ARTIFACT:
        tables[seat] = (*tables[seat], PLAY_CARDS[card].id)
    elif kind in ("get-there-first", "it-never-existed", "sell-artifact", "perform-a-miracle"):
        assert isinstance(target, int), "an Artifact is named"
        artifact = PLAY_CARDS[target].id
        tables = [tuple(one for one in table if one != artifact) for table in tables]
        if kind == "get-there-first":
            tables[seat] = (*tables[seat], artifact)
    return tables


def hand_sizes_after(view: View, played: Played) -> tuple[int, ...]:
    """Return how many cards each seat holds after a Time Vortex or a Discontinuity (R-916)."""
    sizes, seats = [player.hand_size for player in view.players], range(len(view.players))
    if played.card == "time-vortex":
        firsts = ((seat - played.seat) % len(seats) for seat in seats)
        return tuple(len(range(first, sum(sizes), len(seats))) for first in firsts)
    step = 1 if played.target == "left" else -1
    return tuple(sizes[(seat - step) % len(seats)] for seat in seats)


def kind_of(card: int) -> str:
    """Return what a card is: its family, or the kind of an Action or a Timewarp."""
    if FAMILY[card] in (PATCH, INVERTER, ARTIFACT):
        return FAMILY[card]
    kind: str = PLAY_CARDS[card].facts.get("kind", PLAY_CARDS[card].id)
    return kind


# -- the seat's own goals -----------------------------------------------------------------------


def red_years(view: View) -> int:
    """Return the mask of the years that the seat must see patched; none without an Identity."""
    return sum(RIPPLE_BIT[int(need.what)] for need in view.home_needs if need.side == "prime")


def black_year(view: View) -> int:
    """Return the bit of the year that the seat must see true; 0 without an Identity."""
    return sum(RIPPLE_BIT[int(need.what)] for need in view.home_needs if need.side == "true")


def home_lines(view: View, board: Board) -> int:
    """Return the mask of the seat's own years that stand as it needs them (R-803, R-804)."""
    patched = covered(board.patches)
    return patched & red_years(view) | ~(PARADOX[board.red] | patched) & black_year(view)


def is_shut_out(view: View, board: Board) -> bool:
    """Tell whether the ÜberParadox keeps the seat from home (R-706, R-807)."""
    if view.identity is None or view.identity == COCKROACH or not board.patches & WW3:
        return False
    facts = IDENTITIES[IDENTITY_INDEX[view.identity]].facts
    last: int = max(facts["true"], *facts["primes"])
    return last > UBER_YEAR


def is_home(view: View, board: Board) -> bool:
    """Tell whether the seat could go home from a position."""
    needed = red_years(view) | black_year(view)
    return bool(needed) and home_lines(view, board) == needed and not is_shut_out(view, board)


def mission_lines(view: View, tables: Sequence[Sequence[str]]) -> int:
    """Return how many lines of the seat's own Mission stand with these tables."""
    assert view.seat is not None, "the public has no Mission"
    own, best = tables[view.seat], most_real(tables)
    return sum(
        best in own if need.what == MOST_REAL_MONA_LISA else _has(own, need) for need in view.mission_needs
    )


def _has(table: Sequence[str], need: Need) -> bool:
    return any(card in need.choices for card in table)


def serves(view: View, artifact: str) -> bool:
    """Tell whether an Artifact is one of those that the seat's own Mission asks for."""
    return any(artifact in need.choices for need in view.mission_needs)


def hand_after(view: View, action: Action) -> int:
    """Return how many cards the seat holds at the end of its turn once it has played or discarded a card."""
    spent = 1 if view.step == "play" else 0
    gain = GAINS.get(kind_of(action.card), 0) if action.verb == "play" else 0
    if kind_of(action.card) == "sell-artifact" and gain:
        gain += has_bonus(view, action.card, action.target_id or "")
    return len(view.hand) - spent + min(gain, view.draw_count + len(view.discard_pile))


def wins_by_hand(view: View, action: Action) -> bool:
    """Tell whether ten cards are left at the end of the turn (R-806)."""
    return "hand" in view.routes and hand_after(view, action) >= HAND_LIMIT


def years(mask: int) -> tuple[int, ...]:
    """Return the years of a mask of Ripplepoints."""
    return years_of(mask)
