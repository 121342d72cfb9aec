"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """``winner`` is a 0-based seat, or None when nobody wins; ``route`` names the way."""

    winner: int | None
    route: str
