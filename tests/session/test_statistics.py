"""Statistics: every game counts once, for whoever played it, and nothing is lost to a damaged file."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.deals.journeys import journeys
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session import journal, saves, statistics, tallies
from chrononauts_qt.session.game_entries import Entry, Result, Sat, as_json, entry_of
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from tests.session.games import do

WON = ("1: play stegosaurus", "2: allow", "1: claim mission")


def rivals(folder: Path, name: str = "evening", **options: str) -> Match:
    """Return a game that Ada wins with WON; `options` are those of its journal, with _ for -."""
    said = {ID_OPTION: new_id(), **{key.replace("_", "-"): value for key, value in options.items()}}
    setup = Setup(
        2,
        name,
        first="seat-1",
        mulligan=False,
        tables={0: ("tyrannosaurus", "triceratops")},
        missions={0: "petting-zoo"},
        draw_pile=("stegosaurus", "dodo"),
    )
    match = Match.start("chrononauts", ("Ada", "Bo"), setup, folder / f"{name}.chrononauts", said)
    statistics.opened(folder, match)
    return match


def journey(folder: Path, name: str = "journey", deal: str = "s6") -> Match:
    """Return a game of Solonauts that has just begun."""
    options = {ID_OPTION: new_id()}
    setup = solonauts.Setup(travellers=6, seed=deal)
    match = Match.start("solonauts", ("Ada",), setup, folder / f"{name}.chrononauts", options)
    statistics.opened(folder, match)
    return match


def win(match: Match, folder: Path) -> None:
    do(match, *WON)
    statistics.ended(folder, match)


def end_here(match: Match, folder: Path) -> None:
    do(match, "1: stop")
    statistics.ended(folder, match)


def again(match: Match) -> Match:
    """Return the game as it is resumed."""
    assert match.writer is not None
    return resume(journal.read(match.writer.path))


def only(folder: Path) -> Entry:
    (entry,) = statistics.read(folder).entries
    return entry


def entries_of(folder: Path) -> tuple[Entry, ...]:
    return statistics.read(folder).entries


# -- what is entered --------------------------------------------------------------------------------


def test_a_game_is_unfinished_until_it_is_won_and_lost(tmp_path: Path) -> None:
    match = rivals(tmp_path, bot_2="agent")
    assert [only(tmp_path).result(seat) for seat in (0, 1)] == [Result.UNFINISHED] * 2
    win(match, tmp_path)
    entry = only(tmp_path)
    assert [entry.result(seat) for seat in (0, 1)] == [Result.WON, Result.LOST]
    assert (entry.game, entry.route, entry.turns) == ("chrononauts", "mission", 1)
    assert entry.seats == (Sat("Ada"), Sat("Bo", "agent"))


def test_a_destroyed_universe_is_everyones(tmp_path: Path) -> None:
    entry = Entry("0" * 16, "chrononauts", "2026-01-01", (Sat("Ada"), Sat("Bo")), "destroyed")
    assert {entry.result(seat) for seat in (0, 1)} == {Result.ALL_LOST}
    entry = Entry("0" * 16, "solonauts", "2026-01-01", (Sat("Ada"),), "stranded")
    assert entry.result(0) is Result.LOST


def test_a_game_counts_once_however_often_it_is_opened(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    statistics.opened(tmp_path, again(match))
    match = again(match)
    win(match, tmp_path)
    was = (tmp_path / statistics.FILE).read_bytes()
    statistics.opened(tmp_path, again(match))
    statistics.ended(tmp_path, again(match))
    assert (tmp_path / statistics.FILE).read_bytes() == was


def test_a_game_that_is_opened_again_keeps_the_time_of_its_beginning(tmp_path: Path) -> None:
    """Nor is that lost when something else is told of it: here, that a bot has sat down."""
    match = rivals(tmp_path)
    path, begun = tmp_path / statistics.FILE, "2020-02-03T04:05:06+01:00"
    path.write_text(path.read_text("utf-8").replace(only(tmp_path).when, begun), encoding="utf-8")
    statistics.opened(tmp_path, again(match))
    assert only(tmp_path).when == begun
    match.seat_bot(1, "cadet")
    statistics.opened(tmp_path, again(match))
    assert [seat.bot for seat in only(tmp_path).seats] == ["", "cadet"]
    assert only(tmp_path).when == begun


def test_a_copy_is_the_same_game(tmp_path: Path) -> None:
    """Whichever of the two ends first counts."""
    match = rivals(tmp_path)
    assert match.writer is not None
    copy = tmp_path / "copy.chrononauts"
    shutil.copy(match.writer.path, copy)
    win(match, tmp_path)
    other = resume(journal.read(copy))
    statistics.opened(tmp_path, other)
    do(other, "1: play stegosaurus", "2: allow", "1: end")
    statistics.ended(tmp_path, other)
    assert only(tmp_path).result(0) is Result.WON


def test_a_game_of_an_earlier_version_goes_by_its_file_and_its_deal(tmp_path: Path) -> None:
    setup = solonauts.Setup(travellers=6, seed="twice")
    for name in ("one", "two"):
        match = Match.start("solonauts", ("Ada",), setup, tmp_path / f"{name}.chrononauts")
        statistics.opened(tmp_path, match)
        statistics.opened(tmp_path, again(match))
    found = entries_of(tmp_path)
    assert sorted(entry.id.split()[0] for entry in found) == ["one", "two"]
    assert len({entry.id.split()[1] for entry in found}) == 1
    (tmp_path / "one.chrononauts").unlink()
    assert [entry.result(0) for entry in entries_of(tmp_path)] == [Result.ABANDONED, Result.UNFINISHED]


def test_to_look_at_a_finished_game_enters_nothing(tmp_path: Path) -> None:
    match = rivals(tmp_path / "other")
    do(match, *WON)
    statistics.opened(tmp_path, match)
    assert not statistics.is_kept(tmp_path)


def test_an_end_that_a_crash_left_out_is_entered_when_the_game_is_opened(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    do(match, *WON)
    assert only(tmp_path).result(0) is Result.UNFINISHED
    statistics.opened(tmp_path, again(match))
    assert only(tmp_path).result(0) is Result.WON


def test_a_game_without_a_journal_is_nobodys(tmp_path: Path) -> None:
    match = Match.start("solonauts", ("Ada",), solonauts.Setup(6, "nowhere"))
    statistics.opened(tmp_path, match)
    assert not statistics.is_kept(tmp_path)


def test_an_end_that_is_taken_back_is_none(tmp_path: Path) -> None:
    match = journey(tmp_path)
    end_here(match, tmp_path)
    assert only(tmp_path).result(0) is Result.LOST
    match.undo()
    statistics.took_back(tmp_path, match)
    assert only(tmp_path).result(0) is Result.UNFINISHED
    end_here(match, tmp_path)
    assert only(tmp_path).result(0) is Result.LOST


# -- abandoned is no loss ---------------------------------------------------------------------------


def test_a_game_whose_journal_is_gone_is_abandoned_and_back_again_unfinished(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    assert match.writer is not None
    path = match.writer.path
    bin_ = tmp_path / "deleted"
    bin_.mkdir()
    path.rename(bin_ / path.name)
    assert only(tmp_path).result(0) is Result.ABANDONED
    (bin_ / path.name).rename(tmp_path / "renamed.chrononauts")
    assert only(tmp_path).result(0) is Result.UNFINISHED


def test_a_game_is_abandoned_when_it_is_deleted_and_not_when_it_gives_way_to_others(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    assert match.writer is not None
    path = match.writer.path
    older = tmp_path / saves.OLDER
    older.mkdir()
    path = path.rename(older / path.name)
    assert only(tmp_path).result(0) is Result.UNFINISHED
    gone = saves.delete(path)
    assert isinstance(gone, Path)
    assert only(tmp_path).result(0) is Result.ABANDONED
    assert isinstance(saves.bring_back(gone), Path)
    assert only(tmp_path).result(0) is Result.UNFINISHED


def test_a_deleted_game_that_was_over_stays_what_it_was(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    win(match, tmp_path)
    assert match.writer is not None
    match.writer.path.unlink()
    assert only(tmp_path).result(1) is Result.LOST


def test_of_a_game_in_another_folder_nobody_knows_whether_it_is_given_up(tmp_path: Path) -> None:
    match = rivals(tmp_path / "stick")
    statistics.opened(tmp_path, match)
    shutil.rmtree(tmp_path / "stick")
    assert only(tmp_path).result(0) is Result.UNFINISHED


# -- help -------------------------------------------------------------------------------------------


def test_help_is_marked_for_the_seat_that_had_it(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    match.note_hint(1, 2)
    win(match, tmp_path)
    entry = only(tmp_path)
    assert [sat.hint for sat in entry.seats] == [0, 2]
    assert [entry.is_helped(seat) for seat in (0, 1)] == [False, True]


def test_what_was_hidden_and_taken_back_helps_everybody(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    do(match, "1: play stegosaurus", "2: allow", "1: end")
    match.undo(len(match.past))
    win(match, tmp_path)
    entry = only(tmp_path)
    assert entry.practice
    assert all(entry.is_helped(seat) for seat in (0, 1))


def test_whoever_has_seen_the_solution_of_a_deal_has_help_the_next_time(tmp_path: Path) -> None:
    first = journey(tmp_path, "first")
    end_here(first, tmp_path)
    statistics.solution_shown(tmp_path, first)
    for name, deal in (("second", "s6"), ("another", "s7")):
        end_here(journey(tmp_path, name, deal), tmp_path)
    told = {entry.id: entry.is_helped(0) for entry in entries_of(tmp_path)}
    assert list(told.values()) == [False, True, False], "it was shown after the end of the first"


# -- who it counts for ------------------------------------------------------------------------------


def test_a_seat_that_was_handed_over_counts_for_nobody(tmp_path: Path) -> None:
    match = rivals(tmp_path)
    match.seat_bot(0, "cadet")
    match.seat_person(0)
    win(match, tmp_path)
    found = tallies.by_person(entries_of(tmp_path))
    assert list(found) == [("Bo", "chrononauts")]
    assert tallies.by_game(entries_of(tmp_path))["chrononauts"].results == {Result.WON: 1}
    assert tallies.against_bots(entries_of(tmp_path)) == {}


def many() -> tuple[Entry, ...]:
    """Games of Ada: won at home, won with help, lost to an Agent, destroyed, given up; and two journeys."""
    bots = (Sat("Ada"), Sat("Tamsel", "agent"), Sat("Orvik", "cadet"))
    pair, when = (Sat("Ada", hint=1), Sat("bo")), "2026-07-01T20:00:00+02:00"
    alone = "solonauts", when

    def figures(home: int) -> dict[str, int]:
        return {"travellers": 6, "home": home}

    return (
        Entry("1", "chrononauts", when, bots, "home", (1, 2, 2), (), 9),
        Entry("2", "chrononauts", when, pair, "hand", (1, 2), (), 9),
        Entry("3", "chrononauts", when, bots, "mission", (2, 1, 2), (), 9),
        Entry("4", "chrononauts", when, pair, "destroyed", (), (), 9),
        Entry("5", "artifaxx", when, pair, is_there=False),
        Entry("6", "chrononauts", when, (Sat("A", "agent"), Sat("B", "chief")), "hand", (1, 2), (), 9),
        Entry("7", *alone, (Sat("Ada"),), "all-home", (1,), (), 9, deal="6 a", figures=figures(6)),
        Entry("8", *alone, (Sat("Ada"),), "stranded", (), (), 9, deal="6 b", figures=figures(3)),
        Entry("9", *alone, (Sat("Ada", hint=3),), "stranded", (), (), 9, figures=figures(5)),
    )


def test_games_are_counted_by_what_they_came_to_for_people() -> None:
    found = tallies.by_game(many())
    assert found["chrononauts"].results == {Result.WON: 2, Result.LOST: 1, Result.ALL_LOST: 1}
    assert found["chrononauts"].games == 4, "nobody was there when bots played alone"
    assert found["chrononauts"].helped == {Result.WON: 1, Result.ALL_LOST: 1}
    assert found["artifaxx"].results == {Result.ABANDONED: 1}
    assert found["artifaxx"].helped == {}, "help counts for games that ended"


def test_games_are_counted_by_person_and_game_in_the_order_of_the_names() -> None:
    found = tallies.by_person(many())
    assert list(found) == [
        ("Ada", "chrononauts"),
        ("Ada", "artifaxx"),
        ("Ada", "solonauts"),
        ("bo", "chrononauts"),
        ("bo", "artifaxx"),
    ]
    assert found["bo", "chrononauts"].results == {Result.LOST: 1, Result.ALL_LOST: 1}
    assert found["bo", "chrononauts"].helped == {}, "Ada had the hint"


def test_whoever_shares_the_best_place_has_won() -> None:
    seats = (Sat("Ada"), Sat("Bo"), Sat("Orvik", "cadet"), Sat("Tamsel", "agent"))
    entry = Entry("1", "chrononauts", "2026-07-01", seats, "points", (2, 1, 1, 4), (5, 8, 8, 0))
    results = [entry.result(seat) for seat in range(4)]
    assert results == [Result.LOST, Result.WON, Result.WON, Result.LOST]
    assert tallies.by_game([entry])["chrononauts"].results == {Result.WON: 1}
    found = tallies.by_person([entry])
    assert found["Ada", "chrononauts"].results == {Result.LOST: 1}
    assert found["Bo", "chrononauts"].results == {Result.WON: 1}
    assert [(row["place"], row["score"]) for row in tallies.rows([entry])] == [(2, 5), (1, 8), (1, 8), (4, 0)]


def test_people_have_lost_where_only_bots_have_won() -> None:
    seats = (Sat("Ada"), Sat("Orvik", "cadet"), Sat("Tamsel", "agent"))
    entry = Entry("1", "chrononauts", "2026-07-01", seats, "points", (3, 1, 1))
    assert tallies.by_game([entry])["chrononauts"].results == {Result.LOST: 1}


def test_a_team_wins_and_loses_together() -> None:
    when, seats = "2026-07-01", (Sat("Ada"), Sat("Bo"))
    won = Entry("1", "chrononauts", when, seats, "saved", (1, 1), is_team=True)
    lost = Entry("2", "chrononauts", when, seats, "sunk", is_team=True)
    assert {won.result(seat) for seat in (0, 1)} == {Result.WON}
    assert {lost.result(seat) for seat in (0, 1)} == {Result.LOST}
    assert tallies.by_game([won, lost])["chrononauts"].results == {Result.WON: 1, Result.LOST: 1}


def test_wins_are_counted_by_their_way_and_against_every_rank() -> None:
    assert tallies.routes(many(), "chrononauts") == {"Ada": {"home": 1, "hand": 1}}
    found = tallies.against_bots(many())
    assert list(found) == [("Ada", "cadet"), ("Ada", "agent")]
    assert found["Ada", "agent"].results == {Result.WON: 1, Result.LOST: 1}


def test_journeys_with_help_stand_apart() -> None:
    found = journeys(many())["Ada", 6]
    assert (found.home, found.helped) == ([6, 3], [5])
    assert found.all_home(6) == 1


def test_everything_can_be_taken_along() -> None:
    table = list(csv.DictReader(io.StringIO(tallies.as_csv(many()))))
    assert [row["result"] for row in table[:3]] == ["won", "lost", "lost"]
    assert (table[1]["name"], table[1]["player"], table[1]["seat"]) == ("Tamsel", "agent", "2")
    assert json.loads(tallies.as_json(many()))[0]["name"] == "Ada"
    (row, _) = tallies.rows([replace(many()[1], terms={"mode": "mild", "weather": "rain"}, seconds=300)])
    assert (row["terms"], row["seconds"]) == ("mode=mild weather=rain", 300)
    assert tuple(table[0]) == tallies.columns()
    assert [(row["place"], row["score"]) for row in table[:3]] == [("1", ""), ("2", ""), ("2", "")]
    assert {row["place"] for row in table if row["route"] == "destroyed"} == {"0"}
    assert [(row["travellers"], row["home"]) for row in (table[0], table[-1])] == [("0", "0"), ("6", "5")]


# -- the file ---------------------------------------------------------------------------------------


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    match = journey(tmp_path)
    match.note_hint(0, 3)
    end_here(match, tmp_path)
    entry = only(tmp_path)
    assert (entry.figures["travellers"], entry.deal, entry.seats) == (6, "6 s6", (Sat("Ada", hint=3),))
    assert entry.figures["home"] == len(match.state.home)
    assert entry.id == match.options[ID_OPTION]


@pytest.mark.parametrize(
    "damage", ["{", "[]", '{"version": "x"}', '{"version": 1, "games": []}', "\0", '{"a": 1}']
)
def test_a_damaged_file_is_put_aside_and_told(tmp_path: Path, damage: str) -> None:
    (tmp_path / statistics.FILE).write_text(damage, encoding="utf-8")
    put_aside: list[Path] = []
    match = journey(tmp_path)
    (aside,) = tmp_path.glob("statistics.unreadable*.json")
    assert aside.read_text(encoding="utf-8") == damage
    assert only(tmp_path).id == match.options[ID_OPTION]
    (tmp_path / statistics.FILE).write_text(damage, encoding="utf-8")
    assert statistics.read(tmp_path, put_aside).entries == ()
    assert [path.read_text(encoding="utf-8") for path in put_aside] == [damage]


def test_games_that_version_1_kept_are_read_as_they_ended(tmp_path: Path) -> None:
    said = {"when": "2026-07-01T20:00:00+02:00", "turns": 9}
    three, alone = [{"name": name} for name in ("Ada", "Bo", "Cleo")], [{"name": "Ada"}]
    games = {
        "won": {"game": "chrononauts", "seats": three, "route": "hand", "winner": 2, **said},
        "destroyed": {"game": "chrononauts", "seats": three, "route": "destroyed", **said},
        "home": {"game": "solonauts", "seats": alone, "route": "all-home", "winner": 1, "travellers": 6,
                 "home": 6, "deal": "6 a", **said},
        "stranded": {"game": "solonauts", "seats": alone, "route": "stranded", "travellers": 6, "home": 2,
                     "deal": "6 b", **said},
    }  # fmt: skip
    (tmp_path / statistics.FILE).write_text(json.dumps({"version": 1, "games": games}), encoding="utf-8")
    found = {entry.id: entry for entry in entries_of(tmp_path)}
    results = {
        entry.id: [entry.result(seat).value for seat in range(len(entry.seats))] for entry in found.values()
    }
    assert results == {
        "won": ["lost", "won", "lost"],
        "destroyed": ["all-lost"] * 3,
        "home": ["won"],
        "stranded": ["lost"],
    }
    assert (found["won"].places, found["won"].scores, found["won"].is_team) == ((2, 1, 2), (), False)
    assert found["stranded"].figures == {"travellers": 6, "home": 2}
    match = rivals(tmp_path)
    win(match, tmp_path)
    kept = json.loads((tmp_path / statistics.FILE).read_text(encoding="utf-8"))
    assert kept["version"] == statistics.VERSION
    assert {id_: kept["games"][id_] for id_ in games} == games
    assert kept["games"][match.options[ID_OPTION]]["places"] == [1, 2]


def test_places_scores_and_teams_are_read_as_they_are_written() -> None:
    seats = (Sat("Ada"), Sat("Bo"))
    entry = Entry("1", "chrononauts", "2026-07-01", seats, "points", (1, 1), (7, 7), is_team=True)
    entry = replace(entry, terms={"mode": "mild", "weather": "rain"}, seconds=300)
    assert entry_of("1", json.loads(json.dumps(as_json(entry)))) == entry


BAD: list[Any] = [
    *(None, 7, [], {}, {"game": "chess"}, {"seats": []}, {"seats": [1]}, {"seats": [{}]}, {"when": 3}),
    *(
        {"seats": [{"name": "A", "bot": "king"}]},
        {"winner": 0},
        {"winner": 9},
        {"winner": True},
        {"turns": -1},
        {"places": [1, 2]},
        {"places": [2]},
        {"places": 1},
        {"scores": [3, 4]},
        {"scores": ["3"]},
        {"team": 1},
        {"terms": []},
        {"terms": {"mode": 1}},
        {"seconds": -1},
        {"seconds": "300"},
    ),
    *({"practice": 1}, {"home": 3}, {"route": 4}, {"when": "yesterday"}, {"seats": {"name": "A"}}),
    {"when": "0001-01-01"},
]


@pytest.mark.parametrize("bad", BAD)
def test_an_entry_that_cannot_be_is_passed_over_and_kept(tmp_path: Path, bad: Any) -> None:
    good = {"game": "solonauts", "when": "2026-07-01T20:00:00", "seats": [{"name": "A"}]}
    told = {**good, **bad} if isinstance(bad, dict) and bad else bad
    data = {"version": 1, "games": {"bad": told, "good": good}}
    (tmp_path / statistics.FILE).write_text(json.dumps(data), encoding="utf-8")
    assert [entry.id for entry in entries_of(tmp_path)] == ["good"]
    journey(tmp_path)
    kept = json.loads((tmp_path / statistics.FILE).read_text(encoding="utf-8"))
    assert kept["games"]["bad"] == told
    assert len(kept["games"]) == 3


def test_the_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    told = json.dumps({"version": statistics.VERSION + 1, "games": 5})
    (tmp_path / statistics.FILE).write_text(told, encoding="utf-8")
    end_here(journey(tmp_path), tmp_path)
    assert (tmp_path / statistics.FILE).read_text(encoding="utf-8") == told
    assert statistics.read(tmp_path).is_newer
    assert [path.name for path in tmp_path.glob("statistics*")] == [statistics.FILE]


def test_what_is_kept_now_and_nothing_at_all_are_of_no_later_version(tmp_path: Path) -> None:
    assert not statistics.read(tmp_path).is_newer
    rivals(tmp_path)
    assert not statistics.read(tmp_path).is_newer


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    match = rivals(tmp_path / "games")
    nowhere = tmp_path / "file"
    nowhere.write_text("", encoding="utf-8")
    assert statistics.opened(nowhere / "folder", match) is not None


def test_reset_keeps_the_old_file_beside(tmp_path: Path) -> None:
    assert statistics.reset(tmp_path) is None
    backups = []
    for name in ("one", "two"):
        journey(tmp_path, name)
        was = (tmp_path / statistics.FILE).read_bytes()
        backup = statistics.reset(tmp_path)
        assert isinstance(backup, Path)
        assert backup.read_bytes() == was
        backups.append(backup)
        assert entries_of(tmp_path) == ()
    assert len(set(backups)) == 2


ENTER = """
import sys
from pathlib import Path
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session import locks, statistics
from chrononauts_qt.session.match import Match
locks.PATIENCE = 60.0  # however slow the disk is
folder, who = Path(sys.argv[1]), sys.argv[2]
for number in range(15):
    options = {"id": statistics.new_id()}
    setup = solonauts.Setup(travellers=6, seed=f"{who}{number}")
    match = Match.start("solonauts", ("Ada",), setup, folder / f"{who}{number}.chrononauts", options)
    trouble = statistics.opened(folder, match)
    if trouble is not None:
        raise SystemExit(str(trouble))
"""


def test_two_running_copies_lose_none_of_each_others_games(tmp_path: Path) -> None:
    env = dict(os.environ, PYTHONPATH=str(Path(__file__).parents[2]))
    runs = [subprocess.Popen([sys.executable, "-c", ENTER, str(tmp_path), who], env=env) for who in "ab"]
    assert [run.wait(100) for run in runs] == [0, 0]
    assert len(entries_of(tmp_path)) == 30
