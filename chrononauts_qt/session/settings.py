"""What the program remembers between games: one small JSON file, replaced as a whole."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from chrononauts_qt.session.errors import Flaw, Trouble, trouble_of

FILE = "settings.json"
THEMES = ("auto", "dark", "light", "contrast")
MOTIONS = ("auto", "off", "fast", "normal", "slow")
SMALLEST_TEXT, LARGEST_TEXT = 0.8, 2.0
LONGEST_WAIT = 60.0
PEOPLE_KEPT = 24


@dataclass(frozen=True)
class Settings:
    """The last choice of the new-game page, how the program looks, and what helps while playing.

    ``languages`` are those of the owners of ``names``, "" for that of the program. ``people`` are the names
    of everybody who has played, those of the last games first.

    ``memo_seconds`` None: until everybody says OK. ``language`` empty, ``theme`` and ``motion`` "auto":
    as the system has it; ``card_language`` empty: as the program. ``assist_highlights`` rings what can be
    played, ``assist_preview`` shows what a play would change, ``assist_claim`` tells the player, and nobody
    else, that a claim is true.
    """

    names: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    first: str = "guess"
    mulligan: bool = True
    memo_seconds: float | None = 4.0
    welcomed: bool = False
    language: str = ""
    card_language: str = ""
    theme: str = "auto"
    text_scale: float = 1.0
    motion: str = "auto"
    sound: bool = False
    board_as_list: bool = False
    assist_highlights: bool = True
    assist_preview: bool = True
    assist_claim: bool = True


def load(folder: Path, put_aside: list[Path] | None = None) -> Settings:
    """Return the settings kept in `folder`; whatever is missing or damaged takes its default.

    A file that cannot be understood at all is put aside under another name, which is added to
    `put_aside`; it is never written over.
    """
    path = folder / FILE
    try:
        return _settings(_object(path))
    except OSError:
        return Settings()
    except ValueError:
        kept = _set_aside(path)
        if kept is not None and put_aside is not None:
            put_aside.append(kept)
        return Settings()


def met(people: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Return the people known after a game of `names`: each once, at most PEOPLE_KEPT."""
    by_name = {name.casefold(): name for name in (*reversed(people), *reversed(names))}
    latest = dict.fromkeys(name.casefold() for name in (*names, *people))
    return tuple(by_name[name] for name in latest)[:PEOPLE_KEPT]


def save(folder: Path, settings: Settings) -> Trouble | None:
    """Write the settings; return the reason if they could not be kept."""
    path = folder / FILE
    fresh = path.with_suffix(".new.json")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not _may_replace(path):
            return Trouble(Flaw.DENIED, 0, f"{path.name} cannot be read and is left as it is")
        with fresh.open("w", encoding="utf-8") as file:
            json.dump(asdict(settings), file, ensure_ascii=False, indent=1)
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
        raise ValueError("settings are a JSON object")
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


def _settings(data: dict[str, Any]) -> Settings:
    """Return the settings in `data`, each field checked alone."""
    found = {}
    for field in fields(Settings):
        if field.name in data:
            try:
                found[field.name] = _READ[field.name](data[field.name])
            except (TypeError, ValueError, OverflowError):
                continue
    return Settings(**found)


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise TypeError("names are a list of texts")
    return tuple(value)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value


def _yes_or_no(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError("not true or false")
    return value


def _number(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError("not a number")
    number = float(value)
    if not -1e6 < number < 1e6:  # neither infinite nor “not a number”
        raise ValueError("out of all bounds")
    return number


def _seconds(value: Any) -> float | None:
    if value is None:
        return None
    return min(LONGEST_WAIT, max(1.0, _number(value)))


def _scale(value: Any) -> float:
    return min(LARGEST_TEXT, max(SMALLEST_TEXT, _number(value)))


def _one_of(*choices: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in choices:
            raise ValueError(f"not one of {choices}")
        return str(value)

    return read


_READ: dict[str, Callable[[Any], Any]] = {
    "names": _names,
    "languages": _names,
    "people": _names,
    "first": _text,
    "mulligan": _yes_or_no,
    "memo_seconds": _seconds,
    "welcomed": _yes_or_no,
    "language": _text,
    "card_language": _text,
    "theme": _one_of(*THEMES),
    "text_scale": _scale,
    "motion": _one_of(*MOTIONS),
    "sound": _yes_or_no,
    "board_as_list": _yes_or_no,
    "assist_highlights": _yes_or_no,
    "assist_preview": _yes_or_no,
    "assist_claim": _yes_or_no,
}
