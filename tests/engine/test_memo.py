"""Section 10: Memo From Your Future Self."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts import rules
from tests.engine import facts
from tests.scenario import cards, table

CANCELLED = {
    "avert-disaster": 1912,
    "patch-1918": 1918,
    "dodo": None,
    "get-there-first": "ark",
    "sell-artifact-dinosaur": "rongorongo",
    "it-never-existed": "ark",
    "new-mission": None,
    "your-parents-never-met": "seat-2",
    "time-vortex": None,
    "discontinuity": "left",
    "fast-forward": None,
    "rewind": None,
    "quick-trip": None,
}


@pytest.mark.rule("R-1001", "R-1002", "R-1005", "R-1013")
@pytest.mark.parametrize("card", CANCELLED)
def test_a_memo_cancels_any_card_of_another_player(card: str) -> None:
    game = table(hands={1: f"{card} memo", 2: "memo +2"}, tables={1: "rongorongo", 2: "ark"}, red=[1914],
                 discard="sabotage")
    before = game.everything
    game.seat(1).plays(card, on=CANCELLED[card], answered_by=2)
    assert game.discard_pile == ["sabotage", card, "memo"]
    after = game.everything
    assert {key for key in before if before[key] != after[key]} <= {
        "step", "seats", "discard_pile", "plays_due", "pending",
    }
    assert (game.seat(1).table, game.seat(2).table) == (["rongorongo"], ["ark"])
    assert [(seat.hand_size, seat.mission, seat.identity) for seat in game.seats] == [
        (2, before["seats"][0]["mission"], before["seats"][0]["identity"]),
        (2, before["seats"][1]["mission"], before["seats"][1]["identity"]),
    ]
    assert (game.step, game.turn_of) == ("end", 1)
    assert game.news("CardCancelled") == [{"seat": 1, "card": card, "by": 2}]
    assert game.order("CardDrawn") == []


@pytest.mark.rule("R-1002")
def test_the_memo_of_the_canceller_is_not_replaced() -> None:
    game = table(players=3, hands={1: "dodo", 2: "memo ark", 3: "rewind"})
    game.seat(1).plays("dodo", answered_by=2)
    assert game.seat(2).hand == ["ark"]
    game.seat(1).ends_turn()
    assert game.turn_of == 2


@pytest.mark.rule("R-1003")
def test_a_cancelled_card_has_used_up_the_play() -> None:
    game = table(hands={1: "dodo ark", 2: "memo"})
    game.seat(1).plays("dodo", answered_by=2)
    assert game.seat(1).refused("play ark") == "wrong-step"
    assert game.seat(1).refused("discard ark") == "wrong-step"
    assert game.seat(1).actions == {"end"}


@pytest.mark.rule("R-810", "R-1003")
def test_the_cancelled_player_may_still_claim() -> None:
    game = table(hands={1: "dodo +10", 2: "memo"})
    game.seat(1).plays("dodo", answered_by=2)
    game.seat(1).claims("hand")
    assert game.winner == 1


@pytest.mark.rule("R-1004", "R-1005")
def test_a_closed_window_is_too_late() -> None:
    game = table(players=3, hands={1: "patch-1929", 2: "memo", 3: "memo"}, red=[1912])
    game.seat(1).announces("patch-1929", on=1929)
    game.seat(2).allow()
    assert game.seat(2).refused("memo") == "not-deciding"
    assert game.patch(1929) is None
    game.seat(3).allow()
    assert game.patch(1929) == "patch-1929"
    assert game.seat(3).refused("memo") == "not-deciding"
    game.seat(1).ends_turn()
    assert game.seat(2).refused("memo") == "wrong-step"


@pytest.mark.rule("R-1005")
def test_the_window_closes_before_the_bonus_card_is_drawn() -> None:
    game = table(hands={1: "patch-1929", 2: "memo"}, red=[1912])
    before = game.draw_count
    game.seat(1).announces("patch-1929", on=1929)
    assert game.draw_count == before
    assert game.order("WindowOpened", "PatchPlaced", "CardDrawn") == ["WindowOpened"]
    game.seat(2).memo()
    game.seat(1).allow()
    assert game.draw_count == before
    assert game.discard_pile == ["patch-1929", "memo"]
    assert game.open_paradoxes == {1929, 1933}


@pytest.mark.rule("R-1005", "A-27")
@pytest.mark.parametrize(
    ("card", "on"), [("reverse-fate", 1912), ("get-there-first", "ark"), ("discontinuity", "left"),
                     ("your-parents-never-met", "seat-2")],
)
def test_the_target_is_told_before_the_window(card: str, on: int | str) -> None:
    game = table(players=3, hands={1: card}, tables={2: "ark"})
    game.seat(1).announces(card, on=on)
    (played,) = game.public.playing
    assert (played.seat, played.card, played.target) == (0, card, str(on))
    assert game.news("CardAnnounced") == [{"seat": 1, "card": card, "target": str(on), "source": "hand"}]
    assert card not in game.seat(1).hand
    assert card not in game.discard_pile


@pytest.mark.rule("R-1008")
def test_claims_open_no_window() -> None:
    game = table(hands={1: "+10", 2: "memo"}, missions={1: "petting-zoo"},
                 tables={1: facts.MISSIONS["petting-zoo"]})
    game.seat(1).kills_time()
    game.seat(1).claims("hand")
    assert game.order("WindowOpened") == []
    assert game.winner == 1
    assert game.seat(2).refused("memo") == "game-over"


@pytest.mark.rule("R-1009")
def test_discards_and_draws_open_no_window() -> None:
    game = table(hands={1: "dodo ark", 2: "memo"})
    assert game.events("WindowOpened") == []
    game.seat(1).discards("dodo")
    assert game.seat(2).refused("memo") == "not-deciding"
    game.seat(1).discards("ark")
    assert game.seat(2).refused("memo") == "not-deciding"
    game.seat(1).ends_turn()
    assert game.events("WindowOpened") == []


@pytest.mark.rule("R-1010", "A-19", "A-38")
@pytest.mark.parametrize("depth", [0, 1, 2, 3, 4])
def test_chains_of_memos_between_two(depth: int) -> None:
    game = table(hands={1: "avert-disaster memo memo", 2: "memo memo"}, draw="dodo")
    chain = [2, 1, 2, 1][:depth]
    game.seat(1).plays("avert-disaster", on=1912, answered_by=chain)
    assert game.discard_pile == {
        0: ["avert-disaster"],
        1: ["avert-disaster", "memo"],
        2: ["memo", "memo", "avert-disaster"],
        3: ["memo", "memo", "avert-disaster", "memo"],
        4: ["memo", "memo", "memo", "memo", "avert-disaster"],
    }[depth]
    assert (game.side(1912) == "prime") == (depth % 2 == 0)
    assert game.seat(1).hand == cards("dodo " + "memo " * (2 - depth // 2))
    assert game.seat(2).hand == cards("memo " * (2 - (depth + 1) // 2))
    assert (game.step, game.turn_of) == ("end", 1)


@pytest.mark.rule("R-1010", "A-19")
@pytest.mark.parametrize("chain", [(2, 3), (3, 1), (2, 3, 2), (3, 2, 1), (2, 3, 1, 3)])
def test_chains_of_memos_between_three(chain: tuple[int, ...]) -> None:
    memos = {seat: "memo " * chain.count(seat) for seat in (1, 2, 3)}
    game = table(players=3, hands={1: "dodo " + memos[1], 2: "+1 " + memos[2], 3: "+1 " + memos[3]})
    game.seat(1).plays("dodo", answered_by=chain)
    assert game.seat(1).table == (["dodo"] if len(chain) % 2 == 0 else [])


@pytest.mark.rule("R-1010", "A-38")
def test_each_memo_asks_everybody_but_its_player() -> None:
    game = table(players=4, hands={1: "dodo memo", 2: "memo", 3: "memo", 4: "memo"})
    game.seat(1).announces("dodo")
    assert game.deciding == [2, 3, 4]
    assert game.playing == ["dodo"]
    game.seat(4).allow()
    assert game.deciding == [2, 3]
    game.seat(3).memo()
    assert game.deciding == [1, 2, 4]
    assert game.playing == ["dodo", "memo"]
    assert game.news("WindowOpened") == [{"seats": [1, 2, 4], "card": "memo", "seat": 3}]
    game.seat(4).memo()
    assert game.deciding == [1, 2, 3]
    game.seat(1).memo()
    assert game.deciding == [2, 3, 4]
    game.seat(2).memo()
    assert game.deciding == [1, 3, 4]
    assert game.playing == ["dodo", "memo", "memo", "memo", "memo"]
    game.everybody_allows()
    assert game.seat(1).table == ["dodo"]
    assert game.playing == []


@pytest.mark.rule("R-1010", "A-38")
def test_a_closed_window_never_reopens() -> None:
    game = table(players=3, hands={1: "dodo memo", 2: "memo", 3: "memo"})
    game.seat(1).announces("dodo")
    game.seat(2).memo()
    game.seat(1).memo()
    game.seat(2).allow()
    game.seat(3).allow()
    assert game.seat(1).table == ["dodo"]
    assert game.step == "end"
    assert game.seat(3).hand == ["memo"]


@pytest.mark.rule("R-1011", "A-20", "A-36", "A-38")
@pytest.mark.parametrize("quick", [2, 3])
def test_the_first_memo_counts_and_the_others_keep_theirs(quick: int) -> None:
    game = table(players=3, hands={1: "dodo", 2: "memo", 3: "memo"})
    game.seat(1).announces("dodo")
    game.seat(quick).memo()
    game.everybody_allows()
    slow = 5 - quick
    assert game.seat(quick).hand == []
    assert game.seat(slow).hand == ["memo"]
    assert game.discard_pile == ["dodo", "memo"]


@pytest.mark.rule("R-1006", "R-1010")
def test_a_later_memo_hits_the_newest_card_only() -> None:
    game = table(players=3, hands={1: "dodo", 2: "memo", 3: "memo"})
    game.seat(1).announces("dodo")
    game.seat(2).memo()
    assert game.news("CardAnnounced")[0]["target"] == "dodo"
    game.seat(3).memo()
    assert game.news("CardAnnounced")[0]["target"] == "memo"
    game.everybody_allows()
    assert game.seat(1).table == ["dodo"]


@pytest.mark.rule("R-1001", "R-1012")
def test_in_ones_own_turn_a_memo_has_no_target() -> None:
    game = table(hands={1: "memo dodo"})
    one = game.seat(1)
    assert one.refused("memo") == "wrong-step"
    assert one.refused("play memo") == "memo-only-reacts"
    assert one.unplayable("memo") == "memo-only-reacts"
    one.announces("dodo")
    assert one.refused("memo") == "not-deciding"
    game.everybody_allows()
    one.ends_turn()
    game.seat(2).passes()
    one.discards("memo")
    assert game.discard_pile[-1] == "memo"


@pytest.mark.rule("R-1001")
def test_a_memo_must_be_in_hand() -> None:
    game = table(players=3, hands={1: "dodo", 2: "ark", 3: "memo"}, discard="memo")
    game.seat(1).announces("dodo")
    assert game.seat(2).refused("memo") == "no-memo"
    assert game.seat(3).can("memo")


@pytest.mark.rule("R-907", "R-1013")
def test_a_cancelled_sale_costs_nothing() -> None:
    game = table(hands={1: "sell-artifact-lost-works", 2: "memo"}, tables={1: "dodo"}, draw="ark")
    game.seat(1).plays("sell-artifact-lost-works", on="dodo", answered_by=2)
    assert game.seat(1).table == ["dodo"]
    assert game.seat(1).hand == ["ark"]
    assert game.discard_pile == ["sell-artifact-lost-works", "memo"]


@pytest.mark.rule("R-1014", "A-38")
@pytest.mark.parametrize("holder", ["nobody", "seat 1", "seat 2", "the draw pile"])
def test_the_window_does_not_betray_who_holds_a_memo(holder: str) -> None:
    hands = {1: "dodo memo" if holder == "seat 1" else "dodo", 2: "memo" if holder == "seat 2" else "ark"}
    game = table(players=3, hands=hands, discard="memo memo memo", draw="+1 memo" if "pile" in holder else "")
    game.seat(1).announces("dodo")
    assert game.step == "window"
    assert game.deciding == [2, 3]
    assert all(seat.can("allow") for seat in game.seats[1:])


@pytest.mark.rule("R-1014")
def test_the_window_is_skipped_when_all_memos_are_in_the_discard_pile() -> None:
    game = table(hands={1: "dodo"}, discard="memo memo memo memo")
    game.seat(1).say("play dodo")
    assert game.step == "end"
    assert game.seat(1).table == ["dodo"]
    assert game.events("WindowOpened") == []


@pytest.mark.rule("R-1014")
def test_a_reshuffle_brings_the_windows_back() -> None:
    game = table(hands={1: "dodo", 2: "ark"}, discard="memo memo memo memo", draw="+1", rest=1)
    game.seat(1).say("play dodo")
    game.seat(1).ends_turn()
    assert game.news("PileShuffled") == [{"count": 4}]
    game.seat(2).announces("ark")
    assert game.deciding == [1]


@pytest.mark.rule("R-1014")
def test_the_answers_of_others_show_nothing() -> None:
    game = table(players=3, hands={1: "dodo", 2: "memo", 3: "+2"})
    game.seat(1).announces("dodo")
    before = rules.view(game.state, 2)
    assert before.deciding == (1, 2)
    assert before.actions == tuple(rules.legal_actions(game.state, 2))
    assert {str(action) for action in before.actions} == {"allow"}
