"""The same start and the same words give the same game."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS, Action, parse
from chrononauts_qt.kernel.errors import BadChance
from chrononauts_qt.kernel.events import Chance
from tests.property import play

CHANCES = {"missions", "identities", "deck", "first", "clock", "reshuffle", "vortex", "trip"}


def test_the_same_seed_and_actions_give_the_same_game(games: range) -> None:
    for seed in games[::2]:
        game = play.game(seed)
        state, begun = rules.new_game(game.setup)
        assert tuple(begun.chances) == game.begun
        assert rules.dump(state) == game.dump
        for number, step in enumerate(game.play()):
            resolution = rules.apply(state, step.seat, parse(str(step.action)))
            assert tuple(resolution.events) == step.events, (seed, number)
            assert tuple(resolution.chances) == step.chances, (seed, number)
            assert rules.dump(state) == game.dump, (seed, number)


def test_imposed_chances_replay_the_game_without_its_seed(games: range) -> None:
    for seed in games[::2]:
        game = play.game(seed)
        state, begun = rules.new_game(replace(game.setup, seed="another"), game.begun)
        assert tuple(begun.chances) == game.begun
        assert rules.dump(state) == game.dump
        for number, step in enumerate(game.play()):
            resolution = rules.apply(state, step.seat, step.action, step.chances)
            assert tuple(resolution.events) == step.events, (seed, number)
            assert tuple(resolution.chances) == step.chances, (seed, number)
            assert rules.dump(state) == game.dump, (seed, number)


def test_another_seed_gives_another_deal() -> None:
    game = play.game(0)
    state, _ = rules.new_game(replace(game.setup, seed="another"))
    assert rules.dump(state)["draw_pile"] != game.dump["draw_pile"]


def test_the_kinds_of_chances_are_known(games: range) -> None:
    kinds: set[str] = set()
    for seed in games:
        game = play.game(seed)
        kinds |= {chance.kind for chance in game.begun}
        for step in game.play():
            kinds |= {chance.kind for chance in step.chances}
            assert all(isinstance(word, str) for chance in step.chances for word in chance.result)
    assert kinds == CHANCES


def test_a_chance_that_does_not_fit_is_refused(games: range) -> None:
    tried = 0
    for seed in games[::8]:
        game = play.game(seed)
        state, _ = rules.new_game(game.setup)
        for step in game.play():
            for wrong in wrong_chances(step.chances):
                with pytest.raises(BadChance):
                    rules.apply(deepcopy(state), step.seat, step.action, wrong)
                tried += 1
            rules.apply(state, step.seat, step.action)
    assert tried


def wrong_chances(right: tuple[Chance, ...]) -> list[list[Chance]]:
    """Return results of the wrong kind, with a wrong card, with a card missing, and one too many."""
    if not right:
        return [[Chance("reshuffle", ("dodo", "ark"))]]
    first = right[0]
    return [
        [Chance("weather", first.result)],
        [Chance(first.kind, ("nonsense", *first.result[1:]))],
        [Chance(first.kind, first.result[1:])],
        [*right, first],
    ]


def test_legal_actions_are_the_shared_values(games: range) -> None:
    shared = {id(action) for action in ALL_ACTIONS}
    for seed in games[::8]:
        game = play.game(seed)
        for _ in game.moments():
            legal: list[Action] = [a for owed in rules.pending(game.state).values() for a in owed.options]
            assert all(id(action) in shared for action in legal)
