"""The command line: one sentence for a mistake, JSON for programs, and no Qt."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt import __version__, cli
from chrononauts_qt.__main__ import main
from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import Thought
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session import arena
from chrononauts_qt.session.arena import Result, Task
from chrononauts_qt.shelf import GAMES
from tests.each import each
from tests.session.games import plain, play_at_random, start

ROOT = Path(__file__).parents[2]


def command(
    *args: str | bytes, stdout: int | None = subprocess.PIPE, lacking: str = "PySide6", **extra_env: str
) -> subprocess.CompletedProcess[str]:
    """Run the program as a person would, in a Python that cannot import a package."""
    block = (
        f"import runpy, sys; sys.modules['{lacking}'] = None; "
        "runpy.run_module('chrononauts_qt', run_name='__main__')"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **extra_env}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", block, *args],
        env=env,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def in_process(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """Run a command in this process; return its code and what it printed and complained."""
    try:
        code = cli.main(args)
    except SystemExit as stop:
        code = int(str(stop.code or 0))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    play_at_random(start(tmp_path / "game", 3, first="guess", mulligan=True), 60)
    return tmp_path / "game"


MISTAKES = [
    ([], "no command"),
    (["--fly"], "--fly"),
    (["dance"], "dance"),
    (["replay"], "file"),
    (["replay", "{}/none"], "cannot be read"),
    (["replay", "{}"], "cannot be read"),
    (["replay", "{}/no\nne"], "no\ufffdne: the file cannot be read"),
    (["replay", "{}/long"], "999…999"),
    (["replay", "{}/game", "more"], "more"),
    (["dance\ndance"], "dance"),
    (["--fly\nhigh"], "--fly\ufffdhigh"),
    (["9" * 4000], "999…999"),
    (["--fly" + "9" * 4000], "--fly999"),
    (["simulate", "--game", "9" * 4000], "999…999"),
    (["replay", "{}/game", "--xml"], "--xml"),
    (["cards", "--xml"], "--xml"),
    (["simulate", "--players", "1"], "2 to 6"),
    (["simulate", "--players", "7"], "2 to 6"),
    (["simulate", "--players", "two"], "no small number"),
    (["simulate", "--game", "artifaxx", "--players", "5"], "2 to 4"),
    (["simulate", "--game", "solonauts", "--players", "2"], "one seat"),
    (["simulate", "--game", "solonauts", "--travellers", "15"], "6 to 14"),
    (["simulate", "--game", "chess"], "chess"),
    (["solve", "--travellers", "5"], "6 to 14"),
    (["solve", "--journal", "{}/none"], "none"),
    (["simulate", "--games", "0"], "no number above 0"),
    (["simulate", "--games", "-3"], "argument --games"),
    (["simulate", "--games", "9" * 6000], "no number above 0"),
    (["simulate", "--games"], "--games"),
    (["simulate", "--seed", "\udcff", "--games", "1"], "no text"),
    (["simulate", "--bots", "chief,general"], "“general” is none of cadet, agent, chief, novice"),
    (["simulate", "--bots", "cadet,ranger"], "“ranger” is no rank of chrononauts"),
    (["simulate", "--game", "dungeon-time", "--bots", "chief"], "novice, ranger, veteran, random"),
    (["simulate", "--bots", "cadet, cadet"], "none of"),
    (["simulate", "--bots", ""], "none of"),
    (["simulate", "--bots"], "--bots"),
    (["simulate", "--bots", "cadet"], "2 to 6"),
    (["simulate", "--bots", ",".join(["cadet"] * 7)], "2 to 6"),
    (["simulate", "--bots", "cadet,cadet", "--players", "3"], "3 --players"),
    (["simulate", "--game", "artifaxx", "--bots", ",".join(["random"] * 5)], "2 to 4"),
    (["simulate", "--game", "solonauts", "--bots", "cadet"], "one seat"),
    (["simulate", "--bots", "cadet,cadet", "--workers", "0"], "no number from 1 to 61"),
    (["simulate", "--bots", "cadet,cadet", "--workers", "62"], "no number from 1 to 61"),
    (["simulate", "--bots", "cadet,cadet", "--effort", "0"], "no share"),
    (["simulate", "--bots", "cadet,cadet", "--effort", "nan"], "no share"),
    (["simulate", "--workers", "2"], "--workers goes with --bots"),
    (["simulate", "--effort", "1"], "--effort goes with --bots"),
    (["simulate", "--decided"], "--decided goes with --bots"),
]


def test_a_mistake_is_one_sentence_and_code_2(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "\n".join([*plain(saved.read_bytes()), ""])
    long = lines.replace("1: ", f"1: play {'9' * 4000} on ", 1)
    saved.with_name("long").write_text(long, encoding="utf-8")
    for check in each(MISTAKES):
        with check as (args, why):
            code, out, err = in_process(capsys, *(arg.replace("{}", str(saved.parent)) for arg in args))
            assert (code, out) == (2, "")
            assert err.startswith("chrononauts-qt")
            assert err.endswith(".\n")
            assert err.count("\n") == 1
            assert why in err
            assert len(err) < 300 + len(str(saved.parent))


@pytest.mark.parametrize("args", [["--fly"], ["dance"], ["replay", "/none/such"], ["cards", "--xml"]])
def test_a_mistake_is_one_sentence_in_a_shell_too(args: list[str]) -> None:
    done = command(*args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_an_empty_word_names_no_file() -> None:
    """A bug: it opened the window, with the folder one stands in as a saved game."""
    done = command("")
    assert (done.returncode, done.stdout) == (2, "")
    assert "invalid choice: ''" in done.stderr


def test_bytes_that_are_no_text_are_a_mistake_too() -> None:
    done = command("simulate", "--games", "1", "--seed", b"\xff" if os.name == "posix" else "\udcff")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_of_a_journal_with_a_mistake_in_it_nothing_is_printed(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "\n".join([*plain(saved.read_bytes()), ""])
    saved.write_text(lines.replace("1: ", "2: ", 1), encoding="utf-8")
    code, out, err = in_process(capsys, "replay", str(saved), "--json")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert f"{saved}, line " in err


def test_the_version_is_printed() -> None:
    done = command("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Chrononauts Qt {__version__}\n", "")


def test_the_commands_need_no_qt(saved: Path) -> None:
    for args in (["cards"], ["replay", str(saved)], ["simulate", "--games", "1"], ["--help"]):
        done = command(*args)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout


def test_without_qt_the_window_is_refused_in_a_sentence() -> None:
    done = command()
    assert (done.returncode, done.stdout) == (2, "")
    assert "the window cannot open" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [["--version"], ["replay", "game"]])
def test_without_another_package_nothing_is_said_of_a_window(words: list[str]) -> None:
    """A bug: a command that opens none was refused because “the window cannot open”."""
    done = command(*words, lacking="appdirs")
    assert (done.returncode, done.stdout) == (2, "")
    said = "chrononauts-qt: the program cannot start because a part of it is missing (“appdirs”). "
    assert done.stderr.startswith(said)


def test_the_card_table_has_136_cards_of_113_kinds(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = in_process(capsys, "cards", "--json")
    table = json.loads(out)
    assert (code, err) == (0, "")
    assert (table["kinds"], table["cards"]) == (113, 136)
    assert len({row["id"] for row in table["table"]}) == 113
    assert sum(row["copies"] for row in table["table"]) == 136
    assert all(row["family"] for row in table["table"])


def test_the_card_table_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = in_process(capsys, "cards")
    assert (code, out.splitlines()[-1]) == (0, "113 kinds, 136 cards")
    assert len(out.splitlines()) == 114


@pytest.mark.parametrize("game", GAMES)
def test_the_card_table_of_every_game_can_be_printed(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, err = in_process(capsys, "cards", "--game", game, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["table"] == GAMES[game].card_table()


def test_replay_prints_one_json_object_a_line(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = in_process(capsys, "replay", str(saved), "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert [row["number"] for row in rows] == list(range(61))
    assert (rows[0]["seat"], rows[0]["action"]) == (None, None)
    assert all(rules.parse(row["action"]) and row["seat"] in (1, 2, 3) for row in rows[1:])


def test_replay_prints_a_line_for_people_per_position(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = in_process(capsys, "replay", str(saved))
    assert (code, err, len(out.splitlines())) == (0, "", 61)
    assert "the deal" in out.splitlines()[0]


def test_replay_tells_a_game_in_the_words_of_who_can(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    args = cli.parser().parse_args(["replay", str(saved), "--text"])
    assert cli.run(args, lambda positions: f"told of {len(positions)}\n") == 0
    assert capsys.readouterr().out == "told of 61\n"


def test_replay_tells_no_game_where_the_sentences_are_missing(saved: Path) -> None:
    done = command("replay", str(saved), "--text")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "a library is missing" in done.stderr


def test_replay_tells_nothing_of_a_game_with_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "game"
    lines = ("chrononauts-qt journal 1", "game chrononauts", "seat 1 Ada", "seat 2 Bo", "begin", "1: end")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = command("replay", str(path), "--text")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "line 6" in done.stderr


def test_replay_shows_a_torn_journal_up_to_its_last_whole_action_and_says_so(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved.write_bytes(saved.read_bytes()[:-2])
    code, out, err = in_process(capsys, "replay", str(saved))
    assert (code, len(out.splitlines()), err.count("\n")) == (0, 60, 1)
    assert "left out" in err


@pytest.mark.parametrize("way", [(), ("--json",)])
def test_replay_shows_a_damaged_journal_up_to_the_damage_and_says_so(
    saved: Path, way: tuple[str, ...]
) -> None:
    data = saved.read_bytes()
    at = data.rindex(b"1: ", 0, len(data) - 300)
    saved.write_bytes(data[:at] + b"2" + data[at + 1 :])
    done = command("replay", str(saved), *way)
    lost = len(data[at:].splitlines())
    assert (done.returncode, done.stderr.count("\n")) == (0, 1)
    assert f"{saved}: the file is damaged from line" in done.stderr
    assert f"and {lost} lines were left out." in done.stderr
    assert len(done.stdout.splitlines()) > 10
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_replay_says_so_when_only_a_random_result_is_torn_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    match = start(path, 2, hands={0: ("time-vortex", "dodo", "memo")})
    for seat, action in ((0, "play time-vortex"), (1, "allow")):
        match.submit(seat, rules.parse(action))
    data = path.read_bytes()
    path.write_bytes(data[: data.index(b"chance vortex")])
    code, out, err = in_process(capsys, "replay", str(path))
    assert (code, len(out.splitlines()), err.count("\n")) == (0, 2, 1)
    assert "left out" in err


@pytest.mark.parametrize("players", [2, 6])
def test_simulated_games_are_the_same_for_the_same_seed(
    capsys: pytest.CaptureFixture[str], players: int
) -> None:
    args = ["simulate", "--players", str(players), "--games", "5", "--seed", "pinned", "--json"]
    code, out, err = in_process(capsys, *args)
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert (report["players"], report["seed"], report["games"]) == (players, "pinned", 5)
    assert sum(report["ends"].values()) == 5
    assert out == in_process(capsys, *args)[1]
    assert out == command(*args, PYTHONHASHSEED="7").stdout
    assert out != in_process(capsys, *args[:-2], "another", "--json")[1]


@pytest.mark.parametrize("game", ["artifaxx", "solonauts"])
def test_the_small_games_are_simulated_too(capsys: pytest.CaptureFixture[str], game: str) -> None:
    code, out, err = in_process(capsys, "simulate", "--game", game, "--games", "2", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["game"] == game


def test_simulate_prints_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = in_process(capsys, "simulate", "--games", "2")
    assert code == 0
    assert "players: 4" in out.splitlines()


ARENA = ["simulate", "--bots", "cadet,random,random", "--seed", "pinned"]


def without_times(report: dict[str, Any]) -> dict[str, Any]:
    """Return a report without what a clock has measured."""
    timed = {"seconds_a_game", "ms_a_decision", "iterations_a_second"}
    return {
        key: {kind: without_times(figures) for kind, figures in value.items()} if key == "kinds" else value
        for key, value in report.items()
        if key not in timed
    }


def test_games_of_bots_are_the_same_for_the_same_seed_and_any_number_of_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    args = [*ARENA, "--games", "6", "--json"]
    code, out, err = in_process(capsys, *args)
    report = json.loads(out)
    assert (code, err) == (0, "")
    assert (report["bots"], report["players"]) == (["cadet", "random", "random"], 3)
    assert (report["seed"], report["games"], report["interrupted"]) == ("pinned", 6, False)
    assert sum(report["ends"].values()) == 6
    assert (report["kinds"]["cadet"]["seats_held"], report["kinds"]["random"]["seats_held"]) == (6, 12)
    in_two = command(*args, "--workers", "2", PYTHONHASHSEED="7")
    assert (in_two.returncode, in_two.stderr) == (0, "")
    assert without_times(json.loads(in_two.stdout)) == without_times(report)
    another = json.loads(in_process(capsys, *args, "--seed", "another")[1])
    assert without_times(another) != without_times({**report, "seed": "another"})


def test_bots_play_until_somebody_has_won_often_enough(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["simulate", "--bots", "random,random,random", "--games", "4", "--decided", "--json"]
    code, out, err = in_process(capsys, *args)
    report = json.loads(out)
    assert (code, err, report["decided"]) == (0, "", 4)
    assert report["games"] > 4
    assert sum(figures["wins"] for figures in report["kinds"].values()) == 4


def test_a_contest_that_nobody_wins_is_given_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = Result(("cadet", "random", "random"), Outcome("destroyed"), 9, 40, 0.1, {})
    monkeypatch.setattr(arena, "play_game", lambda task: lost)
    code, out, err = in_process(capsys, *ARENA, "--games", "3", "--decided")
    assert (code, "60 games, 0 decided" in out) == (0, True)
    assert err == "So few games are won that this was given up after 0 of 3 games.\n"


def test_bots_play_with_the_effort_that_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    efforts = []

    def think(game: str, rank: str, view: View, left: object = None, effort: float = 1.0) -> Thought:
        efforts.append(effort)
        return Thought(Advice(view.actions[0], "spare"), rank)

    monkeypatch.setattr(arena, "think", think)
    monkeypatch.setattr(arena, "STALLED_AFTER", 5)
    code, out, _ = in_process(capsys, *ARENA, "--games", "1", "--effort", "0.25", "--json")
    assert (code, json.loads(out)["effort"], set(efforts)) == (0, 0.25, {0.25})


def test_the_frozen_program_lets_its_own_processes_in_before_it_reads_a_command(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the frozen program a process of the arena is the program itself, with arguments of its own."""

    def in_by_this_door() -> None:
        raise SystemExit(77)

    monkeypatch.setattr("multiprocessing.freeze_support", in_by_this_door)
    monkeypatch.setattr(sys, "argv", ["chrononauts-qt", "--multiprocessing-fork", "tracker_fd=5"])
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(SystemExit) as stop:
        main()
    assert stop.value.code == 77


@pytest.mark.parametrize("json_too", [["--json"], []])
def test_interrupted_bots_leave_the_figures_of_what_is_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, json_too: list[str]
) -> None:
    play_game = arena.play_game
    played: list[Task] = []

    def interrupted(task: Task) -> Result:
        if len(played) == 2:
            raise KeyboardInterrupt
        played.append(task)
        return play_game(task)

    monkeypatch.setattr(arena, "play_game", interrupted)
    code, out, err = in_process(capsys, *ARENA, "--games", "9", *json_too)
    assert (code, err) == (130, "Interrupted after 2 of 9 games.\n")
    if json_too:
        assert (json.loads(out)["games"], json.loads(out)["interrupted"]) == (2, True)
    else:
        assert "2 games, " in out


def test_a_process_that_dies_in_the_arena_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def dies(task: Task) -> Result:
        raise BrokenExecutor

    monkeypatch.setattr(arena, "play_game", dies)
    code, out, err = in_process(capsys, *ARENA, "--games", "2")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "fewer --workers" in err


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
@pytest.mark.parametrize(
    "args",
    [["cards"], ["simulate", "--games", "1", "--seed", "Ω"], [*ARENA, "--games", "1", "--seed", "Ω"]],
)
def test_any_console_can_show_it(args: list[str], encoding: str) -> None:
    done = command(*args, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="only where there is a device that is always full")
def test_a_full_disk_behind_the_output_is_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = command("cards", stdout=full.fileno())
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "No space left" in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="a closed pipe is another error elsewhere")
@pytest.mark.parametrize("args", [["cards"], ["cards", "--json"]])
def test_a_reader_that_has_seen_enough_is_no_error(args: list[str]) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    done = command(*args, stdout=write_end)
    os.close(write_end)
    assert (done.returncode, done.stderr) == (0, "")


def test_an_interrupted_command_says_nothing_more(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "random_game", interrupted)
    assert in_process(capsys, "simulate") == (130, "", "")
