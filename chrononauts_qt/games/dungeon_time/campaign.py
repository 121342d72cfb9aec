"""The way through the scenarios (section 7): what a campaign may play next after all it has played.

A campaign is what its results lead to, one after the other; `told` makes the line of each from what is seen
at the end of its game. Who keeps the lines is the session's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple, Self

from chrononauts_qt.games.dungeon_time.cards import HALVES, MISSIONS, SCENARIOS
from chrononauts_qt.games.dungeon_time.setup import MODES, SWITCHES, Setup
from chrononauts_qt.games.dungeon_time.view import View

LEVELS = tuple(scenario.id for scenario in SCENARIOS.values() if scenario.won)
"""Levels and bonus levels in the order of the way."""
FIRST_LEVEL, FIRST_BONUS = LEVELS[:2]
WON = "goal"
ROUTES = (WON, "short", "broken")
PERSON = "person"

_KEYS = ("level", "mode", "route", "completed", "heroes", "seconds", "seats", "halves")


class Result(NamedTuple):
    """What came of one game of a campaign, and who played it how (DT-703, DT-705).

    ``seats`` are PERSON or the rank of a companion, ``halves`` those of tiers 1 and 2 that were played, as
    far as the completed Missions tell; () on levels without any. ``seconds`` 0: without a glass.
    """

    level: str
    extended: bool
    route: str
    completed: int
    heroes: bool
    seconds: int
    seats: tuple[str, ...]
    halves: tuple[str, ...] = ()

    @property
    def is_won(self) -> bool:
        """Tell whether the game was won."""
        return self.route == WON

    @property
    def people(self) -> int:
        """How many people played."""
        return self.seats.count(PERSON)

    @property
    def text(self) -> str:
        """The line of the result."""
        words = (
            self.level, MODES[self.extended], self.route, f"{self.completed}", SWITCHES[self.heroes],
            f"{self.seconds}", ",".join(self.seats), ",".join(self.halves),
        )  # fmt: skip
        return " ".join(f"{key} {word}" for key, word in zip(_KEYS, words, strict=True) if word)


def parse(text: str) -> Result:
    """Return what a line tells; raises ValueError for what cannot be, passes over words of later versions."""
    words = text.split()
    said = dict(zip(words[::2], words[1::2], strict=True))
    missing = [key for key in _KEYS[:-1] if key not in said]
    if missing:
        raise ValueError(f"“{text}” does not tell {', '.join(missing)}")
    halves = tuple(filter(None, said.get("halves", "").split(",")))
    if halves and (len(halves) != 2 or not set(halves) <= set(HALVES)):
        raise ValueError(f"“{said['halves']}” are no halves of two tiers")
    return Result(
        _one_of(LEVELS, said["level"]),
        _one_of(MODES, said["mode"]) == MODES[1],
        _one_of(ROUTES, said["route"]),
        _number(said["completed"]),
        _one_of(SWITCHES, said["heroes"]) == SWITCHES[1],
        _number(said["seconds"]),
        tuple(said["seats"].split(",")),
        halves,
    )


def _one_of(known: Sequence[str], word: str) -> str:
    if word not in known:
        raise ValueError(f"“{word}” is none of {', '.join(known)}")
    return word


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 6):
        raise ValueError(f"“{word}” is no number")
    return int(word)


def told(view: View, bots: Mapping[int, str], seconds: int) -> str:
    """Return the line of a game that is over, from what everybody sees; "" for one that is on no way."""
    if view.outcome is None or view.scenario not in LEVELS:
        return ""
    played = {MISSIONS[card].tier: MISSIONS[card].half for card in view.completed}
    is_halved = view.scenario in (FIRST_LEVEL, FIRST_BONUS) and {1, 2} <= played.keys()
    return Result(
        view.scenario,
        view.extended,
        view.outcome.route,
        len(view.completed),
        bool(view.heroes),
        seconds,
        tuple(bots.get(seat, PERSON) for seat in range(view.players)),
        (played[1], played[2]) if is_halved else (),
    ).text


@dataclass(frozen=True)
class Campaign:
    """Where a campaign stands: any level of ``next`` may be played, in Extended mode or not.

    It is over where there is none. ``left`` are by tier the halves that the won first level left in the box.
    """

    next: tuple[str, ...] = (FIRST_LEVEL,)
    extended: bool = False
    left: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))
    results: tuple[Result, ...] = ()

    @classmethod
    def read(cls, lines: Iterable[str]) -> Self:
        """Return the campaign that lines tell; those that nobody understands are passed over."""
        found = cls()
        for line in lines:
            try:
                found = found.after(parse(line))
            except ValueError:
                continue
        return found

    @property
    def is_over(self) -> bool:
        """Tell whether the last level was won in Extended mode too."""
        return not self.next

    def after(self, result: Result) -> Self:
        """Return the campaign after one more game.

        What was played where the way has passed already only counts as an attempt. What was played further on
        is believed: nobody begins a level that was not open, so that results before it have been lost.
        """
        counted = replace(self, results=(*self.results, result))
        places = [_place(level, self.extended) for level in self.next]
        here = _place(result.level, result.extended)
        if here not in places and (not places or here < max(places)):
            return counted
        scenario = SCENARIOS[result.level]
        goes_on = scenario.won if result.is_won else scenario.lost
        ahead, extended = tuple(level for level in goes_on if level in LEVELS), result.extended
        if not ahead and not extended:
            ahead, extended = (FIRST_LEVEL,), True
        left = self.left if extended == self.extended else MappingProxyType({})
        if result.level == FIRST_LEVEL and result.is_won:
            left = MappingProxyType({
                tier: HALVES[half == HALVES[0]] for tier, half in enumerate(result.halves, 1)
            })  # fmt: skip
        return replace(counted, next=ahead, extended=extended, left=left)

    def setup(self, level: str, players: int, seed: str, heroes: bool = False) -> Setup:
        """Return the setup of the next game; ValueError for a level that is not open."""
        if level not in self.next:
            raise ValueError(f"“{level}” is not open")
        halves = self.left if level == FIRST_BONUS else {}
        return Setup(players, seed, level, extended=self.extended, heroes=heroes, halves=halves)

    def attempts(self, level: str, extended: bool = False) -> tuple[Result, ...]:
        """Return all that came of a level in a mode, in order."""
        return tuple(one for one in self.results if (one.level, one.extended) == (level, extended))

    def best(self, level: str, extended: bool = False) -> Result | None:
        """Return the best that came of a level in a mode: won before lost, then the most Missions."""
        return max(
            self.attempts(level, extended), key=lambda one: (one.is_won, one.completed), default=None
        )


def _place(level: str, extended: bool) -> tuple[bool, int]:
    return extended, LEVELS.index(level)
