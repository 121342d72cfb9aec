"""The deal of the day: pinned, the same everywhere, another one every day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from chrononauts_qt.deals.today import FIRST, days, deal_of


def test_every_day_of_a_year_has_a_deal_of_its_own_for_eight() -> None:
    year = [deal_of(FIRST + timedelta(number)) for number in range(366)]
    assert len({deal.seed for deal in year}) == 366
    assert {deal.travellers for deal in year} == {8}


@pytest.mark.parametrize("day", [date(2025, 12, 31), date(2026, 1, 1), date(2031, 5, 17), date(1999, 1, 1)])
def test_any_date_has_its_deal(day: date) -> None:
    assert deal_of(day) == deal_of(day)
    assert deal_of(day) == days()[(day - FIRST).days % len(days())]
