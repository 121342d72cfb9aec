"""What of the box each of the three games uses, and how many may play it."""

from __future__ import annotations

from typing import NamedTuple

from chrononauts_qt.games.chrononauts.actions import MAX_SEATS
from chrononauts_qt.games.chrononauts.cards import DECK


class Variant(NamedTuple):
    """A game from the same box.

    ``seats`` are the fewest and the most, ``deck`` the play cards as kind indexes, ``hand_size`` how many
    of them a seat is dealt; ``missions`` and ``identities`` tell whether every seat gets one, ``routes``
    are the ways to win that a seat may claim.
    """

    title: str
    seats: tuple[int, int]
    deck: tuple[int, ...]
    hand_size: int
    missions: bool
    identities: bool
    routes: tuple[str, ...]


CHRONONAUTS = Variant("Chrononauts", (2, MAX_SEATS), DECK, 3, True, True, ("home", "mission", "hand"))
