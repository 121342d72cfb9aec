"""The worked cases of section 12, one test each."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.afternova import rules
from tests.afternova.facts import fitting, points
from tests.afternova.table import deal, lay

# Agreed as offer 1: seat 2 brings piloting for both purple ones.
ANDREW_HELPS = (
    "hand 1 raccoon-rocco squirrel-pinolo; hand 2 otter-ondina; planet 1 nektarr purple purple white"
)
# Bot may place one black and one orange Fragment, both on the spanner.
ONE_BLACK_ONE_ORANGE = (
    "planet 1 nektarr orange black black; bag purple;"
    "bot-project 1 autopaw; bot-project 2 universal-spanner; bot-project 3 moss-carpet;"
)
FIVE = "milk-magnet star-lullaby moss-carpet night-garden comet-postbox"


@pytest.mark.rule("AN-T01", "AN-702")
def test_points_are_projects_fragments_and_objective() -> None:
    game = lay(3, "objective 1 black white; hand 1 milk-magnet; hold 1 purple green green orange;"
                  "completed 1 autopaw bristle-shield velvet-observatory crystal-choir flying-fair")
    game.market().says("1: complete milk-magnet")
    assert game.told("GameEnded")[0]["points"][0] == {"projects": 29, "hold": 2, "objective": 6, "total": 37}
    assert game["outcome"]["scores"][0] == 37


@pytest.mark.rule("AN-T02", "AN-206")
def test_crew_is_dealt_by_the_order_of_turns() -> None:
    game = deal(4, "first seat-3")
    assert [len(hand["crew"]) for hand in game["hands"]] == [4, 5, 3, 4]
    assert [len(hand["projects"]) for hand in game["hands"]] == [1, 1, 1, 1]


@pytest.mark.rule("AN-T03", "AN-802", "AN-801")
def test_two_begin_after_bot_with_four_and_five() -> None:
    game = deal(2, "first seat-2")
    assert (game["turn"], game["active"], game.step) == (2, 2, "turn")
    assert [turn["seat"] for turn in game.told("TurnBegan")] == ["bot", 1]
    assert [len(hand["crew"]) for hand in game["hands"]] == [5, 4]


@pytest.mark.rule("AN-T04", "AN-401")
def test_two_raccoons_harvest_alone() -> None:
    game = lay(3, "hand 1 raccoon-rocco raccoon-mirtilla; planet 1 nektarr purple purple white")
    game.says("1: harvest nektarr with raccoon-rocco raccoon-mirtilla")
    assert (game.hold(1), game.hand(1)) == ("purple purple white", "")
    assert sorted(game["discarded"]["crew"]) == ["raccoon-mirtilla", "raccoon-rocco"]
    assert game["discarded"]["planets"] == ["nektarr"]
    assert not game.planet(1).startswith("nektarr")


@pytest.mark.rule("AN-T05", "AN-412", "X-15")
def test_a_hare_too_many_is_idle() -> None:
    game = lay(3, "hand 1 hare-zefira raccoon-rocco raccoon-mirtilla; planet 1 nektarr purple purple white")
    harvest = "1: harvest nektarr with hare-zefira raccoon-rocco raccoon-mirtilla"
    assert game.refusal(harvest) == "idle-crew"
    assert game.why(harvest).params["card"] == "hare-zefira"


@pytest.mark.rule("AN-T06", "AN-401", "AN-412")
@pytest.mark.parametrize("crew", ["hare-zefira beaver-odette raccoon-rocco",
                                  "hare-zefira hare-lampo beaver-odette beaver-querco"])
def test_exact_icons_and_needed_excess_are_legal(crew: str) -> None:
    game = lay(3, f"hand 1 {crew}; planet 1 volanza purple green orange black")
    game.says(f"1: harvest volanza with {crew}")
    assert game.hold(1) == "purple green orange black"


@pytest.mark.rule("AN-T07", "AN-402", "AN-403", "AN-407")
def test_the_first_example_of_the_rulebook() -> None:
    game = lay(3, ANDREW_HELPS)
    game.says("1: offer nektarr; 2 brings piloting gets purple purple", "2: accept 1 with otter-ondina",
              "1: seal 1 with raccoon-rocco squirrel-pinolo")
    assert (game.hold(1), game.hold(2)) == ("white", "purple purple")
    assert sorted(game["discarded"]["crew"]) == ["otter-ondina", "raccoon-rocco", "squirrel-pinolo"]
    assert (game.hand(1), game.hand(2)) == ("", "")


@pytest.mark.rule("AN-T08", "AN-404", "AN-409")
@pytest.mark.parametrize(("hold", "dropped"), [("purple purple purple green", 3), ("green", 0)])
def test_the_second_example_of_the_rulebook(hold: str, dropped: int) -> None:
    crew = "raccoon-rocco raccoon-mirtilla squirrel-pinolo"
    game = lay(3, f"hold 1 {hold}; hand 1 {crew}; hand 2 otter-ondina;"
                  "planet 1 volanza orange orange black white")
    game.says("1: offer volanza; 2 brings piloting gets nothing plus green", "2: accept 1 with otter-ondina",
              f"1: seal 1 with {crew}")
    assert game.hold(2) == "green"
    if dropped:
        assert (game.step, game.asked) == ("drop", [1])
        reason = game.why("1: drop white")
        assert (reason.key, reason.params["count"]) == ("drop-exactly", dropped)
    else:
        assert (game.hold(1), game.told("FragmentsDropped")) == ("orange orange black white", [])


@pytest.mark.rule("AN-T09", "AN-414", "X-16")
def test_nobody_helps_for_nothing() -> None:
    game = lay(3, ANDREW_HELPS)
    assert game.refusal("1: offer nektarr; 2 brings piloting gets nothing") == "gets-nothing"


@pytest.mark.rule("AN-T10", "AN-422", "AN-424")
def test_one_that_declines_is_enough() -> None:
    game = lay(3, "hand 1 beaver-odette; hand 2 hare-zefira; hand 3 otter-ondina;"
                  "planet 1 nektarr purple purple white")
    game.says("1: offer nektarr; 2 brings piloting gets purple; 3 brings piloting gets white",
              "2: accept 1 with hare-zefira", "3: decline 1")
    assert (game.step, game["agreed"], game.asked) == ("turn", [], [1])
    assert (game["offers"], game.view(1).offers_left) == (1, 5)


@pytest.mark.rule("AN-T11", "AN-302", "AN-427", "AN-429")
def test_of_two_agreed_deals_one_is_sealed() -> None:
    game = lay(3, "hand 1 beaver-odette bear-orsola; hand 2 hare-zefira; hand 3 hare-lampo;"
                  "planet 1 nektarr purple purple white; planet 2 corvenna green green black")
    game.says("1: offer nektarr; 2 brings piloting piloting gets purple", "2: accept 1 with hare-zefira",
              "1: offer corvenna; 3 brings piloting piloting gets green", "3: accept 2 with hare-lampo")
    assert game["agreed"] == [1, 2]
    game.says("1: seal 1 with beaver-odette")
    assert (game.hold(1), game.hold(2), game.hold(3)) == ("purple white", "purple", "")
    assert (game.hand(1), game.hand(3)) == ("bear-orsola", "hare-lampo")
    assert (game.planet(2), game["agreed"], game["active"]) == ("corvenna green green black", [], 2)


@pytest.mark.rule("AN-T12", "AN-302", "AN-429")
def test_whoever_goes_to_the_market_lets_the_deal_go() -> None:
    game = lay(3, f"{ANDREW_HELPS}; market-crew hare-duna hare-rollo mole-carbo fox-ambra")
    game.says("1: offer nektarr; 2 brings piloting gets purple", "2: accept 1 with otter-ondina",
              "1: take hare-duna")
    assert game.step == "market"
    assert game.refusal("1: seal 1 with raccoon-rocco squirrel-pinolo") == "wrong-step"
    game.says("1: take hare-rollo", "1: take mole-carbo")
    assert (game["agreed"], game.hand(2), game.hold(2)) == ([], "otter-ondina", "")


@pytest.mark.rule("AN-T13", "AN-426", "X-25")
def test_a_counter_that_is_offered_is_accepted_already() -> None:
    game = lay(3, ANDREW_HELPS)
    game.says("1: offer nektarr; 2 brings piloting gets purple",
              "2: counter 1 brings piloting gets purple purple with otter-ondina")
    assert (game.step, game["agreed"]) == ("turn", [])
    game.says("1: offer nektarr; 2 brings piloting gets purple purple")
    assert (game.step, game["agreed"], game.asked) == ("turn", [2], [1])
    game.says("1: seal 2 with raccoon-rocco squirrel-pinolo")
    assert (game.hold(2), game.hand(2)) == ("purple purple", "")


@pytest.mark.rule("AN-T14", "AN-426")
def test_of_a_countered_offer_only_the_others_are_asked_again() -> None:
    game = lay(3, "hand 1 beaver-odette; hand 2 hare-zefira; hand 3 otter-ondina;"
                  "planet 1 nektarr purple purple white")
    game.says("1: offer nektarr; 2 brings piloting gets purple; 3 brings piloting gets white",
              "3: accept 1 with otter-ondina",
              "2: counter 1 brings piloting gets purple purple with hare-zefira",
              "1: offer nektarr; 2 brings piloting gets purple purple; 3 brings piloting gets white")
    assert (game.step, game.asked) == ("answer", [3])


@pytest.mark.rule("AN-T15", "AN-422")
def test_of_anyone_who_accepts_one_is_chosen() -> None:
    game = lay(4, f"{ANDREW_HELPS}; hand 4 otter-sasso")
    game.says("1: offer nektarr; anyone brings piloting gets purple purple", "2: accept 1 with otter-ondina",
              "4: accept 1 with otter-sasso")
    assert game.refusal("1: seal 1 with raccoon-rocco squirrel-pinolo") == "not-agreed"
    game.says("1: seal 1 to 4 with raccoon-rocco squirrel-pinolo")
    assert (game.hold(4), game.hand(4)) == ("purple purple", "")
    assert (game.hold(2), game.hand(2)) == ("", "otter-ondina")


@pytest.mark.rule("AN-T16", "AN-423", "X-19")
def test_what_an_offer_leaves_its_maker_it_must_have() -> None:
    game = lay(3, "hand 1 hare-zefira; hand 2 hare-lampo; planet 1 nektarr purple purple white")
    offer = "1: offer nektarr; 2 brings piloting gets purple"
    assert game.refusal(offer) == "cannot-do-your-part"
    reason = game.why(offer)
    assert (reason.params["skill"], reason.params["missing"]) == ("engineering", 2)


@pytest.mark.rule("AN-T17", "AN-424", "X-24")
def test_a_seventh_offer_is_too_many() -> None:
    game = lay(3, "hand 1 hare-zefira beaver-odette; hand 2 otter-ondina;"
                  "planet 1 nektarr purple green white;"
                  "market-crew mole-carbo bear-orsola cat-minou fox-ambra")
    for number, gets in enumerate(("purple", "green", "white", "purple green", "purple white"), 1):
        game.says(f"1: offer nektarr; 2 brings piloting gets {gets}", f"2: decline {number}")
    game.says("1: offer nektarr; 2 brings piloting gets green white", "2: accept 6 with otter-ondina")
    assert game.view(1).offers_left == 0
    assert game.refusal("1: offer nektarr; 2 brings piloting gets purple green white") == "no-more-offers"
    assert game.reason("1: harvest nektarr with hare-zefira beaver-odette") is None
    assert game.reason("1: seal 6 with hare-zefira beaver-odette") is None
    assert game.reason("1: take mole-carbo") is None


@pytest.mark.rule("AN-T18", "AN-404")
def test_what_is_given_lies_in_the_hold() -> None:
    game = lay(3, "hand 1 beaver-odette; hand 3 hare-zefira; hold 3 green;"
                  "planet 1 nektarr purple purple white")
    offer = "1: offer nektarr; 3 brings piloting piloting gets purple purple gives white"
    assert game.refusal(offer) == "not-in-hold"
    reason = game.why(offer)
    assert (reason.params["seat"], reason.params["colour"]) == (2, "white")


@pytest.mark.rule("AN-T19", "AN-408", "AN-410", "X-23")
def test_as_many_are_dropped_as_are_too_much() -> None:
    crew = "hare-zefira beaver-odette raccoon-rocco"
    game = lay(3, f"hold 1 purple purple green; hand 1 {crew}; planet 1 volanza orange black white white")
    game.says(f"1: harvest volanza with {crew}")
    assert (game.step, game.told("PlanetRevealed")) == ("drop", [])
    assert game.refusal("1: drop purple") == "drop-exactly"
    assert game.refusal("1: drop purple purple green orange") == "drop-exactly"
    game.says("1: drop purple black white")
    assert game.hold(1) == "purple green orange white"
    assert game.order("FragmentsDropped", "PlanetRevealed") == ["FragmentsDropped", "PlanetRevealed"]


@pytest.mark.rule("AN-T20", "AN-410")
def test_two_drop_at_once_before_the_new_planet() -> None:
    game = lay(3, f"{ANDREW_HELPS}; hold 1 black black black black; hold 2 green green green orange")
    game.says("1: offer nektarr; 2 brings piloting gets purple", "2: accept 1 with otter-ondina",
              "1: seal 1 with raccoon-rocco squirrel-pinolo")
    assert (game.step, game.asked) == ("drop", [1, 2])
    game.says("2: drop orange")
    assert (game.asked, game.told("PlanetRevealed")) == ([1], [])
    game.says("1: drop black black")
    assert (game.hold(1), game.hold(2)) == ("purple black black white", "purple green green green")
    assert len(game.told("PlanetRevealed")) == 1


@pytest.mark.rule("AN-T21", "AN-410", "X-23")
def test_the_reserve_fills_the_bag_when_it_is_needed() -> None:
    game = lay(3, "hold 1 black black black black; hand 1 raccoon-rocco raccoon-mirtilla; bag green;"
                  "planet 1 nektarr purple white white; planet-deck obsidra; reserve rest")
    before = len(game["reserve"])
    game.says("1: harvest nektarr with raccoon-rocco raccoon-mirtilla", "1: drop purple white white")
    (refill,) = game.chances
    assert (refill.kind, len(refill.result)) == ("refill", before + 3)
    kind, *fragments = game.planet(1).split()
    assert (kind, sorted(fragments)) == ("obsidra", sorted(["green", *refill.result[:2]]))
    assert game["decks"]["bag"] == list(refill.result[2:])
    assert game["reserve"] == []
    assert [told["count"] for told in game.told("BagRefilled")] == [before + 3]


EIGHT = "hare-zefira hare-lampo hare-duna hare-rollo mole-carbo mole-ipogea mole-nello mole-silvana"


@pytest.mark.rule("AN-T22", "AN-505", "X-26")
def test_a_ninth_card_is_answered_at_once() -> None:
    game = lay(3, f"hand 1 {EIGHT}; market-crew fox-ambra fox-fulvio cat-minou cat-cassio")
    game.says("1: take fox-ambra")
    assert (game.step, game.asked) == ("discard", [1])
    assert game.refusal("1: take fox-fulvio") == "wrong-step"
    game.says("1: discard hare-duna")
    assert (game.step, game["takes"], game["discarded"]["crew"]) == ("market", 2, ["hare-duna"])


@pytest.mark.rule("AN-T23", "AN-505")
def test_the_card_just_taken_may_be_discarded() -> None:
    game = lay(3, f"hand 1 {EIGHT}; market-crew fox-ambra fox-fulvio cat-minou cat-cassio")
    game.says("1: take fox-ambra", "1: discard fox-ambra")
    assert (game["discarded"]["crew"], len(game.hand(1).split())) == (["fox-ambra"], 8)


@pytest.mark.rule("AN-T24", "AN-502", "AN-503", "AN-506", "X-07")
def test_the_third_card_may_pay_for_a_row() -> None:
    game = lay(3, "market-crew fox-ambra fox-fulvio cat-minou cat-cassio;"
                  "crew-deck hare-zefira hare-lampo hare-duna hare-rollo;"
                  "market-projects autopaw moss-carpet warm-lamp moon-gate;"
                  "project-deck snow-globe ivy-palace")
    game.says("1: take autopaw", "1: take warm-lamp", "1: replace crew")
    assert game["active"] == 2
    assert game.row() == ["hare-zefira", "hare-lampo", "hare-duna", "hare-rollo"]
    assert game.row("projects") == ["snow-globe", "moss-carpet", "ivy-palace", "moon-gate"]
    assert sorted(game["discarded"]["crew"]) == ["cat-cassio", "cat-minou", "fox-ambra", "fox-fulvio"]


@pytest.mark.rule("AN-T25", "AN-503", "X-07")
def test_the_last_card_is_taken() -> None:
    game = lay(3)
    game.says("1: replace crew", "1: replace projects")
    assert (game["takes"], game.refusal("1: replace crew")) == (1, "no-card-to-pay")


@pytest.mark.rule("AN-T26", "AN-604")
def test_a_big_basket_takes_four() -> None:
    game = lay(3, "completed 1 loud-bazaar; market-crew fox-ambra fox-fulvio cat-minou cat-cassio")
    game.says("1: take fox-ambra", "1: take fox-fulvio", "1: take cat-minou")
    assert (game.step, game["takes"]) == ("market", 1)
    game.says("1: take cat-cassio")
    assert game["active"] == 2


@pytest.mark.rule("AN-T27", "AN-503")
def test_a_scout_replaces_once_for_nothing() -> None:
    game = lay(3, "completed 1 notice-board; crew-deck bear-orsola bear-bruma bear-valdo bear-tronco "
                  "fox-ambra fox-fulvio cat-minou cat-cassio")
    game.says("1: replace crew", "1: replace crew")
    assert [row["free"] for row in game.told("RowReplaced")] == [True, False]
    assert game["takes"] == 2
    game.says("1: take fox-ambra", "1: take cat-minou")
    assert (game["active"], game.hand(1)) == (2, "cat-minou fox-ambra")


@pytest.mark.rule("AN-T28", "AN-604", "X-14")
def test_a_bigger_hold_holds_five_in_the_next_harvest() -> None:
    crew = "hare-zefira hare-lampo beaver-odette raccoon-rocco"
    game = lay(3, f"hand 1 {crew} roof-rack; hold 1 purple orange black white;"
                  "planet 1 torquilla green green green green orange")
    game.market().says("1: complete roof-rack")
    assert game.hold(1) == "purple"
    game.turn_of(2).turn_of(1)
    game.says(f"1: harvest torquilla with {crew}")
    assert game.refusal("1: drop green green") == "drop-exactly"
    game.says("1: drop purple")
    assert game.hold(1) == "green green green green orange"


@pytest.mark.rule("AN-T29", "AN-413", "X-12")
@pytest.mark.parametrize(("crew", "key"), [("beaver-odette raccoon-rocco", ""),
                                           ("raccoon-rocco raccoon-mirtilla", ""),
                                           ("raccoon-rocco", "icons-missing")])
def test_an_upgrade_adds_its_icon_to_a_harvest(crew: str, key: str) -> None:
    game = lay(3, "completed 1 autopaw; hand 1 beaver-odette raccoon-rocco raccoon-mirtilla;"
                  "planet 1 nektarr purple purple white")
    reason = game.reason(f"1: harvest nektarr with {crew}")
    assert (reason.key if reason else "") == key


@pytest.mark.rule("AN-T30", "AN-413")
@pytest.mark.parametrize("upgrade", ["autopaw", ""])
def test_an_upgrade_helps_to_help(upgrade: str) -> None:
    game = lay(3, f"completed 2 {upgrade}; hand 1 beaver-odette; hand 2 cat-minou;"
                  "planet 1 nektarr purple purple white")
    game.says("1: offer nektarr; 2 brings piloting piloting gets purple")
    if upgrade:
        game.says("2: accept 1 with cat-minou", "1: seal 1 with beaver-odette")
        assert (game.hold(1), game.hold(2)) == ("purple white", "purple")
    else:
        assert game.refusal("2: accept 1 with cat-minou") == "icons-missing"


@pytest.mark.rule("AN-T51", "AN-412", "AN-413")
def test_a_card_may_be_played_for_the_upgrade_alone() -> None:
    game = lay(3, "completed 1 universal-spanner; hand 1 bear-orsola; hand 2 bear-bruma raccoon-rocco;"
                  "planet 1 ferralba purple purple white")
    game.says("1: offer ferralba; 2 brings engineering security gets purple",
              "2: accept 1 with bear-bruma raccoon-rocco", "1: seal 1 with bear-orsola")
    assert (game.hold(1), game.hold(2), game.hand(1)) == ("purple white", "purple", "")


@pytest.mark.rule("AN-T31", "AN-601")
def test_a_fragment_is_spent_once() -> None:
    game = lay(3, "hand 1 moss-carpet warm-lamp; hold 1 purple green orange white").market()
    game.says("1: complete moss-carpet")
    assert game.hold(1) == "purple orange"
    assert game.refusal("1: complete warm-lamp") == "fragments-missing"
    reason = game.why("1: complete warm-lamp")
    assert list(reason.params["colours"]) == ["white"]


@pytest.mark.rule("AN-T32", "AN-601", "X-01")
def test_others_complete_after_a_market_turn() -> None:
    game = lay(3, "hand 2 moss-carpet; hold 2 green white").market()
    assert (game.step, game["active"], game.asked) == ("complete", 1, [2])
    game.says("2: complete moss-carpet")
    assert (game["completed"][1], game.hold(2)) == (["moss-carpet"], "")
    assert game["reserve"] == ["green", "white"]


@pytest.mark.rule("AN-T33", "AN-701", "X-09", "X-27")
def test_at_a_sixth_all_are_asked_once_more() -> None:
    game = lay(3, f"hand 2 autopaw; hold 2 purple green; hand 3 warm-lamp; hold 3 orange white;"
                  f"completed 3 {FIVE}")
    game.market()
    assert game.asked == [2, 3]
    game.says("2: done", "3: complete warm-lamp")
    assert game.asked == [2]
    assert [event["seat"] for event in game.told("LastChance")] == [2]
    game.says("2: complete autopaw")
    assert (game.step, game.asked, game["completed"][1]) == ("over", [], ["autopaw"])
    assert game.told("TurnBegan") == []


@pytest.mark.rule("AN-T34", "AN-606")
def test_nobody_completes_a_seventh() -> None:
    game = lay(3, f"completed 1 {FIVE}; hand 1 autopaw warm-lamp; hold 1 purple green orange white;"
                  "hand 2 echo-sieve; hold 2 purple black").market()
    game.says("1: complete warm-lamp")
    assert game.asked == [2]
    assert game.refusal("1: complete autopaw") == "not-deciding"


@pytest.mark.rule("AN-T35", "AN-703", "X-10")
def test_among_equals_the_latest_turn_wins() -> None:
    game = lay(4, "first seat-4; objective 2 green black; objective 4 purple white; objective 1 purple green;"
                  f"completed 2 {FIVE}; hand 2 warm-lamp; hold 2 orange white;"
                  "completed 4 fossil-library sunny-orchard ember-forge ivy-palace; hold 4 purple")
    game.turn_of(3).market().says("2: complete warm-lamp")
    scores, places = game["outcome"]["scores"], game["outcome"]["places"]
    done = (*FIVE.split(), "warm-lamp")
    assert scores[1] == scores[3] == points(*done) + fitting("green black", *done)
    assert (places[1], places[3]) == (1, 2)


@pytest.mark.rule("AN-T36", "AN-410", "AN-505")
def test_thanks_are_drawn_before_the_completion_step() -> None:
    game = lay(3, "completed 2 guest-hammock welcome-kitchen; hand 1 beaver-odette; hold 2 green white;"
                  "hand 2 hare-zefira hare-lampo hare-duna hare-rollo mole-carbo mole-ipogea mole-nello "
                  "moss-carpet;"
                  "planet 1 nektarr purple purple white; crew-deck fox-ambra fox-fulvio")
    game.says("1: offer nektarr; 2 brings piloting piloting gets purple", "2: accept 1 with hare-zefira",
              "1: seal 1 with beaver-odette")
    assert [event["seat"] for event in game.told("CrewDrawn")] == [1, 1]
    assert {rules.told_by(event) for event in game.events if event.name == "CrewDrawn"} == {"take-back-drawn"}
    assert (game.step, game.asked) == ("discard", [2])
    assert {"fox-ambra", "fox-fulvio"} < set(game.hand(2).split())
    game.says("2: discard mole-carbo")
    assert (game.step, len(game.hand(2).split())) == ("complete", 8)


@pytest.mark.rule("AN-T36")
def test_thanks_are_not_drawn_for_a_lone_harvest() -> None:
    game = lay(3, "completed 1 guest-hammock welcome-kitchen; hand 1 raccoon-rocco raccoon-mirtilla;"
                  "planet 1 nektarr purple purple white")
    game.says("1: harvest nektarr with raccoon-rocco raccoon-mirtilla")
    assert (game.told("CrewDrawn"), game.hand(1)) == ([], "")


@pytest.mark.rule("AN-T37", "AN-803")
def test_bot_covers_the_leftmost_icon() -> None:
    game = lay(2, "bot-project 1 autopaw; bot-project 2 folding-shovel; bot-project 3 moon-gate; bag green")
    assert game.bot() == ["autopaw green", "folding-shovel", "moon-gate"]
    assert (game["bot"]["hold"], game["bot"]["completed"]) == ([], [])


@pytest.mark.rule("AN-T38", "AN-803")
def test_bot_goes_on_to_the_next_open_icon() -> None:
    game = lay(2, "bot-project 1 autopaw green; bot-project 2 folding-shovel; bot-project 3 moon-gate;"
                  "bag green")
    assert game.bot() == ["autopaw green", "folding-shovel green", "moon-gate"]


@pytest.mark.rule("AN-T39", "AN-804")
def test_bot_empties_a_full_hold_for_an_unseen_project() -> None:
    game = lay(2, "bot-project 1 autopaw; bot-project 2 folding-shovel; bot-project 3 star-lullaby;"
                  "bot-hold white white white; bag white; project-deck moon-gate")
    assert (game["bot"]["hold"], game["bot"]["gained"]) == ([], ["moon-gate"])
    assert game["reserve"] == ["white"] * 4
    assert game.view(None).bot.gained == 1


@pytest.mark.rule("AN-T40", "AN-805")
def test_bot_completes_draws_and_moves_its_hold() -> None:
    game = lay(2, "bot-project 1 milk-magnet purple; bot-project 2 autopaw; bot-project 3 star-lullaby;"
                  "bot-hold white; bag orange; project-deck snow-globe")
    assert game.bot() == ["autopaw", "star-lullaby", "snow-globe white"]
    assert (game["bot"]["completed"], game["bot"]["hold"]) == (["milk-magnet"], [])
    assert game["reserve"] == ["purple", "orange"]


@pytest.mark.rule("AN-T41", "AN-806")
def test_bot_takes_what_fits_an_open_icon() -> None:
    game = lay(2, f"{ONE_BLACK_ONE_ORANGE} hand 1 raccoon-rocco")
    harvest = "1: harvest nektarr with raccoon-rocco; bot brings piloting engineering gets"
    assert game.refusal(f"{harvest} black black") == "bot-has-no-use"
    assert game.why(f"{harvest} black black").params["colour"] == "black"
    game.says(f"{harvest} orange black")
    assert game.hold(1) == "black"
    assert game["bot"]["completed"] == ["universal-spanner"]


@pytest.mark.rule("AN-T42", "AN-806")
def test_bot_gets_one_for_each_icon() -> None:
    game = lay(2, f"{ONE_BLACK_ONE_ORANGE} hand 1 beaver-odette")
    harvest = "1: harvest nektarr with beaver-odette; bot brings piloting piloting gets orange"
    assert game.refusal(harvest) == "bot-one-each"


@pytest.mark.rule("AN-T43", "AN-412")
@pytest.mark.parametrize(("brings", "gets", "key", "named"), [
    ("piloting", "purple", "", {}),
    ("piloting piloting", "purple purple", "idle-crew", {"card": "hare-zefira"}),
    ("piloting piloting piloting", "purple purple purple", "not-needed", {"skill": "piloting"})])
def test_bot_makes_nobody_idle(brings: str, gets: str, key: str, named: dict[str, str]) -> None:
    game = lay(2, "bot-project 1 autopaw; bot-project 2 milk-magnet; bot-project 3 star-lullaby; bag white;"
                  "hand 1 hare-zefira beaver-odette; planet 1 nektarr purple purple purple")
    crew = "hare-zefira beaver-odette"
    reason = game.reason(f"1: harvest nektarr with {crew}; bot brings {brings} gets {gets}")
    assert (reason.key if reason else "") == key
    assert {name: reason.params[name] for name in named} == named if reason else not named


@pytest.mark.rule("AN-T44", "AN-809", "X-11")
def test_bot_stops_at_six() -> None:
    game = lay(2, "bot-completed star-lullaby moss-carpet night-garden comet-postbox warm-lamp; bag white;"
                  "bot-project 1 autopaw green; bot-project 2 milk-magnet orange;"
                  "bot-project 3 dragonfly-wing; hand 1 raccoon-rocco echo-sieve; hold 1 orange orange;"
                  "planet 1 nektarr purple purple black")
    game.says("1: done")  # Bot's turn ends with the step in which everybody may complete, too
    game.says("1: harvest nektarr with raccoon-rocco; bot brings piloting engineering gets purple purple")
    assert game["bot"]["completed"][-1] == "autopaw"
    assert game.bot() == ["milk-magnet purple orange", "dragonfly-wing"]
    assert (game.step, game.asked) == ("complete", [1])
    game.says("1: done")
    assert game.step == "over"


@pytest.mark.rule("AN-T45", "AN-704", "AN-809")
def test_bot_wins_a_tie_it_ended() -> None:
    game = lay(2, f"bot-completed {FIVE}; bot-objective green black; bot-project 1 autopaw green; bag purple;"
                  "bot-project 2 flying-fair; bot-project 3 moon-gate; objective 1 purple white;"
                  "hold 1 orange black; completed 1 fossil-library sunny-orchard ember-forge snow-globe")
    outcome = game["outcome"]
    bot = points(*FIVE.split(), "autopaw") + fitting("green black", *FIVE.split(), "autopaw")
    assert game.told("GameEnded")[0]["points"]["bot"]["total"] == outcome["scores"][0] == bot
    assert (outcome["route"], list(outcome["places"])) == ("bot", [2, 3])


@pytest.mark.rule("AN-T46", "AN-424")
def test_an_offer_is_made_once_a_turn() -> None:
    game = lay(3, ANDREW_HELPS)
    game.says("1: offer nektarr; 2 brings piloting gets purple", "2: decline 1")
    assert game.refusal("1: offer nektarr; 2 brings piloting gets purple") == "offered-already"
    assert game.why("1: offer nektarr; 2 brings piloting gets purple").params["number"] == 1


@pytest.mark.rule("AN-T47", "AN-405")
def test_a_helper_has_crew() -> None:
    game = lay(3, "hand 1 raccoon-rocco squirrel-pinolo; hand 2 moss-carpet;"
                  "planet 1 nektarr purple purple white")
    offer = "1: offer nektarr; 2 brings piloting gets purple"
    assert game.refusal(offer) == "no-crew"
    assert game.why(offer).params["seat"] == 1


@pytest.mark.rule("AN-T48", "AN-207", "X-20")
def test_a_card_is_shown_to_all_and_once() -> None:
    game = lay(3, ANDREW_HELPS).says("2: show otter-ondina")
    (told,) = game.told("CardsShown")
    assert (told["seat"], list(told["cards"])) == (1, ["otter-ondina"])
    assert list(game.view(3).players[1].shown) == ["otter-ondina"]
    assert game.refusal("2: show otter-ondina") == "shown-already"


@pytest.mark.rule("AN-T49", "AN-405", "X-03")
def test_helpers_may_do_it_all() -> None:
    game = lay(3, "hand 2 raccoon-rocco raccoon-mirtilla; planet 1 nektarr purple purple white")
    game.says("1: offer nektarr; 2 brings piloting piloting engineering engineering gets purple",
              "2: accept 1 with raccoon-rocco raccoon-mirtilla", "1: seal 1")
    assert (game.hold(1), game.hold(2), game["active"]) == ("purple white", "purple", 2)


@pytest.mark.rule("AN-T50", "AN-304", "X-22")
def test_a_pass_needs_an_empty_market() -> None:
    game = lay(3, "market-crew - - - -; market-projects - - - -").says("1: pass")
    assert game["active"] == 2
    game = lay(3, "market-crew - - - -; market-projects - - warm-lamp -")
    assert game.refusal("1: pass") == "market-not-empty"
