"""Random games by the thousand, with every invariant asked after every action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.kernel.game import Game
from chrononauts_qt.session.simulate import STALLED_AFTER, InvariantViolated, Tally, random_game

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "soak"
SMALL_GAMES = 10_000
GAMES_A_TASK = 50


def play_games(task: Task) -> Result:
    """Play the full games of a task (players, first number, how many); every tenth begins with the guess."""

    def setup(players: int, number: int, seed: str) -> rules.Setup:
        return rules.Setup(players, seed, "guess" if number % 10 == 0 else "random")

    return play_all(task, rules, "rules", setup)


def play_artifaxx(task: Task) -> Result:
    """Play the games of Artifaxx of a task; every second has one more It Never Existed (R-1103)."""

    def setup(players: int, number: int, seed: str) -> artifaxx.Setup:
        first = "guess" if number % 10 == 0 else "random"
        parents = artifaxx.NEVER_EXISTED if number % 2 else artifaxx.OUT
        return artifaxx.Setup(players, seed, first, parents=parents)

    return play_all(task, artifaxx, "artifaxx", setup)


def play_solonauts(task: Task) -> Result:
    """Play the games of Solonauts of a task (travellers, first number, how many)."""

    def setup(travellers: int, number: int, seed: str) -> solonauts.Setup:
        return solonauts.Setup(travellers, seed)

    return play_all(task, solonauts, "solonauts", setup)


def play_all(task: Task, game: Game, name: str, setup_of: Callable[[int, int, str], Any]) -> Result:
    """Play the games of a task and count how they end."""
    players, first, count = task
    tally, longest, failures = Tally(), 0, []
    for number in range(first, first + count):
        seed = f"{SEED}/{players}/{number}"
        setup = setup_of(players, number, seed)
        try:
            state, actions = random_game(game, setup, seed, checked=True)
        except Exception as error:
            kind = "violation" if isinstance(error, InvariantViolated) else "exception"
            again = f"random_game({name}, {name}.{setup!r}, {seed!r}, checked=True)"
            failures.append({"kind": kind, "error": f"{type(error).__name__}: {error}", "reproduce": again})
            continue
        tally.add(state.outcome, state.turn, actions)
        longest = max(longest, actions)
    return {
        "routes": dict(tally.routes),
        "wins": {str(seat): wins for seat, wins in tally.wins_by_seat.items()},
        "turns": tally.turns,
        "actions": tally.actions,
        "longest": longest,
        "failures": failures,
    }


def report_games(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the figures per number of players and in all."""
    tallies: dict[int, Tally] = {}
    for (players, _, _), result in sorted(results.items()):
        tally = tallies.setdefault(players, Tally())
        tally.routes.update(result["routes"])
        tally.wins_by_seat.update({int(seat): wins for seat, wins in result["wins"].items()})
        tally.turns += result["turns"]
        tally.actions += result["actions"]
    failures = failures_of(results)
    kinds = [failure["kind"] for failure in failures]
    return {
        "seed": f"{SEED}/PLAYERS/NUMBER; every tenth game begins with the guess",
        "players": {str(players): tally.report() for players, tally in tallies.items()},
        "total": {
            "games": sum(len(tally.turns) for tally in tallies.values()),
            "turns": sum(sum(tally.turns) for tally in tallies.values()),
            "actions_each_checked": sum(tally.actions for tally in tallies.values()),
            "longest_game_in_actions": max(result["longest"] for result in results.values()),
            "exceptions": kinds.count("exception"),
            "violations": kinds.count("violation"),
        },
        "failures": failures,
    }


def report_artifaxx(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the figures; who plays at random often finds no end, which is no violation."""
    note = f"stalled: {STALLED_AFTER} turns of random play without a finished Mission; no violation"
    return {**report_games(results), "note": note}


def report_solonauts(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the figures, by the number of travellers instead of players."""
    figures = {**report_games(results), "seed": f"{SEED}/TRAVELLERS/NUMBER"}
    return {{"players": "travellers"}.get(key, key): value for key, value in figures.items()}


def in_turn(first: int, last: int) -> tuple[Task, ...]:
    """Return tasks of 10,000 small games, each number of players or travellers in turn."""
    numbers = range(first, last + 1)
    return tuple(
        (numbers[task % len(numbers)], task // len(numbers) * GAMES_A_TASK, GAMES_A_TASK)
        for task in range(SMALL_GAMES // GAMES_A_TASK)
    )


def failures_of(results: Mapping[Task, Result]) -> list[dict[str, str]]:
    """Return what went wrong, in the order of the tasks."""
    return [failure for _, result in sorted(results.items()) for failure in result["failures"]]
