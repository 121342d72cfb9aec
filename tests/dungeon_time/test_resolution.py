"""Section 5: the Story is told, the Backpack holds or breaks."""

from __future__ import annotations

from itertools import product
from math import ceil

import pytest

from tests.dungeon_time.facts import KINDS
from tests.dungeon_time.table import heroes, lay, resolve

FULL = "cup cup cup keys keys keys shield sword potion torch map flask"
EIGHT = "sword bow shield torch potion flask map keys"


@pytest.mark.rule("DT-501")
def test_the_story_is_told_from_the_card_played_first() -> None:
    game = lay(2, "hand 1 cup rent-day; hand 2 bow; deck gold map hook")
    game.says("2: play bow", "1: play cup", "1: play rent-day", "1: time-up")
    seen = []
    for seat in (2, 1, 2):
        game.says(f"{seat}: reveal")
        (told,) = game.told("CardRevealed")
        seen.append((told["card"], told["number"], told["seat"], told["next"]))
    assert seen == [("bow", 1, 1, "item"), ("cup", 2, 0, "mission"), ("rent-day", 3, 0, None)]


@pytest.mark.rule("DT-501", "DT-502", "DT-T01")
def test_a_revealed_item_goes_into_the_backpack() -> None:
    game = resolve("shield cup", "gold hook").says("1: reveal")
    assert (game.backpack, game.slots) == ("shield gold hook", 3)
    assert game.told("ItemPlaced") == [{"kind": "shield", "token": False, "slots": 3, "limit": 8}]


@pytest.mark.rule("DT-502", "DT-503", "Y-24")
@pytest.mark.parametrize(("cards", "tokens"), list(product(range(5), range(3))))
def test_a_kind_takes_a_slot_for_each_three(cards: int, tokens: int) -> None:
    game = resolve("bow", " ".join(["cup"] * cards + ["cup*"] * tokens))
    assert game.slots == ceil((cards + tokens) / 3)
    assert game.view().slots == game.slots


@pytest.mark.rule("DT-503", "Y-24")
@pytest.mark.parametrize(("held", "after"), [("sword sword", 1), ("sword sword sword", 1),
                                            ("sword sword sword sword", 1), ("sword sword sword sword*", 1),
                                            ("sword sword sword sword sword* sword*", 2)])
def test_a_copy_that_leaves_is_taken_from_the_emptier_slot(held: str, after: int) -> None:
    game = resolve("hiccuping-ogre", f"{held} potion", "supply keys 0").says("1: reveal")
    assert game.slots == after


@pytest.mark.rule("DT-504", "DT-T04")
def test_an_item_of_a_ninth_kind_breaks_the_backpack() -> None:
    game = resolve("bow gold", FULL)
    assert game.slots == 8
    game.says("1: reveal")
    assert (game.ended, game.step, game.asked) == ("broken item", "over", [])
    assert game.told("BackpackBroke") == [{"kind": "bow", "why": "item"}]
    assert game.told("GameEnded") == [{"route": "broken", "completed": 0, "goal": 10}]


@pytest.mark.rule("DT-504", "DT-T05")
def test_a_fourth_copy_without_a_slot_breaks_the_backpack() -> None:
    game = resolve("cup gold", FULL).says("1: reveal")
    assert game.ended == "broken item"


@pytest.mark.rule("DT-502", "DT-T06")
def test_a_second_copy_needs_no_slot() -> None:
    game = resolve("shield sword", FULL)
    game.says("1: reveal")
    assert (game.backpack.split().count("shield"), game.slots, game.ended) == (2, 8, "")


@pytest.mark.rule("DT-502", "DT-T07")
def test_a_fourth_copy_takes_the_last_slot() -> None:
    game = resolve("sword cup", "sword sword sword bow shield torch potion flask map")
    assert game.slots == 7
    game.says("1: reveal")
    assert (game.backpack.split().count("sword"), game.slots, game.ended) == (4, 8, "")


@pytest.mark.rule("DT-503", "DT-T08")
def test_a_slot_is_free_again_when_its_copy_has_left() -> None:
    game = resolve("hiccuping-ogre cup", "sword sword sword sword bow shield torch potion flask map",
                   "supply keys 0")
    assert game.slots == 8
    game.says("1: reveal")
    assert (game.backpack.split().count("sword"), game.slots) == (3, 6)
    assert game.says("1: reveal").ended == "short"


@pytest.mark.rule("DT-504", "DT-510", "DT-T09")
def test_a_backpack_breaks_behind_the_goal() -> None:
    game = resolve("gold cup", EIGHT, "goal 1; completed rent-day")
    assert (game.step, game["completed"]) == ("resolve", ["rent-day"])
    game.says("1: reveal")
    assert (game.ended, game["outcome"]["places"], game["outcome"]["scores"]) == ("broken item", [], [1, 1])


@pytest.mark.rule("DT-505", "DT-T02")
def test_a_mission_stands_and_pays() -> None:
    game = resolve("important-absence cup", "hook shield").says("1: reveal")
    assert (game.backpack, game.slots, game["supply"]["flask"]) == ("flask*", 1, 1)
    assert (game["completed"], game.discard) == (["important-absence"], ["hook", "shield"])
    assert game.told("MissionSucceeded") == [
        {"card": "important-absence", "how": "items", "spent": ("shield", "hook"), "completed": 1}]


@pytest.mark.rule("DT-505")
def test_a_mission_that_stands_cannot_be_declined() -> None:
    game = resolve("rent-day cup", "keys gold")
    assert game.options() == ["reveal"]
    game.says("1: reveal")
    assert (game["completed"], game.backpack, game.step) == (["rent-day"], "", "resolve")


@pytest.mark.rule("DT-505")
def test_an_item_behind_its_mission_comes_too_late() -> None:
    game = resolve("rent-day gold", "keys").says("1: reveal", "1: drop none", "1: reveal")
    assert (game["completed"], game.backpack) == ([], "keys gold")


@pytest.mark.rule("DT-506", "DT-T03")
def test_of_a_failed_mission_some_items_may_be_dropped() -> None:
    game = resolve("black-market cup", "gold gold flask").says("1: reveal")
    assert (game.step, game["card"]) == ("failure", "black-market")
    assert game.options() == ["drop flask", "drop flask gold", "drop gold", "drop none"]
    reason = game.why("1: drop gold gold")
    assert (game.refusal("1: drop gold gold"), reason.params["kind"], reason.params["most"]) == (
        "too-many", "gold", 1)
    assert (game["completed"], game.backpack) == ([], "flask gold gold")
    game.says("1: drop flask gold")
    assert (game.backpack, game.discard) == ("gold", ["black-market", "flask", "gold"])
    assert game.told("ItemsDropped") == [{"kinds": ("flask", "gold")}]


@pytest.mark.rule("DT-506")
@pytest.mark.parametrize(("text", "key"), [
    ("drop sword", "not-listed"), ("drop torch", "not-in-backpack"), ("drop flask flask", "too-many")])
def test_only_what_is_listed_and_present_is_dropped(text: str, key: str) -> None:
    game = resolve("black-market cup", "gold gold flask flask sword").says("1: reveal")
    assert game.refusal(f"1: {text}") == key


@pytest.mark.rule("DT-506")
def test_a_kind_listed_twice_may_be_dropped_twice() -> None:
    game = resolve("dragon-barber cup", "sword sword sword").says("1: reveal")
    assert game.options() == ["drop none", "drop sword", "drop sword sword"]
    assert game.says("1: drop sword sword").backpack == "sword"


@pytest.mark.rule("DT-506")
def test_a_failed_mission_pays_nothing() -> None:
    game = resolve("important-absence cup", "hook").says("1: reveal", "1: drop hook")
    assert (game.backpack, game["supply"]["flask"], game["failed"]) == ("", 2, ["important-absence"])
    assert game.discard == ["hook", "important-absence"]


@pytest.mark.rule("DT-506", "DT-404", "Y-46")
def test_with_nothing_to_drop_nobody_is_asked() -> None:
    game = resolve("black-market cup", "sword").says("1: reveal")
    assert (game.step, game["failed"], game.backpack) == ("resolve", ["black-market"], "sword")
    assert game.told("CardDiscarded") == [{"seat": None, "card": "black-market", "why": "failed"}]


@pytest.mark.rule("DT-507", "Y-25")
@pytest.mark.parametrize("mission", ["rent-day", "black-market"])
def test_tokens_leave_to_the_discards_and_not_to_the_supply(mission: str) -> None:
    game = resolve(f"{mission} cup", "keys* gold*", "supply keys 1 gold 1").says("1: reveal")
    if mission == "black-market":
        game.says("1: drop gold")
    assert "gold*" in game.discard
    assert (game["supply"]["gold"], game["supply"]["keys"]) == (1, 1)


@pytest.mark.rule("DT-508", "Y-47")
def test_cards_leave_before_tokens() -> None:
    game = resolve("rent-day cup", "keys keys* gold gold*").says("1: reveal")
    assert (game.backpack, game.discard) == ("keys* gold*", ["gold", "keys"])


@pytest.mark.rule("DT-508", "Y-47")
def test_a_token_leaves_where_no_card_is_left() -> None:
    game = resolve("dragon-barber cup", "sword sword*").says("1: reveal", "1: drop sword sword")
    assert (game.backpack, game.discard) == ("", ["dragon-barber", "sword", "sword*"])


@pytest.mark.rule("DT-509", "DT-T10")
def test_a_goal_that_is_reached_is_won() -> None:
    game = resolve("rent-day", "keys gold", "goal 2; completed last-orders", seats=3).says("1: reveal")
    assert (game.step, game.ended) == ("over", "goal")
    assert game["outcome"]["places"] == [1, 1, 1]
    assert game["outcome"]["scores"] == [2, 2, 2]
    assert game.told("GameEnded") == [{"route": "goal", "completed": 2, "goal": 2}]


@pytest.mark.rule("DT-509")
@pytest.mark.parametrize(("goal", "route"), [(1, "goal"), (2, "goal"), (3, "short")])
def test_a_game_is_won_with_the_goal_or_more(goal: int, route: str) -> None:
    game = resolve("rent-day cup", "keys gold", f"goal {goal}; completed last-orders").says("1: reveal")
    assert game.ended == ""
    assert game.says("1: reveal").ended == route


@pytest.mark.rule("DT-509")
def test_the_phase_ends_behind_the_last_cards_reward() -> None:
    game = resolve("cat-on-the-roof", "bow hook", "goal 1").says("1: reveal")
    assert (game.step, game.ended) == ("reward", "")
    game.says("1: take book")
    assert (game.ended, game.order("ItemPlaced", "GameEnded")) == ("goal", ["ItemPlaced", "GameEnded"])


@pytest.mark.rule("DT-509")
def test_the_phase_ends_behind_the_last_cards_drop() -> None:
    game = resolve("black-market", "gold").says("1: reveal")
    assert (game.step, game.ended) == ("failure", "")
    assert game.says("1: drop gold").ended == "short"


@pytest.mark.rule("DT-510")
def test_the_rest_of_the_story_is_told_behind_the_goal() -> None:
    game = resolve("rent-day cup last-orders", "keys gold torch", "goal 1").says("1: reveal")
    assert (game.step, game.ended) == ("resolve", "")
    game.says("1: reveal", "1: reveal")
    assert (game.ended, game["outcome"]["scores"]) == ("goal", [2, 2])


@pytest.mark.rule("DT-511", "Y-33")
@pytest.mark.parametrize(("story", "backpack", "step"), [
    ("cup bow", "", "resolve"), ("black-market bow", "gold", "failure"),
    ("cat-on-the-roof cup", "bow hook", "reward")])
def test_every_seat_is_asked_the_same_and_any_answers(story: str, backpack: str, step: str) -> None:
    for seat in (1, 2, 3):
        game = resolve(story, backpack, seats=3)
        if step != "resolve":
            game.says(f"{seat}: reveal")
        assert (game.step, game.asked) == (step, [1, 2, 3])
        assert game.options(1) == game.options(2) == game.options(3)
        game.says(f"{seat}: {game.options(seat)[0]}")
        assert game.step == "resolve"


@pytest.mark.rule("DT-511", "Y-33")
def test_using_a_hero_is_its_owners() -> None:
    game = resolve("cup bow", "torch", heroes("mule", "monk"))
    assert (game.options(1), game.options(2)) == (["reveal", "use mule"], ["reveal", "use monk"])
    reason = game.why("2: use mule")
    assert (game.refusal("2: use mule"), reason.params["hero"], reason.params["seat"]) == (
        "not-your-hero", "mule", 0)


@pytest.mark.rule("DT-512", "Y-51")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_the_back_of_the_next_card_is_seen_and_no_more(seat: int | None) -> None:
    game = resolve("cup rent-day bow", "")
    backs = [game.view(seat).story_back]
    for _ in range(3):
        game.says("1: reveal")
        backs.append(game.view(seat).story_back)
    assert backs == ["item", "mission", "item", None]


@pytest.mark.rule("DT-512")
def test_an_adventure_has_the_back_of_a_mission() -> None:
    game = resolve("cup goblin-market", "", "adventure goblin-market").says("1: reveal")
    assert (game.view().story_back, game.told("CardRevealed")[0]["next"]) == ("mission", "mission")


@pytest.mark.rule("DT-501")
def test_nothing_else_is_done_while_the_story_is_told() -> None:
    game = lay(2, "phase resolution; hand 1 cup; story bow keys")
    texts = ["play cup", "discard cup", "done", "wait", "turn-glass", "drop none", "take cup", "refuse",
             "waive cup", "sift none", "order 2 1", "enough", "keep mule", "hand-over cup", "trade-for cup",
             "remove supply cup"]
    assert {text: game.refusal(f"1: {text}") for text in texts} == dict.fromkeys(texts, "wrong-step")


SAID_BY = {
    "keep mule": "DT-206", "turn-glass": "DT-207", "play cup": "DT-302", "discard cup": "DT-307",
    "done": "DT-310", "wait": "DT-310", "time-up": "DT-310", "reveal": "DT-501", "use mule": "DT-602",
    "drop none": "DT-506", "waive cup": "DT-615", "take cup": "DT-405", "refuse": "DT-405",
    "sift none": "DT-612", "order 1": "DT-616", "hand-over cup": "DT-617", "trade-for cup": "DT-617",
    "remove supply cup": "DT-619", "enough": "DT-619",
}  # fmt: skip
"""By what can be said the rule that tells when it is."""


def test_what_is_said_in_a_wrong_step_cites_the_rule_that_tells_when_it_is_said() -> None:
    begun = lay(2, "phase ready; hand 1 cup")
    asked = resolve("cat-on-the-roof cup", "bow hook").says("1: reveal")
    told = {"ready": set[str](), "reward": set[str]()}
    for game in (begun, asked):
        for text, rule in SAID_BY.items():
            if (reason := game.reason(f"1: {text}")) is not None and reason.key == "wrong-step":
                assert (text, reason.rule, reason.params["step"]) == (text, rule, game.step)
                told[game.step].add(text)
    assert told["ready"] | told["reward"] == set(SAID_BY)


@pytest.mark.rule("DT-509")
def test_nothing_is_done_when_the_game_is_over() -> None:
    game = resolve("cup").says("1: reveal")
    assert [game.refusal(f"1: {text}") for text in ("reveal", "play cup", "use mule")] == ["game-over"] * 3


def test_every_kind_can_be_placed() -> None:
    for kind in KINDS:
        assert resolve(f"{kind} cup" if kind != "cup" else "cup bow").says("1: reveal").backpack == kind
