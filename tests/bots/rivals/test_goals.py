"""How far it is to the three goals: against the rules as they stand, setting by setting."""

from __future__ import annotations

from itertools import combinations

import pytest

from chrononauts_qt.bots.rivals import goals
from chrononauts_qt.bots.rivals.goals import FARTHEST, LINES, WANTED, artifacts_of, flips_home
from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACTS,
    IDENTITIES,
    MISSIONS,
    PATCHES,
    PLAY_CARDS,
    PLAY_INDEX,
)
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, LINCHPINS

SETTINGS = (0, 1, 0b1010101010101, 0b1111111111111, 0b0000011110000, 0b1000000000010, 0b0011001100110)


def is_paradox(year: int, red: int) -> bool:
    """Tell whether a Ripplepoint shows its Paradox side, by its card (R-408 to R-411)."""
    op, primes = CONDITIONS[year]
    lit = [bool(red >> LINCHPINS.index(prime) & 1) for prime in primes]
    return all(lit) if op == "AND" else any(lit)


def stands(identity: int, red: int) -> bool:
    """Tell whether the years of an Identity stand, Patches aside (R-803 to R-805)."""
    facts = IDENTITIES[identity].facts
    return not is_paradox(facts["true"], red) and all(is_paradox(year, red) for year in facts["primes"])


def fewest_flips(identity: int, red: int) -> int:
    """Try one flip, then two, and so on."""
    for count in range(FARTHEST):
        for flipped in combinations(range(len(LINCHPINS)), count):
            if stands(identity, red ^ sum(1 << linchpin for linchpin in flipped)):
                return count
    return FARTHEST


@pytest.mark.rule("R-803", "R-804", "R-805", "R-408", "R-411")
@pytest.mark.parametrize("red", SETTINGS)
def test_the_flips_to_an_identitys_years_are_the_fewest(red: int) -> None:
    every = range(len(IDENTITIES))
    assert [flips_home(identity, red) for identity in every] == [
        fewest_flips(identity, red) for identity in every
    ]


@pytest.mark.rule("R-803", "R-805")
@pytest.mark.parametrize("identity", range(len(IDENTITIES)), ids=[card.id for card in IDENTITIES])
def test_no_flip_is_missing_exactly_when_all_three_years_stand(identity: int) -> None:
    found = [flips_home(identity, red) for red in range(1 << len(LINCHPINS))]
    assert [not flips for flips in found] == [stands(identity, red) for red in range(1 << len(LINCHPINS))]
    assert max(found) <= FARTHEST
    assert set(found) >= {0, 1, 2}


@pytest.mark.rule("R-801", "R-802", "R-910")
@pytest.mark.parametrize("mission", range(len(MISSIONS)), ids=[card.id for card in MISSIONS])
def test_the_lines_of_a_mission_are_those_of_its_card(mission: int) -> None:
    paintings = [card.id for card in ARTIFACTS if card.facts["category"] == "mona-lisa"]
    every: set[str] = set()
    for need, line in zip(MISSIONS[mission].facts["artifacts"], LINES[mission], strict=True):
        cards = paintings if need == "MOST_REAL_MONA_LISA" else [need] if isinstance(need, str) else need
        every.update(cards)
        for artifact in ARTIFACTS:
            assert bool(line & artifacts_of([PLAY_INDEX[artifact.id]])) == (artifact.id in cards)
    assert WANTED[mission] == artifacts_of([PLAY_INDEX[card] for card in every])


@pytest.mark.rule("R-103", "R-110")
def test_artifacts_have_a_bit_each_and_other_cards_none() -> None:
    bits = {artifacts_of([index]) for index, card in enumerate(PLAY_CARDS) if card.family == "artifact"}
    assert len(bits) == 15
    assert all(bit.bit_count() == 1 for bit in bits)
    others = [index for index, card in enumerate(PLAY_CARDS) if card.family != "artifact"]
    assert artifacts_of(others) == 0
    assert artifacts_of(list(range(len(PLAY_CARDS)))) == sum(bits)
    assert [card.family for card in PLAY_CARDS].index("inverter") == goals.FIRST_INVERTER == len(PATCHES)


@pytest.mark.rule("R-706", "R-707")
def test_the_uberparadox_seals_who_needs_a_later_year_but_for_the_cockroach() -> None:
    sealed = {card.id for index, card in enumerate(IDENTITIES) if goals.SEALABLE[index]}
    assert sealed == {
        card.id
        for card in IDENTITIES
        if any(year > 1962 for year in (card.facts["true"], *card.facts["primes"]))
        and card.id != "squa-tront"
    }
    assert {"yuri", "jun"} <= sealed
    assert "renee" not in sealed
