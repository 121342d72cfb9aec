"""Section 9: Adventures, what their scrolls ask for and what they do to a game."""

from __future__ import annotations

import pytest

from tests.dungeon_time.facts import ADVENTURES, KINDS, missions_of, needs
from tests.dungeon_time.table import Table, deal, is_mission, lay, resolve

REPUTATION = [(name, adventure.reputation) for name, adventure in ADVENTURES.items()]
OWN = {
    "sneezing-dragon": "rent-day wandering-library last-orders haunted-pawnshop",
    "goblin-market": "stars-for-orcs black-market kraken-dentist",
    "stubborn-echo": "haunted-pawnshop biscuits-in-the-crypt medusas-haircut",
    "shrinking-castle": "upside-down-cell cellar-without-stairs honest-goblin lava-gardener",
}
"""As many Missions of an Adventure as its Reputation asks for."""


def done(adventure: str, story: str, backpack: str = "", words: str = "") -> Table:
    """Return a game in which an Adventure has just succeeded; its Story and Backpack behind it."""
    held = " ".join([*needs(adventure), backpack])
    game = resolve(f"{adventure} {story}", held, f"adventure {adventure}; {words}").says("1: reveal")
    assert game["adventure_done"]
    return game


@pytest.mark.rule("DT-901")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_an_adventure_has_its_twelve_and_its_goal_whatever_the_seed(adventure: str) -> None:
    for seed in range(4):
        game = deal(3, f"adventure {adventure}; seed {seed}")
        everywhere = [card for hand in game["hands"] for card in hand] + game["deck"]
        twelve = {name for name in everywhere if is_mission(name)} - {adventure}
        assert twelve == set(missions_of(adventure))
        assert (game["goal"], game["adventure"], game["scenario"]) == (
            ADVENTURES[adventure].goal, adventure, "")


@pytest.mark.rule("DT-903", "DT-T23", "Y-31")
@pytest.mark.parametrize(("adventure", "reputation"), REPUTATION)
def test_an_adventure_waits_for_its_reputation(adventure: str, reputation: int) -> None:
    few = " ".join(OWN[adventure].split()[: reputation - 1])
    last = OWN[adventure].split()[reputation - 1]
    game = lay(2, f"adventure {adventure}; hand 1 {adventure} cup; hand 2 {last}; story {few} cup")
    reason = game.why(f"1: play {adventure}")
    assert (game.refusal(f"1: play {adventure}"), dict(reason.params)) == (
        "reputation", {"card": adventure, "played": reputation - 1, "needed": reputation})
    assert f"play {adventure}" not in game.options(1)
    game.says(f"2: play {last}")
    assert game.view().missions_played == reputation
    game.says(f"1: play {adventure}")
    assert game.story.split()[-1] == adventure


@pytest.mark.rule("DT-903")
def test_items_bring_no_reputation() -> None:
    game = lay(1, "adventure goblin-market; hand 1 goblin-market cup; story cup bow gold map stars-for-orcs")
    assert game.why("1: play goblin-market").params["played"] == 1


@pytest.mark.rule("DT-903")
def test_discarded_missions_bring_no_reputation() -> None:
    game = lay(1, "adventure goblin-market; hand 1 goblin-market kraken-dentist;"
                  "story stars-for-orcs black-market")
    game.says("1: discard kraken-dentist")
    assert game.why("1: play goblin-market").params["played"] == 2


@pytest.mark.rule("DT-904", "DT-T24", "Y-42")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_an_adventure_is_not_discarded(adventure: str) -> None:
    game = lay(2, f"adventure {adventure}; hand 1 {adventure} cup; hand 2 bow; story {OWN[adventure]}")
    assert game.refusal(f"1: discard {adventure}") == "adventure-stays"
    assert game.why(f"1: discard {adventure}").params["card"] == adventure
    assert f"discard {adventure}" not in game.options(1)


@pytest.mark.rule("DT-904")
def test_whoever_holds_nothing_but_the_adventure_owes_an_answer() -> None:
    game = lay(1, "adventure goblin-market; hand 1 goblin-market; story cup")
    assert (game.asked, game.options(1)) == ([1], ["done"])
    assert game.says("1: done").step == "resolve"


@pytest.mark.rule("DT-905")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_an_adventure_succeeds_like_a_mission_and_pays_nothing(adventure: str) -> None:
    game = done(adventure, "cup bow")
    (told,) = game.told("MissionSucceeded")
    assert (told["card"], told["how"]) == (adventure, "items")
    assert sorted(told["spent"]) == sorted(needs(adventure))
    assert (game.step, game.backpack, game["supply"]) == ("resolve", "", dict.fromkeys(KINDS, 2))
    assert game.told("EffectBegan") == [{"adventure": adventure, "effect": ADVENTURES[adventure].effect}]


@pytest.mark.rule("DT-905")
@pytest.mark.parametrize("adventure", ADVENTURES)
def test_an_adventure_fails_like_a_mission(adventure: str) -> None:
    first = needs(adventure)[0]
    game = resolve(f"{adventure} bow", first, f"adventure {adventure}").says("1: reveal")
    assert (game.step, game.options()) == ("failure", sorted(["drop none", f"drop {first}"]))
    game.says(f"1: drop {first}")
    assert (game["adventure_done"], game.backpack, game["failures"]) == (False, "", 1)
    assert game.discard == sorted([adventure, first])
    assert game.told("EffectBegan") == []


@pytest.mark.rule("DT-906", "Y-40")
def test_an_adventure_is_not_counted_among_the_missions() -> None:
    game = done("goblin-market", "cup", words="completed row-nine; goal 2")
    assert game["completed"] == ["row-nine"]
    game.says("1: reveal")
    assert (game.ended, game["outcome"]["scores"]) == ("short", [1, 1])


@pytest.mark.rule("DT-907")
def test_goal_and_adventure_together_are_won() -> None:
    game = done("goblin-market", "cup", words="completed row-nine; goal 1").says("1: reveal")
    assert (game.ended, game["outcome"]["places"]) == ("adventure", [1, 1])


@pytest.mark.rule("DT-907", "DT-T53")
@pytest.mark.parametrize("story", ["cup bow", "goblin-market cup"])
def test_the_goal_alone_is_not_enough(story: str) -> None:
    game = resolve(story, "", "adventure goblin-market; completed row-nine; goal 1")
    game.says("1: reveal", "1: reveal")
    assert (game.ended, game["outcome"]["places"]) == ("short", [])


@pytest.mark.rule("DT-907")
def test_the_adventure_alone_is_not_enough() -> None:
    assert done("goblin-market", "cup", words="goal 1").says("1: reveal").ended == "short"


@pytest.mark.rule("DT-907")
@pytest.mark.parametrize(("failed", "route"), [(4, "adventure"), (5, "short")])
def test_the_echo_is_won_with_four_failures_at_most(failed: int, route: str) -> None:
    names = ["fishing-for-genies", "haunted-pawnshop", "dragon-barber", "cupid-on-duty", "volcano-tavern"]
    words = f"completed important-absence; goal 1; failed {' '.join(names[:failed])}"
    game = done("stubborn-echo", "cup", words=words)
    assert game["failures"] == failed
    assert game.says("1: reveal").ended == route


@pytest.mark.rule("DT-907")
def test_other_scrolls_count_no_failures() -> None:
    names = "stars-for-orcs throwing-feast sphinx-on-strike twins-in-the-tower black-market moth-king"
    game = done("goblin-market", "cup", words=f"completed overdue; goal 1; failed {names}")
    assert game.says("1: reveal").ended == "adventure"


@pytest.mark.rule("DT-908", "DT-909")
@pytest.mark.parametrize(("adventure", "effects"), [
    ("goblin-market", ("market",)), ("stubborn-echo", ("echo",)), ("shrinking-castle", ("squeeze",)),
    ("sneezing-dragon", ()),
])
def test_what_goes_on_after_an_adventure_is_seen(adventure: str, effects: tuple[str, ...]) -> None:
    assert done(adventure, "cup").view().effects == effects


# -- effects ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DT-908", "DT-T49")
def test_what_is_left_burns() -> None:
    held = "sword sword sword map hook* shield"
    game = done("sneezing-dragon", "cup bow", held)
    assert (game.backpack, game.slots) == ("", 0)
    assert game.discard == sorted(needs("sneezing-dragon") + held.split())
    burnt = sorted(told["card"].rstrip("*") for told in game.told("CardDiscarded") if told["why"] == "burn")
    assert burnt == ["hook", "map", "shield", "sword", "sword", "sword"]
    assert game["supply"] == {**dict.fromkeys(KINDS, 2), "hook": 1}


@pytest.mark.rule("DT-908")
def test_it_burns_once() -> None:
    game = done("sneezing-dragon", "cup bow", "map").says("1: reveal")
    assert game.backpack == "cup"


@pytest.mark.rule("DT-909", "DT-T50")
def test_the_echo_brings_a_failed_mission_back_once() -> None:
    game = done("stubborn-echo", "haunted-pawnshop cup").says("1: reveal")
    assert (game.story, game["failures"], game["failed"]) == ("cup haunted-pawnshop", 1, [])
    assert game.told("MissionReturned") == [{"card": "haunted-pawnshop", "by": "echo"}]
    game.says("1: reveal", "1: reveal")
    assert (game.ended, game["failures"], game["failed"]) == ("short", 2, ["haunted-pawnshop"])
    assert "haunted-pawnshop" in game.discard


@pytest.mark.rule("DT-909")
def test_items_are_dropped_before_the_echo() -> None:
    game = done("stubborn-echo", "haunted-pawnshop cup", "gold").says("1: reveal")
    assert (game.step, game.story) == ("failure", "cup")
    game.says("1: drop gold")
    assert (game.story, game.backpack, game.discard) == (
        "cup haunted-pawnshop", "", sorted(["bow", "keys", "book", "gold"]))


@pytest.mark.rule("DT-909")
def test_the_last_card_of_the_story_echoes_too() -> None:
    game = done("stubborn-echo", "haunted-pawnshop").says("1: reveal")
    assert (game.step, game.story) == ("resolve", "haunted-pawnshop")
    assert game.says("1: reveal").ended == "short"


@pytest.mark.rule("DT-909")
def test_every_mission_echoes_once() -> None:
    game = done("stubborn-echo", "haunted-pawnshop biscuits-in-the-crypt")
    game.says("1: reveal", "1: reveal")
    assert (game.story, game["failures"]) == ("haunted-pawnshop biscuits-in-the-crypt", 2)
    game.says("1: reveal", "1: reveal")
    assert (game["failures"], game["failed"]) == (4, ["haunted-pawnshop", "biscuits-in-the-crypt"])


@pytest.mark.rule("DT-909")
def test_a_mission_that_comes_back_may_stand() -> None:
    game = done("stubborn-echo", "haunted-pawnshop gold keys").says("1: reveal")
    game.says("1: reveal", "1: reveal", "1: reveal")
    assert (game["completed"], game["failures"]) == (["haunted-pawnshop"], 1)


@pytest.mark.rule("DT-909")
def test_what_failed_before_does_not_echo() -> None:
    game = resolve("haunted-pawnshop stubborn-echo cup", "bow keys book", "adventure stubborn-echo")
    game.says("1: reveal", "1: drop none", "1: reveal")
    assert (game["adventure_done"], game.story, game["failed"]) == (True, "cup", ["haunted-pawnshop"])
    assert game["failures"] == 1


@pytest.mark.rule("DT-909")
def test_the_failed_adventure_is_counted_and_does_not_echo() -> None:
    game = resolve("stubborn-echo cup", "", "adventure stubborn-echo").says("1: reveal")
    assert (game["failures"], game.story) == (1, "cup")


@pytest.mark.rule("DT-909", "DT-614")
def test_what_the_advocate_brings_back_echoes_no_second_time() -> None:
    words = "heroes on; hero 1 advocate; hero 2 monk"
    game = done("stubborn-echo", "haunted-pawnshop cup", "gold", words)
    game.says("1: reveal", "1: drop none", "1: reveal")
    assert (game.story, game["failures"], game["failed"]) == ("haunted-pawnshop", 1, [])
    assert game.refusal("1: use advocate") == "nothing-failed"
    story = "haunted-pawnshop cup biscuits-in-the-crypt bow"
    game = done("stubborn-echo", story, "gold", words).says("1: reveal", "1: drop none")
    game.says("1: reveal", "1: reveal", "1: drop none", "1: reveal", "1: reveal", "1: drop none")
    assert (game.story, game["failures"]) == ("biscuits-in-the-crypt", 3)
    assert game["failed"] == ["haunted-pawnshop"]
    game.says("1: use advocate", "1: reveal", "1: drop none", "1: reveal")
    assert (game.ended, game["failures"]) == ("short", 5)


@pytest.mark.rule("DT-909", "DT-614")
def test_what_failed_before_the_echo_and_came_back_echoes() -> None:
    words = "heroes on; hero 1 advocate; hero 2 monk; failed haunted-pawnshop"
    game = done("stubborn-echo", "cup", "gold", words).says("1: use advocate", "1: reveal", "1: reveal")
    assert (game.story, game["failures"]) == ("haunted-pawnshop", 2)


@pytest.mark.rule("DT-910", "DT-618")
def test_in_the_market_a_guessed_mission_pays_any_kind() -> None:
    words = "heroes on; hero 1 seer; hero 2 monk"
    game = done("goblin-market", "overdue cup", "", words).says("1: use seer book", "1: reveal")
    assert game.options() == sorted(["refuse", *(f"take {kind}" for kind in KINDS)])


@pytest.mark.rule("DT-907", "DT-618", "DT-908")
def test_a_guessed_adventure_has_its_effect_and_keeps_its_items_until_then() -> None:
    words = "adventure sneezing-dragon; heroes on; hero 1 seer; hero 2 monk"
    game = resolve("sneezing-dragon cup", "shield map", words).says("1: use seer flask", "1: reveal")
    assert (game["adventure_done"], game.backpack, game.discard) == (True, "", ["map", "shield"])


@pytest.mark.rule("DT-910", "DT-T51")
@pytest.mark.parametrize("mission", ["important-absence", "moth-king", "sleepwalking-castle", "wizards-exam"])
def test_in_the_market_every_reward_is_any_kind_or_none(mission: str) -> None:
    game = done("goblin-market", f"{mission} cup", " ".join(needs(mission)), "supply bow 0").says("1: reveal")
    assert game.step == "reward"
    assert game.options() == sorted(["refuse", *(f"take {kind}" for kind in KINDS if kind != "bow")])
    game.says("1: refuse")
    assert (game.backpack, game["completed"]) == ("", [mission])


@pytest.mark.rule("DT-910", "DT-T51")
def test_in_the_market_a_mission_without_a_reward_has_none() -> None:
    game = done("goblin-market", "black-market cup", "torch gold flask").says("1: reveal")
    assert (game.step, game.backpack) == ("resolve", "")


@pytest.mark.rule("DT-910", "DT-404")
def test_in_the_market_one_kind_may_still_be_refused() -> None:
    gone = " ".join(f"{kind} 0" for kind in KINDS[1:])
    game = done("goblin-market", "moth-king cup", "shield torch gold", f"supply {gone}").says("1: reveal")
    assert game.options() == ["refuse", "take sword"]


@pytest.mark.rule("DT-910")
def test_in_an_empty_market_nobody_is_asked() -> None:
    gone = " ".join(f"{kind} 0" for kind in KINDS)
    game = done("goblin-market", "moth-king cup", "shield torch gold", f"supply {gone}").says("1: reveal")
    assert (game.step, game.backpack, len(game.told("RewardGone"))) == ("resolve", "", 1)


@pytest.mark.rule("DT-910")
def test_before_the_market_a_reward_is_as_it_is_printed() -> None:
    game = resolve("overdue goblin-market", "sword torch book", "adventure goblin-market").says("1: reveal")
    assert game.backpack == "potion*"


@pytest.mark.rule("DT-911")
def test_the_castle_takes_a_slot() -> None:
    game = done("shrinking-castle", "cup bow", "sword map")
    assert (game["limit"], game.view().limit, game.slots) == (7, 7, 2)
    assert game.told("LimitChanged") == [{"limit": 7, "why": "squeeze"}]


@pytest.mark.rule("DT-911", "DT-T52")
def test_the_castle_breaks_a_full_backpack() -> None:
    held = "torch hook cup sword bow shield potion flask"
    game = resolve("shrinking-castle cup", f"{held} torch hook cup", "adventure shrinking-castle")
    assert game.slots == 8
    game.says("1: reveal")
    assert (game.ended, game.slots) == ("broken limit", 8)


@pytest.mark.rule("DT-911")
def test_seven_in_use_hold() -> None:
    held = "torch hook cup sword bow shield potion"
    game = resolve("shrinking-castle flask", f"{held} torch hook cup", "adventure shrinking-castle")
    game.says("1: reveal")
    assert (game.ended, game.slots) == ("", 7)
    assert game.says("1: reveal").ended == "broken item"


@pytest.mark.rule("DT-911", "DT-801")
def test_in_extended_mode_six_are_left() -> None:
    assert done("shrinking-castle", "cup bow", words="mode extended")["limit"] == 6


@pytest.mark.rule("DT-911", "DT-613", "Y-29")
def test_the_mule_still_makes_it_nine() -> None:
    words = "heroes on; hero 1 mule; hero 2 monk"
    game = done("shrinking-castle", "last-orders bow", "torch torch cup", words)
    assert game.says("1: use mule")["limit"] == 9
    assert game.says("1: reveal")["limit"] == 7


@pytest.mark.rule("DT-911", "DT-613")
def test_under_the_mule_the_castle_breaks_when_the_ninth_slot_is_gone() -> None:
    words = "adventure shrinking-castle; heroes on; hero 1 mule; hero 2 monk"
    held = "torch hook cup sword bow shield potion flask"
    game = resolve("shrinking-castle cup", f"{held} torch torch hook cup", words)
    game.says("1: use mule", "1: reveal")
    assert (game.ended, game["limit"], game.slots) == ("broken limit", 7, 8)
