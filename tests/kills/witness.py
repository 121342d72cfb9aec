"""Inside the program that is to be killed: what it has shown, what was synced by then, and where it dies.

What is seen goes line by line into a file, which outlives the process.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from chrononauts_qt.session.journal_lines import stamped
from chrononauts_qt.session.match import PERSON, Match

SEEN = "seen.jsonl"
WATCHED = (
    "open",
    "write",
    "pwrite",
    "truncate",
    "link",
    "fsync",
    "fdatasync",
    "replace",
    "rename",
    "unlink",
    "mkdir",
)
"""What the system is asked for; the process may be made to die before or behind any of it."""

_write = os.write


class Witness:
    """Writes down what a process shows of a folder. ``die_at``: a moment of its work on files, 0 for none."""

    def __init__(self, folder: Path, seen: Path, die_at: int) -> None:
        self._folder = folder
        self._seen = os.open(seen, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._left = die_at
        self._synced: dict[int, tuple[int, int]] = {}
        self._waiting: list[tuple[Match, str]] = []
        for name in WATCHED:
            setattr(os, name, self._watched(name, getattr(os, name)))
        for name, line in _LINES.items():
            setattr(Match, name, self._heard(getattr(Match, name), line))

    def _watched(self, name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*args: Any, **words: Any) -> Any:
            self._tick()
            done = work(*args, **words)
            if name in ("fsync", "fdatasync"):
                now = os.fstat(args[0])
                self._synced[now.st_ino] = (now.st_size, now.st_mtime_ns)
            self._tick()
            return done

        return watched

    def _tick(self) -> None:
        """Come one moment nearer to the end."""
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def _heard(self, work: Callable[..., Any], line: Callable[..., str]) -> Callable[..., Any]:
        def heard(match: Match, *args: Any, **words: Any) -> Any:
            before = _noted(match)
            done = work(match, *args, **words)
            said = line(*args, **words)
            if ": " in said or said.startswith("undo") or _noted(match) != before:
                self._waiting.append((match, said))
            return done

        return heard

    def show(self) -> None:
        """All that has been done so far is on the screen now: it may not be lost any more.

        What could not be written waits until it is: the player was told so.
        """
        waiting, self._waiting = self._waiting, []
        for match, said in waiting:
            if match.writer is not None and match.writer.trouble is not None:
                self._waiting.append((match, said))
            elif match.writer is not None:
                path = match.writer.path
                now = path.stat()
                synced = self._synced.get(now.st_ino, (0, 0))
                self.tell(path.name, said, synced[0], synced == (now.st_size, now.st_mtime_ns))

    def tell(self, *facts: object) -> None:
        """Write something down."""
        _write(self._seen, json.dumps(facts).encode() + b"\n")


def _noted(match: Match) -> tuple[object, ...]:
    return dict(match.bots), dict(match.hints), dict(match.wishes), match.name


_LINES: dict[str, Callable[..., str]] = {
    "submit": lambda seat, action, given=(), stamp=None: f"{seat + 1}: {stamped(action.text, stamp)}",
    "undo": lambda count=1: f"undo {count}",
    "note_hint": lambda seat, grade: f"hint {seat + 1} {grade}",
    "note_wish": lambda seat, wish: f"wish {seat + 1} {wish}".rstrip(),
    "rename": lambda text: f"name {text}".strip(),
    "seat_bot": lambda seat, rank: f"seat {seat + 1} {rank}",
    "seat_person": lambda seat: f"seat {seat + 1} {PERSON}",
}
"""What the journal says of everything that can be done, but for a solution that is shown."""
