"""What the program remembers between games: one small JSON file, replaced as a whole."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

FILE = "settings.json"


@dataclass(frozen=True)
class Settings:
    """The last choice of the new-game page. ``memo_seconds`` None: until everybody says OK."""

    names: tuple[str, ...] = ()
    first: str = "guess"
    mulligan: bool = True
    memo_seconds: float | None = 4.0


def load(folder: Path) -> Settings:
    """Return the settings kept in `folder`; what is missing or unreadable takes its default.

    An unreadable file is put aside under another name, never written over.
    """
    path = folder / FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return _settings(data)
    except FileNotFoundError:
        return Settings()
    except OSError:
        return Settings()
    except (ValueError, TypeError):
        path.replace(path.with_suffix(".unreadable.json"))
        return Settings()


def _settings(data: Any) -> Settings:
    """Return checked settings; raises TypeError or ValueError."""
    if not isinstance(data, dict):
        raise TypeError("settings are a JSON object")
    known = {field.name for field in fields(Settings)}
    found = Settings(**{key: value for key, value in data.items() if key in known})
    names = tuple(str(name) for name in found.names)
    seconds = None if found.memo_seconds is None else float(found.memo_seconds)
    return Settings(names, str(found.first), bool(found.mulligan), seconds)


def save(folder: Path, settings: Settings) -> str:
    """Write the settings; return "" or a sentence that says why they could not be kept."""
    path = folder / FILE
    fresh = path.with_suffix(".new.json")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        return f"The settings cannot be kept in {folder} ({error.strerror or error})."
    return ""
