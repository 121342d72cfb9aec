"""The weights of the Chief: plays games, and learns from them how chances hang on what is seen.

A softmax regression: of every position of a game the features of all seats are kept, with who won. The
weights are those that make the winners of all games most likely (Adagrad, a little decay).

The weights in use were learned like this by a forerunner, from 63,792 positions of the big game and 17,466
of Artifaxx. Whoever learns them anew climbs the ladders again (docs/arena.md).
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any

from chrononauts_qt.bots.rivals import chances, features, quick
from chrononauts_qt.bots.rivals.greedy import agent_style, choose
from chrononauts_qt.bots.rivals.search import answer
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import KEEP, Action
from chrononauts_qt.games.chrononauts.state import END, KILL, PLAY, WINDOW, State
from chrononauts_qt.games.chrononauts.variants import artifaxx

Task = tuple[int, int, int]
Result = dict[str, Any]
Position = tuple[Sequence[Sequence[int]], int]
"""The features of every competitor, the end of the Universe last where there is one, and who won."""

GAMES = ("chrononauts", "artifaxx")
SEATS = ((2, 3, 4, 4, 4, 5, 6), (2, 3, 4, 4))
MANY = (7000, 2000)
A_TASK = 50
KEPT = 0.2
"""The share of the turns of a game that is learned from."""
SLIPS = 0.02
"""How often half of the players move at random, so that more positions come up than good play leads to."""
LONGEST, MOST_MOVES = 200, 1500
"""After so many turns, or moves, a game is left out."""
PASSES, STEP, DECAY = 8, 0.15, 1e-5
TESTED = 10
"""One of so many games is kept back to see what has been learned."""
FILE = Path(chances.__file__).parent / "weights.json"


def tasks() -> tuple[Task, ...]:
    """Return the tasks: number of the game, first seed, how many."""
    return tuple((game, first, A_TASK) for game, many in enumerate(MANY) for first in range(0, many, A_TASK))


def play_games(task: Task) -> Result:
    """Play the games of a task and keep some positions of each."""
    game, first, count = task
    kept = [_positions(game, number) for number in range(first, first + count)]
    return {"positions": [position for position in kept if position], "failures": []}


def _positions(game: int, number: int) -> list[Position]:
    """Return positions of one game with its winner; none of a game that finds no end."""
    dice = Random(f"weights/{GAMES[game]}/{number}")
    referee, seats = (rules, artifaxx)[game], dice.choice(SEATS[game])
    state = rules.searching(referee.new_game(referee.Setup(seats, str(number), mulligan=False))[0])
    slips = [dice.choice((0.0, SLIPS)) for _ in range(seats)]
    seen: list[list[list[int]]] = []
    turn = 0
    for _ in range(MOST_MOVES):
        if state.outcome is not None or state.step == END or state.turn > LONGEST:
            break
        if state.step == PLAY and state.turn > turn:
            turn = state.turn
            if dice.random() < KEPT:
                seen.append(_competitors(state))
        seat, legal = rules.decision(state)
        rules.play_on(state, seat, _move(state, seat, legal, slips[seat], dice))
    won = _winner(state)
    return [] if won is None else [(competitors, won) for competitors in seen]


def _competitors(state: State) -> list[list[int]]:
    known = features.shared(state)
    found = [features.of_seat(state, seat, known) for seat in range(state.players)]
    return [*found, features.of_universe(state)] if state.variant.identities else found


def _winner(state: State) -> int | None:
    """Return the number of the competitor that won; whoever is asked at the end of a turn can claim."""
    if state.step == END:
        return state.active
    return state.players if state.outcome is not None else None


def _move(state: State, seat: int, legal: Sequence[Action], slips: float, dice: Random) -> Action:
    if state.step == WINDOW:
        return answer(state, seat)
    if state.step == KILL:
        return KEEP
    if dice.random() < slips:
        return dice.choice(legal)
    if state.variant.identities:
        return quick.choose(state, seat, legal)
    return choose(_Seen(state, seat), legal, agent_style()._replace(samples=1), dice)


class _Seen:
    """A table that hides nothing, for the Agent to look at."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.me, self.turn = state, seat, state.turn

    def sample(self, dice: Random) -> State:
        """Return the position itself."""
        return self.state


def learn(positions: Sequence[Position], passes: int = PASSES) -> list[float]:
    """Return the weight of every feature."""
    weights = [0.0] * features.COUNT
    spread = [1e-8] * features.COUNT
    dice = Random(0)
    order = list(positions)
    for _ in range(passes):
        dice.shuffle(order)
        for competitors, won in order:
            for number, share in enumerate(_shares(competitors, weights)):
                slope = share - (number == won)
                for feature in competitors[number]:
                    pull = slope + DECAY * weights[feature]
                    spread[feature] += pull * pull
                    weights[feature] -= STEP * pull / sqrt(spread[feature])
    return weights


def _shares(competitors: Sequence[Sequence[int]], weights: Sequence[float]) -> list[float]:
    powers = [exp(sum(weights[feature] for feature in found)) for found in competitors]
    whole = sum(powers)
    return [power / whole for power in powers]


def surprise(positions: Sequence[Position], weights: Sequence[float]) -> float:
    """Return the mean of how much the winners surprise, in nats; less is better."""
    found = [-log(_shares(competitors, weights)[won]) for competitors, won in positions]
    return sum(found) / max(1, len(found))


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Learn, write the weights down, and return how well they tell the winners of games kept back."""
    told: dict[str, object] = {"seed": "weights/GAME/NUMBER"}
    weights: dict[str, dict[str, float]] = {}
    for game, name in enumerate(GAMES):
        mine = [result for task, result in sorted(results.items()) if task[0] == game]
        games = [positions for result in mine for positions in result["positions"]]
        known = [position for number, one in enumerate(games) if number % TESTED for position in one]
        tested = [position for one in games[::TESTED] for position in one]
        learned = learn(known)
        weights[name] = {
            feature: round(weight, 2)
            for feature, weight in zip(features.NAMES, learned, strict=True)
            if round(weight, 2)
        }
        told[name] = {
            "games": len(games),
            "positions": len(known) + len(tested),
            "surprise": round(surprise(tested, learned), 4),
            "surprise_without": round(surprise(tested, [0.0] * features.COUNT), 4),
        }
    FILE.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    return told
