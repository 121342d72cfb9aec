"""What the statistics count of Solonauts alone: how many got home."""

from __future__ import annotations

from chrononauts_qt.deals.journeys import by_grade, journeys
from chrononauts_qt.session.tallies import Entries
from chrononauts_qt.ui.catalog.statistics_texts import Bar, Chart, Table
from chrononauts_qt.ui.catalog.statistics_texts import text as common_text
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.solonauts import new_game_texts as grades

TEXTS: dict[str, Source] = {
    "journeys": QT_TRANSLATE_NOOP("Statistics", "Journeys in Solonauts"),
    "journeys-note": QT_TRANSLATE_NOOP(
        "Statistics", "Only journeys without help count for who got home; those with help stand apart."),
    "col-journeys": QT_TRANSLATE_NOOP("Statistics", "Without help"),
    "col-all-home": QT_TRANSLATE_NOOP("Statistics", "All home"),
    "col-mean": QT_TRANSLATE_NOOP("Statistics", "Home on average"),
    "col-most": QT_TRANSLATE_NOOP("Statistics", "Home at most"),
    "travellers": QT_TRANSLATE_NOOP("Statistics", "{count} travellers"),
    "solved": QT_TRANSLATE_NOOP("Statistics", "Solved by difficulty"),
    "solved-note": QT_TRANSLATE_NOOP(
        "Statistics", "Journeys without help on deals whose difficulty has been measured."),
    "stranded": QT_TRANSLATE_NOOP("Statistics", "Somebody left behind"),
    "none": QT_TRANSLATE_NOOP("Statistics", "none"),
}

text = texts_of(TEXTS)


def table(entries: Entries) -> Table:
    """Return who got how many home, by how many set out."""
    rows = []
    for (name, count), one in journeys(entries).items():
        home = one.home
        mean = f"{sum(home) / len(home):.1f}" if home else text("none")
        most = str(max(home)) if home else text("none")
        head = common_text("row", name=name, what=text("travellers", count=count))
        rows.append((head, str(len(home)), str(one.all_home(count)), mean, most, str(len(one.helped))))
    heads = (*(text(f"col-{column}") for column in ("journeys", "all-home", "mean", "most")),
             common_text("col-helped"))
    return Table(text("journeys"), text("journeys-note"), heads, tuple(rows), _solved(entries))


def _solved(entries: Entries) -> Chart | None:
    """Return how often everybody got home, by how hard the deal was; None where that is known of no deal."""
    bars = tuple(Bar(grades.text(f"grade-{grade}"), counts) for grade, counts in by_grade(entries).items())
    if not bars:
        return None
    return Chart(text("solved"), text("solved-note"), (text("col-all-home"), text("stranded")), bars)
