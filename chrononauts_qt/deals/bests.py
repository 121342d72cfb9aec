"""The best that was reached on every deal of Solonauts, by the name of the deal."""

from __future__ import annotations

from pathlib import Path

from chrononauts_qt.games.chrononauts.variants.shelf import MAX_TRAVELLERS
from chrononauts_qt.session import kept_file
from chrononauts_qt.session.errors import Trouble

FILE = "solonauts.json"
DEALS_KEPT = 5000


def record(folder: Path, deal: str, home: int) -> tuple[int, Trouble | None]:
    """Remember a game that ended with so many at home, and return the most that its deal has seen there.

    Games of practice are not to be recorded. The reason comes second if it could not be kept.
    """
    best = home

    def raised(data: dict[str, object]) -> dict[str, int]:
        nonlocal best
        known = _known(data)
        best = known[deal] = max(home, known.pop(deal, 0))
        return dict(list(known.items())[-DEALS_KEPT:])

    trouble = kept_file.change(folder / FILE, raised)
    return best, trouble


def best_of(folder: Path, deal: str) -> int | None:
    """Return the best of a deal so far, None if it was never played to its end."""
    return _known(kept_file.read(folder / FILE)).get(deal)


def _known(data: dict[str, object]) -> dict[str, int]:
    """Return what can be believed of the file."""
    return {
        key: home
        for key, home in data.items()
        if isinstance(home, int) and not isinstance(home, bool) and 0 <= home <= MAX_TRAVELLERS
    }
