"""The weights of the Chief, and how they are learned: a small sample of the soak `weights`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chrononauts_qt.bots.rivals import chances, features
from tests import soak_weights


@pytest.fixture(scope="module", name="positions")
def positions_of_some_games() -> list[soak_weights.Position]:
    games = soak_weights.play_games((0, 0, 40))["positions"]
    return [position for game in games for position in game]


def test_what_is_learned_tells_winners_better_than_chance(positions: list[soak_weights.Position]) -> None:
    learned = soak_weights.learn(positions, passes=4)
    without = soak_weights.surprise(positions, [0.0] * features.COUNT)
    assert soak_weights.surprise(positions, learned) < without - 0.2


def test_the_weights_in_use_tell_winners_they_have_not_seen(positions: list[soak_weights.Position]) -> None:
    without = soak_weights.surprise(positions, [0.0] * features.COUNT)
    assert soak_weights.surprise(positions, chances.FULL) < without - 0.2


def test_a_position_has_a_competitor_for_every_seat_and_the_end_of_the_universe(
    positions: list[soak_weights.Position],
) -> None:
    for competitors, won in positions:
        assert 3 <= len(competitors) <= 7
        assert 0 <= won < len(competitors)
        assert all(0 <= feature < features.COUNT for found in competitors for feature in found)


def test_the_report_writes_weights_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_weights, "FILE", tmp_path / "weights.json")
    results = {task: soak_weights.play_games(task) for task in ((0, 0, 12), (1, 0, 2))}
    told = soak_weights.report(results)
    written = json.loads((tmp_path / "weights.json").read_text(encoding="utf-8"))
    assert set(written) == set(soak_weights.GAMES) < set(told)
    assert set(written["chrononauts"]) <= set(features.NAMES)
    assert any(written["artifaxx"].values())
