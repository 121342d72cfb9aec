"""A folder of games through several kills: what was shown before each must be there after it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from chrononauts_qt.session import places
from tests.kills.remains import Lost, Remains, said_in, told
from tests.kills.witness import SEEN
from tests.session import corpus

ROOT = Path(__file__).parents[2]
KINDS = ("match", "window")
LIVES = {"match": 2.0, "window": 4.0}
"""Seconds that it may play at most before it is killed."""
LONGEST = 30.0
"""Seconds after which a process is killed wherever it is; a third of them where a moment may never come."""
ORPHANED = 30.0
"""Seconds after which what it has started will not end by itself any more."""


class Life(Remains):
    """The games of one folder, and the processes that play them."""

    def __init__(self, home: Path, kind: str, seed: str) -> None:
        super().__init__(home / "games", home / "scratch")
        self._seen = home / SEEN
        self.folder.mkdir()
        self.scratch.mkdir()
        self.kind, self.seed = kind, seed
        self.dice = Random(seed)
        if self.dice.random() < 0.3:
            self._inherit()

    def _inherit(self) -> None:
        """Find a game of the first version in the folder."""
        game, seats = self.dice.choice(corpus.COMPANIES)
        original = corpus.write(self.scratch / f"old{places.SUFFIX}", game, seats, self.seed)
        path = self.folder / f"old{places.SUFFIX}"
        corpus.as_version_1(path, original)
        self.known[path.name] = said_in(path)

    # -- killing --------------------------------------------------------------------------------

    def kill(self, number: int) -> None:
        """Let the program run in the folder, kill it at a moment by lot, and see what is left."""
        how = self.dice.choice(("time", "shown", "write"))
        at = round(10 ** self.dice.uniform(0.3, 2.7)) if how == "write" else 0
        self._seen.unlink(missing_ok=True)
        process = self._start(f"{self.seed}/{number}", at)
        try:
            self._wait(process, how)
        finally:
            process.kill()
            process.wait()
        if process.returncode != -signal.SIGKILL:
            raise Lost(f"it ended by itself with {process.returncode}: {self._errors()}")
        self.counts[f"killed by {how}"] += 1
        check_orphans(process.pid)
        self.check(told(self._seen))

    def _start(self, seed: str, at: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"tests.kills.{self.kind}_child"]
        with (self.scratch / "errors").open("wb") as errors:
            return subprocess.Popen(
                [*command, str(self.folder), str(self._seen), seed, str(at)],
                cwd=ROOT,
                env=environment(self.folder),
                stdout=errors,
                stderr=errors,
                start_new_session=True,
            )

    def _wait(self, process: subprocess.Popen[bytes], how: str) -> None:
        """Wait for the moment: some time after the start or after a game lay there, or so many lines."""
        began = time.monotonic()
        lines = {"time": 3, "write": 1}.get(how) or 2 + round(10 ** self.dice.uniform(0, 2))
        from_start = how == "time" and self.dice.random() < 0.3
        seconds = (LIVES[self.kind] if how == "time" else 0.01) * self.dice.random()
        if not from_start:
            _until(lambda: process.poll() is not None or self._lines() >= lines, began + LONGEST)
        if how != "write":
            _until(lambda: process.poll() is not None, time.monotonic() + seconds)
        else:
            _until(lambda: process.poll() is not None, began + LONGEST / 3)

    def _lines(self) -> int:
        return self._seen.read_bytes().count(b"\n") if self._seen.exists() else 0

    def _errors(self) -> str:
        return (self.scratch / "errors").read_text(encoding="utf-8", errors="replace")[-1500:]


def environment(folder: Path) -> dict[str, str]:
    """Return the environment in which the program has its games in a folder and its window nowhere."""
    home = {places.HOME: str(folder), "QT_QPA_PLATFORM": "offscreen"}
    inherited = {key: value for key, value in os.environ.items() if key != "CHRONONAUTS_NO_QT"}
    return {**inherited, **home}


def check_orphans(
    group: int, patience: float = ORPHANED, now: Callable[[], float] = time.monotonic
) -> None:
    """Wait until nothing of a group of processes runs; what runs on is ended, and raises Lost."""
    try:
        _until(lambda: not _runs(group), now() + patience, now)
        if _runs(group):
            raise Lost("processes that it had started run on")
    finally:
        if _runs(group):
            os.killpg(group, signal.SIGKILL)


def _runs(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _until(done: Callable[[], bool], end: float, now: Callable[[], float] = time.monotonic) -> None:
    while now() < end and not done():
        time.sleep(0.002)
