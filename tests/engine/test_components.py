"""Section 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from chrononauts_qt.games.chrononauts import cards, timeline
from tests.engine import facts


def copies(family: str) -> int:
    return sum(card.copies for card in cards.PLAY_CARDS if card.family == family)


@pytest.mark.rule("R-101")
def test_the_game_has_136_cards_in_two_decks() -> None:
    black = sum(card.copies for card in cards.TIMELINE + cards.MISSIONS + cards.IDENTITIES)
    white = sum(card.copies for card in cards.PLAY_CARDS)
    assert (black, white) == (56, 80)
    assert sum(card.copies for card in cards.ALL_CARDS) == 136
    assert len(cards.DECK) == 80


@pytest.mark.rule("R-102", "R-109")
def test_the_timeline_deck() -> None:
    linchpins = [card.facts["year"] for card in cards.TIMELINE if card.family == cards.LINCHPIN]
    ripplepoints = [card.facts["year"] for card in cards.TIMELINE if card.family == cards.RIPPLEPOINT]
    assert tuple(linchpins) == facts.LINCHPINS
    assert tuple(ripplepoints) == facts.RIPPLEPOINTS
    assert (len(linchpins), len(ripplepoints)) == (13, 19)
    assert len(cards.MISSIONS) == sum(card.copies for card in cards.MISSIONS) == 10
    assert len(cards.IDENTITIES) == sum(card.copies for card in cards.IDENTITIES) == 14


@pytest.mark.rule("R-103")
@pytest.mark.parametrize(
    ("family", "count"),
    [(cards.INVERTER, 20), (cards.PATCH, 21), (cards.ARTIFACT, 15), (cards.TIMEWARP, 10), (cards.ACTION, 14)],
)
def test_the_play_deck_has_five_families(family: str, count: int) -> None:
    assert copies(family) == count
    assert copies(family) == sum(n for card, n in facts.COPIES.items() if cards.BY_ID[card].family == family)


@pytest.mark.rule("R-103")
def test_every_card_of_the_play_deck() -> None:
    assert {card.id: card.copies for card in cards.PLAY_CARDS} == facts.COPIES
    assert Counter(cards.ids(cards.DECK)) == Counter(facts.COPIES)


@pytest.mark.rule("R-104")
def test_six_kinds_of_inverters() -> None:
    assert {card.id for card in cards.INVERTERS} == set(facts.FLIPS)
    assert len(cards.INVERTERS) == 6


@pytest.mark.rule("R-105")
def test_eight_kinds_of_actions() -> None:
    kinds = Counter(card.facts.get("kind", card.id) for card in cards.ACTIONS for _ in range(card.copies))
    assert kinds == {
        "get-there-first": 3, "sell-artifact": 3, "perform-a-miracle": 2, "it-never-existed": 2,
        "new-mission": 1, "your-parents-never-met": 1, "time-vortex": 1, "discontinuity": 1,
    }


@pytest.mark.rule("R-106")
def test_four_kinds_of_timewarps() -> None:
    assert {card.id: card.copies for card in cards.TIMEWARPS} == {
        "memo": 4, "fast-forward": 2, "rewind": 2, "quick-trip": 2,
    }


@pytest.mark.rule("R-107")
def test_each_ripplepoint_has_one_patch_and_1945_three() -> None:
    per_year = Counter(card.facts["year"] for card in cards.PATCHES for _ in range(card.copies))
    assert per_year == {year: 3 if year == 1945 else 1 for year in facts.RIPPLEPOINTS}


@pytest.mark.rule("R-108")
def test_patches_tell_their_year_and_artifacts_theirs() -> None:
    for card in cards.PATCHES:
        assert card.id.startswith(f"patch-{card.facts['year']}")
        assert card.facts["year"] in timeline.TIME_INDEX
    assert all(card.facts["year"] for card in cards.ARTIFACTS)


@pytest.mark.rule("R-110")
def test_fifteen_artifacts_with_three_mona_lisas() -> None:
    by_category: dict[str, set[str]] = {}
    for card in cards.ARTIFACTS:
        by_category.setdefault(card.facts["category"], set()).add(card.id)
    assert by_category == {category: set(names) for category, names in facts.ARTIFACTS.items()}
    assert {card.copies for card in cards.ARTIFACTS} == {1}


@pytest.mark.rule("R-111")
def test_each_id_has_a_black_and_two_red_years() -> None:
    settings = {card.id: (card.facts["true"], *card.facts["primes"]) for card in cards.IDENTITIES}
    assert settings == facts.IDENTITIES
    assert all(len(set(years)) == 3 for years in settings.values())


@pytest.mark.rule("R-112")
def test_each_mission_lists_three_artifacts_and_three_want_a_mona_lisa() -> None:
    assert {card.id for card in cards.MISSIONS} == set(facts.MISSIONS)
    assert all(len(card.facts["artifacts"]) == 3 for card in cards.MISSIONS)
    wanting = {card.id for card in cards.MISSIONS if "mona" in str(card.facts["artifacts"]).lower()}
    assert wanting == {"mona-lisa-triptych", "cheaters-sometimes-win", "mona-and-the-dinosaur"}


@pytest.mark.rule("R-413")
def test_ripples_run_forward() -> None:
    assert {year: set(ripples) for year, ripples in timeline.RIPPLES.items()} == facts.RIPPLES
    assert all(ripple > year for year, ripples in timeline.RIPPLES.items() for ripple in ripples)


@pytest.mark.rule("R-414")
def test_ripples_list_every_ripplepoint_that_depends_on_the_linchpin() -> None:
    for year, ripples in timeline.RIPPLES.items():
        assert set(ripples) == {point for point, (_, primes) in timeline.CONDITIONS.items() if year in primes}


@pytest.mark.rule("R-805", "A-30")
def test_all_id_years_are_ripplepoints() -> None:
    years = {year for settings in facts.IDENTITIES.values() for year in settings}
    assert years <= set(timeline.RIPPLEPOINTS)
    assert all({c.facts["true"], *c.facts["primes"]} <= years for c in cards.IDENTITIES)


@pytest.mark.rule("R-111")
def test_how_often_the_ids_want_each_year() -> None:
    black = [card.facts["true"] for card in cards.IDENTITIES]
    red = Counter(year for card in cards.IDENTITIES for year in card.facts["primes"])
    assert set(black) == set(facts.RIPPLEPOINTS) - {1939, 1942, 1962, 1974, 1999}
    assert len(set(black)) == 14
    once = {1868, 1929, 1933, 1942, 1944, 1948, 1962, 1991}
    twice = {1917, 1918, 1939, 1950, 1968, 1969, 1974, 1986, 1995, 1999}
    assert red == {**dict.fromkeys(once, 1), **dict.fromkeys(twice, 2)}


@pytest.mark.rule("R-707", "A-14")
def test_the_cockroach_is_the_one_who_needs_1962_and_no_later_year() -> None:
    needing = [card.id for card in cards.IDENTITIES if 1962 in card.facts["primes"]]
    assert needing == ["squa-tront"]
    assert max(facts.IDENTITIES["squa-tront"]) == 1962


@pytest.mark.rule("R-708")
def test_no_id_has_1962_in_black() -> None:
    assert all(card.facts["true"] != 1962 for card in cards.IDENTITIES)


@pytest.mark.rule("R-712")
def test_the_linchpins_of_1962_precede_it() -> None:
    _, primes = timeline.CONDITIONS[1962]
    assert set(primes) == {1943, 1957}


@pytest.mark.rule("R-202", "A-01")
def test_the_timeline_is_a_grid_of_four_rows_and_eight_columns() -> None:
    places = [f"{row}{column}" for row in "ABCD" for column in range(1, 9)]
    assert [timeline.TIME_INDEX[year] for year in facts.YEARS] == places
    assert timeline.YEARS == facts.YEARS
