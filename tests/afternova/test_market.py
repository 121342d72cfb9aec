"""Section 6: three cards of eight, rows that are replaced, and the hand limit."""

from __future__ import annotations

import pytest

from tests.afternova.facts import CREW
from tests.afternova.table import chance, lay

MARKET = (
    "market-crew fox-ambra fox-fulvio cat-minou cat-cassio;"
    "market-projects autopaw moss-carpet warm-lamp moon-gate;"
    "crew-deck bear-orsola bear-bruma bear-valdo bear-tronco hare-zefira hare-lampo;"
    "project-deck snow-globe ivy-palace star-lullaby echo-sieve night-garden; "
)
EIGHT = "hare-zefira hare-lampo hare-duna hare-rollo mole-carbo mole-ipogea mole-nello moss-carpet"


@pytest.mark.rule("AN-501")
def test_three_cards_are_taken_in_any_mix() -> None:
    game = lay(3, MARKET).says("1: take fox-fulvio", "1: take moon-gate")
    assert (game.step, game["takes"], game["active"]) == ("market", 1, 1)
    game.says("1: take autopaw")
    assert (game.hand(1), game["active"], game["takes"]) == ("fox-fulvio autopaw moon-gate", 2, None)
    assert (game.view(2).seat_to_move, game.view(2).takes, game.view(2).free) == (1, 0, 0)
    game.says("2: take bear-orsola")
    assert (game["takes"], game.reason("2: replace crew")) == (2, None)


@pytest.mark.rule("AN-501")
def test_a_taken_card_is_told_with_its_place() -> None:
    game = lay(3, MARKET).says("1: take cat-minou", "1: take moss-carpet")
    told = [(event["seat"], event["card"]) for event in game.told("CardTaken")]
    assert told == [(0, "cat-minou"), (0, "moss-carpet")]
    assert game.told("CardTaken")[0]["place"] - game.told("CardTaken")[1]["place"] == 1
    assert game.refusal("1: take cat-minou") == "not-in-market"
    assert game.refusal("1: take bear-orsola") == "not-in-market"


@pytest.mark.rule("AN-502")
@pytest.mark.parametrize("taken", [[], ["fox-ambra"], ["fox-ambra", "moon-gate"]])
def test_a_row_is_replaced_at_any_moment(taken: list[str]) -> None:
    game = lay(3, MARKET).says(*(f"1: take {card}" for card in taken), "1: replace crew")
    assert game.row() == ["bear-orsola", "bear-bruma", "bear-valdo", "bear-tronco"]
    left = [card for card in ("fox-ambra", "fox-fulvio", "cat-minou", "cat-cassio") if card not in taken]
    assert sorted(game["discarded"]["crew"]) == sorted(left)
    (told,) = game.told("RowReplaced")
    assert (told["seat"], told["row"], sorted(told["gone"]), told["free"]) == (0, "crew", sorted(left), False)
    assert game["active"] == (2 if len(taken) == 2 else 1)


@pytest.mark.rule("AN-502")
def test_the_row_of_projects_is_replaced_alike() -> None:
    game = lay(3, MARKET).says("1: take moss-carpet", "1: replace projects")
    assert game.row("projects") == ["snow-globe", "ivy-palace", "star-lullaby", "echo-sieve"]
    assert sorted(game["discarded"]["projects"]) == ["autopaw", "moon-gate", "warm-lamp"]
    game.says("1: take ivy-palace")
    assert (game.hand(1), game["active"]) == ("moss-carpet ivy-palace", 2)


@pytest.mark.rule("AN-503", "X-07")
@pytest.mark.parametrize(("upgrade", "times"), [("", 2), ("loud-bazaar", 3)])
def test_a_row_is_replaced_as_often_as_can_be_paid(upgrade: str, times: int) -> None:
    game = lay(3, f"completed 1 {upgrade}")
    for _ in range(times):
        game.says("1: replace projects")
    assert game["takes"] == 1
    assert game.refusal("1: replace crew") == "no-card-to-pay"
    assert not any(option.startswith("replace") for option in game.options(1))
    game.says(f"1: take {game.row()[0]}")
    assert game["active"] == 2


@pytest.mark.rule("AN-503", "AN-604")
def test_two_scouts_replace_twice_for_nothing() -> None:
    game = lay(3, "completed 1 notice-board gossip-antenna").says(*["1: replace crew"] * 3)
    assert [told["free"] for told in game.told("RowReplaced")] == [True, True, False]
    assert game["takes"] == 2


@pytest.mark.rule("AN-503")
def test_a_scout_replaces_with_the_last_card_still_to_be_taken() -> None:
    game = lay(3, f"completed 1 notice-board; {MARKET}")
    game.says("1: take fox-ambra", "1: take fox-fulvio", "1: replace crew")
    assert (game.step, game["takes"], game.told("RowReplaced")[0]["free"]) == ("market", 1, True)
    game.says("1: take bear-valdo")
    assert game["active"] == 2


@pytest.mark.rule("AN-503")
def test_a_scout_works_in_each_own_market_action() -> None:
    game = lay(3, "completed 1 notice-board").says("1: replace crew").market()
    assert game.says("2: replace crew").told("RowReplaced")[0]["free"] is False
    game.market().turn_of(1).says("1: replace crew")
    assert (game.told("RowReplaced")[0]["free"], game["takes"]) == (True, 3)


@pytest.mark.rule("AN-504")
def test_gaps_are_filled_after_the_action_from_left_to_right() -> None:
    game = lay(3, MARKET).says("1: take cat-minou", "1: take fox-ambra")
    assert game.row() == ["-", "fox-fulvio", "-", "cat-cassio"]
    game.says("1: take warm-lamp")
    assert game.row() == ["bear-orsola", "fox-fulvio", "bear-bruma", "cat-cassio"]
    assert game.row("projects") == ["autopaw", "moss-carpet", "snow-globe", "moon-gate"]
    assert len(game.told("MarketRestored")) == 1


@pytest.mark.rule("AN-504", "AN-303")
def test_the_market_is_restored_before_the_completion_step() -> None:
    game = lay(3, f"{MARKET.replace(' night-garden', '')} hand 2 night-garden; hold 2 black white")
    game.says("1: take cat-minou", "1: take fox-ambra", "1: take fox-fulvio")
    assert (game.step, game["takes"]) == ("complete", None)
    assert game.row() == ["bear-orsola", "bear-bruma", "bear-valdo", "cat-cassio"]


@pytest.mark.rule("AN-504")
def test_there_is_no_fifth_card_of_a_kind() -> None:
    game = lay(3, f"completed 1 loud-bazaar grand-arcade; {MARKET}")
    game.says("1: take fox-ambra", "1: take fox-fulvio", "1: take cat-minou", "1: take cat-cassio")
    assert (game["takes"], game.row()) == (1, ["-"] * 4)
    assert not any(option.split()[1] in CREW for option in game.options(1))
    game.says("1: take autopaw")
    assert game["active"] == 2


@pytest.mark.rule("AN-504", "AN-410")
def test_an_empty_deck_is_made_of_its_pile_when_the_market_is_restored() -> None:
    words = MARKET.replace(" bear-bruma bear-valdo bear-tronco hare-zefira hare-lampo", "")
    game = lay(3, f"{words} crew-discard rest")
    pile = sorted(game["discarded"]["crew"])
    game.says("1: take cat-minou", "1: take fox-ambra")
    game.says("1: take cat-cassio", imposed=[chance(f"reshuffle-crew {' '.join(pile)}")])
    assert game.row() == ["bear-orsola", "fox-fulvio", *pile[:2]]
    assert (game["decks"]["crew"], game["discarded"]["crew"]) == (pile[2:], [])


@pytest.mark.rule("AN-502", "AN-410")
def test_a_row_that_is_replaced_goes_to_the_pile_first() -> None:
    game = lay(3, f"{MARKET.replace(' star-lullaby echo-sieve night-garden', '')} project-discard rest")
    pile = sorted([*game["discarded"]["projects"], "autopaw", "moss-carpet", "warm-lamp", "moon-gate"])
    game.says("1: replace projects", imposed=[chance(f"reshuffle-projects {' '.join(pile)}")])
    assert game.row("projects") == ["snow-globe", "ivy-palace", *pile[:2]]
    assert game["discarded"]["projects"] == []


@pytest.mark.rule("AN-505", "X-26")
def test_a_card_too_many_is_discarded_before_the_next_is_taken() -> None:
    game = lay(3, f"hand 1 {EIGHT}; market-crew fox-ambra fox-fulvio cat-minou cat-cassio")
    game.says("1: take fox-ambra")
    assert (game.step, game.asked) == ("discard", [1])
    assert sorted(game.options(1)) == sorted(f"discard {card}" for card in f"{EIGHT} fox-ambra".split())
    assert game.refusal("1: replace crew") == "wrong-step"
    assert game.refusal("1: discard cat-minou") == "not-in-hand"
    game.says("1: discard moss-carpet")
    assert game.told("CardDiscarded") == [{"seat": 0, "card": "moss-carpet"}]
    assert game["discarded"]["projects"] == ["moss-carpet"]
    game.says("1: take fox-fulvio", "1: discard hare-zefira", "1: take cat-minou")
    assert (game.step, game["takes"]) == ("discard", 0)
    game.says("1: discard cat-minou")
    assert (game["active"], len(game.hand(1).split())) == (2, 8)


@pytest.mark.rule("AN-505")
def test_eight_cards_are_not_too_many() -> None:
    game = lay(3, f"{MARKET.replace('moss-carpet', 'patient-robot').replace('hare-zefira hare-lampo', '')}"
                  f"hand 1 {EIGHT.replace('hare-duna hare-rollo mole-carbo ', '')}")
    game.says("1: take fox-ambra", "1: take autopaw", "1: take fox-fulvio")
    assert (game["active"], len(game.hand(1).split())) == (2, 8)


@pytest.mark.rule("AN-506")
def test_the_action_ends_when_both_rows_are_empty() -> None:
    game = lay(3, "market-crew - fox-ambra - -; market-projects - - - warm-lamp; crew-deck cat-minou")
    game.says("1: take fox-ambra")
    assert (game.step, game["takes"]) == ("market", 2)
    game.says("1: take warm-lamp")
    assert (game["active"], game.hand(1)) == (2, "fox-ambra warm-lamp")
    assert "-" not in game.row() + game.row("projects")
    assert game.row()[0] == "cat-minou"


@pytest.mark.rule("AN-506", "AN-502")
def test_an_empty_row_may_be_replaced_while_the_other_is_not() -> None:
    game = lay(3, "market-crew - fox-ambra - -; crew-deck bear-orsola bear-bruma bear-valdo bear-tronco")
    game.says("1: take fox-ambra", "1: replace crew", "1: take bear-valdo")
    assert (game.hand(1), game["active"]) == ("bear-valdo fox-ambra", 2)


@pytest.mark.rule("AN-502")
def test_a_row_is_not_replaced_by_nothing() -> None:
    hands = "; ".join(f"hand {seat} {' '.join(CREW[8 * seat - 8:8 * seat])}" for seat in range(1, 6))
    game = lay(5, f"market-crew - - - -; {hands}")
    assert (game["decks"]["crew"], game["discarded"]["crew"]) == ([], [])
    assert game.refusal("1: replace crew") == "nothing-to-draw"
    assert game.reason("1: replace projects") is None
