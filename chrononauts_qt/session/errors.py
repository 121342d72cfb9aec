"""What can be wrong with a file: a code for the window, and one sentence in English for the command line."""

from __future__ import annotations

import errno
import re
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from chrononauts_qt.kernel.errors import GameError

_LONGEST = 400
_LONG_WORD = re.compile(r"(\S{20})\S{40,}(\S{10})")


class Flaw(StrEnum):
    """What is wrong with a journal, or why the system does not let us have a file.

    Each names a half-sentence of the window's catalogue, which tells no details: those are English.
    """

    TOO_LARGE = "flaw-too-large"
    NOT_OURS = "flaw-not-ours"
    CHANGED = "flaw-changed"
    NO_TEXT = "flaw-no-text"
    HEADER = "flaw-header"
    UNFINISHED = "flaw-unfinished"
    UNKNOWN_GAME = "flaw-unknown-game"
    DEAL = "flaw-deal"
    ACTION = "flaw-action"
    REFUSED = "flaw-refused"
    CHANCE = "flaw-chance"
    IN_USE = "flaw-in-use"
    DISK_FULL = "disk-full"
    DENIED = "disk-denied"
    GONE = "disk-gone"
    EXISTS = "disk-exists"
    NO_FILE = "disk-no-file"
    NO_FOLDER = "disk-no-folder"
    LONG_NAME = "disk-long-name"
    TAKEN = "disk-taken"
    HELD = "disk-held"
    SYSTEM = "disk-other"


DAMAGES = frozenset(
    flaw for flaw in Flaw if flaw.startswith("flaw-") and flaw not in (Flaw.UNKNOWN_GAME, Flaw.IN_USE)
)
"""What can be wrong with a file itself, rather than with who reads it."""

_BY_NUMBER = {
    errno.ENOSPC: Flaw.DISK_FULL,
    errno.EDQUOT: Flaw.DISK_FULL,
    errno.EACCES: Flaw.DENIED,
    errno.EPERM: Flaw.DENIED,
    errno.EROFS: Flaw.DENIED,
    errno.ENOENT: Flaw.GONE,
    errno.EEXIST: Flaw.EXISTS,
    errno.EISDIR: Flaw.NO_FILE,
    errno.ELOOP: Flaw.NO_FILE,
    errno.ESPIPE: Flaw.NO_FILE,
    errno.ENOTDIR: Flaw.NO_FOLDER,
    errno.ENAMETOOLONG: Flaw.LONG_NAME,
}


class Changed(OSError):
    """A file is not as we left it: a second window may be playing the same game."""

    def __init__(self) -> None:
        super().__init__("another program has changed the file")


class Held(PermissionError):
    """Another program holds a file open, so that it cannot be replaced (on Windows)."""

    def __init__(self) -> None:
        super().__init__("another program holds the file open")


class Trouble(NamedTuple):
    """Why something could not be written; ``code`` is the system's number, ``told`` English."""

    flaw: Flaw
    code: int
    told: str

    def __str__(self) -> str:
        """Return half a sentence in English."""
        return self.told


def trouble_of(error: OSError) -> Trouble:
    """Return what an error of the system means."""
    flaw = _BY_KIND.get(type(error)) or _BY_NUMBER.get(error.errno or 0, Flaw.SYSTEM)
    return Trouble(flaw, error.errno or 0, error.strerror or str(error))


_BY_KIND: dict[type[OSError], Flaw] = {Changed: Flaw.TAKEN, Held: Flaw.HELD}


class Torn(NamedTuple):
    """The 1-based line of a journal that was left out at its end; ``of_chance``: a random result lacks.

    ``turn`` is the one in which the game goes on, 0 before the first. ``lost``: so many lines from there on
    cannot be read, where that is more than the one that was being written.
    """

    line: int
    of_chance: bool = False
    turn: int = 0
    lost: int = 0

    def __str__(self) -> str:
        """Return a sentence in English without its full stop."""
        if self.lost:
            lines = "1 line was" if self.lost == 1 else f"{self.lost} lines were"
            return f"the file is damaged from line {self.line} on, and {lines} left out"
        if self.of_chance:
            return f"the action in line {self.line} lacks its random result and was left out"
        return f"line {self.line} is torn and was left out"


def printable(text: str) -> str:
    """Return a text so that it can be shown on one line, such as the name of a file."""
    return "".join(c if c.isprintable() else "\ufffd" for c in text)


def readable(text: str) -> str:
    """Return what a file says so that it can be shown: on one line, no longer than a few, no endless word."""
    shown = _LONG_WORD.sub(r"\1…\2", printable(text))
    return shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST // 2]} … {shown[-_LONGEST // 2 :]}"


class CorruptSave(GameError):
    """A journal that cannot be read: ``path``, 1-based ``line`` (0: the whole file), ``flaw`` and ``why``.

    ``why`` is English; ``code`` is the system's number where the system is the reason; ``kept`` is where the
    file lies now if it was given another name.
    """

    def __init__(self, path: Path, line: int, flaw: Flaw, why: str, code: int = 0) -> None:
        why, where = readable(why), printable(str(path))
        where = f"{where}, line {line}" if line else where
        super().__init__(f"{where}: {why}.")
        self.path = path
        self.line = line
        self.flaw = flaw
        self.why = why
        self.code = code
        self.kept: Path | None = None

    @classmethod
    def unreadable(cls, path: Path, what: str, error: OSError) -> CorruptSave:
        """Return that the system does not let us read `what`, "the file" or "the folder"."""
        trouble = trouble_of(error)
        return cls(path, 0, trouble.flaw, f"{what} cannot be read ({trouble})", trouble.code)


class NotKept(CorruptSave):
    """A damaged journal of which no copy can be kept, so that nobody goes on with it; it is left as it is."""


class UnknownVersion(CorruptSave):
    """A journal of a later version of the app; it is left untouched."""
