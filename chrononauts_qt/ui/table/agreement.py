"""Whether there are hints at a table: one person needs nobody's leave, several have to agree (3.12)."""

from __future__ import annotations

from chrononauts_qt.session.match import Match

HINTS_OPTION = "hints"
"""The option of a journal by which all who play have agreed to hints, with the value AGREED."""

AGREED = "on"


def is_agreed(match: Match) -> bool:
    """Tell whether hints are given at this table."""
    people = len(match.names) - len(match.bots)
    return people < 2 or match.options.get(HINTS_OPTION) == AGREED
