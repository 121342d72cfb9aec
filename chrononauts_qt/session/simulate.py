"""Random games, for the command line, the soak and quick statistics."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from chrononauts_qt.kernel.game import Game

STALLED_AFTER = 3000
"""A game without an end after this many turns is counted as stalled: a bug unless shown otherwise."""


class InvariantViolated(Exception):
    """A position that must not exist: game, seed, step and the sentences of ``check``."""


def random_game(game: Game, setup: Any, seed: str, *, checked: bool = False) -> tuple[Any, int]:
    """Play uniformly at random to the end, claiming a victory whenever one is there.

    Returns the final state and the number of actions. With `checked`, every position is asked for its
    invariants, and InvariantViolated is raised with the first that fails.
    """
    dice = Random(seed)
    state, _ = game.new_game(setup)
    count = 0
    while pending := game.pending(state):
        if state.turn > STALLED_AFTER:
            break
        seat = dice.choice(list(pending))
        game.apply(state, seat, game.sample(state, seat, dice))
        count += 1
        if checked and (wrong := game.check(state)):
            raise InvariantViolated(f"seed {seed}, action {count}: {'; '.join(wrong)}")
    return state, count


class Tally:
    """Counts how games end and how long they last."""

    def __init__(self) -> None:
        self.routes: Counter[str] = Counter()
        self.wins_by_seat: Counter[int] = Counter()
        self.turns: list[int] = []
        self.actions = 0

    def add(self, outcome: Any, turns: int, actions: int) -> None:
        """Take one finished or stalled game."""
        self.routes[outcome.route if outcome else "stalled"] += 1
        self.wins_by_seat.update(seat + 1 for seat in (outcome.winners if outcome else ()))
        self.turns.append(turns)
        self.actions += actions

    def report(self) -> dict[str, object]:
        """Return shares per route, and median and 95th percentile of turns, as JSON values."""
        turns, games = sorted(self.turns), max(1, len(self.turns))
        routes = sorted(self.routes)
        return {
            "games": len(turns),
            "ends": {route: self.routes[route] for route in routes},
            "shares": {route: round(self.routes[route] / games, 4) for route in routes},
            "wins_by_seat": {str(seat): self.wins_by_seat[seat] for seat in sorted(self.wins_by_seat)},
            "turns_median": turns[len(turns) // 2] if turns else 0,
            "turns_p95": turns[int(len(turns) * 0.95)] if turns else 0,
            "actions": self.actions,
        }
