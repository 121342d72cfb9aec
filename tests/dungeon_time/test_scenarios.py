"""Sections 7 and 8: scenarios, the longer way, and playing alone."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.games import dungeon_time
from chrononauts_qt.games.dungeon_time import rules
from tests.dungeon_time.facts import HALVES, MISSIONS, SCENARIOS, half
from tests.dungeon_time.table import Table, deal, is_mission, lay

CARDS = Path(str(dungeon_time.__file__)).with_name("cards.json")
HALF = {name: number for number, name in HALVES.items()}


def data() -> dict[str, dict[str, Any]]:
    """Return what the data says of scenarios, by id."""
    scenarios: list[dict[str, Any]] = json.loads(CARDS.read_text(encoding="utf-8"))["scenarios"]
    return {scenario["id"]: scenario for scenario in scenarios}


def missions(game: Table) -> list[str]:
    """Return the twelve Missions of a game that has just been dealt."""
    everywhere = [card for hand in game["hands"] for card in hand] + list(game["deck"])
    return sorted(filter(is_mission, everywhere))


@pytest.mark.rule("DT-701", "Y-26")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_has_its_missions_and_its_goal(scenario: str) -> None:
    tiers, goal = SCENARIOS[scenario]
    for seed in range(5):
        game = deal(2, f"scenario {scenario}; seed {seed}")
        drawn = missions(game)
        assert (len(set(drawn)), game["goal"], game["scenario"]) == (12, goal, scenario)
        if tiers:
            assert Counter(MISSIONS[mission].tier for mission in drawn) == tiers
        for tier in (tier for tier, count in tiers.items() if count == 6):
            halves = {card.half for card in map(MISSIONS.__getitem__, drawn) if card.tier == tier}
            assert len(halves) == 1


@pytest.mark.rule("DT-701")
def test_good_luck_takes_any_twelve_and_the_tome_any_three() -> None:
    for scenario, tier in (("good-luck", None), ("tome", 1)):
        games = [deal(1, f"scenario {scenario}; seed {seed}") for seed in range(40)]
        seen = {mission for game in games for mission in missions(game)}
        every = {name for name, mission in MISSIONS.items() if tier in (None, mission.tier)}
        assert every <= seen


@pytest.mark.rule("DT-701")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_can_be_played_alone(scenario: str) -> None:
    game = deal(1, f"scenario {scenario}").says("1: turn-glass")
    assert (game.step, len(game["hands"][0])) == ("adventure", 15)


@pytest.mark.rule("DT-701")
@pytest.mark.parametrize(("scenario", "won", "lost"), [
    ("level-1", ["bonus-1", "level-2"], ["level-1"]),
    ("bonus-1", ["level-2"], ["bonus-1", "level-2"]),
    ("level-2", ["bonus-2", "level-3"], ["level-2"]),
    ("bonus-2", ["level-3"], ["bonus-2", "level-3"]),
    ("level-3", ["bonus-3", "level-4"], ["level-3"]),
    ("bonus-3", ["level-4"], ["bonus-3", "level-4"]),
    ("level-4", ["campaign-won"], ["level-4", "level-2"]),
    ("training", None, None), ("good-luck", None, None), ("tome", None, None)])
def test_a_level_leads_on(scenario: str, won: list[str] | None, lost: list[str] | None) -> None:
    assert (data()[scenario]["won"], data()[scenario]["lost"]) == (won, lost)


@pytest.mark.rule("DT-704")
def test_no_lost_bonus_level_leads_to_the_first_and_each_can_be_skipped() -> None:
    for name, scenario in data().items():
        if scenario["group"] == "bonus":
            (next_level,) = scenario["won"]
            assert scenario["lost"] == [name, next_level]
            before = [one for one in data().values() if name in (one["won"] or [])]
            assert [next_level in one["won"] for one in before] == [True]


@pytest.mark.rule("DT-702", "Y-45")
@pytest.mark.parametrize("scenario", ["level-1", "bonus-1", "bonus-2", "bonus-3"])
def test_each_half_is_drawn_by_itself(scenario: str) -> None:
    drawn = Counter(
        tuple(chance.result[0] for chance in deal(2, f"scenario {scenario}; seed {seed}").dealt.chances[:2])
        for seed in range(40))
    assert set(drawn) == {(one, two) for one in HALF for two in HALF}


@pytest.mark.rule("DT-702", "Y-45", "DT-T55")
@pytest.mark.parametrize(("first", "left"), [
    (("sun", "moon"), ("moon", "sun")), (("moon", "moon"), ("sun", "sun"))])
def test_the_bonus_takes_the_halves_that_are_left(first: tuple[str, str], left: tuple[str, str]) -> None:
    games = [deal(2, f"scenario {scenario}; half 1 {one}; half 2 {two}")
             for scenario, (one, two) in (("level-1", first), ("bonus-1", left))]
    played, then = (set(missions(game)) for game in games)
    assert then == {*half(1, HALF[left[0]]), *half(2, HALF[left[1]])}
    assert (played & then, len(played | then)) == (set(), 24)


@pytest.mark.rule("DT-705", "Y-50")
@pytest.mark.parametrize("scenario", ["level-1", "bonus-3", "level-4"])
def test_any_team_plays_any_level(scenario: str) -> None:
    for seats in range(1, 6):
        for with_heroes in ("on", "off"):
            game = deal(seats, f"scenario {scenario}; heroes {with_heroes}")
            assert game.step == ("draft" if with_heroes == "on" else "ready")
            assert game["goal"] == SCENARIOS[scenario][1]


# -- section 8 -------------------------------------------------------------------------------------------

SEVEN = "sword 1 0 bow 1 0 shield 1 0 torch 1 0 potion 1 0 flask 1 0 map 1 0"


@pytest.mark.rule("DT-801")
def test_an_extended_backpack_has_seven_slots() -> None:
    game = lay(2, f"mode extended; phase resolution; story keys cup; backpack {SEVEN}")
    assert (game["limit"], game.view().limit, game.view().extended) == (7, 7, True)
    game.says("1: reveal")
    assert game.ended == "broken item"
    assert lay(2, f"phase resolution; story keys cup; backpack {SEVEN}").says("1: reveal").ended == ""


@pytest.mark.rule("DT-801")
@pytest.mark.parametrize("words", ["scenario level-1; heroes on", "adventure goblin-market"])
def test_extended_mode_changes_nothing_else(words: str) -> None:
    normal, extended = deal(3, f"mode normal; {words}"), deal(3, f"mode extended; {words}")
    differing = {name for name in rules.dump(normal.state) if normal[name] != extended[name]}
    assert differing == {"extended", "limit"}
    assert normal.dealt.chances == extended.dealt.chances


@pytest.mark.rule("DT-802")
def test_alone_all_other_rules_hold() -> None:
    game = deal(1, "heroes on; draft 1 mule seer")
    assert game.options(1) == ["keep mule", "keep seer"]
    game.says("1: keep seer", "1: turn-glass")
    assert (len(game.hand(1).split()), game["heroes"], game.asked) == (15, ["seer"], [1])
    assert game.says("1: done").step in ("resolve", "over")


@pytest.mark.rule("DT-803")
def test_alone_every_card_that_goes_is_replaced_at_once() -> None:
    game = deal(1).says("1: turn-glass")
    for verb in ("play", "discard", "play"):
        card = next(card for card in game["hands"][0])
        drawn, before = game["deck"][0], Counter(game["hands"][0])
        game.says(f"1: {verb} {card}")
        assert Counter(game["hands"][0]) == before - Counter([card]) + Counter([drawn])
        (gone,) = game.told("CardPlayed") + game.told("CardDiscarded")
        (came,) = game.told("CardDrawn")
        assert (gone["card"], came["card"], came["seat"]) == (card, drawn, 0)
