"""How hard a deal of Solonauts is: how often a simple player, who does not know the order, wins it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from chrononauts_qt.bots.solonauts import choose
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup, SoloState

PLAYS = 200

EASY, MEDIUM, HARD, VERY_HARD = "easy", "medium", "hard", "very-hard"
GRADES = ((0.8, EASY), (0.2, MEDIUM), (0.02, HARD), (0.0, VERY_HARD))
"""The least share of wins for each grade.

Of 200 random deals for eight, played 24 times each, these shares were easy 50, medium 47, hard 30 and
very hard 73. The last were never won, and some of them cannot be: a quarter for each grade is not to be had.
"""


@dataclass(frozen=True, slots=True)
class Rating:
    """How `plays` games of one deal went: so many were won, and so many travellers got home on average."""

    plays: int
    wins: int
    mean_home: float

    @property
    def share(self) -> float:
        """Return the share of games won."""
        return self.wins / self.plays

    @property
    def grade(self) -> str:
        """Return the grade of the deal."""
        return next(grade for least, grade in GRADES if self.share >= least)


def rate(setup: Setup, plays: int = PLAYS) -> Rating:
    """Play a deal with the dice 0, 1, 2 and so on, and return how that went; the same at every call."""
    dealt, _ = solonauts.new_game(setup)
    dealt.events = None
    wins = home = 0
    for number in range(plays):
        end = _play(dealt.copy(), Random(number))
        wins += len(end.home) == len(end.travellers)
        home += len(end.home)
    return Rating(plays, wins, home / plays)


def _play(state: SoloState, dice: Random) -> SoloState:
    """Play a game to its end."""
    while state.waiting:
        solonauts.apply(state, 0, choose(solonauts.view(state, 0), dice))
    return state
