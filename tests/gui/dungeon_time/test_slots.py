"""DT-803: a card that is drawn takes the place of the one that has gone; no other card moves."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.games.dungeon_time.slots import Slots


@pytest.mark.rule("DT-803")
def test_a_new_card_takes_the_place_that_became_empty() -> None:
    slots = Slots(3)
    assert slots.follow(["sword", "bow", "map"]) == [0, 1, 2]
    assert slots.follow(["sword", "map", "cup"], left=1) == [1]
    assert slots.cards == ["sword", "cup", "map"]


@pytest.mark.rule("DT-803")
def test_of_two_equal_cards_the_one_that_was_pressed_goes() -> None:
    slots = Slots(3)
    slots.follow(["sword", "sword", "map"])
    assert slots.follow(["sword", "map", "sword"], left=1) == [1]
    assert slots.follow(["map", "sword", "cup"], left=0) == [0]
    assert slots.cards == ["cup", "sword", "map"]


@pytest.mark.rule("DT-309", "DT-803")
def test_with_an_empty_deck_a_place_stays_empty() -> None:
    slots = Slots(3)
    slots.follow(["sword", "bow", "map"])
    assert slots.follow(["sword", "map"], left=1) == []
    assert slots.cards == ["sword", "", "map"]


@pytest.mark.rule("DT-803")
@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_played_the_places_hold_the_hand_and_nothing_moves(seed: int) -> None:
    dice = random.Random(seed)
    hand = [dice.choice(KINDS) for _ in range(7)]
    slots = Slots(7)
    slots.follow(hand)
    for _ in range(60):
        before = slots.cards[:]
        place = dice.choice([place for place, card in enumerate(before) if card])
        hand.remove(before[place])
        drawn = dice.choice((*KINDS, ""))
        hand += [drawn] if drawn else []
        if not hand:
            return
        slots.follow(hand, left=dice.choice((place, None)) if before.count(before[place]) == 1 else place)
        assert sorted(filter(None, slots.cards)) == sorted(hand)
        moved = [where for where in range(7) if before[where] != slots.cards[where]]
        assert set(moved) <= {place} | {where for where in range(7) if not before[where]}
