"""The balance of AfterNova's cards, by games between Agents; the thresholds of docs/afternova_bots.md."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from chrononauts_qt.bots.protocol import AGENT, CADET
from chrononauts_qt.games.afternova.cards import UPGRADES
from chrononauts_qt.games.afternova.setup import SEATS, Setup
from tests.afternova.ranked import figures, played
from tests.soak_games import failures_of

Task = tuple[int, int, int]
Result = dict[str, Any]

SEED = "balance"
A_TASK = 20
GAMES = {2: 400, 3: 1000, 4: 1000, 5: 400, 6: 400}
GIFTS, GIFT_SEATS = 160, 3
GIFT = 100
"""A task of so many “seats” and more plays with a gift: the Upgrade of that number."""
CADETS = 18_000

TASKS: tuple[Task, ...] = tuple(
    (seats, first, A_TASK)
    for first in range(0, max(GAMES.values()), A_TASK)
    for seats in (*SEATS, *(GIFT + number for number in range(len(UPGRADES))))
    if first < GAMES.get(seats, GIFTS)
)
CADET_TASKS: tuple[Task, ...] = tuple(
    (seats, first, A_TASK) for first in range(0, CADETS // len(SEATS), A_TASK) for seats in SEATS
)


def play_agents(task: Task) -> Result:
    """Play the games of a task between Agents: seats or gift, number of the first, how many."""
    kind, first, count = task
    seats, gift = (kind, "") if kind < GIFT else (GIFT_SEATS, UPGRADES[kind - GIFT])
    games, owners, failures = [], [], []
    for number in range(first, first + count):
        owner, setup = number % seats, Setup(seats, f"{SEED}/{kind}/{number}")
        try:
            games.append(figures(played([AGENT] * seats, setup, (owner, gift) if gift else None)))
            owners.append(owner)
        except Exception as error:
            again = f"play_agents({(kind, number, 1)})"
            failures.append({"error": f"{type(error).__name__}: {error}", "reproduce": again})
    return {"games": games, "owners": owners, "failures": failures}


def play_cadets(task: Task) -> Result:
    """Play games between Cadets with the invariants asked; their figures are not kept."""
    seats, first, count = task
    failures, stalled = [], 0
    for number in range(first, first + count):
        seed = f"cadets/{seats}/{number}"
        try:
            stalled += "stalled" in figures(played([CADET] * seats, Setup(seats, seed)))
        except Exception as error:
            again = f"played(['cadet'] * {seats}, Setup({seats}, {seed!r}))"
            failures.append({"error": f"{type(error).__name__}: {error}", "reproduce": again})
    return {"games": count, "stalled": stalled, "failures": failures}


def report_cadets(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return how many games were played, and what went wrong."""
    return {
        "seed": "cadets/SEATS/NUMBER",
        "games": sum(result["games"] for result in results.values()),
        "stalled": sum(result["stalled"] for result in results.values()),
        "failures": failures_of(results),
    }


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return the figures by seats, of the Upgrades, and what lies outside of the thresholds."""
    by_kind: dict[int, list[dict[str, Any]]] = {}
    owners: dict[int, list[int]] = {}
    for (kind, _, _), result in sorted(results.items()):
        by_kind.setdefault(kind, []).extend(result["games"])
        owners.setdefault(kind, []).extend(result["owners"])
    seats = {str(kind): _of_seats(games) for kind, games in by_kind.items() if kind < GIFT}
    gifts = {
        UPGRADES[kind - GIFT]: _of_gift(games, owners[kind])
        for kind, games in by_kind.items() if kind >= GIFT
    }
    told: dict[str, object] = {"seed": f"{SEED}/SEATS/NUMBER", "seats": seats, "gifts": gifts}
    cards = _of_cards(by_kind[4]) if 4 in by_kind else {}
    if cards:
        told["of four"] = cards
    return {**told, "outside": _outside(seats, gifts, cards), "failures": failures_of(results)}


def _of_seats(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    done = [game for game in games if "stalled" not in game]
    turns, harvests = sum(game["turns"] for game in done), sum(game["harvests"] for game in done)
    scores = sorted(score for game in done for score in game["scores"])
    places = Counter(game["place"] for game in done)
    answers: Counter[str] = sum((Counter(game["answers"]) for game in done), Counter())
    return {
        "games": len(games),
        "stalled": len(games) - len(done),
        "rounds": round(statistics.median(game["rounds"] for game in done), 1),
        "score": round(statistics.mean(scores), 1),
        "score p5 p95": [scores[len(scores) // 20], scores[-len(scores) // 20]],
        "winner": round(statistics.mean(game["winner"] for game in done), 1),
        "projects": round(statistics.mean(game["projects"] for game in done), 1),
        "harvests of all actions": round(harvests / turns, 3),
        "shared": round(sum(game["shared"] for game in done) / harvests, 3),
        "two helpers": round(sum(game["two helpers"] for game in done) / harvests, 4),
        "with Bot": round(sum(game["with Bot"] for game in done) / harvests, 3),
        "bot wins": round(sum(game["bot wins"] for game in done) / len(done), 3),
        "wins by place": {str(place): round(count / len(done), 3) for place, count in sorted(
            places.items(), key=lambda one: str(one[0]))},
        "answers": {key: round(count / sum(answers.values()), 3) for key, count in sorted(answers.items())},
    }


def _of_cards(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return shares of wins by objective and by completed Upgrade, "" for Projects without."""
    done = [game for game in games if "stalled" not in game]
    dealt = Counter(objective for game in done for objective in game["objectives"])
    won = Counter(game["objective"] for game in done)
    owners: Counter[str] = sum((Counter(game["owners"]) for game in done), Counter())
    owners_won: Counter[str] = sum((Counter(game["won"]) for game in done), Counter())
    return {
        "objectives": {one: round(won[one] / dealt[one], 3) for one in sorted(dealt)},
        "upgrades": {one or "none": round(owners_won[one] / owners[one], 3) for one in sorted(owners)},
    }


def _of_gift(games: Sequence[dict[str, Any]], owners: Sequence[int]) -> dict[str, float]:
    """Return what an Upgrade is worth that a seat owns from the first turn on, and how often it wins."""
    done = [(game, owner) for game, owner in zip(games, owners, strict=True) if "stalled" not in game]
    more = [game["scores"][owner] - statistics.mean(game["scores"]) for game, owner in done]
    first = [game["scores"][owner] == game["winner"] for game, owner in done]
    return {"points": round(statistics.mean(more), 2), "wins": round(sum(first) / len(first), 3)}


def _unfair_places(kind: str, found: dict[str, Any]) -> Iterator[str]:
    """Yield each place in the order of turns that wins five points more or less than its share."""
    wins = {place: share for place, share in found["wins by place"].items() if place != "None"}
    fair = sum(wins.values()) / len(wins)
    for place, share in wins.items():
        if abs(share - fair) > 0.05:
            yield f"{kind} seats: number {int(place) + 1} in the order of turns wins {share}"


def _unfair_cards(cards: Mapping[str, Mapping[str, float]]) -> Iterator[str]:
    """Yield objectives that win less than 17 or more than 33 %, and Upgrades a quarter off their mean."""
    for objective, share in cards["objectives"].items():
        if not 0.17 <= share <= 0.33:
            yield f"the objective {objective} wins {share}"
    upgrades = {name: share for name, share in cards["upgrades"].items() if name != "none"}
    mean = sum(upgrades.values()) / len(upgrades)
    for name, share in upgrades.items():
        if abs(share - mean) > mean / 4:
            yield f"owners of {name} win {share}, of any Upgrade {mean:.3f}"


def _outside(
    seats: Mapping[str, dict[str, Any]],
    gifts: Mapping[str, dict[str, float]],
    cards: Mapping[str, Mapping[str, float]],
) -> list[str]:
    """Return a sentence for each threshold that is missed."""
    wrong = [f"{kind} seats: {found['stalled']} stalled" for kind, found in seats.items() if found["stalled"]]
    for kind, found in seats.items():
        if not 11 <= found["rounds"] <= 18:
            wrong.append(f"{kind} seats: {found['rounds']} rounds")
        if not 33 <= found["winner"] <= 41:
            wrong.append(f"{kind} seats: the winner has {found['winner']} points")
        if kind == "2" and not 0.2 <= found["bot wins"] <= 0.4:
            wrong.append(f"Bot wins {found['bot wins']}")
        if kind == "4" and found["shared"] < 0.35:
            wrong.append(f"four Agents share {found['shared']} of their Harvests")
        wrong += _unfair_places(kind, found)
    wrong += _unfair_cards(cards) if cards else ()
    wrong += [f"{name} as a gift: {found['points']} points" for name, found in gifts.items()
              if not 0.3 <= found["points"] <= 3.5]
    return wrong
