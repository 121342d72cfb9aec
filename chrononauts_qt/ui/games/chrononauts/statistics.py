"""What the statistics count of Chrononauts alone: the ways to win."""

from __future__ import annotations

from chrononauts_qt.session import tallies
from chrononauts_qt.ui.catalog.statistics_texts import Bar, Chart, Table
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill

GAME = "chrononauts"
TITLE = QT_TRANSLATE_NOOP("Statistics", "How people have won Chrononauts")
WAYS = QT_TRANSLATE_NOOP("Statistics", "Ways to victory")
ROUTES: dict[str, Source] = {
    "home": QT_TRANSLATE_NOOP("Statistics", "Home"),
    "mission": QT_TRANSLATE_NOOP("Statistics", "Mission"),
    "hand": QT_TRANSLATE_NOOP("Statistics", "Ten cards"),
}


def table(entries: tallies.Entries) -> Table:
    """Return who has won in which ways, and how often."""
    found = tallies.routes(entries, GAME)
    heads = tuple(fill(word) for word in ROUTES.values())
    rows = tuple((name, *(str(ways[route]) for route in ROUTES)) for name, ways in found.items())
    bars = tuple(Bar(name, tuple(ways[route] for route in ROUTES)) for name, ways in found.items())
    return Table(fill(TITLE), "", heads, rows, Chart(fill(WAYS), "", heads, bars))
