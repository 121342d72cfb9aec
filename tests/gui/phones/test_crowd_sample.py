"""A moment of people with phones and no plan, and that each kind of fault in front of them would be found."""

from __future__ import annotations

import pytest

from tests.soak_phones import GAMES, crowded, growth

FOUND = {
    "lose": "was taken and not done",
    "deny": "nothing was heard",
    "stumble": "planted",
    "freeze": "the window did not answer",
    "share": "two devices have it",
}
"""By fault, what is told of it."""


def test_nothing_is_lost_in_a_moment_of_each_game() -> None:
    told, errors = crowded("sample", 3, *GAMES)
    assert errors == ""
    assert [one["game"] for one in told] == list(GAMES)
    for one in told:
        failures = [failure for failure in one["failures"] if not failure.startswith("the window did not")]
        assert failures == [], one["game"]
        assert one["counts"]["said"]


def test_every_planted_fault_is_found() -> None:
    (told,), _ = crowded("planted", 15, GAMES[0], *(f"--fault={fault}" for fault in FOUND if fault != "lose"))
    for fault, sentence in FOUND.items():
        assert fault == "lose" or any(sentence in failure for failure in told["failures"]), fault


def test_a_word_that_is_taken_and_not_done_is_found() -> None:
    (told,), _ = crowded("planted", 3, GAMES[0], "--fault=lose")
    assert any(FOUND["lose"] in failure for failure in told["failures"])


def test_memory_that_grows_is_seen() -> None:
    assert growth([100, 120, 130, 130, 130, 131, 133]) == pytest.approx(133 / 130)
    assert growth([100, 120, 130, 130, 130, 131, 173]) > 1.3
