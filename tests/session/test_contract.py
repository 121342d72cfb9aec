"""Every game of the program offers what the session needs."""

from __future__ import annotations

import inspect
import json
import re
from itertools import product
from random import Random

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.kernel.game import Decision, Game
from chrononauts_qt.session.simulate import STALLED_AFTER
from chrononauts_qt.shelf import GAMES
from tests.bots.rivals.positions import claiming
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


def test_a_game_of_its_usual_size_can_be_dealt_and_seats_as_many_as_it_says() -> None:
    for check in each(GAMES):
        with check as game:
            played = GAMES[game]
            assert played.SIZE.usual in played.SIZE.allowed
            for size in played.SIZE.allowed:
                setup = played.quick_setup(size, "contract")
                state, _ = played.new_game(setup)
                assert setup.players in played.SEATS
                assert played.outcome(state) is None
                assert tuple(played.figures(state)) == played.FIGURES
                assert played.SIZE.counted == "players" or max(played.figures(state).values()) == size
            for size in (played.SIZE.allowed.start - 1, played.SIZE.allowed.stop):
                with pytest.raises(BadSetup):
                    played.new_game(played.quick_setup(size, "contract"))


def test_a_card_has_one_row_in_the_table_of_its_game() -> None:
    for check in each(GAMES):
        with check as game:
            table = GAMES[game].card_table()
            assert all(row["family"] and row["copies"] > 0 for row in table)
            assert len({row["id"] for row in table}) == len(table) > 0
            assert json.loads(json.dumps(table)) == table


def test_random_play_says_what_is_legal_never_gives_up_and_comes_to_an_end() -> None:
    for check in each(GAMES):
        with check as game:
            played, dice = GAMES[game], Random(f"contract {game}")
            state, _ = played.new_game(played.quick_setup(played.SIZE.usual, "sample"))
            while owed := played.pending(state):
                seat = dice.choice(list(owed))
                said = played.sample(state, seat, dice)
                assert said in owed[seat].options or owed[seat].is_open
                assert played.explain(state, seat, said) is None
                assert said.text != "stop"
                played.apply(state, seat, said)
                assert state.turn < STALLED_AFTER
            assert played.outcome(state) is not None


def test_random_play_takes_a_victory_that_lies_there() -> None:
    state = claiming().state
    assert len(rules.pending(state)[0].options) > 1
    assert {rules.sample(state, 0, Random(number)).text for number in range(20)} == {"claim home"}


def test_there_is_a_choice_where_more_than_one_thing_can_be_said() -> None:
    assert not Decision(["end"]).is_choice
    assert Decision(["end", "claim"]).is_choice
    assert Decision(["bid 1"], is_open=True).is_choice
    assert not Decision(["allow"], deadline="allow").is_choice


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_by_one_word(game: str) -> None:
    assert re.fullmatch("[a-z]+(-[a-z]+)*", game)
