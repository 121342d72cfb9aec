"""Random games of AfterNova: every invariant after every action, every journal played again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import parse
from chrononauts_qt.games.afternova.setup import SEATS, Setup
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.session.simulate import STALLED_AFTER, Tally
from tests.afternova.play import Said, kinds_of, steps
from tests.soak_games import failures_of

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "afternova"
GAMES, GAMES_A_TASK = 2000, 10
MOST_ACTIONS = 60_000

TASKS: tuple[Task, ...] = tuple(
    (seats, first, GAMES_A_TASK)
    for first in range(0, GAMES // len(SEATS), GAMES_A_TASK)
    for seats in SEATS
)


def play_games(task: Task) -> Result:
    """Play the games of a task: seats, number of the first, how many."""
    seats, first, count = task
    tally, composed, verbs, failures = Tally(), Counter[str](), Counter[str](), []
    for number in range(first, first + count):
        seed = f"{SEED}/{seats}/{number}"
        try:
            told = _play(seats, seed, tally)
        except Exception as error:
            again = f"play_games({(seats, number, 1)})"
            failures.append({"error": f"{type(error).__name__}: {error}", "reproduce": again})
            continue
        for said in told:
            verbs[said.action.verb] += 1
            composed += kinds_of(said.action)
    return {
        "routes": dict(tally.routes),
        "wins": {str(seat): wins for seat, wins in tally.wins_by_seat.items()},
        "turns": tally.turns,
        "actions": tally.actions,
        "verbs": dict(verbs),
        "composed": dict(composed),
        "failures": failures,
    }


def _play(seats: int, seed: str, tally: Tally) -> list[Said]:
    """Play a game, check every position, and play its journal again."""
    told: list[Said] = []
    state: State | None = None
    for state, said in steps(Setup(seats, seed), seed, MOST_ACTIONS):
        if said is not None:
            told.append(said)
        if wrong := rules.check(state):
            raise AssertionError(f"action {len(told)}: {'; '.join(wrong)}")
        if state.turn > STALLED_AFTER:
            break
    assert state is not None, "there is a deal"
    again, _ = rules.new_game(Setup(seats, seed))
    again.seed = "of nobody"
    for said in told:
        came = rules.apply(again, said.seat, parse(said.action.text), said.came.chances)
        if came != said.came:
            raise AssertionError(f"“{said.action.text}” came to something else when it was played again")
    if rules.dump(again) != rules.dump(state):
        raise AssertionError("the journal leads to another position")
    tally.add(rules.outcome(state), state.turn, len(told))
    return told


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the figures per number of seats and in all."""
    tallies: dict[int, Tally] = {}
    verbs, composed = Counter[str](), Counter[str]()
    for (seats, _, _), result in sorted(results.items()):
        tally = tallies.setdefault(seats, Tally())
        tally.routes.update(result["routes"])
        tally.wins_by_seat.update({int(seat): wins for seat, wins in result["wins"].items()})
        tally.turns += result["turns"]
        tally.actions += result["actions"]
        verbs += Counter(result["verbs"])
        composed += Counter(result["composed"])
    failures = failures_of(results)
    return {
        "seed": f"{SEED}/SEATS/NUMBER",
        "seats": {str(seats): tally.report() for seats, tally in tallies.items()},
        "total": {
            "games": sum(len(tally.turns) for tally in tallies.values()),
            "actions_each_checked_and_played_again": sum(tally.actions for tally in tallies.values()),
            "failures": len(failures),
        },
        "verbs": dict(sorted(verbs.items())),
        "composed": dict(sorted(composed.items())),
        "failures": failures,
    }
