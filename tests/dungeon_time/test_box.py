"""Section 1: what is in the box."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.kernel.errors import BadSetup
from tests.dungeon_time.facts import ADVENTURES, DEALS, HALVES, HEROES, KINDS, MISSIONS, half, needs
from tests.dungeon_time.table import deal, lay, resolve
from tests.each import each


def family(name: str) -> dict[str, dict[str, Any]]:
    """Return the cards of a family of the engine's own table, by id."""
    return {card["id"]: card for card in rules.card_table() if card["family"] == name}


@pytest.mark.rule("DT-101")
def test_the_box_holds_what_it_says() -> None:
    items = family("item")
    assert [(card["copies"], card["tokens"]) for card in items.values()] == [(4, 2)] * 12
    others = [card for card in rules.card_table() if card["family"] != "item"]
    assert {card["copies"] for card in others} == {1}
    assert sorted(family("mission")) == sorted(MISSIONS)
    assert sorted(family("hero")) == sorted(HEROES)
    assert sorted(family("adventure")) == sorted(ADVENTURES)
    assert (len(MISSIONS), len(HEROES), len(ADVENTURES)) == (48, 10, 4)
    assert Counter(mission.tier for mission in MISSIONS.values()) == dict.fromkeys((1, 2, 3, 4), 12)


@pytest.mark.rule("DT-101")
def test_one_to_five_play() -> None:
    assert list(rules.SEATS) == list(DEALS)
    for seats in (0, 6):
        with pytest.raises(BadSetup):
            deal(seats)


@pytest.mark.rule("DT-101")
@pytest.mark.parametrize("words", [
    "hand 1 cup cup cup cup cup",
    "hand 1 cup cup; story cup cup; deck cup",
    "hand 1 rent-day; deck rent-day",
    "backpack cup 5 0; phase resolution",
    "backpack cup 0 3; phase resolution",
    "backpack cup 0 1; supply cup 2; phase resolution",
    "supply cup 3",
    "hand 3 cup",
    "hand 1 nothing",
    "heroes on; hero 1 mule; hero 2 mule",
    "heroes on; hero 1 nobody",
    "scenario nowhere",
    "adventure nowhere",
    "scenario training; adventure goblin-market",
    "mode hard",
    "phase night",
    "hand 1 goblin-market",
    "missions rent-day",
    "failed cup; phase resolution",
    "nonsense 1",
])
def test_a_table_that_cannot_be_is_refused(words: str) -> None:
    with pytest.raises(BadSetup):
        deal(2, words)


@pytest.mark.rule("DT-101")
@pytest.mark.parametrize("line", [
    "goal 13", "goal 100", "goal one", "mode hard", "heroes maybe", "hand", "hand nine cup",
    "hand 1 cup; hand 1 bow", "half 5 sun", "half 1 dusk", "half 1",
])
def test_a_line_that_cannot_be_is_named(line: str) -> None:
    with pytest.raises(BadSetup, match=f"setup {line.split()[0]}"):
        deal(2, line)


@pytest.mark.rule("DT-102", "Y-21")
def test_there_are_twelve_kinds_in_their_order() -> None:
    assert tuple(family("item")) == KINDS
    assert len(set(KINDS)) == 12
    assert {"potion", "flask", "book"} <= set(KINDS)


@pytest.mark.rule("DT-102", "Y-21")
def test_a_potion_is_no_flask() -> None:
    game = lay(1, "phase resolution; story twins-in-the-tower; backpack potion 1 0 flask 1 0 keys 1 0")
    game.says("1: reveal")
    assert list(game.told("MissionFailed")[0]["missing"]) == ["potion"]


@pytest.mark.rule("DT-103", "Y-26")
@pytest.mark.parametrize("tier", [1, 2, 3, 4])
def test_a_tier_has_two_halves_of_six(tier: int) -> None:
    cards = family("mission")
    for number in HALVES:
        assert len(half(tier, number)) == 6
        found = [(cards[name]["tier"], cards[name]["half"]) for name in half(tier, number)]
        assert found == [(tier, number)] * 6


@pytest.mark.rule("DT-104")
def test_tiers_ask_for_more_and_more() -> None:
    asked = Counter(mission.tier for name, mission in MISSIONS.items() for _ in needs(name))
    assert asked == {1: 24, 2: 28, 3: 40, 4: 52}


@pytest.mark.rule("DT-104")
@pytest.mark.parametrize("tier", [1, 2, 3, 4])
@pytest.mark.parametrize("number", HALVES)
def test_a_half_asks_for_all_kinds_alike(tier: int, number: int) -> None:
    asked = Counter(kind for name in half(tier, number) for kind in needs(name))
    counts = [asked[kind] for kind in KINDS]
    assert max(counts) - min(counts) <= 1


@pytest.mark.rule("DT-104")
def test_a_mission_asks_for_two_of_a_kind_at_most_and_pays_another() -> None:
    cards = family("mission")
    for check in each(MISSIONS):
        with check as mission:
            assert sorted(cards[mission]["needs"]) == sorted(needs(mission))
            assert max(Counter(needs(mission)).values()) <= 2
            paid = set(MISSIONS[mission].pays.split()[1:])
            assert paid <= set(KINDS) - set(needs(mission))


@pytest.mark.rule("DT-101", "DT-104")
def test_a_mission_stands_with_what_it_asks_for_and_with_no_less() -> None:
    for check in each(
            (mission, short) for mission in MISSIONS for short in ("", *dict.fromkeys(needs(mission)))):
        with check as (mission, short):
            held = Counter(needs(mission)) - Counter([short])
            game = resolve(mission, " ".join(held.elements())).says("1: reveal")
            names = game.order("MissionSucceeded", "MissionFailed")
            assert names == ["MissionFailed" if short else "MissionSucceeded"]
