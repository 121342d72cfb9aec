"""What the statistics count of Chrononauts alone: the ways to win."""

from __future__ import annotations

from chrononauts_qt.session import tallies
from chrononauts_qt.ui.catalog.statistics_texts import Table
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill

GAME = "chrononauts"
TITLE = QT_TRANSLATE_NOOP("Statistics", "How people have won Chrononauts")
ROUTES: dict[str, Source] = {
    "home": QT_TRANSLATE_NOOP("Statistics", "Home"),
    "mission": QT_TRANSLATE_NOOP("Statistics", "Mission"),
    "hand": QT_TRANSLATE_NOOP("Statistics", "Ten cards"),
}


def table(entries: tallies.Entries) -> Table:
    """Return who has won in which ways, and how often."""
    rows = (
        (name, *(str(ways[route]) for route in ROUTES))
        for name, ways in tallies.routes(entries, GAME).items()
    )
    return Table(fill(TITLE), "", tuple(fill(word) for word in ROUTES.values()), tuple(rows))
