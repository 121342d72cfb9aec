"""What an installation has of Dungeon Time."""

from __future__ import annotations

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS, MISSIONS, SCENARIOS
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.dungeon_time.texts import cards, reasons
from chrononauts_qt.ui.games.dungeon_time.views.pictures import FOLDER
from chrononauts_qt.ui.table.inventory import Flawed, Inventory

COUNTS = {"items": 12, "missions": 48, "heroes": 10, "adventures": 4, "scenarios": 10}


def _data() -> dict[str, int]:
    """Count the cards and the scenarios."""
    boxes = (KINDS, MISSIONS, HEROES, ADVENTURES, SCENARIOS)
    found = dict(zip(COUNTS, map(len, boxes), strict=True))
    if found != COUNTS:
        raise Flawed(f"Dungeon Time has {found} instead of {COUNTS}")
    return found


INVENTORY = Inventory(
    _data,
    plates=(
        *(f"{FOLDER}/items/{kind}" for kind in KINDS),
        *(f"{FOLDER}/missions/{mission}" for mission in MISSIONS),
        *(f"{FOLDER}/scrolls/{adventure}" for adventure in ADVENTURES),
        *(f"{FOLDER}/backs/{back}" for back in ("item", "mission")),
    ),
    sayings=(lambda: cards.title("rent-day"), lambda: reasons.say(Reason("game-over"), ())),
)
