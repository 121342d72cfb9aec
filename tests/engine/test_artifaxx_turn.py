"""Section 11.1: what is as in the full game, and the cards that lose or gain a role."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.variants import artifaxx as artifaxx_rules
from chrononauts_qt.games.chrononauts.variants.artifaxx import Setup
from tests.engine import facts
from tests.small_scenarios import ARTIFAXX_DECK, LAID, artifaxx

FUTURE = ("sports-almanac", "cancer-cure")


@pytest.mark.rule("R-1106")
def test_draw_one_play_one() -> None:
    game = artifaxx(hands={1: "dodo memo +1", 2: "+3"}, draw="ark new-mission")
    assert game.seat(1).hand_size == 4
    assert "ark" in game.seat(1).hand
    assert game.plays_due == 1
    game.seat(1).plays("dodo")
    assert (game.step, game.seat(1).table, game.discard_pile) == ("end", ["dodo"], [])
    game.seat(1).ends_turn()
    assert (game.turn_of, game.seat(2).hand_size) == (2, 4)
    assert "new-mission" in game.seat(2).hand


@pytest.mark.rule("R-1106")
@pytest.mark.parametrize("card", sorted(set(ARTIFAXX_DECK) & set(LAID)))
def test_an_artifact_lies_face_up_before_its_player(card: str) -> None:
    game = artifaxx(hands={1: card})
    game.seat(1).plays(card)
    assert game.public.players[0].table == (card,)


@pytest.mark.rule("R-1106")
@pytest.mark.parametrize(("card", "on"), [
    ("new-mission", None), ("time-vortex", None), ("discontinuity", "left"), ("get-there-first", "dodo"),
    ("it-never-existed", "dodo"), ("sell-artifact-dinosaur", "ark"), ("fast-forward", None), ("rewind", None),
    ("quick-trip", None), ("miracle-biblical-relic", "ark"),
])
def test_an_action_or_timewarp_is_discarded_and_done(card: str, on: str | None) -> None:
    game = artifaxx(hands={1: f"{card} +2"}, tables={1: "ark", 2: "dodo"}, discard="stegosaurus")
    game.seat(1).announces(card, on)
    assert game.playing == [card]
    game.everybody_allows()
    assert card in game.discard_pile
    assert game.playing == []


@pytest.mark.rule("R-1106")
def test_actions_do_what_they_do_in_the_full_game() -> None:
    game = artifaxx(hands={1: "get-there-first sell-artifact-dinosaur"}, tables={2: "stegosaurus ark"})
    game.seat(1).plays("get-there-first", on="stegosaurus")
    assert (game.seat(1).table, game.seat(2).table) == (["stegosaurus"], ["ark"])
    game.seat(1).ends_turn()
    game.seat(2).passes()
    before = game.seat(1).hand_size
    game.seat(1).plays("sell-artifact-dinosaur", on="stegosaurus")
    assert game.seat(1).hand_size == before - 1 + 3
    assert game.seat(1).table == []


@pytest.mark.rule("R-1108", "A-21")
def test_time_can_be_killed_with_memos_alone() -> None:
    game = artifaxx(hands={1: "memo memo memo"}, draw="memo dodo")
    assert game.seat(1).actions == {"discard memo"}
    game.seat(1).discards("memo")
    assert game.step == "kill"
    assert game.seat(1).actions == {"discard memo", "keep"}
    game.seat(1).discards("memo")
    assert (game.step, game.seat(1).hand) == ("end", ["dodo", "memo", "memo"])


@pytest.mark.rule("R-1108", "A-21")
def test_one_discard_draws_nothing() -> None:
    game = artifaxx(hands={1: "memo dodo ark"}, draw="rewind")
    game.seat(1).discards("dodo")
    game.seat(1).keeps()
    assert (game.step, game.seat(1).hand) == ("end", ["ark", "memo", "rewind"])
    assert game.discard_pile == ["dodo"]


@pytest.mark.rule("R-1108")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_memo_cancels_and_can_be_cancelled(players: int) -> None:
    game = artifaxx(players, hands={1: "dodo memo", 2: "memo", 3: "+3"} if players > 2 else
                    {1: "dodo memo", 2: "memo"})
    game.seat(1).announces("dodo")
    assert game.deciding == list(range(2, players + 1))
    game.seat(2).memo()
    assert game.deciding == [seat for seat in range(1, players + 1) if seat != 2]
    game.everybody_allows()
    assert (game.seat(1).table, game.discard_pile) == ([], ["dodo", "memo"])
    assert game.step == "end", "the cancelled card was the play"
    game = artifaxx(hands={1: "dodo memo", 2: "memo"})
    game.seat(1).plays("dodo", answered_by=[2, 1])
    assert game.seat(1).table == ["dodo"]
    assert sorted(game.discard_pile) == ["memo", "memo"]


@pytest.mark.rule("R-1108")
def test_an_action_that_is_cancelled_costs_no_artifact() -> None:
    game = artifaxx(hands={1: "sell-artifact-mona-lisa +2", 2: "memo"}, tables={1: "mona-lisa-real"})
    game.seat(1).plays("sell-artifact-mona-lisa", on="mona-lisa-real", answered_by=2)
    assert game.seat(1).table == ["mona-lisa-real"]


@pytest.mark.rule("R-1108")
def test_the_discard_pile_becomes_the_draw_pile() -> None:
    game = artifaxx(hands={1: "+2 memo", 2: "+2 memo"}, draw="ark", rest="discard")
    assert game.draw_count == 0
    thrown = len(game.discard_pile)
    game.seat(1).passes()
    shuffled = next(event.data for event in game.log if event.name == "PileShuffled")
    assert shuffled["count"] == thrown + 1
    assert (game.draw_count, game.discard_pile) == (thrown, [])
    assert game.seat(2).hand_size == 4


@pytest.mark.rule("R-1108")
@pytest.mark.parametrize(("best", "there", "wins"), [
    ("mona-lisa-real", "mona-lisa-excellent", True), ("mona-lisa-excellent", "mona-lisa-obvious", True),
    ("mona-lisa-excellent", "mona-lisa-real", False), ("mona-lisa-obvious", "mona-lisa-excellent", False),
])
def test_mona_lisas_are_ranked_over_all_tables(best: str, there: str, wins: bool) -> None:
    game = artifaxx(missions={1: "mona-and-the-dinosaur"}, tables={1: f"{best} tyrannosaurus dodo", 2: there})
    game.seat(1).kills_time()
    assert game.seat(1).can("claim mission") == wins


@pytest.mark.rule("R-1108")
@pytest.mark.parametrize(("there", "drawn"), [("mona-lisa-real", 2), ("ark", 3)])
def test_a_forgery_earns_its_bonus_while_none_is_better(there: str, drawn: int) -> None:
    game = artifaxx(hands={1: "sell-artifact-mona-lisa +2"}, tables={1: "mona-lisa-excellent", 2: there})
    before = game.seat(1).hand_size
    game.seat(1).plays("sell-artifact-mona-lisa", on="mona-lisa-excellent")
    assert game.seat(1).hand_size == before - 1 + drawn


@pytest.mark.rule("R-1105", "R-1108")
def test_a_new_mission_comes_off_the_stack_and_the_old_goes_under_it() -> None:
    game = artifaxx(hands={1: "new-mission +2"}, missions={1: "petting-zoo", 2: "great-mysteries"},
                    mission_stack="burnt-library")
    game.seat(1).plays("new-mission")
    assert game.seat(1).mission == "burnt-library"
    assert game.mission_stack[-1] == "petting-zoo"
    assert len(game.mission_stack) == 8
    (told,) = game.news("MissionExchanged")
    assert told == {"seat": 1}
    assert not game.seat(2).knows("burnt-library")


@pytest.mark.rule("R-1108")
def test_the_best_guess_of_the_time_begins() -> None:
    game = artifaxx(players=3, first="guess")
    assert (game.step, game.deciding) == ("guess", [1, 2, 3])
    game.seat(1).saw_clock()
    game.seat(2).guesses("10:00")
    game.deals.chance("clock", "14:00")
    game.seat(3).guesses("13:30")
    assert (game.turn_of, game.step) == (3, "play")
    assert game.seat(3).hand_size == 4


@pytest.mark.rule("R-1108")
def test_without_a_guess_chance_says_who_begins() -> None:
    begins = {artifaxx_rules.view(artifaxx_rules.new_game(Setup(4, f"seed {n}"))[0], None).seat_to_move
              for n in range(40)}
    assert begins == {0, 1, 2, 3}


@pytest.mark.rule("R-1109")
@pytest.mark.parametrize("card", FUTURE)
def test_future_wisdom_is_always_playable(card: str) -> None:
    game = artifaxx(hands={1: f"{card} +2"})
    assert game.seat(1).can_play(card)
    game.seat(1).plays(card)
    assert game.seat(1).table == [card]
    game = artifaxx(hands={1: "rewind +2"}, discard=card)
    game.seat(1).plays("rewind")
    assert game.seat(1).choices == [card]
    game.seat(1).plays(card)
    assert game.seat(1).table == [card]
    game = artifaxx(hands={1: "quick-trip +2"}, draw=f"ark {card}")
    game.seat(1).plays("quick-trip")
    assert card in game.seat(1).choices
    game.seat(1).plays(card)
    assert game.seat(1).table == [card]
    game = artifaxx(hands={1: "miracle-future-wisdom +2"}, tables={1: "ark"}, draw=f"dodo {card} memo")
    game.seat(1).plays("miracle-future-wisdom", on="ark")
    assert game.seat(1).small_hand == sorted([card, "memo"])
    game.seat(1).plays(card)
    assert game.seat(1).table == [card]


@pytest.mark.rule("R-1109")
def test_future_wisdom_finishes_a_mission() -> None:
    game = artifaxx(hands={1: "cancer-cure"}, missions={1: "tomorrows-souvenirs"},
                    tables={1: "sports-almanac creation-tape"})
    game.seat(1).plays("cancer-cure")
    game.seat(1).claims("mission")
    assert game.winner == 1


@pytest.mark.rule("R-1109")
def test_what_shuffles_hands_leaves_goals_and_the_timeline_alone() -> None:
    game = artifaxx(players=3, hands={1: "time-vortex dodo", 2: "ark memo", 3: "+1"}, draw="new-mission")
    timeline = game.public.timeline
    missions = [seat.mission for seat in game.seats]
    game.seat(1).plays("time-vortex")
    assert [seat.hand_size for seat in game.seats] == [2, 2, 1]
    assert [seat.mission for seat in game.seats] == missions
    assert game.public.timeline == timeline


@pytest.mark.rule("R-1110")
def test_all_three_copies_do_the_same() -> None:
    game = artifaxx(hands={1: "it-never-existed it-never-existed it-never-existed", 2: "+3"},
                    tables={1: "stegosaurus", 2: "dodo ark"}, parents="never-existed")
    for artifact in ("dodo", "ark", "stegosaurus"):
        aims = {text for text in game.seat(1).actions if text.startswith("play it-never-existed")}
        laid = [*game.seat(1).table, *game.seat(2).table]
        assert aims == {f"play it-never-existed on {thing}" for thing in laid}
        game.seat(1).plays("it-never-existed", on=artifact)
        assert game.discard_pile.count("it-never-existed") + len(laid) == 4
        assert artifact in game.discard_pile
        game.seat(1).ends_turn()
        if len(laid) > 1:
            game.seat(2).kills_time()
            game.seat(2).ends_turn()
    assert (game.seat(1).table, game.seat(2).table) == ([], [])


@pytest.mark.rule("R-1110")
def test_without_artifacts_none_of_them_can_be_played() -> None:
    game = artifaxx(hands={1: "it-never-existed it-never-existed it-never-existed"}, parents="never-existed")
    assert game.seat(1).unplayable("it-never-existed") == "no-target"
    assert game.seat(1).refused("play your-parents-never-met on seat-2") == "not-in-hand"


@pytest.mark.rule("R-1110")
def test_a_third_copy_can_be_fetched() -> None:
    game = artifaxx(hands={1: "rewind +2"}, tables={2: "dodo"}, parents="never-existed",
                    discard="it-never-existed it-never-existed it-never-existed")
    game.seat(1).plays("rewind")
    game.seat(1).plays("it-never-existed", on="dodo")
    assert game.seat(2).table == []
    assert facts.COPIES["it-never-existed"] == 2
    assert game.discard_pile.count("it-never-existed") == 3
