"""A setup written into a journal comes back as it was."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.journal import setup_words

SETUPS = [
    Setup(2),
    Setup(6, "any text, even “this” one"),
    Setup(3, "s", "guess", False),
    Setup(4, "", "seat-3"),
    Setup(2, red=(1912, 1941, 1936)),
    Setup(2, red=(1914,), patches=("patch-1918",)),
    Setup(3, hands={2: ("memo", "memo"), 0: ()}, tables={1: ("dodo", "mona-lisa-real")}),
    Setup(3, missions={0: "petting-zoo"}, identities={2: "squa-tront"}),
    Setup(5, draw_pile=("memo", "rewind"), discard_pile=("sell-artifact-dinosaur", "fast-forward")),
    Setup(2, mission_stack=("petting-zoo",), identity_stack=("squa-tront",)),
]


@pytest.mark.parametrize("setup", SETUPS)
def test_a_setup_comes_back_as_it_was(setup: Setup) -> None:
    assert rules.read_setup(setup.players, setup_words(rules.write_setup(setup))) == setup


@pytest.mark.parametrize("setup", SETUPS)
def test_a_setup_that_came_back_deals_the_same_game(setup: Setup) -> None:
    again = rules.read_setup(setup.players, setup_words(rules.write_setup(setup)))
    assert rules.dump(rules.new_game(again)[0]) == rules.dump(rules.new_game(setup)[0])


def test_what_is_unsaid_stays_unsaid() -> None:
    assert rules.write_setup(Setup(2)) == ["first random", "mulligan on"]
