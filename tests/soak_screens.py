"""Whole games of AfterNova on two screens whose hidden cards lie elsewhere: is what lies open the same?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping

from tests.measured import ROOT
from tests.soak_games import Result, Task, failures_of

SEATS = (2, 3, 4)
"""Two play with Bot; in one game of four there are two Agents."""
GAMES_EACH = 2
TOOLS = (
    "tests/soak_screens.py", "tests/afternova/other_world.py", "tests/gui/afternova/two_worlds.py",
    "tests/gui/afternova/people.py", "tests/gui/secrecy/witness.py",
)  # fmt: skip


def tasks() -> tuple[Task, ...]:
    """Return the tasks (seats, number, one game), all numbers of seats from the start on."""
    return tuple((seats, number, 1) for number in range(GAMES_EACH) for seats in SEATS)


def play_game(task: Task) -> Result:
    """Play a game in a process of its own, once in each world."""
    seats, number, _ = task
    with tempfile.TemporaryDirectory(prefix="chrononauts-screens-") as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tests.gui.afternova.two_worlds", folder, str(seats), str(number)],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    lines = done.stdout.splitlines()
    found = json.loads(lines[-1]) if lines else {"error": done.stderr[-2000:]}
    error = found.get("error")
    again = f"python3 dev.py soak afternova-screens --task {seats},{number},1"
    failures = [{"kind": "difference", "error": error, "reproduce": again}] if error else []
    return {"moments": found.get("moments", 0), "differed": found.get("differed", {}), "failures": failures}


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return how many moments were compared for each number of seats, and how often what lay elsewhere."""
    games, moments, differed = Counter[str](), Counter[str](), Counter[str]()
    for (seats, _, _), result in sorted(results.items()):
        games[str(seats)] += 1
        moments[str(seats)] += result["moments"]
        differed += Counter(result["differed"])
    return {
        "seed": "two worlds/SEATS/NUMBER",
        "games": dict(games),
        "moments_compared": dict(moments),
        "stretches_in_which_it_lay_elsewhere": dict(sorted(differed.items())),
        "failures": failures_of(results),
    }
