"""What dealing brings in AfterNova: who agrees to a Chief's offers, and whom making offers helps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chrononauts_qt.bots.protocol import AGENT, CHIEF
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.session.standings import wilson
from tests.afternova.ranked import ANSWERS, offers_of, played
from tests.soak_games import failures_of

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "dealing"
A_TASK = 10
GAMES = 200
TABLES: tuple[tuple[str, ...], ...] = (
    (CHIEF, AGENT, AGENT, AGENT), (AGENT, ANSWERS, ANSWERS, ANSWERS), (CHIEF, CHIEF))
"""A task's first number says which of them it is; the first of a table goes from seat to seat."""

TASKS: tuple[Task, ...] = tuple(
    (table, first, A_TASK) for first in range(0, GAMES, A_TASK) for table in range(len(TABLES)))


def play_games(task: Task) -> Result:
    """Play the games of a task: which table, number of the first, how many."""
    table, first, count = task
    games, failures = [], []
    for number in range(first, first + count):
        seats = len(TABLES[table])
        sits = number % seats
        ranks = [TABLES[table][(seat - sits) % seats] for seat in range(seats)]
        try:
            state = played(ranks, Setup(seats, f"{SEED}/{table}/{number}"))
            outcome = rules.outcome(state)
            route = "stalled" if outcome is None else outcome.route
            won = outcome is not None and outcome.winner == sits
            games.append([route, won, *offers_of(state, sits)])
        except Exception as error:
            again = f"play_games({(table, number, 1)})"
            failures.append({"error": f"{type(error).__name__}: {error}", "reproduce": again})
    return {"games": games, "failures": failures}


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return for each table how often its first seat wins, and how many of its offers were agreed to."""
    tables: dict[str, dict[str, object]] = {}
    for number, table in enumerate(TABLES):
        games = [game for task, result in sorted(results.items()) if task[0] == number
                 for game in result["games"]]
        ended = [game for game in games if game[0] != "stalled"]
        bots, decided = sum(game[0] == "bot" for game in ended), len(ended)
        made, agreed = sum(game[2] for game in ended), sum(game[3] for game in ended)
        tables[", ".join(table)] = {
            "games": len(games),
            "stalled": len(games) - decided,
            "first wins": _share(sum(game[1] for game in ended), decided),
            "bot wins": _share(bots, decided),
            "offers a game": round(made / max(1, decided), 1),
            "agreed to": _share(agreed, made),
        }
    return {"seed": f"{SEED}/TABLE/NUMBER", "tables": tables, "failures": failures_of(results)}


def _share(part: int, whole: int) -> list[float]:
    """Return a share and its 95 % interval."""
    return [round(part / max(1, whole), 3), *(round(end, 3) for end in wilson(part, whole))]
