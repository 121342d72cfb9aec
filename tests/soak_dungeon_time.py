"""Random games of Dungeon Time: every invariant after every action, every journal played again.

A second referee, written from the rules alone, must say the same of every position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.simulate import Tally
from tests.dungeon_time.invariants import wrong
from tests.dungeon_time.play import Said, followed, setup_of, steps
from tests.soak_games import failures_of

Task = tuple[int, int, int]
Result = dict[str, Any]

GAMES, GAMES_A_TASK = 20_000, 40

TOOLS = tuple(f"tests/dungeon_time/{name}.py" for name in ("play", "invariants", "second_referee"))
"""What decides the results besides."""

TASKS: tuple[Task, ...] = tuple(
    (seats, first, GAMES_A_TASK)
    for first in range(0, GAMES // len(rules.SEATS), GAMES_A_TASK)
    for seats in rules.SEATS
)


def play_games(task: Task) -> Result:
    """Play the games of a task: seats, number of the first, how many."""
    seats, first, count = task
    tally, failures = Tally(), []
    games, verbs, events = Counter[str](), Counter[str](), Counter[str]()
    for number in range(first, first + count):
        setup = setup_of(seats, number)
        games[setup.adventure or setup.scenario] += 1
        try:
            told = _play(setup, number, tally)
        except Exception as error:
            again = f"play_games({(seats, number, 1)})"
            failures.append({"error": f"{type(error).__name__}: {error}", "reproduce": again})
            continue
        verbs.update(said.action.text.split()[0] for said in told)
        events.update(event.name for said in told for event in said.came.events)
    return {
        "routes": dict(tally.routes),
        "wins": {str(seat): wins for seat, wins in tally.wins_by_seat.items()},
        "turns": tally.turns,
        "actions": tally.actions,
        "games": dict(games),
        "verbs": dict(verbs),
        "events": dict(events),
        "failures": failures,
    }


def _play(setup: Setup, number: int, tally: Tally) -> list[Said]:
    """Play a game, check every position, ask the second referee, and play the journal again."""
    seed = f"soak {setup.players} {number}"
    for quarrel in followed(setup, seed):
        raise AssertionError(f"the second referee disagrees: {quarrel}")
    told: list[Said] = []
    state: Any = None
    for state, said in steps(setup, seed):
        if said is not None:
            told.append(said)
        if found := rules.check(state) + wrong(rules.dump(state)):
            raise AssertionError(f"action {len(told)}: {'; '.join(found)}")
    if rules.outcome(state) is None:
        raise AssertionError(f"there is no end after {len(told)} actions")
    again, _ = rules.new_game(setup, rules.new_game(setup)[1].chances)
    for said in told:
        if rules.apply(again, said.seat, rules.parse(said.action.text)) != said.came:
            raise AssertionError(f"“{said.action.text}” came to something else when it was played again")
    if rules.dump(again) != rules.dump(state):
        raise AssertionError("the journal leads to another position")
    tally.add(rules.outcome(state), state.turn, len(told))
    return told


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the figures per number of seats and in all."""
    tallies: dict[int, Tally] = {}
    games, verbs, events = Counter[str](), Counter[str](), Counter[str]()
    for (seats, _, _), result in sorted(results.items()):
        tally = tallies.setdefault(seats, Tally())
        tally.routes.update(result["routes"])
        tally.wins_by_seat.update({int(seat): wins for seat, wins in result["wins"].items()})
        tally.turns += result["turns"]
        tally.actions += result["actions"]
        games.update(result["games"])
        verbs.update(result["verbs"])
        events.update(result["events"])
    failures = failures_of(results)
    return {
        "seed": "dungeon-time/SEATS/NUMBER",
        "seats": {str(seats): tally.report() for seats, tally in tallies.items()},
        "total": {
            "games": sum(len(tally.turns) for tally in tallies.values()),
            "actions_each_checked_and_played_again": sum(tally.actions for tally in tallies.values()),
            "failures": len(failures),
        },
        "games": dict(sorted(games.items())),
        "verbs": dict(sorted(verbs.items())),
        "events": dict(sorted(events.items())),
        "failures": failures,
    }
