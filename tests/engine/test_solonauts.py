"""Section 11.2: what Solonauts lays down, plays, throws away and draws."""

from __future__ import annotations

from collections import Counter

import pytest

from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS, parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.solonauts import Setup
from chrononauts_qt.kernel.errors import BadSetup
from tests.engine import facts
from tests.small_scenarios import HAND, SOLO_DECK, Solo, solo

PATCHES = ("patch-1868", "patch-1917", "patch-1918", "patch-1929", "patch-1933")


@pytest.mark.rule("R-1201")
def test_one_seat_with_one_hand() -> None:
    game = Solo(Setup(8, "solo"))
    assert len(game.view.players) == 1
    assert list(solonauts.pending(game.state)) == [0]
    assert solonauts.legal_actions(game.state, 1) == []
    refusal = solonauts.explain(game.state, 1, parse("stop"))
    assert refusal is not None
    assert refusal.key == "not-deciding"
    for seats in (0, 2, 3):
        with pytest.raises(BadSetup):
            solonauts.read_setup(seats, {})


@pytest.mark.rule("R-1202")
def test_the_deck_is_made_of_patches_and_inverters() -> None:
    game = Solo(Setup(8, "solo"))
    cards = Counter([*game.dump["draw_pile"], *game.hand])
    assert cards == SOLO_DECK
    assert sum(n for card, n in cards.items() if card.startswith("patch-")) == 21
    assert sum(cards[card] for card in facts.FLIPS) == 20
    assert game.dump["mission_stack"] == game.dump["identity_stack"] == []
    assert game.view.mission is None
    assert game.view.identity is None


@pytest.mark.rule("R-1202")
def test_history_begins_true() -> None:
    game = Solo(Setup(8, "solo"))
    assert {tile.side for tile in game.view.timeline} == {"true"}
    assert len(game.view.timeline) == 32
    assert (game.patches, game.view.open_paradoxes) == ([], ())


@pytest.mark.rule("R-1202")
@pytest.mark.parametrize("card", ["memo", "dodo", "rewind", "new-mission"])
def test_other_cards_cannot_be_laid_down(card: str) -> None:
    for setup in (Setup(hand=(card,)), Setup(draw_pile=(card,)), Setup(discard_pile=(card,))):
        with pytest.raises(BadSetup, match="Solonauts"):
            solonauts.new_game(setup)


@pytest.mark.rule("R-1203")
@pytest.mark.parametrize("count", range(6, 15))
def test_six_to_fourteen_travellers_wait_face_up(count: int) -> None:
    game = Solo(Setup(count, "solo"))
    assert len(set(game.waiting)) == count
    assert set(game.waiting) <= set(facts.IDENTITIES)
    public = solonauts.view(game.state, None)
    assert public.travellers == game.view.travellers
    for one in public.travellers:
        black, *reds = facts.IDENTITIES[one.identity]
        assert [(need.what, need.side) for need in one.needs] == [
            (str(black), "true"), *((str(year), "prime") for year in reds)]


@pytest.mark.rule("R-1203")
def test_eight_is_usual_and_other_numbers_are_refused() -> None:
    assert Setup().travellers == 8
    assert solonauts.read_setup(1, {}).travellers == 8
    for count in (-1, 0, 5, 15):
        with pytest.raises(BadSetup):
            solonauts.new_game(Setup(count, "solo"))


@pytest.mark.rule("R-1203")
def test_who_waits_is_random() -> None:
    deals = [Solo(Setup(6, f"seed {n}")).waiting for n in range(30)]
    assert set().union(*deals) == set(facts.IDENTITIES)
    assert len({tuple(deal) for deal in deals}) == 30


@pytest.mark.rule("R-1204")
@pytest.mark.parametrize("count", [6, 8, 14])
def test_five_cards_in_hand_and_36_in_the_pile(count: int) -> None:
    game = Solo(Setup(count, "solo"))
    assert (len(game.hand), game.view.draw_count, game.discard_pile) == (5, 36, ())
    assert solonauts.view(game.state, None).players[0].hand_size == 5
    with pytest.raises(BadSetup):
        solonauts.new_game(Setup(hand=("reverse-fate",) * 6))


@pytest.mark.rule("R-1205", "R-1207", "T-20")
def test_t20_a_patch_gives_no_bonus_card() -> None:
    game = solo(red=[1914], hand="patch-1918 sabotage patch-1929 patch-1933 patch-1868", draw="halt-attack")
    left = game.view.draw_count
    game.plays("patch-1918", on=1918)
    assert game.drawn == ["halt-attack"]
    assert (len(game.hand), game.view.draw_count) == (5, left - 1)
    assert game.patches == ["patch-1918"]


@pytest.mark.rule("R-1205", "R-1207")
def test_an_inverter_is_replaced_by_one_card_too() -> None:
    game = solo(hand="sabotage +4", draw="halt-attack")
    game.plays("sabotage", on=1957)
    assert game.drawn == ["halt-attack"]
    assert game.discard_pile == ("sabotage",)
    assert game.view.open_paradoxes == (1962, 1969)


@pytest.mark.rule("R-1205")
@pytest.mark.parametrize(("text", "key"), [
    ("play sabotage on 1957", "not-in-hand"), ("play avert-disaster on 1963", "linchpin-not-listed"),
    ("play avert-disaster on 1929", "ripplepoint-not-flipped"), ("play reverse-fate", "needs-target"),
    ("play avert-disaster on 1912", "linchpin-wrong-side"), ("play patch-1929 on 1933", "patch-wrong-year"),
    ("play patch-1918 on 1918", "not-a-paradox"), ("play patch-1945-axis on 1945", "not-a-paradox"),
])
def test_a_card_is_refused_as_in_the_full_game(text: str, key: str) -> None:
    game = solo(red=[1912], hand="avert-disaster reverse-fate patch-1929 patch-1918 patch-1945-axis")
    assert game.refused(text) == key


@pytest.mark.rule("R-1205", "R-1213")
def test_plays_follow_each_other_without_an_end_of_turn() -> None:
    game = solo(hand="reverse-fate reverse-fate reverse-fate reverse-fate +1")
    for year in (1914, 1937, 1914):
        game.plays("reverse-fate", on=year)
        assert game.step == "play"
    assert (game.side(1914), game.side(1937)) == ("true", "prime")


@pytest.mark.rule("R-1206", "A-22")
def test_any_number_of_patches_goes_at_any_time() -> None:
    game = solo("lin", red=[1914], hand="patch-1918 patch-1929 patch-1948 patch-1995 reverse-fate")
    game.discards("patch-1929", "patch-1995", "patch-1918")
    assert game.discard_pile == ("patch-1929", "patch-1995", "patch-1918")
    assert game.step == "play", "a discard is no play"
    game.plays("reverse-fate", on=1936)
    game.discards(*[card for card in game.hand if card.startswith("patch")][:1])
    assert game.step == "play"


@pytest.mark.rule("R-1206", "A-22")
def test_a_needed_patch_and_a_playable_one_may_go_as_well() -> None:
    game = solo("lin", red=[1936], hand="patch-1948 sabotage patch-1950")
    assert game.can("play patch-1948 on 1948")
    assert game.view.unneeded == ("patch-1950",)
    game.discards("patch-1948")
    assert game.waiting == ["lin"]
    (told,) = game.news("CardDiscarded")
    assert told == {"seat": 0, "card": "patch-1948", "why": "not-needed"}


@pytest.mark.rule("R-1206")
def test_inverters_do_not_go_freely() -> None:
    game = solo(hand="reverse-fate sabotage avert-disaster +2")
    for card in ("reverse-fate", "sabotage", "avert-disaster"):
        reason = game.reason(f"discard {card}")
        assert (reason.key, reason.params) == ("only-patches-go", {"card": card})
    assert game.refused("discard patch-1999") == "not-in-hand"


@pytest.mark.rule("R-1206", "A-22")
def test_a_patch_is_wanted_while_a_traveller_waits_for_its_red_year() -> None:
    game = solo("lin squa-tront", red=[1936], patches="patch-1948",
                hand="patch-1995 patch-1945-treaty patch-1950 reverse-fate reverse-fate", draw="patch-1918")
    # 1918 and 1945 stand in black on a card of these two: their Patches would only be in the way.
    assert game.view.unneeded == ("patch-1945-treaty",)
    game.plays("reverse-fate", on=1993)
    assert game.drawn == ["patch-1918"]
    assert set(game.view.unneeded) == {"patch-1945-treaty", "patch-1918"}
    assert solonauts.view(game.state, None).unneeded == ()


@pytest.mark.rule("R-1206", "A-22")
def test_who_is_home_needs_no_patch() -> None:
    game = solo("squa-tront yuri jun", home="lin maeve noor", hand="patch-1948 patch-1950 patch-1995 +2")
    wanted = {patch for patch in facts.PATCHES.values()
              if solonauts.is_wanted(game.state, parse(f"discard {patch}").card)}
    assert wanted == {"patch-1950", "patch-1962", "patch-1969", "patch-1991", "patch-1944", "patch-1995"}
    assert "patch-1948" in game.view.unneeded


@pytest.mark.rule("R-1207", "A-37")
def test_free_discards_refill_nothing_while_a_card_is_left() -> None:
    game = solo(hand="patch-1868 patch-1917 patch-1918 patch-1929 reverse-fate")
    for count, card in enumerate(PATCHES[:4], 1):
        game.discards(card)
        assert game.drawn == []
        assert (len(game.hand), game.view.draw_count) == (5 - count, 36)


@pytest.mark.rule("R-1207", "A-37")
def test_a_hand_emptied_by_them_is_refilled_at_once() -> None:
    draw = "sabotage halt-attack avert-disaster patch-1999 patch-1995"
    game = solo(red=[1914], hand=" ".join(PATCHES), draw=draw)
    game.discards(*[card for card in PATCHES if card != "patch-1918"])
    assert game.hand == ["patch-1918"]
    assert game.view.draw_count == 36
    game.discards("patch-1918")
    assert game.drawn == draw.split()
    assert (game.step, game.view.draw_count) == ("play", 31)


@pytest.mark.rule("R-1207")
def test_the_next_play_fills_up_what_free_discards_left_open() -> None:
    draw = "sabotage halt-attack avert-disaster patch-1999"
    game = solo(hand="patch-1868 patch-1917 patch-1918 reverse-fate reverse-fate", draw=draw)
    game.discards("patch-1868", "patch-1917", "patch-1918")
    game.plays("reverse-fate", on=1914)
    assert game.drawn == draw.split()
    assert len(game.hand) == HAND


@pytest.mark.rule("R-1208", "R-1209")
def test_the_deck_is_gone_through_once() -> None:
    hand = "reverse-fate reverse-fate patch-1868 patch-1917 patch-1929"
    game = solo(hand=hand, draw="sabotage", rest="discard")
    thrown = game.discard_pile
    game.plays("reverse-fate", on=1914)
    assert (game.drawn, game.view.draw_count) == (["sabotage"], 0)
    game.plays("reverse-fate", on=1914)
    assert game.drawn == []
    assert game.hand == ["patch-1868", "patch-1917", "patch-1929", "sabotage"]
    assert game.discard_pile == (*thrown, "reverse-fate", "reverse-fate")
    assert game.step == "play"
    game.plays("sabotage", on=1943)
    assert len(game.hand) == 3
    assert not game.news("PileShuffled")
    assert not game.news("DrawSkipped")


@pytest.mark.rule("R-1209", "A-37")
def test_the_last_cards_fill_the_hand_as_far_as_they_go() -> None:
    game = solo(hand="reverse-fate patch-1868 patch-1917 patch-1918 patch-1929", draw="sabotage halt-attack",
                rest="discard")
    game.discards("patch-1868", "patch-1917", "patch-1918")
    game.plays("reverse-fate", on=1937)
    assert game.drawn == ["sabotage", "halt-attack"]
    assert game.hand == ["halt-attack", "patch-1929", "sabotage"]


@pytest.mark.rule("R-1213", "A-25")
def test_who_can_play_nothing_discards_one_card_and_draws() -> None:
    game = solo("lin", hand="patch-1948 +4", draw="sabotage")
    assert game.step == "stuck"
    assert game.actions == {*(f"discard {card}" for card in game.hand), "stop"}
    game.discards("patch-1948")
    assert game.drawn == ["sabotage"]
    assert (game.step, game.discard_pile) == ("play", ("patch-1948",))
    (told,) = game.news("CardDiscarded")
    assert told["why"] == "stuck"
    assert game.waiting == ["lin"], "one may go on for a partial result"


@pytest.mark.rule("R-1213", "A-25")
def test_an_inverter_that_fits_nothing_may_go_then() -> None:
    game = solo(red=[1943, 1957], hand="sabotage restore-history patch-1868 patch-1917 patch-1918",
                draw="patch-1929")
    assert game.step == "play"
    assert game.refused("discard sabotage") == "only-patches-go"
    game.plays("restore-history", on=1943)
    assert game.step == "play"
    hand = "sabotage patch-1868 patch-1917 patch-1918 patch-1929"
    game = solo(red=[1943, 1957], hand=hand, draw="patch-1933")
    assert game.step == "stuck"
    game.discards("sabotage")
    assert game.drawn == ["patch-1933"]
    assert game.step == "stuck", "it is asked for again while nothing fits"


@pytest.mark.rule("R-1213", "A-37")
def test_free_discards_can_leave_one_stuck() -> None:
    game = solo(red=[1914], hand="patch-1868 patch-1917 patch-1918 patch-1929 patch-1933",
                draw="patch-1999 patch-1995 halt-attack")
    assert game.step == "play"
    game.discards("patch-1868", "patch-1918")
    assert game.step == "stuck"
    game.discards("patch-1917")
    assert game.drawn == ["patch-1999", "patch-1995", "halt-attack"]
    assert game.step == "play"


@pytest.mark.rule("R-1213")
def test_whoever_can_play_is_not_stuck() -> None:
    for red, hand in ((1914, "patch-1918 patch-1929"), (1914, "reverse-fate +4"), (1912, "restore-history")):
        game = solo(red=[red], hand=hand)
        assert game.step == "play"


@pytest.mark.rule("R-1213", "R-1212")
def test_stuck_with_the_last_cards() -> None:
    game = solo("lin", hand="patch-1868 patch-1917", rest="discard")
    assert game.step == "stuck"
    game.discards("patch-1868")
    assert (game.step, game.hand, game.drawn) == ("stuck", ["patch-1917"], [])
    game.discards("patch-1917")
    assert (game.step, game.route) == ("over", "stranded")


@pytest.mark.rule("R-1217")
def test_nothing_of_the_others_can_be_said() -> None:
    for game in (solo(hand="reverse-fate +4"), solo(hand="patch-1868 +4")):
        verbs = {parse(text).verb for text in game.actions}
        assert verbs <= {"play", "discard", "stop"}
        strange = [a for a in ALL_ACTIONS if a.verb not in ("play", "discard", "stop")]
        assert len(strange) > 1400
        for text in (*map(str, strange[::97]), "memo", "keep", "end", "claim home", "claim hand", "allow"):
            assert game.refused(text) == "wrong-step"
        assert game.view.routes == ()
