"""How hard a deal is: the same at every call, and what the grades mean."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.bots.solonauts.journey import move_of, read
from chrononauts_qt.bots.solonauts.player import pick
from chrononauts_qt.deals.rating import EASY, HARD, MEDIUM, VERY_HARD, Rating, rate, seen
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup

DEAL = Setup(travellers=8, seed="rating-1")


def test_a_deal_is_rated_the_same_every_time() -> None:
    assert rate(DEAL, plays=8) == rate(DEAL, plays=8)


def test_a_longer_rating_begins_with_the_shorter_one() -> None:
    short, longer = rate(DEAL, plays=4), rate(DEAL, plays=8)
    assert short.plays == 4
    assert short.wins <= longer.wins <= short.wins + 4
    assert 0 <= longer.mean_home * 8 - short.mean_home * 4 <= 4 * 8


@pytest.mark.rule("R-1217")
def test_the_counts_are_those_of_games_played_one_by_one() -> None:
    wins = home = 0
    for number in range(5):
        dice = random.Random(number)
        state, _ = solonauts.new_game(DEAL)
        while state.waiting:
            view = solonauts.view(state, 0)
            legal = [move_of(action) for action in view.actions if action.verb != "stop"]
            solonauts.apply(state, 0, pick(read(view), legal, dice, ahead=0).action)
        wins += state.outcome is not None and state.outcome.route == solonauts.ALL_HOME
        home += len(state.home)
    assert rate(DEAL, plays=5) == Rating(5, wins, home / 5)


@pytest.mark.rule("R-1203")
def test_six_travellers_are_easier_than_twelve() -> None:
    few, many = (
        sum(rate(Setup(travellers=count, seed=f"rating-{number}"), plays=4).wins for number in range(6))
        for count in (6, 12)
    )
    assert few > many


@pytest.mark.parametrize(
    ("wins", "grade"),
    [(200, EASY), (120, EASY), (119, MEDIUM), (40, MEDIUM), (39, HARD), (4, HARD), (3, VERY_HARD)],
)
def test_the_share_of_wins_makes_the_grade(wins: int, grade: str) -> None:
    assert Rating(200, wins, 7.0).grade == grade


def test_the_player_is_told_what_a_view_tells_and_no_more() -> None:
    dice = random.Random(7)
    for number in range(40):
        state, _ = solonauts.new_game(Setup(seed=f"seen-{number}"))
        while state.waiting:
            assert seen(state) == read(solonauts.view(state, 0))
            legal = [action for action in solonauts.legal_actions(state, 0) if action.verb != "stop"]
            solonauts.apply(state, 0, dice.choice(legal))
