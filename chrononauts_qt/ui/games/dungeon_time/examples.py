"""The examples of the book as games: each begins at a position, and the engine plays on step by step."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.actions import parse
from chrononauts_qt.games.dungeon_time.state import State
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event

NAMES = ("Ada", "Bo", "Chloé")
TABLE, BACKPACK = "table", "backpack"
"""What an example is about: hands, Deck and the top of the Story, or the Backpack as the Story is told."""
ASKS = "asks"
"""The word before a seat and the Mission whose needs it tells the others: talk is no action (DT-303)."""


class Example(NamedTuple):
    """A position in the words of a journal's setup, and what is said then, step by step.

    ``about`` is what is shown. ``before`` has been said when the example begins. Between lines stands "|"; a
    step without any only looks.
    """

    about: str
    position: str
    steps: tuple[str, ...]
    before: str = ""


class BoardStep(NamedTuple):
    """The game at a step, as all see it, and what has happened since the step before.

    ``begins``: it is the first of its example. ``asks`` has by seat the Mission that it asks for.
    """

    example: Example
    begins: bool
    view: View
    events: tuple[Event, ...]
    asks: dict[int, str]


_THREE_AT_ONCE = (
    "scenario good-luck; goal 3;"
    "hand 1 sleepwalking-castle keys sword torch cup; hand 2 dragon-barber book bow hook flask;"
    "hand 3 potion gold flask hook cup;"
    "deck moth-king sword bow potion gold map bow cup flask torch shield"
)
_PLAYED = (
    "",
    f"1: turn-glass | {ASKS} 1 sleepwalking-castle | {ASKS} 2 dragon-barber",
    "3: play potion",
    "1: play sword | 1: play sword",
    "2: play book | 2: play dragon-barber",
    f"{ASKS} 3 moth-king",
    "1: play torch",
    "3: play gold | 3: play moth-king",
    "1: play map | 1: play keys | 1: play sleepwalking-castle",
    "1: time-up",
)
_FULL = (
    "phase resolution;"
    "backpack cup 3 0 keys 3 0 shield 1 0 torch 1 0 sword 1 0 potion 1 0 map 1 0 flask 1 0;"
)

EXAMPLES = (
    Example(TABLE, _THREE_AT_ONCE, _PLAYED),
    Example(
        BACKPACK,
        _THREE_AT_ONCE,
        (
            "",
            "1: reveal | 1: reveal | 1: reveal | 1: reveal",
            "1: reveal",
            "1: reveal | 1: reveal",
            "1: reveal",
            "2: refuse",
            "1: reveal | 1: reveal",
            "1: reveal",
            "3: take shield",
        ),
        before=" | ".join(said for said in _PLAYED if said),
    ),
    Example(
        BACKPACK, "phase resolution; backpack gold 1 0 hook 1 0; story shield cup", ("", "1: reveal")
    ),
    Example(
        BACKPACK, "phase resolution; backpack hook 1 0 shield 1 0; story important-absence cup",
        ("", "1: reveal"),
    ),
    Example(
        BACKPACK, "phase resolution; backpack gold 2 0 flask 1 0; story black-market cup",
        ("", "1: reveal", "1: drop gold"),
    ),
    Example(BACKPACK, f"{_FULL} story bow book", ("", "1: reveal")),
    Example(BACKPACK, f"{_FULL} story cup book", ("", "1: reveal")),
    Example(BACKPACK, f"{_FULL} story shield torch book", ("", "1: reveal", "1: reveal")),
)  # fmt: skip

# -- playing them -----------------------------------------------------------------------------------


@cache
def steps() -> tuple[BoardStep, ...]:
    """Return the steps of all examples in order."""
    return tuple(step for example in EXAMPLES for step in _played(example))


def _played(example: Example) -> Iterator[BoardStep]:
    state, asks = laid(example), dict[int, str]()
    _say(state, asks, example.before)
    for number, said in enumerate(example.steps):
        events = tuple(_say(state, asks, said))
        yield BoardStep(example, not number, rules.view(state, None), events, dict(asks))


def laid(example: Example) -> State:
    """Return the game as an example finds it."""
    lines = dict[str, list[list[str]]]({"seed": [["example"]]})
    for line in example.position.split(";"):
        key, *values = line.split()
        lines.setdefault(key, []).append(values)
    return rules.new_game(rules.read_setup(len(NAMES), lines))[0]


def lines(said: str) -> list[str]:
    """Return the lines of a step."""
    return [line.strip() for line in said.split("|") if line.strip()]


def _say(state: State, asks: dict[int, str], said: str) -> list[Event]:
    """Do what is said, and return what everybody hears of it; who has played a Mission asks no more."""
    heard = list[Event]()
    for line in lines(said):
        if line.startswith(ASKS):
            _, seat, mission = line.split()
            asks[int(seat) - 1] = mission
        else:
            seat, _, action = line.partition(": ")
            heard += rules.apply(state, int(seat) - 1, parse(action)).events
            for asking in [one for one, mission in asks.items() if mission not in state.hands[one]]:
                del asks[asking]
    return [event.seen_by(None) for event in heard]
