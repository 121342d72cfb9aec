"""A small sample of the ladders, and when they stop."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session.arena import Result, Task, Thinking, tasks
from tests import soak, soak_games, soak_ladder
from tests.soak_ladder import AFTERNOVA, AT_MOST, LADDERS, Step, play_step, reached, report, steps

NAME = "chrononauts-cadet-random"


def test_every_ladder_stands_for_every_game() -> None:
    names = ("chief-agents", "chief-agents-full", "agent-cadet", "cadet-random")
    searched = {f"{game}-{name}" for game in ("chrononauts", "artifaxx") for name in names}
    assert set(LADDERS) == searched | AFTERNOVA.keys()
    assert {f"ladder-{name}" for name in LADDERS} <= set(soak.SOAKS)
    for name, ladder in LADDERS.items():
        assert name.startswith(f"{ladder.contest.game}-{ladder.kind}")
        assert len(ladder.contest.bots) == 4
    for name in searched:
        ladder = LADDERS[name]
        assert (ladder.decided, ladder.contest.effort) == ((200, 1.0) if "full" in name else (400, 0.5))
        assert (ladder.share, ladder.low) == ((0.40, 0.33) if ladder.kind == "chief" else (0.60, 0.52))


@pytest.mark.parametrize("name", LADDERS)
def test_a_step_is_a_round_in_which_every_kind_sits_everywhere(name: str) -> None:
    ladder, all_steps = LADDERS[name], steps(name)
    assert sum(count for _, _, count in all_steps) >= AT_MOST * ladder.decided
    for (_, first, count), (_, after, _) in pairwise(all_steps):
        assert first + count == after
    _, first, count = all_steps[3]
    sat = Counter(
        (seat, kind) for task in tasks(ladder.contest, first, count) for seat, kind in enumerate(task.seats)
    )
    assert all(sat[seat, kind] * 4 == count * ladder.contest.bots.count(kind) for seat, kind in sat)


@pytest.mark.parametrize("game", ["chrononauts", "artifaxx", "afternova"])
def test_a_sample_of_the_ladder_of_cadets(game: str) -> None:
    name = f"{game}-cadet-random"
    step = (4, 0, 3)
    played = play_step(name, step)
    assert played["failures"] == []
    kept = json.loads(json.dumps(played))
    figures: Any = report(name, {steps(name)[0]: played})
    assert figures == report(name, {steps(name)[0]: kept}), "what was kept in a file counts the same"
    assert (figures["games"], figures["bots"]) == (3, ["cadet", "cadet", "random", "random"])
    assert figures["effort"] == LADDERS[name].contest.effort


def test_a_game_that_fails_tells_how_to_meet_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(task: Task) -> Result:
        raise ZeroDivisionError(task.seed)

    monkeypatch.setattr(soak_ladder, "play_game", fails)
    played = play_step(NAME, (4, 7, 1))
    (failure,) = played["failures"]
    assert (played["games"], failure["kind"]) == ([], "exception")
    with pytest.raises(ZeroDivisionError, match="ladder/7"):
        eval(failure["reproduce"], {"play_game": fails, "Task": Task})


def rounds(name: str, wins: str, how_many: int) -> dict[Step, dict[str, Any]]:
    """Return rounds of which every game was won by a kind."""

    def game(task: Task) -> Result:
        outcome = Outcome.won_by(task.seats.index(wins), len(task.seats), "mission")
        return Result(task.seats, outcome, 20, 90, 1.0, {kind: Thinking(1, 1, 1.0) for kind in task.seats})

    contest = LADDERS[name].contest
    return {
        step: {"games": [game(task) for task in tasks(contest, step[1], step[2])], "failures": []}
        for step in steps(name)[:how_many]
    }


@pytest.mark.parametrize(("wins", "met"), [("cadet", True), ("random", False)])
def test_the_report_says_whether_the_bar_is_met(wins: str, met: bool) -> None:
    figures: Any = report(NAME, rounds(NAME, wins, 20))
    assert figures["bar"] == {"kind": "cadet", "share": 0.6, "low_above": 0.52, "met": met}


def test_few_games_do_not_meet_a_bar_whatever_their_share() -> None:
    first = steps(NAME)[0]
    games = rounds(NAME, "cadet", 1)[first]["games"][:3]
    figures: Any = report(NAME, {first: {"games": games, "failures": []}})
    assert (figures["kinds"]["cadet"]["share"], figures["bar"]["met"]) == (1.0, False)


def test_a_ladder_is_done_with_the_first_round_that_is_enough() -> None:
    each = steps(NAME)[0][2]
    needed = -(-400 // each)
    enough, more = rounds(NAME, "cadet", needed), rounds(NAME, "random", needed + 2)
    assert reached(NAME, {}) == (0, 400)
    assert reached(NAME, rounds(NAME, "cadet", 2)) == (2 * each, 400)
    assert reached(NAME, enough) == (400, 400)
    too_many = {**more, **enough}
    assert report(NAME, too_many) == report(NAME, enough), "whichever process was done first"


def test_a_round_counts_when_all_before_it_are_there() -> None:
    played = rounds(NAME, "cadet", 3)
    del played[steps(NAME)[1]]
    assert reached(NAME, played) == (steps(NAME)[0][2], 400)


def work(task: soak_games.Task) -> soak_games.Result:
    return {"number": task[1], "failures": []}


def total(results: Any) -> dict[str, object]:
    return {"sum": sum(result["number"] for result in results.values())}


def three_of_them(results: Any) -> tuple[int, int]:
    return min(3, len(results)), 3


def test_a_soak_stops_when_it_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    endless = tuple((4, number, 1) for number in range(100_000))
    out = tmp_path / "small.json"
    small = soak.Soak(endless, "things", 1, work, total, out, reached=three_of_them)
    monkeypatch.setattr(soak, "SOAKS", {"small": small})
    monkeypatch.setattr(soak.Progress.__init__, "__defaults__", (tmp_path / "kept",))
    assert soak.main(["small", "--workers", "1"]) == 0
    assert "Done: 3 things" in capsys.readouterr().out
    assert out.exists()
    (kept,) = (tmp_path / "kept").glob("*.json")
    assert 3 <= len(json.loads(kept.read_text(encoding="utf-8"))) < 20


@pytest.mark.parametrize("workers", ["0", "many", "-1"])
def test_a_wrong_number_of_processes_is_one_sentence(
    capsys: pytest.CaptureFixture[str], workers: str
) -> None:
    with pytest.raises(SystemExit) as stop:
        soak.main(["games", "--workers", workers])
    assert (stop.value.code, capsys.readouterr().err.count("\n")) == (2, 1)
