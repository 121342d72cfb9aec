"""The simple player of Solonauts: what it does, and that it knows no more than its seat."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.bots.solonauts.player import choose, suggest
from chrononauts_qt.games.chrononauts.cards import INVERTERS, PATCHES
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup
from tests.bots.solonauts.positions import met, position, seen


@pytest.mark.rule("R-1210")
def test_it_sends_home_whoever_can_go_at_once() -> None:
    state = position(
        "yuri lin", "patch-1991 halt-attack reverse-fate restore-history sabotage",
        red=[1957, 1981], patches="patch-1969",
    )
    assert choose(seen(state)).text == "play patch-1991 on 1991"


@pytest.mark.rule("R-1211")
def test_it_takes_the_flip_that_wins() -> None:
    state = position(
        "lin", "restore-history reverse-fate patch-1917",
        red=[1914, 1936, 1993], patches="patch-1948 patch-1995",
    )
    assert choose(seen(state)).text in ("play restore-history on 1914", "play reverse-fate on 1914")


def test_it_plays_a_needed_patch_before_it_flips_its_year_back() -> None:
    state = position("lin clara", "patch-1948 restore-history reverse-fate", red=[1936])
    assert choose(seen(state)).text == "play patch-1948 on 1948"


@pytest.mark.rule("R-601", "A-24")
def test_it_does_not_open_the_thirteenth_paradox() -> None:
    # Twelve are open; 1980 would open 1999, which a traveller needs, and end everything.
    state = position(
        "noor yitzchak", "prevent-assassination patch-1868 restore-history",
        red=[1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963],
    )
    assert len(seen(state).open_paradoxes) == 12
    action = choose(seen(state))
    assert action.text != "play prevent-assassination on 1980"
    solonauts.apply(state, 0, action)
    assert state.outcome is None


@pytest.mark.rule("R-1206")
def test_it_throws_away_a_patch_nobody_needs_to_draw_more() -> None:
    state = position("lin clara", "patch-1868 patch-1974 patch-1986 reverse-fate sabotage")
    action = choose(seen(state))
    assert action.verb == "discard"
    assert action.card_id in ("patch-1868", "patch-1974", "patch-1986")


@pytest.mark.rule("R-1209")
def test_when_the_pile_is_empty_it_throws_nothing_away() -> None:
    rest = [card.id for card in (*PATCHES, *INVERTERS) for _ in range(card.copies)]
    for card in ("patch-1868", "reverse-fate", "patch-1948"):
        rest.remove(card)
    state = position("lin clara", "patch-1868 reverse-fate patch-1948", discard=" ".join(rest))
    assert seen(state).draw_count == 0
    assert choose(seen(state)).verb == "play"


@pytest.mark.rule("R-1213")
def test_with_nothing_to_play_it_gives_up_what_nobody_needs() -> None:
    state = position("lin clara", "patch-1918 patch-1948 patch-1995 restore-history patch-1868")
    assert seen(state).step == "stuck"
    assert choose(seen(state)).text in ("discard patch-1868", "discard restore-history")


@pytest.mark.rule("R-1205", "R-1206", "R-1213")
def test_whatever_it_says_is_legal_in_any_position() -> None:
    stuck = 0
    for state in met(300, seed=4):
        stuck += seen(state).step == "stuck"
        said = [choose(seen(state)), choose(seen(state), random.Random(1)), suggest(seen(state)).action]
        for action in said:
            assert solonauts.explain(state, 0, action) is None
            assert action.verb != "stop"
    assert stuck


@pytest.mark.rule("R-314")
def test_what_lies_in_the_draw_pile_changes_nothing() -> None:
    dice = random.Random(5)
    hidden = 0
    for state in met(150, seed=6):
        twin = state.copy()
        dice.shuffle(twin.draw)
        hidden += twin.draw != state.draw
        assert choose(seen(twin)) is choose(seen(state))
        assert choose(seen(twin), random.Random(7)) is choose(seen(state), random.Random(7))
        assert suggest(seen(twin)) == suggest(seen(state))
    assert hidden > 100


def test_the_same_view_gets_the_same_answer_and_dice_change_it_sometimes() -> None:
    changed = 0
    for state in met(60, seed=8):
        plain = choose(seen(state))
        assert choose(seen(state)) is plain
        changed += any(choose(seen(state), random.Random(number)) is not plain for number in range(10))
    assert changed > 10


def test_the_advice_is_what_it_would_do_itself() -> None:
    for state in met(60, seed=9):
        assert suggest(seen(state)).action is choose(seen(state))


@pytest.mark.rule("R-1216")
def test_it_brings_most_travellers_home() -> None:
    home = 0
    for number in range(20):
        state, _ = solonauts.new_game(Setup(travellers=8, seed=f"home-{number}"))
        while state.waiting:
            solonauts.apply(state, 0, choose(seen(state)))
        assert state.turn <= 41
        home += len(state.home)
    assert home / 20 > 5.5
