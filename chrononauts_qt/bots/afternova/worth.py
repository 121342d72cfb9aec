"""What things are worth, in points: Projects, the Fragments of a Hold, crew (docs/afternova_bots.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from chrononauts_qt.games.afternova.amounts import Fragments, lacking, minus
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.state import HAND_LIMIT, MOST_PROJECTS

UPGRADE = {
    "hold": 3.4, "market": 1.8, "scout": 0.7, "thanks": 0.7, "piloting": 1.8, "engineering": 1.5,
    "security": 1.7, "extraction": 2.0,
}  # fmt: skip
"""What an Upgrade is worth that is owned from the first turn on."""

GUESSED_ICON = 0.4
"""What an icon counts on a Project whose owner's objective is not known."""
BEGUN, BEGUN_SHARE, BEGUN_FADES = 0.12, 0.62, 0.75
NEXT_BEGUN = (1.0, 0.7, 0.5)
"""What the first, second and third begun Project count of their worth."""
TRIED, LAID = 4, 3
"""Of so many of the best Projects, orders of so many are tried."""
CREW, LATE_CREW, FULL_HAND = 0.8, 0.5, 0.1
EASY_CREW = 5
"""So many crew cards are worth more than those after them."""


class Goals(NamedTuple):
    """What somebody collects Fragments for: Projects in hand, places left for them, the own objective.

    ``spaces`` are those of the Hold, ``stage`` is how far the game is, 0 to 1.
    """

    projects: tuple[str, ...]
    places: int
    spaces: int
    objective: Fragments | None
    stage: float


def stage_of(most_completed: int) -> float:
    """Return how far a game is, by the largest number of completed Projects."""
    return min(1.0, most_completed / MOST_PROJECTS)


@lru_cache(maxsize=4096)
def project_worth(project: str, objective: Fragments | None, stage: float) -> float:
    """Return what a completed Project is worth: Points, icons, and its Upgrade for what is left."""
    card = PROJECTS[project]
    if objective is None:
        icons = GUESSED_ICON * sum(card.cost)
    else:
        icons = sum(count for count, is_own in zip(card.cost, objective, strict=True) if is_own)
    return card.points + icons + UPGRADE.get(card.upgrade, 0.0) * (1 - stage)


@lru_cache(maxsize=65536)
def hold_worth(hold: Fragments, goals: Goals) -> float:
    """Return what Fragments are worth to whoever has these goals; what does not fit is dropped first."""
    if sum(hold) > goals.spaces:
        return hold_worth(kept(hold, goals), goals)
    worth = {project: project_worth(project, goals.objective, goals.stage) for project in goals.projects}
    best = sorted(goals.projects, key=lambda project: -worth[project])[:TRIED]
    loose = 0.5 + 0.5 * goals.stage
    most = loose * sum(hold)
    for order in permutations(best, min(LAID, len(best), goals.places)):
        most = max(most, _laid(hold, order, worth, goals.stage, loose))
    return most


def _laid(
    hold: Fragments, order: Sequence[str], worth: dict[str, float], stage: float, loose: float
) -> float:
    """Return what Fragments are worth when the Projects are served in this order."""
    total, begun = 0.0, 0
    for project in order:
        cost = PROJECTS[project].cost
        short = lacking(cost, hold)
        used = minus(cost, short)
        hold = minus(hold, used)
        if not any(short):
            total += worth[project]
        else:
            share = sum(used) / sum(cost)
            part = BEGUN + BEGUN_SHARE * share
            total += worth[project] * part * (1 - BEGUN_FADES * stage) * NEXT_BEGUN[begun]
            begun += 1
    return total + loose * sum(hold)


@lru_cache(maxsize=16384)
def kept(hold: Fragments, goals: Goals) -> Fragments:
    """Return what is best kept of Fragments that are too many, given up one by one."""
    while sum(hold) > goals.spaces:
        ways = [hold._replace(**{colour: count - 1}) for colour, count in hold._asdict().items() if count]
        wide = goals._replace(spaces=sum(hold))
        hold = max(ways, key=lambda way: hold_worth(way, wide))
    return hold


def crew_worth(count: int, hand: int, stage: float) -> float:
    """Return what so many crew cards are worth in a hand of so many cards in all."""
    if hand >= HAND_LIMIT:
        count -= 1
        return FULL_HAND * (1 - stage) + crew_worth(count, 0, stage)
    return (CREW * min(count, EASY_CREW) + LATE_CREW * max(0, count - EASY_CREW)) * (1 - stage)


