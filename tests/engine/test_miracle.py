"""Sections 9 and 13: Perform a "Miracle", whose small hand meets every other card."""

from __future__ import annotations

import pytest

from tests.engine import facts
from tests.scenario import Table, cards, table

RELIC, FUTURE = "miracle-biblical-relic", "miracle-future-wisdom"


def miracle(small: str, *, card: str = FUTURE, on: str = "dodo", hand: str = "+2", laid: str = "dodo",
            players: int = 2, others: str = "+3", red: tuple[int, ...] = (), below: str = "",
            discard: str = "") -> Table:
    """Let seat 1 perform a Miracle whose small hand is `small`; `below` lies under it in the draw pile."""
    hands = {1: f"{card} {hand}", 2: others}
    game = table(players=players, hands=hands, tables={1: laid}, red=red, draw=f"+1 {small} {below}",
                 discard=discard)
    game.seat(1).plays(card, on=on)
    assert game.step == "miracle"
    assert game.seat(1).small_hand == cards(small)
    return game


@pytest.mark.rule("R-916", "A-33")
def test_two_cards_one_play_one_discard() -> None:
    game = miracle("ark sabotage", hand="memo rewind")
    one = game.seat(1)
    hand = one.hand
    assert game.discard_pile == [FUTURE, "dodo"]
    assert game.news("HandSetAside") == [{"seat": 1, "artifact": "dodo", "bonus": False}]
    assert one.table == []
    one.plays("ark")
    assert one.table == ["ark"]
    assert game.discard_pile == [FUTURE, "dodo", "sabotage"]
    assert game.news("HandTakenBack") == [{"seat": 1}]
    assert (game.step, one.hand, one.small_hand) == ("end", hand, [])


@pytest.mark.rule("R-916")
@pytest.mark.parametrize("card", [RELIC, FUTURE])
@pytest.mark.parametrize("artifact", [a for category in facts.ARTIFACTS.values() for a in category])
def test_the_bonus_draws_three_and_plays_two(card: str, artifact: str) -> None:
    game = table(hands={1: card}, tables={1: artifact}, draw="+4")
    one = game.seat(1)
    one.plays(card, on=artifact)
    liked = "biblical-relic" if card == RELIC else "future-wisdom"
    assert len(one.small_hand) == (3 if artifact in facts.ARTIFACTS[liked] else 2)
    assert {(e["why"], e["small"]) for e in game.news("CardDrawn")} == {("miracle", True)}


@pytest.mark.rule("R-916")
def test_a_bonus_miracle_plays_two_cards_in_any_order() -> None:
    for first, second, left in (("ark", "sabotage", "rongorongo"), ("sabotage", "rongorongo", "ark")):
        game = miracle("ark sabotage rongorongo", on="cancer-cure", laid="cancer-cure")
        one = game.seat(1)
        for card in (first, second):
            assert game.step == "miracle"
            one.plays(card, on=1943 if card == "sabotage" else None)
        assert game.step == "end"
        assert game.discard_pile[-1] == left


@pytest.mark.rule("R-916")
def test_only_ones_own_artifact_can_be_used() -> None:
    game = table(hands={1: RELIC}, tables={1: "dodo", 2: "ark"})
    assert game.seat(1).refused(f"play {RELIC} on ark") == "artifact-not-yours"


@pytest.mark.rule("R-916")
def test_the_hand_set_aside_cannot_be_played() -> None:
    game = miracle("ark sabotage", hand="rongorongo memo")
    one = game.seat(1)
    assert one.refused("play rongorongo") == "not-in-hand"
    assert one.refused("discard rongorongo") == "not-in-hand"
    assert one.refused("play memo") in ("not-in-hand", "memo-only-reacts")
    assert {text.split(" ")[1] for text in one.actions} == {"ark", "sabotage"}


@pytest.mark.rule("R-314", "R-916")
def test_the_small_hand_is_secret_but_its_size_is_not() -> None:
    game = miracle("ark sabotage")
    assert game.public.players[0].small_hand_size == 2
    assert game.public.players[0].hand_size == 3
    assert not game.seat(2).knows("ark")
    assert not game.seat(2).knows("sabotage")


@pytest.mark.rule("R-308", "A-05")
def test_killing_time_inside_a_miracle_draws_nothing() -> None:
    game = miracle("ark sabotage")
    one, hand, left = game.seat(1), game.seat(1).hand, game.draw_count
    one.discards("sabotage")
    assert game.step == "end"
    assert game.discard_pile == [FUTURE, "dodo", "sabotage", "ark"]
    assert (one.hand, game.draw_count) == (hand, left)


@pytest.mark.rule("R-308", "A-05")
def test_killing_time_replaces_one_play_of_a_bonus_miracle() -> None:
    game = miracle("ark sabotage rongorongo", on="cancer-cure", laid="cancer-cure")
    game.seat(1).discards("sabotage")
    assert game.step == "miracle"
    assert game.seat(1).small_hand == cards("ark rongorongo")
    game.seat(1).plays("ark")
    assert game.discard_pile[-2:] == ["sabotage", "rongorongo"]
    assert game.step == "end"


@pytest.mark.rule("R-916")
def test_unplayable_cards_of_the_small_hand_are_discarded() -> None:
    game = miracle("patch-1929 get-there-first")
    assert game.seat(1).actions == {"discard patch-1929", "discard get-there-first"}


@pytest.mark.rule("A-33")
def test_with_too_few_cards_the_plays_come_before_the_discard() -> None:
    game = table(hands={1: RELIC}, tables={1: "ark"}, rest=2)
    one = game.seat(1)
    one.plays(RELIC, on="ark")
    assert game.news("PileShuffled") == [{"count": 2}]
    assert game.news("DrawSkipped") == [{"seat": 1}]
    assert one.small_hand == cards(f"ark {RELIC}")
    one.plays("ark")
    assert game.step == "miracle"
    one.discards(RELIC)
    assert game.step == "end"
    assert game.discard_pile == [RELIC]
    assert one.table == ["ark"]


@pytest.mark.rule("A-29", "A-33")
def test_a_reshuffle_in_the_middle_of_a_miracle() -> None:
    game = table(hands={1: RELIC}, tables={1: "ark"}, draw="memo dodo", rest=2)
    one = game.seat(1)
    one.announces(RELIC, on="ark")
    game.deals.chance("reshuffle", f"ark {RELIC}")
    game.seat(2).allow()
    assert one.small_hand == cards(f"ark dodo {RELIC}")
    assert game.discard_pile == []


@pytest.mark.rule("R-504", "A-31")
def test_a_bonus_card_goes_to_the_main_hand() -> None:
    game = miracle("patch-1929 ark", red=(1912,), hand="+2", below="rewind")
    one = game.seat(1)
    one.plays("patch-1929", on=1929)
    assert game.news("CardDrawn") == [{"seat": 1, "why": "bonus", "small": False}]
    assert one.hand_size == 4
    assert "rewind" in one.hand
    assert game.discard_pile[-1] == "ark"


@pytest.mark.rule("R-907", "A-31")
def test_cards_for_a_sold_artifact_go_to_the_main_hand() -> None:
    game = miracle("sell-artifact-dinosaur ark rewind", card=RELIC, on="crown-of-thorns",
                   laid="crown-of-thorns triceratops", below="memo memo sabotage")
    one = game.seat(1)
    one.plays("sell-artifact-dinosaur", on="triceratops")
    assert one.hand_size == 3 + 3
    assert one.small_hand == cards("ark rewind")
    assert game.step == "miracle"


@pytest.mark.rule("A-31")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_discontinuity_inside_a_miracle_moves_main_hands_only(direction: str) -> None:
    game = miracle("discontinuity ark rongorongo", on="cancer-cure", laid="cancer-cure", hand="memo rewind",
                   players=3, others="sabotage")
    one = game.seat(1)
    mine, second, third = (seat.hand for seat in game.seats)
    one.plays("discontinuity", on=direction)
    assert one.small_hand == cards("ark rongorongo")
    after = [seat.hand for seat in game.seats]
    assert after == ([third, mine, second] if direction == "left" else [second, third, mine])
    one.plays("ark")
    assert one.hand == after[0]
    assert game.discard_pile[-1] == "rongorongo"


@pytest.mark.rule("A-31")
def test_time_vortex_inside_a_miracle_moves_main_hands_only() -> None:
    game = miracle("time-vortex ark", hand="memo rewind", others="sabotage")
    one = game.seat(1)
    third = next(card for card in one.hand if card not in ("memo", "rewind"))
    one.announces("time-vortex")
    game.deals.chance("vortex", f"sabotage memo {third} rewind")
    game.seat(2).allow()
    assert one.hand == cards(f"sabotage {third}")
    assert game.seat(2).hand == cards("memo rewind")
    assert game.discard_pile[-2:] == ["time-vortex", "ark"]
    assert game.step == "end"


@pytest.mark.rule("A-32")
def test_a_miracle_inside_a_miracle() -> None:
    game = miracle(f"{RELIC} sabotage", laid="dodo ark", below="rongorongo halt-attack shakespeare-play")
    one, hand = game.seat(1), game.seat(1).hand
    one.plays(RELIC, on="ark")
    assert one.small_hand == cards("rongorongo halt-attack shakespeare-play")
    assert one.refused("play sabotage on 1943") == "not-in-hand"
    one.plays("rongorongo")
    one.plays("halt-attack", on=1941)
    assert game.discard_pile == [FUTURE, "dodo", RELIC, "ark", "halt-attack", "shakespeare-play", "sabotage"]
    assert (game.step, one.hand, one.small_hand) == ("end", hand, [])
    assert one.table == ["rongorongo"]


@pytest.mark.rule("A-32")
def test_the_first_miracle_goes_on_after_the_second() -> None:
    game = miracle(f"{RELIC} sabotage rongorongo", on="cancer-cure", laid="cancer-cure dodo",
                   below="halt-attack shakespeare-play")
    one = game.seat(1)
    one.plays(RELIC, on="dodo")
    assert one.small_hand == cards("halt-attack shakespeare-play")
    one.plays("shakespeare-play")
    assert game.step == "miracle"
    assert one.small_hand == cards("rongorongo sabotage")
    one.plays("rongorongo")
    assert game.step == "end"
    assert game.discard_pile[-2:] == ["halt-attack", "sabotage"]


@pytest.mark.rule("R-906", "A-18", "A-31")
def test_fast_forward_inside_a_miracle() -> None:
    game = miracle("fast-forward ark", hand="memo rewind", below="sabotage halt-attack")
    one = game.seat(1)
    one.plays("fast-forward")
    assert game.news("CardDrawn") == [{"seat": 1, "why": "fast-forward", "small": False}] * 2
    assert {"sabotage", "halt-attack"} < set(one.hand)
    assert game.discard_pile[-1] == "ark"
    assert (game.step, game.plays_due, one.hand_size) == ("play", 2, 5)
    one.plays("sabotage", on=1943)
    one.plays("halt-attack", on=1941)
    assert (game.step, one.hand_size) == ("end", 3)


@pytest.mark.rule("R-906", "A-31")
def test_the_miracle_is_finished_before_the_plays_of_a_fast_forward() -> None:
    game = miracle("fast-forward ark rongorongo", on="cancer-cure", laid="cancer-cure",
                   below="sabotage halt-attack")
    one = game.seat(1)
    one.plays("fast-forward")
    assert game.step == "miracle"
    assert one.refused("play sabotage on 1943") == "not-in-hand"
    one.plays("ark")
    assert (game.step, game.plays_due) == ("play", 2)
    one.plays("sabotage", on=1943)
    one.kills_time()
    assert game.step == "end"


@pytest.mark.rule("R-906")
def test_a_miracle_is_one_play_of_a_fast_forward() -> None:
    game = table(hands={1: f"fast-forward {FUTURE} rongorongo"}, tables={1: "dodo"}, draw="+3 ark sabotage")
    one = game.seat(1)
    one.plays("fast-forward")
    one.plays(FUTURE, on="dodo")
    one.plays("ark")
    assert (game.step, game.plays_due) == ("play", 1)
    one.plays("rongorongo")
    assert game.step == "end"


@pytest.mark.rule("R-905", "A-31")
def test_rewind_inside_a_miracle() -> None:
    game = miracle("rewind sabotage", discard="ark")
    one = game.seat(1)
    one.plays("rewind")
    assert game.step == "rewind"
    assert set(one.choices) == {"ark", "dodo"}
    one.plays("ark")
    assert one.table == ["ark"]
    assert game.discard_pile == [FUTURE, "dodo", "rewind", "sabotage"]
    assert game.step == "end"


@pytest.mark.rule("R-905", "A-31")
def test_quick_trip_inside_a_miracle() -> None:
    game = miracle("quick-trip sabotage rongorongo", on="cancer-cure", laid="cancer-cure", below="ark")
    one = game.seat(1)
    one.plays("quick-trip")
    assert game.step == "quick-trip"
    one.plays("ark")
    assert game.step == "miracle"
    assert one.small_hand == cards("sabotage rongorongo")


@pytest.mark.rule("R-1013")
def test_a_cancelled_miracle_costs_nothing() -> None:
    game = table(hands={1: RELIC, 2: "memo"}, tables={1: "ark"}, draw="memo")
    game.seat(1).plays(RELIC, on="ark", answered_by=2)
    assert game.seat(1).table == ["ark"]
    assert game.discard_pile == [RELIC, "memo"]
    assert (game.step, game.seat(1).hand) == ("end", ["memo"])


@pytest.mark.rule("R-1003", "R-1006")
def test_a_memo_on_a_card_of_the_small_hand() -> None:
    game = table(hands={1: FUTURE, 2: "memo +2"}, tables={1: "dodo"}, draw="+1 ark sabotage")
    one = game.seat(1)
    one.plays(FUTURE, on="dodo")
    one.plays("ark", answered_by=2)
    assert one.table == []
    assert game.discard_pile == [FUTURE, "dodo", "ark", "memo", "sabotage"]
    assert game.step == "end"


@pytest.mark.rule("A-31")
def test_memos_of_the_hand_set_aside_may_be_used() -> None:
    game = miracle("ark sabotage", hand="memo", others="memo")
    one = game.seat(1)
    one.announces("ark")
    game.seat(2).memo()
    one.memo()
    game.everybody_allows()
    assert one.table == ["ark"]
    assert "memo" not in one.hand


@pytest.mark.rule("A-31")
def test_a_memo_of_the_small_hand_reacts_to_nothing() -> None:
    game = miracle("ark memo", hand="+1", others="memo")
    one = game.seat(1)
    assert one.refused("play memo") == "memo-only-reacts"
    one.announces("ark")
    game.seat(2).memo()
    assert one.refused("memo") == "no-memo"
    game.everybody_allows()
    assert one.table == []
    assert game.discard_pile[-3:] == ["ark", "memo", "memo"]


@pytest.mark.rule("R-601")
def test_the_universe_can_end_inside_a_miracle() -> None:
    game = miracle("avert-disaster ark", red=(1865, 1936, 1963, 1980, 1981))
    game.seat(1).plays("avert-disaster", on=1912)
    assert game.over
    assert game.winner is None
