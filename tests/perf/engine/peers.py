"""The engines we compare with, each played as its own documentation says."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pyspiel
import rlcard

from tests.perf.engine.rounds import POOL, Task, calls, games


def peers() -> list[Task]:
    """Return what is measured of the others."""
    return [*_hanabi(), *_uno()]


def _hanabi() -> list[Task]:
    """OpenSpiel's hanabi, a game in C++ driven from Python; its chance nodes cost time and do not count."""
    game, dice = pyspiel.load_game("hanabi"), random.Random(1)
    return [
        games("hanabi", lambda: _play_hanabi(game, dice.random, -1)[1]),
        calls("hanabi clone", lambda state: state.clone(), _begun(game, dice)),
    ]


def _begun(game: Any, dice: random.Random) -> list[Any]:
    states: list[Any] = []
    while len(states) < POOL:
        state, _ = _play_hanabi(game, dice.random, dice.randrange(1, 14))
        if not state.is_terminal():
            states.append(state)
    return states


def _play_hanabi(game: Any, dice: Callable[[], float], most: int) -> tuple[Any, int]:
    """Play at random to the end, or to decision number `most`."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), dice()))
            continue
        if decisions == most:
            break
        legal = state.legal_actions()
        decisions += len(legal) > 1
        state.apply_action(legal[int(dice() * len(legal))])
    return state, decisions


def _drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _uno() -> list[Task]:
    """RLCard's uno for four, in Python; its step always comes with the next seat's observation."""
    dice = random.Random(1)
    env = _uno_for_four()
    tables = [_uno_for_four() for _ in range(POOL)]
    for table in tables:
        while _play_uno(table, dice.random, dice.randrange(5, 60)) < 0:
            pass
    return [
        games("uno", lambda: _play_uno(env, dice.random, -1)),
        calls("uno get_state", lambda table: table.get_state(table.get_player_id()), tables),
    ]


def _uno_for_four() -> Any:
    return rlcard.make("uno", config={"game_num_players": 4, "seed": 1})


def _play_uno(env: Any, dice: Callable[[], float], most: int) -> int:
    """Play at random to the end, or up to `most` steps; return the decisions, -1 if it ended before."""
    observed, _ = env.reset()
    decisions = steps = 0
    while not env.is_over():
        if steps == most:
            return decisions
        legal = list(observed["legal_actions"])
        decisions += len(legal) > 1
        observed, _ = env.step(legal[int(dice() * len(legal))])
        steps += 1
    return decisions if most < 0 else -1
