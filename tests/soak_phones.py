"""People with phones at every game that phones may play, without a browser and in Chromium: tests/crowd/."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.crowd.seats import TABLES
from tests.measured import ROOT
from tests.soak_games import SEED, Result, Task, failures_of

GAMES = tuple(TABLES)
MINUTES = 12
"""Each game for so long: together an hour."""
FLAT_FROM, MOST = 1 / 3, 1.1
"""From this part of a game's time on the memory may grow to so much of what it was."""
ALONE, MIXED = 0, 1
"""Phones at all seats, or beside the screen and bots."""
BESIDE = ("beside a bot", "beside the screen and a bot")
"""By how many play at the screen: nobody does where all act at once."""
PATIENCE = 40
"""Minutes in which a game that is pressed at random has to end."""
TOOLS = ("tests/crowd", "tests/soak_phones.py")


def tasks() -> tuple[Task, ...]:
    """Return the tasks (number of the game, 0, minutes)."""
    return tuple((number, 0, MINUTES) for number in range(len(GAMES)))


def play(task: Task) -> Result:
    """Let a game be played again and again in a process of its own."""
    number, _, minutes = task
    seed, game = f"{SEED}/phones/{number}", GAMES[number]
    found, errors = crowded(seed, 60 * minutes, game)
    again = f"python3 dev.py soak phones --task {number},0,{minutes}"
    failures = [
        {"kind": "phones", "error": f"{one['game']}: {error}", "reproduce": again}
        for one in found
        for error in one["failures"]
    ]
    grown = growth([size for one in found for size in one["resident"]])
    if grown > MOST:
        failures.append({"kind": "memory", "error": f"{game}: {grown:.2f} times", "reproduce": again})
    if errors:
        failures.append({"kind": "fault", "error": errors[-2000:], "reproduce": again})
    return {"games": found, "grown": round(grown, 3), "failures": failures}


def crowded(seed: str, seconds: float, *words: str) -> tuple[list[Any], str]:
    """Return what there is to tell of each game that was dealt, and what the process complained of.

    `words` are games, and options of `tests.crowd.table`.
    """
    with tempfile.TemporaryDirectory(prefix="chrononauts-phones-") as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tests.crowd.table", folder, seed, str(seconds), *words],
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "CHRONONAUTS_QT_HOME": folder},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return found, done.stderr or ("" if found and done.returncode == 0 else "nothing was played to its end")


def growth(sizes: list[int]) -> float:
    """Return how many times as much memory there is at the end as there was when all had been shown once."""
    return sizes[-1] / sizes[int(len(sizes) * FLAT_FROM)] if sizes else 1.0


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return what was done, the longest that the window did not answer, and the memory besides pictures."""
    told: dict[str, object] = {}
    for number, _, minutes in sorted(results):
        result = results[number, 0, minutes]
        counts = Counter[str]()
        for one in result["games"]:
            counts.update(one["counts"])
        told[GAMES[number]] = {
            "minutes": minutes,
            "dealt": len(result["games"]),
            "ended": sum(one["is_over"] for one in result["games"]),
            "steps": sum(one["steps"] for one in result["games"]),
            "counts": dict(sorted(counts.items())),
            "longest_still_s": max((one["longest_still_s"] for one in result["games"]), default=0.0),
            "longest_ms": max((one["longest_ms"] for one in result["games"]), default=0.0),
            "longest_with_an_action_ms": max(
                (one["longest_with_an_action_ms"] for one in result["games"]), default=0.0
            ),
            "grown": result["grown"],
            "megabytes": round(max(size for one in result["games"] for size in one["resident"]) / 2**20),
            "megabytes_of_pictures": round(max(one["pictures"] for one in result["games"]) / 2**20),
        }
    return {
        "seed": f"{SEED}/phones/NUMBER",
        "minutes": sum(minutes for _, _, minutes in results),
        "games": told,
        "failures": failures_of(results),
    }


def browser_tasks() -> tuple[Task, ...]:
    """Return the tasks (number of the game, alone or mixed, which size of a page comes first)."""
    return tuple(
        task
        for number, game in enumerate(GAMES)
        for task in (
            *((number, ALONE, turn) for turn in ((0,) if TABLES[game].alone.phones > 1 else range(4))),
            *((number, MIXED, turn) for turn in ((0, 2) if TABLES[game].bots else ())),
        )
    )


def press(task: Task) -> Result:
    """Let a whole game be played in Chromium by whoever presses what stands on the page."""
    number, mixture, turn = task
    game, how = GAMES[number], ["--alone"] if mixture == ALONE else []
    seed = f"{SEED}/browsers/{number}/{mixture}/{turn}"
    words = (game, *how, "--company", "browsers", "--once", "--turn", str(turn))
    found, errors = crowded(seed, 60 * PATIENCE, *words)
    told = [failure for one in found for failure in one["failures"]]
    if not all(one["is_over"] for one in found):
        told.append(f"not over after {PATIENCE} minutes")
    if errors:
        told.append(errors[-2000:])
    again = f"python3 dev.py soak browsers --task {number},{mixture},{turn}"
    return {
        "games": found,
        "failures": [{"kind": "browsers", "error": f"{game}: {one}", "reproduce": again} for one in told],
    }


def report_browsers(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return what was pressed in which game."""
    games = [
        {
            "game": one["game"],
            "phones": "alone" if mixture == ALONE else BESIDE[TABLES[one["game"]].screens],
            "is_over": one["is_over"],
            "seconds": one["seconds"],
            "steps": one["steps"],
            "taps": one["counts"].get("taps", 0),
            "pages axe has seen": one["counts"].get("pages axe has seen", 0),
        }
        for (_, mixture, _), result in sorted(results.items())
        for one in result["games"]
    ]
    return {"seed": f"{SEED}/browsers/TASK", "games": games, "failures": failures_of(results)}
