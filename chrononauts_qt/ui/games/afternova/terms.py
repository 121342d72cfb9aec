"""What all who play AfterNova have agreed to; the journal keeps it, the rules know nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from chrononauts_qt.session import plain_values
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION

ORDERS_OPTION = "orders"
"""Who completes when: with the value ALL everything is completed as soon as possible."""
ALL = "all"
TALK_OPTION, ANSWER_OPTION = "talk", "answer-time"
TALKS, ANSWERS = (0, 60, 90, 120), (0, 20, 40)
"""The seconds there are to choose from; 0 is no end."""


@dataclass(frozen=True)
class Terms:
    """``all_at_once``: every Project is completed as soon as possible, so nobody has to be asked. ``hints``:
    there are hints. ``talk`` and ``answers`` are seconds, 0 for no end: of open deal table in a turn, and for
    the answer of a person."""

    all_at_once: bool = False
    hints: bool = False
    talk: int = 0
    answers: int = 0


def _one_of(choices: Sequence[int]) -> Callable[[Any], int]:
    """Return what reads one of so many seconds; ValueError for others."""

    def read(value: Any) -> int:
        found = int(plain_values.number(value))
        if found not in choices:
            raise ValueError(f"{found} is none of {choices}")
        return found

    return read


READERS: plain_values.Readers = {
    "all_at_once": plain_values.yes_or_no, "hints": plain_values.yes_or_no, "talk": _one_of(TALKS),
    "answers": _one_of(ANSWERS),
}  # fmt: skip


def options_of(terms: Terms) -> dict[str, str]:
    """Return the options of a journal that keep the terms."""
    said = {
        ORDERS_OPTION: ALL if terms.all_at_once else "", HINTS_OPTION: AGREED if terms.hints else "",
        TALK_OPTION: str(terms.talk or ""), ANSWER_OPTION: str(terms.answers or ""),
    }  # fmt: skip
    return {option: value for option, value in said.items() if value}


def _seconds(match: Match, option: str, choices: Sequence[int]) -> float | None:
    said = match.options.get(option, "")
    return next((float(choice) for choice in choices if choice and said == str(choice)), None)


def talk_seconds(match: Match) -> float | None:
    """Return how long the deal table may lie open in a turn, None without an end."""
    return _seconds(match, TALK_OPTION, TALKS)


def answer_seconds(match: Match) -> float | None:
    """Return how long a person may take for an answer, None without an end."""
    return _seconds(match, ANSWER_OPTION, ANSWERS)


def all_complete(match: Match) -> bool:
    """Tell whether all have agreed that everything is completed as soon as possible."""
    return match.options.get(ORDERS_OPTION) == ALL
