"""What the statistics count of Dungeon Time alone: who went where how, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from itertools import islice
from typing import NamedTuple

from chrononauts_qt.deals.daily_dungeon import days_of, dungeon_of, lists
from chrononauts_qt.deals.expeditions import Expeditions, expeditions
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, ID, SCENARIOS
from chrononauts_qt.games.dungeon_time.setup import MODES, SWITCHES
from chrononauts_qt.session.game_entries import Entry
from chrononauts_qt.session.tallies import Entries
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import i18n, seat_texts
from chrononauts_qt.ui.catalog.common import date_words
from chrononauts_qt.ui.catalog.statistics_texts import Table
from chrononauts_qt.ui.catalog.statistics_texts import text as common_text
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, texts_of
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words

TEXTS: dict[str, Source] = {
    "team": QT_TRANSLATE_NOOP("Statistics", "Dungeon Time by team"),
    "ranks": QT_TRANSLATE_NOOP("Statistics", "Dungeon Time by rank of the companions"),
    "scenario": QT_TRANSLATE_NOOP("Statistics", "Dungeon Time by scenario and Adventure"),
    "mode": QT_TRANSLATE_NOOP("Statistics", "Dungeon Time by mode"),
    "heroes": QT_TRANSLATE_NOOP("Statistics", "Dungeon Time with Heroes and without"),
    "length": QT_TRANSLATE_NOOP("Statistics", "Dungeon Time by length"),
    "days-glass": QT_TRANSLATE_NOOP("Statistics", "Dungeon of the day with a glass"),
    "days-no-glass": QT_TRANSLATE_NOOP("Statistics", "Dungeon of the day without a glass"),
    "days-note": QT_TRANSLATE_NOOP(
        "Statistics", "The first game of everybody on a day counts. A row goes on from day to day."),
    "last-glass": QT_TRANSLATE_NOOP("Statistics", "Last dungeons of the day, with a glass"),
    "last-no-glass": QT_TRANSLATE_NOOP("Statistics", "Last dungeons of the day, without a glass"),
    "last-note": QT_TRANSLATE_NOOP("Statistics", "The first game of everybody on a day, the best one first."),
    "col-days": QT_TRANSLATE_NOOP("Statistics", "Days played"),
    "col-days-won": QT_TRANSLATE_NOOP("Statistics", "Days won"),
    "col-row-now": QT_TRANSLATE_NOOP("Statistics", "Row of wins now"),
    "col-most": QT_TRANSLATE_NOOP("Statistics", "Most Missions"),
    "col-scenario": QT_TRANSLATE_NOOP("Statistics", "Scenario"),
    "col-result": QT_TRANSLATE_NOOP("Statistics", "Result"),
    "day-won": QT_TRANSLATE_NOOP("Statistics", "Game won"),
    "day-lost": QT_TRANSLATE_NOOP("Statistics", "Game lost"),
    "note": QT_TRANSLATE_NOOP("Statistics", "Of all games that were played to their end, but for practice."),
    "col-games": QT_TRANSLATE_NOOP("Statistics", "Games"),
    "col-won": QT_TRANSLATE_NOOP("Statistics", "Won"),
    "col-broken": QT_TRANSLATE_NOOP("Statistics", "Backpack broken"),
    "col-short": QT_TRANSLATE_NOOP("Statistics", "Short"),
    "col-missions": QT_TRANSLATE_NOOP("Statistics", "Missions completed"),
    "col-wasted": QT_TRANSLATE_NOOP("Statistics", "Items wasted"),
    "col-row": QT_TRANSLATE_NOOP("Statistics", "Longest row of wins"),
    "col-best": QT_TRANSLATE_NOOP("Statistics", "Best level"),
    "won-share": QT_TRANSLATE_NOOP("Statistics", "{won} ({percent}%)"),
    "completed-of": QT_TRANSLATE_NOOP("Statistics", "{completed} of {played}"),
    "best-extended": QT_TRANSLATE_NOOP("Statistics", "{level}, Extended"),
    "no-level": QT_TRANSLATE_NOOP("Statistics", "none"),
    "no-companions": QT_TRANSLATE_NOOP("Statistics", "None"),
    "normal": QT_TRANSLATE_NOOP("Statistics", "Normal"),
    "extended": QT_TRANSLATE_NOOP("Statistics", "Extended"),
    "heroes-off": QT_TRANSLATE_NOOP("Statistics", "Without Heroes"),
    "heroes-on": QT_TRANSLATE_NOOP("Statistics", "With Heroes"),
    "no-glass": QT_TRANSLATE_NOOP("Statistics", "No glass"),
}
LAST_DAYS = 14
"""Of so many dungeons of the day the results are listed."""
_COLUMNS = ("games", "won", "broken", "short", "missions", "wasted", "row", "best")

text = texts_of(TEXTS)


def minutes(count: int) -> str:
    """Return “5 minutes”."""
    return i18n.translate("Counts", "%n minute(s)", None, count)


def people(count: int) -> str:
    """Return “2 people”."""
    return i18n.translate("Counts", "%n person(s)", None, count)


def companions(count: int) -> str:
    """Return “2 companions”."""
    return i18n.translate("Counts", "%n companion(s)", None, count)


class _Group(NamedTuple):
    """What a game belongs to: its place among the others, and what it is called."""

    order: tuple[int, ...]
    name: str


def tables(entries: Entries) -> tuple[Table, ...]:
    """Return for each way to divide the games what came of them."""
    of_people = [entry for entry in entries if any(not sat.bot or sat.changed for sat in entry.seats)]
    counted = (_table(key, expeditions(of_people, groups_of)) for key, groups_of in _GROUPS.items())
    return (*counted, *_days(entries, "glass"), *_days(entries, "no-glass"))


def _days(entries: Entries, glass: str) -> tuple[Table, Table]:
    """Return by person, and by day, what came of the dungeons of the day (DT-706)."""
    found = lists(entries, has_glass=glass == "glass")
    people = tuple((name, *map(str, its)) for name, its in days_of(found, date.today()).items())
    heads = ("days", "days-won", "row-now", "row", "most")
    last = tuple(
        (common_text("row", name=date_words(day), what=score.name), words.scenario(dungeon_of(day).scenario),
         str(score.completed), text("day-won" if score.is_won else "day-lost"))
        for day in islice(reversed(found), LAST_DAYS) for score in found[day]
    )  # fmt: skip
    return (
        Table(text(f"days-{glass}"), text("days-note"), tuple(text(f"col-{head}") for head in heads), people),
        Table(
            text(f"last-{glass}"), text("last-note"),
            tuple(text(f"col-{head}") for head in ("scenario", "missions", "result")), last,
        ),
    )  # fmt: skip


def _table(key: str, found: Mapping[_Group, Expeditions]) -> Table:
    columns = _COLUMNS[:-1] if key == "scenario" else _COLUMNS
    rows = tuple((one.name, *_cells(games)[: len(columns)]) for one, games in found.items() if games.games)
    return Table(text(key), text("note"), tuple(text(f"col-{column}") for column in columns), rows)


def _cells(found: Expeditions) -> tuple[str, ...]:
    return (
        str(found.games),
        text("won-share", won=found.won, percent=round(100 * found.won / found.games)),
        str(found.broken),
        str(found.short),
        text("completed-of", completed=found.completed, played=found.played),
        str(found.wasted),
        str(found.longest_row),
        _best(found),
    )


def _best(found: Expeditions) -> str:
    if not found.best_level:
        return text("no-level")
    level = words.scenario(found.best_level)
    return text("best-extended", level=level) if found.is_best_extended else level


# -- what games are divided by ----------------------------------------------------------------------


def _team(entry: Entry) -> Iterator[_Group]:
    bots = sum(bool(sat.bot) for sat in entry.seats)
    there = len(entry.seats) - bots
    parts = (people(there) if there else "", companions(bots) if bots else "")
    yield _Group((len(entry.seats), bots), all_of(filter(None, parts)))


def _ranks(entry: Entry) -> Iterator[_Group]:
    """Yield each rank of which a companion went along."""
    ranks = {sat.bot for sat in entry.seats if sat.bot}
    for rank in ranks:
        yield _Group((1 + SHELF[ID].ranks.index(rank),), seat_texts.text(rank))
    if not ranks:
        yield _Group((0,), text("no-companions"))


def _scenario(entry: Entry) -> Iterator[_Group]:
    scenario, adventure = entry.terms.get("scenario", ""), entry.terms.get("adventure", "")
    if scenario in SCENARIOS:
        yield _Group((0, list(SCENARIOS).index(scenario)), words.scenario(scenario))
    elif adventure in ADVENTURES:
        yield _Group((1, list(ADVENTURES).index(adventure)), words.title(adventure))


def _mode(entry: Entry) -> Iterator[_Group]:
    if entry.terms.get("mode") in MODES:
        yield _Group((MODES.index(entry.terms["mode"]),), text(entry.terms["mode"]))


def _heroes(entry: Entry) -> Iterator[_Group]:
    if entry.terms.get("heroes") in SWITCHES:
        yield _Group((SWITCHES.index(entry.terms["heroes"]),), text(f"heroes-{entry.terms['heroes']}"))


def _length(entry: Entry) -> Iterator[_Group]:
    """Yield the length of the glass (DT-1007), the shortest first."""
    if entry.seconds:
        yield _Group((0, entry.seconds), minutes(round(entry.seconds / 60)))
    else:
        yield _Group((1, 0), text("no-glass"))


_GROUPS: dict[str, Callable[[Entry], Iterator[_Group]]] = {
    "team": _team, "scenario": _scenario, "mode": _mode, "heroes": _heroes, "length": _length,
    "ranks": _ranks,
}  # fmt: skip
