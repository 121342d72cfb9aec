"""The statistics as tables of words: what the page shows, reads out and copies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chrononauts_qt.deals.journeys import journeys
from chrononauts_qt.session import tallies
from chrononauts_qt.session.game_entries import Entry, Result
from chrononauts_qt.session.tallies import Tally
from chrononauts_qt.ui.catalog import seat_texts
from chrononauts_qt.ui.catalog.statistics_texts import text

CHRONONAUTS = "chrononauts"
ROUTES = ("home", "mission", "hand")
_RESULTS = (Result.WON, Result.LOST, Result.ALL_LOST, Result.ABANDONED, Result.UNFINISHED)


class Table(NamedTuple):
    """A title, a note below it or "", heads of columns, and rows that each begin with their own head."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(entries: Sequence[Entry]) -> tuple[Table, ...]:
    """Return every table in which there is anything."""
    found = (_games(entries), _people(entries), _routes(entries), _bots(entries), _journeys(entries))
    return tuple(table for table in found if table.rows)


def as_text(found: Iterable[Table]) -> str:
    """Return tables as lines with tabs between the cells, as a sheet of figures takes them."""
    return "\n".join(_lines(table) for table in found)


def _lines(table: Table) -> str:
    rows = (("", *table.heads), *table.rows)
    return "\n".join((table.title, *("\t".join(row) for row in rows), table.note, ""))


def _games(entries: Sequence[Entry]) -> Table:
    columns = ("games", "people-won", "people-lost", "all-lost", "abandoned", "unfinished", "helped")
    rows = ((text(game), *_cells(tally)) for game, tally in tallies.by_game(entries).items())
    return _table("games", columns, rows)


def _people(entries: Sequence[Entry]) -> Table:
    columns = ("games", "won", "lost", "all-lost", "abandoned", "unfinished", "helped")
    rows = (
        (text("row", name=name, what=text(game)), *_cells(tally))
        for (name, game), tally in tallies.by_person(entries).items()
    )
    return _table("people", columns, rows)


def _routes(entries: Sequence[Entry]) -> Table:
    rows = (
        (name, *(str(ways[route]) for route in ROUTES))
        for name, ways in tallies.routes(entries, CHRONONAUTS).items()
    )
    return Table(text("routes"), "", tuple(text(f"col-{route}") for route in ROUTES), tuple(rows))


def _bots(entries: Sequence[Entry]) -> Table:
    columns = ("games", "won", "lost", "all-lost", "abandoned", "unfinished", "helped")
    rows = (
        (text("row", name=name, what=seat_texts.text(rank)), *_cells(tally))
        for (name, rank), tally in tallies.against_bots(entries).items()
    )
    return _table("bots", columns, rows)


def _journeys(entries: Sequence[Entry]) -> Table:
    rows = []
    for (name, count), one in journeys(entries).items():
        home = one.home
        mean = f"{sum(home) / len(home):.1f}" if home else text("none")
        most = str(max(home)) if home else text("none")
        head = text("row", name=name, what=text("travellers", count=count))
        rows.append((head, str(len(home)), str(one.all_home(count)), mean, most, str(len(one.helped))))
    return _table("journeys", ("journeys", "all-home", "mean", "most", "helped"), rows)


def _table(name: str, columns: Sequence[str], rows: Iterable[tuple[str, ...]]) -> Table:
    heads = tuple(text(f"col-{column}") for column in columns)
    return Table(text(name), text(f"{name}-note"), heads, tuple(rows))


def _cells(tally: Tally) -> tuple[str, ...]:
    """Return so many games, by what they came to, and how many had help."""
    helped, won = tally.helped.total(), tally.helped[Result.WON]
    told = text("helped-won", count=helped, won=won) if won else str(helped)
    return (str(tally.games), *(str(tally.results[result]) for result in _RESULTS), told)
