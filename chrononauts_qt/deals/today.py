"""The deal of the day: the same for everybody on a date, without a network."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

from chrononauts_qt.deals.bank import Deal, read

FILE = Path(__file__).with_name("days.txt")
"""In the form of the bank, but frozen: a line that has been somebody's day is never changed."""

FIRST = date(2026, 1, 1)
"""The day of the first line; behind the last one the list begins again."""


@cache
def days() -> tuple[Deal, ...]:
    """Return the deals of the list, in the order of the days."""
    return read(FILE)


def deal_of(day: date) -> Deal:
    """Return the deal of a local date."""
    return days()[(day - FIRST).days % len(days())]
