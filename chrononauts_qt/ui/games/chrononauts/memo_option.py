"""How long a card waits for a Memo: in seconds, None until everybody says OK."""

from __future__ import annotations

from typing import Any

from chrononauts_qt.session import plain_values
from chrononauts_qt.session.match import Match

MEMO_OPTION = "memo-seconds"
USUAL_MEMO = 4.0
_bounded = plain_values.within(1.0, 60.0)


def read_memo(value: Any) -> float | None:
    """Return the length that stands in the settings."""
    return None if value is None else _bounded(value)


def memo_seconds(match: Match) -> float | None:
    """Return the length of a Memo window; the usual seconds for an option nobody understands."""
    said = match.options.get(MEMO_OPTION, "")
    if said == "none":
        return None
    try:
        return min(60.0, max(1.0, float(said)))
    except ValueError:
        return USUAL_MEMO
