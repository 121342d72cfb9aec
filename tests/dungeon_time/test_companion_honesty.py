"""Companions are honest: what is hidden, missed or forgotten changes nothing of what they do and say."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chrononauts_qt.bots.dungeon_time as companions
from chrononauts_qt.bots.dungeon_time.advice import advise
from chrononauts_qt.bots.dungeon_time.member import decide
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.bots.dungeon_time.ranks import NOVICE, RANGER, RANKS, VETERAN, Rank
from chrononauts_qt.bots.dungeon_time.team import Team
from tests.dungeon_time.companions import PERFECT, card_played, moment
from tests.dungeon_time.facts import KINDS
from tests.dungeon_time.table import Table, dumped, lay
from tests.dungeon_time.test_two_worlds import TOP, worlds

Cheat = Callable[[Team, Any], None]
PAIRS = 60


def honest(team: Team, state: Any) -> None:
    """Look at nothing."""


def reads_the_deck(team: Team, state: Any) -> None:
    """Count on the card at the bottom of the Deck."""
    for one in team.companions.values():
        one.memory.story[dumped(state)["deck"][-13]] += 1


def reads_the_story(team: Team, state: Any) -> None:
    """Know what lies in the Story instead of remembering."""
    for one in team.companions.values():
        one.memory.story = Counter(card for card in dumped(state)["story"][:6] if card in KINDS)


def deeds(game: Table, rank: str, number: int, cheat: Cheat) -> list[object]:
    """Return all that a team does, says and advises while what it draws is the same in both worlds."""
    team = Team(dict.fromkeys(range(2), rank), f"honest/{number}", 2, 300.0)
    team.begin(0.0, game.view(1))
    for place, card in enumerate(("map", "keys", "keys", "gold", "torch", "hook", "book"), 1):
        for one in team.companions.values():
            one.memory.hear(card_played(card, place, 1 - one.seat))
    done: list[object] = []
    drawn = 0
    while drawn < TOP - 1 and game.step == "adventure":
        now, seat = team.next_due
        if not drawn % 3:
            team.ask(now, seat, "torch", about_the_story=True)
        cheat(team, game.state)
        deed = team.wake(now, game.view(seat + 1))
        done.append((now, seat, deed))
        if deed.action is not None:
            game.says(f"{seat + 1}: {deed.action.text}")
            team.hear(now, game.events, game.view(1))
            drawn += len(game.told("CardDrawn"))
    if game.step == "adventure":
        game.says(f"{min(game.asked)}: time-up")
    cheat(team, game.state)
    done.append(advise(game.view(1), team.memories))
    return done


def differences(rank: str, cheat: Cheat, pairs: int = PAIRS) -> tuple[int, int]:
    """Return in how many positions a team was asked in both worlds, and in how many worlds it differed."""
    asked = found = 0
    for number in range(pairs):
        adventure = ("", "goblin-market")[number % 2]
        told = [deeds(game, rank, number, cheat) for game in worlds(adventure, Random(number))]
        asked += len(told[0])
        found += told[0] != told[1]
    return asked, found


@pytest.mark.parametrize("rank", [NOVICE, RANGER, VETERAN])
def test_another_deck_and_another_story_get_the_same_answers(rank: str) -> None:
    asked, found = differences(rank, honest)
    assert (asked > 1000, found) == (True, 0)


@pytest.mark.parametrize("cheat", [reads_the_deck, reads_the_story])
def test_a_planted_cheat_is_found(cheat: Cheat) -> None:
    assert differences(RANGER, cheat, 8)[1] > 0


def unnoticed_changed(rank: Rank, seed: str, counts: bool = False) -> tuple[int, int]:
    """Let two companions hear the same but for what they miss; return how often, and how often they differ.

    `counts` plants one that knows every card, whatever it noticed.
    """
    dice, asked, found = Random(seed), 0, 0
    view = lay(2, "hand 1 dragon-barber rent-day cup sword; hand 2 keys gold").view(1)
    wanted = ("sword", "book", "keys", "gold")
    one, other = (Memory(rank, seed, 0) for _ in range(2))
    truth = {0: Counter[str](), 1: Counter[str]()}
    for number in range(1, 40):
        card = dice.choice(KINDS)
        one.hear(card_played(card, number), wanted)
        truth[0][card] += 1
        if one.since_noticed(card) != 0:
            card = dice.choice([kind for kind in KINDS if kind != card and kind not in wanted])
            asked += 1
        other.hear(card_played(card, number), wanted)
        truth[1][card] += 1
        if counts:
            one.story, other.story = truth[0].copy(), truth[1].copy()
        said = [decide(view, memory, moment(), Random(number)) for memory in (one, other)]
        found += said[0] != said[1] or one.story != other.story
    return asked, found


@pytest.mark.parametrize("rank", [NOVICE, RANGER])
def test_what_was_missed_changes_nothing(rank: str) -> None:
    told = [unnoticed_changed(RANKS[rank]._replace(notice=0.6), f"missed/{number}") for number in range(30)]
    assert sum(asked for asked, _ in told) > 200
    assert sum(found for _, found in told) == 0


def test_one_that_counts_the_story_is_found() -> None:
    assert unnoticed_changed(PERFECT._replace(notice=0.6), "counts", counts=True)[1] > 0


def test_no_companion_is_ever_given_a_state() -> None:
    for path in Path(companions.__path__[0]).glob("*.py"):
        names = {node.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                 if isinstance(node, ast.Name)}
        assert not names & {"State", "state", "rules"}, path.name
