"""A folder of games through several kills: what was shown before each must be there after it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.session import places
from chrononauts_qt.session.errors import CorruptSave
from tests.kills.witness import SEEN
from tests.session import corpus, mutations, wreck

ROOT = Path(__file__).parents[2]
KINDS = ("match", "window")
LIVES = {"match": 2.0, "window": 4.0}
"""Seconds that it may play at most before it is killed."""
LONGEST = 30.0
"""Seconds after which a process is killed wherever it is; a third of them where a moment may never come."""
ORPHANED = 30.0
"""Seconds after which what it has started will not end by itself any more."""

Seen = list[list[Any]]


class Lost(Exception):
    """Something that had been shown is gone, or cannot be read."""


class Life:
    """The games of one folder; ``known`` are the lines that were shown of every file."""

    def __init__(self, home: Path, kind: str, seed: str) -> None:
        self.folder, self.scratch, self._seen = home / "games", home / "scratch", home / SEEN
        self.folder.mkdir()
        self.scratch.mkdir()
        self.kind, self.seed = kind, seed
        self.dice = Random(seed)
        self.known: dict[str, list[str]] = {}
        self.counts = Counter[str]()
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
        self._check_orphans(process.pid)
        self.check(self._told())

    def _start(self, seed: str, at: int) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"tests.kills.{self.kind}_child"]
        home = {places.HOME: str(self.folder), "QT_QPA_PLATFORM": "offscreen"}
        inherited = {key: value for key, value in os.environ.items() if key != "CHRONONAUTS_NO_QT"}
        with (self.scratch / "errors").open("wb") as errors:
            return subprocess.Popen(
                [*command, str(self.folder), str(self._seen), seed, str(at)],
                cwd=ROOT,
                env={**inherited, **home},
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

    def _told(self) -> Seen:
        """Return what the process wrote down; a line that it did not end was not shown."""
        if not self._seen.exists():
            return []
        return [json.loads(line) for line in self._seen.read_bytes().split(b"\n")[:-1]]

    def _errors(self) -> str:
        return (self.scratch / "errors").read_text(encoding="utf-8", errors="replace")[-1500:]

    def _check_orphans(self, group: int) -> None:
        try:
            _until(lambda: not _runs(group), time.monotonic() + ORPHANED)
            if _runs(group):
                raise Lost("processes that it had started run on")
        finally:
            if _runs(group):
                os.killpg(group, signal.SIGKILL)

    # -- what is left ---------------------------------------------------------------------------

    def check(self, told: Seen) -> None:
        """Every save can be read and holds what was shown; the game goes on; settings can be read too."""
        synced: dict[str, int] = {}
        for name, *rest in told:
            if rest:
                said, size, is_whole = rest
                self.known.setdefault(name, []).append(said)
                self.counts["shown"] += 1
                synced[name] = size
                if not is_whole:
                    raise Lost(f"“{said}” of {name} was shown before all of it was synced")
        self._check_small_files()
        unreadable: list[CorruptSave] = []
        places.latest_unfinished(self.folder, unreadable)
        if unreadable:
            raise Lost(f"a save cannot be read: {unreadable[0]}")
        for name in self.known:
            if not (self.folder / name).exists():
                raise Lost(f"{name} is gone")
        for path in sorted(self.folder.glob(f"*{places.SUFFIX}")):
            self._check_save(path, synced.get(path.name))

    def _check_save(self, path: Path, synced: int | None) -> None:
        shown = self.known.get(path.name, [])
        copy = self.scratch / path.name
        if synced is not None:  # a power cut leaves what had been synced, and whatever of the rest
            data = path.read_bytes()
            copy.write_bytes(data[:synced])
            self._compare(copy, shown, "after a power cut ")
            copy.write_bytes(data[:synced] + b"\0" * (len(data) - synced))
            self._compare(copy, shown, "after a power cut ")
        shutil.copyfile(path, copy)
        lines = self._compare(copy, shown, "")
        self.counts["not shown yet"] += len(lines) - len(shown)
        self.known[path.name] = lines
        if not mutations.goes_on(copy):
            raise Lost(f"{path.name} does not go on")
        copy.unlink()

    def _compare(self, copy: Path, shown: list[str], when: str) -> list[str]:
        try:
            lines = said_in(copy)
        except CorruptSave as error:
            raise Lost(f"{when}a save cannot be read: {error}") from error
        if lines[: len(shown)] != shown:
            at = next((n for n, (a, b) in enumerate(zip(shown, lines, strict=False)) if a != b), len(lines))
            raise Lost(f"{when}{copy.name} lacks what was shown, from action {at}: {shown[at : at + 3]}")
        return lines

    def _check_small_files(self) -> None:
        for path in self.folder.iterdir():
            if any(word in path.name for word in (places.UNREADABLE, places.DAMAGED, "crash-report.txt")):
                raise Lost(f"there is {path.name}: {path.read_bytes()[-1500:]!r}")
        for path in self.folder.glob("*.json"):
            if path.suffixes == [".json"]:
                try:
                    json.loads(path.read_bytes())
                except ValueError as error:
                    raise Lost(f"{path.name} cannot be read: {error}") from error


def said_in(path: Path) -> list[str]:
    """Return what the records of a save say that can be played, line by line, but for solutions.

    Raises CorruptSave for one that is damaged.
    """
    kept, match = corpus.opened(path)
    match.lock = None
    kept.check_whole()
    done = len(corpus.done_in(kept, match))
    lines = wreck.plain(path.read_bytes()[: kept.records[done - 1].end] if done else b"")
    behind = lines[lines.index("begin") + 1 :] if lines else []
    return [line for line in behind if not line.startswith("chance ") and line != "shown"]


def _runs(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _until(done: Callable[[], bool], end: float) -> None:
    while time.monotonic() < end and not done():
        time.sleep(0.002)
