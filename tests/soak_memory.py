"""How much memory the window has after each of many games in one process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping

from tests.measured import ROOT
from tests.soak_games import SEED, Result, Task, failures_of

GAMES = 36
FLAT_FROM, MOST = 13, 1.05
"""From this game on the memory may grow to so much of what it was: after two rounds of all companies the kept
pictures of the scenes have their size."""
TOOLS = ("tests/memory", "tests/soak_memory.py")


def tasks() -> tuple[Task, ...]:
    """Return the one task: all games, in one process."""
    return ((0, 0, GAMES),)


def play_games(task: Task) -> Result:
    """Play the games in a process of their own, and note the memory after each, in bytes."""
    _, number, games = task
    seed = f"{SEED}/memory/{number}"
    with tempfile.TemporaryDirectory(prefix="chrononauts-memory-") as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tests.memory.evening", folder, seed, str(games)],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    found = [json.loads(line) for line in done.stdout.splitlines()]
    again = f"python -m tests.memory.evening FOLDER {seed} {games}"
    faults = _faults(done, found, games)
    failures = [{"kind": kind, "error": error, "reproduce": again} for kind, error in faults]
    return {"games": found, "failures": failures}


def _faults(
    done: subprocess.CompletedProcess[str], found: list[dict[str, int]], games: int
) -> list[tuple[str, str]]:
    if done.returncode or len(found) < games:
        return [("fault", done.stderr[-2000:])]
    before, after = found[FLAT_FROM - 1]["resident"], found[-1]["resident"]
    if after > before * MOST:
        return [("growth", f"{before} bytes after game {FLAT_FROM}, {after} after game {games}")]
    return []


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return what was there after each game."""
    (result,) = results.values()
    return {"seed": f"{SEED}/memory/0", **result, "failures": failures_of(results)}
