"""Section 2 and 19, and DT-1011: the deal, and what a setup says."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.kernel.errors import BadChance, BadSetup
from chrononauts_qt.kernel.events import Chance
from tests.dungeon_time.facts import ADVENTURES, DEALS, HALVES, HEROES, KINDS, MISSIONS, half, missions_of
from tests.dungeon_time.table import Table, deal, heroes, is_mission, lay, split

DEALT = ["missions", "items", "deal", "deck"]


def results(game: Table) -> dict[str, list[str]]:
    """Return the random results of a deal by kind; several of a kind one after the other."""
    found: dict[str, list[str]] = {}
    for kind, result in game.dealt.chances:
        found.setdefault(kind, []).extend(result)
    return found


def kinds_of_chance(game: Table) -> list[str]:
    """Return what was asked of chance, in order."""
    return [chance.kind for chance in game.dealt.chances]


@pytest.mark.rule("DT-201")
def test_two_tokens_of_each_kind_lie_aside_and_the_backpack_is_empty() -> None:
    game = deal(3)
    assert game["supply"] == dict.fromkeys(KINDS, 2)
    assert (game.backpack, game.slots, game["limit"]) == ("", 0, 8)


@pytest.mark.rule("DT-202", "Y-26")
def test_twelve_missions_are_shuffled_and_two_are_dealt() -> None:
    game = deal(3, "scenario level-3")
    drawn = results(game)["missions"]
    assert sorted(drawn) == sorted([*half(3, 1), *half(3, 2)])
    dealt = [card for hand in game["hands"] for card in hand if is_mission(card)]
    assert sorted(dealt) == sorted(drawn[:2])


@pytest.mark.rule("DT-203")
@pytest.mark.parametrize("seats", DEALS)
@pytest.mark.parametrize("scenario", ["training", "tome"])
def test_a_deal_goes_by_the_table(seats: int, scenario: str) -> None:
    game, row = deal(seats, f"scenario {scenario}"), DEALS[seats]
    dealt = [card for hand in game["hands"] for card in hand]
    assert [len(hand) for hand in game["hands"]] == [row.hand] * seats
    assert Counter(map(is_mission, dealt)) == {False: row.items, True: 2}
    assert Counter(map(is_mission, game["deck"])) == {False: 48 - row.items, True: 10}
    assert len(game["deck"]) == row.deck


@pytest.mark.rule("DT-203", "DT-902")
@pytest.mark.parametrize("seats", DEALS)
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_a_deal_with_an_adventure_has_its_card_and_one_item_fewer(seats: int, adventure: str) -> None:
    game, row = deal(seats, f"adventure {adventure}"), DEALS[seats]
    dealt = [card for hand in game["hands"] for card in hand]
    assert [len(hand) for hand in game["hands"]] == [row.hand] * seats
    assert Counter(map(is_mission, dealt)) == {False: row.items_of_adventure, True: 3}
    assert adventure in dealt
    assert len(game["deck"]) == row.deck_of_adventure
    assert Counter(map(is_mission, game["deck"]))[True] == 10


@pytest.mark.rule("DT-203", "DT-T15")
def test_one_player_has_fifteen_cards() -> None:
    game = deal(1)
    assert len(game["hands"][0]) == 15
    assert Counter(map(is_mission, game["deck"])) == {True: 10, False: 35}


@pytest.mark.rule("DT-902", "DT-T16")
def test_four_players_with_an_adventure_have_sixteen_cards() -> None:
    game = deal(4, "adventure stubborn-echo")
    dealt = [card for hand in game["hands"] for card in hand]
    assert (dealt.count("stubborn-echo"), sum(card in MISSIONS for card in dealt)) == (1, 2)
    assert (sum(card in KINDS for card in dealt), len(dealt), len(game["deck"])) == (13, 16, 45)


@pytest.mark.rule("DT-204")
@pytest.mark.parametrize(("top", "back"), [("cup", "item"), ("rent-day", "mission")])
def test_the_back_of_the_top_card_is_seen(top: str, back: str) -> None:
    for seat in (None, 1, 2):
        assert lay(2, f"hand 1 sword; deck {top}").view(seat).deck_back == back


@pytest.mark.rule("DT-204")
def test_an_empty_deck_has_no_back() -> None:
    missions = " ".join([*half(1, 1), *half(1, 2)])
    game = lay(1, f"missions {missions}; hand 1 cup; story rest")
    assert (game.view().deck_size, game.view().deck_back) == (0, None)


@pytest.mark.rule("DT-205", "Y-36")
@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_hands_lie_open_before_the_glass_is_turned(seat: int | None) -> None:
    game = deal(3)
    assert game.step == "ready"
    assert [list(hand) for hand in game.view(seat).hands] == game["hands"]


@pytest.mark.rule("DT-206", "Y-43")
def test_a_hero_is_kept_before_hands_are_shown() -> None:
    game = deal(2, "heroes on; draft 1 mule seer; draft 2 monk tinker")
    assert (game.step, game.asked) == ("draft", [1, 2])
    assert game.options(1) == ["keep mule", "keep seer"]
    cards = {card for hand in game["hands"] for card in hand if is_mission(card)}
    for seat in (None, 1, 2):
        assert [list(hand) for hand in game.view(seat).hands if hand] == []
        assert [card for card in cards if card in str(game.view(seat))] == []
    game.says("2: keep tinker")
    assert (game.step, game.asked) == ("draft", [1])
    game.says("1: keep seer")
    assert (game.step, game["heroes"]) == ("ready", ["seer", "tinker"])
    assert [list(hand) for hand in game.view(None).hands] == game["hands"]
    assert game.told("HeroKept") == [{"seat": 0, "hero": "seer", "other": "mule"}]


@pytest.mark.rule("DT-206")
def test_only_one_of_the_own_two_can_be_kept() -> None:
    game = deal(2, "heroes on; draft 1 mule seer; draft 2 monk tinker")
    assert [game.refusal(f"1: keep {hero}") for hero in ("monk", "advocate")] == ["no-such-hero"] * 2
    game.says("1: keep mule")
    assert game.refusal("1: keep seer") == "not-deciding"


@pytest.mark.rule("DT-207")
@pytest.mark.parametrize("seat", [1, 3])
def test_anybody_turns_the_glass(seat: int) -> None:
    game = deal(3)
    assert game.asked == [1, 2, 3]
    assert [game.options(seat) for seat in (1, 2, 3)] == [["turn-glass"]] * 3
    game.says(f"{seat}: turn-glass")
    assert (game.step, game.asked) == ("adventure", [1, 2, 3])
    assert game.told("GlassTurned") == [{"seat": seat - 1}]


@pytest.mark.rule("DT-207")
def test_nothing_is_played_before_the_glass_is_turned() -> None:
    game = deal(2)
    assert game.refusal(f"1: play {game['hands'][0][0]}") == "wrong-step"


# -- DT-1011 -------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-1011")
@pytest.mark.parametrize(("words", "chances"), [
    ("scenario training", DEALT),
    ("scenario level-1", ["draw", "draw", *DEALT]),
    ("scenario bonus-3", ["draw", "draw", *DEALT]),
    ("scenario tome", ["draw"] * 4 + DEALT),
    ("scenario good-luck", ["draw", *DEALT]),
    ("adventure goblin-market", DEALT),
    ("scenario training; heroes on", [*DEALT, "heroes"]),
    ("scenario level-1; half 1 sun", ["draw", *DEALT]),
    ("scenario level-1; half 1 sun; half 2 moon", DEALT),
])
def test_the_deal_asks_chance_in_its_order(words: str, chances: list[str]) -> None:
    assert kinds_of_chance(deal(3, words)) == chances


@pytest.mark.rule("DT-1011")
@pytest.mark.parametrize("adventure", ["", "goblin-market"])
@pytest.mark.parametrize("seats", DEALS)
def test_the_deal_goes_by_its_results(seats: int, adventure: str) -> None:
    game, row = deal(seats, f"adventure {adventure}" if adventure else ""), DEALS[seats]
    drawn = results(game)
    count = row.items_of_adventure if adventure else row.items
    extra = [adventure] if adventure else []
    assert sorted(drawn["items"]) == sorted(KINDS * 4)
    assert sorted(drawn["deal"]) == sorted([*drawn["missions"][:2], *drawn["items"][:count], *extra])
    assert game["hands"] == [drawn["deal"][n * row.hand : (n + 1) * row.hand] for n in range(seats)]
    assert sorted(drawn["deck"]) == sorted([*drawn["missions"][2:], *drawn["items"][count:]])
    assert game["deck"] == drawn["deck"]


@pytest.mark.rule("DT-1011")
def test_a_half_is_drawn_as_sun_or_moon() -> None:
    game = deal(2, "scenario level-1")
    one, two = results(game)["draw"]
    halves = {name: number for number, name in HALVES.items()}
    assert sorted(results(game)["missions"]) == sorted([*half(1, halves[one]), *half(2, halves[two])])


@pytest.mark.rule("DT-1011")
def test_of_some_missions_all_are_shuffled_and_the_first_taken() -> None:
    game = deal(2, "scenario good-luck")
    assert sorted(results(game)["draw"]) == sorted(MISSIONS)
    assert sorted(results(game)["missions"]) == sorted(results(game)["draw"][:12])
    game = deal(2, "scenario tome")
    tiers = [results(game)["draw"][n * 12 : (n + 1) * 12] for n in range(4)]
    for tier, drawn in enumerate(tiers, 1):
        assert sorted(drawn) == sorted([*half(tier, 1), *half(tier, 2)])
    assert sorted(results(game)["missions"]) == sorted(card for drawn in tiers for card in drawn[:3])


@pytest.mark.rule("DT-1011", "DT-601")
@pytest.mark.parametrize("seats", DEALS)
def test_heroes_are_dealt_two_by_two(seats: int) -> None:
    game = deal(seats, "heroes on")
    drawn = results(game)["heroes"]
    assert sorted(drawn) == sorted(HEROES)
    assert [list(pair) for pair in game["draft"]] == [drawn[2 * n : 2 * n + 2] for n in range(seats)]


@pytest.mark.rule("DT-1011")
@pytest.mark.parametrize(
    "words", ["scenario level-1; heroes on", "adventure shrinking-castle", "scenario tome"])
def test_a_deal_that_is_told_again_is_the_same(words: str) -> None:
    game = deal(4, words)
    again = deal(4, f"{words}; seed other", imposed=game.dealt.chances)
    assert rules.dump(again.state) == rules.dump(game.state)
    assert rules.dump(deal(4, f"{words}; seed other").state) != rules.dump(game.state)


@pytest.mark.rule("DT-1011")
@pytest.mark.parametrize("told", [
    Chance("missions", ("rent-day",)), Chance("items", ("cup",)), Chance("deck", ("cup",)),
    Chance("draw", ("sun",)), Chance("missions", ())])
def test_a_told_result_that_does_not_fit_is_refused(told: Chance) -> None:
    with pytest.raises(BadChance):
        deal(3, imposed=[told])


@pytest.mark.rule("DT-1011")
def test_what_the_setup_says_is_not_asked_of_chance() -> None:
    words = "heroes on; draft 1 mule seer; draft 2 monk tinker"
    assert kinds_of_chance(deal(2, words)) == DEALT
    assert kinds_of_chance(deal(2, heroes("mule", "monk"))) == DEALT
    missions = " ".join([*half(1, 1), *half(4, 1)])
    game = deal(2, f"missions {missions}; scenario level-1")
    assert kinds_of_chance(game) == DEALT
    assert sorted(results(game)["missions"]) == sorted(missions.split())


# -- section 19 ----------------------------------------------------------------------------------------

POSITION = (
    "scenario level-2; mode extended; heroes on; hero 1 mule; hero 2 seer; phase resolution;"
    "hand 1 sword map; deck bow torch; story shield cup black-market; backpack gold 1 1 hook 2 0;"
    "supply cup 1 gold 0;"
    "completed important-absence; failed stars-for-orcs haunted-pawnshop; goal 3"
)


def test_setup_lines_lay_what_they_say() -> None:
    game = lay(2, POSITION)
    assert (game["scenario"], game["extended"], game["goal"], game["limit"]) == ("level-2", True, 3, 7)
    assert (game["heroes"], game["hands"], game.step) == (["mule", "seer"], [["sword", "map"], []], "resolve")
    assert (game["deck"][:2], game.story) == (["bow", "torch"], "shield cup black-market")
    assert (game.backpack, game["supply"]["cup"], game["supply"]["gold"]) == ("gold gold* hook hook", 1, 0)
    assert (game["completed"], game["failed"]) == (
        ["important-absence"], ["stars-for-orcs", "haunted-pawnshop"])
    assert sorted(game["removed"]) == ["cup", "gold"]


def test_setup_lines_say_the_same_again() -> None:
    for words in (POSITION, "adventure goblin-market; heroes on; draft 1 mule seer; draft 2 monk tinker",
                  "scenario level-1; half 1 sun; half 2 moon",
                  "hand 1 cup; phase adventure; deck cup rent-day"):
        setup = rules.read_setup(2, {"seed": [["again"]], **split(words)})
        again: dict[str, Any] = split(";".join(rules.write_setup(setup)))
        assert rules.read_setup(2, again) == setup
        assert rules.dump(Table(2, setup).state) == rules.dump(Table(2, rules.read_setup(2, again)).state)


def test_named_missions_take_the_place_of_drawn_ones() -> None:
    game = lay(2, "scenario training; phase resolution; story row-nine cup; completed lich-retires")
    missions = [*filter(is_mission, game["deck"]), "row-nine", "lich-retires"]
    assert len(missions) == 12
    assert set(missions) - {"row-nine", "lich-retires"} < {*half(1, 1), *half(1, 2)}


def test_hands_that_are_not_named_are_dealt_from_below_what_the_deck_names() -> None:
    game = deal(3, "hand 1 cup sword; deck bow torch")
    assert [len(hand) for hand in game["hands"]] == [2, 5, 5]
    assert game["deck"][:2] == ["bow", "torch"]
    assert [len(hand) for hand in deal(3, "phase resolution; story cup")["hands"]] == [0, 0, 0]


def test_an_adventure_names_its_twelve() -> None:
    for adventure in ADVENTURES:
        game = deal(2, f"adventure {adventure}")
        assert sorted(results(game)["missions"]) == sorted(missions_of(adventure))


def test_missions_must_be_twelve_different_ones() -> None:
    for missions in (half(1, 1), [*half(1, 1), *half(1, 1)]):
        with pytest.raises(BadSetup):
            deal(2, f"missions {' '.join(missions)}")


def test_an_ordinary_game_is_dealt_from_its_seed() -> None:
    setup = rules.quick_setup(4, "seed")
    one, other = rules.new_game(setup)[0], rules.new_game(rules.quick_setup(4, "seed"))[0]
    assert rules.dump(one) == rules.dump(other)
    assert rules.dump(rules.new_game(rules.quick_setup(4, "other"))[0]) != rules.dump(one)


@pytest.mark.rule("DT-310")
@pytest.mark.parametrize("words", ["phase ready; hand 1; hand 2; story cup", "heroes on; phase resolution"])
def test_no_setup_leads_to_a_phase_in_which_nobody_is_asked(words: str) -> None:
    game = deal(2, words)
    while game.step != "over":
        seat = game.asked[0]
        game.says(f"{seat}: {game.options(seat)[0]}")


def test_a_hand_that_was_laid_larger_is_in_order() -> None:
    game = lay(5, "hand 1 cup bow map keys gold; hand 2 sword")
    assert len(game["hands"][0]) == 5


@pytest.mark.rule("DT-1011")
def test_no_result_is_asked_for_after_the_deal() -> None:
    game = lay(1, "hand 1 cup; deck bow")
    with pytest.raises(BadChance):
        rules.apply(game.state, 0, rules.parse("play cup"), [Chance("deck", ("bow",))])


@pytest.mark.rule("DT-205")
def test_without_heroes_hands_are_shown_with_the_deal() -> None:
    game = deal(2)
    (shown,) = game.told("HandsShown")
    assert (list(map(list, shown["hands"])), shown["next"]) == (game["hands"], game.view().deck_back)
