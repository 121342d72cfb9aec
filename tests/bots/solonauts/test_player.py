"""The players of Solonauts: what each rank does, and that none knows more than its seat."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt import shelf
from chrononauts_qt.bots.solonauts import journey, player
from chrononauts_qt.bots.solonauts.journey import Move
from chrononauts_qt.bots.solonauts.player import play, suggest
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import INVERTERS, PATCHES
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup, SoloState
from chrononauts_qt.games.chrononauts.view import View
from tests.bots.solonauts.positions import met, position, seen


def choose(state: SoloState, rank: str = "agent") -> Action:
    """Return what a rank does."""
    advice = play(rank, seen(state))
    assert advice is not None, "nobody is in a hurry"
    action: Action = advice.action
    return action


def moves(view: View) -> list[Move]:
    return [journey.move_of(action) for action in view.actions if action.verb != "stop"]


@pytest.mark.rule("R-1210")
def test_it_sends_home_whoever_can_go_at_once() -> None:
    state = position(
        "yuri lin", "patch-1991 halt-attack reverse-fate restore-history sabotage",
        red=[1957, 1981], patches="patch-1969",
    )
    assert choose(state).text == "play patch-1991 on 1991"


@pytest.mark.rule("R-1211")
def test_it_takes_the_flip_that_wins() -> None:
    state = position(
        "lin", "restore-history reverse-fate patch-1917",
        red=[1914, 1936, 1993], patches="patch-1948 patch-1995",
    )
    assert choose(state).text in ("play restore-history on 1914", "play reverse-fate on 1914")


def test_it_plays_a_needed_patch_before_it_flips_its_year_back() -> None:
    state = position("lin clara", "patch-1948 restore-history reverse-fate", red=[1936])
    assert choose(state).text == "play patch-1948 on 1948"


@pytest.mark.rule("R-601", "A-24")
def test_it_does_not_open_the_thirteenth_paradox() -> None:
    # Twelve are open; 1980 would open 1999, which a traveller needs, and end everything.
    state = position(
        "noor yitzchak", "prevent-assassination patch-1868 restore-history",
        red=[1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963],
    )
    assert len(seen(state).open_paradoxes) == 12
    action = choose(state)
    assert action.text != "play prevent-assassination on 1980"
    solonauts.apply(state, 0, action)
    assert state.outcome is None


@pytest.mark.rule("R-1206")
def test_it_throws_away_a_patch_nobody_needs_to_draw_more() -> None:
    state = position("lin clara", "patch-1868 patch-1974 patch-1986 reverse-fate sabotage")
    action = choose(state)
    assert action.verb == "discard"
    assert action.card_id in ("patch-1868", "patch-1974", "patch-1986")


@pytest.mark.rule("R-1209")
def test_when_the_pile_is_empty_it_throws_nothing_away() -> None:
    rest = [card.id for card in (*PATCHES, *INVERTERS) for _ in range(card.copies)]
    for card in ("patch-1868", "reverse-fate", "patch-1948"):
        rest.remove(card)
    state = position("lin clara", "patch-1868 reverse-fate patch-1948", discard=" ".join(rest))
    assert seen(state).draw_count == 0
    assert choose(state).verb == "play"


@pytest.mark.rule("R-1213")
def test_with_nothing_to_play_it_gives_up_what_nobody_needs() -> None:
    state = position("lin clara", "patch-1918 patch-1948 patch-1995 restore-history patch-1868")
    assert seen(state).step == "stuck"
    assert choose(state).text in ("discard patch-1868", "discard restore-history")


@pytest.mark.parametrize("rank", shelf.RANKS)
@pytest.mark.rule("R-1205", "R-1206", "R-1213")
def test_whatever_it_says_is_legal_in_any_position(rank: str) -> None:
    stuck = 0
    nothing_fits = position("lin clara", "patch-1918 patch-1948 patch-1995 restore-history patch-1868")
    for state in (nothing_fits, *met(300 if rank != "chief" else 12, seed=4)):
        stuck += seen(state).step == "stuck"
        action = choose(state, rank)
        assert solonauts.explain(state, 0, action) is None
        assert action.verb != "stop"
    assert stuck


@pytest.mark.parametrize("rank", shelf.RANKS)
@pytest.mark.rule("R-314")
def test_what_lies_in_the_draw_pile_changes_nothing(rank: str) -> None:
    dice = random.Random(5)
    hidden = 0
    for state in met(150 if rank != "chief" else 12, seed=6):
        twin = state.copy()
        dice.shuffle(twin.draw)
        hidden += twin.draw != state.draw
        assert play(rank, seen(twin)) == play(rank, seen(state))
    assert hidden >= 8


def test_there_is_a_player_for_every_rank_and_for_no_other() -> None:
    assert set(player.PLAYERS) == set(shelf.RANKS)
    with pytest.raises(KeyError):
        play("admiral", seen(position("lin", "reverse-fate")))


def test_the_same_view_gets_the_same_answer_and_dice_change_it_sometimes() -> None:
    changed = 0
    for state in met(60, seed=8):
        at, legal = journey.read(seen(state)), moves(seen(state))
        plain = player.pick(at, legal)
        assert player.pick(at, legal) == plain
        changed += any(player.pick(at, legal, random.Random(number)) != plain for number in range(10))
    assert changed > 10


def test_a_hint_is_what_an_agent_would_do() -> None:
    for state in met(60, seed=9):
        assert suggest(seen(state)) == play("agent", seen(state))


@pytest.mark.rule("R-1216")
def test_it_brings_most_travellers_home() -> None:
    assert at_home("agent", 20) / 20 > 5.5


def at_home(rank: str, deals: int) -> int:
    """Return how many of eight travellers a rank brings home in so many deals."""
    home = 0
    for number in range(deals):
        state, _ = solonauts.new_game(Setup(travellers=8, seed=f"home-{number}"))
        while state.waiting:
            solonauts.apply(state, 0, choose(state, rank))
        assert state.turn <= 41
        home += len(state.home)
    return home


# -- the Cadet --------------------------------------------------------------------------------------


@pytest.mark.rule("R-1217")
def test_a_cadet_brings_fewer_home_than_an_agent_but_far_more_than_chance() -> None:
    assert 4 * 20 < at_home("cadet", 20) < at_home("agent", 20)


@pytest.mark.rule("R-1206", "R-1215")
def test_a_cadet_never_throws_away_freely_what_a_traveller_waits_for() -> None:
    thrown = 0
    for state in met(300, seed=31):
        action = choose(state, "cadet")
        if action.verb == "discard" and seen(state).step == "play":
            assert action.card_id in seen(state).unneeded
            thrown += 1
    assert thrown > 10


@pytest.mark.rule("R-601", "A-24")
def test_a_cadet_does_not_destroy_the_universe_while_there_is_another_play() -> None:
    state = position(
        "noor yitzchak", "prevent-assassination patch-1868 restore-history",
        red=[1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963],
    )
    assert len(seen(state).open_paradoxes) == 12
    solonauts.apply(state, 0, choose(state, "cadet"))
    assert state.outcome is None


def test_a_cadet_overlooks_things_but_not_always() -> None:
    alike = []
    for state in met(100, seed=32):
        attentive = player.pick(journey.read(seen(state)), moves(seen(state)), ahead=0)
        alike.append(choose(state, "cadet") is attentive.action)
    assert 50 < sum(alike) < 100


# -- the Chief --------------------------------------------------------------------------------------


@pytest.mark.rule("R-1211")
def test_a_chief_takes_the_play_that_wins() -> None:
    state = position(
        "lin", "restore-history reverse-fate patch-1917",
        red=[1914, 1936, 1993], patches="patch-1948 patch-1995",
    )
    solonauts.apply(state, 0, choose(state, "chief"))
    assert state.outcome is not None
    assert state.outcome.route == solonauts.ALL_HOME


def test_a_chief_out_of_time_says_nothing_and_an_agent_needs_none() -> None:
    states = list(met(10, seed=34))
    assert None in [play("chief", seen(state), lambda: -1.0) for state in states]
    assert all(play("agent", seen(state), lambda: -1.0) for state in states)
    assert all(play("chief", seen(state), lambda: 1.0) == play("chief", seen(state)) for state in states[:3])
