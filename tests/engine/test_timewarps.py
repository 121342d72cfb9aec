"""Sections 6 and 9: the Timewarps other than the Memo."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine import facts
from tests.scenario import Table, cards, table


@pytest.mark.rule("R-903")
@pytest.mark.parametrize("card", ["fast-forward", "rewind", "quick-trip"])
def test_a_timewarp_goes_to_the_discard_pile_first(card: str) -> None:
    game = table(hands={1: card}, discard="dodo")
    game.seat(1).plays(card)
    assert game.discard_pile == ["dodo", card]
    assert card not in game.seat(1).hand


@pytest.mark.rule("R-906", "A-18")
def test_fast_forward_draws_two_and_plays_two() -> None:
    game = table(hands={1: "fast-forward dodo +1"}, draw="memo ark rongorongo sabotage")
    one = game.seat(1)
    one.plays("fast-forward")
    assert [event["why"] for event in game.news("CardDrawn")] == ["fast-forward"] * 2
    assert {"ark", "rongorongo"} < set(one.hand)
    assert (game.step, game.plays_due, one.hand_size) == ("play", 2, 5)
    one.plays("ark")
    assert (game.step, game.plays_due) == ("play", 1)
    assert one.refused("end") == "wrong-step"
    one.plays("dodo")
    assert (game.step, one.hand_size) == ("end", 3)
    assert game.public.turn == 1


@pytest.mark.rule("R-906", "A-18")
def test_a_fast_forward_has_one_claim_step_at_its_very_end() -> None:
    game = table(hands={1: "fast-forward stegosaurus reverse-fate"}, missions={1: "petting-zoo"},
                 tables={1: "tyrannosaurus triceratops"})
    one = game.seat(1)
    one.plays("fast-forward")
    one.plays("stegosaurus")
    assert one.refused("claim mission") == "wrong-step"
    one.kills_time("reverse-fate")
    one.claims("mission")
    assert game.winner == 1


@pytest.mark.rule("R-906")
def test_fast_forward_in_a_fast_forward_adds_up() -> None:
    game = table(hands={1: "fast-forward fast-forward dodo ark rongorongo"}, draw="+10")
    one = game.seat(1)
    one.plays("fast-forward")
    assert (game.plays_due, one.hand_size) == (2, 7)
    one.plays("fast-forward")
    assert (game.step, game.plays_due, one.hand_size) == ("play", 3, 8)
    for left, card in ((2, "dodo"), (1, "ark"), (0, "rongorongo")):
        one.plays(card)
        assert game.plays_due == left
    assert (game.step, one.hand_size) == ("end", 5)


@pytest.mark.rule("R-906")
def test_fast_forward_with_an_empty_hand() -> None:
    game = table(hands={1: ""}, draw="fast-forward dodo ark")
    one = game.seat(1)
    one.plays("fast-forward")
    assert one.hand == cards("dodo ark")
    one.plays("dodo")
    one.plays("ark")
    assert (game.step, one.hand_size) == ("end", 0)


@pytest.mark.rule("A-34")
def test_fast_forward_with_both_piles_empty_forfeits_a_play() -> None:
    game = table(hands={1: "fast-forward"}, rest=2)
    one = game.seat(1)
    one.plays("fast-forward")
    assert one.hand == ["fast-forward"]  # it was in the pile that was shuffled
    assert game.news("DrawSkipped") == [{"seat": 1}]
    assert game.plays_due == 2
    one.kills_time("fast-forward")
    assert game.news("PlayForfeited") == [{"seat": 1}]
    assert game.step == "end"


@pytest.mark.rule("R-904", "R-905")
def test_rewind_plays_a_card_of_the_discard_pile() -> None:
    game = table(hands={1: "rewind"}, discard="dodo memo reverse-fate patch-1999 quick-trip", draw="memo")
    one = game.seat(1)
    one.plays("rewind")
    assert game.step == "rewind"
    assert one.choices == cards("dodo reverse-fate")
    one.announces("dodo")
    assert "dodo" not in game.discard_pile
    assert game.news("CardAnnounced") == [{"seat": 1, "card": "dodo", "target": None, "source": "discard"}]
    game.everybody_allows()
    assert one.table == ["dodo"]
    assert game.discard_pile == ["memo", "reverse-fate", "patch-1999", "quick-trip", "rewind"]
    assert (game.step, one.hand) == ("end", ["memo"])


@pytest.mark.rule("R-905")
def test_rewind_is_played_at_once_and_from_the_discard_pile_only() -> None:
    game = table(hands={1: "rewind ark"}, discard="dodo")
    one = game.seat(1)
    one.plays("rewind")
    assert one.refused("play ark") == "not-in-discard"
    assert one.refused("end") == "wrong-step"
    assert one.actions == {"play dodo"}
    assert game.seat(2).choices == []


@pytest.mark.rule("R-904")
@pytest.mark.parametrize("timewarp", facts.TIMEWARPS)
def test_no_timewarp_is_rewound(timewarp: str) -> None:
    game = table(hands={1: "rewind"}, discard=f"dodo {timewarp}")
    game.seat(1).plays("rewind")
    assert game.seat(1).refused(f"play {timewarp}") == "timewarp-not-fetched"
    assert timewarp not in game.seat(1).choices


@pytest.mark.rule("R-904", "R-310", "A-06")
def test_rewind_needs_a_card_that_can_be_played_now() -> None:
    for discard in ("", "memo quick-trip fast-forward", "patch-1929 restore-history get-there-first"):
        game = table(hands={1: "rewind"}, discard=discard)
        assert game.seat(1).refused("play rewind") == "nothing-to-rewind"
    game = table(hands={1: "rewind"}, discard="patch-1929", red=[1912])
    assert game.seat(1).can("play rewind")


@pytest.mark.rule("R-504", "R-905")
@pytest.mark.parametrize("card", ["rewind", "quick-trip"])
def test_a_fetched_patch_gives_its_bonus_card(card: str) -> None:
    rewinding = card == "rewind"
    game = table(hands={1: card}, red=[1912], discard="patch-1929" if rewinding else "",
                 draw="memo sabotage" if rewinding else "memo patch-1929 sabotage")
    game.seat(1).plays(card)
    game.seat(1).plays("patch-1929", on=1929)
    assert game.patch(1929) == "patch-1929"
    assert game.news("CardDrawn") == [{"seat": 1, "why": "bonus", "small": False}]
    assert game.seat(1).hand_size == 2


@pytest.mark.rule("R-905")
@pytest.mark.parametrize(
    ("fetched", "on"),
    [("reverse-fate", 1912), ("dodo", None), ("new-mission", None), ("get-there-first", "ark"),
     ("time-vortex", None), ("discontinuity", "right"), ("your-parents-never-met", "seat-2")],
)
def test_rewind_fetches_every_other_family(fetched: str, on: int | str | None) -> None:
    game = table(hands={1: "rewind"}, tables={2: "ark"}, discard=fetched)
    game.seat(1).plays("rewind")
    game.seat(1).plays(fetched, on=on)
    assert game.step == "end"
    assert (fetched in game.discard_pile) == (fetched != "dodo")


@pytest.mark.rule("R-905")
def test_a_rewound_miracle_and_sale() -> None:
    game = table(hands={1: "rewind"}, tables={1: "dodo"}, discard="miracle-future-wisdom", draw="+1 ark memo")
    game.seat(1).plays("rewind")
    game.seat(1).plays("miracle-future-wisdom", on="dodo")
    assert game.step == "miracle"
    game.seat(1).plays("ark")
    assert game.step == "end"
    game = table(hands={1: "rewind"}, tables={1: "dodo"}, discard="sell-artifact-lost-works")
    game.seat(1).plays("rewind")
    game.seat(1).plays("sell-artifact-lost-works", on="dodo")
    assert game.seat(1).hand_size == 1 + 3


@pytest.mark.rule("R-904", "R-905")
def test_quick_trip_plays_a_card_of_the_draw_pile() -> None:
    game = table(hands={1: "quick-trip"}, discard="sabotage", rest=2,
                 draw="memo reverse-fate reverse-fate rewind patch-1929 dodo")
    one = game.seat(1)
    one.plays("quick-trip")
    assert game.step == "quick-trip"
    assert one.choices == cards("dodo reverse-fate")
    game.deals.chance("trip", "patch-1929 reverse-fate rewind reverse-fate")
    one.announces("dodo")
    assert game.draw_pile == ["patch-1929", "reverse-fate", "rewind", "reverse-fate"]
    assert game.news("CardAnnounced") == [{"seat": 1, "card": "dodo", "target": None, "source": "draw-pile"}]
    game.everybody_allows()
    assert one.table == ["dodo"]
    assert game.discard_pile == ["sabotage", "quick-trip"]
    assert (game.step, one.hand) == ("end", ["memo"])


@pytest.mark.rule("R-905")
def test_the_pile_is_shuffled_after_a_quick_trip() -> None:
    game = table(hands={1: "quick-trip"})
    before = game.draw_pile
    game.seat(1).plays("quick-trip")
    game.seat(1).plays("dodo")
    rest = [card for card in before if card != "dodo"]
    assert Counter(game.draw_pile) == Counter(rest)
    assert game.draw_pile != rest


@pytest.mark.rule("R-314", "R-905")
def test_only_the_traveller_sees_the_draw_pile() -> None:
    game = table(players=3, hands={1: "quick-trip", 2: "+1"}, draw="memo dodo ark rongorongo", rest=3)
    game.seat(1).plays("quick-trip")
    assert game.seat(1).knows("rongorongo")
    assert not game.seat(2).knows("rongorongo")
    assert game.seat(2).choices == []
    assert game.events("PileSearched") == [{"seat": 1}]


@pytest.mark.rule("R-904")
@pytest.mark.parametrize("timewarp", facts.TIMEWARPS)
def test_no_timewarp_is_taken_by_quick_trip(timewarp: str) -> None:
    game = table(hands={1: "quick-trip"}, draw=f"+1 dodo {timewarp}")
    game.seat(1).plays("quick-trip")
    assert game.seat(1).refused(f"play {timewarp}") == "timewarp-not-fetched"


@pytest.mark.rule("R-905")
def test_quick_trip_takes_nothing_from_elsewhere() -> None:
    game = table(hands={1: "quick-trip ark"}, draw="+1 dodo", discard="sabotage", rest=2)
    game.seat(1).plays("quick-trip")
    assert game.seat(1).refused("play ark") == "not-in-draw-pile"
    assert game.seat(1).refused("play sabotage on 1943") == "not-in-draw-pile"
    assert game.seat(1).actions == {"play dodo"}


@pytest.mark.rule("R-310", "R-905")
def test_quick_trip_with_nothing_playable_is_spent() -> None:
    game = table(hands={1: "quick-trip"}, draw="dodo patch-1929 fast-forward memo", rest=2)
    one = game.seat(1)
    assert one.can("play quick-trip")
    one.announces("quick-trip")
    game.deals.chance("trip", "memo patch-1929 fast-forward")
    game.seat(2).allow()
    assert game.news("NothingFetched") == [{"seat": 1}]
    assert game.draw_pile == ["memo", "patch-1929", "fast-forward"]
    assert game.discard_pile == ["quick-trip"]
    assert (game.step, one.hand) == ("end", ["dodo"])


@pytest.mark.rule("R-310", "R-312")
def test_quick_trip_needs_a_draw_pile() -> None:
    game = table(hands={1: "quick-trip"}, draw="dodo", rest="discard")
    assert game.draw_count == 0
    assert game.seat(1).refused("play quick-trip") == "draw-pile-empty"


@pytest.mark.rule("R-312", "R-905")
def test_quick_trip_takes_the_last_card_of_the_pile() -> None:
    game = table(hands={1: "quick-trip", 2: "+3"}, red=[1912], draw="dodo patch-1929", rest=2)
    game.seat(1).plays("quick-trip")
    game.seat(1).plays("patch-1929", on=1929)
    assert game.news("PileShuffled") == [{"count": 1}]
    assert game.seat(1).hand == cards("dodo quick-trip")


def fast_forward_answered(by: int | tuple[int, ...]) -> Table:
    game = table(hands={1: "fast-forward dodo ark", 2: "memo memo"}, draw="+3")
    game.seat(1).plays("fast-forward", answered_by=by)
    return game


@pytest.mark.rule("R-1006", "T-14")
def test_t14_a_memo_at_once_cancels_all_of_a_fast_forward() -> None:
    game = fast_forward_answered(2)
    assert game.discard_pile == ["fast-forward", "memo"]
    assert game.news("CardDrawn") == []
    assert (game.step, game.seat(1).actions) == ("end", {"end"})


@pytest.mark.rule("R-1003", "R-1006", "T-14")
def test_t14_a_later_memo_cancels_one_of_its_cards() -> None:
    game = fast_forward_answered(())
    one = game.seat(1)
    one.plays("dodo", answered_by=2)
    assert (game.step, game.plays_due) == ("play", 1)
    assert game.discard_pile == ["fast-forward", "dodo", "memo"]
    one.plays("ark")
    assert one.table == ["ark"]
    assert game.step == "end"


@pytest.mark.rule("R-1006")
def test_the_second_card_can_be_cancelled_too() -> None:
    game = fast_forward_answered(())
    one = game.seat(1)
    one.plays("dodo")
    one.plays("ark", answered_by=2)
    assert one.table == ["dodo"]
    assert game.step == "end"


@pytest.mark.rule("R-1007")
@pytest.mark.parametrize("card", ["rewind", "quick-trip"])
def test_a_memo_on_the_timewarp_itself(card: str) -> None:
    game = table(hands={1: card, 2: "memo"}, discard="dodo")
    before = game.draw_pile
    game.seat(1).plays(card, answered_by=2)
    assert game.discard_pile == ["dodo", card, "memo"]
    assert game.step == "end"
    assert game.draw_pile == before
    assert game.events("PileSearched") == []


@pytest.mark.rule("R-1007")
@pytest.mark.parametrize("card", ["rewind", "quick-trip"])
def test_a_memo_on_the_fetched_card(card: str) -> None:
    game = table(hands={1: card, 2: "memo"}, discard="dodo" if card == "rewind" else "")
    game.seat(1).plays(card)
    game.seat(1).plays("dodo", answered_by=2)
    assert game.seat(1).table == []
    assert game.discard_pile == [card, "dodo", "memo"]
    assert game.step == "end"
