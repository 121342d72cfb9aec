"""How hard a deal of Solonauts is: how often a simple player, who does not know the order, wins it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from chrononauts_qt.bots.solonauts.journey import COPIES, FIRST, Journey, move_of
from chrononauts_qt.bots.solonauts.player import pick
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup, SoloState

PLAYS = 200

EASY, MEDIUM, HARD, VERY_HARD = "easy", "medium", "hard", "very-hard"
GRADES = ((0.6, EASY), (0.2, MEDIUM), (0.02, HARD), (0.0, VERY_HARD))
"""The least share of wins for each grade.

Of 120 random deals for eight, played 60 times each, 22 were easy, 22 medium, 22 hard and 54 very hard;
many of the last cannot be won at all, which the solver finds out.
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
    """Play a game to its end, looking at each play but not at what could follow it."""
    while state.waiting:
        legal = [move_of(action) for action in solonauts.legal_actions(state, 0) if action.verb != "stop"]
        solonauts.apply(state, 0, pick(seen(state), legal, dice, ahead=0).action)
    return state


def seen(state: SoloState) -> Journey:
    """Return what the seat knows, as `bots.journey.read` takes it from a view, without making one."""
    hand = sorted(state.hands[0])
    left, gone = list(COPIES), 0
    for card in state.discard:
        if card < FIRST:
            gone |= 1 << card
        else:
            left[card - FIRST] -= 1
    return Journey(
        state.red,
        state.patches,
        sum(1 << card for card in hand if card < FIRST),
        tuple(card - FIRST for card in hand if card >= FIRST),
        tuple(left),
        sum(1 << traveller for traveller in state.travellers if traveller not in state.home),
        gone,
    )
