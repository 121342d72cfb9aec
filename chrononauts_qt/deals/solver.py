"""Whether a deal of Solonauts can be won by somebody who knows the order of the pile, and how.

The solver looks for a way with more and more breadth. The first search that finds a way proves the deal
winnable; one that leaves nothing out and finds none proves it unwinnable.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from time import monotonic

from chrononauts_qt.bots.journey import FIRST, LATE_PATCHES, NEXUS_PATCHES, indexes
from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.search import Search, Spot, Step, look
from chrononauts_qt.games.chrononauts.actions import DISCARD, PLAY
from chrononauts_qt.games.chrononauts.timeline import FITS, LINCHPINS, PATCH_YEAR, WW3

WIDTHS = (12, 60, 300, 1500, 6000, 24000, 1 << 60)
"""How many positions of a level are looked at, search after search."""

NODES = 1 << 60


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
    nodes: int = NODES,
    seconds: float = float("inf"),
    should_stop: Callable[[], bool] | None = None,
) -> Solution:
    """Look whether `position` can be won, until it is known or the budget is used up.

    With a budget of nodes alone the answer is the same everywhere and every time.
    """
    began = monotonic()

    def goes_on() -> bool:
        return monotonic() - began < seconds and not (should_stop is not None and should_stop())

    search = Search(position)
    if not search.start.waiting:
        return Solution(Verdict.WINNABLE, (), 0, 0.0)
    used, verdict = 0, Verdict.UNKNOWN
    line: tuple[str, ...] = ()
    for width in WIDTHS:
        found = look(search, width, nodes - used, goes_on)
        used += found.nodes
        if found.steps is not None:
            verdict, line = Verdict.WINNABLE, _line(search, found.steps)
        elif found.whole:
            verdict = Verdict.UNWINNABLE
        if verdict is not Verdict.UNKNOWN or used >= nodes or not goes_on():
            break
    return Solution(verdict, line, used, monotonic() - began)


def _line(search: Search, steps: tuple[Step, ...]) -> tuple[str, ...]:
    """Return the actions of a way home; among free discards those that could be played come last (A-25)."""
    line: list[str] = []
    spot = search.start
    for step in steps:
        fitting = _fitting(spot)
        thrown = sorted(indexes(step.thrown), key=lambda patch: (fitting >> patch & 1, patch))
        line += [DISCARD[patch].text for patch in thrown]
        if step.forced:
            line.append(DISCARD[step.card].text)
        elif step.card >= 0:
            line.append(_play(step))
        spot = next(child for child, other in search.followers(spot) if other == step)
    return tuple(line)


def _play(step: Step) -> str:
    if step.card < FIRST:
        return PLAY[step.card][PATCH_YEAR[step.card]].text
    return PLAY[step.card][LINCHPINS[step.bit.bit_length() - 1]].text


def _fitting(spot: Spot) -> int:
    """Return the Patches that could be played."""
    fitting = spot.held & FITS[spot.red]
    if spot.patches & NEXUS_PATCHES:
        fitting &= ~NEXUS_PATCHES
    return fitting & ~LATE_PATCHES if spot.patches & WW3 else fitting
