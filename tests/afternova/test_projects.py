"""Section 7: the completion step, and what Upgrades do from the next turn on."""

from __future__ import annotations

import pytest

from tests.afternova.facts import PROJECTS, cost
from tests.afternova.table import lay, sort

FIVE = "milk-magnet star-lullaby night-garden comet-postbox fossil-library"


@pytest.mark.rule("AN-601", "AN-105")
@pytest.mark.parametrize("project", PROJECTS)
def test_a_project_costs_its_fragments(project: str) -> None:
    colours = cost(project).split()
    game = lay(3, f"hand 1 {project}; hold 1 {' '.join(colours)}").market()
    game.says(f"1: complete {project}")
    assert (game["completed"][0], game.hold(1), game["reserve"]) == ([project], "", colours)


@pytest.mark.rule("AN-601", "AN-105")
@pytest.mark.parametrize("project", PROJECTS)
def test_no_other_fragment_will_do(project: str) -> None:
    first, *others = cost(project).split()
    wrong = "white" if first == "black" else "black"
    game = lay(3, f"hand 1 {project}; hold 1 {' '.join(others)} {wrong}").market()
    reason = game.why(f"1: complete {project}")
    assert (reason.key, list(reason.params["colours"])) == ("fragments-missing", [first])


@pytest.mark.rule("AN-601", "X-01")
def test_active_and_others_complete_after_a_harvest_that_brought_the_fragments() -> None:
    game = lay(3, "hand 1 beaver-odette moss-carpet; hand 2 hare-zefira warm-lamp; hold 2 white;"
                  "planet 1 nektarr green orange white")
    game.says("1: offer nektarr; 2 brings piloting piloting gets orange", "2: accept 1 with hare-zefira",
              "1: seal 1 with beaver-odette")
    assert (game.step, game.asked) == ("complete", [1, 2])
    game.says("2: complete warm-lamp", "1: complete moss-carpet")
    assert game["completed"] == [["moss-carpet"], ["warm-lamp"], []]
    assert sort(game["reserve"]) == "green orange white white"


@pytest.mark.rule("AN-601")
def test_only_a_project_of_the_hand_is_completed() -> None:
    game = lay(3, "hand 1 moss-carpet; hand 2 warm-lamp; hold 1 green orange white").market()
    assert game.refusal("1: complete warm-lamp") == "not-in-hand"
    assert game.refusal("1: complete autopaw") == "not-in-hand"


@pytest.mark.rule("AN-602")
def test_drops_come_before_completions() -> None:
    game = lay(3, "hand 1 raccoon-rocco raccoon-pepita moss-carpet; hold 1 black black black;"
                  "planet 1 nektarr green orange white")
    game.says("1: harvest nektarr with raccoon-rocco raccoon-pepita")
    assert (game.step, game.refusal("1: complete moss-carpet")) == ("drop", "wrong-step")
    game.says("1: drop black black", "1: complete moss-carpet")
    assert game.hold(1) == "orange black"


@pytest.mark.rule("AN-603", "X-13")
def test_a_completion_is_told_to_all() -> None:
    game = lay(3, "hand 2 autopaw; hold 2 purple green").market().says("2: complete autopaw")
    (told,) = game.told("ProjectCompleted")
    assert (told["seat"], told["project"], list(told["fragments"])) == (1, "autopaw", ["purple", "green"])
    assert list(game.view(3).players[1].completed) == ["autopaw"]
    assert game.view(3).players[1].projects == 0


@pytest.mark.rule("AN-604", "X-14")
def test_an_upgrade_works_from_the_next_turn_on_whoevers_it_is() -> None:
    game = lay(3, "hand 2 hare-zefira autopaw; hold 2 purple green; hand 3 warm-lamp; hold 3 black black;"
                  "hand 1 beaver-odette; planet 1 nektarr green orange white").market()
    game.says("2: complete autopaw")
    assert (game.step, list(game.view(1).players[1].upgrades)) == ("complete", [])
    assert game["working"] == [0, 0, 0]
    game.says("3: done")
    assert (game["active"], list(game.view(1).players[1].upgrades)) == (2, ["piloting"])
    assert game["working"] == [0, 1, 0]


@pytest.mark.rule("AN-604")
def test_an_upgrade_helps_in_anothers_next_turn() -> None:
    game = lay(3, "first seat-3; hand 1 beaver-odette; hand 2 cat-minou autopaw; hold 2 purple green;"
                  "planet 1 nektarr green orange white").market()
    game.says("2: complete autopaw", "1: offer nektarr; 2 brings piloting piloting gets orange",
              "2: accept 1 with cat-minou", "1: seal 1 with beaver-odette")
    assert (game.hold(1), game.hold(2)) == ("green white", "orange")


@pytest.mark.rule("AN-604", "AN-602")
def test_copies_of_a_bigger_hold_add_up() -> None:
    crew = "hare-zefira hare-lampo beaver-odette raccoon-rocco"
    game = lay(3, f"completed 1 roof-rack secret-pantry; hold 1 black; hand 1 {crew};"
                  "planet 1 torquilla purple purple green green orange")
    game.says(f"1: harvest torquilla with {crew}")
    assert (game.step, game.hold(1)) == ("turn", "purple purple green green orange black")


@pytest.mark.rule("AN-605")
def test_any_number_is_completed_one_by_one() -> None:
    game = lay(3, "hand 1 autopaw warm-lamp; hold 1 purple green orange white").market()
    game.says("1: complete warm-lamp")
    assert game.asked == [1]
    game.says("1: complete autopaw")
    assert (sorted(game["completed"][0]), game["active"]) == (["autopaw", "warm-lamp"], 2)


@pytest.mark.rule("AN-605")
def test_nobody_must_complete() -> None:
    game = lay(3, "hand 1 autopaw; hold 1 purple green").market().says("1: done")
    assert (game["completed"][0], game.hold(1), game["active"]) == ([], "purple green", 2)


@pytest.mark.rule("AN-606")
def test_a_sixth_is_the_last() -> None:
    game = lay(3, f"completed 1 {FIVE}; hand 1 autopaw warm-lamp; hold 1 purple green orange white").market()
    game.says("1: complete autopaw")
    assert (len(game["completed"][0]), game.step) == (6, "over")


@pytest.mark.rule("AN-607", "X-08", "X-27")
def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    game = lay(4, "hand 1 autopaw; hand 2 moss-carpet; hand 4 warm-lamp; hold 1 purple green;"
                  "hold 2 green white; hold 4 orange white").market()
    assert game.asked == [1, 2, 4]
    game.says("4: done")
    assert (game.asked, game.refusal("4: complete warm-lamp")) == ([1, 2], "not-deciding")
    game.says("1: done", "2: complete moss-carpet")
    assert (game.step, game["active"]) == ("turn", 2)


@pytest.mark.rule("AN-607", "X-08")
@pytest.mark.parametrize(("words", "is_asked"), [
    ("hand 2 moss-carpet; hold 2 purple purple", True), ("hand 2 grand-veranda; hold 2 black black", True),
    ("hand 2 moss-carpet; hold 2 green", False), ("hand 2 hare-zefira; hold 2 green white", False),
    (f"hand 2 moss-carpet; hold 2 green white; completed 2 {FIVE}", True)])
def test_who_is_asked_follows_from_what_all_see(words: str, is_asked: bool) -> None:
    game = lay(3, words).market()
    assert (game.step == "complete", 2 in game.asked and game["active"] == 1) == (is_asked, is_asked)


@pytest.mark.rule("AN-607")
def test_whoever_can_complete_nothing_more_by_public_facts_is_not_asked_again() -> None:
    game = lay(3, "hand 1 autopaw warm-lamp; hold 1 purple green white; hand 2 moss-carpet;"
                  "hold 2 green white")
    game.market().says("1: complete autopaw")
    assert game.asked == [2]
