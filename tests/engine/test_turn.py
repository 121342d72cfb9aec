"""Section 3: draw one, play one."""

from __future__ import annotations

from collections import Counter

import pytest

from chrononauts_qt.games.chrononauts import rules
from tests.scenario import cards, table

HAND_OF_FIVE = "reverse-fate patch-1929 dodo new-mission fast-forward"


@pytest.mark.rule("R-301", "R-302")
def test_a_turn_is_draw_play_end() -> None:
    game = table(hands={1: "new-mission memo"}, draw="dodo ark")
    one, two = game.seat(1), game.seat(2)
    assert game.events("CardDrawn") == [{"seat": 1, "why": "turn", "small": False}]
    assert one.hand == cards("dodo memo new-mission")
    assert (game.step, game.turn_of, game.plays_due) == ("play", 1, 1)
    one.plays("new-mission")
    assert (game.step, game.turn_of) == ("end", 1)
    assert one.hand == cards("dodo memo")
    one.ends_turn()
    assert game.order("TurnEnded", "TurnBegan", "CardDrawn") == ["TurnEnded", "TurnBegan", "CardDrawn"]
    assert game.news("TurnEnded") == [{"seat": 1}]
    assert game.news("TurnBegan") == [{"seat": 2, "turn": 2}]
    assert (game.step, game.turn_of) == ("play", 2)
    assert "ark" in two.hand
    assert game.public.turn == 2


@pytest.mark.rule("R-302")
def test_the_draw_is_compulsory_and_comes_first() -> None:
    game = table(players=3)
    for number in (1, 2, 3, 1):
        size = game.draw_count
        assert game.seat(number).hand_size == 4
        game.seat(number).passes()
        assert game.draw_count == size - 1


@pytest.mark.rule("R-301")
def test_a_turn_has_one_play() -> None:
    game = table(hands={1: "dodo ark"})
    game.seat(1).plays("dodo")
    assert game.seat(1).refused("play ark") == "wrong-step"
    assert game.seat(1).refused("discard ark") == "wrong-step"
    assert game.seat(1).actions == {"end"}


@pytest.mark.rule("R-301")
def test_a_turn_cannot_end_without_a_play() -> None:
    game = table(hands={1: "dodo ark"})
    assert game.seat(1).refused("end") == "wrong-step"
    assert game.seat(1).refused("keep") == "wrong-step"


@pytest.mark.rule("R-303")
def test_the_five_families_can_be_played() -> None:
    game = table(hands={1: HAND_OF_FIVE}, red=[1912])
    assert all(game.seat(1).can_play(card) for card in HAND_OF_FIVE.split())
    assert game.seat(1).can("play reverse-fate on 1912")
    assert game.seat(1).can("play patch-1929 on 1929")
    assert game.seat(1).can("play dodo")
    assert game.seat(1).can("play new-mission")
    assert game.seat(1).can("play fast-forward")


@pytest.mark.rule("R-303")
def test_only_cards_of_the_hand_can_be_played() -> None:
    game = table(hands={1: "dodo", 2: "ark"}, tables={1: "triceratops"}, draw="memo reverse-fate",
                 discard="new-mission")
    for text in ("play ark", "play triceratops", "play reverse-fate on 1912", "play new-mission"):
        assert game.seat(1).refused(text) == "not-in-hand"


@pytest.mark.rule("R-303")
def test_a_card_is_played_with_the_target_it_needs() -> None:
    game = table(players=2, hands={1: "reverse-fate discontinuity new-mission your-parents-never-met"})
    for card in ("reverse-fate", "discontinuity", "your-parents-never-met"):
        assert game.seat(1).refused(f"play {card}") == "needs-target"
    assert game.seat(1).refused("play your-parents-never-met on seat-3") == "no-such-seat"


@pytest.mark.rule("R-304", "R-307", "T-07")
def test_t07_two_discards_and_a_draw() -> None:
    game = table(hands={1: "dodo ark memo"}, draw="reverse-fate rewind quick-trip")
    one = game.seat(1)
    assert one.hand_size == 4
    one.discards("dodo")
    assert (game.step, one.hand_size) == ("kill", 3)
    assert one.actions == {"keep", "discard ark", "discard memo", "discard reverse-fate"}
    one.discards("ark")
    assert game.order("CardDiscarded", "CardDrawn") == ["CardDiscarded", "CardDrawn"]
    assert one.hand == cards("memo reverse-fate rewind")
    assert game.step == "end"
    assert one.refused("discard memo") == "wrong-step"
    assert game.discard_pile == ["dodo", "ark"]


@pytest.mark.rule("R-304", "R-305", "R-307", "T-08")
def test_t08_one_discard_draws_nothing() -> None:
    game = table(hands={1: "dodo ark memo"}, draw="reverse-fate rewind")
    one = game.seat(1)
    drawn = game.draw_count
    one.discards("dodo")
    one.keeps()
    assert game.step == "end"
    assert one.hand == cards("ark memo reverse-fate")
    assert game.draw_count == drawn
    one.ends_turn()
    assert one.hand_size == 3


@pytest.mark.rule("R-304")
def test_a_card_cannot_be_played_after_the_first_discard() -> None:
    game = table(hands={1: "dodo ark memo"})
    game.seat(1).discards("dodo")
    assert game.seat(1).refused("play ark") == "wrong-step"
    assert game.seat(1).refused("end") == "wrong-step"


@pytest.mark.rule("R-305", "T-17")
@pytest.mark.parametrize("top", ["dodo", "ark"])
def test_t17_both_discards_are_in_the_pile_before_it_is_shuffled(top: str) -> None:
    game = table(hands={1: "dodo ark"}, draw="memo", rest=2)
    one = game.seat(1)
    assert (game.draw_count, game.discard_pile) == (0, [])
    one.discards("dodo")
    assert game.discard_pile == ["dodo"]
    game.deals.chance("reshuffle", "dodo ark" if top == "dodo" else "ark dodo")
    one.discards("ark")
    assert one.hand == cards(f"memo {top}")
    assert game.news("PileShuffled") == [{"count": 2}]
    assert game.draw_count == 1
    assert game.discard_pile == []


@pytest.mark.rule("R-306")
def test_killing_time_is_allowed_with_playable_cards() -> None:
    game = table(hands={1: "dodo ark"}, draw="reverse-fate")
    assert game.seat(1).can("play dodo")
    assert {"discard dodo", "discard ark", "discard reverse-fate"} <= game.seat(1).actions


@pytest.mark.rule("R-307")
def test_hand_sizes_over_a_turn() -> None:
    def size_after(what: str) -> int:
        game = table(hands={1: "dodo reverse-fate patch-1929"}, red=[1912])
        one = game.seat(1)
        assert one.hand_size == 4
        if what == "artifact":
            one.plays("dodo")
        elif what == "inverter":
            one.plays("reverse-fate", on=1865)
        elif what == "patch":
            one.plays("patch-1929", on=1929)
        elif what == "one":
            one.kills_time("dodo")
        else:
            one.kills_time("dodo", "reverse-fate")
        one.ends_turn()
        return one.hand_size

    assert [size_after(what) for what in ("artifact", "inverter", "patch", "one", "two")] == [3, 3, 4, 3, 3]


@pytest.mark.rule("R-308", "A-05")
def test_killing_time_replaces_each_play_of_a_fast_forward() -> None:
    game = table(hands={1: "fast-forward dodo ark memo"}, draw="patch-1868 rewind quick-trip reverse-fate")
    one = game.seat(1)
    one.plays("fast-forward")
    assert (game.step, game.plays_due, one.hand_size) == ("play", 2, 6)
    one.discards("dodo")
    assert game.step == "kill"
    one.discards("ark")
    assert (game.step, game.plays_due, one.hand_size) == ("play", 1, 5)
    assert "reverse-fate" in one.hand
    one.discards("memo")
    one.keeps()
    assert (game.step, one.hand_size) == ("end", 4)
    assert game.discard_pile == ["fast-forward", "dodo", "ark", "memo"]


@pytest.mark.rule("R-309")
def test_only_hand_cards_are_discarded() -> None:
    game = table(hands={1: "ark", 2: "memo"}, tables={1: "dodo", 2: "triceratops"},
                 missions={1: "petting-zoo"}, draw="rewind")
    for card in ("dodo", "triceratops", "memo"):
        assert game.seat(1).refused(f"discard {card}") == "not-in-hand"
    assert game.seat(1).table == ["dodo"]
    assert {a for a in game.seat(1).actions if a.startswith("discard")} == {"discard ark", "discard rewind"}
    game.seat(1).discards("ark")
    assert game.seat(1).refused("discard dodo") == "not-in-hand"


UNPLAYABLE = {
    "a patch without its Paradox": ("patch-1929", [], {}, "", "draw"),
    "no red Linchpin to restore": ("restore-history", [], {}, "", "draw"),
    "every disaster averted": ("avert-disaster", [1912, 1915, 1937], {}, "", "draw"),
    "every attack halted": ("halt-attack", [1941, 1993], {}, "", "draw"),
    "everything sabotaged": ("sabotage", [1943, 1957], {}, "", "draw"),
    "nothing to sell": ("sell-artifact-dinosaur", [], {2: "dodo"}, "", "draw"),
    "nothing for a miracle": ("miracle-future-wisdom", [], {2: "dodo"}, "", "draw"),
    "only own artifacts to take": ("get-there-first", [], {1: "dodo"}, "", "draw"),
    "no artifact in play": ("it-never-existed", [], {}, "", "draw"),
    "nothing to rewind": ("rewind", [], {}, "", "draw"),
    "no playable card to rewind": ("rewind", [], {}, "patch-1929 fast-forward quick-trip memo", "draw"),
    "no draw pile to search": ("quick-trip", [], {}, "", "discard"),
    "nobody else's card": ("memo", [], {}, "", "draw"),
}


@pytest.mark.rule("R-310", "A-06")
@pytest.mark.parametrize("case", UNPLAYABLE)
def test_a_card_without_any_effect_can_only_be_discarded(case: str) -> None:
    card, red, tables, discard, rest = UNPLAYABLE[case]
    game = table(hands={1: card, 2: "+3"}, red=red, tables=tables, discard=discard, rest=rest,
                 draw="patch-1868")
    game.seat(1).unplayable(card)
    assert game.seat(1).can(f"discard {card}")


@pytest.mark.rule("R-310")
def test_a_card_with_one_possible_target_is_playable() -> None:
    game = table(hands={1: "avert-disaster restore-history sell-artifact-dinosaur"}, red=[1912, 1915],
                 tables={1: "dodo"})
    assert all(game.seat(1).can_play(card) for card in
               ("avert-disaster", "restore-history", "sell-artifact-dinosaur"))


@pytest.mark.rule("R-311")
def test_nobody_acts_out_of_turn() -> None:
    game = table(players=3, hands={1: "dodo", 2: "ark memo", 3: "memo"})
    for number in (2, 3):
        seat = game.seat(number)
        assert seat.actions == set()
        for text in ("play ark", "discard memo", "memo", "allow", "end", "claim hand", "keep", "guess 10:00"):
            assert seat.refused(text) == "not-deciding"
    assert game.deciding == [1]


@pytest.mark.rule("R-311", "R-1001")
def test_out_of_turn_there_is_only_the_memo() -> None:
    game = table(players=3, hands={1: "dodo", 2: "ark memo", 3: "triceratops"})
    game.seat(1).announces("dodo")
    assert game.seat(2).actions == {"memo", "allow"}
    assert game.seat(3).actions == {"allow"}
    assert game.seat(1).actions == set()
    assert game.seat(2).refused("play ark") == "wrong-step"
    assert game.seat(2).refused("discard ark") == "wrong-step"


@pytest.mark.rule("R-312")
def test_the_discards_are_shuffled_only_when_a_card_must_be_drawn() -> None:
    game = table(hands={1: "dodo", 2: "ark"}, draw="memo", rest="discard")
    thrown = game.discard_pile
    assert game.draw_count == 0
    game.seat(1).plays("dodo")
    assert game.draw_count == 0
    assert game.discard_pile == thrown
    assert game.events("PileShuffled") == []
    game.seat(1).ends_turn()
    assert game.news("PileShuffled") == [{"count": len(thrown)}]
    assert game.order("PileShuffled", "CardDrawn") == ["PileShuffled", "CardDrawn"]
    assert game.discard_pile == []
    assert game.draw_count == len(thrown) - 1
    (drawn,) = Counter(game.seat(2).hand) - Counter(["ark"])
    assert Counter([drawn, *game.draw_pile]) == Counter(thrown)


@pytest.mark.rule("R-312")
def test_the_new_draw_pile_is_shuffled() -> None:
    game = table(hands={1: "dodo"}, draw="memo", rest="discard")
    game.seat(1).plays("dodo")
    thrown = game.discard_pile
    game.seat(1).ends_turn()
    assert game.draw_pile != thrown[1:]
    assert game.draw_pile != thrown[::-1][1:]


@pytest.mark.rule("R-312", "A-29")
def test_a_reshuffle_in_the_middle_of_several_draws() -> None:
    game = table(hands={1: "fast-forward"}, draw="memo dodo", discard="ark rewind", rest=2)
    game.seat(1).announces("fast-forward")
    game.deals.chance("reshuffle", "ark fast-forward rewind")
    game.seat(2).allow()
    assert game.seat(1).hand == cards("memo dodo ark")
    assert game.order("CardDrawn", "PileShuffled") == ["CardDrawn", "PileShuffled", "CardDrawn"]
    assert game.draw_pile == ["fast-forward", "rewind"]


@pytest.mark.rule("R-313", "A-07")
def test_with_both_piles_empty_the_draw_is_skipped() -> None:
    game = table(hands={1: "dodo new-mission"}, rest=2)
    assert game.events("DrawSkipped") == [{"seat": 1}]
    assert game.events("CardDrawn") == []
    assert (game.step, game.seat(1).hand_size) == ("play", 2)
    game.seat(1).plays("dodo")
    assert game.step == "end"


@pytest.mark.rule("R-313", "A-34")
def test_a_play_due_with_an_empty_hand_is_forfeited() -> None:
    game = table(hands={1: ""}, rest=2)
    assert game.events("PlayForfeited") == [{"seat": 1}]
    assert game.seat(1).actions == {"end"}
    game.seat(1).ends_turn()
    assert game.turn_of == 2


@pytest.mark.rule("R-313", "A-07")
def test_a_patch_with_both_piles_empty_gives_no_card() -> None:
    game = table(hands={1: "patch-1929"}, red=[1912], rest=2)
    game.seat(1).plays("patch-1929", on=1929)
    assert game.news("DrawSkipped") == [{"seat": 1}]
    assert game.seat(1).hand_size == 0
    assert game.step == "end"


@pytest.mark.rule("R-304")
def test_killing_time_with_the_last_card() -> None:
    game = table(hands={1: "dodo"}, rest=2)
    game.seat(1).discards("dodo")
    if game.step == "kill":
        assert game.seat(1).actions == {"keep"}
        game.seat(1).keeps()
    assert game.step == "end"
    assert game.discard_pile == ["dodo"]


@pytest.mark.rule("R-314", "A-08")
def test_what_is_public_and_what_is_not() -> None:
    game = table(players=3, hands={1: "dodo memo", 2: "ark rewind", 3: "memo"}, tables={2: "triceratops"},
                 discard="reverse-fate new-mission sabotage", draw="quick-trip")
    public = game.public
    assert public.discard_pile == ("reverse-fate", "new-mission", "sabotage")
    assert public.players[1].table == ("triceratops",)
    assert [player.hand_size for player in public.players] == [3, 2, 1]
    assert (public.hand, public.identity, public.mission, public.actions) == ((), None, None, ())
    two = game.seat(2).view
    assert sorted(two.hand) == cards("ark rewind")
    assert not game.seat(2).knows("dodo")
    assert not game.seat(2).knows("quick-trip")
    assert rules.view(game.state, 0).identity == game.seat(1).identity


@pytest.mark.rule("R-314")
def test_there_is_no_hand_limit() -> None:
    game = table(hands={1: "+40"})
    game.seat(1).passes()
    assert game.seat(1).hand_size == 40
    assert game.turn_of == 2
