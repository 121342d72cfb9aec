"""Whether a deal of Solonauts can be won by somebody who knows the order of the pile, and how.

A narrow search finds many ways at once. Where it does not, an easier game is asked, which is small enough
to be searched to its end: what is lost there is lost. Otherwise it keeps broader and broader searches from
going where all is lost. The first that finds a way proves the deal winnable; one that leaves nothing out and
finds none proves it unwinnable.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from math import inf

from chrononauts_qt.bots.solonauts.journey import FIRST, LATE_PATCHES, NEXUS_PATCHES, indexes
from chrononauts_qt.deals.budget import Budget, Spent
from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.proof import Prover
from chrononauts_qt.deals.search import Play, Search, Spot, look
from chrononauts_qt.games.chrononauts.actions import DISCARD, PLAY
from chrononauts_qt.games.chrononauts.timeline import FITS, LINCHPINS, PATCH_YEAR, WW3

QUICK = 12
"""Breadth of the first search; it finds a way in four deals of ten."""

FIRST_TRY, ONE_QUESTION = 15000, 1000
"""Nodes for the question whether the deal is lost in the easier game, and for one of its positions."""

WIDTHS = (3, 12, 50, 200, 1000, 5000, 1 << 60)
"""Breadths of the searches without positions that are lost in the easier game."""


class Verdict(Enum):
    """What the solver knows of a position."""

    WINNABLE = "winnable"
    UNWINNABLE = "unwinnable"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Solution:
    """A verdict with the actions of a win, as texts, and what it took."""

    verdict: Verdict
    line: tuple[str, ...]
    nodes: int
    seconds: float


def solve(
    position: Position,
    nodes: float = inf,
    seconds: float = inf,
    should_stop: Callable[[], bool] | None = None,
) -> Solution:
    """Look whether `position` can be won, until it is known or the budget is used up.

    With a budget of nodes alone the answer is the same everywhere and every time.
    """
    budget = Budget(nodes, seconds, should_stop)
    search = Search(position)
    steps: tuple[Play, ...] | None = ()
    verdict = Verdict.WINNABLE
    try:
        if search.start.waiting:
            steps = _decide(search, budget)
            verdict = Verdict.WINNABLE if steps is not None else Verdict.UNWINNABLE
    except Spent:
        steps, verdict = None, Verdict.UNKNOWN
    return Solution(verdict, _line(search, steps or ()), budget.used, budget.seconds)


def _decide(search: Search, budget: Budget) -> tuple[Play, ...] | None:
    """Return the steps of a win, or None if there is none; may raise Spent."""
    found = look(search, QUICK, budget)
    if found.whole:
        return found.steps
    prover = Prover(search, budget)
    lost = prover.is_lost(search.start, FIRST_TRY)
    if lost or (lost is None and prover.proves_lost()):
        return None
    for width in WIDTHS:
        found = look(search, width, budget, lambda spot: prover.is_lost(spot, ONE_QUESTION) is True)
        if found.whole:
            break
    return found.steps


def _line(search: Search, steps: tuple[Play, ...]) -> tuple[str, ...]:
    """Return the actions of a way home; among free discards those that could be played come last (A-25)."""
    line: list[str] = []
    spot = search.start
    for play in steps:
        fitting = _fitting(spot)
        thrown = sorted(indexes(play.thrown), key=lambda patch: (fitting >> patch & 1, patch))
        line += [DISCARD[patch].text for patch in thrown]
        if play.forced:
            line.append(DISCARD[play.card].text)
        elif play.card >= 0:
            line.append(_play(play))
        spot = next(child for child, other in search.followers(spot) if other == play)
    return tuple(line)


def _play(play: Play) -> str:
    if play.card < FIRST:
        return PLAY[play.card][PATCH_YEAR[play.card]].text
    return PLAY[play.card][LINCHPINS[play.bit.bit_length() - 1]].text


def _fitting(spot: Spot) -> int:
    """Return the Patches that could be played."""
    fitting = spot.held & FITS[spot.red]
    if spot.patches & NEXUS_PATCHES:
        fitting &= ~NEXUS_PATCHES
    return fitting & ~LATE_PATCHES if spot.patches & WW3 else fitting
