"""Section 3: all act at once, and how it ends."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.kernel.errors import BadActionText
from tests.dungeon_time.facts import half
from tests.dungeon_time.table import lay

MISSIONS = f"missions {' '.join([*half(1, 1), *half(1, 2)])}; "
EMPTY_DECK = f"{MISSIONS} story rest; "
THREE = "hand 1 cup sword; hand 2 bow rent-day; hand 3 map; "


@pytest.mark.rule("DT-301")
def test_any_seat_acts_at_any_moment() -> None:
    game = lay(3, f"{THREE} deck gold gold gold gold hook")
    for text in ("2: play bow", "2: play rent-day", "1: discard cup", "3: play map", "1: play sword"):
        assert game.asked == [1, 2, 3]
        assert "wait" not in game.options(1)
        game.says(text)
    assert game.story == "bow rent-day map sword"


@pytest.mark.rule("DT-302", "Y-41")
def test_one_action_plays_one_card() -> None:
    game = lay(2, "hand 1 cup cup rent-day; hand 2 bow; deck gold map")
    assert game.options(1) == sorted(
        ["discard cup", "discard rent-day", "done", "play cup", "play rent-day"])
    game.says("1: play cup")
    assert (game.story, game.hand(1)) == ("cup", "cup gold rent-day")
    game.says("1: play cup")
    assert (game.story, game.hand(1)) == ("cup cup", "gold map rent-day")
    assert game.told("CardPlayed") == [{"seat": 0, "card": "cup", "number": 2}]


@pytest.mark.rule("DT-302")
@pytest.mark.parametrize("card", ["cup", "rent-day"])
def test_items_and_missions_of_the_own_hand_are_played(card: str) -> None:
    game = lay(2, f"hand 1 {card}; hand 2 bow").says(f"1: play {card}")
    assert (game.story, game.told("CardPlayed")) == (card, [{"seat": 0, "card": card, "number": 1}])


@pytest.mark.rule("DT-302", "DT-T22")
def test_a_card_of_another_seat_is_not_played() -> None:
    game = lay(2, "hand 1 sword; hand 2 bow")
    reason = game.why("2: play sword")
    assert (game.refusal("2: play sword"), reason.params["card"]) == ("not-in-hand", "sword")
    assert game.refusal("2: discard sword") == "not-in-hand"


@pytest.mark.rule("DT-303")
@pytest.mark.parametrize("text", ["say play the cup", "play cup please", "turn-glass now", "ask 2 cup"])
def test_talk_is_no_action(text: str) -> None:
    with pytest.raises(BadActionText):
        rules.parse(text)


@pytest.mark.rule("DT-304")
def test_a_mission_is_played_whatever_the_story_holds() -> None:
    game = lay(1, "hand 1 rent-day keys gold; deck cup cup cup")
    assert game.refusal("1: play rent-day") == ""
    game.says("1: play rent-day", "1: play keys", "1: play gold", "1: time-up", "1: reveal")
    assert len(game.told("MissionFailed")) == 1


@pytest.mark.rule("DT-305")
def test_nothing_takes_a_card_back_from_the_story() -> None:
    game = lay(2, f"{MISSIONS} hand 1 cup sword; hand 2 bow; story map")
    said = {option.split()[0] for seat in (1, 2) for option in game.options(seat)}
    assert said == {"play", "discard", "done"}
    assert game.refusal("1: play map") == "not-in-hand"


@pytest.mark.rule("DT-305")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_of_the_story_its_top_and_its_size_are_seen(seat: int | None) -> None:
    game = lay(2, "hand 1 cup wandering-library; hand 2 bow; deck gold hook keys torch")
    assert (game.view(seat).story_size, game.view(seat).story_top) == (0, None)
    game.says("1: play wandering-library", "2: play bow", "1: play cup")
    view = game.view(seat)
    assert (view.story_size, view.story_top, list(view.story)) == (3, "cup", [])
    assert "wandering-library" not in str(view._replace(actions=()))


@pytest.mark.rule("DT-306", "DT-T17")
def test_whoever_plays_draws_the_top_of_the_deck() -> None:
    game = lay(3, "hand 1 cup; hand 2 sword sword; hand 3 bow; deck rent-day map")
    game.says("2: play sword")
    assert (game.story.split()[-1], game.hand(2)) == ("sword", "rent-day sword")
    assert game.told("CardDrawn") == [{"seat": 1, "card": "rent-day", "next": "item"}]
    assert game.order("CardPlayed", "CardDrawn") == ["CardPlayed", "CardDrawn"]


@pytest.mark.rule("DT-307", "Y-22", "Y-37")
@pytest.mark.parametrize("card", ["cup", "rent-day"])
def test_a_card_is_discarded_at_any_time_for_one_of_the_deck(card: str) -> None:
    # What rent-day asks for lies in the same hand: they are no condition.
    game = lay(2, f"hand 1 {card} keys gold; hand 2 bow; story sword; deck map hook")
    game.says(f"1: discard {card}")
    assert (game.hand(1), game.discard, game.story) == ("gold keys map", [card], "sword")
    assert game.told("CardDiscarded") == [{"seat": 0, "card": card, "why": "hand"}]
    assert [told["card"] for told in game.told("CardDrawn")] == ["map"]


@pytest.mark.rule("DT-308", "Y-38")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_all_see_all_discards(seat: int | None) -> None:
    game = lay(2, "hand 1 cup bow; hand 2 rent-day; deck map gold keys torch torch")
    game.says("1: discard cup", "2: discard rent-day", "1: discard bow")
    assert list(game.view(seat).discard) == ["cup", "rent-day", "bow"]


@pytest.mark.rule("DT-308")
def test_nothing_comes_back_from_the_discards() -> None:
    game = lay(1, f"{EMPTY_DECK} hand 1 cup bow sword").says("1: discard cup")
    assert (game.hand(1), game.discard) == ("bow sword", ["cup"])
    assert game.refusal("1: play cup") == "not-in-hand"


@pytest.mark.rule("DT-309", "DT-T18")
@pytest.mark.parametrize("verb", ["play", "discard"])
def test_with_an_empty_deck_hands_shrink(verb: str) -> None:
    game = lay(1, f"{EMPTY_DECK} hand 1 cup bow sword")
    assert game["deck"] == []
    game.says(f"1: {verb} sword")
    assert (game.hand(1), game.told("CardDrawn")) == ("bow cup", [])


@pytest.mark.rule("DT-309")
def test_the_last_card_of_the_deck_is_drawn_and_has_nothing_below() -> None:
    game = lay(1, f"{EMPTY_DECK} deck gold; hand 1 cup bow").says("1: play cup")
    assert game.told("CardDrawn") == [{"seat": 0, "card": "gold", "next": None}]
    assert game.view().deck_back is None


@pytest.mark.rule("DT-310", "DT-T19")
@pytest.mark.parametrize("verb", ["play", "discard"])
def test_the_phase_ends_with_the_last_card(verb: str) -> None:
    game = lay(2, f"{EMPTY_DECK} hand 1 sword")
    assert game.asked == [1]
    game.says(f"1: {verb} sword")
    assert game.step == "resolve"
    assert game.told("AdventurePhaseEnded") == [{"why": "empty", "left": 0, "deck": 0}]


@pytest.mark.rule("DT-310", "DT-T20", "Y-32")
def test_the_phase_ends_when_all_are_done_though_the_deck_has_cards() -> None:
    game = lay(3, f"{THREE} story gold").says("1: done", "3: done")
    assert (game.step, sorted(game["done"])) == ("adventure", [1, 3])
    game.says("2: done")
    assert game.step == "resolve"
    (ended,) = game.told("AdventurePhaseEnded")
    assert (ended["why"], ended["left"], ended["deck"]) == ("done", 5, len(game["deck"]))
    assert ended["deck"] > 0


@pytest.mark.rule("DT-310", "Y-32")
def test_a_seat_without_cards_counts_as_done_and_owes_nothing() -> None:
    game = lay(3, "hand 1 cup; hand 3 map; story gold")
    assert game.asked == [1, 3]
    assert game.refusal("2: done") == "not-deciding"
    game.says("1: done", "3: done")
    assert game.step == "resolve"


@pytest.mark.rule("DT-310")
def test_a_hand_that_becomes_empty_counts_as_done() -> None:
    game = lay(2, f"{EMPTY_DECK} hand 1 cup; hand 2 bow").says("1: done", "2: play bow")
    assert game.step == "resolve"
    assert [told["why"] for told in game.told("AdventurePhaseEnded")] == ["done"]


@pytest.mark.rule("DT-310", "DT-T21")
@pytest.mark.parametrize("text", ["discard cup", "play cup", "wait"])
def test_acting_takes_the_own_done_back(text: str) -> None:
    game = lay(2, "hand 1 cup; hand 2 bow; story gold").says("1: done")
    assert (game["done"], set(game.view().done)) == ([1], {0})
    game.says(f"1: {text}")
    assert (game["done"], set(game.view().done)) == ([], set())
    game.says("2: done")
    assert (game.step, game["done"]) == ("adventure", [2])


@pytest.mark.rule("DT-310")
def test_done_and_wait_follow_each_other() -> None:
    game = lay(2, "hand 1 cup; hand 2 bow; story gold")
    assert game.refusal("1: wait") == "not-done"
    game.says("1: done")
    assert (game.told("SeatDone"), game.refusal("1: done")) == ([{"seat": 0}], "done-already")
    assert "wait" in game.options(1)
    assert "done" not in game.options(1)
    assert game.says("1: wait").told("SeatWaits") == [{"seat": 0}]


@pytest.mark.rule("DT-310")
def test_another_seats_card_leaves_a_done_alone() -> None:
    game = lay(2, "hand 1 cup; hand 2 bow; story gold").says("1: done", "2: play bow")
    assert game["done"] == [1]


@pytest.mark.rule("DT-310", "DT-1001")
def test_the_phase_ends_when_time_is_up() -> None:
    game = lay(2, "hand 1 cup; hand 2 bow; story gold").says("1: time-up")
    (ended,) = game.told("AdventurePhaseEnded")
    assert (game.step, ended["why"], ended["left"]) == ("resolve", "time", 2)


@pytest.mark.rule("DT-1001")
def test_time_is_up_by_the_first_seat_that_has_cards_and_nobody_is_offered_it() -> None:
    game = lay(3, "hand 2 cup; hand 3 bow; story gold")
    assert game.deadlines == {2: "time-up", 3: None}
    assert [seat for seat in (2, 3) if "time-up" in game.options(seat)] == []
    assert [game.refusal(f"{seat}: time-up") for seat in (1, 2, 3)] == ["not-deciding", "", "not-deciding"]


@pytest.mark.rule("DT-1001")
def test_no_time_runs_outside_the_adventure_phase() -> None:
    game = lay(2, "phase ready; hand 1 cup; hand 2 bow")
    assert game.deadlines == {1: None, 2: None}
    assert game.refusal("1: time-up") == "wrong-step"
    game.says("1: turn-glass", "1: play cup", "1: time-up")
    assert game.deadlines == {1: None, 2: None}


@pytest.mark.rule("DT-311")
def test_cards_that_are_left_change_nothing() -> None:
    one = lay(2, "hand 1 cup sword; hand 2 rent-day; story keys gold").says("1: time-up", "1: reveal")
    other = lay(2, "hand 1 bow; hand 2 map map; story keys gold").says("1: time-up", "1: reveal")
    assert (one.backpack, one.hand(1), one.hand(2)) == ("keys", "cup sword", "rent-day")
    for game in (one, other):
        game.says("1: reveal")
        assert (game.ended, game["backpack"]) == ("short", {"keys": [1, 0], "gold": [1, 0]})
        assert game["outcome"]["scores"] == [0, 0]


@pytest.mark.rule("DT-312")
def test_actions_happen_in_the_order_in_which_they_come() -> None:
    words = "hand 1 cup; hand 2 bow; deck gold keys"
    one = lay(2, words).says("1: play cup", "2: play bow")
    other = lay(2, words).says("2: play bow", "1: play cup")
    assert (one.story, one.hand(1), one.hand(2)) == ("cup bow", "gold", "keys")
    assert (other.story, other.hand(1), other.hand(2)) == ("bow cup", "keys", "gold")


@pytest.mark.rule("DT-313", "DT-T25")
def test_an_empty_story_misses_the_goal_at_once() -> None:
    game = lay(2, "hand 1 cup; hand 2 bow").says("1: time-up")
    assert (game.step, game.ended) == ("over", "short")
    assert game.order("AdventurePhaseEnded", "GameEnded") == ["AdventurePhaseEnded", "GameEnded"]


@pytest.mark.rule("DT-310", "DT-T26")
def test_nothing_is_played_after_the_phase() -> None:
    game = lay(2, "hand 1 sword; hand 2 bow; story gold").says("1: time-up")
    reason = game.why("1: play sword")
    assert (game.refusal("1: play sword"), reason.params["step"], reason.params["verb"]) == (
        "wrong-step", "resolve", "play")


@pytest.mark.rule("DT-310")
def test_a_phase_that_begins_without_a_card_in_any_hand_is_over() -> None:
    game = lay(2, "story gold; phase adventure")
    assert game.step == "resolve"


@pytest.mark.rule("DT-309")
def test_who_was_done_is_forgotten_when_the_phase_ends() -> None:
    game = lay(2, "hand 1 cup; hand 2 bow; story gold").says("1: done", "2: done")
    assert (game.step, game["done"]) == ("resolve", [])
