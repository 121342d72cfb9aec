"""A small sample of `dev.py soak dungeon-time-shares`, and its bars."""

from __future__ import annotations

from typing import Any

import pytest

from chrononauts_qt.bots.dungeon_time.ranks import RANGER
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, SCENARIOS
from tests import soak, soak_dungeon_shares
from tests.dungeon_time.teams import Expedition
from tests.soak_dungeon_shares import CELLS, Cell, play_games, report


def index_of(name: str, *ranks: str, extended: bool = False, heroes: bool = False) -> int:
    return CELLS.index(Cell(name, ranks, extended, heroes))


def result(won: int, lost: int, **sums: int) -> dict[str, Any]:
    """Return what a task comes to in which so many games were won and lost."""
    return {"routes": {"goal": won, "broken": lost}, "sums": sums, "failures": []}


def outside(found: dict[int, dict[str, Any]]) -> list[str]:
    """Return what lies outside of the bars where cells came to this."""
    told: Any = report({(cell, 0, 40): one for cell, one in found.items()})["outside"]
    return list(told)


def test_a_sample_of_every_way_to_play() -> None:
    sampled = [
        index_of("level-4", *[RANGER] * 5, extended=True, heroes=True),
        index_of("stubborn-echo", RANGER, heroes=True),
        index_of("tome", *["novice"] * 3),
        index_of("level-2", "random", RANGER, RANGER),
        index_of("training", "asker", "veteran", "veteran"),
    ]
    told: Any = report({(cell, 0, 2): play_games((cell, 0, 2)) for cell in sampled})
    assert told["failures"] == []
    columns = [figures for game in told["shares"].values() for figures in game.values()]
    assert [figures["games"] for figures in columns] == [2] * len(sampled)
    assert all(0.5 < figures["belief true"] <= 1 for figures in columns if figures["played"])


def test_every_scenario_and_adventure_is_played_400_times_in_every_way() -> None:
    tasks = soak.SOAKS["dungeon-time-shares"].tasks
    games = {(cell, number) for cell, first, count in tasks for number in range(first, first + count)}
    assert (len(games), len(CELLS)) == (400 * len(CELLS), len(set(CELLS)))
    for name in (*SCENARIOS, *ADVENTURES):
        ways = {(len(cell.ranks), cell.extended, cell.heroes) for cell in CELLS
                if cell.name == name and set(cell.ranks) == {RANGER}}
        assert len(ways) == 5 * 2 * 2
    assert [cell for cell, _, _ in tasks[: len(CELLS)]] == list(range(len(CELLS))), "each in turn"


def test_a_higher_rank_that_surely_wins_less_is_outside() -> None:
    low, high = index_of("tome", *["novice"] * 3), index_of("tome", *[RANGER] * 3)
    assert outside({low: result(24, 16), high: result(20, 20)}) == []
    assert len(outside({low: result(30, 10), high: result(20, 20)})) == 1


def test_a_campaign_that_gets_easier_or_takes_too_long_is_outside() -> None:
    cells = [index_of(name, *[RANGER] * 3) for name in soak_dungeon_shares.LEVELS]
    shares = [result(36, 4), result(32, 8), result(20, 20), result(14, 26)]
    assert outside(dict(zip(cells, shares, strict=True))) == []
    (easier,) = outside(dict(zip(cells, [shares[0], shares[2], shares[1], shares[3]], strict=True)))
    assert easier.startswith("3 seats: level-2 0.500, level-3 0.800")
    (long,) = outside(dict(zip(cells, [*shares[:3], result(4, 36)], strict=True)))
    assert long.startswith("three Rangers need 14.4 games")


def test_companions_that_carry_the_game_are_outside() -> None:
    one, all_ = index_of("level-2", "random", RANGER, RANGER), index_of("level-2", *[RANGER] * 3)
    assert outside({one: result(4, 36), all_: result(30, 10)}) == []
    assert len(outside({one: result(26, 14), all_: result(30, 10)})) == 1


def test_askings_that_are_answered_late_are_outside() -> None:
    cell = index_of("training", "asker", RANGER, RANGER)
    assert outside({cell: result(1, 0, **{"askings": 100, "in time": 95})}) == []
    assert len(outside({cell: result(1, 0, **{"askings": 100, "in time": 94})})) == 1


def test_a_failure_tells_how_to_meet_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(Expedition, "look")
    (failure,) = play_games((3, 7, 1))["failures"]
    assert ("look" in failure["error"], failure["reproduce"]) == (True, "play_games((3, 7, 1))")
