"""What companions remember, and what they do in the Adventure phase."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from chrononauts_qt.bots.dungeon_time.member import decide
from chrononauts_qt.bots.dungeon_time.memory import Memory, Relied
from chrononauts_qt.bots.dungeon_time.ranks import NOVICE, RANGER, RANKS, VETERAN
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.setup import Setup
from tests.dungeon_time.companions import (
    PERFECT,
    acted,
    asks,
    card_played,
    moment,
    remembering,
    said,
    team_at,
    tell,
)
from tests.dungeon_time.table import Table, lay
from tests.dungeon_time.teams import Expedition, figures, played

# -- what they remember ---------------------------------------------------------------------------------


def remembered(rank: str, seed: str) -> Counter[str]:
    """Return what a companion believes after every Item was played once by somebody else."""
    memory = Memory(RANKS[rank], seed, 0)
    for number, kind in enumerate(KINDS, 1):
        memory.hear(card_played(kind, number))
    return +memory.story


def test_the_same_events_give_the_same_memory() -> None:
    assert all(remembered(rank, seed) == remembered(rank, seed) for rank in RANKS for seed in "abc")


def test_nothing_is_invented_and_a_higher_rank_remembers_more() -> None:
    kept = dict.fromkeys((NOVICE, RANGER, VETERAN), 0)
    for rank in kept:
        for seed in map(str, range(60)):
            story = remembered(rank, seed)
            assert all(count == 1 for count in story.values())
            kept[rank] += sum(story.values())
    assert kept[NOVICE] < kept[RANGER] < kept[VETERAN] <= 60 * len(KINDS)


def test_what_one_plays_oneself_is_noticed_more_surely() -> None:
    noticed = Counter[int]()
    for seed, seat in product(map(str, range(60)), (0, 1)):
        memory = Memory(RANKS[NOVICE], seed, 0)
        memory.hear(card_played("sword", 1, seat))
        noticed[seat] += memory.story["sword"]
    assert noticed[1] < noticed[0]
    assert noticed[0] >= 58, "only what fades is lost"


def test_a_hurried_card_is_missed_more_often_and_a_wanted_one_less() -> None:
    noticed = Counter[str]()
    for seed in map(str, range(400)):
        for way, wanted, is_hurried in (("", "", False), ("hurried", "", True), ("wanted", "sword", False)):
            memory = Memory(RANKS[NOVICE], seed, 0)
            memory.hear(card_played("sword"), wanted.split(), is_hurried)
            noticed[way] += memory.story["sword"]
    assert noticed["hurried"] < noticed[""] < noticed["wanted"]


def test_a_mission_takes_its_items_and_brings_the_reward_that_must_be_taken() -> None:
    memory = remembering("sword sword potion hiccuping-ogre")
    assert (dict(+memory.story), memory.missions) == ({"sword": 1, "keys": 1}, ["hiccuping-ogre"])


def test_with_each_card_copies_fade_and_what_was_not_read_is_no_reward() -> None:
    assert +remembering("sword sword cup", rank=PERFECT._replace(fade=1.0)).story == Counter()
    assert +remembering("sword potion hiccuping-ogre", rank=PERFECT._replace(read=0.0)).story == Counter()


def test_a_reward_that_may_be_chosen_is_a_promise_and_lies_not_in_the_story() -> None:
    memory = remembering("shield flask grandmas-kettle sword potion keys potion twins-in-the-tower")
    assert (+memory.story).keys() == {"sword"}
    assert [memory.source_of(kind) for kind in ("cup", "torch", "bow")] == [
        "grandmas-kettle", "twins-in-the-tower", ""]


def test_what_was_relied_on_is_nobodys_promise_any_more_and_costs_no_item() -> None:
    memory = remembering("shield flask grandmas-kettle torch cup")
    memory.hear(card_played("last-orders", 6), relied=Relied("grandmas-kettle", "cup"))
    assert (dict(+memory.story), memory.source_of("cup")) == ({"cup": 1}, "")
    assert memory.remembers("grandmas-kettle") == "cup"


def test_who_missed_the_mission_hears_the_promise_all_the_same() -> None:
    memory = Memory(PERFECT._replace(notice=0.0), "seed", 0)
    memory.hear(card_played("last-orders"), relied=Relied("grandmas-kettle", "cup"))
    assert (memory.missions, memory.remembers("grandmas-kettle")) == ([], "cup")


# -- what they do -----------------------------------------------------------------------------------------


def chosen(game: Table, memory: Memory, **words: object) -> str:
    """Return what a companion wants to do."""
    return said(decide(game.view(memory.seat + 1), memory, moment(**words), Random(1)))  # type: ignore[arg-type]


def test_an_own_mission_that_stands_is_played_the_smallest_first() -> None:
    game = lay(2, "hand 1 dragon-barber rent-day cup")
    assert chosen(game, remembering("sword sword book keys gold")) == "mission: play rent-day"
    assert chosen(game, remembering("sword sword book keys")) == "mission: play dragon-barber"


def test_a_mission_that_people_hold_back_waits() -> None:
    game = lay(2, "hand 1 rent-day")
    assert chosen(game, remembering("keys gold"), held_back=["rent-day"]) == ""


def test_one_missing_item_may_be_promised_and_the_team_is_not_asked_about_it() -> None:
    memory = remembering("torch shield flask grandmas-kettle")
    memory.rank = PERFECT._replace(ask=1.0)
    choice = decide(lay(2, "hand 1 last-orders").view(1), memory, moment(doubts="cup"), Random(1))
    assert said(choice) == "mission: play last-orders"
    assert choice is not None
    assert choice.relied == Relied("grandmas-kettle", "cup")


def test_a_promise_is_not_spent_before_the_team_was_asked() -> None:
    memory = remembering("torch shield flask grandmas-kettle")
    memory.rank = PERFECT._replace(ask=1.0)
    game = lay(2, "hand 1 last-orders")
    assert chosen(game, memory, doubts="torch") == "doubt: torch"
    assert (memory.source_of("cup"), memory.kept, memory.story["cup"]) == ("grandmas-kettle", {}, 0)
    assert chosen(game, memory) == "mission: play last-orders"


def test_a_promise_is_spent_once_by_the_whole_team_when_the_mission_is_played() -> None:
    game = lay(2, "hand 1 last-orders; hand 2 biscuits-in-the-crypt; deck bow bow")
    team = team_at(game)
    tell(team, "torch torch map shield flask grandmas-kettle")
    done = acted(team, game, 8.0)
    missions = [what for _, _, what in done if what in ("play last-orders", "play biscuits-in-the-crypt")]
    assert len(missions) == 1, "the other one relied on the same cup"
    assert [what for _, _, what in done if what[1:2] == ("promise",)] == [
        (done[0][1], "promise", {"mission": "grandmas-kettle", "kind": "cup"})]
    assert {memory.source_of("cup") for memory in team.memories.values()} == {""}
    assert {memory.remembers("grandmas-kettle") for memory in team.memories.values()} == {"cup"}


def test_what_somebody_asks_for_is_played_the_smallest_gap_first() -> None:
    game = lay(3, "hand 1 sword cup")
    needs = [asks(1, "sword bow"), asks(2, "cup")]
    assert chosen(game, remembering(""), needs=needs) == "asked: play cup"


def test_an_item_comes_only_if_the_backpack_will_hold_it() -> None:
    six = "sword bow shield torch potion flask"
    game = lay(2, "hand 1 map; hand 2 keys")
    asked = {"needs": [asks(1, "map")], "may_move_on": False}
    assert chosen(game, remembering(six), **asked) == "asked: play map"
    full = remembering(f"{six} gold")
    assert chosen(game, full, **asked) == "asked: play map", "it lies in an open hand"
    assert chosen(game, full, needs=[asks(1, "map hook")], may_move_on=False) == ""
    assert chosen(game, remembering(f"{six} gold cup"), **asked) == ""


def test_a_slip_plays_another_item_of_the_hand() -> None:
    game = lay(2, "hand 1 sword cup map")
    memory = remembering("")
    memory.rank = PERFECT._replace(slip=1.0)
    choices = [decide(game.view(1), memory, moment([asks(1, "sword")]), Random(seed)) for seed in range(20)]
    assert {choice.kind for choice in choices if choice} == {"sword"}
    assert {said(choice) for choice in choices} == {f"asked: play {kind}" for kind in ("sword", "cup", "map")}


def test_one_waits_while_all_that_is_asked_for_lies_in_other_hands() -> None:
    game = lay(2, "hand 1 cup; hand 2 sword")
    needs = [asks(0, "sword")]
    assert chosen(game, remembering(""), needs=needs, idle=8.0) == ""
    assert chosen(game, remembering(""), needs=needs, idle=9.0) != ""


def test_the_hardest_of_too_many_missions_is_discarded_while_enough_are_left() -> None:
    words = "scenario level-2; hand 1 rent-day dragon-barber important-absence cup"
    memory = remembering("hook shield")
    memory.story.subtract({"hook": 1})
    assert chosen(lay(2, words), memory) == "hard: discard dragon-barber"
    assert chosen(lay(2, f"{words}; goal 12"), memory).startswith(("aside", "throw"))


def test_what_nobody_asks_for_moves_the_deck_on_in_turn() -> None:
    game = lay(2, "hand 1 cup cup sword bow")
    needs = [asks(1, "sword bow shield torch potion flask keys gold hook")]  # more than the Backpack holds
    ways = {said(decide(game.view(1), remembering("map"), moment(needs), Random(seed))) for seed in range(30)}
    assert ways == {"aside: play cup", "throw: discard cup"}
    assert chosen(game, remembering(""), may_move_on=False) == ""


def asides(memory: Memory, left: float) -> int:
    """Return how often of a hundred times a cup is put aside that nobody asks for."""
    view = lay(2, "hand 1 cup").view(1)
    ways = [said(decide(view, memory, moment(left=left), Random(seed))) for seed in range(100)]
    return ways.count("aside: play cup")


def test_what_is_put_aside_finds_room_and_is_less_near_the_end() -> None:
    five = "sword bow shield torch potion"
    early = asides(remembering("sword"), 200.0)
    assert 0 < asides(remembering("sword"), 60.0) < early
    assert asides(remembering(five), 200.0) == 0
    assert asides(remembering(f"{five} cup flask"), 200.0) == early, "it lies beside its like"
    assert asides(remembering(f"{five} cup flask map"), 200.0) == 0


def test_nothing_is_put_aside_for_a_backpack_that_burns() -> None:
    game = lay(2, "adventure sneezing-dragon; hand 1 cup; hand 2 sneezing-dragon")
    ways = {said(decide(game.view(1), remembering(""), moment(), Random(seed))) for seed in range(30)}
    assert ways == {"throw: discard cup"}


def test_with_an_empty_deck_and_nothing_to_do_one_is_done() -> None:
    game = lay(2, "story rest; missions rent-day last-orders wandering-library cat-on-the-roof honest-goblin "
                  "grandmas-kettle hiccuping-ogre archery-class upside-down-cell alchemists-laundry "
                  "cellar-without-stairs duel-of-quotations; hand 1 cup; hand 2 cup")
    assert chosen(game, remembering("")) == "stop: done"
    game.says("1: done")
    assert chosen(game, remembering("")) == ""


@pytest.mark.parametrize(("adventure", "needs", "when"), [
    ("goblin-market", "gold gold map", 3), ("stubborn-echo", "bow keys book", 3),
    ("sneezing-dragon", "shield potion flask", 8), ("shrinking-castle", "torch hook cup", 6)])
def test_an_adventure_comes_as_soon_as_it_helps_or_after_the_goal_where_it_hurts(
    adventure: str, needs: str, when: int
) -> None:
    game = lay(2, f"adventure {adventure}; hand 1 {adventure}")
    view, memory = game.view(1), remembering(needs)
    first = next(
        played for played in range(12) if said(decide(
            view._replace(missions_played=played), memory, moment(may_move_on=False), Random(1))))
    assert first == when
    assert said(decide(view._replace(missions_played=12), remembering("cup"), moment(), Random(1))) == ""


# -- whole games ------------------------------------------------------------------------------------------


def test_three_rangers_win_the_first_scenario() -> None:
    routes = Counter(
        outcome.route for number in range(12)
        if (outcome := rules.outcome(played([RANGER] * 3, Setup(3, f"sample/{number}"))))
    )
    assert routes["goal"] >= 8


@pytest.mark.parametrize("seats", [1, 4])
def test_without_a_glass_a_game_of_companions_comes_to_its_end(seats: int) -> None:
    game = Expedition([VETERAN] * seats, Setup(seats, "no glass"), None).play()
    assert figures(game)["played"] >= 9


def test_an_adventure_with_heroes_is_played_to_its_end() -> None:
    used = 0
    for number in range(4):
        setup = Setup(5, f"heroes/{number}", adventure="shrinking-castle", extended=True, heroes=True)
        told = figures(Expedition([RANGER] * 5, setup).play())
        assert told["route"] in ("adventure", "short", "broken")
        used += told["used"]
    assert used
