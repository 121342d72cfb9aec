"""Section 9: two players with the simulated Bot."""

from __future__ import annotations

import pytest

from tests.afternova.facts import fitting, points
from tests.afternova.table import Table, lay

FIVE = "star-lullaby moss-carpet night-garden comet-postbox warm-lamp"
# One open purple on each of the first two, nothing white anywhere: a white Fragment goes into the Hold.
ROW = "bot-project 1 autopaw; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing;"
# The same, and a purple one completes the first.
NEARLY = "bot-project 1 autopaw green; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing;"


@pytest.mark.rule("AN-801")
def test_bot_is_first_and_plays_again_behind_the_second() -> None:
    game = lay(2, f"first seat-2; {ROW} bag white white white white white white")
    assert [(told["seat"], told["turn"]) for told in game.told("TurnBegan")] == [("bot", 1), (1, 2)]
    game.market()
    assert [told["seat"] for told in game.told("TurnBegan")] == [0]
    game.market()
    assert [(told["seat"], told["turn"]) for told in game.told("TurnBegan")] == [("bot", 4), (1, 5)]
    assert (game["active"], game["bot"]["hold"]) == (2, ["white", "white"])
    assert game["last_turns"] == {"bot": 4, "1": 3, "2": 5}


@pytest.mark.rule("AN-801")
def test_bot_has_three_open_projects_and_no_other_things() -> None:
    game = lay(2, f"{ROW} bag green")
    bot = game.view(None).bot
    assert [project.project for project in bot.row] == ["autopaw", "milk-magnet", "dragonfly-wing"]
    assert (bot.gained, len(game["hands"]), len(game["holds"])) == (0, 2, 2)
    assert lay(3).view(1).bot is None


@pytest.mark.rule("AN-803")
@pytest.mark.parametrize(("on", "colour", "row", "hold"), [
    (("", "", ""), "purple", ["autopaw purple", "milk-magnet", "dragonfly-wing"], []),
    (("purple", "", ""), "purple", ["autopaw purple", "milk-magnet purple", "dragonfly-wing"], []),
    (("", "", "green"), "black", ["autopaw", "milk-magnet", "dragonfly-wing green black"], []),
    (("green", "", "green"), "green", ["autopaw green", "milk-magnet", "dragonfly-wing green green"], []),
    (("", "", ""), "white", ["autopaw", "milk-magnet", "dragonfly-wing"], ["white"]),
    (("purple", "purple", ""), "purple", ["autopaw purple", "milk-magnet purple", "dragonfly-wing"],
     ["purple"])])
def test_a_fragment_goes_to_the_leftmost_open_icon_or_the_hold(
    on: tuple[str, str, str], colour: str, row: list[str], hold: list[str]
) -> None:
    game = lay(2, f"bot-project 1 autopaw {on[0]}; bot-project 2 milk-magnet {on[1]};"
                  f"bot-project 3 dragonfly-wing {on[2]}; bag {colour}")
    assert (game.bot(), game["bot"]["hold"]) == (row, hold)
    assert game.order("BotPlaced", "BotStored") == ["BotStored" if hold else "BotPlaced"]


@pytest.mark.rule("AN-804")
def test_a_full_hold_is_one_unseen_project() -> None:
    game = lay(2, f"{ROW} bot-hold white white; bag white black; project-deck moon-gate; reserve green")
    assert (game["bot"]["hold"], game["bot"]["gained"]) == (["white"] * 3, [])
    game = lay(2, f"{ROW} bot-hold black white white; bag white; project-deck moon-gate; reserve green")
    assert (game["bot"]["hold"], game["bot"]["gained"]) == ([], ["moon-gate"])
    assert game["reserve"] == ["green", "black", "white", "white", "white"]
    assert not any("moon-gate" in str(event.data) for event in game.events)
    assert sorted(game.order("BotHoldEmptied", "BotGained")) == ["BotGained", "BotHoldEmptied"]


@pytest.mark.rule("AN-805")
def test_a_new_project_takes_all_that_fits_from_the_hold() -> None:
    game = lay(2, "bot-project 1 autopaw green; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing;"
                  "bot-hold black white white; bag purple; project-deck moon-gate")
    assert game.bot() == ["milk-magnet", "dragonfly-wing", "moon-gate black white white"]
    assert (game["bot"]["hold"], game["bot"]["completed"]) == ([], ["autopaw"])
    assert game["reserve"] == ["purple", "green"]
    assert game.order("BotPlaced", "BotCompleted", "BotDrew") == ["BotPlaced", "BotCompleted", "BotDrew"]


@pytest.mark.rule("AN-805")
def test_only_the_new_project_takes_from_the_hold_and_no_more_than_it_has_icons() -> None:
    game = lay(2, "bot-project 1 autopaw green; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing;"
                  "bot-hold black white white; bag purple; project-deck fossil-library")
    assert game.bot() == ["milk-magnet", "dragonfly-wing", "fossil-library black white"]
    assert game["bot"]["hold"] == ["white"]


@pytest.mark.rule("AN-805")
def test_a_project_that_the_hold_completes_draws_the_next() -> None:
    game = lay(2, "bot-project 1 autopaw green; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing;"
                  "bot-hold black white white; bag purple; project-deck notice-board snow-globe")
    assert game["bot"]["completed"] == ["autopaw", "notice-board"]
    assert game.bot() == ["milk-magnet", "dragonfly-wing", "snow-globe white"]
    assert game["reserve"] == ["purple", "green", "black", "white"]


@pytest.mark.rule("AN-805", "X-30")
def test_several_are_completed_from_left_to_right_after_all_is_placed() -> None:
    game = harvest("bot-project 1 moon-gate; bot-project 2 milk-magnet orange; bot-project 3 autopaw green;"
                   "project-deck velvet-observatory ivy-palace", "purple purple")
    assert game["bot"]["completed"] == ["milk-magnet", "autopaw"]
    assert game.bot() == ["moon-gate white", "velvet-observatory", "ivy-palace"]
    events = ["BotPlaced", "BotPlaced", "BotCompleted", "BotDrew", "BotCompleted", "BotDrew"]
    assert game.order("BotPlaced", "BotCompleted", "BotDrew") == events


def harvest(words: str, gets: str, planet: str = "purple purple black") -> Table:
    """Let seat 1 harvest nektarr with Bot's piloting for some Fragments; Bot has drawn a white one."""
    game = lay(2, f"{words}; bag white; hand 1 beaver-odette; planet 1 nektarr {planet}")
    brings = " ".join(["piloting"] * len(gets.split()))
    return game.says(f"1: harvest nektarr with beaver-odette; bot brings {brings} gets {gets}")


@pytest.mark.rule("AN-806")
def test_bot_brings_any_icons_for_fragments_of_the_planet() -> None:
    game = harvest(ROW, "purple purple")
    assert (game.hold(1), game.bot()) == ("black", ["autopaw purple", "milk-magnet purple", "dragonfly-wing"])
    assert game.asked == [2]


@pytest.mark.rule("AN-806")
@pytest.mark.parametrize(("on", "key"), [
    ("bot-project 1 autopaw; bot-project 2 milk-magnet", ""),
    ("bot-project 1 autopaw purple; bot-project 2 milk-magnet", "bot-has-no-use"),
    ("bot-project 1 ivy-palace; bot-project 2 moss-carpet", ""),
    ("bot-project 1 ivy-palace purple; bot-project 2 moss-carpet", "bot-has-no-use"),
    ("bot-project 1 warm-lamp; bot-project 2 moss-carpet", "bot-has-no-use")])
def test_two_equal_fragments_need_two_open_icons(on: str, key: str) -> None:
    game = lay(2, f"{on}; bot-project 3 dragonfly-wing; bag black; hand 1 beaver-odette;"
                  "planet 1 nektarr purple purple black")
    harvest = "1: harvest nektarr with beaver-odette; bot brings piloting piloting gets purple purple"
    reason = game.reason(harvest)
    assert (reason.key if reason else "") == key
    assert reason is None or reason.params["colour"] == "purple"


@pytest.mark.rule("AN-806")
@pytest.mark.parametrize(("brings", "gets"), [("piloting piloting", "purple"), ("piloting", "purple purple")])
def test_bot_takes_one_for_each_icon(brings: str, gets: str) -> None:
    game = lay(2, f"{ROW} bag white; hand 1 hare-zefira beaver-odette; planet 1 nektarr purple purple black")
    crew = "beaver-odette" if brings == "piloting piloting" else "hare-zefira beaver-odette"
    assert game.refusal(f"1: harvest nektarr with {crew}; bot brings {brings} gets {gets}") == "bot-one-each"


@pytest.mark.rule("AN-806", "AN-807")
def test_a_fragment_of_the_hold_does_not_pay_bot() -> None:
    game = lay(2, f"{ROW} bag white; hand 1 hare-zefira beaver-odette; hold 1 green;"
                  "planet 1 nektarr purple purple black")
    text = "1: harvest nektarr with hare-zefira beaver-odette; bot brings piloting gets green"
    assert game.refusal(text) in ("bot-only-planet-fragments", "not-on-planet")


@pytest.mark.rule("AN-807")
@pytest.mark.parametrize("more", ["plus green", "gives white"])
def test_bot_deals_in_no_hold(more: str) -> None:
    game = lay(2, f"{ROW} bag white; hand 1 hare-zefira beaver-odette; hold 1 green;"
                  "planet 1 nektarr purple purple black; hand 2 otter-ondina")
    offer = "1: offer nektarr; 2 brings piloting gets black; bot brings piloting gets purple"
    assert game.refusal(f"{offer} {more}") == "bot-only-planet-fragments"
    assert game.refusal(offer) == ""


@pytest.mark.rule("AN-806", "AN-807")
def test_bot_helps_beside_the_other_seat_and_is_not_asked() -> None:
    game = lay(2, f"{ROW} bag white; hand 1 beaver-odette; hand 2 otter-ondina;"
                  "planet 1 nektarr purple purple black")
    game.says("1: offer nektarr; 2 brings piloting gets black; bot brings piloting gets purple")
    assert [share["seat"] for share in game.told("OfferMade")[0]["shares"]] == [1, "bot"]
    assert game.asked == [2]
    game.says("2: accept 1 with otter-ondina", "1: seal 1 with beaver-odette")
    assert (game.hold(1), game.hold(2)) == ("purple", "black")
    assert game.bot() == ["autopaw purple", "milk-magnet", "dragonfly-wing"]


@pytest.mark.rule("AN-807", "AN-422")
def test_bot_goes_with_an_offer_to_anyone() -> None:
    game = lay(2, f"{ROW} bag white; hand 1 beaver-odette; hand 2 otter-ondina;"
                  "planet 1 nektarr purple purple black")
    game.says("1: offer nektarr; anyone brings piloting gets black; bot brings piloting gets purple",
              "2: accept 1 with otter-ondina", "1: seal 1 to 2 with beaver-odette")
    assert (game.hold(1), game.hold(2), game.bot()[0]) == ("purple", "black", "autopaw purple")


@pytest.mark.rule("AN-806")
def test_the_planet_has_enough_for_bot_and_helper() -> None:
    game = lay(2, f"{ROW} bag white; hand 1 beaver-odette; hand 2 otter-ondina;"
                  "planet 1 nektarr purple black black")
    offer = "1: offer nektarr; 2 brings piloting gets purple; bot brings piloting gets purple"
    assert game.refusal(offer) in ("not-on-planet", "bot-only-planet-fragments")


@pytest.mark.rule("AN-806")
def test_bots_help_is_no_help_for_thanks() -> None:
    game = lay(2, f"{ROW} bag white; hand 1 beaver-odette; completed 1 guest-hammock;"
                  "planet 1 nektarr purple purple black")
    game.says("1: harvest nektarr with beaver-odette; bot brings piloting piloting gets purple purple")
    assert (game.told("CrewDrawn"), game.hand(1)) == ([], "")


@pytest.mark.rule("AN-808", "AN-704")
def test_bots_points_are_projects_objective_and_fragments() -> None:
    game = lay(2, f"{NEARLY} bot-completed {FIVE}; bot-objective purple green;"
                  "bot-hold white white; bag purple")
    (told,) = game.told("GameEnded")
    done = (*FIVE.split(), "autopaw")
    own, fits = points(*done), fitting("purple green", *done)
    bot = told["points"]["bot"]
    assert (bot["projects"], bot["objective"], bot["hold"]) == (own, fits, 2)
    assert bot["total"] == own + fits + 2
    assert list(told["objectives"]["bot"]) == ["purple", "green"]


@pytest.mark.rule("AN-808")
def test_fragments_on_bots_row_count_too() -> None:
    game = lay(2, "bot-project 1 autopaw green; bot-project 2 milk-magnet orange;"
                  f"bot-project 3 moon-gate black white; bot-completed {FIVE};"
                  "bot-objective purple orange; bot-hold green; bag purple")
    done = (*FIVE.split(), "autopaw")
    total = points(*done) + fitting("purple orange", *done) + 1 + 3
    assert game.told("GameEnded")[0]["points"]["bot"]["total"] == total


@pytest.mark.rule("AN-808", "AN-804", "AN-809", "X-11")
def test_an_unseen_sixth_ends_the_game_and_counts_its_points() -> None:
    game = lay(2, f"{ROW} bot-completed {FIVE}; bot-objective black white; bot-hold white white white;"
                  "bag white; project-deck moon-gate; hand 2 echo-sieve; hold 2 orange orange")
    assert (game.step, game.asked, game["bot"]["gained"]) == ("complete", [2], ["moon-gate"])
    assert [told["seat"] for told in game.told("LastChance")] == ["bot"]
    game.says("2: done")
    done = (*FIVE.split(), "moon-gate")
    total = points(*done) + fitting("black white", *done)
    assert (game.step, game.told("GameEnded")[0]["points"]["bot"]["total"]) == ("over", total)
    assert game.told("GameEnded")[0]["unseen"] == ("moon-gate",)


@pytest.mark.rule("AN-704")
def test_bot_before_all_leaves_no_seat_the_first_place() -> None:
    game = lay(2, f"{NEARLY} bot-completed {FIVE}; bag purple; hold 2 white")
    outcome = game["outcome"]
    assert (outcome["route"], list(outcome["places"])) == ("bot", [3, 2])
    assert game.view(1).outcome.winners == ()


@pytest.mark.rule("AN-704")
def test_bot_between_the_seats_takes_a_place() -> None:
    rich = "ivy-palace velvet-observatory crystal-choir lantern-festival pocket-volcano"
    game = lay(2, f"{NEARLY} bot-completed {FIVE}; bag purple; completed 1 {rich}")
    assert (game["outcome"]["route"], list(game["outcome"]["places"])) == ("points", [1, 3])
    assert list(game.told("GameEnded")[0]["ranking"]) == [0, "bot", 1]


@pytest.mark.rule("AN-809", "X-11")
def test_nothing_is_drawn_behind_the_sixth() -> None:
    game = lay(2, f"{NEARLY} bot-completed {FIVE}; bag purple;"
                  "project-deck moon-gate; bot-hold white")
    assert (game.step, game.bot()) == ("over", ["milk-magnet", "dragonfly-wing"])
    assert (game["decks"]["projects"][0], game["bot"]["hold"]) == ("moon-gate", ["white"])
    assert game.told("BotDrew") == []


@pytest.mark.rule("AN-809")
def test_bot_with_a_sixth_from_a_harvest_gives_a_last_chance() -> None:
    game = lay(2, f"bot-completed {FIVE}; {NEARLY} bag white;"
                  "hand 1 beaver-odette; hand 2 echo-sieve; hold 2 black white;"
                  "planet 1 nektarr purple purple black")
    assert game.asked == [2]
    game.says("2: done", "1: harvest nektarr with beaver-odette; "
                         "bot brings piloting piloting gets purple purple")
    assert (game.step, game.asked) == ("complete", [2])
    assert [told["seat"] for told in game.told("LastChance")] == ["bot"]
    game.says("2: done")
    assert (game.step, game.told("TurnBegan")) == ("over", [])


@pytest.mark.rule("AN-803", "AN-410")
def test_bots_empty_bag_is_filled_from_the_reserve() -> None:
    game = lay(2, f"{ROW} reserve rest")
    (refill,) = game.chances[-1:]
    assert refill.kind == "refill"
    assert game["decks"]["bag"] == list(refill.result[1:])


@pytest.mark.rule("AN-810", "X-28")
def test_an_empty_project_deck_is_made_of_its_pile_for_bot() -> None:
    game = lay(2, f"{ROW} bot-hold white white white; bag white; project-discard rest")
    (shuffled,) = game.chances[-1:]
    assert shuffled.kind == "reshuffle-projects"
    assert game["bot"]["gained"] == list(shuffled.result[:1])
