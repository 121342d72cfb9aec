"""What an installation has of AfterNova."""

from __future__ import annotations

from collections.abc import Iterator

from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS, STARSHIPS
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.afternova.texts import cards, reasons
from chrononauts_qt.ui.games.afternova.views.pictures import FOLDER, project_sign
from chrononauts_qt.ui.games.afternova.views.tokens import SKILLS, skill_sign
from chrononauts_qt.ui.table.inventory import Flawed, Inventory

COUNTS = {"crew": 40, "projects": 40, "planets": 18}
_SPECIES = dict.fromkeys(crew.species for crew in CREWS.values())


def _data() -> dict[str, int]:
    """Count the cards and the Planets."""
    found = {"crew": len(CREWS), "projects": len(PROJECTS), "planets": len(PLANETS)}
    if found != COUNTS:
        raise Flawed(f"AfterNova has {found} instead of {COUNTS}")
    return found


def _signs() -> Iterator[str]:
    yield from map(skill_sign, SKILLS)
    yield from map(project_sign, PROJECTS)


INVENTORY = Inventory(
    _data,
    _signs,
    plates=(
        *(f"{FOLDER}/animals/{species}" for species in _SPECIES),
        *(f"{FOLDER}/planets/{planet}" for planet in PLANETS),
        *(f"{FOLDER}/ships/{ship}" for ship in STARSHIPS),
        *(f"{FOLDER}/backs/{back}" for back in ("crew", "project")),
    ),
    sayings=(lambda: cards.project("autopaw"), lambda: reasons.say(Reason("game-over"), ())),
)
