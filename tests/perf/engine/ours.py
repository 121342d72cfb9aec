"""Our engine, on the complete rules with four seats."""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
from collections.abc import Callable
from itertools import count

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.snapshot import board
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.journal_lines import record_lines, seal
from tests.perf.engine.rounds import POOL, Task, calls, games

SEATS = 4
ENGINE = "import chrononauts_qt.games.chrononauts.rules"


def ours(home: str) -> list[Task]:
    """Return what is measured of our engine, and the start of Python that its import is compared with.

    `home` is a folder for the compiled modules of those starts.
    """
    dice, numbers = random.Random(1).random, count()
    logged = _begun(random.Random(2))
    bare = [state.bookmark().state for state in logged]
    return [
        games("search", lambda: _search(next(numbers), dice)),
        games("referee", lambda: _referee(next(numbers), dice)),
        calls("clone", State.copy, bare),
        calls("view", lambda state: rules.view(state, state.active), bare),
        calls("view and log", lambda state: rules.view(state, state.active), logged),
        calls("view anew", _view_anew, bare),
        _starts(home),
    ]


def _search(number: int, dice: Callable[[], float]) -> int:
    """Play a game as a search does, which keeps no events and trusts its own choices."""
    state = rules.searching(rules.new_game(rules.Setup(SEATS, str(number)))[0])
    decisions = 0
    while state.waiting:
        seat, legal = rules.decision(state)
        decisions += len(legal) > 1
        rules.play_on(state, seat, legal[int(dice() * len(legal))])
    return decisions


def _referee(number: int, dice: Callable[[], float]) -> int:
    """Play a game as a match does: every action examined, every event kept, the journal's text written."""
    state, _ = rules.new_game(rules.Setup(SEATS, str(number)))
    decisions = checksum = 0
    while pending := rules.pending(state):
        seat, owed = next(iter(pending.items()))
        decisions += owed.is_choice
        action = owed.options[int(dice() * len(owed.options))]
        resolution = rules.apply(state, seat, action)
        for line in record_lines(seat, action.text, resolution.chances):
            _, checksum = seal(line, checksum)
    return decisions


def _view_anew(state: State) -> View:
    """Look at a position for the first time: nothing is kept of its TimeLine."""
    board.cache_clear()
    return rules.view(state, state.active)


def _begun(dice: random.Random) -> list[State]:
    """Return positions in the middle of games."""
    states: list[State] = []
    while len(states) < POOL:
        state, _ = rules.new_game(rules.Setup(SEATS, f"middle {len(states)}"))
        for _ in range(dice.randrange(50, 800)):
            pending = rules.pending(state)
            if not pending:
                break
            seat, owed = next(iter(pending.items()))
            rules.apply(state, seat, dice.choice(owed.options))
        else:
            states.append(state)
    return states


def _starts(home: str) -> Task:
    """Start a Python that imports the engine and one that does nothing, in turn.

    Both keep their compiled modules from one start to the next, as an installation does.
    """
    env = dict(os.environ, PYTHONPYCACHEPREFIX=home)
    env.pop("PYTHONDONTWRITEBYTECODE", None)

    def task(seconds: float) -> dict[str, float]:
        return {"empty start ms": _start("pass", env), "engine start ms": _start(ENGINE, env)}

    return task


def _start(code: str, env: dict[str, str]) -> float:
    """Return the processor time of a start, the least of three."""
    times = []
    for _ in range(3):
        before = _children()
        subprocess.run([sys.executable, "-c", code], env=env, check=True)
        times.append((_children() - before) * 1000)
    return min(times)


def _children() -> float:
    """Return the processor seconds of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
