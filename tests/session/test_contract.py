"""Every game of the program offers what the session needs."""

from __future__ import annotations

import inspect
from itertools import product

import pytest

from chrononauts_qt.kernel.game import Game
from chrononauts_qt.session.match import GAMES
from tests.each import each

NEEDED = [name for name in vars(Game) if not name.startswith("_")]


def test_the_contract_is_what_we_think_it_is() -> None:
    assert {"new_game", "parse", "pending", "silent_answers", "explain", "apply", "view"} <= set(NEEDED)
    assert {"check", "dump", "outcome", "read_setup", "write_setup"} <= set(NEEDED)


def test_a_game_has_every_function_with_the_same_parameters() -> None:
    for check in each(product(GAMES, NEEDED)):
        with check as (game, name):
            wanted = list(inspect.signature(getattr(Game, name)).parameters.values())[1:]
            given = list(inspect.signature(getattr(GAMES[game], name)).parameters.values())
            assert [(p.name, p.kind, p.default) for p in given] == [
                (p.name, p.kind, p.default) for p in wanted
            ]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_by_one_word(game: str) -> None:
    assert game.isidentifier()
    assert game == game.lower()
