"""DT-706: the dungeon of the day, and its lists with and without a glass."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from chrononauts_qt.deals.daily_dungeon import FIRST, Days, Score, days_of, dungeon_of, lists
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session import statistics
from chrononauts_qt.session.clock import SECONDS_OPTION, glass_seconds
from chrononauts_qt.session.game_entries import Entry, Sat
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from chrononauts_qt.shelf import SHELF, Row

GAME = "dungeon-time"
DAY = date(2026, 11, 24)
SCENARIOS = [
    "training", "level-1", "bonus-1", "level-2", "bonus-2", "level-3", "bonus-3", "level-4", "good-luck",
    "tome",
]  # fmt: skip


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, GAME, Row("chrononauts_qt.games.dungeon_time.rules", "", ""))


def play(folder: Path, setup: Setup, name: str = "Ada", **options: str) -> None:
    """Play a game to its end, which comes as soon as it can, and count it."""
    id_ = new_id()
    names = (name, "Bo", "Cleo")[: setup.players]
    said = {ID_OPTION: id_, **options}
    match = Match.start(GAME, names, setup, folder / f"{id_}.chrononauts", said)
    if rules.pending(match.state)[0].options[0].verb == "keep":
        match.submit(0, rules.pending(match.state)[0].options[0])
    match.submit(0, rules.parse("turn-glass"))
    match.submit(0, rules.parse("time-up"))
    assert statistics.ended(folder, match) is None


@pytest.mark.rule("DT-706")
def test_the_dungeon_of_a_day_is_the_next_of_the_ten() -> None:
    days = [FIRST + timedelta(number) for number in range(20)]
    assert [dungeon_of(day).scenario for day in days] == SCENARIOS * 2
    assert dungeon_of(FIRST - timedelta(1)).scenario == SCENARIOS[-1]
    assert dungeon_of(DAY).scenario == "level-4", "what has been somebody's day is never changed"


@pytest.mark.rule("DT-706")
def test_the_dungeon_of_a_day_is_played_alone_in_normal_mode_without_heroes() -> None:
    setup = dungeon_of(DAY)
    assert setup.seed == "daily/2026-11-24"
    assert rules.write_setup(setup) == ["seed daily/2026-11-24", f"scenario {setup.scenario}"]
    one, other = (rules.new_game(dungeon_of(DAY))[0] for _ in range(2))
    assert rules.dump(one) == rules.dump(other)
    assert (one.seats, one.extended, one.heroes) == (1, False, ())
    tomorrow = rules.new_game(dungeon_of(DAY + timedelta(10)))[0]
    assert (tomorrow.scenario, tomorrow.deck == one.deck) == (one.scenario, False)


@pytest.mark.rule("DT-706", "DT-1007")
def test_lists_with_and_without_a_glass_are_kept_apart(tmp_path: Path) -> None:
    play(tmp_path, dungeon_of(DAY), "Ada", seconds="300")
    play(tmp_path, dungeon_of(DAY), "Bo", seconds="600")
    play(tmp_path, dungeon_of(DAY), "Cleo", seconds="0")
    play(tmp_path, dungeon_of(DAY + timedelta(1)), "Cleo")
    entries = statistics.read(tmp_path).entries
    assert lists(entries, has_glass=True) == {DAY: [Score("Ada", 0, False), Score("Bo", 0, False)]}
    assert lists(entries, has_glass=False) == {
        DAY: [Score("Cleo", 0, False)],
        DAY + timedelta(1): [Score("Cleo", 0, False)],
    }


@pytest.mark.rule("DT-706")
@pytest.mark.parametrize("words", [
    {"scenario": "tome"}, {"players": 2}, {"extended": True}, {"heroes": True}, {"seed": "daily/someday"},
    {"seed": "2026-11-24"},
])  # fmt: skip
def test_another_game_of_its_seed_is_no_dungeon_of_the_day(tmp_path: Path, words: dict[str, object]) -> None:
    dungeon = dungeon_of(DAY)
    said = {"players": 1, "seed": dungeon.seed, "scenario": dungeon.scenario, **words}
    play(tmp_path, Setup(**said))  # type: ignore[arg-type]  # each word is what its field wants
    entries = statistics.read(tmp_path).entries
    assert len(entries) == 1
    assert lists(entries, has_glass=False) == {}


def entry(name: str, when: str, completed: int, is_won: bool = False, hint: int = 0) -> Entry:
    dungeon = dungeon_of(DAY)
    return Entry(
        when, GAME, f"2026-11-24T{when}:00+01:00", (Sat(name, hint=hint),), "goal" if is_won else "short",
        (1,) if is_won else (), deal=dungeon.seed, terms={"scenario": dungeon.scenario},
        figures={"completed": completed}, is_team=True,
    )  # fmt: skip


def test_the_first_game_of_everybody_counts_and_the_best_stands_first() -> None:
    told = (
        entry("Ada", "21:00", 12, is_won=True), entry("Ada", "20:00", 7), entry("Bo", "10:00", 9),
        entry("Cleo", "23:00", 8, is_won=True), entry("Dan", "09:00", 12, is_won=True, hint=1),
    )  # fmt: skip
    found = lists(told, has_glass=False)[DAY]
    assert found == [Score("Cleo", 8, True), Score("Bo", 9, False), Score("Ada", 7, False)]


@pytest.mark.rule("DT-706")
def test_days_won_one_after_the_other_are_a_row() -> None:
    won = [DAY - timedelta(number) for number in (9, 8, 7, 4, 3, 1)]
    found = {day: [Score("Ada", 8, True)] for day in sorted(won)}
    found[DAY - timedelta(2)] = [Score("Ada", 3, False)]
    assert days_of(found, DAY) == {"Ada": Days(7, 6, 1, 3, 8)}, "yesterday's row can still go on"
    assert days_of(found, DAY + timedelta(1))["Ada"].row == 0
    found[DAY] = [Score("Bo", 5, False), Score("Ada", 2, False)]
    assert days_of(found, DAY) == {"Ada": Days(8, 6, 0, 3, 8), "Bo": Days(1, 0, 0, 0, 5)}


def test_a_dungeon_that_ends_behind_midnight_is_that_of_its_day() -> None:
    late = replace(entry("Ada", "23:59", 7), when="2026-11-25T00:04:00+01:00")
    assert list(lists((late,), has_glass=False)) == [DAY]


def test_the_length_of_a_glass_is_an_option_of_its_journal() -> None:
    lengths = {"300": 300, "0": 0, "": 0, "-5": 0, "five": 0, "1e3": 0, "٣": 0, "9" * 30: 0}
    for said, seconds in lengths.items():
        assert glass_seconds({SECONDS_OPTION: said}) == seconds
    assert glass_seconds({}) == 0
