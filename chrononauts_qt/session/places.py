"""Where games lie on this computer, what a new one is called, and which one to go on with."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from appdirs import user_data_dir

from chrononauts_qt.session.errors import CorruptSave, Torn

if TYPE_CHECKING:
    from datetime import datetime

HOME = "CHRONONAUTS_QT_HOME"
"""The environment variable that names another folder: for tests, and for a stick carried about."""

SUFFIX = ".chrononauts"
LOOKED_AT = 10
"""So many journals are opened at most to find one to go on with."""

_NAMES_SHOWN = 40


@dataclass(frozen=True)
class Summary:
    """What is said of a journal without opening it: names by seat, actions done, and what was torn off.

    ``view`` is what everybody may see of the game, as its rules give it.
    """

    game: str
    names: tuple[str, ...]
    turn: int
    actions: int
    torn: Torn | None
    view: Any = None


def games_folder() -> Path:
    """Return the folder of the games; it need not exist yet."""
    chosen = os.environ.get(HOME)
    return Path(chosen).expanduser() if chosen else Path(user_data_dir("chrononauts-qt", False))


def new_game_path(names: tuple[str, ...], now: datetime, folder: Path | None = None) -> Path:
    """Return a file name that no game has yet: by date and time, then the names as far as they fit."""
    folder = games_folder() if folder is None else folder
    said = "-".join("".join(c for c in name if c.isalnum()) for name in names)[:_NAMES_SHOWN].strip("-")
    stem = "-".join(part for part in (f"{now:%Y-%m-%d-%H%M%S}", said) if part)
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists() or path.is_symlink():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def latest_unfinished(
    folder: Path, unreadable: list[CorruptSave] | None = None
) -> tuple[Path, Summary] | None:
    """Return the journal that was played last and has no end yet, or None.

    At most LOOKED_AT journals are opened. What cannot be read is skipped, left as it is, and added to
    `unreadable`.
    """
    troubles = [] if unreadable is None else unreadable
    for path in _newest_first(folder, troubles)[:LOOKED_AT]:
        from chrononauts_qt.session import journal  # and the rules: a first start does without
        from chrononauts_qt.session.match import Replay

        try:
            replay = Replay(journal.read(path))
            replay.run()
        except CorruptSave as error:
            troubles.append(error)
            continue
        if replay.game.outcome(replay.state) is None:
            header = replay.journal.header
            seen = replay.game.view(replay.state, None)
            return path, Summary(header.game, header.names, replay.state.turn, replay.done, replay.torn, seen)
    return None


def _newest_first(folder: Path, troubles: list[CorruptSave]) -> list[Path]:
    """Return the journals by the time they were last written; equal times by name."""
    try:
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX] if folder.is_dir() else []
    except OSError as error:
        troubles.append(CorruptSave.unreadable(folder, "the folder", error))
        return []
    return sorted(found, key=_last_written, reverse=True)


def _last_written(path: Path) -> tuple[int, str]:
    try:
        return path.lstat().st_mtime_ns, path.name
    except OSError:  # it has been taken away just now
        return 0, path.name
