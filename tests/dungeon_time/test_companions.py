"""Companions: what they remember, that they are honest, and that a team of them wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from chrononauts_qt.bots.dungeon_time.member import Moment, decide, needs_in
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.bots.dungeon_time.ranks import NOVICE, RANGER, RANKS, VETERAN
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import State
from chrononauts_qt.kernel.events import Event
from tests.dungeon_time.teams import Team


def played(card: str, seat: int = 1) -> Event:
    return Event("CardPlayed", {"seat": seat, "card": card, "number": 1})


def remembered(rank: str, seed: str) -> Counter[str]:
    """Return what a companion believes after every Item was played once by somebody else."""
    memory = Memory(rank, seed, 0)
    for kind in KINDS:
        memory.hear(played(kind))
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
        memory = Memory(NOVICE, seed, 0)
        memory.hear(played("sword", seat))
        noticed[seat] += memory.story["sword"]
    assert noticed[1] < noticed[0]
    assert noticed[0] >= 58, "only what fades is lost"


def in_the_phase(seed: str) -> State:
    state, _ = rules.new_game(Setup(3, seed, phase="adventure", hands={}, story=("sword", "map", "hook")))
    return state


Think = Callable[[State, Memory, Random], object]


def honest(state: State, memory: Memory, dice: Random) -> object:
    view = rules.view(state, 1)
    return decide(view, memory, Moment(200.0, needs_in(view, memory), 3.0, True, lambda needs: True), dice)


def reads_the_deck(state: State, memory: Memory, dice: Random) -> object:
    return state.deck[-2] in state.hands[1]


def reads_the_story(state: State, memory: Memory, dice: Random) -> object:
    return state.story[0].card


def differing(think: Think) -> int:
    """Return how often a player says something else where only what is hidden is another."""
    count = 0
    for number in range(40):
        state = in_the_phase(str(number))
        other = state.copy()
        below = other.deck[:-1]
        Random(number).shuffle(below)
        other.deck[:-1] = below
        other.story[:2] = other.story[1::-1]
        answers = []
        for world in (state, other):
            memory = Memory(RANGER, "honest", 1)
            for card in ("map", "sword", "hook"):
                memory.hear(played(card))
            answers.append(think(world, memory, Random(number)))
        count += answers[0] != answers[1]
    return count


def test_another_order_of_what_is_hidden_gets_the_same_answer() -> None:
    assert differing(honest) == 0


@pytest.mark.parametrize("cheat", [reads_the_deck, reads_the_story])
def test_a_planted_cheat_is_found(cheat: Think) -> None:
    assert differing(cheat) > 0


def test_three_rangers_win_the_first_scenario() -> None:
    routes = Counter(
        outcome.route for number in range(12)
        if (outcome := rules.outcome(Team([RANGER] * 3, Setup(3, f"sample/{number}")).play()))
    )
    assert routes["goal"] >= 8
