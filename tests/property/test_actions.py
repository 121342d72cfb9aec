"""Every action has one text, and every text at most one action."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS, parse
from chrononauts_qt.kernel.errors import BadActionText
from tests.engine import facts

TEXTS = {str(action) for action in ALL_ACTIONS}

def test_every_action_comes_back_from_its_text() -> None:
    assert all(parse(str(action)) is action for action in ALL_ACTIONS)
    assert len(TEXTS) == len(ALL_ACTIONS)


def test_every_action_survives_pickling_as_itself() -> None:
    assert all(pickle.loads(pickle.dumps(action)) is action for action in ALL_ACTIONS[::7])


def test_the_grammar_names_everything_a_seat_can_say() -> None:
    assert {f"guess {minute // 60:02}:{minute % 60:02}" for minute in range(1440)} <= TEXTS
    assert {f"discard {card}" for card in facts.COPIES} <= TEXTS
    assert {f"play {card} on {year}" for card in facts.FLIPS for year in facts.YEARS} <= TEXTS
    assert {"memo", "allow", "end", "keep", "mulligan", "saw-clock"} <= TEXTS
    assert {"claim home", "claim mission", "claim hand", "play discontinuity on left",
            "play your-parents-never-met on seat-6"} <= TEXTS


@given(st.text())
def test_other_texts_name_no_action(text: str) -> None:
    if text not in TEXTS:
        with pytest.raises(BadActionText):
            parse(text)


@pytest.mark.parametrize(
    "text", ["", "play", "play dodo on 1929", "play patch-2000 on 2000", "guess 24:00",
             "discard petting-zoo", "Memo", "memo ", "claim glory",
             "play discontinuity on up", "play your-parents-never-met on seat-0"],
)
def test_nearly_right_texts_name_no_action(text: str) -> None:
    with pytest.raises(BadActionText):
        parse(text)
