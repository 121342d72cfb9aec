"""What the program remembers between games: one small JSON file, replaced as a whole."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from chrononauts_qt.session import kept_file
from chrononauts_qt.session.errors import Trouble
from chrononauts_qt.shelf import SHELF

FILE = "settings.json"
THEMES = ("auto", "dark", "light", "contrast")
MOTIONS = ("auto", "off", "fast", "normal", "slow")
RANKS = ("cadet", "agent", "chief")
PACES = ("slow", "normal", "fast")
FEWEST_TRAVELLERS, USUAL_TRAVELLERS, MOST_TRAVELLERS = 6, 8, 14
SMALLEST_TEXT, LARGEST_TEXT = 0.8, 2.0
LONGEST_WAIT = 60.0
PEOPLE_KEPT = 24


@dataclass(frozen=True)
class Artifaxx:
    """The last choice for Artifaxx; fields as in Settings, and what becomes of Your Parents Never Met."""

    first: str = "guess"
    memo_seconds: float | None = 4.0
    parents: str = "out"


@dataclass(frozen=True)
class Solonauts:
    """The last choice for Solonauts. ``seed`` is what somebody wrote, ``dealt`` the seed of the last deal."""

    name: str = ""
    travellers: int = USUAL_TRAVELLERS
    deal: str = "proven"
    grade: str = ""
    seed: str = ""
    dealt: str = ""


@dataclass(frozen=True)
class Settings:
    """The last choice of the new-game page, how the program looks, and what helps while playing.

    ``languages`` are those of the owners of ``names``, "" for that of the program; ``bots`` are the ranks
    of those among them who are bots, "" for a person. ``people`` are the names of everybody who has played,
    those of the last games first. ``game`` is the one that was begun last;
    ``first``, ``mulligan`` and ``memo_seconds`` are those of Chrononauts.

    ``memo_seconds`` None: until everybody says OK. ``language`` empty, ``theme`` and ``motion`` "auto":
    as the system has it; ``card_language`` empty: as the program. ``assist_highlights`` rings what can be
    played, ``assist_preview`` shows what a play would change, ``assist_claim`` tells the player, and nobody
    else, that a claim is true. ``bot_pace`` is how long a bot's move stays before the next one.
    """

    names: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    first: str = "guess"
    mulligan: bool = True
    memo_seconds: float | None = 4.0
    game: str = next(iter(SHELF))
    artifaxx: Artifaxx = Artifaxx()
    solonauts: Solonauts = Solonauts()
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
    bot_pace: str = "normal"


def load(folder: Path, put_aside: list[Path] | None = None) -> Settings:
    """Return the settings kept in `folder`; whatever is missing or damaged takes its default.

    A file that cannot be understood at all is put aside under another name, which is added to
    `put_aside`; it is never written over.
    """
    return _settings(kept_file.read(folder / FILE, put_aside))


def met(people: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Return the people known after a game of `names`: each once, at most PEOPLE_KEPT."""
    by_name = {name.casefold(): name for name in (*reversed(people), *reversed(names))}
    latest = dict.fromkeys(name.casefold() for name in (*names, *people))
    return tuple(by_name[name] for name in latest)[:PEOPLE_KEPT]


def save(folder: Path, settings: Settings, before: Settings | None = None) -> Trouble | None:
    """Write the settings; return the reason if they could not be kept.

    With `before`, the last that were loaded or saved here, only what differs from them is changed: another
    running copy may have changed something else.
    """
    fresh = asdict(settings)
    known = {} if before is None else asdict(before)
    return kept_file.change(folder / FILE, lambda now: _merged(now, known, fresh))


def _merged(now: Any, before: Mapping[str, Any], fresh: Mapping[str, Any]) -> dict[str, Any]:
    """Return `now` with what has changed from `before` to `fresh`, and with what it lacks."""
    merged = dict(now) if isinstance(now, dict) else {}
    for key, value in fresh.items():
        if isinstance(value, dict):
            merged[key] = _merged(merged.get(key), before.get(key, {}), value)
        elif key not in merged or key not in before or before[key] != value:
            merged[key] = value
    return merged


def _settings(data: dict[str, Any]) -> Settings:
    """Return the settings in `data`, each field checked alone."""
    return Settings(**_read(data, _READ))


def _read(data: dict[str, Any], readers: Mapping[str, Callable[[Any], Any]]) -> dict[str, Any]:
    """Return the fields of `data` that their readers understand."""
    found = {}
    for name, read in readers.items():
        if name in data:
            try:
                found[name] = read(data[name])
            except (TypeError, ValueError, OverflowError):
                continue
    return found


def _artifaxx(value: Any) -> Artifaxx:
    return Artifaxx(**_read(_part(value), _READ_ARTIFAXX))


def _solonauts(value: Any) -> Solonauts:
    return Solonauts(**_read(_part(value), _READ_SOLONAUTS))


def _part(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise TypeError("what belongs to one game is an object")
    return value


def _names(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("names are a list of texts")
    return tuple(_text(name) for name in value)


def _ranks(value: Any) -> tuple[str, ...]:
    return tuple(_one_of("", *RANKS)(rank) for rank in _names(value))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value.encode("utf-8", "ignore").decode()  # halves of letters, which nothing could show


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


def _travellers(value: Any) -> int:
    return min(MOST_TRAVELLERS, max(FEWEST_TRAVELLERS, round(_number(value))))


def _game(value: Any) -> str:
    return _one_of(*SHELF)(value)


def _one_of(*choices: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in choices:
            raise ValueError(f"not one of {choices}")
        return str(value)

    return read


_READ_ARTIFAXX: dict[str, Callable[[Any], Any]] = {
    "first": _text,
    "memo_seconds": _seconds,
    "parents": _one_of("out", "never-existed"),
}
_READ_SOLONAUTS: dict[str, Callable[[Any], Any]] = {
    "name": _text,
    "travellers": _travellers,
    "deal": _one_of("proven", "today", "seed"),
    "grade": _one_of("", "easy", "medium", "hard", "very-hard"),
    "seed": _text,
    "dealt": _text,
}
_READ: dict[str, Callable[[Any], Any]] = {
    "names": _names,
    "languages": _names,
    "bots": _ranks,
    "people": _names,
    "first": _text,
    "mulligan": _yes_or_no,
    "memo_seconds": _seconds,
    "game": _game,
    "artifaxx": _artifaxx,
    "solonauts": _solonauts,
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
    "bot_pace": _one_of(*PACES),
}
