"""Random games of Dungeon Time, step by step, with all that may be said.

Whoever plays at random breaks the Backpack before much has happened. So every second game is a Story in which
most Missions lie behind what they ask for: there Rewards are chosen, Heroes are worth their price, Adventures
succeed and games are won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from random import Random
from typing import Any, NamedTuple

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.kernel.game import Resolution
from tests.dungeon_time.facts import ADVENTURES, HEROES, KINDS, MISSIONS, SCENARIOS, missions_of, needs
from tests.dungeon_time.second_referee import SecondReferee
from tests.dungeon_time.table import is_mission, split

LOOKED_AT = 5


class Said(NamedTuple):
    """An action of a random game, and what came of it."""

    seat: int
    action: Any
    came: Resolution


def setup_of(seats: int, number: int) -> Any:
    """Return the setup of the game of a number: a deal or a Story, in all modes, with Heroes and without."""
    words = f"mode {('normal', 'extended')[number % 5 % 2]}; seed dungeon-time/{seats}/{number}; "
    words += _story(seats, number) if number % 2 else _deal(number // 2)
    return rules.read_setup(seats, split(words))


def _deal(number: int) -> str:
    games = [f"scenario {name}" for name in SCENARIOS] + [f"adventure {name}" for name in ADVENTURES]
    return f"{games[number % len(games)]}; heroes {('on', 'on', 'off')[number % 3]}"


def _story(seats: int, number: int) -> str:
    dice = Random(f"story {seats} {number}")
    adventure = dice.choice(["", *ADVENTURES])
    missions = dice.sample(missions_of(adventure) if adventure else [*MISSIONS], dice.randint(3, 12))
    left = Counter(dict.fromkeys(KINDS, 4))
    story: list[str] = []
    for card in missions[:2] + [adventure] * (adventure != "") + missions[2:]:
        asked = [kind for kind in needs(card) if dice.random() < 0.9]
        if Counter(asked) <= left:
            left -= Counter(asked)
            story += [*dice.sample(asked, len(asked)), card]
    words = f"adventure {adventure}" if adventure else "scenario good-luck"
    kept = enumerate(dice.sample(HEROES, seats), 1)
    words += "; heroes on" + "".join(f"; hero {seat} {hero}" for seat, hero in kept)
    held = " ".join(f"{kind} 1 1" for kind in dice.sample([*+left], 2))
    return f"{words}; goal {dice.randint(1, 6)}; phase resolution; story {' '.join(story)}; backpack {held}"


def steps(setup: Any, seed: str, most: int = 1000) -> Iterator[tuple[Any, Said | None]]:
    """Yield a position and what was said before it, from the deal on; the state goes on being played.

    Time is up in half of the games, at some moment of the Adventure phase.
    """
    dice = Random(seed)
    state, _ = rules.new_game(setup)
    left = dice.randrange(1, 160)
    yield state, None
    for _ in range(most):
        owed = rules.pending(state)
        if not owed:
            return
        seat = dice.choice(sorted(owed))
        deadlines = [(who, decision.deadline) for who, decision in owed.items() if decision.deadline]
        left -= 1
        if deadlines and left <= 0:
            ((seat, action),) = deadlines
        else:
            action = rules.sample(state, seat, dice)
        yield state, Said(seat, action, rules.apply(state, seat, action))


def followed(setup: Any, seed: str) -> Iterator[str]:
    """Yield what a second referee says otherwise of a random game, up to the first action it is about."""
    referee: SecondReferee | None = None
    for state, said in steps(setup, seed):
        dump = rules.dump(state)
        if referee is None or said is None or dump["step"] in ("draft", "ready"):
            referee = SecondReferee(dump)
            continue
        referee.say(said.seat, said.action.text)
        if found := referee.differences(dump):
            yield from (f"{said.action.text}: {line}" for line in found)
            return


def sayable(dump: dict[str, Any]) -> list[str]:
    """Return the texts of all actions that could be legal in a position, and many that cannot."""
    uses = [f"use {hero}" for hero in HEROES if hero not in ("seer", "tinker", "understudy")]
    uses += [f"use seer {kind}" for kind in KINDS]
    uses += [f"use tinker {words}" for words in groups(KINDS, 2)]
    uses += [text.replace("use ", "use understudy as ") for text in uses]
    held = sorted({card for hand in dump["hands"] for card in hand} | {"cup", "rent-day", "goblin-market"})
    cards = [f"{verb} {card}" for verb in ("play", "discard") for card in held]
    kinds = [f"{verb} {kind}" for kind in KINDS for verb in (
        "take", "hand-over", "trade-for", "remove supply", "remove backpack")]
    asked = needs(dump["card"]) if is_mission(dump["card"]) else ["cup", "bow"]
    lists = [f"{verb} {words}" for verb in ("drop", "waive") for words in groups(sorted({*asked, "cup"}), 5)]
    places = range(1, LOOKED_AT + 1)
    sifts = [f"sift {' '.join(map(str, some))}" for n in places for some in combinations(places, n)]
    size = len(dump["peek"]) or 2
    orders = [f"order {' '.join(map(str, some))}" for n in {size, size - 1} - {0}
              for some in permutations(range(1, n + 1))]
    plain = ["turn-glass", "done", "wait", "time-up", "reveal", "drop none", "refuse", "sift none", "enough"]
    return [*(f"keep {hero}" for hero in HEROES), *uses, *cards, *kinds, *lists, *sifts, *orders, *plain]


def groups(kinds: Any, most: int) -> list[str]:
    """Return all groups of one to so many kinds, in alphabetical order."""
    return [" ".join(some) for n in range(1, most + 1)
            for some in combinations_with_replacement(sorted(kinds), n)]
