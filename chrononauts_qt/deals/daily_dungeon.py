"""The dungeon of the day (DT-706): the same for everybody on a date, without a network, and its lists."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time.cards import ID, SCENARIOS
from chrononauts_qt.games.dungeon_time.setup import DAILY, Setup
from chrononauts_qt.session.game_entries import Entry, Result

FIRST = date(2026, 1, 1)
"""The day of the first of the ten scenarios."""
OF_DAYS = 10
"""So many scenarios, the first, take turns; one that is added belongs to no day, or all days would change."""


class Score(NamedTuple):
    """What somebody reached in the dungeon of a day."""

    name: str
    completed: int
    is_won: bool


class Days(NamedTuple):
    """What came of all dungeons of the day that somebody has played.

    ``row`` counts the days one after the other that were won until now, ``longest`` the most there ever were;
    ``most`` are the Missions of the best day.
    """

    played: int
    won: int
    row: int
    longest: int
    most: int


def dungeon_of(day: date) -> Setup:
    """Return the dungeon of a local date: alone, in normal mode, without Heroes."""
    scenarios = tuple(SCENARIOS)[:OF_DAYS]
    scenario = scenarios[(day - FIRST).days % len(scenarios)]
    return Setup(1, f"{DAILY}{day.isoformat()}", scenario)


def lists(entries: Iterable[Entry], has_glass: bool) -> dict[date, list[Score]]:
    """Return by day what everybody reached, best first, with a glass or without one.

    Of several games of a name the first that ended counts: whoever plays a dungeon again knows it.
    """
    found: dict[date, dict[str, Score]] = defaultdict(dict)
    for entry in sorted(entries, key=lambda one: one.ended_at):
        day = _day_of(entry)
        if day is None or bool(entry.seconds) != has_glass or not entry.route or entry.is_helped(0):
            continue
        (sat,) = entry.seats
        if sat.is_person:
            score = Score(sat.name, entry.figures["completed"], entry.result(0) is Result.WON)
            found[day].setdefault(sat.name, score)
    return {
        day: sorted(scores.values(), key=lambda one: (not one.is_won, -one.completed))
        for day, scores in sorted(found.items())
    }


def days_of(found: Mapping[date, Sequence[Score]], today: date) -> dict[str, Days]:
    """Return by name what `lists` come to; a row still goes on that has not been gone on with today."""
    scores: dict[str, dict[date, Score]] = defaultdict(dict)
    for day, told in found.items():
        for score in told:
            scores[score.name][day] = score
    return {name: _days(its, today) for name, its in sorted(scores.items())}


def _days(scores: Mapping[date, Score], today: date) -> Days:
    rows: dict[date, int] = {}
    for day in sorted(day for day, score in scores.items() if score.is_won):
        rows[day] = rows.get(day - timedelta(1), 0) + 1
    row = rows.get(today, 0 if today in scores else rows.get(today - timedelta(1), 0))
    most = max(score.completed for score in scores.values())
    return Days(len(scores), len(rows), row, max(rows.values(), default=0), most)


def _day_of(entry: Entry) -> date | None:
    """Return the day whose dungeon a game was, None for any other game."""
    if entry.game != ID or not entry.deal.startswith(DAILY):
        return None
    try:
        day = date.fromisoformat(entry.deal.removeprefix(DAILY))
    except ValueError:
        return None
    dungeon = dungeon_of(day)
    return day if (entry.deal, entry.terms.get("scenario")) == (dungeon.seed, dungeon.scenario) else None
