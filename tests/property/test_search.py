"""A search reaches the same positions as the referee, only without the answers that leave no choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts import rules, victory
from chrononauts_qt.games.chrononauts.actions import ALLOW, END, MEMO
from chrononauts_qt.games.chrononauts.cards import MISSIONS
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.variants import artifaxx
from tests.property import play, small_play

STEPS = 300


def dealt(name: str, seed: int) -> State:
    """Return the start of a random game of the full rules or of Artifaxx."""
    if name == "artifaxx":
        return artifaxx.new_game(small_play.artifaxx_setup(seed))[0]
    return rules.new_game(play.random_setup(seed))[0]


def has_no_choice(state: State) -> tuple[int, Any] | None:
    """Return a seat and the one thing it can say, in a window or at the end of a turn."""
    for seat, owed in rules.pending(state).items():
        if owed.options in ([ALLOW], [END]):
            return seat, owed.options[0]
    return None


def catch_up(state: State) -> None:
    """Let the referee hear every answer that leaves no choice."""
    while (forced := has_no_choice(state)) is not None:
        rules.apply(state, *forced)


def seen(state: State) -> dict[str, object]:
    """Return the whole state but for who is asked."""
    whole = rules.dump(state)
    del whole["pending"]
    return whole


@pytest.mark.rule("R-1001", "R-1014", "R-211")
@pytest.mark.parametrize("name", ["chrononauts", "artifaxx"])
def test_search_and_referee_go_through_the_same_positions(name: str, games: range) -> None:
    memos = ends = 0
    for seed in games:
        referee = dealt(name, seed)
        searched, dice = rules.searching(referee), random.Random(f"search {seed}")
        catch_up(referee)
        for _ in range(STEPS):
            assert seen(searched) == seen(referee), seed
            if not searched.waiting:
                ends += 1
                break
            seat, legal = rules.decision(searched)
            assert legal == rules.legal_actions(referee, seat), seed
            action = play.choose(dice, legal)
            memos += action is MEMO
            rules.play_on(searched, seat, action)
            rules.apply(referee, seat, action)
            catch_up(referee)
    assert memos
    assert ends


def test_every_invariant_holds_in_search(games: range) -> None:
    for seed in games:
        state, dice = rules.searching(dealt("chrononauts", seed)), random.Random(f"invariants {seed}")
        for _ in range(STEPS):
            assert rules.check(state) == [], seed
            if not state.waiting:
                break
            seat, legal = rules.decision(state)
            assert len(set(legal)) == len(legal) > 0, seed
            assert all(rules.explain(state, seat, action) is None for action in legal), seed
            rules.play_on(state, seat, play.choose(dice, legal))
            assert (state.events, state.chances, state.imposed) == (None, [], []), seed


def test_a_search_begins_anywhere_and_leaves_the_game_as_it_was(games: range) -> None:
    windows = 0
    for seed in games[::4]:
        game = play.game(seed)
        for _ in game.moments():
            before, asked = game.dump, set(rules.pending(game.state))
            searched = rules.searching(game.state)
            if game.state.step == searched.step == "window":
                windows += 1
                holders = {seat for seat in asked if MEMO in rules.legal_actions(game.state, seat)}
                assert set(rules.pending(searched)) == holders
            if searched.waiting:
                seat, legal = rules.decision(searched)
                rules.play_on(searched, seat, legal[-1])
            assert game.dump == before
    assert windows


def test_a_copy_shares_nothing_that_changes(games: range) -> None:
    for seed in games[::4]:
        state, dice = rules.searching(dealt("chrononauts", seed)), random.Random(f"copies {seed}")
        for _ in range(STEPS):
            if not state.waiting:
                break
            seat, legal = rules.decision(state)
            twin, before = state.copy(), rules.dump(state)
            rules.play_on(twin, seat, play.choose(dice, legal))
            assert rules.dump(state) == before, seed
            state = twin


@pytest.mark.rule("R-802")
def test_no_artifact_counts_for_two_lines_of_a_mission() -> None:
    """A Mission of three lines needs three Artifacts, so that a smaller table need not be looked at."""
    state, _ = rules.new_game(rules.Setup(2))
    for mission in range(len(MISSIONS)):
        needs = victory.mission_needs(state, 0, mission)
        choices = [card for need in needs for card in need.choices or (need.what,)]
        assert len(set(choices)) == len(choices)
        assert len(needs) == 3
