"""The three ranks of players, and how one of them thinks about what its seat sees.

A player gets the `View` of its seat and nothing else, and says the same to the same view: its dice are
seeded from what it sees. Ranks differ in how far they look, how much they overlook and what they forget.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.protocol import AGENT, CADET, CHIEF, Countdown, Player, Tried
from chrononauts_qt.kernel.game import View
from chrononauts_qt.shelf import GAMES, SHELF, loaded

__all__ = ["AGENT", "CADET", "CAPS", "CHIEF", "PARTS", "Countdown", "Findings", "Thought"]
__all__ += ["conclude", "explore", "get_ready", "stand_in", "think"]

CAPS: Mapping[str, float] = {
    rank: seconds
    for row in SHELF.values()
    for rank, seconds in zip(row.ranks, (0.05, 0.15, 0.6), strict=True)
}
"""Seconds that a rank may take; a search that is not done by then is dropped, and the stand-in decides."""

PARTS: Mapping[str, int] = {
    rank: parts for row in SHELF.values() for rank, parts in zip(row.ranks, (1, 1, 2), strict=True)
}
"""Into how many parts the thinking of a rank falls, each of which may have its own process."""


class Thought(NamedTuple):
    """What a player says and why; ``rank`` is who decided, the stand-in if the rank asked ran out of time.

    ``iterations`` counts the positions that were searched through.
    """

    advice: Advice
    rank: str
    iterations: int = 0


class Findings(NamedTuple):
    """What one part of a search found: what was tried, and how many games were played out."""

    tried: Tried
    iterations: int


def explore(
    game: str, rank: str, view: View, part: int = 0, left: Countdown | None = None, effort: float = 1.0
) -> Findings | None:
    """Return what part `part` of the thinking of `rank` finds; None if it was not done in time.

    Without ``left`` nothing is ever cut short. ``effort`` is the share of its iterations that a search
    may use. Raises KeyError for an unknown game or rank, ValueError for a view without actions.
    """
    if not view.actions and not view.is_open:
        raise ValueError("this seat has nothing to decide")
    if rank not in SHELF[game].ranks:
        raise KeyError(rank)
    tried = _player(game).explore(rank, part, view, left, effort)
    return None if tried is None else Findings(tried, sum(count for count, _ in tried.values()))


def get_ready() -> None:
    """Load the players of all games, so that no time to think goes by with it."""
    for game in SHELF:
        _player(game)


def _player(game: str) -> Player:
    return cast(Player, loaded(SHELF[game].player))


def stand_in(game: str) -> str:
    """Return the rank that decides in a game where another gives no answer in time."""
    return SHELF[game].ranks[1]


def conclude(game: str, rank: str, view: View, found: Sequence[Findings | None]) -> Thought:
    """Return the move that all parts together speak for, the stand-in's if one was cut short."""
    done = [one for one in found if one is not None]
    if len(done) < len(found):
        return think(game, stand_in(game), view)
    tried: dict[str, tuple[int, float]] = {}
    for one in done:
        for text, (count, total) in one.tried.items():
            before, sum_before = tried.get(text, (0, 0.0))
            tried[text] = before + count, sum_before + total
    most = max(count for count, _ in tried.values())
    means = {text: total / count for text, (count, total) in tried.items() if 2 * count >= most}
    best = max(sorted(means), key=means.__getitem__)
    advice = _player(game).explain(view, GAMES[game].parse(best))
    return Thought(advice, rank, sum(one.iterations for one in done))


def think(game: str, rank: str, view: View, left: Countdown | None = None, effort: float = 1.0) -> Thought:
    """Return what a player of `rank` does, all parts thought one after the other."""
    found = [explore(game, rank, view, part, left, effort) for part in range(PARTS[rank])]
    return conclude(game, rank, view, found)
