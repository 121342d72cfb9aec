"""The saved games of a folder: listed, copied, named, deleted and brought back; none is ever lost.

Of the unfinished games without a name the TEN most recent lie in the folder itself. What falls out of them
is moved into OLDER when a new game begins, what is deleted into DELETED; from both it can be brought back.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from chrononauts_qt.session import disk, journal, locks, places
from chrononauts_qt.session.errors import CorruptSave, Flaw, Torn, Trouble, trouble_of
from chrononauts_qt.session.journal_lines import game_name, name_line, sealed_text
from chrononauts_qt.session.match import Replay, resume
from chrononauts_qt.session.places import Summary
from chrononauts_qt.session.summaries import Summaries

TEN = 10
OLDER, DELETED = "older", "deleted"


@dataclass(frozen=True)
class Save:
    """A saved game and what is said of it."""

    path: Path
    summary: Summary

    @property
    def when(self) -> datetime:
        """When it was last written, in the time of this place."""
        return datetime.fromtimestamp(self.summary.when).astimezone()


@dataclass(frozen=True)
class Saves:
    """The games of a folder, the most recent first: each is in one of these.

    ``unfinished`` are at most TEN; ``older`` what will give way to the next new game.
    """

    unfinished: tuple[Save, ...] = ()
    named: tuple[Save, ...] = ()
    finished: tuple[Save, ...] = ()
    older: tuple[Save, ...] = ()
    unreadable: tuple[CorruptSave, ...] = ()


def listed(folder: Path) -> Saves:
    """Return the games of a folder; what cannot be read there is given another name (`places.set_aside`).

    A folder of its own, such as OLDER, is listed in the same way.
    """
    found = _found(folder)
    aside = (e if e.path.suffix != places.SUFFIX else places.set_aside(e) for e in found.unreadable)
    return replace(found, unreadable=tuple(aside))


def waiting(folder: Path) -> dict[str, Save]:
    """Return by game the one to go on with: of the most recent, the last that has no end yet.

    Nothing is changed; what cannot be read is passed over.
    """
    known, found = Summaries(folder), dict[str, Save]()
    for path in places.newest_first(folder, [])[: places.LOOKED_AT]:
        with suppress(CorruptSave):
            summary = known.of(path)
            if not summary.is_over:
                found.setdefault(summary.game, Save(path, summary))
    return found


def _found(folder: Path) -> Saves:
    """Return the games of a folder, in which nothing is changed."""
    troubles: list[CorruptSave] = []
    known, found = Summaries(folder), list[Save]()
    for path in [*places.newest_first(folder, troubles), *_put_aside(folder)]:
        try:
            found.append(Save(path, known.of(path)))
        except CorruptSave as error:
            troubles.append(error)
    known.keep()
    named = tuple(save for save in found if save.summary.name)
    finished = tuple(save for save in found if save.summary.is_over and not save.summary.name)
    going = tuple(save for save in found if not save.summary.is_over and not save.summary.name)
    return Saves(going[:TEN], named, finished, going[TEN:], tuple(troubles))


def _put_aside(folder: Path) -> list[Path]:
    """Return what was unreadable before; another version of the program may read it."""
    try:
        found = folder.glob(f"*{places.SUFFIX}{places.UNREADABLE}*")
        return sorted(path for path in found if path.suffix.startswith(places.UNREADABLE))
    except OSError:
        return []


def make_room(folder: Path) -> None:
    """Move what will not be among the TEN once another game has begun into OLDER; nothing while it is played.

    What cannot be moved stays where it is. What a copy of the program left behind that was killed goes.
    """
    found = _found(folder)
    for save in (*found.unfinished[TEN - 1 :], *found.older):
        _move(save.path, folder / OLDER)
    for left in folder.glob(f".*{disk.FRESH}") if disk.is_folder(folder) else ():
        with suppress(OSError):
            if left.stat().st_mtime < datetime.now().timestamp() - 3600:
                left.unlink()


def copy_as(path: Path, target: Path, name: str = "") -> Trouble | None:
    """Copy a game to `target`, where nothing lies yet; with `name` the copy is called so.

    Returns why that cannot be; raises CorruptSave for a game that cannot be read and is to have a name.
    """
    try:
        data = _called(path, name) if game_name(name) else disk.read(path, path.stat().st_size)
        if data is None:
            return Trouble(Flaw.NOT_OURS, 0, "this is no ordinary file")
        disk.create(target, data)
    except OSError as error:
        return trouble_of(error)
    return None


def _called(path: Path, name: str) -> bytes:
    """Return a game, up to its last whole action, with a name, as this version writes it."""
    read = journal.read(path)
    read.check_whole()
    replay = Replay(read)
    replay.run()
    end = read.records[replay.done - 1].end if replay.done else read.deal_end
    lines = [*(line.text for line in read.lines if line.end <= end), name_line(game_name(name))]
    return (sealed_text(lines)[0] if read.sealed else "\n".join([*lines, ""])).encode()


def rename(path: Path, name: str, damaged: list[tuple[Torn, Path]] | None = None) -> Trouble | None:
    """Call a game something, "" to take its name away; it stays as recent as it was.

    Returns why that cannot be; raises CorruptSave. A game written by hand is never written to, and one that
    is being played takes its name from its own Match. What a damaged game has lost, and where it is kept as
    it was, is added to `damaged`.
    """
    if (played := _played(path)) is not None:
        return played
    match, before = resume(journal.read(path)), path.stat()
    if match.writer is None:
        return Trouble(Flaw.DENIED, errno.EPERM, "a game written by hand is never written to")
    match.rename(name)
    if match.torn is not None and match.kept is not None and damaged is not None:
        damaged.append((match.torn, match.kept))
    with suppress(OSError):
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    return match.trouble


def delete(path: Path) -> Path | Trouble:
    """Move a game into DELETED, and return where it lies, or why that cannot be."""
    folder = path.parent.parent if path.parent.name == OLDER else path.parent
    return _move(path, folder / DELETED)


def bring_back(path: Path) -> Path | Trouble:
    """Move a game out of DELETED or OLDER, and return where it lies, or why that cannot be."""
    return _move(path, path.parent.parent)


def _move(path: Path, folder: Path) -> Path | Trouble:
    """Move a file that nobody plays into a folder under a name that nothing has there."""
    if (played := _played(path)) is not None:
        return played
    number, moved = 1, folder / path.name
    try:
        folder.mkdir(exist_ok=True)
        while disk.is_taken(moved):
            number += 1
            name, dot, rest = path.name.partition(".")
            moved = folder / f"{name}-{number}{dot}{rest}"
        return path.rename(moved)
    except OSError as error:
        return trouble_of(error)


def _played(path: Path) -> Trouble | None:
    """Return that a game is being played, here or elsewhere: who does so looks for it where and as it was."""
    return None if locks.is_free(path) else Trouble(Flaw.IN_USE, 0, "the game is being played")
