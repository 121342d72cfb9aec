"""A small JSON file that is read with care and only ever replaced as a whole."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chrononauts_qt.session.errors import Flaw, Trouble, trouble_of


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
        kept = _set_aside(path)
        if kept is not None and put_aside is not None:
            put_aside.append(kept)
        return {}


def replace(path: Path, data: Mapping[str, Any]) -> Trouble | None:
    """Write an object in the file's place; return the reason if it could not be kept."""
    fresh = path.with_suffix(".new.json")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not _may_replace(path):
            return Trouble(Flaw.DENIED, 0, f"{path.name} cannot be read and is left as it is")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        return trouble_of(error)
    return None


def _object(path: Path) -> dict[str, Any]:
    """Return what the file holds; raises OSError, or ValueError where it is no JSON object."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(data, dict):
        raise ValueError("the file holds a JSON object")
    return data


def _may_replace(path: Path) -> bool:
    """Tell whether the place of the file is free, after putting aside one that nobody understands."""
    try:
        _object(path)
    except FileNotFoundError:
        return True
    except OSError:
        return False
    except ValueError:
        return _set_aside(path) is not None
    return True


def _set_aside(path: Path) -> Path | None:
    """Give a file that cannot be understood a name nothing has yet; None if it cannot be moved."""
    number = 1
    kept = path.with_suffix(".unreadable.json")
    while kept.exists():
        number += 1
        kept = path.with_suffix(f".unreadable-{number}.json")
    try:
        return path.replace(kept)
    except OSError:
        return None
