"""A small JSON file that is read with care and only ever replaced as a whole."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from chrononauts_qt.session import disk, locks
from chrononauts_qt.session.errors import Flaw, Trouble, trouble_of

MAX_BYTES = 4 << 20
"""No file of ours is longer; one that is, is none of ours."""
LEGIBLE = 64 << 10
"""Up to so many letters a file is laid out for people."""


def read(path: Path, put_aside: list[Path] | None = None) -> dict[str, Any]:
    """Return the object in `path`, {} where there is none to be read.

    A file that cannot be understood at all is put aside under another name, which is added to
    `put_aside`; it is never written over.
    """
    try:
        return _object(path)
    except OSError:
        return {}
    except ValueError:
        kept = set_aside(path)
        if kept is not None and put_aside is not None:
            put_aside.append(kept)
        return {}


def replace(path: Path, data: Mapping[str, Any]) -> Trouble | None:
    """Write an object in the file's place; return the reason if it could not be kept."""
    return change(path, lambda _: data)


def change(path: Path, alter: Callable[[dict[str, Any]], Mapping[str, Any]]) -> Trouble | None:
    """Write in the file's place what `alter` makes of the object there, {} where there is none.

    Another running copy that changes the same file waits meanwhile, so that neither undoes what the other
    does. Returns the reason if it could not be kept.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with locks.alone(path):
            now = _to_replace(path)
            if isinstance(now, Trouble):
                return now
            written = _bytes_of(alter(now))
            if len(written) > MAX_BYTES:
                return Trouble(Flaw.TOO_LARGE, 0, f"{path.name} would be too large to be read again")
            disk.replace(path, written)
    except OSError as error:
        return trouble_of(error)
    return None


def _bytes_of(data: Mapping[str, Any]) -> bytes:
    """Return an object as it is written, with a line for each value where it is small enough to be looked at.

    Half a letter, which JSON can hold and UTF-8 cannot, stays the escape it was read from.
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    if len(text) <= LEGIBLE:
        text = json.dumps(data, ensure_ascii=False, indent=1)
    return text.encode("utf-8", "backslashreplace")


def _object(path: Path) -> dict[str, Any]:
    """Return what the file holds; raises OSError, or ValueError where it is no JSON object."""
    found = disk.read(path, MAX_BYTES + 1)
    if found is None:
        raise OSError(errno.ESPIPE, "no ordinary file")
    if len(found) > MAX_BYTES:
        raise ValueError("far too large")
    try:
        data = json.loads(found.decode("utf-8"))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(data, dict):
        raise ValueError("the file holds a JSON object")
    return data


def _to_replace(path: Path) -> dict[str, Any] | Trouble:
    """Return what is going to be replaced, or why it may not be.

    What nobody understands is put aside and counts as nothing.
    """
    told = f"{path.name} cannot be read and is left as it is"
    try:
        return _object(path)
    except FileNotFoundError:
        return {}
    except OSError as error:
        return trouble_of(error)._replace(told=told)
    except ValueError:
        return {} if set_aside(path) is not None else Trouble(Flaw.DENIED, 0, told)


def set_aside(path: Path) -> Path | None:
    """Give a file that cannot be understood a name nothing has yet; None if it cannot be moved."""
    number = 1
    kept = path.with_suffix(".unreadable.json")
    while disk.is_taken(kept):
        number += 1
        kept = path.with_suffix(f".unreadable-{number}.json")
    try:
        return path.replace(kept)
    except OSError:
        return None
