"""DT-612 to DT-621: what each Hero can do."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.dungeon_time.facts import KINDS
from tests.dungeon_time.table import heroes, lay, with_heroes

EIGHT = "sword bow shield torch potion flask map keys"


# -- monk and librarian ----------------------------------------------------------------------------------


@pytest.mark.rule("DT-612", "DT-T41", "Y-35")
def test_the_monk_discards_of_the_cards_that_are_left() -> None:
    game = with_heroes("monk mule", "cup rent-day bow").says("1: use monk")
    assert (game.step, game.told("StoryLookedAt")) == ("sift", [{"cards": ("cup", "rent-day", "bow")}])
    game.says("1: sift 1 2")
    assert (game.story, game.discard, game["completed"], game["failures"]) == (
        "bow", ["cup", "rent-day"], [], 0)
    assert game["failed"] == []
    assert [(told["card"], told["why"]) for told in game.told("CardDiscarded")] == [
        ("cup", "monk"), ("rent-day", "monk")]


@pytest.mark.rule("DT-612", "Y-35")
def test_the_monk_looks_at_five_and_leaves_the_rest_in_its_order() -> None:
    game = with_heroes("monk mule", "cup bow gold map keys hook torch").says("1: use monk")
    assert list(game.view().peek) == ["cup", "bow", "gold", "map", "keys"]
    game.says("2: sift 2 4")
    assert game.story == "cup gold keys hook torch"


@pytest.mark.rule("DT-612")
def test_the_monk_discards_no_card_that_is_not_there() -> None:
    game = with_heroes("monk mule", "cup bow gold").says("1: use monk")
    assert game.refusal("1: sift 1 4") == "bad-places"


@pytest.mark.rule("DT-612")
def test_the_monk_may_discard_nothing() -> None:
    game = with_heroes("monk mule", "cup bow gold").says("1: use monk", "1: sift none")
    assert (game.story, game.discard, game.step) == ("cup bow gold", [], "resolve")


@pytest.mark.rule("DT-612")
def test_the_phase_ends_when_the_monk_leaves_nothing() -> None:
    game = with_heroes("monk mule", "cup rent-day", "", "goal 1; completed last-orders")
    game.says("1: use monk", "1: sift 1 2")
    assert (game.step, game.ended) == ("over", "goal")


@pytest.mark.rule("DT-612")
def test_a_mission_the_monk_discarded_is_not_called_back() -> None:
    game = with_heroes("monk advocate", "rent-day cup", "gold").says("1: use monk", "1: sift 1")
    assert game.refusal("2: use advocate") == "nothing-failed"


@pytest.mark.rule("DT-612", "DT-614")
def test_the_advocate_looks_past_a_mission_the_monk_discarded() -> None:
    game = with_heroes("monk advocate", "rent-day cup", "gold", "failed last-orders")
    game.says("1: use monk", "1: sift 1", "2: use advocate")
    assert (game.story, game.discard) == ("cup last-orders", ["gold", "rent-day"])


@pytest.mark.rule("DT-605", "DT-612")
def test_a_mission_the_monk_discarded_spends_no_guess() -> None:
    game = with_heroes("monk seer", "rent-day last-orders cup")
    game.says("2: use seer cup", "1: use monk", "1: sift 1")
    assert game["guesses"] == ["cup"]
    assert game.says("1: reveal")["completed"] == ["last-orders"]


@pytest.mark.rule("DT-612")
def test_an_adventure_the_monk_discarded_is_gone() -> None:
    words = "adventure goblin-market; goal 1; completed row-nine"
    game = with_heroes("monk mule", "goblin-market cup", "", words)
    game.says("1: use monk", "1: sift 1", "1: reveal")
    assert (game.ended, game["adventure_done"], game["failures"]) == ("short", False, 0)
    assert "goblin-market" in game["discard"]


@pytest.mark.rule("DT-616", "DT-T42")
def test_the_librarian_orders_the_next_five() -> None:
    game = with_heroes("librarian mule", "cup bow gold map keys hook").says("1: use librarian")
    assert (game.step, list(game.view().peek)) == ("order", ["cup", "bow", "gold", "map", "keys"])
    game.says("2: order 5 1 2 3 4")
    assert (game.story, game.step) == ("keys cup bow gold map hook", "resolve")
    assert game.told("StoryOrdered") == [{}]


@pytest.mark.rule("DT-616", "Y-35")
def test_the_librarian_orders_what_is_left_in_every_way() -> None:
    for places in permutations((1, 2, 3)):
        game = with_heroes("librarian mule", "cup rent-day gold").says("1: use librarian")
        assert game.options() == sorted(f"order {' '.join(map(str, one))}" for one in permutations((1, 2, 3)))
        game.says(f"1: order {' '.join(map(str, places))}")
        assert game.story.split() == [["cup", "rent-day", "gold"][place - 1] for place in places]


@pytest.mark.rule("DT-616")
@pytest.mark.parametrize("text", ["order 1 2", "order 1 2 4", "order 1 2 3 4"])
def test_an_order_names_every_place_once(text: str) -> None:
    game = with_heroes("librarian mule", "cup bow gold").says("1: use librarian")
    assert game.refusal(f"1: {text}") == "bad-places"


# -- mule ------------------------------------------------------------------------------------------------

NINE = "gold hook"


@pytest.mark.rule("DT-613", "DT-T27", "Y-29")
def test_the_mule_carries_a_ninth() -> None:
    game = with_heroes("mule monk", f"{NINE} cup", EIGHT).says("1: use mule")
    assert (game.slots, game["limit"], game.view().limit) == (7, 9, 9)
    assert game.told("LimitChanged") == [{"limit": 9, "why": "mule"}]
    assert game.says("1: reveal").slots == 8
    assert (game.says("1: reveal").slots, game["limit"], game.ended) == (9, 9, "")


@pytest.mark.rule("DT-613")
def test_a_tenth_breaks_it() -> None:
    game = with_heroes("mule monk", f"{NINE} cup book", EIGHT)
    assert game.says("1: use mule", "1: reveal", "1: reveal", "1: reveal").ended == "broken item"


@pytest.mark.rule("DT-613", "DT-T28", "Y-29")
def test_the_limit_falls_back_behind_a_failed_mission_and_breaks() -> None:
    game = with_heroes("mule monk", f"{NINE} black-market cup", EIGHT)
    game.says("1: use mule", "1: reveal", "1: reveal", "1: reveal")
    assert (game.step, game["limit"]) == ("failure", 9)
    game.says("1: drop none")
    assert (game.ended, game["limit"], game.slots) == ("broken limit", 8, 9)
    assert game.told("LimitChanged") == [{"limit": 8, "why": "mule-over"}]
    assert game.told("BackpackBroke") == [{"kind": None, "why": "limit"}]


@pytest.mark.rule("DT-613", "Y-29")
def test_what_is_dropped_from_a_failed_mission_may_save_it() -> None:
    game = with_heroes("mule monk", f"{NINE} black-market cup", EIGHT)
    game.says("1: use mule", "1: reveal", "1: reveal", "1: reveal", "1: drop gold")
    assert (game.ended, game["limit"], game.slots) == ("", 8, 8)


@pytest.mark.rule("DT-613", "DT-T29", "Y-29")
def test_a_reward_may_still_use_the_ninth_slot() -> None:
    game = with_heroes("mule monk", f"{NINE} grandmas-kettle book", EIGHT)
    game.says("1: use mule", "1: reveal", "1: reveal", "1: reveal")
    assert (game.slots, game["limit"], game.step) == (7, 9, "reward")
    game.says("1: take cup")
    assert (game.slots, game["limit"], game.ended) == (8, 8, "")
    assert game.told("ItemPlaced") == [{"kind": "cup", "token": True, "slots": 8, "limit": 9}]
    assert game.order("ItemPlaced", "LimitChanged") == ["ItemPlaced", "LimitChanged"]


@pytest.mark.rule("DT-613", "Y-29")
def test_a_reward_in_the_ninth_slot_breaks_when_the_limit_falls() -> None:
    # Nine in use of which one kind has two to spare: the Mission empties one slot, its Reward fills it again.
    held = "sword sword bow shield torch potion flask map cup"
    game = with_heroes("mule monk", f"{NINE} hiccuping-ogre cup", held)
    game.says("1: use mule", "1: reveal", "1: reveal")
    assert game.slots == 9
    game.says("1: reveal")
    assert (game.ended, game.slots) == ("broken limit", 9)
    assert game.order("ItemPlaced", "LimitChanged", "BackpackBroke") == [
        "ItemPlaced", "LimitChanged", "BackpackBroke"]


@pytest.mark.rule("DT-613")
def test_items_do_not_end_the_ninth_slot() -> None:
    game = with_heroes("mule monk", "gold gold gold hook cup", "torch").says("1: use mule")
    for _ in range(4):
        assert game.says("1: reveal")["limit"] == 9


@pytest.mark.rule("DT-613", "DT-T30", "Y-29")
def test_the_mule_carries_nine_in_extended_mode_too() -> None:
    game = with_heroes("mule monk", "last-orders cup", "torch", "mode extended")
    assert game["limit"] == 7
    assert game.says("1: use mule")["limit"] == 9
    assert game.says("1: reveal")["limit"] == 7


@pytest.mark.rule("DT-613", "DT-610")
def test_two_mules_carry_nine_all_the_same() -> None:
    game = with_heroes("understudy mule", "last-orders cup bow", "potion torch torch")
    assert game.says("1: use understudy as mule", "2: use mule")["limit"] == 9
    assert game.says("1: reveal")["limit"] == 8


@pytest.mark.rule("DT-613", "DT-610")
def test_a_second_mule_carries_again() -> None:
    game = with_heroes("understudy mule", "last-orders cup bow", "potion torch torch")
    assert game.says("1: use understudy as mule", "1: reveal", "1: drop none")["limit"] == 8
    assert game.says("2: use mule")["limit"] == 9


@pytest.mark.rule("DT-613", "DT-605")
def test_an_adventure_ends_the_ninth_slot_too() -> None:
    game = with_heroes("mule monk", "goblin-market cup", "torch gold gold map", "adventure goblin-market")
    assert game.says("1: use mule", "1: reveal")["limit"] == 8


@pytest.mark.rule("DT-612", "DT-613")
def test_a_mission_the_monk_discarded_was_not_settled_for_the_mule() -> None:
    game = with_heroes("mule monk", f"{NINE} rent-day cup", EIGHT)
    game.says("1: use mule", "1: reveal", "1: reveal", "2: use monk", "1: sift 1")
    assert (game["limit"], game.slots, game.ended) == (9, 9, "")


@pytest.mark.rule("DT-613", "DT-509")
def test_a_ninth_slot_is_kept_to_the_end_of_a_story_without_a_mission() -> None:
    game = with_heroes("mule monk", NINE, EIGHT).says("1: use mule", "1: reveal", "1: reveal")
    assert (game.ended, game.slots) == ("short", 9)


# -- advocate --------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-614", "DT-T31", "Y-34")
def test_the_advocate_brings_the_last_failed_mission_back() -> None:
    game = with_heroes("advocate monk", "cup bow", "gold", "failed last-orders rent-day")
    game.says("1: use advocate")
    assert (game.story, game["failed"]) == ("cup bow rent-day", ["last-orders"])
    assert game.told("MissionReturned") == [{"card": "rent-day", "by": "advocate"}]
    assert "rent-day" not in game["discard"]


@pytest.mark.rule("DT-614", "Y-34")
def test_used_twice_it_takes_the_one_before() -> None:
    game = with_heroes("understudy advocate", "cup bow", "potion gold gold", "failed last-orders rent-day")
    game.says("1: use understudy as advocate", "2: use advocate")
    assert (game.story, game["failed"]) == ("cup bow rent-day last-orders", [])


@pytest.mark.rule("DT-614")
def test_a_mission_that_came_back_may_fail_again() -> None:
    game = with_heroes("advocate monk", "cup", "gold", "failed rent-day")
    game.says("1: use advocate", "1: reveal")
    assert game.ended == ""
    game.says("1: reveal")
    assert (game.ended, game["failed"]) == ("short", ["rent-day"])


@pytest.mark.rule("DT-614")
def test_a_mission_that_came_back_may_succeed() -> None:
    game = with_heroes("advocate monk", "keys cup", "gold gold", "failed rent-day; goal 1")
    game.says("1: use advocate", "1: reveal", "1: reveal", "1: reveal")
    assert (game.ended, game["completed"], game["failed"]) == ("goal", ["rent-day"], [])


@pytest.mark.rule("DT-614")
def test_a_mission_that_came_back_was_played_by_whoever_played_it() -> None:
    hands = "hand 1 gold gold; hand 2 rent-day cup; deck bow map hook keys"
    game = lay(2, heroes("advocate", "monk") + hands)
    game.says("1: play gold", "2: play rent-day", "2: play cup", "1: done", "2: done")
    game.says("1: reveal", "1: reveal", "1: drop none", "1: use advocate", "1: reveal", "1: reveal")
    (told,) = game.told("CardRevealed")[-1:]
    assert (told["card"], told["seat"]) == ("rent-day", 1)


@pytest.mark.rule("DT-614")
def test_without_a_failed_mission_the_advocate_has_nothing_to_do() -> None:
    game = with_heroes("advocate monk", "cup bow", "gold")
    assert game.refusal("1: use advocate") == "nothing-failed"


@pytest.mark.rule("DT-614", "Y-34")
def test_the_advocate_may_bring_an_adventure_back() -> None:
    game = with_heroes("advocate monk", "goblin-market cup map gold", "gold gold", "adventure goblin-market")
    game.says("1: reveal", "1: drop none", "1: use advocate")
    assert game.story == "cup map gold goblin-market"
    game.says("1: reveal", "1: reveal", "1: reveal", "1: reveal")
    assert game["adventure_done"]


# -- tinker ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-615", "DT-T38", "Y-48")
def test_the_tinker_makes_a_mission_need_fewer() -> None:
    game = with_heroes("tinker monk", "dragon-barber cup", "map keys sword", "supply shield 0")
    game.says("1: use tinker keys map", "1: reveal")
    assert (game["card"], game.step, game.asked) == ("dragon-barber", "waive", [1, 2])
    assert game.options() == ["waive book sword", "waive sword sword"]
    game.says("2: waive book sword")
    assert (game["completed"], game.backpack, game["waive"]) == (["dragon-barber"], "", 0)
    (told,) = game.told("MissionSucceeded")
    assert (told["how"], list(told["spent"])) == ("tinker", ["sword"])


@pytest.mark.rule("DT-615", "DT-T39", "Y-48")
def test_after_the_wrong_waiver_a_mission_fails_by_its_full_list() -> None:
    game = with_heroes("tinker monk", "dragon-barber cup", "map keys sword")
    game.says("1: use tinker keys map", "1: reveal", "1: waive sword sword")
    assert (game.step, list(game.told("MissionFailed")[0]["missing"])) == ("failure", ["book"])
    assert game.options() == ["drop none", "drop sword"]


@pytest.mark.rule("DT-615", "DT-404", "DT-T40", "Y-48")
def test_a_mission_that_needs_no_more_stands_unasked() -> None:
    game = with_heroes("tinker monk", "rent-day cup", "keys map hook")
    game.says("1: use tinker hook map", "1: reveal")
    assert (game.step, game.backpack, game["completed"]) == ("resolve", "keys", ["rent-day"])
    assert list(game.told("MissionSucceeded")[0]["spent"]) == []


@pytest.mark.rule("DT-615", "Y-48")
@pytest.mark.parametrize(("text", "key"), [
    ("waive gold", "too-few"), ("waive cup keys", "not-listed"), ("waive gold hook potion", "too-many"),
    ("waive gold gold", "too-many")])
def test_exactly_so_many_are_waived(text: str, key: str) -> None:
    game = with_heroes("tinker monk", "troll-under-repair cup", "map hook")
    game.says("1: use tinker hook map", "1: reveal")
    assert game.step == "waive"
    assert game.refusal(f"1: {text}") == key
    if key == "too-many":
        assert game.why(f"1: {text}").params["kind"] == text.split()[-1]


@pytest.mark.rule("DT-615")
def test_one_or_two_items_of_any_kind_are_given_up() -> None:
    game = with_heroes("tinker monk", "rent-day cup", "map map hook*")
    assert game.options(1) == ["reveal", "use tinker hook", "use tinker hook map", "use tinker map",
                               "use tinker map map"]
    assert game.refusal("1: use tinker cup") == "not-in-backpack"
    game.says("1: use tinker hook map")
    assert (game.backpack, game.discard, game["waive"]) == ("map", ["hook*", "map"], 2)


@pytest.mark.rule("DT-615")
def test_two_tinkers_add_up() -> None:
    game = with_heroes("understudy tinker", "kraken-dentist cup", "potion map hook cup sword")
    game.says("1: use understudy as tinker cup map", "2: use tinker hook", "1: reveal")
    assert game["waive"] == 3
    game.says("1: waive flask flask keys")
    assert (game["completed"], game.backpack) == (["kraken-dentist"], "")


@pytest.mark.rule("DT-615")
def test_an_empty_backpack_gives_the_tinker_nothing() -> None:
    game = with_heroes("tinker monk", "rent-day cup")
    assert game.refusal("1: use tinker cup") == "empty-backpack"


# -- pawnbroker ------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-617", "DT-T43", "Y-49")
def test_the_pawnbroker_changes_three_items_into_a_token() -> None:
    game = with_heroes("pawnbroker monk", "bow gold", "cup map keys").says("1: use pawnbroker")
    assert game.step == "trade"
    game.says("1: hand-over cup", "2: hand-over map", "1: hand-over keys")
    assert (game.step, [one for one in game.options() if not one.startswith("trade-for")]) == ("trade", [])
    game.says("1: trade-for book")
    assert (game.backpack, game.slots, game["supply"]["book"], game.step) == ("book*", 1, 1, "resolve")
    assert game.told("TokenTraded") == [{"kind": "book"}]
    assert game.discard == ["cup", "keys", "map"]


@pytest.mark.rule("DT-617", "Y-49")
@pytest.mark.parametrize("given", ["cup", "cup cup", "cup cup* map"])
def test_one_to_three_are_handed_over_of_any_kinds(given: str) -> None:
    game = with_heroes("pawnbroker monk", "bow gold", "cup cup cup* map map").says("1: use pawnbroker")
    assert game.refusal("1: trade-for book") == "too-few"
    for kind in given.split():
        assert game.refusal(f"1: hand-over {kind.rstrip('*')}") == ""
        game.says(f"1: hand-over {kind.rstrip('*')}")
    game.says("1: trade-for book")
    assert "book*" in game.backpack


@pytest.mark.rule("DT-617")
def test_a_fourth_is_not_handed_over() -> None:
    game = with_heroes("pawnbroker monk", "bow gold", "cup cup cup map").says("1: use pawnbroker")
    game.says("1: hand-over cup", "1: hand-over cup", "1: hand-over cup")
    assert game.refusal("1: hand-over map") == "too-many"


@pytest.mark.rule("DT-617")
def test_what_is_not_there_is_not_handed_over() -> None:
    game = with_heroes("pawnbroker monk", "bow gold", "cup").says("1: use pawnbroker")
    assert game.refusal("1: hand-over map") == "not-in-backpack"
    assert game.options() == ["hand-over cup"]


@pytest.mark.rule("DT-617", "Y-49")
def test_the_supply_must_have_the_token() -> None:
    game = with_heroes("pawnbroker monk", "bow gold", "cup", "supply book 0")
    game.says("1: use pawnbroker", "1: hand-over cup")
    assert game.refusal("1: trade-for book") == "supply-empty"
    assert "trade-for book" not in game.options()
    assert "trade-for cup" in game.options()


@pytest.mark.rule("DT-617", "DT-T44")
def test_a_token_without_a_place_breaks_the_backpack() -> None:
    game = with_heroes("pawnbroker monk", "bow cup", f"{EIGHT} sword")
    game.says("1: use pawnbroker", "1: hand-over sword")
    assert game.slots == 8
    game.says("1: trade-for gold")
    assert (game.ended, game.told("BackpackBroke")) == ("broken trade", [{"kind": "gold", "why": "trade"}])


@pytest.mark.rule("DT-617")
def test_without_an_item_or_a_token_the_pawnbroker_has_no_shop() -> None:
    assert with_heroes("pawnbroker monk", "bow gold").refusal("1: use pawnbroker") == "empty-backpack"
    empty = " ".join(f"{kind} 0" for kind in KINDS)
    game = with_heroes("pawnbroker monk", "bow gold", "cup", f"supply {empty}")
    assert game.refusal("1: use pawnbroker") == "supply-empty"


@pytest.mark.rule("DT-617", "DT-503")
def test_a_token_joins_its_kind_in_a_full_backpack() -> None:
    game = with_heroes("pawnbroker monk", "bow cup", f"{EIGHT} sword")
    game.says("1: use pawnbroker", "1: hand-over sword", "1: trade-for bow")
    assert (game.slots, game.ended) == (8, "")


# -- seer and duellist -----------------------------------------------------------------------------------


@pytest.mark.rule("DT-618", "DT-T36")
def test_a_right_guess_completes_the_mission() -> None:
    game = with_heroes("seer monk", "sword last-orders bow", "torch cup")
    game.says("1: use seer cup")
    assert game.told("HeroUsed")[0]["named"] == "cup"
    game.says("1: reveal")
    assert game.backpack == "sword torch cup"
    game.says("1: reveal")
    assert (game.backpack, game["completed"]) == ("sword torch cup", ["last-orders"])
    (told,) = game.told("MissionSucceeded")
    assert (told["how"], list(told["spent"]), told["completed"]) == ("seer", [], 1)


@pytest.mark.rule("DT-618", "DT-T36")
def test_a_guessed_mission_pays() -> None:
    game = with_heroes("seer monk", "mimics-birthday bow").says("1: use seer hook", "1: reveal")
    assert (game.backpack, game["completed"]) == ("cup*", ["mimics-birthday"])


@pytest.mark.rule("DT-618", "DT-T37")
def test_a_wrong_guess_is_spent_and_the_mission_settled_as_usual() -> None:
    game = with_heroes("seer monk", "rent-day last-orders bow", "keys gold")
    game.says("1: use seer cup", "1: reveal")
    assert game.told("GuessMissed") == [{"kind": "cup", "mission": "rent-day"}]
    assert (game["completed"], game.backpack, game["guesses"]) == (["rent-day"], "", [])
    assert game.told("MissionSucceeded")[0]["how"] == "items"
    assert game.says("1: reveal")["failed"] == ["last-orders"]


@pytest.mark.rule("DT-618")
def test_of_two_guesses_one_right_one_is_enough() -> None:
    game = with_heroes("understudy seer", "rent-day bow", "potion")
    game.says("1: use understudy as seer cup", "2: use seer gold", "1: reveal")
    assert (game["completed"], game["guesses"]) == (["rent-day"], [])


@pytest.mark.rule("DT-620")
def test_the_duellist_completes_the_next_mission() -> None:
    game = with_heroes("duellist monk", "bow mimics-birthday gold", "sword sword* torch hook")
    game.says("1: use duellist", "1: reveal", "1: reveal")
    assert (game.backpack, game["completed"]) == ("bow torch hook cup*", ["mimics-birthday"])
    (told,) = game.told("MissionSucceeded")
    assert (told["how"], list(told["spent"])) == ("duellist", [])
    assert game.discard == ["sword", "sword*"]


# -- collector -------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-619", "DT-T45", "Y-30")
def test_what_the_collector_took_from_the_supply_is_paid_no_more() -> None:
    game = with_heroes("collector monk", "mimics-birthday bow", "sword torch hook").says("1: use collector")
    assert game.step == "remove"
    game.says("1: remove supply cup", "2: remove supply cup", "1: enough")
    assert (game["supply"]["cup"], sorted(game["removed"]), game.step) == (0, ["cup", "cup"], "resolve")
    removed = game.told("TokensRemoved")
    assert [kind for told in removed for kind in told["supply"]] == ["cup", "cup"]
    assert [kind for told in removed for kind in told["backpack"]] == []
    game.says("1: reveal")
    assert (game["completed"], game.backpack, game.step) == (["mimics-birthday"], "", "resolve")


@pytest.mark.rule("DT-619", "DT-T46", "DT-508", "Y-30")
def test_the_collector_takes_a_token_from_the_backpack_and_no_card() -> None:
    game = with_heroes("collector monk", "bow gold", "keys keys*").says("1: use collector")
    assert [text for text in game.options() if "backpack" in text] == ["remove backpack keys"]
    game.says("1: remove backpack keys", "1: enough")
    assert (game.backpack, game["removed"], game.discard) == ("keys", ["keys"], [])
    assert list(game.told("TokensRemoved")[0]["backpack"]) == ["keys"]


@pytest.mark.rule("DT-619")
def test_a_card_is_no_token() -> None:
    game = with_heroes("collector monk", "bow gold", "keys").says("1: use collector")
    assert game.refusal("1: remove backpack keys") == "not-in-backpack"


@pytest.mark.rule("DT-619", "DT-T47", "Y-30")
def test_five_tokens_are_taken_at_most() -> None:
    game = with_heroes("collector monk", "bow gold", "keys*").says("1: use collector")
    game.says("1: remove supply cup", "1: remove supply gold", "1: remove backpack keys",
              "1: remove supply gold", "1: remove supply map")
    assert (game.options(), game.refusal("1: remove supply map")) == (["enough"], "too-many")
    game.says("1: enough")
    assert sorted(game["removed"]) == ["cup", "gold", "gold", "keys", "map"]


@pytest.mark.rule("DT-619")
def test_one_token_is_taken_at_least() -> None:
    game = with_heroes("collector monk", "bow gold").says("1: use collector")
    assert (game.refusal("1: enough"), "enough" in game.options()) == ("too-few", False)
    assert game.says("1: remove supply cup").options().count("enough") == 1


@pytest.mark.rule("DT-619")
def test_with_the_last_token_taken_enough_is_all_that_is_left() -> None:
    left = " ".join(f"{kind} 0" for kind in KINDS if kind != "cup")
    game = with_heroes("collector monk", "bow gold", "", f"supply {left} cup 1").says("1: use collector")
    assert game.options() == ["remove supply cup"]
    assert game.says("1: remove supply cup").options() == ["enough"]


@pytest.mark.rule("DT-619")
def test_without_any_token_the_collector_has_nothing_to_take() -> None:
    empty = " ".join(f"{kind} 0" for kind in KINDS)
    game = with_heroes("collector monk", "bow gold", "cup", f"supply {empty}")
    assert (game.refusal("1: use collector"), game.options(1)) == ("supply-empty", ["reveal"])


@pytest.mark.rule("DT-619")
def test_a_kind_that_is_gone_is_not_taken_from_the_supply() -> None:
    game = with_heroes("collector monk", "bow gold", "", "supply cup 0").says("1: use collector")
    assert game.refusal("1: remove supply cup") == "supply-empty"


# -- DT-621 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-621")
@pytest.mark.parametrize(("hero", "answer"), [("monk", "sift none"), ("librarian", "order 1 2 3")])
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_all_see_the_cards_while_they_are_looked_at(hero: str, answer: str, seat: int | None) -> None:
    game = with_heroes(f"{hero} mule", "cup rent-day gold").says(f"1: use {hero}")
    assert list(game.view(seat).peek) == ["cup", "rent-day", "gold"]
    assert list(game.says(f"2: {answer}").view(seat).peek) == []


@pytest.mark.rule("DT-621")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_used_hero_stays_in_sight(seat: int | None) -> None:
    game = with_heroes("mule seer", "cup bow", "torch").says("1: use mule")
    assert (list(game.view(seat).heroes), set(game.view(seat).used)) == (["mule", "seer"], {"mule"})


@pytest.mark.rule("DT-610", "DT-619")
def test_what_one_collector_took_does_not_count_for_the_other() -> None:
    game = with_heroes("understudy collector", "bow gold", "potion").says("1: use understudy as collector")
    game.says("1: remove supply keys", "1: enough", "2: use collector")
    assert game.refusal("1: enough") == "too-few"
