"""Sections 1 and 2: what is in the box, and the deal."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.kernel.errors import BadChance, BadSetup
from tests.afternova.facts import COLOURS, CREW, PLANETS, PROJECTS, icons
from tests.afternova.table import Table, chance, deal, lay, sort, split

DEALT = ["crew", "projects", "planets", "bag", "objectives"]


def results(game: Table) -> dict[str, list[str]]:
    """Return the random results of a deal by kind."""
    return {kind: list(result) for kind, result in game.dealt.chances}


def cards(game: Table, kind: str) -> list[str]:
    """Return every card of a kind, wherever it lies."""
    bot = game["bot"] or {"row": [], "completed": [], "gained": []}
    held = [card for hand in game["hands"] for card in hand[kind]]
    if kind == "projects":
        held += [card for done in game["completed"] for card in done] + [card for card, _ in bot["row"]]
        held += bot["completed"] + bot["gained"]
    row = [card for card in game["market"][kind] if card]
    return held + row + list(game["decks"][kind]) + list(game["discarded"][kind])


@pytest.mark.rule("AN-101")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_everything_in_the_box_is_on_the_table_once(seats: int) -> None:
    game = deal(seats)
    assert sorted(cards(game, "crew")) == sorted(CREW)
    assert sorted(cards(game, "projects")) == sorted(PROJECTS)
    planets = [planet[0] for planet in game["planets"]] + game["decks"]["planets"]
    assert sorted(planets) == sorted(PLANETS)
    on_planets = [colour for planet in game["planets"] for colour in planet[1]]
    on_bot = [colour for _, colours in (game["bot"] or {"row": []})["row"] for colour in colours]
    on_bot += (game["bot"] or {"hold": []})["hold"]
    assert Counter(on_planets + on_bot + game["decks"]["bag"]) == dict.fromkeys(COLOURS, 8)


@pytest.mark.rule("AN-101", "AN-201", "AN-424")
@pytest.mark.parametrize(("words", "why"), [
    ("hold 1 purple purple purple purple; hold 2 purple purple purple purple; hold 3 purple",
     "more than 8 purple Fragments are named"),
    ("hand 1 raccoon-rocco; hand 2 raccoon-rocco", "the crew “raccoon-rocco” is named twice"),
    ("hand 1 raccoon-rocco; crew-deck raccoon-rocco", "the crew “raccoon-rocco” is named twice"),
    ("hand 1 raccoon-rocco; crew-discard raccoon-rocco", "the crew “raccoon-rocco” is named twice"),
    ("hand 1 moss-carpet; completed 2 moss-carpet", "the Project “moss-carpet” is named twice"),
    ("project-deck moss-carpet; project-discard moss-carpet", "the Project “moss-carpet” is named twice"),
    ("market-crew raccoon-rocco raccoon-rocco - -", "the crew “raccoon-rocco” is named twice"),
    ("planet 1 nektarr purple purple white; planet 2 nektarr purple purple white",
     "the Planet “nektarr” is named twice"),
    ("planet-deck nektarr; planet-discard nektarr", "the Planet “nektarr” is named twice"),
    ("hand 1 raccoon-nobody", "“raccoon-nobody” is no crew"),
    ("completed 1 raccoon-rocco", "“raccoon-rocco” is no Project"),
    ("planet-deck atlantis", "“atlantis” is no Planet"),
    ("bag mauve", "“mauve” is no colour of Fragments"),
    ("hand 4 raccoon-rocco", "seat 4 does not exist in a game of 3"),
    ("hold 4 white", "seat 4 does not exist in a game of 3"),
    ("market-crew raccoon-rocco raccoon-pepita", "a row of the Market has 4 places, not 2"),
    ("market-projects moss-carpet - - - -", "a row of the Market has 4 places, not 5"),
    ("planet 1 nektarr purple purple white black", "nektarr has 3 spaces for Fragments"),
    ("objective 1 purple purple", "an objective is two different colours"),
    ("objective 1 purple", "an objective is two different colours"),
    ("objective 1 purple mauve", "an objective is two different colours"),
    ("objective 1 black white; objective 2 white black", "an objective is named twice"),
    ("hold 1 purple purple purple purple purple", "the Hold of seat 1 has 4 spaces"),
    (f"hand 2 {' '.join(CREW[:9])}", "seat 2 holds 9 cards; 8 are the most"),
    (f"completed 2 {' '.join(list(PROJECTS)[:6])}", "seat 2 has completed 6 Projects"),
    ("first seat-4", "“first seat-4” is neither random nor a seat of this table"),
    ("first lots", "“first lots” is neither random nor a seat of this table"),
    ("offers 21", "a turn has 0 to 20 offers, not 21"),
    ("offers six", "“setup offers six” is no number"),
    ("offers 100", "“setup offers 100” is no number"),
    ("offers -1", "“setup offers -1” is no number"),
    ("bot-hold purple", "Bot takes part with two seats only"),
    ("bot-project 1 autopaw", "Bot takes part with two seats only"),
    ("bot-objective purple green", "Bot takes part with two seats only"),
    ("bot-completed autopaw", "Bot takes part with two seats only"),
    ("planet 1", "“setup planet 1” names no Planet"),
    ("planet 4 nektarr purple purple white", "there is no place 4: it is 1, 2 or 3"),
    ("hand", "“setup hand” names a number first, from 1"),
    ("hand 7 autopaw", "“setup hand” names a number first, from 1"),
    ("hold 1 white; hold 1 black", "“setup hold 1” is said twice"),
    ("bag white; bag black", "“setup bag” is said twice"),
    ("nonsense 1", "“setup nonsense” is unknown; it can be seed, first, offers, objective, hand, hold,")])
def test_a_table_that_cannot_be_is_refused(words: str, why: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(why)):
        deal(3, words)


@pytest.mark.rule("AN-803", "AN-809")
@pytest.mark.parametrize(("words", "why"), [
    ("bot-hold white white white white", "Bot's Hold is emptied when it has 4 Fragments"),
    (f"bot-completed {' '.join(list(PROJECTS)[:6])}", "Bot has completed so many Projects"),
    ("bot-project 1 autopaw white", "“setup bot-project 1” names a Project and Fragments of its cost"),
    ("bot-project 3", "“setup bot-project 3” names a Project and Fragments of its cost"),
    ("bot-project 4 autopaw", "there is no place 4: it is 1, 2 or 3"),
    ("bot-completed autopaw; hand 1 autopaw", "the Project “autopaw” is named twice"),
    ("bot-project 1 autopaw; hand 1 autopaw", "the Project “autopaw” is named twice"),
    ("bot-hold white; hold 1 white white white white; reserve white white white white", "more than 8 white"),
    ("bot-objective black white; objective 1 white black", "an objective is named twice"),
])
def test_a_bot_that_cannot_be_is_refused(words: str, why: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(why)):
        deal(2, words)


@pytest.mark.rule("AN-101", "AN-424", "AN-505", "AN-803", "AN-809")
@pytest.mark.parametrize("words", [
    "offers 20", "offers 0", f"hand 1 {' '.join(CREW[:8])}", f"completed 1 {' '.join(list(PROJECTS)[:5])}",
    "hold 1 white white white white", "planet 3 nektarr purple purple white", "first seat-2",
    "hold 1 white white white white; reserve white white white white",
    "bot-hold white white white", f"bot-completed {' '.join(list(PROJECTS)[:5])}",
    "bot-project 3 autopaw purple"])
def test_a_table_at_its_limits_is_laid(words: str) -> None:
    game = deal(2, words)
    said = ";".join(rules.write_setup(game.setup)).split(";")
    assert set(words.split("; ")) <= set(said)
    assert game.view(1).offers_left == {"offers 20": 20, "offers 0": 0}.get(words, 6)


@pytest.mark.rule("AN-101")
def test_every_card_in_the_box_is_in_the_table_of_cards_once() -> None:
    table = rules.card_table()
    assert {row["copies"] for row in table} == {1}
    assert Counter(row["family"] for row in table) == {
        "crew": len(CREW), "project": len(PROJECTS), "planet": len(PLANETS), "starship": 10, "objective": 10}


@pytest.mark.rule("AN-103", "AN-107")
@pytest.mark.parametrize("card", CREW)
def test_a_crew_card_has_its_two_icons(card: str) -> None:
    one, two = icons(card)
    small = [planet for planet, (_, spaces) in PLANETS.items() if spaces == 3]
    for planet in (planet for planet in small if {one, two} <= set(PLANETS[planet][0])):
        game = lay(3, f"hand 1 {card}; planet 1 {planet} purple green white")
        missing = game.why(f"1: harvest {planet} with {card}")
        assert missing.key == "icons-missing"
        other = next(skill for skill in PLANETS[planet][0] if skill != one)
        assert missing.params["missing"] == (2 if one == two else 1)
        assert missing.params["skill"] in ([other] if one == two else [one, two])


@pytest.mark.rule("AN-104")
@pytest.mark.parametrize("planet", PLANETS)
def test_a_planet_asks_for_its_icons(planet: str) -> None:
    (one, first), (two, second) = PLANETS[planet][0].items()
    colours = " ".join(["purple"] * PLANETS[planet][1])
    ones = [card for card in CREW if icons(card) == (one, one)]
    twos = [card for card in CREW if icons(card) == (two, two)]
    crew = ones[: (first + 1) // 2] + twos[: (second + 1) // 2]
    game = lay(3, f"hand 1 {' '.join(crew)}; planet 1 {planet} {colours}")
    short = game.why(f"1: harvest {planet} with {' '.join(crew[1:])}")
    assert (short.key, short.params["skill"]) == ("icons-missing", one)
    assert short.params["missing"] == first - 2 * (len(ones[: (first + 1) // 2]) - 1)
    assert game.reason(f"1: harvest {planet} with {' '.join(crew)}") is None


@pytest.mark.rule("AN-104")
@pytest.mark.parametrize("planet", [planet for planet in PLANETS if planet != "nektarr"])
def test_a_planet_has_its_spaces(planet: str) -> None:
    game = lay(3, f"hand 1 raccoon-rocco raccoon-pepita; planet 1 nektarr purple green white;"
                  f"planet-deck {planet}")
    game.says("1: harvest nektarr with raccoon-rocco raccoon-pepita")
    kind, *colours = game.planet(1).split()
    assert (kind, len(colours)) == (planet, PLANETS[planet][1])


@pytest.mark.rule("AN-106", "X-31")
def test_objectives_are_the_ten_pairs_dealt_apart_from_the_faces() -> None:
    game = deal(6)
    pairs = [f"{one}-{two}" for one, two in combinations(COLOURS, 2)]
    assert sorted(results(game)["objectives"]) == sorted(pairs)
    assert ["-".join(pair) for pair in game["objectives"]] == results(game)["objectives"][:6]


@pytest.mark.rule("AN-106")
@pytest.mark.parametrize(("before", "step"), [("purple", "turn"), ("purple purple", "drop")])
def test_a_hold_has_four_spaces(before: str, step: str) -> None:
    game = lay(3, f"hold 1 {before}; hand 1 raccoon-rocco raccoon-pepita;"
                  "planet 1 nektarr green orange white")
    game.says("1: harvest nektarr with raccoon-rocco raccoon-pepita")
    assert game.step == step


@pytest.mark.rule("AN-201", "X-02")
def test_two_to_six_play_and_bot_with_two_alone() -> None:
    assert list(rules.SEATS) == [2, 3, 4, 5, 6]
    assert [deal(seats)["bot"] is not None for seats in rules.SEATS] == [True, False, False, False, False]
    for seats in (1, 7):
        with pytest.raises(BadSetup, match=f"AfterNova takes 2 to 6 players, not {seats}"):
            deal(seats)


@pytest.mark.rule("AN-202", "AN-203")
def test_four_of_each_and_three_full_planets_lie_open() -> None:
    game = deal(4)
    assert [len(game.row(kind)) for kind in ("crew", "projects")] == [4, 4]
    assert "-" not in game.row() + game.row("projects")
    filled = [len(colours) == PLANETS[planet][1] for planet, colours in game["planets"]]
    assert filled == [True] * 3
    assert len(game["decks"]["bag"]) == 40 - sum(len(colours) for _, colours in game["planets"])
    assert (game["reserve"], game["holds"]) == ([], [[]] * 4)


@pytest.mark.rule("AN-204")
def test_an_objective_is_known_to_its_owner_alone() -> None:
    game = deal(3, "objective 2 orange black")
    assert list(game.view(2).objective) == ["orange", "black"]
    assert (game.view(None).objective, list(game.view(1).objective)) == (None, game["objectives"][0])
    began = next(event for event in game.events if event.name == "GameBegan")
    assert list(began.private[1]["objective"]) == ["orange", "black"]
    assert "objective" not in began.data
    assert "hand" not in began.data


@pytest.mark.rule("AN-205")
def test_the_first_seat_may_be_chosen_and_turns_run_by_seats() -> None:
    game = lay(3, "first seat-3")
    assert [told["seat"] for told in game.told("FirstPlayerChosen")] == [2]
    assert "first" not in results(game)
    turns = [game["active"]]
    for _ in range(3):
        turns.append(game.market()["active"])
    assert turns == [3, 1, 2, 3]


@pytest.mark.rule("AN-205", "AN-208")
def test_the_first_seat_may_be_drawn() -> None:
    drawn = {deal(4, f"first random; seed {seed}")["active"] for seed in range(40)}
    assert drawn == {1, 2, 3, 4}
    game = deal(4, "first random")
    assert [result.kind for result in game.dealt.chances] == [*DEALT, "first"]
    assert str(game["active"]) in results(game)["first"][0]
    drawn_by, chosen_by = (
        deal(4, f"first {first}").told("FirstPlayerChosen")[0]["by"] for first in ("random", "seat-2"))
    assert drawn_by == "random" != chosen_by


@pytest.mark.rule("AN-206")
@pytest.mark.parametrize(("seats", "first", "crew"), [
    (3, 1, [3, 4, 5]), (3, 2, [5, 3, 4]), (4, 4, [4, 4, 5, 3]), (5, 2, [5, 3, 4, 4, 4]),
    (6, 1, [3, 4, 4, 4, 4, 5])])
def test_the_first_has_three_and_the_last_five(seats: int, first: int, crew: list[int]) -> None:
    game = deal(seats, f"first seat-{first}")
    assert [len(hand["crew"]) for hand in game["hands"]] == crew
    assert [len(hand["projects"]) for hand in game["hands"]] == [1] * seats


@pytest.mark.rule("AN-208", "X-21")
def test_the_deal_goes_by_its_order() -> None:
    game = deal(3, "first seat-2")
    assert [result.kind for result in game.dealt.chances] == DEALT
    drawn = results(game)
    assert (game.row(), game.row("projects")) == (drawn["crew"][:4], drawn["projects"][:4])
    assert [planet for planet, _ in game["planets"]] == drawn["planets"][:3]
    bag = iter(drawn["bag"])
    for planet, colours in game["planets"]:
        assert " ".join(colours) == sort([next(bag) for _ in range(PLANETS[planet][1])])
    assert game["decks"]["bag"] == list(bag)
    crew, projects = drawn["crew"][4:], drawn["projects"][4:]
    for seat, begin, end in ((2, 0, 3), (3, 3, 7), (1, 7, 12)):
        assert sorted(game["hands"][seat - 1]["crew"]) == sorted(crew[begin:end])
        assert game["hands"][seat - 1]["projects"] == [projects[(seat - 2) % 3]]
    assert (game["decks"]["crew"], game["decks"]["projects"]) == (crew[12:], projects[3:])


@pytest.mark.rule("AN-208", "AN-801", "AN-802")
def test_bot_is_dealt_its_objective_first_and_its_row_behind_the_market() -> None:
    game = deal(2)
    drawn = results(game)
    objectives = ["-".join(pair) for pair in (game["bot"]["objective"], *game["objectives"])]
    assert objectives == drawn["objectives"][:3]
    assert [project for project, _ in game["bot"]["row"]] == drawn["projects"][4:7]
    assert [hand["projects"] for hand in game["hands"]] == [[drawn["projects"][7]], [drawn["projects"][8]]]


@pytest.mark.rule("AN-208")
def test_a_deal_that_is_told_again_is_the_same() -> None:
    game = deal(4, "first random")
    again = deal(4, "first random; seed other", imposed=game.dealt.chances)
    assert rules.dump(again.state) == rules.dump(game.state)
    assert rules.dump(deal(4, "first random; seed other").state) != rules.dump(game.state)


@pytest.mark.rule("AN-208")
@pytest.mark.parametrize("told", ["crew hare-zefira", "planets nektarr", "bag purple", "projects", "first 1"])
def test_a_told_result_that_does_not_fit_is_refused(told: str) -> None:
    with pytest.raises(BadChance):
        deal(3, imposed=[chance(told)])


def test_setup_lines_say_the_same_again() -> None:
    words = ("first seat-2; offers 3; objective 1 black white; hand 1 raccoon-rocco moss-carpet;"
             "hold 1 purple white; completed 2 autopaw; planet 2 nektarr purple purple white;"
             "market-crew hare-zefira - hare-lampo -; reserve black; bag green white; crew-deck mole-carbo;"
             "crew-discard mole-nello; project-discard warm-lamp; planet-discard volanza")
    game = lay(3, words)
    again: dict[str, Any] = split(";".join(rules.write_setup(game.setup)))
    assert again["first"] == [["seat-2"]]
    assert rules.read_setup(3, again) == game.setup
    assert rules.dump(Table(3, rules.read_setup(3, again)).state) == rules.dump(game.state)


def test_setup_lines_lay_what_they_say() -> None:
    game = lay(2, "hand 1 raccoon-rocco moss-carpet; hold 1 purple white; completed 2 autopaw; reserve black;"
                  "market-crew hare-zefira - hare-lampo -; bag green white; crew-deck mole-carbo;"
                  "crew-discard mole-nello fox-ambra; bot-objective black white; bot-hold orange;"
                  "bot-completed warm-lamp; bot-project 1 star-lullaby black; bot-project 2 echo-sieve;"
                  "bot-project 3 snow-globe")
    assert (game.hand(1), game.hold(1)) == ("raccoon-rocco moss-carpet", "purple white")
    assert (game["completed"][1], game.row()) == (["autopaw"], ["hare-zefira", "-", "hare-lampo", "-"])
    assert (game["reserve"], game["decks"]["bag"][0]) == (["black"], "white")
    assert game["decks"]["crew"][0] == "mole-carbo"
    assert game["discarded"]["crew"] == ["mole-nello", "fox-ambra"]
    assert game["bot"]["objective"] == ["black", "white"]
    assert game.bot() == ["star-lullaby black", "echo-sieve", "snow-globe"]
    assert (game["bot"]["hold"], game["bot"]["completed"]) == (["green", "orange"], ["warm-lamp"])
