"""Whether hints help in Solonauts: the same random deals with none, with some, and with one at every move."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

from chrononauts_qt.bots.solonauts.player import play
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session.standings import Z, wilson

Task = tuple[int, int, int]
Result = dict[str, Any]

TRAVELLERS = 8
DEALS, A_TASK = 1000, 20
CHIEF_DEALS, A_CHIEF_TASK = 400, 5
EFFORT = 0.5
"""What part of his search the Chief makes: his figures are, if anything, too low."""


class Company(NamedTuple):
    """Who plays, and whose hint is followed at every so many moves."""

    rank: str
    adviser: str
    every: int


QUICK: Mapping[str, Company] = {
    "cadet": Company("cadet", "cadet", 1),
    "cadet, every third move by the Agent's hint": Company("cadet", "agent", 3),
    "agent": Company("agent", "agent", 1),
}
"""Who takes a hint at every move plays as the one who gives it, whatever his own rank."""

COMPANIES: Mapping[str, Company] = {
    **QUICK,
    "cadet, every third move by the Chief's hint": Company("cadet", "chief", 3),
    "chief": Company("chief", "chief", 1),
}

PAIRS = (
    ("cadet", "cadet, every third move by the Agent's hint"),
    ("cadet", "agent"),
    ("cadet", "cadet, every third move by the Chief's hint"),
    ("cadet", "chief"),
    ("agent", "chief"),
)
"""Without hints, and with them."""


def tasks() -> tuple[Task, ...]:
    """Return the tasks (travellers, first number, how many) without a Chief."""
    return tuple((TRAVELLERS, first, A_TASK) for first in range(0, DEALS, A_TASK))


def chief_tasks() -> tuple[Task, ...]:
    """Return the tasks with a Chief, who takes his time."""
    return tuple((TRAVELLERS, first, A_CHIEF_TASK) for first in range(0, CHIEF_DEALS, A_CHIEF_TASK))


def ask_agents(task: Task) -> Result:
    """Play each deal of a task without a Chief."""
    return play_deals(task, QUICK)


def ask_chiefs(task: Task) -> Result:
    """Play each deal of a task in every company."""
    return play_deals(task, COMPANIES)


def play_deals(task: Task, companies: Mapping[str, Company]) -> Result:
    """Play each deal of a task once in every company; what comes home is counted."""
    travellers, first, count = task
    setups = [solonauts.Setup(travellers, f"hints-{number:04}") for number in range(first, first + count)]
    home = {name: [travel(setup, company) for setup in setups] for name, company in companies.items()}
    return {"home": home, "failures": []}


def travel(setup: solonauts.Setup, company: Company) -> int:
    """Play a deal to its end and return how many travellers are home."""
    state, _ = solonauts.new_game(setup)
    state.events = None
    moves = 0
    while state.waiting:
        moves += 1
        rank = company.rank if moves % company.every else company.adviser
        advice = play(rank, solonauts.view(state, 0), effort=EFFORT)
        assert advice is not None, "nobody is in a hurry"
        solonauts.apply(state, 0, advice.action)
    return len(state.home)


def report_hints(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the shares of deals won with their intervals, and what hints change on the same deals."""
    home: dict[str, list[int]] = {}
    for _, result in sorted(results.items()):
        for name, counts in result["home"].items():
            home.setdefault(name, []).extend(counts)
    return {
        "seed": "hints-NUMBER",
        "travellers": TRAVELLERS,
        "effort_of_the_chief": EFFORT,
        "deals": len(home["cadet"]),
        "players": {name: share_of(home[name]) for name in COMPANIES if name in home},
        "hints": [
            {"without": without, "with": helped, **difference(home[without], home[helped])}
            for without, helped in PAIRS
            if helped in home
        ],
        "failures": [failure for _, result in sorted(results.items()) for failure in result["failures"]],
    }


def share_of(home: list[int]) -> dict[str, float]:
    """Return how many deals were won, with Wilson's interval, and how many travellers got home."""
    won = sum(count == TRAVELLERS for count in home)
    low, high = wilson(won, len(home))
    return {
        "won": won,
        "share": round(won / len(home), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "mean_home": round(sum(home) / len(home), 3),
    }


def difference(without: list[int], helped: list[int]) -> dict[str, float]:
    """Return the change of the share of wins on the same deals, with its 95 % interval.

    Only the deals count that one of the two won and the other did not.
    """
    pairs = list(zip(without, helped, strict=True))
    gained = sum(before < after == TRAVELLERS for before, after in pairs)
    lost = sum(after < before == TRAVELLERS for before, after in pairs)
    change = (gained - lost) / len(pairs)
    reach = Z * sqrt((gained + lost) / len(pairs) - change * change) / sqrt(len(pairs))
    return {
        "gained": gained,
        "lost": lost,
        "difference": round(change, 4),
        "low": round(change - reach, 4),
        "high": round(change + reach, 4),
        "more_home": round(sum(after - before for before, after in pairs) / len(pairs), 3),
    }
