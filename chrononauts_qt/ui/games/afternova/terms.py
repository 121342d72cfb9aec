"""What all who play AfterNova have agreed to; the journal keeps it, the rules know nothing of it."""

from __future__ import annotations

from dataclasses import dataclass

from chrononauts_qt.session import plain_values
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION

ORDERS_OPTION = "orders"
"""Who completes when: with the value ALL everything is completed as soon as possible."""
ALL = "all"


@dataclass(frozen=True)
class Terms:
    """``all_at_once``: every Project is completed as soon as possible, so nobody has to be asked. ``hints``:
    there are hints."""

    all_at_once: bool = False
    hints: bool = False


READERS: plain_values.Readers = {"all_at_once": plain_values.yes_or_no, "hints": plain_values.yes_or_no}


def options_of(terms: Terms) -> dict[str, str]:
    """Return the options of a journal that keep the terms."""
    said = {ORDERS_OPTION: ALL if terms.all_at_once else "", HINTS_OPTION: AGREED if terms.hints else ""}
    return {option: value for option, value in said.items() if value}


def all_complete(match: Match) -> bool:
    """Tell whether all have agreed that everything is completed as soon as possible."""
    return match.options.get(ORDERS_OPTION) == ALL
