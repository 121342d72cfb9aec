"""The statistics as tables of words: what the page shows, reads out and copies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chrononauts_qt.session import tallies
from chrononauts_qt.session.game_entries import Entry, Result
from chrononauts_qt.session.tallies import Tally
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import seat_texts
from chrononauts_qt.ui.catalog.statistics_texts import Table, text
from chrononauts_qt.ui.table.screens import screens_of

_RESULTS = (Result.WON, Result.LOST, Result.ALL_LOST, Result.ABANDONED, Result.UNFINISHED)


def tables(entries: Sequence[Entry]) -> tuple[Table, ...]:
    """Return every table in which there is anything: those of all games, then what one counts alone."""
    own = (table for game in SHELF for table in screens_of(game).tables(entries))
    found = (_games(entries), _people(entries), _bots(entries), *own)
    return tuple(table for table in found if table.rows)


def as_text(found: Iterable[Table]) -> str:
    """Return tables as lines with tabs between the cells, as a sheet of figures takes them."""
    return "\n".join(_lines(table) for table in found)


def _lines(table: Table) -> str:
    rows = (("", *table.heads), *table.rows)
    return "\n".join((table.title, *("\t".join(row) for row in rows), table.note, ""))


def _games(entries: Sequence[Entry]) -> Table:
    columns = ("games", "people-won", "people-lost", "all-lost", "abandoned", "unfinished", "helped")
    rows = ((screens_of(game).title(), *_cells(tally)) for game, tally in tallies.by_game(entries).items())
    return _table("games", columns, rows)


def _people(entries: Sequence[Entry]) -> Table:
    columns = ("games", "won", "lost", "all-lost", "abandoned", "unfinished", "helped")
    rows = (
        (text("row", name=name, what=screens_of(game).title()), *_cells(tally))
        for (name, game), tally in tallies.by_person(entries).items()
    )
    return _table("people", columns, rows)


def _bots(entries: Sequence[Entry]) -> Table:
    columns = ("games", "won", "lost", "all-lost", "abandoned", "unfinished", "helped")
    rows = (
        (text("row", name=name, what=seat_texts.text(rank)), *_cells(tally))
        for (name, rank), tally in tallies.against_bots(entries).items()
    )
    return _table("bots", columns, rows)


def _table(name: str, columns: Sequence[str], rows: Iterable[tuple[str, ...]]) -> Table:
    heads = tuple(text(f"col-{column}") for column in columns)
    return Table(text(name), text(f"{name}-note"), heads, tuple(rows))


def _cells(tally: Tally) -> tuple[str, ...]:
    """Return so many games, by what they came to, and how many had help."""
    helped, won = tally.helped.total(), tally.helped[Result.WON]
    told = text("helped-won", count=helped, won=won) if won else str(helped)
    return (str(tally.games), *(str(tally.results[result]) for result in _RESULTS), told)
