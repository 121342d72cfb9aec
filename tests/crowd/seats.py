"""Who sits at which table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from chrononauts_qt.games.afternova import setup as afternova
from chrononauts_qt.games.chrononauts import setup as chrononauts
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.games.dungeon_time import setup as dungeon_time

NAMES = ("Ada", "Bruno", "Chloé", "Davide", "Élise", "Œdipe")


class Seats(NamedTuple):
    """How a game is dealt to how many people with phones and at the screen, and to how many bots."""

    setup: Callable[[int, str], Any]
    phones: int
    screens: int
    bots: int

    @property
    def alone(self) -> Seats:
        """The same with phones at all seats, as many as there are sizes of a page at most."""
        return self._replace(phones=min(4, self.phones + self.screens + self.bots), screens=0, bots=0)


TABLES = {
    "chrononauts": Seats(lambda seats, seed: chrononauts.Setup(seats, seed, "seat-1"), 4, 1, 1),
    "artifaxx": Seats(lambda seats, seed: artifaxx.Setup(seats, seed, "seat-1"), 2, 1, 1),
    "solonauts": Seats(lambda _, seed: solonauts.Setup(8, seed), 1, 0, 0),
    "afternova": Seats(lambda seats, seed: afternova.Setup(seats, seed, "seat-1"), 3, 1, 1),
    "dungeon-time": Seats(dungeon_time.Setup, 3, 0, 1),
}
