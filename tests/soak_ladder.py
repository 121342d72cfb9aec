"""Ladders: each rank against the one below, until so many games have been won by somebody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session.arena import Contest, Result, Thinking, arrangements, play_game, tasks
from chrononauts_qt.session.standings import Standings

Step = tuple[int, int, int]
"""(seats, number of the first game, how many games): one round, in which every kind sits everywhere."""

SEED = "ladder"
DECIDED = 400
AT_MOST = 5
"""How many games are played for one that is to be won."""

SHORT = 0.5
"""The share of its iterations with which a Chief needs about 100 ms."""

CHIEF_ALONE = ("chief", "agent", "agent", "agent")
AGENTS_TO_CADETS = ("agent", "agent", "cadet", "cadet")
CADETS_TO_RANDOM = ("cadet", "cadet", "random", "random")


class Ladder(NamedTuple):
    """Who must take which share of the games that somebody wins: ``share``, and ``low`` at the least.

    ``low`` is what the 95 % interval must lie above.
    """

    contest: Contest
    share: float
    low: float
    decided: int = DECIDED

    @property
    def kind(self) -> str:
        """Whose share it is: the kind that is named first."""
        return self.contest.bots[0]


def _ladders(game: str) -> dict[str, Ladder]:
    return {
        f"{game}-chief-agents": Ladder(Contest(game, CHIEF_ALONE, SEED, SHORT), 0.40, 0.33),
        f"{game}-chief-agents-full": Ladder(Contest(game, CHIEF_ALONE, SEED), 0.40, 0.33, 200),
        f"{game}-agent-cadet": Ladder(Contest(game, AGENTS_TO_CADETS, SEED, SHORT), 0.60, 0.52),
        f"{game}-cadet-random": Ladder(Contest(game, CADETS_TO_RANDOM, SEED, SHORT), 0.60, 0.52),
    }


AFTERNOVA = {
    "afternova-chief-agents": Ladder(Contest("afternova", CHIEF_ALONE, SEED), 0.38, 0.33),
    "afternova-agent-cadet": Ladder(Contest("afternova", AGENTS_TO_CADETS, SEED), 0.75, 0.70),
    "afternova-cadet-random": Ladder(Contest("afternova", CADETS_TO_RANDOM, SEED), 0.95, 0.92),
}
"""A Chief does not search here: there are no iterations to spare."""

LADDERS = {**_ladders("chrononauts"), **_ladders("artifaxx"), **AFTERNOVA}


def steps(name: str) -> tuple[Step, ...]:
    """Return the rounds of a ladder, as many as could be needed."""
    ladder = LADDERS[name]
    seats, each = len(ladder.contest.bots), len(arrangements(ladder.contest.bots))
    return tuple((seats, first, each) for first in range(0, AT_MOST * ladder.decided, each))


def play_step(name: str, step: Step) -> dict[str, Any]:
    """Play a round; a game that ends in an exception is a failure."""
    _, first, count = step
    games: list[object] = []
    failures: list[dict[str, str]] = []
    for task in tasks(LADDERS[name].contest, first, count):
        try:
            games.append(play_game(task))
        except Exception as error:
            said = f"{type(error).__name__}: {error}"
            failures.append({"kind": "exception", "error": said, "reproduce": f"play_game({task!r})"})
    return {"games": games, "failures": failures}


def reached(name: str, results: Mapping[Step, Mapping[str, Any]]) -> tuple[int, int]:
    """Return how many games somebody has won, and how many it must be."""
    wanted = LADDERS[name].decided
    return min(wanted, _standings(name, results).decided), wanted


def _standings(name: str, results: Mapping[Step, Mapping[str, Any]]) -> Standings:
    """Take the rounds in their order, up to the first with which it is enough.

    So the figures do not depend on which of two processes was done first.
    """
    ladder = LADDERS[name]
    standings = Standings(ladder.contest)
    for step in steps(name):
        if step not in results or standings.decided >= ladder.decided:
            break
        for game in results[step]["games"]:
            standings.add(_read(game))
    return standings


def _read(game: Any) -> Result:
    """Return a result that may have been kept as JSON."""
    seats, outcome, turns, actions, seconds, thinking = game
    if outcome:
        route, places, scores, is_team = outcome
        outcome = Outcome(route, tuple(places), tuple(scores), is_team)
    return Result(
        tuple(seats),
        outcome,
        turns,
        actions,
        seconds,
        {kind: Thinking(*took) for kind, took in thinking.items()},
    )


def report(name: str, results: Mapping[Step, Mapping[str, Any]]) -> dict[str, object]:
    """Return the figures, and whether the bar of the ladder is met."""
    ladder = LADDERS[name]
    figures = _standings(name, results).report()
    mine = figures["kinds"][ladder.kind]
    met = mine["share"] >= ladder.share and mine["low"] > ladder.low
    return {
        **figures,
        "bar": {"kind": ladder.kind, "share": ladder.share, "low_above": ladder.low, "met": met},
        "failures": [failure for _, result in sorted(results.items()) for failure in result["failures"]],
    }
