"""Section 5: offers, answers, counters and the seal."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.kernel.errors import BadActionText
from tests.afternova.table import lay

# Seat 1 can do nektarr and corvenna alone; 2 and 3 have crew, 4 has none.
MEETING = (
    "hand 1 hare-duna beaver-odette bear-orsola moss-carpet; hand 2 hare-zefira otter-ondina warm-lamp;"
    "hand 3 hare-lampo otter-sasso; planet 1 nektarr purple green white;"
    "planet 2 corvenna orange orange black; "
)
OFFER = "1: offer nektarr; 2 brings piloting gets purple"
BOTH = "1: offer nektarr; 2 brings piloting gets purple; 3 brings piloting gets green"


@pytest.mark.rule("AN-421", "X-18")
def test_only_the_active_seat_makes_offers_and_all_hear_them() -> None:
    game = lay(4, MEETING)
    assert game.refusal("2: offer nektarr; 1 brings engineering gets purple") == "not-deciding"
    game.says(OFFER)
    (told,) = game.told("OfferMade")
    assert (told["seat"], told["number"], told["planet"]) == (0, 1, "nektarr")
    assert len(told["shares"]) == 1
    for seat in (None, 1, 2, 3, 4):
        (offer,) = game.view(seat).offers
        assert (offer.number, offer.planet, offer.agreed) == (1, "nektarr", False)
    assert (game.step, game.asked) == ("answer", [2])


@pytest.mark.rule("AN-421")
def test_an_offer_names_icons_and_not_cards() -> None:
    with pytest.raises(BadActionText):
        rules.parse("offer nektarr; 2 brings otter-ondina gets purple")


@pytest.mark.rule("AN-421")
@pytest.mark.parametrize(("offer", "key"), [
    ("nektarr; 2 brings piloting gets black", "not-on-planet"),
    ("nektarr; 2 brings piloting gets purple purple", "not-on-planet"),
    ("nektarr; 2 brings piloting gets purple; 3 brings piloting gets purple", "not-on-planet"),
    ("nektarr; 5 brings piloting gets purple", "no-such-seat"),
    ("nektarr; 1 brings piloting gets purple", "no-such-seat"),
    ("nektarr; 4 brings piloting gets purple", "no-crew"),
    ("nektarr; 2 brings nothing gets purple", "brings-nothing"),
    ("nektarr; 2 brings piloting gets nothing", "gets-nothing"),
    ("nektarr; anyone brings piloting gets purple gives black", "anyone-gives"),
    ("nektarr; anyone brings piloting gets purple; 2 brings piloting gets green", "anyone-alone"),
    ("nektarr; 2 brings piloting gets purple; bot brings piloting gets green", "no-bot"),
    ("volanza; 2 brings piloting gets purple", "no-such-planet"),
])
def test_an_offer_must_be_possible(offer: str, key: str) -> None:
    game = lay(4, f"{MEETING} hold 2 black; hold 3 black; planet-deck volanza")
    assert game.refusal(f"1: offer {offer}") == key


@pytest.mark.rule("AN-421")
def test_what_is_not_on_the_planet_is_named() -> None:
    game = lay(4, MEETING)
    assert game.why("1: offer nektarr; 2 brings piloting gets black").params["colour"] == "black"


@pytest.mark.rule("AN-404", "AN-421")
@pytest.mark.parametrize(("share", "seat", "colour"), [
    ("1 brings piloting gets orange gives black", 0, "black"),
    ("1 brings piloting gets orange plus white", 1, "white"),
    ("3 brings piloting gets orange gives white", 2, "white")])
def test_whose_hold_lacks_a_fragment_is_named(share: str, seat: int, colour: str) -> None:
    game = lay(3, f"first seat-2; {MEETING} hold 1 green; hold 2 green; hold 3 black"
                  .replace("otter-ondina", "bear-valdo"))
    reason = game.why(f"2: offer corvenna; {share}")
    assert (reason.key, reason.params["seat"], reason.params["colour"]) == ("not-in-hold", seat, colour)


@pytest.mark.rule("AN-421")
def test_all_terms_of_an_offer_are_told() -> None:
    game = lay(3, f"first seat-2; {MEETING} hold 1 black; hold 2 green".replace("otter-ondina", "bear-valdo"))
    game.says("2: offer corvenna; 1 brings piloting gets orange plus green gives black")
    terms = {"brings": ["piloting"], "gets": ["orange"], "plus": ["green"], "gives": ["black"]}
    for shares in (game.told("OfferMade")[0]["shares"], game.view(3).offers[0].shares):
        (share,) = shares
        assert share["seat"] == 0
        assert {name: list(share[name]) for name in terms} == terms
    game.says("1: accept 1 with hare-duna", "2: seal 1 with bear-valdo")
    assert (game.hold(1), game.hold(2)) == ("green orange", "orange black black")


@pytest.mark.rule("AN-405", "AN-421")
def test_an_offer_has_a_helper() -> None:
    game = lay(2, "hand 1 hare-duna beaver-odette; hand 2 hare-zefira; planet 1 nektarr purple green white;"
                  "bot-project 1 autopaw; bot-project 2 milk-magnet; bot-project 3 moon-gate; bag black")
    assert game.refusal("1: offer nektarr; bot brings piloting gets purple") == "no-helper"


@pytest.mark.rule("AN-422")
def test_an_offer_to_several_needs_all_of_them() -> None:
    game = lay(4, MEETING).says(BOTH)
    assert game.asked == [2, 3]
    game.says("3: accept 1 with hare-lampo")
    assert (game.step, game.asked, game["agreed"]) == ("answer", [2], [])
    game.says("2: accept 1 with otter-ondina")
    assert (game.step, game["agreed"]) == ("turn", [1])
    assert game["negotiated"] == [[
        BOTH.removeprefix("1: "), {"2": "accept 1 with otter-ondina", "3": "accept 1 with hare-lampo"}]]
    (told,) = game.told("DealAgreed")
    assert (told["number"], sorted(told["seats"])) in ((1, [1, 2]), (1, [0, 1, 2]))


@pytest.mark.rule("AN-422")
def test_anyone_is_everybody_else_with_crew() -> None:
    game = lay(4, MEETING).says("1: offer nektarr; anyone brings piloting gets purple")
    assert [share["seat"] for share in game.told("OfferMade")[0]["shares"]] == ["anyone"]
    assert game.asked == [2, 3]
    game.says("3: accept 1 with otter-sasso", "2: decline 1")
    assert game.refusal("1: seal 1 to 2 with hare-duna beaver-odette") == "not-agreed"
    game.says("1: seal 1 to 3 with hare-duna beaver-odette")
    assert (game.hold(1), game.hold(3)) == ("green white", "purple")


@pytest.mark.rule("AN-422")
def test_anyone_needs_somebody_with_crew() -> None:
    game = lay(3, "hand 1 hare-duna beaver-odette; hand 2 warm-lamp; planet 1 nektarr purple green white")
    assert game.refusal("1: offer nektarr; anyone brings piloting gets purple") == "no-crew"


@pytest.mark.rule("AN-422")
def test_anyone_may_be_paid_from_the_hold() -> None:
    game = lay(4, f"{MEETING} hold 1 orange")
    game.says("1: offer nektarr; anyone brings piloting gets nothing plus orange",
              "2: accept 1 with otter-ondina", "3: accept 1 with otter-sasso",
              "1: seal 1 to 2 with hare-duna beaver-odette")
    assert (game.hold(1), game.hold(2), game.hold(3)) == ("purple green white", "orange", "")


@pytest.mark.rule("AN-423", "X-19")
def test_an_upgrade_counts_for_what_its_maker_can_do() -> None:
    words = "hand 1 squirrel-pinolo; hand 2 hare-zefira beaver-zeno; planet 1 nektarr purple green white;"
    offer = "1: offer nektarr; 2 brings piloting piloting gets purple"
    assert lay(3, words).refusal(offer) == "cannot-do-your-part"
    assert lay(3, f"{words} completed 1 universal-spanner").reason(offer) is None


@pytest.mark.rule("AN-424", "X-24")
@pytest.mark.parametrize("offers", [0, 2])
def test_a_setup_says_how_many_offers_are_made(offers: int) -> None:
    game = lay(4, f"{MEETING} offers {offers}")
    assert game.view(1).offers_left == offers
    for number, colour in enumerate(("purple", "green")[:offers], 1):
        game.says(f"1: offer nektarr; 2 brings piloting gets {colour}", f"2: decline {number}")
    assert game.refusal("1: offer nektarr; 2 brings piloting gets white") == "no-more-offers"
    game.market()
    assert game.view(2).offers_left == offers


@pytest.mark.rule("AN-424")
def test_an_offer_in_other_words_is_the_same_offer() -> None:
    game = lay(4, MEETING).says(BOTH, "2: decline 1", "3: decline 1")
    offer = "1: offer nektarr; 3 brings piloting gets"
    assert game.refusal(f"{offer} green; 2 brings piloting gets purple") == "offered-already"
    assert game.reason(f"{offer} purple; 2 brings piloting gets green") is None


@pytest.mark.rule("AN-425")
def test_answers_are_told_together() -> None:
    game = lay(4, MEETING).says(BOTH, "3: decline 1")
    assert (game.told("AnswersTold"), len(game.told("AnswerGiven"))) == ([], 1)
    assert dict(game.told("AnswerGiven")[0]) == {"seat": 2, "number": 1}
    (offer,) = game.view(1).offers
    assert (list(offer.answered), dict(offer.answers)) == ([2], {})
    assert game.view(3).own_answer is not None
    assert (game.view(1).own_answer, game.view(2).own_answer) == (None, None)
    game.says("2: accept 1 with hare-zefira")
    (told,) = game.told("AnswersTold")
    assert sorted(told["answers"]) == [1, 2]
    assert sorted(game.view(4).offers[0].answers) == [1, 2]


@pytest.mark.rule("AN-425")
def test_everybody_answers_once() -> None:
    game = lay(4, MEETING).says(BOTH, "2: decline 1")
    assert game.refusal("2: accept 1 with hare-zefira") == "not-deciding"
    assert game.refusal("4: decline 1") == "not-deciding"
    assert game.refusal("1: take moss-carpet") == "not-deciding"
    for text in ("decline 2", "accept 2 with hare-lampo",
                 "counter 2 brings piloting gets white with hare-lampo"):
        assert game.refusal(f"3: {text}") == "no-such-offer"


@pytest.mark.rule("AN-425")
def test_laid_cards_are_hidden_until_the_seal() -> None:
    game = lay(4, MEETING).says(OFFER, "2: accept 1 with otter-ondina")
    heard = "".join(str(event.data) for event in game.events)
    assert "otter-ondina" not in heard
    for seat in (3, 4, None):
        assert "otter-ondina" not in str(game.view(seat))
    game.says("1: seal 1 with hare-duna beaver-odette")
    assert list(game.told("Harvested")[0]["crew"][1]) == ["otter-ondina"]


@pytest.mark.rule("AN-426", "X-25")
def test_a_counter_declines_and_is_told_with_its_terms() -> None:
    game = lay(4, MEETING).says(OFFER, "2: counter 1 brings piloting gets purple white with otter-ondina")
    assert (game["agreed"], game.step) == ([], "turn")
    assert "white" in str(game.told("AnswersTold")[0]["answers"][1])
    assert "otter-ondina" not in str(game.told("AnswersTold"))
    assert game.refusal("1: seal 1 with hare-duna beaver-odette") == "not-agreed"


@pytest.mark.rule("AN-426")
def test_a_counter_binds_for_the_rest_of_the_turn() -> None:
    game = lay(4, MEETING).says(OFFER, "2: counter 1 brings piloting gets white with otter-ondina")
    game.says("1: offer corvenna; 3 brings piloting gets black", "3: decline 2")
    game.says("1: offer nektarr; 2 brings piloting gets white")
    assert (game.asked, game["agreed"]) == ([1], [3])
    game.says("1: seal 3 with hare-duna beaver-odette")
    assert (game.hold(2), game.hand(2)) == ("white", "hare-zefira warm-lamp")


@pytest.mark.rule("AN-426")
@pytest.mark.parametrize("offer", [
    "nektarr; 2 brings piloting piloting gets white", "nektarr; 2 brings piloting gets green",
    "nektarr; 2 brings piloting gets white plus orange",
    "nektarr; 2 brings piloting gets white; 3 brings piloting gets green"])
def test_a_counter_binds_to_exactly_its_whole_offer(offer: str) -> None:
    game = lay(4, f"{MEETING} hold 1 orange")
    game.says(OFFER, "2: counter 1 brings piloting gets white with otter-ondina", f"1: offer {offer}")
    assert (game.step, 2 in game.asked, game["agreed"]) == ("answer", True, [])


@pytest.mark.rule("AN-426", "AN-429")
def test_a_counter_does_not_bind_in_the_next_turn() -> None:
    game = lay(3, "hand 1 hare-duna beaver-odette; hand 2 otter-ondina; planet 1 nektarr purple green white")
    game.says(OFFER, "2: counter 1 brings piloting gets white with otter-ondina")
    game.market().turn_of(1).says("1: offer nektarr; 2 brings piloting gets white")
    assert (game.step, game.asked) == ("answer", [2])


@pytest.mark.rule("AN-426")
@pytest.mark.parametrize(("counter", "key"), [
    ("brings piloting gets purple with otter-ondina", "same-terms"),
    ("brings piloting gets orange with otter-ondina", "not-on-planet"),
    ("brings piloting gets purple green with otter-ondina", "not-on-planet"),
    ("brings piloting gets nothing with otter-ondina", "gets-nothing"),
    ("brings piloting gets white plus green with otter-ondina", "not-in-hold"),
    ("brings piloting gets white gives green with otter-ondina", "not-in-hold"),
    ("brings piloting gets white plus black gives black with otter-ondina", "same-both-ways"),
    ("brings piloting gets white with otter-sasso", "not-in-hand"),
    ("brings piloting gets white with hare-zefira otter-ondina", "idle-crew"),
    ("brings engineering gets white with otter-ondina", "icons-missing"),
    ("brings piloting piloting gets white with hare-zefira", "not-needed")])
def test_a_counter_must_be_possible(counter: str, key: str) -> None:
    game = lay(4, f"{MEETING} hold 1 black; hold 2 black").says(BOTH)
    assert game.refusal(f"2: counter 1 {counter}") == key


@pytest.mark.rule("AN-426")
def test_a_counter_may_not_repeat_an_earlier_offer() -> None:
    game = lay(4, MEETING).says(OFFER, "2: decline 1", "1: offer nektarr; 2 brings piloting gets white")
    assert game.refusal("2: counter 2 brings piloting gets purple with otter-ondina") == "offered-already"
    assert game.reason("2: counter 2 brings piloting gets green with otter-ondina") is None


@pytest.mark.rule("AN-426", "AN-423")
def test_what_a_counter_leaves_the_active_seat_is_judged_when_it_offers_it() -> None:
    game = lay(3, "hand 1 beaver-odette; hand 2 hare-zefira otter-ondina;"
                  "planet 1 nektarr purple green white")
    game.says("1: offer nektarr; 2 brings piloting piloting gets purple",
              "2: counter 1 brings piloting gets purple with otter-ondina")
    assert game.refusal("1: offer nektarr; 2 brings piloting gets purple") == "cannot-do-your-part"


@pytest.mark.rule("AN-426")
def test_a_counter_to_anyone_is_about_its_maker_by_name() -> None:
    game = lay(4, f"{MEETING} hold 1 orange; hold 3 black")
    game.says("1: offer nektarr; anyone brings piloting gets purple", "2: accept 1 with otter-ondina",
              "3: counter 1 brings piloting gets purple plus orange gives black with otter-sasso")
    assert game["agreed"] == [1]
    assert game.refusal("1: seal 1 to 3 with hare-duna beaver-odette") == "not-agreed"
    game.says("1: offer nektarr; 3 brings piloting gets purple plus orange gives black")
    assert (game.asked, game["agreed"]) == ([1], [1, 2])
    game.says("1: seal 2 with hare-duna beaver-odette")
    assert (game.hold(1), game.hold(3)) == ("green black white", "purple orange")


@pytest.mark.rule("AN-427")
def test_an_agreed_deal_stays_and_may_be_sealed_later() -> None:
    game = lay(4, MEETING).says(OFFER, "2: accept 1 with otter-ondina")
    game.says("1: offer corvenna; 3 brings piloting gets black", "3: decline 2")
    assert game["agreed"] == [1]
    assert game.refusal("1: seal 2 with hare-duna bear-orsola") == "not-agreed"
    assert game.refusal("1: seal 3 with hare-duna bear-orsola") == "no-such-offer"
    assert game.refusal("1: seal 1 with beaver-odette") == "icons-missing"
    game.says("1: seal 1 with hare-duna beaver-odette")
    assert (game.hold(1), game.hold(2)) == ("green white", "purple")


@pytest.mark.rule("AN-427")
def test_seals_are_listed_for_agreed_deals() -> None:
    game = lay(4, MEETING).says("1: offer nektarr; anyone brings piloting gets purple",
                                "2: accept 1 with otter-ondina", "3: accept 1 with otter-sasso")
    assert sorted(option for option in game.options(1) if option.startswith("seal")) == [
        "seal 1 to 2 with hare-duna beaver-odette", "seal 1 to 3 with hare-duna beaver-odette"]


@pytest.mark.rule("AN-428")
def test_two_deals_may_rest_on_the_same_card_and_fragment() -> None:
    game = lay(4, f"{MEETING} hold 1 green")
    game.says("1: offer nektarr; 2 brings piloting gets nothing plus green", "2: accept 1 with otter-ondina",
              "1: offer corvenna; 2 brings piloting gets nothing plus green", "2: accept 2 with otter-ondina",
              "1: offer nektarr; 3 brings piloting gets nothing plus green", "3: accept 3 with otter-sasso")
    assert (game["agreed"], game.hold(1), game.hold(2)) == ([1, 2, 3], "green", "")
    game.says("1: seal 2 with hare-duna bear-orsola")
    assert (game.hold(1), game.hold(2), game.hold(3)) == ("orange orange black", "green", "")


@pytest.mark.rule("AN-429")
def test_offers_lapse_when_the_action_is_done() -> None:
    game = lay(4, MEETING).says(OFFER, "2: accept 1 with otter-ondina").market()
    assert (game["offers"], game["agreed"], list(game.view(2).offers)) == (0, [], [])
    assert game.refusal("2: seal 1 with hare-zefira") == "no-such-offer"
    assert game.hand(2) == "hare-zefira otter-ondina warm-lamp"


@pytest.mark.rule("AN-430")
def test_silence_of_a_helper_declines() -> None:
    game = lay(4, MEETING).says(BOTH, "3: accept 1 with otter-sasso")
    ((seat, action),) = rules.silent_answers(game.state).items()
    assert (seat, action.text) == (1, "decline 1")
    game.says(f"{seat + 1}: {action.text}")
    assert (game.step, game["agreed"]) == ("turn", [])


@pytest.mark.rule("AN-207", "X-20")
def test_cards_are_shown_in_the_steps_turn_and_answer_alone() -> None:
    game = lay(4, MEETING)
    game.says("3: show hare-lampo", OFFER, "1: show moss-carpet beaver-odette", "2: show warm-lamp")
    assert game.step == "answer"
    assert sorted(game.view(None).players[0].shown) == ["beaver-odette", "moss-carpet"]
    assert game.refusal("2: show otter-ondina warm-lamp") == "shown-already"
    assert game.refusal("4: show moss-carpet") == "not-in-hand"
    assert game.refusal("2: show otter-ondina otter-ondina") == "card-twice"
    game.says("2: decline 1", f"1: take {game.row()[0]}")
    assert game.refusal("3: show otter-sasso") in ("wrong-step", "not-deciding")
    assert not any(option.startswith("show") for option in game.options(1))


@pytest.mark.rule("AN-207")
def test_a_shown_card_is_played_like_any_other_and_shown_again_next_turn() -> None:
    game = lay(4, MEETING).says("3: show otter-sasso", "1: offer nektarr; 3 brings piloting gets purple",
                                "3: accept 1 with otter-sasso", "1: seal 1 with hare-duna beaver-odette")
    assert (game.hand(3), game.hold(3)) == ("hare-lampo", "purple")
    assert list(game.view(1).players[2].shown) == []
    game = lay(4, MEETING).says("3: show otter-sasso").market().says("3: show otter-sasso")
    assert (game["active"], len(game.told("CardsShown"))) == (2, 1)
