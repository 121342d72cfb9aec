"""The position as the player counts it is the one on the table."""

from __future__ import annotations

import pytest

from chrononauts_qt.bots.solonauts import journey
from chrononauts_qt.games.chrononauts.variants import solonauts
from tests.bots.solonauts.positions import met, seen


@pytest.mark.rule("R-401", "R-501", "R-703")
def test_the_plays_foreseen_are_the_legal_ones() -> None:
    for state in met(300, seed=1):
        legal = {action.text for action in solonauts.legal_actions(state, 0) if action.verb == "play"}
        assert {move.action.text for move in journey.plays(journey.read(seen(state)))} == legal


@pytest.mark.rule("R-505", "R-803", "R-1210", "A-24")
def test_what_is_foreseen_of_a_play_comes_to_pass() -> None:
    destroyed = 0
    for state in met(120, seed=2):
        before = journey.read(seen(state))
        for action in solonauts.legal_actions(state, 0):
            if action.verb == "stop":
                continue
            twin = state.copy()
            solonauts.apply(twin, 0, action)
            foreseen = journey.after(before, journey.move_of(action))
            if foreseen is None:
                destroyed += 1
                assert twin.outcome is not None
                assert twin.outcome.route == solonauts.DESTROYED
                continue
            came = journey.read(seen(twin))
            assert (foreseen.red, foreseen.patches, foreseen.waiting, foreseen.left, foreseen.gone) == (
                came.red, came.patches, came.waiting, came.left, came.gone
            ), action.text
            assert not foreseen.held & ~came.held
    assert destroyed


@pytest.mark.rule("R-1202")
def test_the_cards_not_seen_are_those_of_the_draw_pile() -> None:
    for state in met(60, seed=10):
        assert journey.unseen(journey.read(seen(state))) == seen(state).draw_count


def test_a_move_says_the_action_it_was_made_from() -> None:
    for state in met(40, seed=3):
        for action in solonauts.legal_actions(state, 0):
            if action.verb != "stop":
                assert journey.move_of(action).action is action
