"""Kill -9 at random moments of random play, and what is there afterwards."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.kills.life import KINDS, Life
from tests.soak_games import SEED, Result, Task, failures_of

KILLS = {"match": 200, "window": 300}
A_TASK = 5
"""So many kills the games of one folder live through."""
TOOLS = ("tests/kills", "tests/session/corpus.py", "tests/soak_kills.py")


def tasks() -> tuple[Task, ...]:
    """Return the tasks (index of what is killed, number, how often): of both kinds from the start on."""
    lives = [(kind, number) for kind, name in enumerate(KINDS) for number in range(KILLS[name] // A_TASK)]
    return tuple((kind, number, A_TASK) for kind, number in sorted(lives, key=lambda life: life[1]))


def kill(task: Task) -> Result:
    """Let the games of one folder live through some kills; the first fault ends it."""
    kind, number, count = task
    seed = f"{SEED}/kills/{KINDS[kind]}/{number}"
    failures: list[dict[str, str]] = []
    with tempfile.TemporaryDirectory(prefix="chrononauts-kills-") as folder:
        life = Life(Path(folder), KINDS[kind], seed)
        done = 0
        try:
            for done in range(count):
                life.kill(done)
        except Exception as error:
            what = f"{type(error).__name__}: {error}"
            again = f"Life(folder, {KINDS[kind]!r}, {seed!r}), kill {done}"
            failures.append({"kind": "fault", "error": what[:2000], "reproduce": again})
    return {"counts": dict(life.counts), "failures": failures}


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return how often what was killed, and what was seen before and found afterwards."""
    sums = {name: Counter[str]() for name in KINDS}
    for (kind, _, _), result in results.items():
        sums[KINDS[kind]].update(result["counts"])
    return {
        "seed": f"{SEED}/kills/KIND/NUMBER",
        "kills": {name: sum(count for key, count in sums[name].items() if "killed" in key) for name in KINDS},
        "counts": {name: dict(sorted(sums[name].items())) for name in KINDS},
        "note": "shown: actions and notes on the screen before a kill; not shown yet: found all the same",
        "failures": failures_of(results),
    }
