"""How a Chief rehearses the rest of a game: by the rules, and without knowing what will be drawn."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.bots.solonauts import journey, weighing
from chrononauts_qt.bots.solonauts.rehearsal import drawn, played_on, rid, throws, unseen_cards
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup
from tests.bots.solonauts.positions import met, position, seen


@pytest.mark.rule("R-314", "R-1202")
def test_the_unseen_cards_are_those_of_the_draw_pile() -> None:
    for state in met(60, seed=41):
        assert unseen_cards(journey.read(seen(state))) == sorted(state.draw)


@pytest.mark.rule("R-1207", "R-1209")
def test_the_hand_is_filled_up_to_five_while_the_pile_lasts() -> None:
    at = journey.read(seen(position("lin clara", "patch-1948 reverse-fate")))
    assert drawn(at, []) == at
    pile = [PLAY_INDEX[card] for card in ("patch-1999", "patch-1995", "sabotage", "reverse-fate")]
    full = drawn(at, pile)
    assert pile == [PLAY_INDEX["patch-1999"]]
    assert len(full.hand) + full.held.bit_count() == 5
    assert full.held == at.held | 1 << PLAY_INDEX["patch-1995"]


@pytest.mark.rule("R-1213")
def test_any_card_may_be_given_up_when_nothing_can_be_played() -> None:
    state = position("lin clara", "patch-1918 patch-1948 patch-1995 restore-history patch-1868")
    offered = {move.action for move in throws(journey.read(seen(state)))}
    assert offered == {action for action in solonauts.legal_actions(state, 0) if action.verb == "discard"}


@pytest.mark.rule("R-1206")
def test_only_patches_nobody_needs_make_room() -> None:
    at = journey.read(seen(position("lin clara", "patch-1868 patch-1974 patch-1948 reverse-fate sabotage")))
    left = rid(at)
    assert left.held == at.held & ~(1 << PLAY_INDEX["patch-1868"] | 1 << PLAY_INDEX["patch-1974"])


@pytest.mark.rule("R-1208", "R-1210", "R-1212")
def test_a_rehearsed_game_ends_with_all_home_or_no_card_left() -> None:
    dice, ended = random.Random(42), set()
    fresh = [solonauts.new_game(Setup(6, f"rehearsal-{number}"))[0] for number in range(20)]
    for state in (*fresh, *met(40, seed=43)):
        at = journey.read(seen(state))
        pile = unseen_cards(at)
        dice.shuffle(pile)
        end = played_on(at, pile, 41)
        if end is not None:
            ended.add(bool(end.waiting))
            assert not end.waiting & ~at.waiting
            assert not end.waiting or not (pile or end.hand or end.held)
    assert ended == {True, False}


def test_what_concerns_nobody_who_waits_leaves_the_outlook_as_it_is() -> None:
    for state in met(60, seed=44):
        at = journey.read(seen(state))
        whole = weighing.outlook(at.red, at.patches, at.waiting, at.gone)
        assert weighing.prospects(at) == whole


def test_a_rehearsal_may_stop_after_a_few_plays() -> None:
    at = journey.read(seen(solonauts.new_game(Setup(8, "few"))[0]))
    cards = unseen_cards(at)
    pile = cards.copy()
    end = played_on(at, pile, 3)
    assert end is not None
    assert pile == cards[: len(pile)]
    assert 3 <= len(cards) - len(pile) <= 8
    assert played_on(at, cards.copy(), 0) == at
