"""One start of the program: its process, what it says of itself, and the processes it has started."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from chrononauts_qt.session import places
from tests.kills.life import ROOT
from tests.window.clock import Clock

KEPT_OUT = ("CHRONONAUTS_NO_QT", "DBUS_SESSION_BUS_ADDRESS", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR")


OBEDIENT = ("setpriv", "--bounding-set", "-dac_override", "--")
"""What starts an administrator's program so that it writes to nothing that is read-only."""
AGAIN = 0.01
"""Seconds between two looks at what is waited for."""

_FRAME = re.compile(r'File ".*?(chrononauts_qt/[^"]*|tests/[^"]*)", line (\d+) in (\S+)')


class Ended(Exception):
    """The process is no more."""


class Hangs(Exception):
    """The window does not answer: what the process does, and in which lines."""


def lines_in(notes: Path) -> str:
    """Return in which lines of ours a program stood still, the innermost first."""
    try:
        frames = _FRAME.findall(notes.read_text(encoding="utf-8"))
    except OSError:
        return ""
    return " < ".join(f"{file}:{line} {name}" for file, line, name in frames[:6])


class Running:
    """A process of the program over a folder; ``home`` is for what it must not see."""

    def __init__(
        self, home: Path, folder: Path, display: str, clock: Clock, seed: str, file: Path | None
    ) -> None:
        self.seen, self._said, self._notes = home / "seen.jsonl", home / "errors", home / "notes"
        self.seen.unlink(missing_ok=True)
        self._notes.unlink(missing_ok=True)
        self._clock, self._read = clock, 0
        hears, self._ask = os.pipe()
        self._answers, tells = os.pipe()
        words = [folder, self.seen, self._notes, seed, hears, tells, *([file] if file else [])]
        command = [sys.executable, "-m", "tests.window.program", *map(str, words)]
        inherited = {key: value for key, value in os.environ.items() if key not in KEPT_OUT}
        ours = {places.HOME: str(folder), "HOME": str(home), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                command if os.getuid() else [*OBEDIENT, *command],
                cwd=ROOT,
                env={**inherited, **ours},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
                pass_fds=[hears, tells],
            )
        os.close(hears)
        os.close(tells)
        self.pid = self._process.pid

    def look(self, patience: float, number: int, fault: str = "") -> dict[str, Any]:
        """Return what is seen now; raises Ended, and Hangs when no answer comes in time.

        ``number`` decides which spots are told; ``fault`` is planted behind the answer.
        """
        answer, end = b"", self._ran() + patience
        try:
            os.write(self._ask, json.dumps([number, fault]).encode())
        except BrokenPipeError:
            raise Ended from None
        while not answer.endswith(b"\n"):
            since = time.monotonic()
            if not select.select([self._answers], [], [], AGAIN)[0]:
                if self._state() == "T":
                    self._clock.excuse(since, time.monotonic())
                elif self._ran() > end:
                    raise Hangs(f"{self._state()} {lines_in(self._notes)}".strip())
                continue
            part = os.read(self._answers, 1 << 16)
            if not part:
                raise Ended
            answer += part
        found: dict[str, Any] = json.loads(answer)
        return found

    def _state(self) -> str:
        """Return what the process does: R runs, S sleeps, D waits for a disk, T was stopped by somebody."""
        try:
            return Path(f"/proc/{self.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
        except OSError:
            return ""

    def _ran(self) -> float:
        """Return a time that stands still too while the process waits for a processor."""
        try:
            waited = int(Path(f"/proc/{self.pid}/schedstat").read_text(encoding="ascii").split()[1])
        except OSError:
            waited = 0
        return self._clock.ran() - waited / 1e9

    def said(self) -> str:
        """Return what it has printed since this was asked last."""
        with self._said.open("rb") as file:
            file.seek(self._read)
            data = file.read()
        self._read += len(data)
        return data.decode("utf-8", "replace").strip()

    def wait(self, patience: float) -> int | None:
        """Return how it ended, None if it did not in this time."""
        end = self._clock.ran() + patience
        while self._process.poll() is None and self._clock.ran() < end:
            time.sleep(AGAIN)
        return self._process.poll()

    def kill(self) -> None:
        """End it with no warning."""
        self._process.kill()
        self._process.wait()

    def wake(self) -> None:
        """Let those it has started go on, who may be held: only then they see that it is no more."""
        for pid in self.started():
            signal_to(pid, signal.SIGCONT)

    def leave(self) -> None:
        """Ask nothing any more."""
        os.close(self._ask)
        os.close(self._answers)

    def megabytes(self) -> int:
        """Return how much memory it has."""
        try:
            lines = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines()
        except OSError:
            return 0
        return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS")), 0)

    def started(self) -> list[int]:
        """Return the other processes of its group, the oldest first: bots that think, and solvers."""
        found = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[2]) == self.pid and fields[0] != "Z" and int(path.parent.name) != self.pid:
                found.append(int(path.parent.name))
        return sorted(found)


def signal_to(pid: int, which: signal.Signals) -> None:
    """Send a signal to a process, which may have ended."""
    try:
        os.kill(pid, which)
    except ProcessLookupError:
        return
