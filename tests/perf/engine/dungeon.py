"""Dungeon Time without a window: random play by its referee and by a second one, and its companions."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, cycle
from random import Random

from chrononauts_qt.bots.dungeon_time.ranks import RANGER, VETERAN
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.setup import Setup
from tests.dungeon_time.second_referee import SecondReferee
from tests.dungeon_time.teams import Expedition, played
from tests.perf.engine.rounds import Task, games
from tests.perf.timing import worked

SEATS, POOL = 3, 24


def tasks() -> list[Task]:
    """Return what is measured: actions with all that is owed, the same games by a naive referee, and whole
    games of three Rangers, who wait for nothing."""
    dice, numbers, told = Random(1).random, count(), cycle(_told())
    return [
        games("dungeon", lambda: _play(next(numbers), dice)),
        games("naive dungeon", lambda: _follow(*next(told))),
        games("rangers", lambda: _rangers(next(numbers))),
    ]


def _play(number: int, dice: Callable[[], float]) -> int:
    """Play a random game by the rules; return how many actions it had."""
    state, _ = rules.new_game(Setup(SEATS, f"bench {number}"))
    actions = 0
    while owed := rules.pending(state):
        seats = list(owed)
        seat = seats[int(dice() * len(seats))]
        options = owed[seat].options
        rules.apply(state, seat, options[int(dice() * len(options))])
        actions += 1
    return actions


Told = tuple[dict[str, object], list[tuple[int, str]]]
"""The dump of a position before the glass is turned, and what was said from there on."""


def _told() -> list[Told]:
    """Return random games to be followed."""
    found: list[Told] = []
    for number in range(POOL):
        dice, said = Random(number), list[tuple[int, str]]()
        state, _ = rules.new_game(Setup(SEATS, f"told {number}"))
        dump = rules.dump(state)
        while owed := rules.pending(state):
            seat = dice.choice(list(owed))
            action = dice.choice(owed[seat].options)
            said.append((seat, action.text))
            rules.apply(state, seat, action)
        found.append((dump, said))
    return found


def _follow(dump: dict[str, object], said: list[tuple[int, str]]) -> int:
    """Let the second referee follow a game; it judges nothing and lists nothing."""
    referee = SecondReferee(dump)
    for seat, text in said:
        referee.say(seat, text)
    return len(said)


def _rangers(number: int) -> int:
    played((RANGER,) * SEATS, Setup(SEATS, f"rangers {number}"))
    return 1


def decisions(number: int) -> list[float]:
    """Return the milliseconds of every look of five Veterans in so many games, and of what all hear then."""
    times: list[float] = []
    for game in range(number):
        expedition = Expedition((VETERAN,) * 5, Setup(5, f"decisions {game}"))
        wake, team = expedition.team.wake, expedition.team

        def timed_wake(*args: object, wake: Callable[..., object] = wake) -> object:
            got: list[object] = []
            times.append(worked(lambda: got.append(wake(*args))))
            return got[0]

        team.wake = timed_wake  # type: ignore[method-assign,assignment]  # the same with a watch
        expedition.play()
    return times
