"""The bank of deals: enough of every kind, each of them winnable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from chrononauts_qt.deals.bank import Deal, deals, kept, pick
from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.rating import EASY, HARD, MEDIUM, VERY_HARD, rate
from chrononauts_qt.deals.solver import Verdict, solve
from chrononauts_qt.games.chrononauts.variants import solonauts
from tests.soak_bank import NODES, balanced, wins

SAMPLE = Random("bank").sample(deals(), 12)


@pytest.mark.parametrize(("travellers", "least"), [(6, 100), (7, 100), (8, 500), (9, 100), (10, 100)])
def test_there_are_enough_deals(travellers: int, least: int) -> None:
    assert len(kept(travellers)) >= least


@pytest.mark.parametrize("grade", [EASY, MEDIUM, HARD, VERY_HARD])
def test_every_difficulty_is_there_for_eight(grade: str) -> None:
    assert len(kept(8, grade)) >= 60


def test_no_deal_is_there_twice() -> None:
    assert max(Counter((deal.travellers, deal.seed) for deal in deals()).values()) == 1


@pytest.mark.parametrize("deal", SAMPLE, ids=lambda deal: deal.seed)
def test_a_deal_of_the_bank_is_won_by_the_line_that_is_found(deal: Deal) -> None:
    state, _ = solonauts.new_game(deal.setup)
    found = solve(Position.of(state), nodes=NODES)
    assert found.verdict is Verdict.WINNABLE
    assert wins(deal.setup, found.line)


@pytest.mark.parametrize("deal", SAMPLE[:2], ids=lambda deal: deal.seed)
def test_the_difficulty_is_that_of_the_simple_player(deal: Deal) -> None:
    assert rate(deal.setup).wins == deal.wins


def first(found: Sequence[Deal]) -> Deal:
    return found[0]


def test_the_same_deal_never_comes_twice_in_a_row() -> None:
    one = pick(8, HARD, "", first)
    assert one is not None
    other = pick(8, HARD, one.seed, first)
    assert other is not None
    assert other.seed != one.seed
    assert other.grade == one.grade == HARD


def test_where_nothing_is_kept_nothing_is_picked() -> None:
    assert pick(11, "", "", first) is None


def test_a_bank_is_balanced_over_the_grades() -> None:
    many = [Deal(8, f"e{number}", 200, 30) for number in range(50)]
    few = [Deal(8, f"h{number}", 10, 30) for number in range(4)]
    chosen = balanced(many + few, 8, 20)
    assert Counter(deal.grade for deal in chosen) == {EASY: 16, HARD: 4}
