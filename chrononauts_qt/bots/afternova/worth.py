"""What things are worth, in points: Projects, the Fragments of a Hold, crew (docs/afternova_bots.md)."""

from __future__ import annotations

from functools import lru_cache
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


def hold_worth(hold: Fragments, goals: Goals) -> float:
    """Return what Fragments are worth to whoever has these goals; what does not fit is dropped first."""
    if sum(hold) > goals.spaces:
        hold = kept(hold, goals)
    return _worth(hold, goals.projects, goals.places, goals.objective, goals.stage)


@lru_cache(maxsize=262144)
def _worth(
    hold: Fragments, projects: tuple[str, ...], places: int, objective: Fragments | None, stage: float
) -> float:
    """Return what Fragments are worth in a Hold that has room for them."""
    worth = {project: project_worth(project, objective, stage) for project in projects}
    best = sorted(projects, key=lambda project: -worth[project])[:TRIED]
    loose = 0.5 + 0.5 * stage
    fades = 1 - BEGUN_FADES * stage

    def lay(hold: Fragments, left: list[str], most: int, total: float, begun: int) -> float:
        """Return the best of all orders in which so many of the Projects that are left are served."""
        if not most:
            return total + loose * sum(hold)
        found = 0.0
        for project in left:
            rest, share = _served(hold, project)
            if share == 1.0:
                value, started = worth[project], begun
            else:
                value = worth[project] * (BEGUN + BEGUN_SHARE * share) * fades * NEXT_BEGUN[begun]
                started = begun + 1
            others = [other for other in left if other != project]
            found = max(found, lay(rest, others, most - 1, total + value, started))
        return found

    return max(loose * sum(hold), lay(hold, best, min(LAID, len(best), places), 0.0, 0))


@lru_cache(maxsize=65536)
def _served(hold: Fragments, project: str) -> tuple[Fragments, float]:
    """Return what is left of a Hold when a Project has got what it can, and the part of it that it has."""
    cost = PROJECTS[project].cost
    used = minus(cost, lacking(cost, hold))
    return minus(hold, used), sum(used) / sum(cost)


@lru_cache(maxsize=65536)
def kept(hold: Fragments, goals: Goals) -> Fragments:
    """Return what is best kept of Fragments that are too many, given up one by one."""
    while sum(hold) > goals.spaces:
        ways = [hold._replace(**{colour: count - 1}) for colour, count in hold._asdict().items() if count]
        hold = max(ways, key=lambda way: _worth(
            way, goals.projects, goals.places, goals.objective, goals.stage))
    return hold


def crew_worth(count: int, hand: int, stage: float) -> float:
    """Return what so many crew cards are worth in a hand of so many cards in all."""
    if hand >= HAND_LIMIT:
        count -= 1
        return FULL_HAND * (1 - stage) + crew_worth(count, 0, stage)
    return (CREW * min(count, EASY_CREW) + LATE_CREW * max(0, count - EASY_CREW)) * (1 - stage)


