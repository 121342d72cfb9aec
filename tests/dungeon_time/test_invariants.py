"""What is wrong with a position is told in words (section 19 of docs/dungeon_time.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.kernel.outcome import Outcome
from tests.dungeon_time.table import lay

Break = Callable[[Any], None]


def lose_a_card(state: Any) -> None:
    state.hands[0].remove("cup")


def find_a_token(state: Any) -> None:
    state.supply["cup"] += 1


def lose_a_mission(state: Any) -> None:
    state.story.clear()


def fail_what_was_never_there(state: Any) -> None:
    state.failed = (*state.failed, state.story[0])


def pack_too_much(state: Any) -> None:
    state.backpack = dict.fromkeys(
        ("sword", "bow", "shield", "torch", "potion", "flask", "map", "keys", "gold"), (1, 0))


def end_with_no_end(state: Any) -> None:
    state.step = "over"


def end_too_early(state: Any) -> None:
    state.outcome = Outcome("goal", is_team=True)


@pytest.mark.parametrize(("broken", "said"), [
    (lose_a_card, "3 cards of cup"),
    (find_a_token, "3 tokens of cup"),
    (lose_a_mission, "11 Missions"),
    (fail_what_was_never_there, "does not lie in the discards"),
    (pack_too_much, "9 slots"),
    (end_with_no_end, "without an outcome"),
    (end_too_early, "or has one too early"),
])
def test_what_is_broken_is_told(broken: Break, said: str) -> None:
    state = lay(1, "hand 1 cup; story rent-day").state
    assert rules.check(state) == []
    broken(state)
    assert any(said in line for line in rules.check(state)), rules.check(state)
