"""The deal of the day: pinned, the same everywhere, another one every day."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from chrononauts_qt.deals.bank import Deal
from chrononauts_qt.deals.position import Position
from chrononauts_qt.deals.solver import Verdict, solve
from chrononauts_qt.deals.today import FIRST, days, deal_of
from chrononauts_qt.games.chrononauts.variants import solonauts
from tests.soak_bank import NODES, wins


def test_every_day_of_a_year_has_a_deal_of_its_own_for_eight() -> None:
    year = [deal_of(FIRST + timedelta(number)) for number in range(366)]
    assert len({deal.seed for deal in year}) == 366
    assert {deal.travellers for deal in year} == {8}


@pytest.mark.parametrize(
    ("day", "seed"),
    [
        (date(2025, 12, 31), "s8-0125"),
        (date(2026, 1, 1), "s8-0558"),
        (date(2026, 11, 21), "s8-0622"),
        (date(2027, 1, 2), "s8-0558"),
    ],
)
def test_the_deal_of_a_date_is_pinned(day: date, seed: str) -> None:
    """Whoever changes these has changed what somebody else is playing today."""
    assert deal_of(day).seed == seed


@pytest.mark.parametrize("deal", Random("days").sample(days(), 8), ids=lambda deal: deal.seed)
def test_the_deal_of_a_day_can_be_won(deal: Deal) -> None:
    state, _ = solonauts.new_game(deal.setup)
    found = solve(Position.of(state), nodes=NODES)
    assert found.verdict is Verdict.WINNABLE
    assert wins(deal.setup, found.line)
