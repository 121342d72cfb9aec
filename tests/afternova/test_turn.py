"""Section 3 and 11.1: the turn, who is asked, and what silence means."""

from __future__ import annotations

import random

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.kernel.errors import IllegalAction
from tests.afternova.facts import PLANETS
from tests.afternova.table import Table, lay

RACCOONS = "hand 1 raccoon-rocco raccoon-pepita; planet 1 nektarr purple green white;"
OFFER = "1: offer nektarr; 2 brings piloting piloting gets purple"
HARVEST = "1: harvest nektarr with raccoon-rocco raccoon-pepita"


@pytest.mark.rule("AN-301")
@pytest.mark.parametrize("is_harvest", [True, False])
def test_a_turn_is_one_action(is_harvest: bool) -> None:
    game = lay(3, RACCOONS)
    game = game.says(HARVEST) if is_harvest else game.market()
    assert (game["turn"], game["active"], game.step, game.asked) == (2, 2, "turn", [2])
    assert [told["seat"] for told in game.told("TurnEnded")] == [0]
    assert [(told["seat"], told["turn"]) for told in game.told("TurnBegan")] == [(1, 2)]
    assert game.refusal(f"1: take {game.row()[0]}") == "not-deciding"


@pytest.mark.rule("AN-302")
def test_whoever_has_agreed_may_harvest_alone() -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira hare-lampo")
    game.says(OFFER, "2: accept 1 with hare-zefira", HARVEST)
    assert (game.hold(1), game.hold(2)) == ("purple green white", "")
    assert game.hand(2) == "hare-zefira hare-lampo"


@pytest.mark.rule("AN-302")
def test_whoever_negotiated_for_one_planet_may_take_another() -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira bear-orsola; planet 2 corvenna black black black")
    game.says("1: offer corvenna; 2 brings security security gets black", "2: accept 1 with bear-orsola",
              HARVEST)
    assert (game.hold(1), game.hold(2)) == ("purple green white", "")
    assert (game.planet(2), game["agreed"]) == ("corvenna black black black", [])


@pytest.mark.rule("AN-303", "X-01")
def test_a_harvest_turn_ends_with_the_completion_step() -> None:
    game = lay(3, f"{RACCOONS} hand 3 moss-carpet; hold 3 green white").says(HARVEST)
    assert (game.step, game["active"], game.asked, game["turn"]) == ("complete", 1, [3], 1)
    assert game.told("TurnEnded") == []


@pytest.mark.rule("AN-303")
def test_bots_turn_too_ends_with_the_completion_step() -> None:
    game = lay(2, "first seat-2; hand 2 moss-carpet; hold 2 green white")
    assert (game.step, game["active"], game.asked, game["turn"]) == ("complete", "bot", [2], 1)
    assert game.view(None).seat_to_move == 1
    game.says("2: complete moss-carpet")
    assert (game.step, game["active"], game["turn"]) == ("turn", 2, 2)


@pytest.mark.rule("AN-303")
def test_a_step_in_which_nobody_can_complete_is_left_out() -> None:
    game = lay(3, "hand 2 moss-carpet; hold 2 green").market()
    assert (game.step, game["active"]) == ("turn", 2)


@pytest.mark.rule("AN-304")
def test_nobody_passes_while_there_are_cards() -> None:
    game = lay(3, "market-crew - - - mole-carbo; market-projects - - - -")
    assert game.refusal("1: pass") == "market-not-empty"
    assert "pass" not in game.options(1)
    game = lay(3, "market-crew - - - -; market-projects - - - -")
    assert "pass" in game.options(1)


@pytest.mark.rule("AN-304", "AN-429")
def test_a_pass_lets_what_is_agreed_lapse() -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira; market-crew - - - -; market-projects - - - -")
    game.says(OFFER, "2: accept 1 with hare-zefira", "1: pass")
    assert (game["active"], game["offers"], game["agreed"], game.view(2).offers) == (2, 0, [], ())


@pytest.mark.rule("AN-305")
@pytest.mark.parametrize("begin", ["take moss-carpet", "replace crew"])
def test_the_market_action_is_not_left_again(begin: str) -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira; market-projects moss-carpet warm-lamp autopaw moon-gate")
    assert (game.step, game["takes"]) == ("turn", None)
    assert game.says(f"1: {begin}").asked == [1]
    assert [game.step, game["takes"]] == ["market", 2]
    assert game.refusal(HARVEST) == "wrong-step"
    assert game.refusal(OFFER) == "wrong-step"
    assert game.refusal("1: pass") == "wrong-step"


@pytest.mark.rule("AN-301")
def test_nobody_acts_in_another_turn() -> None:
    game = lay(3, f"{RACCOONS} hand 2 beaver-odette hare-zefira")
    for text in (f"2: take {game.row()[0]}", "2: harvest nektarr with beaver-odette hare-zefira",
                 "2: replace crew", "2: done"):
        assert game.refusal(text) == "not-deciding"


def test_each_step_has_its_actions() -> None:
    game = lay(3, f"{RACCOONS} hold 1 black black black black; hand 2 moss-carpet; hold 2 green white")
    for text in ("1: drop black", "1: done", "1: discard raccoon-rocco", "1: complete moss-carpet"):
        assert game.refusal(text) == "wrong-step"
    game.says(HARVEST)
    assert game.refusal("1: take mole-carbo") == "wrong-step"
    game.says("1: drop black black black")
    assert game.refusal("2: drop green") == "wrong-step"


def test_nothing_is_said_when_the_game_is_over() -> None:
    five = "milk-magnet star-lullaby night-garden comet-postbox warm-lamp"
    game = lay(3, f"completed 1 {five}; hand 1 moss-carpet; hold 1 green white").market()
    assert game.step == "complete"
    game.says("1: complete moss-carpet")
    assert (game.step, game.asked, rules.pending(game.state)) == ("over", [], {})
    assert game.refusal("2: done") == "game-over"
    assert rules.silent_answers(game.state) == {}


def test_an_action_that_is_refused_is_raised_with_its_rule() -> None:
    game = lay(3, RACCOONS)
    with pytest.raises(IllegalAction) as refused:
        rules.apply(game.state, 0, rules.parse("harvest nektarr with raccoon-rocco"))
    assert refused.value.reason.key == "icons-missing"
    assert refused.value.reason.rule.startswith(("AN-", "X-"))


@pytest.mark.rule("AN-430")
def test_silence_declines_and_is_done_and_nothing_else() -> None:
    game = lay(3, "hand 1 raccoon-rocco beaver-odette moss-carpet; hand 2 hare-zefira; hand 3 hare-lampo;"
                  "hold 1 green white; planet 1 nektarr purple green white")
    assert rules.silent_answers(game.state) == {}
    game.says("1: offer nektarr; 2 brings piloting gets purple; 3 brings piloting gets green")
    assert silent(game) == {1: "decline 1", 2: "decline 1"}
    game.says("3: decline 1")
    assert silent(game) == {1: "decline 1"}
    game.says("2: decline 1", f"1: take {game.row()[0]}")
    assert silent(game) == {}
    game.market()
    assert silent(game) == {0: "done"}


def silent(game: Table) -> dict[int, str]:
    """Return what the silence of each seat means now."""
    return {seat: action.text for seat, action in rules.silent_answers(game.state).items()}


@pytest.mark.rule("AN-430")
def test_silence_says_nothing_in_drop_and_discard() -> None:
    game = lay(3, f"{RACCOONS} hold 1 black black black black").says(HARVEST)
    assert (game.step, silent(game)) == ("drop", {})
    crew = "hare-zefira hare-lampo hare-duna hare-rollo bear-orsola bear-bruma bear-valdo bear-tronco"
    game = lay(3, f"hand 1 {crew}; market-crew cat-minou cat-perla fox-ambra fox-fulvio")
    game.says("1: take cat-minou")
    assert (game.step, silent(game)) == ("discard", {})


def test_the_plain_offers_are_listed_and_no_others() -> None:
    game = lay(3, "hand 1 hare-zefira; hand 2 beaver-odette; hold 1 black; offers 1;"
                  "planet 1 nektarr purple purple purple; planet 2 grottamar white white white white;"
                  "planet 3 tenebriga black black black black black;"
                  "market-crew cat-minou - - -; market-projects - - - warm-lamp")
    assert sorted(game.options(1)) == sorted([
        "offer nektarr; 2 brings engineering engineering gets purple",
        "offer nektarr; anyone brings engineering engineering gets purple",
        "take cat-minou", "take warm-lamp", "replace crew", "replace projects"])
    assert rules.pending(game.state)[0].is_open
    game.says("1: offer nektarr; 2 brings engineering engineering gets purple")
    assert sorted(game.options(2)) == sorted([
        "accept 1 with beaver-odette", "decline 1",
        "counter 1 brings engineering engineering gets purple purple with beaver-odette"])
    assert rules.pending(game.state)[1].is_open
    game.says("2: accept 1 with beaver-odette")
    assert "seal 1 with hare-zefira" in game.options(1)
    assert not any(option.startswith("offer") for option in game.options(1))


def test_every_harvest_is_listed() -> None:
    game = lay(3, "hand 1 hare-zefira beaver-odette raccoon-rocco raccoon-pepita;"
                  "planet 1 nektarr purple green white")
    assert sorted(option for option in game.options(1) if option.startswith("harvest")) == [
        "harvest nektarr with hare-zefira beaver-odette",
        "harvest nektarr with raccoon-rocco raccoon-pepita"]


def test_bots_part_in_a_harvest_is_listed() -> None:
    game = lay(2, "hand 1 beaver-odette; planet 1 nektarr purple black black; bag white;"
                  "bot-project 1 star-lullaby; bot-project 2 autopaw; bot-project 3 dragonfly-wing")
    alone = "harvest nektarr with beaver-odette; bot brings "
    parts = [option.removeprefix(alone) for option in game.options(1) if option.startswith("harvest")]
    assert sorted(parts) == [
        "piloting piloting engineering gets purple black black", "piloting piloting gets black black",
        "piloting piloting gets purple black"]


def test_drops_discards_and_completions_are_listed() -> None:
    game = lay(3, "hand 1 raccoon-rocco raccoon-pepita autopaw warm-lamp; hold 1 purple purple purple;"
                  "planet 1 nektarr purple green green").says(HARVEST)
    assert sorted(game.options(1)) == ["drop green green", "drop purple green", "drop purple purple"]
    assert not rules.pending(game.state)[0].is_open
    game.says("1: drop purple green")
    assert (game.step, sorted(game.options(1))) == ("complete", ["complete autopaw", "done"])


@pytest.mark.parametrize("seed", [1, 2])
def test_random_play_says_what_is_legal(seed: int) -> None:
    dice = random.Random(seed)
    game = lay(4, "hand 1 raccoon-rocco moss-carpet; hand 2 hare-zefira; hand 3 beaver-odette;"
                  "hold 1 green white")
    for _ in range(60):
        seat = dice.choice(sorted(rules.pending(game.state)))
        action = rules.sample(game.state, seat, dice)
        assert rules.explain(game.state, seat, action) is None
        game.says(f"{seat + 1}: {action.text}")
    assert len(game["planets"]) == 3
    assert {planet for planet, _ in game["planets"]} <= set(PLANETS)


def test_random_play_asks_for_bots_help_and_does_without_it() -> None:
    game = lay(2, "hand 1 hare-zefira beaver-odette; hand 2 hare-lampo; hold 1 white; bag white;"
                  "bot-project 1 autopaw; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing;"
                  "planet 1 nektarr purple purple black")
    dice, asks = random.Random(3), set[bool]()
    for _ in range(400):
        action = rules.sample(game.state, 0, dice)
        if action.planet == "nektarr" and "plus white" in action.text:  # none of the plain offers
            asks.add("bot brings" in action.text)
        if len(asks) == 2:
            break
    assert asks == {True, False}


@pytest.mark.rule("AN-425")
@pytest.mark.parametrize(("said", "event", "why"), [
    ("1: show raccoon-rocco", "CardsShown", "take-back-seen"),
    (OFFER, "OfferMade", "take-back-heard"),
    (f"{OFFER}, 2: decline 1", "AnswerGiven", "take-back-heard"),
    (HARVEST, "Harvested", "take-back-seen"),
    (HARVEST, "PlanetRevealed", "take-back-drawn"),
    ("1: replace crew", "RowReplaced", "take-back-drawn"),
    ("1: take autopaw, 1: take moss-carpet, 1: take warm-lamp", "MarketRestored", "take-back-drawn"),
    ("1: take autopaw", "CardTaken", "")])
def test_what_was_heard_or_seen_is_not_taken_back(said: str, event: str, why: str) -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira; market-projects autopaw moss-carpet warm-lamp -")
    game.says(*said.split(", "))
    assert {rules.told_by(told) for told in game.events if told.name == event} == {why}
    assert [told.name for told in game.dealt.events if rules.begins_turn(told)] == ["TurnBegan"]


@pytest.mark.rule("AN-425")
def test_what_thanks_drew_is_not_taken_back() -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira; completed 2 guest-hammock")
    game.says(OFFER, "2: accept 1 with hare-zefira", "1: seal 1 with raccoon-rocco raccoon-pepita")
    assert [rules.told_by(told) for told in game.events if told.name == "CrewDrawn"] == ["take-back-drawn"]


@pytest.mark.rule("AN-425")
def test_nothing_is_taken_back_while_an_offer_waits() -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira")
    assert rules.not_taken_back(game.state) is None
    reason = rules.not_taken_back(game.says(OFFER).state)
    assert reason is not None
    assert (reason.key, reason.rule) == ("take-back-offer", "AN-425")
    assert rules.not_taken_back(game.says("2: decline 1").state) is None


def test_what_bot_drew_is_not_taken_back() -> None:
    game = lay(2, "bot-project 1 autopaw green; bot-project 2 milk-magnet; bot-project 3 dragonfly-wing;"
                  "bag purple white white")
    told = {event.name: rules.told_by(event) for event in game.events if event.name.startswith("Bot")}
    assert {"BotPlaced", "BotDrew"} < told.keys()
    assert told.pop("BotCompleted") == ""
    game.market().turn_of(1)
    told |= {event.name: rules.told_by(event) for event in game.events if event.name == "BotStored"}
    assert told == dict.fromkeys(("BotPlaced", "BotDrew", "BotStored"), "take-back-drawn")
