"""What the program remembers between games: one small JSON file, replaced as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from chrononauts_qt.session import kept_file
from chrononauts_qt.session import plain_values as values
from chrononauts_qt.session.errors import Trouble
from chrononauts_qt.shelf import SHELF, all_ranks

FILE = "settings.json"
THEMES = ("auto", "dark", "light", "contrast")
MOTIONS = ("auto", "off", "fast", "normal", "slow")
PACES = ("slow", "normal", "fast")
ANSWER_TIMES = ("usual", "twice", "four", "none")
LETTERS = ("on", "alt", "off")
MEMO_ASKS = ("every", "touching")
PICTURES = ("on", "quiet", "off")
COURSES = ("full", "brief")
SMALLEST_TEXT, LARGEST_TEXT = 0.8, 2.0
PEOPLE_KEPT = 24
MOST_TASKS = 99
ALONE = "name"
"""What a game that one person plays alone keeps the name under."""


class Settings(NamedTuple):
    """Who sat at the last table, what each game keeps, how the program looks, and what helps while playing.

    ``languages`` are those of the owners of ``names``, "" for that of the program; ``bots`` are the ranks
    of those among them who are bots, "" for a person. ``people`` are the names of everybody who has played,
    those of the last games first. ``game`` is the one that was begun last. ``games`` has by game the texts,
    numbers and so on that it keeps, which it alone understands; and where one person plays it alone, who
    that was last (`alone`). ``lessons`` has by game, and there by lesson, how many of its tasks are done.
    ``memo_asks`` has by person, in small letters, when that person is asked for a Memo (MEMO_ASKS).
    ``told`` are the names of what has been said when it happened for the first time (`ui.table.first_times`).

    ``language`` empty, ``theme`` and ``motion`` "auto": as the system has it; ``card_language`` empty: as
    the program. ``pictures`` are those of what happened in the years of a board. ``assist_highlights`` rings
    what can be played, ``assist_preview`` shows what a play would change, ``assist_claim`` tells the player,
    and nobody else, that a claim is true. ``rest_enlarges`` shows large what the pointer rests on.
    ``first_times`` says a sentence about what happens for the first time. ``rule_numbers`` shows the ids of
    rules in the rulebook. ``bot_pace`` is how long a bot's move stays before the next one, ``course`` how
    much of the course of a game a screen reader is told.
    ``answer_time`` is how much longer than usual people have for an answer, and what goes away by itself
    stays. ``captions`` shows in words what sounds, whether it can be heard or not. ``letters`` tells whether
    letters, digits and signs do anything alone, with Alt or not at all. ``keys_in_turn`` holds Ctrl and the
    like for the next key. ``own_keys`` has by place, "" for everywhere, and there by its usual key, the key
    that has been given to something, "" for the usual one.
    """

    names: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    game: str = next(iter(SHELF))
    games: Mapping[str, Mapping[str, Any]] = {}
    lessons: Mapping[str, Mapping[str, int]] = {}
    told: tuple[str, ...] = ()
    memo_asks: Mapping[str, str] = {}
    welcomed: bool = False
    window_place: str = ""
    language: str = ""
    card_language: str = ""
    theme: str = "auto"
    text_scale: float = 1.0
    motion: str = "auto"
    pictures: str = "on"
    sound: bool = False
    board_as_list: bool = False
    assist_highlights: bool = True
    assist_preview: bool = True
    assist_claim: bool = True
    rest_enlarges: bool = True
    first_times: bool = True
    rule_numbers: bool = False
    bot_pace: str = "normal"
    course: str = "full"
    answer_time: str = "usual"
    captions: bool = False
    letters: str = "on"
    keys_in_turn: bool = False
    own_keys: Mapping[str, Mapping[str, str]] = {}

    def having_told(self, name: str) -> Settings:
        """Return the settings in which this has been told to people, once for good."""
        return self if name in self.told else self._replace(told=(*self.told, name))

    @property
    def changes_keys(self) -> bool:
        """Tell whether any key does another thing than the usual one, or does it in another way."""
        return self.letters != "on" or self.keys_in_turn or bool(self.own_keys)

    def kept(self, game: str) -> Mapping[str, Any]:
        """Return what a game keeps, {} before its first time."""
        return self.games.get(game, {})

    def keeping(self, game: str, kept: Mapping[str, Any]) -> Settings:
        """Return the settings in which a game keeps this, and nothing else."""
        return self._replace(games={**self.games, game: dict(kept)})

    def alone(self, game: str) -> str:
        """Return who played a game alone last, "" if nobody did."""
        name = self.kept(game).get(ALONE, "")
        return name if isinstance(name, str) else ""


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
    fresh = settings._asdict()
    known = {} if before is None else before._asdict()
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
    return Settings(**values.read(data | {"games": _of_today(data)}, _READ))


def _of_today(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the games keep, from a file of any version.

    In those of before ``games`` each game had its part beside the other settings, but for the first one,
    whose terms lay among them.
    """
    first, *others = SHELF
    before = {game: data[game] for game in others if game in data}
    terms = {key: data[key] for key in _FIRST_TERMS if key in data}
    now = data.get("games")
    return ({first: terms} if terms else {}) | before | (now if isinstance(now, dict) else {})


def _games(value: Any) -> dict[str, Any]:
    return values.read(value, dict.fromkeys(value, values.part))


def _lessons(value: Any) -> dict[str, dict[str, int]]:
    def tasks(done: Any) -> int:
        return int(values.within(0, MOST_TASKS)(done))

    def lessons(game: Any) -> dict[str, int]:
        return values.read(game, dict.fromkeys(game, tasks))

    return values.read(value, dict.fromkeys(value, lessons))


def _memo_asks(value: Any) -> dict[str, str]:
    return values.read(value, dict.fromkeys(value, values.one_of(*MEMO_ASKS)))


def _own_keys(value: Any) -> dict[str, dict[str, str]]:
    def own(place: Any) -> dict[str, str]:
        return values.read(place, dict.fromkeys(place, values.text))

    return values.read(value, dict.fromkeys(value, own))


def _ranks(value: Any) -> tuple[str, ...]:
    return tuple(values.one_of("", *all_ranks())(rank) for rank in values.texts(value))


_FIRST_TERMS = ("first", "mulligan", "memo_seconds")
_READ: values.Readers = {
    "names": values.texts,
    "languages": values.texts,
    "bots": _ranks,
    "people": values.texts,
    "game": lambda value: values.one_of(*SHELF)(value),
    "games": _games,
    "lessons": _lessons,
    "told": values.texts,
    "memo_asks": _memo_asks,
    "welcomed": values.yes_or_no,
    "window_place": values.text,
    "language": values.text,
    "card_language": values.text,
    "theme": values.one_of(*THEMES),
    "text_scale": values.within(SMALLEST_TEXT, LARGEST_TEXT),
    "motion": values.one_of(*MOTIONS),
    "pictures": values.one_of(*PICTURES),
    "sound": values.yes_or_no,
    "board_as_list": values.yes_or_no,
    "assist_highlights": values.yes_or_no,
    "assist_preview": values.yes_or_no,
    "assist_claim": values.yes_or_no,
    "rest_enlarges": values.yes_or_no,
    "first_times": values.yes_or_no,
    "rule_numbers": values.yes_or_no,
    "bot_pace": values.one_of(*PACES),
    "course": values.one_of(*COURSES),
    "answer_time": values.one_of(*ANSWER_TIMES),
    "captions": values.yes_or_no,
    "letters": values.one_of(*LETTERS),
    "keys_in_turn": values.yes_or_no,
    "own_keys": _own_keys,
}
