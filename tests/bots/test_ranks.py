"""The interface of all bots: explore in parts, conclude from them, and the Agent where time was short."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from random import Random

import pytest

from chrononauts_qt.bots import ranks
from chrononauts_qt.bots.ranks import AGENT, CADET, CHIEF, PARTS, Findings, conclude, explore, think
from chrononauts_qt.bots.rivals import player
from chrononauts_qt.shelf import RANKS, SHELF, all_ranks
from tests.bots.rivals import positions

GAME = "chrononauts"


def test_the_ranks_have_a_cap_and_parts_and_only_the_chief_has_more_than_one() -> None:
    assert RANKS == (CADET, AGENT, CHIEF)
    assert set(ranks.CAPS) == set(PARTS) == set(all_ranks())
    assert [PARTS[rank] for rank in RANKS] == [1, 1, 2]
    for row in SHELF.values():
        assert [ranks.CAPS[rank] for rank in row.ranks] == [ranks.CAPS[rank] for rank in RANKS]
    caps = [ranks.CAPS[rank] for rank in RANKS]
    assert caps == sorted(caps)


def test_a_rank_may_take_as_long_as_the_document_says() -> None:
    document = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| (\w+) \|.*\| (\d+) ms \|$", document, re.MULTILINE)
    assert {rank.lower(): int(cap) / 1000 for rank, cap in told} == {rank: ranks.CAPS[rank] for rank in RANKS}


def test_what_the_parts_found_counts_whoever_was_done_first() -> None:
    view = positions.nearly_home().seat(1).view
    found = [explore(GAME, CHIEF, view, part, effort=0.1) for part in range(PARTS[CHIEF])]
    assert found[0] != found[1], "each part has dice of its own"
    one, other = conclude(GAME, CHIEF, view, found), conclude(GAME, CHIEF, view, found[::-1])
    assert one == other == think(GAME, CHIEF, view, effort=0.1)
    assert one.rank == CHIEF
    assert one.iterations == sum(part.iterations for part in found if part is not None)


def test_the_best_mean_wins_among_what_was_tried_often() -> None:
    view = positions.nearly_home().seat(1).view
    seldom, good, fair, *_ = sorted(action.text for action in view.actions)

    def concluded(*parts: dict[str, tuple[int, float]]) -> str:
        return str(conclude(GAME, CHIEF, view, [Findings(part, 1) for part in parts]).advice.action)

    assert concluded({good: (10, 6.0), fair: (10, 5.0), seldom: (4, 4.0)}) == good
    assert concluded({good: (10, 6.0), fair: (10, 5.0), seldom: (5, 5.0)}) == seldom
    assert concluded({good: (10, 6.0), fair: (10, 5.0)}, {good: (10, 3.0), fair: (10, 5.0)}) == fair
    assert concluded({fair: (10, 5.0)}, {good: (10, 6.0)}) == good
    assert concluded({good: (9, 3.0)}, {}) == good
    first = min(good, fair)
    assert (
        concluded({good: (10, 5.0), fair: (10, 5.0)}) == first == concluded({fair: (2, 1.0), good: (2, 1.0)})
    )


@pytest.mark.parametrize("lost", [(0,), (1,), (0, 1)])
def test_the_agent_decides_where_a_part_was_cut_short(lost: tuple[int, ...]) -> None:
    view = positions.nearly_accomplished().seat(1).view
    found = [None if part in lost else explore(GAME, CHIEF, view, part, effort=0.05) for part in range(2)]
    thought = conclude(GAME, CHIEF, view, found)
    assert thought == think(GAME, AGENT, view)
    assert thought.rank == AGENT


def test_a_chief_without_time_has_nothing_to_say_and_the_agent_speaks() -> None:
    view = positions.nearly_ten().seat(1).view
    assert explore(GAME, CHIEF, view, 0, lambda: -1.0) is None
    thought = think(GAME, CHIEF, view, lambda: -1.0)
    assert (thought.rank, thought) == (AGENT, think(GAME, AGENT, view))
    asked = count()
    assert think(GAME, CHIEF, view, lambda: 20.0 - next(asked)).rank == AGENT
    assert think(GAME, CHIEF, view, lambda: 1.0, 0.05).rank == CHIEF


def test_effort_is_a_share_of_the_iterations() -> None:
    view = positions.nearly_home().seat(1).view
    few, more, most = (think(GAME, CHIEF, view, effort=effort).iterations for effort in (0.05, 0.2, 0.4))
    assert few < more < most
    assert 1.5 < most / more < 2.5
    for rank in (CADET, AGENT):
        assert think(GAME, rank, view, effort=0.1) == think(GAME, rank, view)


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("rank", RANKS)
def test_the_same_view_gets_the_same_word_in_another_game_object(rank: str) -> None:
    one, other = (positions.nearly_home().seat(1).view for _ in range(2))
    assert one is not other
    assert think(GAME, rank, one, effort=0.1) == think(GAME, rank, other, effort=0.1)


class Rolled(Exception):
    """The dice of a player have been rolled, and that is all that was wanted."""


def test_the_dice_are_others_for_whoever_sees_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dice are seeded from what the seat sees (`docs/bots.md`), all of it."""
    rolled: list[float] = []

    def roll(seed: str) -> None:
        rolled.append(Random(seed).random())
        raise Rolled

    monkeypatch.setattr(player, "Random", roll)
    view = positions.nearly_home().seat(1).view
    seen = [
        view,
        view._replace(seat=1),
        view._replace(identity="lin"),
        view._replace(mission="healing-hands"),
        view._replace(hand=view.hand[1:]),
        view._replace(small_hand=("ark",)),
        view._replace(turn=view.turn + 1),
        view._replace(step="window"),
        view._replace(events=view.events[1:]),
        view._replace(actions=view.actions[1:]),
    ]
    for rank, one, part in [*((CHIEF, one, 0) for one in seen), (CHIEF, view, 1), (CADET, view, 0)]:
        with pytest.raises(Rolled):
            explore(GAME, rank, one, part)
    assert len(set(rolled)) == len(rolled) == len(seen) + 2


def test_ranks_and_games_that_do_not_exist_are_refused() -> None:
    view = positions.nearly_home().seat(1).view
    with pytest.raises(KeyError):
        explore(GAME, "king", view)
    with pytest.raises(KeyError):
        explore("chess", AGENT, view)


@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.rule("R-311")
def test_who_has_nothing_to_decide_is_not_asked(rank: str) -> None:
    game = positions.nearly_home()
    for view in (game.seat(2).view, game.public):
        with pytest.raises(ValueError, match="nothing to decide"):
            explore(GAME, rank, view)
