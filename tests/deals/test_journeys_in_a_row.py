"""Rows of journeys that brought everybody home, and what came of deals by their difficulty."""

from __future__ import annotations

from chrononauts_qt.deals.bank import deals
from chrononauts_qt.deals.journeys import by_grade, rows_of
from chrononauts_qt.session.game_entries import Entry, Sat


def journey(number: int, home: int, name: str = "Ada", hint: int = 0, deal: str = "") -> Entry:
    """Return a journey of six that brought so many home, on a day of its own."""
    figures = {"travellers": 6, "home": home}
    when = f"2026-07-{number:02}T20:00:00+02:00"
    return Entry(str(number), "solonauts", when, (Sat(name, hint=hint),), "over", deal=deal, figures=figures)


def test_a_row_goes_on_while_everybody_gets_home() -> None:
    played = [journey(1, 6), journey(2, 6), journey(3, 4), journey(4, 6)]
    assert rows_of(played, "Ada") == (1, 2)
    assert rows_of(played[::-1], "Ada") == (1, 2), "the days count, not the order of the file"
    assert rows_of(played[:3], "Ada") == (0, 2)


def test_help_neither_ends_a_row_nor_makes_it_longer() -> None:
    played = [journey(1, 6), journey(2, 3, hint=1), journey(3, 6, hint=1), journey(4, 6)]
    assert rows_of(played, "Ada") == (2, 2)


def test_others_have_rows_of_their_own() -> None:
    played = [journey(1, 6), journey(2, 2, "Bo"), journey(3, 6)]
    assert rows_of(played, "Ada") == (2, 2)
    assert rows_of(played, "Bo") == (0, 0)
    assert rows_of((), "Ada") == (0, 0)


def test_deals_are_counted_by_how_hard_they_are() -> None:
    easy = next(deal for deal in deals() if deal.grade == "easy")
    hard = next(deal for deal in deals() if deal.grade == "hard")
    names = [f"{deal.travellers} {deal.seed}" for deal in (easy, hard)]
    played = [
        journey(1, 6, deal=names[0]),
        journey(2, 5, deal=names[0]),
        journey(3, 5, deal=names[1]),
        journey(4, 6, deal=names[1], hint=2),
        journey(5, 6, deal="6 nobody-measured-this"),
    ]
    assert by_grade(played) == {"easy": (1, 1), "hard": (0, 1)}
