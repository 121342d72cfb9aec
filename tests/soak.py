"""Long tests that can be stopped and gone on with: `python -m tests.soak NAME [--budget MIN] [--out FILE]`.

    games      20,000 random games with 2 to 6 seats, every invariant asked after every action
    artifaxx   the same for 10,000 games of Artifaxx with 2 to 4 seats
    solonauts  the same for 10,000 games of Solonauts with 6 to 14 travellers
    afternova  2,000 games of AfterNova with 2 to 6 seats, with composed deals; every journal played again
    dungeon-time  20,000 games of Dungeon Time with 1 to 5 seats, deals and Stories; every journal played too
    dungeon-time-shares  138,000 games of companions: how often they win which game, by seats, mode and rank
    afternova-balance  3,200 games of Agents and 1,280 with an Upgrade as a gift: are its cards in balance?
    afternova-cadets   18,000 games of Cadets, the invariants asked at every tenth action
    afternova-dealing  600 games: who agrees to a Chief, whom offers help, how often Bot beats two Chiefs
    bank       1,450 deals of Solonauts: those that can be won become the bank of the program
    decided    500 random deals of Solonauts: can they be won, and how long does it take to know
    hints      1,000 deals of Solonauts without hints, with some and with one at every move
    chiefs-hints  the same for 400 deals, with the hints of a Chief too
    honesty    bots in two worlds that look the same to their seat: do they say the same in both?
    weights    9,000 games of both, from which the Chief's weights are learned and written down
    faults     120 lines of the program made wrong, one at a time: which of them do the tests find?
    afternova-honesty  players of AfterNova in two worlds that look the same to their seat
    afternova-screens  6 whole games on two screens whose hidden cards differ: does all that lies open agree?
    afternova-faults, dungeon-time-faults
               200 lines of the game's referee made wrong: do the tests of its rules notice?
    near-faults  46 lines of modules on which secrets and games hang: do the tests beside them notice?
    fuzz       damaged journals: a plain error or a told loss, never a traceback, a hang or another game
    kills      500 times kill -9 while the program or a match is played: nothing that was shown is lost
    memory     36 games in one window: after the last there is hardly more memory than after the thirteenth
    mutations  100,000 saves of every game, settings and statistics, broken in every way, cunning ones too
    reader     a game of each kind by keys chosen by what a screen reader says, and what is wrong with that
    browsers   whole games in Chromium as phones of all sizes, alone and beside the screen and a bot
    phones     60 minutes of people with phones who come, go, sleep, babble and flood beside a game
    window     120 minutes with three seeds of keys, clicks and mishaps in the program's real window
    ladder-GAME-chief-agents, ladder-GAME-agent-cadet, ladder-GAME-cadet-random
               chrononauts, artifaxx or afternova between ranks, until 400 games have been won
               (docs/arena.md); ladder-GAME-chief-agents-full: 200, with all iterations, not for afternova

What is done is kept in `.soak/` for the last commit that touched what is tested, so that a run that was
stopped, by `--budget` or by Ctrl+C, goes on from there. `--task A,B,C` does one task, and keeps nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from typing import NoReturn

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from tests import (
    soak_afternova,
    soak_balance,
    soak_bank,
    soak_dealing,
    soak_deals,
    soak_dungeon_shares,
    soak_dungeon_time,
    soak_faults,
    soak_hints,
    soak_honesty,
    soak_kills,
    soak_ladder,
    soak_memory,
    soak_mutations,
    soak_phones,
    soak_reader,
    soak_screens,
    soak_weights,
    soak_window,
)
from tests.bots import honesty
from tests.measured import KEPT, ROOT, tested_commit
from tests.soak_games import (
    GAMES_A_TASK,
    Result,
    Task,
    failures_of,
    in_turn,
    play_artifaxx,
    play_games,
    play_solonauts,
    report_artifaxx,
    report_games,
    report_solonauts,
)

ENGINE = ("chrononauts_qt/kernel", "chrononauts_qt/games", "chrononauts_qt/session/simulate.py")
WORKERS = 2
GAMES_EACH = 4000
LINE_EVERY = 5.0
"""Seconds between two lines that tell how far it is."""


@dataclass(frozen=True)
class Soak:
    """One long test: its tasks, what does one (and can be pickled), what sums up, where that goes.

    ``tested`` are the paths that decide the results: a commit that leaves them alone keeps progress.
    ``reached`` tells how far it is and how far it must come, if that may take less than all tasks.
    ``prepare`` is done once before all tasks.
    """

    tasks: tuple[Task, ...]
    unit: str
    per_task: int
    work: Callable[[Task], Result]
    report: Callable[[Mapping[Task, Result]], dict[str, object]]
    out: Path
    tested: tuple[str, ...] = ENGINE
    reached: Callable[[Mapping[Task, Result]], tuple[int, int]] | None = None
    prepare: Callable[[], None] | None = None

    def progress(self, results: Mapping[Task, Result]) -> tuple[int, int]:
        """Return how many units are done, and how many there must be."""
        if self.reached:
            return self.reached(results)
        return len(results) * self.per_task, len(self.tasks) * self.per_task


SOAKS = {
    "games": Soak(
        # One task of each number of players in turn, so that a stopped run has met them all.
        tuple(
            (players, first, GAMES_A_TASK)
            for first in range(0, GAMES_EACH, GAMES_A_TASK)
            for players in range(rules.MIN_SEATS, rules.MAX_SEATS + 1)
        ),
        "games",
        GAMES_A_TASK,
        play_games,
        report_games,
        ROOT / "docs" / "measured" / "soak-games.json",
    ),
    "artifaxx": Soak(
        in_turn(artifaxx.MIN_SEATS, artifaxx.MAX_SEATS),
        "games",
        GAMES_A_TASK,
        play_artifaxx,
        report_artifaxx,
        ROOT / "docs" / "measured" / "soak-artifaxx.json",
    ),
    "solonauts": Soak(
        in_turn(solonauts.MIN_TRAVELLERS, solonauts.MAX_TRAVELLERS),
        "games",
        GAMES_A_TASK,
        play_solonauts,
        report_solonauts,
        ROOT / "docs" / "measured" / "soak-solonauts.json",
    ),
    "afternova": Soak(
        soak_afternova.TASKS,
        "games",
        soak_afternova.GAMES_A_TASK,
        soak_afternova.play_games,
        soak_afternova.report,
        ROOT / "docs" / "measured" / "soak-afternova.json",
        (*ENGINE[:2], "tests/soak_afternova.py", "tests/afternova/play.py"),
    ),
    "dungeon-time": Soak(
        soak_dungeon_time.TASKS,
        "games",
        soak_dungeon_time.GAMES_A_TASK,
        soak_dungeon_time.play_games,
        soak_dungeon_time.report,
        ROOT / "docs" / "measured" / "soak-dungeon-time.json",
        (*ENGINE[:2], "tests/soak_dungeon_time.py", *soak_dungeon_time.TOOLS),
    ),
    "dungeon-time-shares": Soak(
        soak_dungeon_shares.TASKS,
        "games",
        soak_dungeon_shares.A_TASK,
        soak_dungeon_shares.play_games,
        soak_dungeon_shares.report,
        ROOT / "docs" / "measured" / "soak-dungeon-time-shares.json",
        (*ENGINE[:2], "chrononauts_qt/bots/dungeon_time", "tests/soak_dungeon_shares.py",
         "tests/dungeon_time/teams.py"),
    ),
    "afternova-balance": Soak(
        soak_balance.TASKS,
        "games",
        soak_balance.A_TASK,
        soak_balance.play_agents,
        soak_balance.report,
        ROOT / "docs" / "measured" / "soak-afternova-balance.json",
        (*ENGINE[:2], "chrononauts_qt/bots", "tests/soak_balance.py", "tests/afternova/ranked.py"),
    ),
    "afternova-cadets": Soak(
        soak_balance.CADET_TASKS,
        "games",
        soak_balance.A_TASK,
        soak_balance.play_cadets,
        soak_balance.report_cadets,
        ROOT / "docs" / "measured" / "soak-afternova-cadets.json",
        (*ENGINE[:2], "chrononauts_qt/bots", "tests/soak_balance.py", "tests/afternova/ranked.py"),
    ),
    "afternova-dealing": Soak(
        soak_dealing.TASKS,
        "games",
        soak_dealing.A_TASK,
        soak_dealing.play_games,
        soak_dealing.report,
        ROOT / "docs" / "measured" / "soak-afternova-dealing.json",
        (*ENGINE[:2], "chrononauts_qt/bots", "tests/soak_dealing.py", "tests/afternova/ranked.py"),
    ),
    "afternova-honesty": Soak(
        soak_honesty.TASKS,
        "pairs of worlds",
        soak_honesty.A_TASK,
        soak_honesty.ask,
        soak_honesty.report,
        ROOT / "docs" / "measured" / "soak-afternova-honesty.json",
        (*ENGINE[:2], "chrononauts_qt/bots", "tests/soak_honesty.py", "tests/afternova/test_random_games.py"),
    ),
    "afternova-screens": Soak(
        soak_screens.tasks(),
        "games",
        1,
        soak_screens.play_game,
        soak_screens.report,
        ROOT / "docs" / "measured" / "soak-afternova-screens.json",
        (*ENGINE[:2], "chrononauts_qt/bots", "chrononauts_qt/session", "chrononauts_qt/ui",
         *soak_screens.TOOLS),
    ),
    "weights": Soak(
        soak_weights.tasks(),
        "games",
        soak_weights.A_TASK,
        soak_weights.play_games,
        soak_weights.report,
        ROOT / "docs" / "measured" / "weights.json",
        (*ENGINE, "chrononauts_qt/bots", "tests/soak_weights.py"),
    ),
    "bank": Soak(
        soak_bank.tasks(),
        "deals",
        soak_bank.A_TASK,
        soak_bank.try_deals,
        soak_bank.report,
        ROOT / "docs" / "measured" / "bank.json",
        (*ENGINE, "chrononauts_qt/bots", "chrononauts_qt/deals", "tests/soak_bank.py"),
    ),
    "decided": Soak(
        soak_deals.tasks(),
        "deals",
        soak_deals.A_TASK,
        soak_deals.decide_deals,
        soak_deals.report_decided,
        ROOT / "docs" / "measured" / "soak-decided.json",
        (*ENGINE, "chrononauts_qt/bots", "chrononauts_qt/deals", "tests/soak_deals.py"),
    ),
    "hints": Soak(
        soak_hints.tasks(),
        "deals",
        soak_hints.A_TASK,
        soak_hints.ask_agents,
        soak_hints.report_hints,
        ROOT / "docs" / "measured" / "solonauts-hints.json",
        (*ENGINE[:2], "chrononauts_qt/bots/solonauts", "tests/soak_hints.py"),
    ),
    "chiefs-hints": Soak(
        soak_hints.chief_tasks(),
        "deals",
        soak_hints.A_CHIEF_TASK,
        soak_hints.ask_chiefs,
        soak_hints.report_hints,
        ROOT / "docs" / "measured" / "solonauts-chiefs-hints.json",
        (*ENGINE[:2], "chrononauts_qt/bots/solonauts", "tests/soak_hints.py"),
    ),
    "honesty": Soak(
        honesty.rounds(),
        "rounds of all phases",
        1,
        honesty.ask_round,
        honesty.report,
        ROOT / "docs" / "measured" / "honesty.json",
        (*ENGINE, "chrononauts_qt/bots", *honesty.TOOLS),
    ),
    "faults": Soak(
        soak_faults.tasks(soak_faults.FAULTS),
        "faults",
        1,
        soak_faults.ask_tests,
        partial(soak_faults.report, soak_faults.SEED),
        ROOT / "docs" / "measured" / "soak-faults.json",
        soak_faults.TESTED,
        prepare=soak_faults.measure,
    ),
    **{
        f"{game.replace('_', '-')}-faults": Soak(
            soak_faults.tasks(soak_faults.REFEREE_FAULTS),
            "faults",
            1,
            partial(soak_faults.ask_rules, game),
            partial(soak_faults.report, seed),
            ROOT / "docs" / "measured" / f"soak-{game.replace('_', '-')}-faults.json",
            (*ENGINE[:1], f"chrononauts_qt/games/{game}", f"tests/{game}", "tests/soak_faults.py"),
        )
        for game, seed in soak_faults.REFEREE_SEEDS.items()
    },
    "near-faults": Soak(
        soak_faults.tasks(soak_faults.NEAR_FAULTS),
        "faults",
        1,
        soak_faults.ask_nearest,
        partial(soak_faults.report, soak_faults.NEAR_SEED),
        ROOT / "docs" / "measured" / "soak-near-faults.json",
        soak_faults.TESTED,
    ),
    "fuzz": Soak(
        soak_mutations.fuzz_tasks(),
        "journals",
        soak_mutations.FUZZ_A_TASK,
        soak_mutations.fuzz_journals,
        soak_mutations.report_fuzz,
        ROOT / "docs" / "measured" / "soak-fuzz.json",
        (*ENGINE, "chrononauts_qt/session", "tests/session/fuzz.py"),
    ),
    "kills": Soak(
        soak_kills.tasks(),
        "kills",
        soak_kills.A_TASK,
        soak_kills.kill,
        soak_kills.report,
        ROOT / "docs" / "measured" / "soak-kills.json",
        (*ENGINE, "chrononauts_qt/session", "chrononauts_qt/ui", *soak_kills.TOOLS),
    ),
    "memory": Soak(
        soak_memory.tasks(),
        "games",
        soak_memory.GAMES,
        soak_memory.play_games,
        soak_memory.report,
        ROOT / "docs" / "measured" / "soak-memory.json",
        (*ENGINE, "chrononauts_qt/session", "chrononauts_qt/ui", *soak_memory.TOOLS),
    ),
    "mutations": Soak(
        soak_mutations.tasks(),
        "files",
        soak_mutations.A_TASK,
        soak_mutations.break_files,
        soak_mutations.report,
        ROOT / "docs" / "measured" / "soak-mutations.json",
        (*ENGINE, "chrononauts_qt/session", *soak_mutations.TOOLS),
    ),
    "reader": Soak(
        soak_reader.tasks(),
        "games",
        1,
        soak_reader.play_game,
        soak_reader.report,
        ROOT / "docs" / "measured" / "soak-reader.json",
        (*ENGINE, "chrononauts_qt/bots", "chrononauts_qt/session", "chrononauts_qt/ui", *soak_reader.TOOLS),
    ),
    "phones": Soak(
        soak_phones.tasks(),
        "minutes",
        soak_phones.MINUTES,
        soak_phones.play,
        soak_phones.report,
        ROOT / "docs" / "measured" / "soak-phones.json",
        (*ENGINE, "chrononauts_qt/bots", "chrononauts_qt/session", "chrononauts_qt/ui", "chrononauts_qt/wire",
         *soak_phones.TOOLS),
    ),
    "browsers": Soak(
        soak_phones.browser_tasks(),
        "games",
        1,
        soak_phones.press,
        soak_phones.report_browsers,
        ROOT / "docs" / "measured" / "soak-browsers.json",
        (*ENGINE, "chrononauts_qt/bots", "chrononauts_qt/session", "chrononauts_qt/ui", "chrononauts_qt/wire",
         "resources/phone", "tests/browser", *soak_phones.TOOLS),
    ),
    "window": Soak(
        soak_window.tasks(),
        "minutes",
        soak_window.A_TASK,
        soak_window.run,
        soak_window.report,
        ROOT / "docs" / "measured" / "soak-window.json",
        (*ENGINE, "chrononauts_qt/bots", "chrononauts_qt/session", "chrononauts_qt/ui", *soak_window.TOOLS),
    ),
    **{
        f"ladder-{name}": Soak(
            soak_ladder.steps(name),
            "decided games",
            soak_ladder.steps(name)[0][2],
            partial(soak_ladder.play_step, name),
            partial(soak_ladder.report, name),
            ROOT / "docs" / "measured" / f"ladder-{name}.json",
            (*ENGINE, "chrononauts_qt/bots", "chrononauts_qt/session/arena.py", "tests/soak_ladder.py"),
            partial(soak_ladder.reached, name),
        )
        for name in soak_ladder.LADDERS
    },
}


class Progress:
    """The results so far, kept in one file for a soak and a commit."""

    def __init__(self, name: str, commit: str, folder: Path = KEPT) -> None:
        self.path = folder / f"{name}-{commit}.json"
        self.results: dict[Task, Result] = {}
        if self.path.exists():
            for task, result in json.loads(self.path.read_text(encoding="utf-8")):
                players, number, count = task
                self.results[players, number, count] = result

    def add(self, task: Task, result: Result) -> None:
        """Keep one result; the file is replaced as a whole."""
        self.results[task] = result
        self.path.parent.mkdir(exist_ok=True)
        (self.path.parent / ".gitignore").write_text("*\n", encoding="utf-8")
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(list(self.results.items())), encoding="utf-8")
        fresh.replace(self.path)


def run_tasks(soak: Soak, progress: Progress, budget: float | None, workers: int = WORKERS) -> bool:
    """Do what is left, for `budget` seconds at most; tell whether all is done."""
    todo = [task for task in soak.tasks if task not in progress.results]
    began = shown = time.monotonic()
    running: dict[Future[Result], Task] = {}
    before, wanted = soak.progress(progress.results)
    with ProcessPoolExecutor(workers, initializer=_end_with_the_parent) as pool:
        while soak.progress(progress.results)[0] < wanted and (todo or running):
            over = budget is not None and time.monotonic() - began >= budget
            while todo and not over and len(running) < 2 * workers:
                task = todo.pop(0)
                running[pool.submit(soak.work, task)] = task
            if not running:
                return False
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                progress.add(running.pop(future), future.result())
            if time.monotonic() - shown >= LINE_EVERY:
                shown = time.monotonic()
                print(how_far(soak, progress, before, shown - began), flush=True)
        pool.shutdown(cancel_futures=True)
    return True


def _end_with_the_parent() -> None:
    """Let a worker end at once when the run is interrupted, and when its parent is no more."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def do_again(soak: Soak, task: Task) -> int:
    """Do one task, to see its failures again; return the exit code."""
    result = soak.work(task)
    print(json.dumps(result, indent=1, ensure_ascii=False))
    return 1 if result["failures"] else 0


def how_far(soak: Soak, progress: Progress, before: int, seconds: float) -> str:
    """Return the line that tells how far it is."""
    done, total = soak.progress(progress.results)
    left = seconds / max(1, done - before) * (total - done)
    wrong = len(failures_of(progress.results))
    return f"{done:,} of {total:,} {soak.unit}, {wrong} failures, about {left / 60:.1f} min left"


def write_report(name: str, soak: Soak, progress: Progress, commit: str, out: Path) -> None:
    """Write the figures as JSON."""
    facts = {
        "soak": name,
        "commit": commit,
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "python": platform.python_version(),
    }
    out.parent.mkdir(parents=True, exist_ok=True)
    said = json.dumps({**facts, **soak.report(progress.results)}, indent=1, ensure_ascii=False)
    out.write_text(said + "\n", encoding="utf-8")


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        print(f"soak: {message}. There are: {', '.join(SOAKS)}.", file=sys.stderr)
        raise SystemExit(2)


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not 0 < minutes < float("inf"):
        raise argparse.ArgumentTypeError(f"“{text}” is no number of minutes")
    return minutes


def _workers(text: str) -> int:
    if not text.isdecimal() or len(text) > 2 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is no number of processes")
    return int(text)


def _task(text: str) -> Task:
    numbers = text.split(",")
    if len(numbers) != 3 or not all(number.isdecimal() for number in numbers):
        raise argparse.ArgumentTypeError(f"“{text}” is no task: that is three numbers, such as 0,17,250")
    first, second, third = map(int, numbers)
    return first, second, third


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Return the arguments; a mistake is one sentence and code 2."""
    parser = _Parser(prog="soak", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("name", metavar="NAME", help=", ".join(SOAKS))
    parser.add_argument("--budget", type=_minutes, metavar="MIN", help="stop cleanly after so many minutes")
    parser.add_argument("--workers", type=_workers, default=WORKERS, metavar="N", help="how many processes")
    parser.add_argument("--task", type=_task, metavar="A,B,C", help="do this task only, and keep nothing")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the figures go")
    args = parser.parse_args(argv)
    if args.name not in SOAKS:
        parser.error(f"no soak is called “{args.name}”")
    return args


def main(argv: Sequence[str]) -> int:
    """Run one soak; 0: nothing found so far, 1: something failed, 2: bad arguments, 130: interrupted."""
    args = arguments(argv)
    soak = SOAKS[args.name]
    if args.task:
        return do_again(soak, args.task)
    commit = tested_commit(soak.tested)
    progress = Progress(args.name, commit)
    if soak.prepare:
        soak.prepare()
    again = f"Run `python3 dev.py soak {args.name}` again to go on from here."
    try:
        whole = run_tasks(soak, progress, args.budget and args.budget * 60, args.workers)
    except (KeyboardInterrupt, BrokenProcessPool):
        print(f"\nInterrupted. {again}", file=sys.stderr)
        return 130
    failures = failures_of(progress.results)
    for failure in failures[:5]:
        print(json.dumps(failure, ensure_ascii=False), file=sys.stderr)
    done, _ = soak.progress(progress.results)
    if not whole:
        print(f"Stopped after {done:,} {soak.unit} with {len(failures)} failures. {again}")
        return 1 if failures else 0
    out = args.out or soak.out
    write_report(args.name, soak, progress, commit, out)
    print(f"Done: {done:,} {soak.unit}, {len(failures)} failures. The figures are in {os.path.relpath(out)}.")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
