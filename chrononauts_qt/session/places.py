"""Where games lie on this computer, what a new one is called, and which one to go on with."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from appdirs import user_data_dir

from chrononauts_qt.session import disk
from chrononauts_qt.session.errors import DAMAGES, CorruptSave, Flaw, Torn, Trouble

if TYPE_CHECKING:
    from datetime import datetime

    from chrononauts_qt.kernel.outcome import Outcome

HOME = "CHRONONAUTS_QT_HOME"
"""The environment variable that names another folder: for tests, and for a stick carried about."""

SUFFIX = ".chrononauts"
UNREADABLE = ".unreadable"
"""What the name of a journal ends in that nobody can read."""

DAMAGED = ".damaged"
"""What the name of a journal ends in as it was before somebody went on with it ahead of its damage."""

_BESIDE = "._"
"""How macOS begins the name of what it knows of a file whose disk keeps no more than its bytes (exFAT)."""

LOOKED_AT = 10
"""So many journals are opened at most to find one to go on with."""

_NAMES_SHOWN = 40


class Summary(NamedTuple):
    """What is said of a journal without opening it: names by seat, actions done, and what was torn off.

    ``name`` is what the game is called, "" without a name; ``when`` it was last written, in seconds since
    1970; ``outcome`` None while it runs. ``bots`` has their ranks by seat; ``is_practice`` tells that
    something hidden was taken back, ``is_helped`` that a seat was given help; ``figures`` are those
    of `Game.figures`. ``view`` is what everybody may see of the game, as its rules give it; a list of
    many games does without.
    """

    game: str
    names: tuple[str, ...]
    turn: int
    actions: int
    torn: Torn | None
    view: Any = None
    name: str = ""
    when: float = 0.0
    outcome: Outcome | None = None
    bots: Mapping[int, str] = MappingProxyType({})
    is_practice: bool = False
    is_helped: bool = False
    figures: Mapping[str, int] = MappingProxyType({})

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None


def games_folder() -> Path:
    """Return the folder of the games; it need not exist yet."""
    found = os.path.expanduser(os.environ.get(HOME) or user_data_dir("chrononauts-qt", False))  # noqa: PTH111
    return Path(os.sep, found) if found.startswith("~") else Path(found)  # some users have no home


def refusal(folder: Path) -> Trouble | None:
    """Return why nothing can be written into a folder, or why it cannot be made; None where it can."""
    there = next((path for path in (folder, *folder.parents) if disk.is_taken(path)), folder)
    if not disk.is_folder(there):
        return Trouble(Flaw.EXISTS, errno.ENOTDIR, os.strerror(errno.ENOTDIR))
    if not os.access(there, os.W_OK | os.X_OK):
        return Trouble(Flaw.DENIED, errno.EACCES, os.strerror(errno.EACCES))
    return None


def new_game_path(names: tuple[str, ...], now: datetime, folder: Path | None = None) -> Path:
    """Return a file name that no game has yet: by date and time, then the names as far as they fit."""
    folder = games_folder() if folder is None else folder
    said = "-".join("".join(c for c in name if c.isalnum()) for name in names)[:_NAMES_SHOWN].strip("-")
    stem = "-".join(part for part in (f"{now:%Y-%m-%d-%H%M%S}", said) if part)
    path, number = folder / f"{stem}{SUFFIX}", 1
    while disk.is_taken(path):
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def latest_unfinished(
    folder: Path, unreadable: list[CorruptSave] | None = None, ended: list[Summary] | None = None
) -> tuple[Path, Summary] | None:
    """Return the journal that was played last and has no end yet, or None.

    At most LOOKED_AT journals are opened. What cannot be read is skipped, given another name where nobody
    can (`set_aside`), and added to `unreadable`; what was played since and has ended is added to `ended`, the
    last one first.
    """
    troubles = [] if unreadable is None else unreadable
    for path in newest_first(folder, troubles)[:LOOKED_AT]:
        try:
            found = summary(path)
        except CorruptSave as error:
            troubles.append(set_aside(error))
            continue
        if not found.is_over:
            return path, found
        if ended is not None:
            ended.append(found)
    return None


def summary(path: Path) -> Summary:
    """Return what is to be said of a journal; raises CorruptSave."""
    from chrononauts_qt.session import journal  # and the rules: a first start does without
    from chrononauts_qt.session.match import Replay

    replay = Replay(journal.read(path))
    replay.run()
    header, seen = replay.journal.header, replay.game.view(replay.state, None)
    return Summary(
        header.game,
        header.names,
        replay.state.turn,
        replay.done,
        replay.torn,
        seen,
        replay.name,
        _last_written(path)[0] / 1e9,
        replay.game.outcome(replay.state),
        MappingProxyType(dict(replay.bots)),
        replay.past.is_practice,
        bool(replay.hints),
        replay.game.figures(replay.state),
    )


def set_aside(error: CorruptSave) -> CorruptSave:
    """Give an unreadable journal a name that no journal has, and return the same with ``kept``.

    Left as they are: what another version or another copy of the program can read, what the system does
    not let us read, and what is no file.
    """
    path = error.path
    is_damaged = type(error) is CorruptSave and error.flaw in DAMAGES
    if not is_damaged or path.is_symlink() or not disk.is_file(path):
        return error
    number, kept = 1, path.with_name(path.name + UNREADABLE)
    while disk.is_taken(kept):
        number += 1
        kept = path.with_name(f"{path.name}{UNREADABLE}-{number}")
    try:
        error.kept = path.rename(kept)
    except OSError:
        error.kept = None
    return error


def is_journal(path: Path) -> bool:
    """Tell whether a file is called like a journal; what a Mac keeps beside a file on a stick is none."""
    return path.suffix == SUFFIX and not path.name.startswith(_BESIDE)


def newest_first(folder: Path, troubles: list[CorruptSave]) -> list[Path]:
    """Return the journals by the time they were last written; equal times by name."""
    try:
        found = [path for path in folder.iterdir() if is_journal(path)] if folder.is_dir() else []
    except OSError as error:
        troubles.append(CorruptSave.unreadable(folder, "the folder", error))
        return []
    return sorted(found, key=_last_written, reverse=True)


def _last_written(path: Path) -> tuple[int, str]:
    try:
        return path.lstat().st_mtime_ns, path.name
    except OSError:  # it has been taken away just now
        return 0, path.name
