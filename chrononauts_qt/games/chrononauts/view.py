"""What one seat sees now, and the events it has seen; nothing else leaves the engine (R-314)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Tile:
    """One card of the TimeLine.

    ``side`` is "true", "prime" (Linchpins) or "paradox" (Ripplepoints, patched or not); ``patch`` the id
    of the patch lying on it; ``lit`` the prime Linchpins it depends on; ``sealed``: beyond 1962 now.
    """

    year: int
    side: str
    patch: str | None
    lit: tuple[int, ...]
    sealed: bool


class Player(NamedTuple):
    """What everybody sees of a seat. ``small_hand_size`` counts the cards of all Miracles under way."""

    hand_size: int
    small_hand_size: int
    table: tuple[str, ...]
    identity: str | None = None
    mission: str | None = None


class Played(NamedTuple):
    """A card announced and not yet resolved; ``target`` as in the action's text, or None."""

    seat: int
    card: str
    target: str | None


class Forecast(NamedTuple):
    """What a play would do to the TimeLine: years that open, close or lose their Patch, and what then stands.

    ``half`` are the years that need two primes and would then have one, ``patched`` the year a Patch would
    cover. ``open_count`` counts the open Paradoxes afterwards; at 13 the Universe is ``destroyed``.
    ``home`` are the Identities that would go home by it, only in Solonauts.
    """

    opened: tuple[int, ...]
    closed: tuple[int, ...]
    nullified: tuple[int, ...]
    half: tuple[int, ...]
    patched: int | None
    open_count: int
    destroyed: bool
    home: tuple[str, ...] = ()


class NexusPatch(NamedTuple):
    """How one of the three Patches of 1945 stands (R-507).

    ``needs`` are (Linchpin, "true" or "prime"; "" where it does not matter); ``fits`` while all hold.
    """

    patch: str
    needs: tuple[tuple[int, str], ...]
    fits: bool
    in_play: bool


class Need(NamedTuple):
    """One line of a goal card.

    For an Identity ``what`` is a year and ``side`` "true" or "prime" (patched). For a Mission ``what`` is
    an artifact id or MOST_REAL_MONA_LISA, and ``choices`` the Artifacts any of which will do.
    """

    what: str
    side: str
    choices: tuple[str, ...]
    fulfilled: bool


class Traveller(NamedTuple):
    """An Identity of Solonauts with its three years; ``home`` is final (R-1210)."""

    identity: str
    needs: tuple[Need, ...]
    home: bool


class View(NamedTuple):
    """The game as `seat` (0-based; None: the public, nobody's secrets) sees it.

    ``step`` is one of guess, mulligan, play, kill (a first card was discarded: ``discard`` a second or
    ``keep``), miracle, rewind, quick-trip, window, end, over, and stuck in Solonauts (R-1213).
    ``seat_to_move`` is whose turn it is;
    ``deciding`` lists the seats that owe an answer now; ``actions`` are this seat's legal ones.
    ``playing`` is the stack of announced cards, the newest last. ``hand`` is the hand proper,
    ``small_hand`` a Miracle's own; ``choices`` the distinct cards a Rewind or a Quick Trip may take
    (only for the seat that plays it). ``discard_pile`` has its top last. ``identity`` and ``mission``
    of other seats stand in ``players`` only once shown at the end. ``home_needs`` and ``mission_needs``
    are the seat's goals, line by line, and ``routes`` the ways to win that may be claimed at all.

    Only in Solonauts: ``travellers`` in the order of the deal, and ``unneeded``, the Patches of the hand
    whose year no traveller waits for any more.
    """

    seat: int | None
    turn: int
    step: str
    seat_to_move: int
    plays_due: int
    timeline: tuple[Tile, ...]
    open_paradoxes: tuple[int, ...]
    uberparadox: bool
    players: tuple[Player, ...]
    hand: tuple[str, ...]
    small_hand: tuple[str, ...]
    identity: str | None
    mission: str | None
    home_needs: tuple[Need, ...]
    mission_needs: tuple[Need, ...]
    draw_count: int
    discard_pile: tuple[str, ...]
    missions_left: int
    identities_left: int
    playing: tuple[Played, ...]
    choices: tuple[str, ...]
    deciding: tuple[int, ...]
    actions: tuple[Action, ...]
    outcome: Outcome | None
    events: tuple[Event, ...]
    routes: tuple[str, ...]
    travellers: tuple[Traveller, ...] = ()
    unneeded: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        """Tell whether there are more actions than these: here all are listed."""
        return False
