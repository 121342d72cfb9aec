"""The deals of Solonauts that are shipped: each proved winnable, with a measure of its difficulty.

``bank.txt`` holds a line for each: the number of travellers, the seed, the games of 200 that the simple
player of `deals.rating` won, and the length of the line that the solver found. `python3 dev.py soak bank`
makes it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from chrononauts_qt.deals.rating import PLAYS, Rating
from chrononauts_qt.games.chrononauts.variants.shelf import Setup

FILE = Path(__file__).with_name("bank.txt")


class Deal(NamedTuple):
    """A deal by its name: `wins` of 200 games of a simple player, and the moves of one way to win."""

    travellers: int
    seed: str
    wins: int
    moves: int

    @property
    def grade(self) -> str:
        """Return how hard it is: easy, medium, hard or very-hard."""
        return Rating(PLAYS, self.wins, 0).grade

    @property
    def setup(self) -> Setup:
        """Return the deal as the rules take it."""
        return Setup(self.travellers, self.seed)


@cache
def deals() -> tuple[Deal, ...]:
    """Return every deal of the bank, by the number of travellers and the name."""
    return read(FILE)


def read(path: Path) -> tuple[Deal, ...]:
    """Return the deals of a file, one a line."""
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return tuple(Deal(int(travellers), seed, int(wins), int(moves)) for travellers, seed, wins, moves in rows)


def kept(travellers: int, grade: str = "") -> list[Deal]:
    """Return the deals for so many travellers, of one grade or of any."""
    return [deal for deal in deals() if deal.travellers == travellers and grade in ("", deal.grade)]


def pick(travellers: int, grade: str, avoid: str, choose: Callable[[Sequence[Deal]], Deal]) -> Deal | None:
    """Return the deal that `choose` takes, another one than `avoid` if there is one.

    None where no such deal is kept.
    """
    found = kept(travellers, grade)
    others = [deal for deal in found if deal.seed != avoid]
    return choose(others or found) if found else None
