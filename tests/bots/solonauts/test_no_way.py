"""Who is said to be lost is lost, whatever order the unseen cards lie in."""

from __future__ import annotations

import itertools
import random

import pytest

from chrononauts_qt.bots.solonauts.no_way import no_way_left
from chrononauts_qt.games.chrononauts.cards import IDENTITIES, INVERTERS, PATCHES
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import SoloState
from chrononauts_qt.kernel.errors import BadSetup
from tests.bots.solonauts.positions import met, position, seen

DECK = [card.id for card in (*PATCHES, *INVERTERS) for _ in range(card.copies)]


def discarded_but(*kept: str) -> str:
    """Return all the cards but these, for the discard pile."""
    rest = DECK[:]
    for card in kept:
        rest.remove(card)
    return " ".join(rest)


def ever_home(state: SoloState, known: dict[tuple[object, ...], frozenset[int]]) -> frozenset[int]:
    """Return everybody whom some way to play the rest brings home, the order of the pile being known."""
    key = (state.red, state.patches, tuple(sorted(state.hands[0])), tuple(state.draw), frozenset(state.home))
    if key not in known:
        found = frozenset(state.home)
        for action in solonauts.legal_actions(state, 0):
            if action.verb != "stop":
                twin = state.copy()
                solonauts.apply(twin, 0, action)
                found |= ever_home(twin, known)
        known[key] = found
    return known[key]


def home_in_any_order(state: SoloState) -> set[str]:
    """Return everybody whom some order of the pile lets get home."""
    state = state.copy()
    state.events = None
    found: set[int] = set()
    for order in set(itertools.permutations(state.draw)):
        state.draw = list(order)
        found |= ever_home(state, {})
    return {IDENTITIES[one].id for one in found}


@pytest.mark.rule("R-1215")
def test_a_patch_in_the_discard_pile_leaves_no_way() -> None:
    state = position("yuri lin otto", "reverse-fate", discard="patch-1969")
    assert no_way_left(seen(state)) == ("yuri",)


@pytest.mark.rule("R-1215", "R-1210")
def test_whoever_is_home_is_not_named() -> None:
    state = position("lin", "reverse-fate", discard="patch-1917 patch-1969")
    assert "yuri" in {one.identity for one in seen(state).travellers if one.home}
    assert no_way_left(seen(state)) == ()


@pytest.mark.rule("R-403", "R-1215")
def test_a_linchpin_for_which_no_inverter_is_left_leaves_no_way() -> None:
    # 1981 becomes prime by Reverse Fate alone; a Prevent Assassination only turns it back.
    left = ("patch-1969", "patch-1991", "prevent-assassination", "sabotage", "patch-1986")
    state = position("yuri", "patch-1969 patch-1991 prevent-assassination sabotage patch-1986",
                     discard=discarded_but(*left))
    assert no_way_left(seen(state)) == ("yuri",)
    state = position("yuri", "patch-1969 patch-1991 prevent-assassination sabotage reverse-fate",
                     discard=discarded_but(*left[:4], "reverse-fate"))
    assert no_way_left(seen(state)) == ()


@pytest.mark.rule("R-405", "R-1215")
def test_one_inverter_does_not_make_two_flips() -> None:
    hand = ("prevent-assassination", "patch-1999", "patch-1918")
    state = position("noor", " ".join(hand), discard=discarded_but(*hand))
    assert no_way_left(seen(state)) == ("noor",)
    state = position("noor", " ".join(hand), red=[1914], discard=discarded_but(*hand))
    assert no_way_left(seen(state)) == ()


@pytest.mark.rule("R-703", "R-706", "R-1215")
def test_a_patch_that_falls_before_the_uberparadox_ends_leaves_no_way() -> None:
    # 1969 hangs on Sputnik', which has to go to end World War 3, and Kennedy cannot be reached before.
    state = position("yuri", "reverse-fate", red=[1957, 1981], patches="patch-1962 patch-1969")
    assert no_way_left(seen(state)) == ("yuri",)
    state = position("yuri", "reverse-fate", red=[1957, 1963, 1981], patches="patch-1962 patch-1969")
    assert no_way_left(seen(state)) == ()


@pytest.mark.rule("R-707", "R-1215")
def test_the_cockroach_is_not_kept_away_by_its_own_war() -> None:
    kept = ("reverse-fate", "patch-1950", "patch-1962")
    state = position("squa-tront", "reverse-fate patch-1950", red=[1957], patches="patch-1962",
                     discard=discarded_but(*kept))
    assert no_way_left(seen(state)) == ()


@pytest.mark.rule("R-1203")
def test_nobody_is_lost_at_the_beginning() -> None:
    names = " ".join(card.id for card in IDENTITIES)
    assert no_way_left(seen(position(names, "reverse-fate"))) == ()


def small_rest(dice: random.Random) -> SoloState:
    """Return a random position with few cards left, most of them of use to somebody who waits."""
    while True:
        waiting = dice.sample(IDENTITIES, 3)
        years = [year for card in waiting for year in card.facts["primes"]]
        needed = [f"patch-{year}" for year in sorted(set(years))]
        kinds = [card.id for card in INVERTERS]
        kept = [*dice.sample(needed, 3), *dice.choices(kinds[1:], k=2), "reverse-fate"]
        placed = [card for card in needed if card not in kept and dice.random() < 0.8]
        if dice.random() < 0.3 and "patch-1962" not in (*kept, *placed):
            placed.append("patch-1962")
        red = [year for year in LINCHPINS if dice.random() < 0.5]
        dice.shuffle(kept)
        try:
            return position(
                " ".join(card.id for card in waiting), " ".join(kept[:4]), red=red,
                patches=" ".join(placed), discard=discarded_but(*kept, *placed), draw=" ".join(kept[4:]),
            )
        except (BadSetup, ValueError):
            continue


@pytest.mark.rule("R-1215")
def test_nobody_who_is_named_gets_home_in_any_order() -> None:
    dice = random.Random(11)
    gone = named = reached = 0
    for _ in range(12):
        state = small_rest(dice)
        lost = no_way_left(seen(state))
        home = home_in_any_order(state)
        assert not home & set(lost)
        named += len(lost)
        gone += sum(
            any(f"patch-{year}" in seen(state).discard_pile for year in card.facts["primes"])
            for card in IDENTITIES if card.id in lost
        )
        reached += len([one for one in seen(state).travellers if not one.home and one.identity in home])
    assert named > gone > 0, "both reasons must have been met"
    assert reached > 0


@pytest.mark.rule("R-314", "R-1215")
def test_the_order_of_the_draw_pile_decides_nothing() -> None:
    dice = random.Random(12)
    named = 0
    for state in met(150, seed=13):
        twin = state.copy()
        dice.shuffle(twin.draw)
        assert no_way_left(seen(twin)) == no_way_left(seen(state))
        named += len(no_way_left(seen(state)))
    assert named


@pytest.mark.rule("R-1215")
def test_once_lost_a_traveller_stays_lost() -> None:
    for number in range(20):
        dice = random.Random(number)
        state = next(met(1, seed=100 + number))
        lost = set(no_way_left(seen(state)))
        while state.waiting:
            legal = [action for action in solonauts.legal_actions(state, 0) if action.verb != "stop"]
            solonauts.apply(state, 0, dice.choice(legal))
            now = set(no_way_left(seen(state)))
            assert lost <= now
            lost = now
