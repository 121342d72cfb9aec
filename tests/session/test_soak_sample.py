"""A small sample of the soaks, and what starts, stops and resumes them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.deals.bank import deals
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session.simulate import InvariantViolated, random_game
from tests import measured, soak, soak_bank, soak_deals, soak_games
from tests.session import fuzz


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_keep_every_invariant_to_their_end(players: int) -> None:
    result = soak_games.play_games((players, 0, 12))
    assert result["failures"] == []
    assert sum(result["routes"].values()) == 12
    assert "stalled" not in result["routes"]


@pytest.mark.parametrize("players", range(2, 5))
def test_random_games_of_artifaxx_keep_every_invariant(players: int) -> None:
    result = soak_games.play_artifaxx((players, 0, 3))
    assert result["failures"] == []
    assert sum(result["routes"].values()) == 3
    # Random players often miss every Mission: such a game is stalled, and no violation.
    assert set(result["routes"]) <= {"mission", "stalled"}


@pytest.mark.parametrize("travellers", range(6, 15))
def test_random_games_of_solonauts_keep_every_invariant_to_their_end(travellers: int) -> None:
    result = soak_games.play_solonauts((travellers, 0, 12))
    assert result["failures"] == []
    assert sum(result["routes"].values()) == 12
    assert set(result["routes"]) <= {"all-home", "stranded", "destroyed"}
    assert result["longest"] <= 41


@pytest.mark.parametrize("number", range(6))
def test_damaged_journals_are_refused_or_told(tmp_path: Path, number: int) -> None:
    result = fuzz.run(tmp_path, 2 + number % 5, f"sample {number}", 64)
    assert result["failures"] == []
    assert sum(sum(ends.values()) for ends in result["ends"].values()) == 64


def work(task: soak_games.Task) -> soak_games.Result:
    """Stand in for a long task; the third one fails."""
    _, first, _ = task
    failures = [{"kind": "violation", "error": "a test", "reproduce": "so"}] if first == 2 else []
    return {"number": first, "failures": failures}


def total(results: Any) -> dict[str, object]:
    return {"sum": sum(result["number"] for result in results.values())}


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put a soak of eight quick tasks in place of the long ones; return where its figures go."""
    out = tmp_path / "measured" / "small.json"
    tasks = tuple((2, number, 1) for number in range(8) if number != 2)
    quick = soak.Soak(tasks, "things", 1, work, total, out)
    monkeypatch.setattr(soak, "SOAKS", {"small": quick})
    monkeypatch.setattr(soak.Progress.__init__, "__defaults__", (tmp_path / "kept",))
    return out


def test_a_soak_writes_its_figures_with_where_they_come_from(small: Path) -> None:
    assert soak.main(["small"]) == 0
    figures = json.loads(small.read_text(encoding="utf-8"))
    assert figures["sum"] == 26
    assert {"soak", "commit", "date", "python"} <= set(figures)


def test_a_soak_stops_at_its_budget_and_goes_on_from_there(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert soak.main(["small", "--budget", "0.0000001"]) == 0
    assert "python3 dev.py soak small" in capsys.readouterr().out
    assert not small.exists()
    commit = measured.tested_commit(soak.ENGINE)
    soak.Progress("small", commit).add((2, 0, 1), {"number": 1000, "failures": []})
    assert soak.main(["small"]) == 0
    assert json.loads(small.read_text(encoding="utf-8"))["sum"] == 1026


def test_progress_is_kept_where_git_does_not_look(small: Path, tmp_path: Path) -> None:
    soak.Progress("small", "abc").add((2, 0, 1), {"number": 0, "failures": []})
    assert (tmp_path / "kept" / ".gitignore").read_text(encoding="utf-8") == "*\n"


def test_a_failure_is_printed_and_is_exit_code_1(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    failing = replace(soak.SOAKS["small"], tasks=((2, 2, 1),))
    monkeypatch.setitem(soak.SOAKS, "small", failing)
    assert soak.main(["small"]) == 1
    assert json.loads(capsys.readouterr().err)["reproduce"] == "so"


def test_figures_go_where_they_are_wanted(small: Path, tmp_path: Path) -> None:
    assert soak.main(["small", "--out", str(tmp_path / "elsewhere.json")]) == 0
    assert (tmp_path / "elsewhere.json").exists()
    assert not small.exists()


@pytest.mark.parametrize(
    "args", [["nothing"], [], ["games", "--budget", "soon"], ["games", "--budget", "0"], ["games", "--fast"]]
)
def test_a_mistake_is_one_sentence_with_the_list_of_names(
    capsys: pytest.CaptureFixture[str], args: list[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        soak.main(args)
    out, err = capsys.readouterr()
    assert (stop.value.code, out, err.count("\n")) == (2, "", 1)
    assert ", ".join(soak.SOAKS) in err


@pytest.mark.parametrize(("name", "numbers"), [("artifaxx", range(2, 5)), ("solonauts", range(6, 15))])
def test_the_small_games_are_played_10000_times_with_every_number(name: str, numbers: range) -> None:
    tasks = soak.SOAKS[name].tasks
    assert sum(count for _, _, count in tasks) == 10_000
    assert {number for number, _, _ in tasks} == set(numbers)
    games = [(number, game) for number, first, count in tasks for game in range(first, first + count)]
    assert len(set(games)) == 10_000


@pytest.mark.parametrize("name", ["artifaxx", "solonauts"])
def test_the_figures_of_the_small_games(name: str) -> None:
    number, first, _ = soak.SOAKS[name].tasks[0]
    task = (number, first, 2)
    figures = soak.SOAKS[name].report({task: soak.SOAKS[name].work(task)})
    by_number: Any = figures["travellers" if name == "solonauts" else "players"]
    assert list(by_number) == [str(number)]
    assert by_number[str(number)]["games"] == 2
    assert ("note" in figures) == (name == "artifaxx")
    assert figures["failures"] == []


def test_a_sample_of_the_bank_and_of_the_decided_deals() -> None:
    bank = soak_bank.try_deals((6, 1, 1))
    assert bank["verdicts"] == {"winnable": 1}
    assert bank["deals"] == [list(next(deal for deal in deals() if deal.seed == "s6-0001"))]
    assert bank["failures"] == []
    decided = soak_deals.report_decided({(8, 0, 1): soak_deals.decide_deals((8, 0, 1))})
    assert (decided["deals"], decided["failures"]) == (1, [])


def test_a_violation_tells_how_to_meet_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solonauts, "check", lambda state: ["a card is missing"])
    (failure,) = soak_games.play_solonauts((6, 0, 1))["failures"]
    assert (failure["kind"], "a card is missing" in failure["error"]) == ("violation", True)
    with pytest.raises(InvariantViolated):
        eval(failure["reproduce"], {"random_game": random_game, "solonauts": solonauts})


def test_the_long_soak_plays_4000_games_of_each_number_of_players() -> None:
    games = dict.fromkeys(range(2, 7), 0)
    for players, _, count in soak.SOAKS["games"].tasks:
        games[players] += count
    assert games == dict.fromkeys(range(2, 7), 4000)
    assert len(set(soak.SOAKS["games"].tasks)) == len(soak.SOAKS["games"].tasks)
