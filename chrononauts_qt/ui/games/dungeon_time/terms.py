"""How long the glass of a match runs."""

from __future__ import annotations

from chrononauts_qt.session.match import Match

OPTION = "seconds"
GLASSES = (300, 420, 600, 0)
"""The seconds that can be agreed upon, the rule's first; 0: no glass (DT-1007)."""


def glass_seconds(match: Match) -> float | None:
    """Return the length of the glass, None without one."""
    said = match.options.get(OPTION, str(GLASSES[0]))
    seconds = int(said) if said.isdecimal() and int(said) in GLASSES else GLASSES[0]
    return float(seconds) or None
