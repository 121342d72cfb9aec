"""How a game ends: who has won, alone, with others, or nobody."""

from __future__ import annotations

from chrononauts_qt.kernel.outcome import Outcome


def test_who_wins_over_all_others_has_the_best_place() -> None:
    outcome = Outcome.won_by(1, 3, "home")
    assert outcome == Outcome("home", (2, 1, 2))
    assert (outcome.winners, outcome.winner) == ((1,), 1)
    assert (outcome.scores, outcome.is_team) == ((), False)


def test_who_plays_alone_wins_alone() -> None:
    assert Outcome.won_by(0, 1, "all-home") == Outcome("all-home", (1,))


def test_several_share_the_best_place_and_none_of_them_is_the_winner() -> None:
    outcome = Outcome("points", (2, 1, 4, 1), (9, 12, 3, 12))
    assert (outcome.winners, outcome.winner) == ((1, 3), None)


def test_nobody_has_won_where_there_are_no_places() -> None:
    outcome = Outcome("destroyed")
    assert (outcome.winners, outcome.winner) == ((), None)
