"""Section 4: who plays what in a Harvest, and where the Fragments go."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.kernel.errors import BadActionText
from tests.afternova.facts import PLANETS
from tests.afternova.table import Table, chance, lay

RACCOONS = "hand 1 raccoon-rocco raccoon-pepita; planet 1 nektarr purple green white;"
HARVEST = "1: harvest nektarr with raccoon-rocco raccoon-pepita"


def helped(words: str, terms: str, helper: str = "hare-zefira") -> Table:
    """Let seat 2 agree to help seat 1 with nektarr on some terms, and seat 1 seal the deal."""
    return agreed(words, terms, helper).says("1: seal 1 with beaver-odette")


def agreed(words: str, terms: str, helper: str) -> Table:
    """Let seat 2 agree to help seat 1 with nektarr on some terms."""
    game = lay(3, f"hand 1 beaver-odette; hand 2 {helper}; planet 1 nektarr purple green white; {words}")
    return game.says(f"1: offer nektarr; 2 {terms}", f"2: accept 1 with {helper}")


@pytest.mark.rule("AN-401")
@pytest.mark.parametrize(("crew", "skill", "missing"), [
    ("hare-zefira", "engineering", 2), ("beaver-odette", "piloting", 2),
    ("hare-zefira squirrel-pinolo", "engineering", 1)])
def test_both_skills_are_needed(crew: str, skill: str, missing: int) -> None:
    game = lay(3, f"hand 1 {crew}; planet 1 nektarr purple green white")
    reason = game.why(f"1: harvest nektarr with {crew}")
    assert (reason.key, reason.params["skill"], reason.params["missing"]) == ("icons-missing", skill, missing)


@pytest.mark.rule("AN-401")
def test_a_planet_lies_open() -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira; planet-deck volanza")
    assert game.refusal("1: harvest volanza with raccoon-rocco raccoon-pepita") == "no-such-planet"
    assert game.refusal("1: offer volanza; 2 brings piloting gets purple") == "no-such-planet"


@pytest.mark.rule("AN-401", "AN-402")
def test_crew_is_played_from_the_own_hand_and_once() -> None:
    game = lay(3, "hand 1 raccoon-rocco beaver-odette; hand 2 raccoon-pepita;"
                  "planet 1 nektarr purple green white")
    assert game.refusal("1: harvest nektarr with raccoon-rocco raccoon-pepita") == "not-in-hand"
    assert game.refusal("1: harvest nektarr with raccoon-rocco raccoon-rocco") == "card-twice"
    game.says("1: offer nektarr; 2 brings piloting gets purple")
    assert game.refusal("2: accept 1 with raccoon-rocco") == "not-in-hand"


@pytest.mark.rule("AN-403")
def test_a_deal_happens_in_its_order() -> None:
    game = helped("completed 2 guest-hammock; hold 1 black black black",
                  "brings piloting piloting gets purple")
    assert (game.step, game.asked) == ("drop", [1])
    (told,) = game.told("Harvested")
    assert (told["seat"], told["planet"], list(told["left"])) == (0, "nektarr", ["green", "white"])
    played = {seat: list(cards) for seat, cards in told["crew"].items()}
    assert played == {0: ["beaver-odette"], 1: ["hare-zefira"]}
    game.says("1: drop black")
    names = ["FragmentsDropped", "PlanetRevealed", "CrewDrawn", "TurnEnded", "TurnBegan"]
    assert game.order(*names) == names


@pytest.mark.rule("AN-404", "X-17")
def test_holds_are_traded_both_ways() -> None:
    game = helped("hold 1 black; hold 2 orange orange",
                  "brings piloting piloting gets purple plus black gives orange")
    assert (game.hold(1), game.hold(2)) == ("green orange white", "purple orange black")


@pytest.mark.rule("AN-404")
@pytest.mark.parametrize(("shares", "key"), [
    ("2 brings piloting gets purple plus black gives black", "same-both-ways"),
    ("2 brings piloting gets purple plus white", "not-in-hold"),
    ("2 brings piloting gets purple plus black black", "not-in-hold"),
    ("2 brings piloting gets purple gives green", "not-in-hold"),
    ("2 brings piloting gets purple plus black; 3 brings piloting gets green plus black", "not-in-hold"),
    ("2 brings piloting gets purple gives orange; 3 brings piloting gets green plus orange", "not-in-hold")])
def test_a_trade_moves_what_lay_in_holds_before(shares: str, key: str) -> None:
    game = lay(3, "hand 1 hare-duna beaver-odette; hand 2 hare-zefira; hand 3 hare-lampo;"
                  "hold 1 black; hold 2 orange black; planet 1 nektarr purple green white")
    assert game.refusal(f"1: offer nektarr; {shares}") == key


@pytest.mark.rule("AN-404", "X-17")
def test_two_helpers_do_not_trade_with_each_other() -> None:
    game = lay(3, "hand 1 beaver-odette; hand 2 otter-ondina; hand 3 otter-sasso;"
                  "hold 2 orange; hold 3 black; planet 1 nektarr purple green white")
    game.says("1: offer nektarr; 2 brings piloting gets purple gives orange; "
              "3 brings piloting gets green gives black",
              "2: accept 1 with otter-ondina", "3: accept 1 with otter-sasso", "1: seal 1 with beaver-odette")
    assert [game.hold(seat) for seat in (1, 2, 3)] == ["orange black white", "purple", "green"]


@pytest.mark.rule("AN-405", "X-03")
def test_a_helper_brings_what_the_planet_asks_for() -> None:
    game = lay(3, "hand 1 raccoon-rocco raccoon-pepita; hand 2 bear-orsola hare-zefira;"
                  "planet 1 nektarr purple green white")
    assert game.refusal("1: offer nektarr; 2 brings security gets purple") in ("brings-nothing", "not-needed")
    game.says("1: offer nektarr; 2 brings piloting gets purple")
    assert game.refusal("2: accept 1 with bear-orsola") == "icons-missing"
    assert game.refusal("2: accept 1 with bear-orsola hare-zefira") == "idle-crew"


@pytest.mark.rule("X-04", "AN-406")
@pytest.mark.parametrize("extra", ["plus otter-ondina", "gives moss-carpet", "gets piloting", "plus favour"])
def test_a_deal_is_about_fragments_alone(extra: str) -> None:
    with pytest.raises(BadActionText):
        rules.parse(f"offer nektarr; 2 brings piloting gets purple {extra}")


@pytest.mark.rule("AN-407", "X-05")
def test_what_nobody_gets_is_the_active_seats() -> None:
    game = helped("hold 2 orange", "brings piloting piloting gets green gives orange")
    assert (game.hold(1), game.hold(2)) == ("purple orange white", "green")
    assert (game["reserve"], game.told("Harvested")[0]["planet"]) == ([], "nektarr")


@pytest.mark.rule("AN-408")
def test_what_is_dropped_lies_in_the_reserve_and_not_in_the_bag() -> None:
    game = lay(3, f"{RACCOONS} hold 1 black black; bag orange orange orange orange orange").says(HARVEST)
    bag = len(game["decks"]["bag"])
    game.says("1: drop green")
    drawn = PLANETS[game.planet(1).split()[0]][1]
    assert (game["reserve"], len(game["decks"]["bag"])) == (["green"], bag - drawn)
    (told,) = game.told("FragmentsDropped")
    assert (told["seat"], list(told["fragments"])) == (0, ["green"])


@pytest.mark.rule("AN-408")
def test_only_own_fragments_are_dropped() -> None:
    game = lay(3, f"{RACCOONS} hold 1 black black").says(HARVEST)
    assert game.refusal("1: drop orange") in ("not-in-hold", "drop-exactly")
    assert sorted(game.options(1)) == ["drop black", "drop green", "drop purple", "drop white"]


@pytest.mark.rule("AN-409")
def test_space_is_counted_after_the_whole_deal() -> None:
    game = helped("hold 1 black black black black; hold 2 orange orange orange orange",
                  "brings piloting piloting gets purple green plus black black gives orange orange")
    assert (game.hold(1), game.hold(2)) == ("orange orange black black white",
                                            "purple green orange orange black black")
    assert (game.step, game.asked) == ("drop", [1, 2])


@pytest.mark.rule("AN-410", "X-23")
def test_the_new_planet_comes_to_the_old_place_and_is_filled() -> None:
    game = lay(3, "hand 1 raccoon-rocco raccoon-pepita; planet 2 nektarr purple green white;"
                  "planet-deck volanza; bag white black orange orange green").says(HARVEST)
    assert game.planet(2) == "volanza orange orange black white"
    assert game["decks"]["bag"][0] == "green"
    (told,) = game.told("PlanetRevealed")
    assert (told["planet"], sorted(told["fragments"])) == ("volanza", ["black", "orange", "orange", "white"])
    assert game["discarded"]["planets"] == ["nektarr"]


@pytest.mark.rule("AN-410")
def test_an_empty_planet_deck_is_made_of_its_pile() -> None:
    game = lay(3, f"{RACCOONS} planet-discard rest")
    assert game["decks"]["planets"] == []
    others = [planet for planet in PLANETS if planet not in game.planet(2) + game.planet(3)]
    order = sorted(others, reverse=True)
    game.says(HARVEST, imposed=[chance(f"reshuffle-planets {' '.join(order)}")])
    assert game.planet(1).split()[0] == order[0]
    assert (game["decks"]["planets"], game["discarded"]["planets"]) == (order[1:], [])
    assert [told["count"] for told in game.told("PileShuffled")] == [16]


@pytest.mark.rule("AN-410")
def test_an_empty_crew_deck_is_made_of_its_pile() -> None:
    game = lay(3, "completed 2 guest-hammock; hand 1 beaver-odette; hand 2 hare-zefira;"
                  "planet 1 nektarr purple green white; crew-discard rest")
    pile = [*game["discarded"]["crew"], "beaver-odette", "hare-zefira"]
    game.says("1: offer nektarr; 2 brings piloting piloting gets purple", "2: accept 1 with hare-zefira")
    game.says("1: seal 1 with beaver-odette", imposed=[chance(f"reshuffle-crew {' '.join(sorted(pile))}")])
    assert game.hand(2) == sorted(pile)[0]
    assert (game["discarded"]["crew"], game["decks"]["crew"]) == ([], sorted(pile)[1:])


@pytest.mark.rule("AN-410", "X-23")
def test_a_reserve_stays_while_there_is_a_bag() -> None:
    game = lay(3, f"{RACCOONS} bag green green black; reserve rest; planet-deck obsidra").says(HARVEST)
    assert (game.planet(1), game["decks"]["bag"], game.chances) == ("obsidra green green black", [], [])
    assert game["reserve"] != []


@pytest.mark.rule("AN-411", "X-06")
def test_spaces_stay_empty_where_no_fragment_is_left() -> None:
    game = lay(6, "planet 1 torquilla purple purple purple purple purple; hand 1 hare-zefira hare-lampo "
                  "beaver-odette raccoon-rocco; completed 1 roof-rack secret-pantry tail-trunk;"
                  "hold 1 purple purple purple green green; hold 2 green green green green;"
                  "hold 3 green green orange orange; hold 4 orange orange orange orange;"
                  "hold 5 orange orange black black; hold 6 black black black black;"
                  "planet 2 tenebriga black black white white white; planet-deck cavarra;"
                  "planet 3 bastiglio white white white white white")
    assert (game["decks"]["bag"], game["reserve"]) == ([], [])
    game.says("1: harvest torquilla with hare-zefira hare-lampo beaver-odette raccoon-rocco")
    game.says("1: drop purple purple green")
    assert game.planet(1) == "cavarra purple purple green"
    assert (game["decks"]["bag"], game["reserve"]) == ([], [])


@pytest.mark.rule("AN-412", "X-15")
def test_a_helper_plays_no_idle_card() -> None:
    game = lay(3, "hand 1 beaver-odette; hand 2 hare-zefira otter-ondina otter-sasso;"
                  "planet 1 nektarr purple green white")
    game.says("1: offer nektarr; 2 brings piloting piloting gets purple")
    assert game.refusal("2: accept 1 with hare-zefira otter-ondina") == "idle-crew"
    assert game.reason("2: accept 1 with otter-ondina otter-sasso") is None
    assert game.reason("2: accept 1 with hare-zefira") is None


@pytest.mark.rule("AN-412")
def test_the_active_seat_plays_only_what_the_laid_cards_leave_missing() -> None:
    game = lay(3, "hand 1 raccoon-rocco hare-lampo beaver-odette; hand 2 raccoon-pepita;"
                  "planet 1 nektarr purple green white")
    game.says("1: offer nektarr; 2 brings piloting gets purple", "2: accept 1 with raccoon-pepita")
    # The helper's raccoon brings an engineering too, which nobody asked for.
    assert game.reason("1: seal 1 with raccoon-rocco") is None
    assert game.reason("1: seal 1 with hare-lampo beaver-odette") is None


@pytest.mark.rule("AN-412")
def test_a_card_that_the_laid_ones_make_needless_is_idle() -> None:
    game = lay(3, "hand 1 beaver-odette beaver-zeno; hand 2 hare-zefira raccoon-pepita raccoon-rocco;"
                  "planet 1 volanza purple green white white")
    game.says("1: offer volanza; 2 brings piloting piloting piloting gets purple",
              "2: accept 1 with hare-zefira raccoon-pepita")
    reason = game.why("1: seal 1 with beaver-odette beaver-zeno")
    assert (reason.key, reason.params["card"] in ("beaver-odette", "beaver-zeno")) == ("idle-crew", True)
    assert game.refusal("1: seal 1") == "icons-missing"
    game.says("1: seal 1 with beaver-zeno")
    assert (game.hand(1), game.hold(1)) == ("beaver-odette", "green white white")


@pytest.mark.rule("AN-412")
@pytest.mark.parametrize("shares", ["2 brings piloting piloting piloting gets purple",
                                    "2 brings piloting piloting gets purple; 3 brings piloting gets white"])
def test_helpers_bring_no_more_than_is_asked(shares: str) -> None:
    game = lay(3, "hand 1 hare-lampo beaver-odette; hand 2 hare-zefira; hand 3 otter-ondina;"
                  "planet 1 nektarr purple green white")
    reason = game.why(f"1: offer nektarr; {shares}")
    assert (reason.key, reason.params["skill"]) == ("not-needed", "piloting")


@pytest.mark.rule("AN-412")
def test_help_may_be_asked_that_the_active_seat_does_not_need() -> None:
    game = lay(3, f"{RACCOONS} hand 2 hare-zefira")
    game.says("1: offer nektarr; 2 brings piloting piloting gets purple", "2: accept 1 with hare-zefira",
              "1: seal 1 with raccoon-rocco raccoon-pepita")
    assert (game.hold(1), game.hold(2)) == ("green white", "purple")


@pytest.mark.rule("AN-413", "X-12")
def test_an_upgrade_adds_one_icon_and_not_one_for_each_card() -> None:
    game = lay(3, "completed 1 autopaw; hand 1 squirrel-pinolo squirrel-ghianda;"
                  "planet 1 nektarr purple green white")
    reason = game.why("1: harvest nektarr with squirrel-pinolo squirrel-ghianda")
    assert (reason.key, reason.params["skill"], reason.params["missing"]) == ("icons-missing", "piloting", 1)


@pytest.mark.rule("AN-413", "AN-604")
def test_two_equal_upgrades_add_two_icons() -> None:
    game = lay(3, "completed 1 autopaw second-rudder; hand 1 hare-zefira beaver-odette;"
                  "planet 1 nektarr purple green white")
    assert game.refusal("1: harvest nektarr with hare-zefira beaver-odette") == "idle-crew"
    game.says("1: harvest nektarr with beaver-odette")
    assert game.hold(1) == "purple green white"


@pytest.mark.rule("AN-413", "AN-415")
def test_upgrades_without_a_card_add_nothing() -> None:
    game = agreed("completed 1 autopaw second-rudder", "brings engineering engineering gets purple",
                  "beaver-zeno")
    assert game.refusal("1: seal 1") == "icons-missing"
    game.says("1: seal 1 with beaver-odette")
    assert game.hold(1) == "green white"


@pytest.mark.rule("AN-414", "X-16")
def test_a_fragment_of_the_hold_is_pay_enough() -> None:
    game = helped("hold 1 black", "brings piloting piloting gets nothing plus black")
    assert (game.hold(1), game.hold(2)) == ("purple green white", "black")


@pytest.mark.rule("AN-414")
def test_a_helper_that_only_gives_gets_nothing() -> None:
    game = lay(3, "hand 1 beaver-odette; hand 2 hare-zefira; hold 2 black;"
                  "planet 1 nektarr purple green white")
    offer = "1: offer nektarr; 2 brings piloting piloting gets nothing gives black"
    assert game.refusal(offer) == "gets-nothing"


@pytest.mark.rule("AN-415")
@pytest.mark.parametrize("text", ["harvest nektarr", "harvest nektarr with", "accept 1", "accept 1 with",
                                  "counter 1 brings piloting gets purple"])
def test_no_harvest_is_without_crew(text: str) -> None:
    with pytest.raises(BadActionText):
        rules.parse(text)
