"""DT-601 to DT-611: when Heroes are used, what they cost, and the one who does what others can."""

from __future__ import annotations

import pytest

from tests.dungeon_time.facts import HEROES, KINDS
from tests.dungeon_time.table import deal, heroes, lay, resolve, used, with_heroes

# -- DT-601 to DT-606 ------------------------------------------------------------------------------------


@pytest.mark.rule("DT-601")
def test_two_are_dealt_to_each_and_five_players_use_all_ten() -> None:
    game = deal(5, "heroes on")
    assert sorted(hero for pair in game["draft"] for hero in pair) == sorted(HEROES)
    for seat, (one, _) in enumerate(game["draft"], 1):
        game.says(f"{seat}: keep {one}")
    assert (len(set(game["heroes"])), game.step) == (5, "ready")


@pytest.mark.rule("DT-601")
def test_a_hero_that_went_back_is_in_nobodys_hand() -> None:
    game = lay(2, "phase ready; heroes on; draft 1 mule seer; draft 2 monk tinker; hand 1 cup; hand 2 bow;"
                  "story gold keys")
    game.says("1: keep mule", "2: keep monk", "1: turn-glass", "1: time-up")
    assert (game["heroes"], game.refusal("1: use seer cup")) == (["mule", "monk"], "no-such-hero")


@pytest.mark.rule("DT-602")
def test_a_hero_is_used_once() -> None:
    game = with_heroes("mule monk", "cup bow gold", "torch torch").says("1: use mule", "1: reveal")
    assert (used(game), game["backpack"]["torch"]) == (["mule"], [1, 0])
    assert game.refusal("1: use mule") == "hero-used"
    assert game.options(1) == ["reveal"]


@pytest.mark.rule("DT-602")
def test_a_hero_is_used_at_the_beginning_and_behind_a_settled_card() -> None:
    game = with_heroes("mule monk", "rent-day cup bow", "torch keys gold")
    assert game.reason("1: use mule") is None
    game.says("1: reveal")
    assert game.reason("1: use mule") is None


@pytest.mark.rule("DT-602", "DT-T48")
@pytest.mark.parametrize(("story", "step"), [("rent-day cup", "failure"), ("cat-on-the-roof cup", "reward")])
def test_no_hero_is_used_while_a_card_waits_to_be_settled(story: str, step: str) -> None:
    game = with_heroes("mule monk", story, "torch keys bow hook").says("1: reveal")
    assert game.step == step
    assert (game.refusal("1: use mule"), game.refusal("2: use monk")) == ("wrong-step", "wrong-step")


@pytest.mark.rule("DT-602")
def test_no_hero_is_used_in_the_adventure_phase() -> None:
    game = lay(2, f"{heroes('mule', 'monk')} hand 1 cup; hand 2 bow")
    assert game.refusal("1: use mule") == "wrong-step"


@pytest.mark.rule("DT-602", "DT-T32", "Y-39")
def test_behind_the_last_card_nothing_can_be_used() -> None:
    game = with_heroes("advocate mule", "rent-day", "torch gold").says("1: reveal", "1: drop none")
    assert (game.step, game.ended) == ("over", "short")
    assert game.refusal("1: use advocate") == "game-over"


@pytest.mark.rule("DT-603", "Y-27")
def test_several_are_used_before_the_same_card() -> None:
    game = with_heroes("mule seer duellist", "rent-day cup", "torch sword sword")
    game.says("2: use seer keys", "1: use mule", "3: use duellist")
    assert (used(game), game["limit"], game.backpack) == (["duellist", "mule", "seer"], 9, "")


@pytest.mark.rule("DT-603")
def test_an_unused_hero_costs_nothing_and_brings_nothing() -> None:
    with_them = with_heroes("mule duellist", "cup rent-day bow", "torch sword sword keys gold")
    without = resolve("cup rent-day bow", "torch sword sword keys gold")
    for game in (with_them, without):
        game.says("1: reveal", "1: reveal", "1: reveal")
    assert (with_them["backpack"], with_them["outcome"]) == (without["backpack"], without["outcome"])


@pytest.mark.rule("DT-604")
@pytest.mark.parametrize(("hero", "price"), [
    ("mule", ["torch"]), ("advocate", ["gold"]), ("duellist", ["sword", "sword"])])
def test_a_price_goes_to_the_discards(hero: str, price: list[str]) -> None:
    game = with_heroes(f"{hero} monk", "cup bow", f"{' '.join(price)} map", "failed rent-day")
    game.says(f"1: use {hero}")
    assert (game.backpack, [card for card in game.discard if card in KINDS]) == ("map", price)
    (told,) = game.told("HeroUsed")
    assert (told["seat"], told["hero"], told["copied"], list(told["spent"]), told["named"]) == (
        0, hero, None, price, None)


@pytest.mark.rule("DT-604")
@pytest.mark.parametrize(("text", "backpack", "kind", "wanted", "present"), [
    ("use mule", "gold", "torch", 1, 0), ("use advocate", "torch", "gold", 1, 0),
    ("use duellist", "sword", "sword", 2, 1), ("use understudy as seer", "gold", "potion", 1, 0)])
def test_without_its_price_nothing_is_used(
        text: str, backpack: str, kind: str, wanted: int, present: int) -> None:
    game = with_heroes(f"{text.split()[1]} seer", "cup bow", backpack, "failed rent-day")
    if "seer" in text:
        text += " cup"
    assert game.refusal(f"1: {text}") == "price-missing"
    params = game.why(f"1: {text}").params
    assert (params["kind"], params["wanted"], params["present"]) == (kind, wanted, present)
    assert [option for option in game.options(1) if option.startswith("use")] == []


@pytest.mark.rule("DT-604")
def test_a_token_is_a_price_too() -> None:
    game = with_heroes("duellist monk", "cup bow", "sword sword*").says("1: use duellist")
    assert (game.backpack, game.discard) == ("", ["sword", "sword*"])


@pytest.mark.rule("DT-605", "Y-40")
def test_a_guess_waits_for_the_next_mission_however_many_items_come_before() -> None:
    game = with_heroes("seer monk", "sword bow rent-day cup")
    game.says("1: use seer gold", "1: reveal", "1: reveal")
    assert (game["guesses"], game["completed"]) == (["gold"], [])
    game.says("1: reveal")
    assert (game["guesses"], game["completed"]) == ([], ["rent-day"])


@pytest.mark.rule("DT-605", "Y-40")
def test_an_adventure_is_the_next_mission_too() -> None:
    words = "adventure goblin-market; "
    game = with_heroes("seer duellist", "goblin-market rent-day", "sword sword", words)
    game.says("1: use seer map", "1: reveal")
    assert (game["adventure_done"], game["market"], game["completed"]) == (True, True, [])
    game = with_heroes("seer duellist", "goblin-market rent-day", "sword sword", words)
    game.says("2: use duellist", "1: reveal")
    assert (game["adventure_done"], game["free"]) == (True, 0)
    game = with_heroes("tinker monk", "goblin-market rent-day", "gold map cup", words)
    game.says("1: use tinker cup", "1: reveal", "1: waive gold")
    assert (game["adventure_done"], game["waive"]) == (True, 0)


@pytest.mark.rule("DT-605", "DT-606", "Y-44")
def test_all_that_was_prepared_is_spent_by_one_mission() -> None:
    game = with_heroes("seer duellist tinker", "rent-day last-orders cup", "sword sword map map")
    game.says("1: use seer cup", "2: use duellist", "3: use tinker map map", "1: reveal")
    assert (game["completed"], game["guesses"], game["free"], game["waive"]) == (["rent-day"], [], 0, 0)
    assert game.says("1: reveal")["failed"] == ["last-orders"]


@pytest.mark.rule("DT-605")
def test_without_another_mission_what_was_prepared_is_lost() -> None:
    game = with_heroes("duellist monk", "cup bow", "sword sword")
    game.says("1: use duellist", "1: reveal", "1: reveal")
    assert (game.ended, game["completed"]) == ("short", [])


@pytest.mark.rule("DT-606", "Y-44")
def test_a_right_guess_comes_before_waivers_and_items_stay() -> None:
    game = with_heroes("seer tinker", "rent-day cup", "keys gold map")
    game.says("2: use tinker map", "1: use seer gold", "1: reveal")
    assert (game.step, game.backpack, game["completed"]) == ("resolve", "keys gold", ["rent-day"])
    assert game.told("MissionSucceeded")[0]["how"] == "seer"


@pytest.mark.rule("DT-606", "Y-44")
def test_behind_a_wrong_guess_come_waivers() -> None:
    game = with_heroes("seer tinker", "rent-day cup", "gold map")
    game.says("2: use tinker map", "1: use seer cup", "1: reveal")
    assert (game.step, game.options()) == ("waive", ["waive gold", "waive keys"])
    game.says("1: waive keys")
    assert (game.backpack, game["completed"]) == ("", ["rent-day"])


# -- understudy ------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-610", "DT-T33", "Y-28")
def test_the_understudy_does_what_another_can() -> None:
    game = with_heroes("understudy duellist", "rent-day cup", "potion sword sword")
    game.says("1: use understudy as duellist")
    assert (game.backpack, game["free"], used(game)) == ("", 1, ["understudy"])
    (told,) = game.told("HeroUsed")
    assert (told["hero"], told["copied"], sorted(told["spent"])) == (
        "understudy", "duellist", ["potion", "sword", "sword"])
    assert game.says("1: reveal")["completed"] == ["rent-day"]


@pytest.mark.rule("DT-610", "Y-28")
def test_whom_the_understudy_copies_may_still_be_used() -> None:
    game = with_heroes("understudy duellist", "rent-day last-orders cup",
                       "potion sword sword sword sword")
    game.says("1: use understudy as duellist", "1: reveal", "2: use duellist", "1: reveal")
    assert game["completed"] == ["rent-day", "last-orders"]


@pytest.mark.rule("DT-610", "DT-T35")
def test_a_used_hero_is_not_copied() -> None:
    game = with_heroes("understudy duellist", "rent-day cup", "potion sword sword sword sword")
    game.says("2: use duellist")
    assert game.refusal("1: use understudy as duellist") == "hero-used"
    assert game.why("1: use understudy as duellist").params["hero"] == "duellist"


@pytest.mark.rule("DT-610", "DT-T34")
def test_conditions_hold_when_the_potion_has_left() -> None:
    game = with_heroes("understudy tinker", "rent-day cup", "potion")
    assert game.options(1) == ["reveal"]
    assert game.reason("1: use understudy as tinker potion") is not None
    game = with_heroes("understudy tinker", "rent-day cup", "potion potion cup")
    assert game.options(1) == [
        "reveal", "use understudy as tinker cup", "use understudy as tinker cup potion",
        "use understudy as tinker potion"]


@pytest.mark.rule("DT-610")
@pytest.mark.parametrize(("text", "backpack"), [
    ("monk", ""), ("mule", "torch"), ("advocate", "gold"), ("tinker cup", "cup"), ("librarian", ""),
    ("pawnbroker", "cup"), ("seer cup", ""), ("collector", ""), ("duellist", "sword sword")])
def test_every_other_hero_is_copied(text: str, backpack: str) -> None:
    hero = text.split()[0]
    game = with_heroes(f"understudy {hero}", "rent-day cup bow", f"potion {backpack}", "failed last-orders")
    game.says(f"1: use understudy as {text}")
    assert (used(game), game.told("HeroUsed")[0]["copied"]) == (["understudy"], hero)
    own = with_heroes(f"{hero} monk" if hero != "monk" else "monk mule", "rent-day cup bow", backpack,
                      "failed last-orders").says(f"1: use {text}")
    same = ["step", "story", "backpack", "limit", "free", "waive", "guesses", "peek", "failed"]
    assert [game[name] for name in same] == [own[name] for name in same]


@pytest.mark.rule("DT-610")
@pytest.mark.parametrize(("text", "held", "key"), [
    ("tinker potion", "potion", "empty-backpack"), ("pawnbroker", "potion", "empty-backpack"),
    ("collector", "potion*", "supply-empty"), ("duellist", "potion sword", "price-missing"),
    ("advocate", "potion gold", "nothing-failed")])
def test_what_the_other_could_not_do_is_not_copied(text: str, held: str, key: str) -> None:
    empty = f"supply {' '.join(f'{kind} 0' for kind in KINDS)}" if "collector" in text else ""
    game = with_heroes(f"understudy {text.split()[0]}", "rent-day cup", held, empty)
    assert (game.refusal(f"1: use understudy as {text}"), game.options(1)) == (key, ["reveal"])


@pytest.mark.rule("DT-611")
def test_the_understudy_can_do_nothing_without_another_hero() -> None:
    game = resolve("cup bow", "potion", heroes("understudy"), seats=1)
    assert game.options(1) == ["reveal"]
    assert game.refusal("1: use understudy as monk") == "nobody-to-copy"
    game = with_heroes("understudy monk", "cup bow gold", "potion").says("2: use monk", "2: sift none")
    assert game.options(1) == ["reveal"]


@pytest.mark.rule("DT-611")
def test_the_understudy_does_not_copy_whoever_is_not_there() -> None:
    game = with_heroes("understudy monk", "cup bow", "potion torch")
    assert game.refusal("1: use understudy as mule") == "no-such-hero"
