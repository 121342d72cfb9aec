"""The features of a position and the chances made of them: their contract, whatever the weights are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from chrononauts_qt.bots.rivals import features
from chrononauts_qt.bots.rivals.chances import FULL, SMALL, chance
from chrononauts_qt.bots.rivals.goals import FIRST_INVERTER
from chrononauts_qt.games.chrononauts.legality import plays_of
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import WW3
from tests.bots import tables

PATCHES = list(range(FIRST_INVERTER))


def some_positions(game: str, count: int) -> Iterator[State]:
    """Yield positions of games with cards on the table, the turn's end included, none of them over."""
    dice = Random(game)
    for number in range(count):
        seats = list(tables.SEATS[game])
        for table in tables.table(game, seats[number % len(seats)], f"features {number}").play(300):
            if table.state.step not in ("guess", "mulligan") and dice.random() < 0.2:
                yield table.state


def test_features_have_names_and_weights_one_each() -> None:
    assert len(features.NAMES) == len(set(features.NAMES)) == features.COUNT
    assert len(FULL) == len(SMALL) == features.COUNT


@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_every_feature_of_every_position_is_one_of_the_numbered(game: str) -> None:
    every = range(features.COUNT)
    met = set()
    for state in some_positions(game, 8):
        known = features.shared(state)
        for seat in range(state.players):
            found = features.of_seat(state, seat, known)
            assert set(found) <= set(every)
            met.update(found)
        if state.variant.identities:
            found = features.of_universe(state)
            assert set(found) <= set(every)
            met.update(found)
    names = {features.NAMES[number] for number in met}
    assert any(name.startswith("mission-") for name in names)
    assert any(name.startswith("home-") for name in names) == (game == "chrononauts")
    assert any(name.startswith("open-") for name in names) == (game == "chrononauts")


@pytest.mark.rule("R-501", "R-502", "R-509", "R-703")
def test_the_patches_that_could_be_laid_are_those_that_the_referee_lets_be_laid() -> None:
    compared = sealed = nexus = 0
    for state in some_positions("chrononauts", 14):
        legal = sum(1 << action.card for action in plays_of(state, 0, PATCHES))
        assert features.playable(state.red, state.patches) == legal
        compared += bool(legal)
        sealed += bool(state.patches & WW3)
        nexus += bool(legal >> 18)
    assert compared > 50
    assert sealed > 0
    assert nexus > 0


@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_the_chances_of_all_seats_share_one_game(game: str) -> None:
    """In Chrononauts all may lose together; in Artifaxx somebody wins."""
    for state in some_positions(game, 4):
        chances = [chance(state, seat) for seat in range(state.players)]
        assert all(0.0 < each < 1.0 for each in chances)
        if game == "chrononauts":
            assert sum(chances) < 1.0
        else:
            assert sum(chances) == pytest.approx(1.0)


@pytest.mark.rule("R-314")
def test_where_the_cards_of_the_piles_lie_changes_no_chance() -> None:
    for state in some_positions("chrononauts", 2):
        twin = state.copy()
        Random(1).shuffle(twin.draw)
        for hand in twin.hands:
            Random(2).shuffle(hand)
        assert [chance(twin, seat) for seat in range(state.players)] == pytest.approx(
            [chance(state, seat) for seat in range(state.players)]
        )
