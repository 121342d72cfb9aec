"""The cards of AfterNova, read once from cards.json: crew, Projects, Planets, Starships, objectives."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from chrononauts_qt.games.afternova.amounts import COLOURS, SKILLS, Fragments, Skills, fragments, skills

with open(f"{__file__.rpartition('cards.')[0]}cards.json", encoding="utf-8") as _file:  # noqa: PTH123  # dear to import
    _DATA: dict[str, Any] = json.load(_file)

CREW, PROJECT, PLANET = "crew", "project", "planet"
COPIES: int = _DATA["colours"][0]["copies"]
"""Fragments of each colour (AN-101)."""

HOLD, MARKET, SCOUT, THANKS = "hold", "market", "scout", "thanks"
UPGRADES = (HOLD, MARKET, SCOUT, THANKS, *SKILLS)


class Crew(NamedTuple):
    """A crew card (AN-103)."""

    id: str
    species: str
    skills: Skills


class Project(NamedTuple):
    """A Project (AN-105); ``upgrade`` is "" without one."""

    id: str
    cost: Fragments
    points: int
    upgrade: str


class Planet(NamedTuple):
    """A Planet (AN-104)."""

    id: str
    tier: str
    needs: Skills
    spaces: int


class Objective(NamedTuple):
    """The secret of a Starship: two colours (AN-106)."""

    id: str
    colours: Fragments


CREWS = {row["id"]: Crew(row["id"], row["species"], skills(row["skills"])) for row in _DATA["crew"]}
PROJECTS = {
    row["id"]: Project(row["id"], fragments(row["cost"]), row["points"], row["upgrade"] or "")
    for row in _DATA["projects"]
}
PLANETS = {
    row["id"]: Planet(row["id"], row["tier"], Skills(**row["needs"]), row["spaces"])
    for row in _DATA["planets"]
}
OBJECTIVES: dict[str, Objective] = {
    row["id"]: Objective(row["id"], fragments(row["colours"])) for row in _DATA["objectives"]
}
_OBJECTIVE_OF = {objective.colours: objective.id for objective in OBJECTIVES.values()}
STARSHIPS = tuple(row["id"] for row in _DATA["starships"])
SPACES: int = _DATA["starships"][0]["hold"]
"""Spaces of a Hold, on all Starships (AN-106)."""

BAG = tuple(colour for colour in COLOURS for _ in range(COPIES))
_PLACE = {card: place for place, card in enumerate((*CREWS, *PROJECTS))}


def in_order(cards: Iterable[str]) -> list[str]:
    """Return crew and Projects in the order of the data file, crew first; KeyError for what is neither."""
    return sorted(cards, key=_PLACE.__getitem__)


def objective_of(colours: Iterable[str]) -> str:
    """Return the id of the objective of two colours; KeyError unless there is one."""
    wanted = fragments(colours)
    return _OBJECTIVE_OF[wanted]


def card_table() -> list[dict[str, Any]]:
    """Return every card as JSON values."""
    shelves = (
        (CREW, "crew"), (PROJECT, "projects"), (PLANET, "planets"), ("starship", "starships"),
        ("objective", "objectives"),
    )
    return [{"id": row["id"], "family": family, "copies": 1, **row} for family, key in shelves
            for row in _DATA[key]]
