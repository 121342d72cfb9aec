"""Dungeon Time beside its clock: a table that is opened, what is kept on a slow disk, and the rules alone."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import disk, journal
from chrononauts_qt.session.journal_writer import Writer
from chrononauts_qt.session.match import Match, Replay
from chrononauts_qt.ui.games.dungeon_time.replay import DungeonFrame
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from tests.gui.dungeon_time import games
from tests.perf.engine import dungeon
from tests.perf.engine.rounds import measure
from tests.perf.timing import share, timed, worked

if TYPE_CHECKING:
    from tests.perf.glass import GlassStand

SLOW = 0.05
"""So many seconds a slow disk takes for every line."""
SPEED = 4
"""So many times its own pace a game is watched."""
SUFFIX = ".chrononauts"

OPENED = """
import sys, time
from pathlib import Path
from chrononauts_qt.ui.shell import app as application
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.preload import Preload
def memory():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 2**20
app = application.make_app()
window = MainWindow(Path(sys.argv[1]))
window.resize(1920, 1080)
later = Preload(window)
done = []
later.finished.connect(lambda: done.append(True))
window.show()
while not done:
    app.processEvents()
before, began = memory(), time.perf_counter()
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.match import Match
names = "Ada", "Bo", "Cleo", "Dan", "Eve"
window.open_match(Match.start("dungeon-time", names, Setup(5, "opened"), None, {"seconds": "300"}))
for _ in range(5):
    app.processEvents()
print((time.perf_counter() - began) * 1000, memory() - before, flush=True)
"""
"""The first table of a program that has shown its first page and loaded what it loads after that."""


def opened(runs: int) -> dict[str, float]:
    """Open a table of five from the first page; return how long that takes, and what memory it costs."""
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, CHRONONAUTS_QT_HOME=home, LC_ALL="C.UTF-8")
        env["PYTHONPYCACHEPREFIX"] = str(Path(home) / "compiled")
        env.pop("PYTHONDONTWRITEBYTECODE", None)
        run = [sys.executable, "-c", OPENED, home]
        done = [
            subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout
            for _ in range(runs + 1)
        ][1:]
    rows = [[float(word) for word in told.split()] for told in done]
    took, memory = (statistics.median(row) for row in zip(*rows, strict=True))
    return {"glass-open-ms": took, "glass-memory-mb": memory}


def kept(stand: GlassStand, runs: int, folder: Path) -> dict[str, float]:
    """Play with a journal on a slow disk, read that of a finished game, and watch it."""
    lines, append, write = list[float](), Writer.append, disk.write

    def timed_append(*told: Any) -> None:
        took = timed(lambda: append(*told))
        if told[-1] is not None:  # a play: it has a stamp
            lines.append(took)

    def slow_write(handle: int, data: bytes) -> None:
        time.sleep(SLOW)
        write(handle, data)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Writer, "append", timed_append)
        patch.setattr(disk, "write", slow_write)
        slow = stand.presses(4 * runs, path=folder / f"slow{SUFFIX}")
        stand.lay(1)  # the table before is left, and its journal is whole
    match = games.played(folder, 3, "kept")
    assert match.writer is not None
    assert match.lock is not None
    match.lock.free()
    loads = [worked(partial(load, match.writer.path)) for _ in range(runs + 1)][1:]
    return {
        "glass-line-p99-ms": share(lines, 0.99),
        "glass-slow-disk-p95-ms": share(slow, 0.95),
        "glass-load-ms": statistics.median(loads),
        "glass-replay-off-ms": watched(stand, match),
    }


def load(path: Path) -> None:
    """Read a journal and play it through."""
    Replay(journal.read(path)).run()


def watched(stand: GlassStand, match: Match) -> float:
    """Watch the phase of a game at four times its pace; return by how many milliseconds a card came too
    late, or too soon, at most."""
    assert match.writer is not None
    open_replay(stand.window, match.writer.path)
    stand.settle()
    page = page_of(stand.window)
    frame, course, off = page.frame, page.course, [0.0]
    assert isinstance(frame, DungeonFrame)
    course.speed = SPEED
    course.go(1)
    began = time.monotonic()

    def compare() -> None:
        stamp = page.positions[page.positions.scenes[course.step]].stamp
        if stamp is not None and not frame.screen.is_told:
            off.append(abs((time.monotonic() - began) * 1000 - stamp / SPEED))

    course.moved.connect(compare)
    course.play(True)
    while not frame.screen.is_told:
        QApplication.processEvents()
        time.sleep(0.001)
    course.play(False)
    return max(off)


def rules(rounds: int) -> dict[str, float]:
    """Measure the referee and the companions without a window, in processor time."""
    found = measure(dungeon.tasks(), rounds, 0.4)
    looks = dungeon.decisions(rounds)
    ours, naive, rangers = (
        1e6 / found[f"{name} decisions/s"].median for name in ("dungeon", "naive dungeon", "rangers")
    )
    return {
        "glass-action-us": ours,
        "glass-action-to-naive-ratio": ours / naive,
        "glass-rangers-game-ms": rangers / 1000,
        "glass-decision-p95-ms": share(looks, 0.95),
        "glass-decision-worst-ms": max(looks),
    }
