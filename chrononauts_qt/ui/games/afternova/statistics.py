"""What the statistics count of AfterNova alone: the points of people."""

from __future__ import annotations

from collections import defaultdict

from chrononauts_qt.session.game_entries import ENDED
from chrononauts_qt.session.tallies import Entries
from chrononauts_qt.ui.catalog.statistics_texts import Table
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

GAME = "afternova"
TEXTS: dict[str, Source] = {
    "points": QT_TRANSLATE_NOOP("Statistics", "Points in AfterNova"),
    "points-note": QT_TRANSLATE_NOOP("Statistics", "Of all games that were played to their end."),
    "col-games": QT_TRANSLATE_NOOP("Statistics", "Games"),
    "col-mean": QT_TRANSLATE_NOOP("Statistics", "On average"),
    "col-most": QT_TRANSLATE_NOOP("Statistics", "At most"),
    "col-least-turns": QT_TRANSLATE_NOOP("Statistics", "Fewest turns to win"),
    "none": QT_TRANSLATE_NOOP("Statistics", "none"),
}

text = texts_of(TEXTS)


def table(entries: Entries) -> Table:
    """Return how many points people have come to, in how many games, and how soon they have won."""
    points, turns = defaultdict[str, list[int]](list), defaultdict[str, list[int]](list)
    for entry in entries:
        if entry.game != GAME or entry.result(0) not in ENDED:
            continue
        for sat, score, place in zip(entry.seats, entry.scores, entry.places, strict=True):
            if sat.is_person:
                points[sat.name].append(score)
                turns[sat.name] += [entry.turns] if place == 1 else []
    rows = (
        (
            name,
            str(len(found)),
            f"{sum(found) / len(found):.1f}",
            str(max(found)),
            str(min(turns[name])) if turns[name] else text("none"),
        )
        for name, found in sorted(points.items(), key=lambda one: (one[0].casefold(), one[0]))
    )
    heads = tuple(text(f"col-{column}") for column in ("games", "mean", "most", "least-turns"))
    return Table(text("points"), text("points-note"), heads, tuple(rows))
