"""Whole random games are told and refused without a gap."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate, why
from chrononauts_qt.ui.games.chrononauts.texts.reasons import say

NAMES = ("Ada", "Bruno", "Chiara")
CAUSED = {"ParadoxOpened", "ParadoxClosed", "PatchNullified", "ConditionHeld", "LinchpinFlipped"}


@pytest.mark.parametrize("seed", ["clock", "moon", "dodo", "rex"])
def test_a_random_game_is_told_to_everybody(seed: str) -> None:
    dice = random.Random(seed)
    state, happened = rules.new_game(Setup(players=3, seed=seed, first="guess"))
    events = list(happened.events)
    for _ in range(400):
        pending = rules.pending(state)
        if not pending:
            break
        seat = dice.choice(sorted(pending))
        refused = dice.sample(ALL_ACTIONS, 60)
        for action in refused:
            reason = rules.explain(state, seat, action)
            assert reason is None or say(reason, NAMES).endswith(".")
        action = dice.choice(pending[seat].options)
        assert describe(action, NAMES, state.step)
        events += rules.apply(state, seat, action).events
    for event in events:
        for viewer in (None, 0, 1, 2):
            told = narrate(event.seen_by(viewer), NAMES)
            assert told is None or "{" not in told
        assert event.name not in CAUSED or why(event).endswith(".")
