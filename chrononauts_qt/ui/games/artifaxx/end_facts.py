"""What the last page counts of a game of Artifaxx."""

from __future__ import annotations

from collections import Counter

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.artifaxx.artifaxx_texts import text

_FROM_SHELVES = ("sold", "miracle", "never-existed")
"""Why Artifacts are discarded that lay in front of a player."""


def of_the_shelves(view: View, counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    """Count what came to the shelves, changed hands and left them."""
    left = [e for e in view.events if e.name == "CardDiscarded" and e.data["why"] in _FROM_SHELVES]
    return (
        (text("stat-borrowed"), counts["ArtifactPlaced"]),
        (text("stat-taken"), counts["ArtifactTaken"]),
        (text("stat-lost"), len(left)),
    )
