"""How many plays a turn still has, as far as all can see."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.plays_left import plays_left
from tests.engine.test_miracle import RELIC, miracle
from tests.scenario import Table, table


def left_in(game: Table) -> int:
    """Return how many plays are left, and make sure that all see the same."""
    found = {plays_left(view) for view in (game.public, *(seat.view for seat in game.seats))}
    assert len(found) == 1, "somebody sees other plays than the public"
    return found.pop()


@pytest.mark.rule("R-906", "R-1006")
def test_a_fast_forward_counts_down_to_its_last_play() -> None:
    game = table(hands={1: "fast-forward fast-forward ark rongorongo dodo", 2: "memo"}, draw="+10")
    one, told = game.seat(1), [left_in(game)]
    one.plays("fast-forward")
    told.append(left_in(game))
    one.plays("fast-forward")
    told.append(left_in(game))
    one.plays("ark", answered_by=2)
    told.append(left_in(game))
    one.kills_time("rongorongo")
    told.append(left_in(game))
    one.plays("dodo")
    assert game.step == "end"
    assert [*told, left_in(game)] == [0, 2, 3, 2, 1, 0]


@pytest.mark.rule("R-906", "R-1006")
def test_a_fast_forward_that_is_cancelled_gives_no_play() -> None:
    game = table(hands={1: "fast-forward ark", 2: "memo"})
    game.seat(1).plays("fast-forward", answered_by=2)
    assert (game.step, left_in(game)) == ("end", 0)


@pytest.mark.rule("R-916", "A-32")
def test_only_a_miracle_with_its_bonus_gives_more_than_one_play() -> None:
    assert left_in(miracle("ark sabotage")) == 0
    small, laid = f"{RELIC} sabotage rongorongo", "cancer-cure dodo"
    game = miracle(small, on="cancer-cure", laid=laid, below="ark halt-attack")
    told = [left_in(game)]
    game.seat(1).plays(RELIC, on="dodo")
    told.append(left_in(game))
    game.seat(1).plays("ark")
    assert game.step == "miracle"
    assert [*told, left_in(game)] == [2, 0, 1]


@pytest.mark.rule("R-308", "R-916")
def test_a_discard_instead_of_a_miracles_play_counts() -> None:
    game = miracle("sabotage ark rongorongo", on="cancer-cure", laid="cancer-cure")
    game.seat(1).discards("sabotage")
    assert left_in(game) == 1
