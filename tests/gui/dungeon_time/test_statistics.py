"""What the page of the statistics counts of Dungeon Time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

import pytest

from chrononauts_qt.deals.daily_dungeon import dungeon_of
from chrononauts_qt.session import tallies
from chrononauts_qt.session.game_entries import Entry, Sat
from chrononauts_qt.ui.games.dungeon_time.statistics import LAST_DAYS, tables
from tests.gui.dungeon_time.games import GAME

ADA, BO, RANGER, NOVICE = Sat("Ada"), Sat("Bo"), Sat("Rosa", "ranger"), Sat("Nino", "novice")


def game(
    day: int,
    seats: Sequence[Sat],
    route: str,
    completed: int = 5,
    seconds: int = 300,
    practice: bool = False,
    **terms: str,
) -> Entry:
    """Return a game of a day of July."""
    places = (1,) * len(seats) if route == "goal" else ()
    return Entry(
        f"{day}", GAME, f"2026-07-{day:02}T20:00:00+02:00", tuple(seats), route, places, turns=30,
        practice=practice, seconds=seconds, is_team=True,
        figures={"cards": 40, "played": 10, "completed": completed, "wasted": 3},
        terms={"scenario": "level-1", "mode": "normal", "heroes": "off", **terms},
    )  # fmt: skip


GAMES = (
    game(1, [ADA], "goal", 10),
    game(2, [ADA], "goal", 10, scenario="level-2"),
    game(3, [ADA], "broken", 2, seconds=600),
    game(4, [ADA], "goal", 10, mode="extended"),
    game(5, [ADA, BO], "short", 8, seconds=0, heroes="on"),
    game(6, [ADA, RANGER, NOVICE], "goal", 10, heroes="on"),
    game(7, [ADA], "goal", 10, practice=True),
    game(8, [RANGER, NOVICE], "goal", 10),
    game(9, [ADA], ""),
    Entry("c", "chrononauts", "2026-07-01T20:00:00+02:00", (ADA, BO), "home", (1, 2), (), 9),
)


def rows(title: str) -> dict[str, list[str]]:
    """Return the rows of the table of a title by their heads."""
    (table,) = (table for table in tables(GAMES) if title in table.title)
    return {head: cells for head, *cells in table.rows}


def test_teams_are_counted_by_people_and_companions() -> None:
    found = rows("team")
    assert len(found) == 3
    alone, two, three = found.values()
    assert alone[:-1] == ["4", "3 (75%)", "1", "0", "32 of 40", "12", "2"]
    assert two[1] == "0 (0%)"
    assert two[-1] == "none"
    assert three[0] == "1"


def test_every_rank_that_went_along_has_a_row() -> None:
    assert list(rows("rank")) == ["None", "Novice", "Ranger"]


def test_scenarios_stand_in_the_order_of_the_way() -> None:
    found = rows("scenario")
    assert [cells[0] for cells in found.values()] == ["5", "1"]
    assert next(iter(found.values()))[1] == "3 (60%)"


def test_the_best_level_lies_further_on_in_extended_mode() -> None:
    best = {head: cells[-1] for head, cells in rows("mode").items()}
    assert best["Extended"].endswith("Extended")
    assert best["Normal"] != best["Extended"]


@pytest.mark.rule("DT-1007")
def test_lengths_are_counted_apart() -> None:
    assert [cells[0] for cells in rows("length").values()] == ["4", "1", "1"]
    assert list(rows("length"))[-1] == "No glass"


def test_heroes_are_counted_apart() -> None:
    assert {head: cells[0] for head, cells in rows("Heroes").items()} == {
        "Without Heroes": "4", "With Heroes": "2",
    }  # fmt: skip


@pytest.mark.rule("DT-706")
def test_days_with_and_without_a_glass_stand_apart() -> None:
    days = [date.today() - timedelta(number) for number in range(20)]
    told = tuple(
        replace(
            game(1, [ADA], "goal", 10 - number % 3, seconds), id=f"{day} {seconds}",
            when=f"{day}T20:00:00+02:00", deal=f"daily/{day}", terms={"scenario": dungeon_of(day).scenario},
        )
        for number, day in enumerate(days) for seconds in ((300, 0) if number else (300,))
    )  # fmt: skip
    found = {table.title: table.rows for table in tables(told)}
    assert found["Dungeon of the day with a glass"] == (("Ada", "20", "20", "20", "20", "10"),)
    assert found["Dungeon of the day without a glass"] == (("Ada", "19", "19", "19", "19", "10"),)
    assert len(found["Last dungeons of the day, with a glass"]) == LAST_DAYS
    first = found["Last dungeons of the day, with a glass"][0]
    assert first[0].endswith(": Ada")
    assert first[2:] == ("10", "Game won")


def test_companions_are_nobody_to_win_against() -> None:
    ended = [entry for entry in GAMES if entry.route]
    assert tallies.against_bots(ended) == {}


def test_whoever_has_played_no_game_has_no_table() -> None:
    assert not any(table.rows for table in tables(GAMES[8:]))
