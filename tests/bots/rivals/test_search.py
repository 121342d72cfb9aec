"""The Chief's search: what it tries, how it counts, and when it gives up."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from chrononauts_qt.bots.protocol import Tried
from chrononauts_qt.bots.ranks import CHIEF, think
from chrononauts_qt.bots.rivals.memory import Memory
from chrononauts_qt.bots.rivals.sampling import Table
from chrononauts_qt.bots.rivals.search import WIDTH, search
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.view import View
from tests import scenario
from tests.bots import tables
from tests.bots.rivals import positions


def searched(game: scenario.Table, descents: int, dice: str = "1") -> Tried:
    """Search for seat 1."""
    found = search(table_of(game.seat(1).view, game), Random(dice), descents, None)
    assert found is not None
    return found


def table_of(view: View, game: scenario.Table) -> Table:
    """Return what is sampled from."""
    return Table(game.state.variant, view, Memory(view))


def mean(tried: Tried, text: str) -> float:
    """Return what an action promised on average."""
    times, total = tried[text]
    return total / times


@pytest.mark.parametrize("descents", [0, 1, 40, 150])
def test_the_actions_liked_best_are_tried_and_promise_between_nothing_and_all(descents: int) -> None:
    game = positions.nearly_home("reverse-fate patch-1968 sabotage")
    tried = searched(game, descents)
    assert set(tried) < game.seat(1).actions
    assert len(tried) == WIDTH
    assert "play patch-1968 on 1968" in tried
    for times, total in tried.values():
        assert times >= 1
        assert 0.0 <= total <= times
    assert sum(times for times, _ in tried.values()) <= max(descents, 8 * len(tried))


def test_what_promises_more_is_tried_more_often() -> None:
    tried = searched(positions.nearly_accomplished(), 300)
    times = {text: times for text, (times, _) in tried.items()}
    assert max(times.values()) > 4 * min(times.values())
    seldom = [text for text in times if times[text] == min(times.values())]
    best = max(times, key=lambda text: (times[text], mean(tried, text)))
    assert mean(tried, best) > max(mean(tried, text) for text in seldom)


def test_the_same_dice_find_the_same_and_others_something_else() -> None:
    game = positions.nearly_home()
    assert searched(game, 60) == searched(game, 60)
    assert searched(game, 60) != searched(game, 60, "2")


IN_REACH = [
    (positions.nearly_home, "play patch-1968 on 1968"),
    (positions.nearly_accomplished, "play aristotle-book"),
    (positions.nearly_ten, "play patch-1968 on 1968"),
]


@pytest.mark.rule("R-803", "R-802", "R-806")
@pytest.mark.parametrize(("game", "text"), IN_REACH)
def test_the_chief_takes_a_victory_in_reach(game: Callable[[], scenario.Table], text: str) -> None:
    thought = think("chrononauts", CHIEF, game().seat(1).view, effort=0.3)
    assert (thought.advice.action.text, thought.rank) == (text, CHIEF)


@pytest.mark.rule("R-801", "R-601", "R-1014")
def test_where_all_memos_are_thrown_away_a_victory_is_sure_and_so_is_the_end_of_the_universe() -> None:
    memos = "memo memo memo memo"
    tried = searched(positions.nearly_home(discard=memos), 60)
    assert mean(tried, "play patch-1968 on 1968") == 1.0
    game = positions.nearly_lost("otto", discard=memos)
    card, year = positions.last_flip(game, 1)
    tried = searched(game, 60)
    last = f"play {card} on {year}"
    assert last not in tried or mean(tried, last) == 0.0
    assert max(mean(tried, text) for text in tried) > 0.0


@pytest.mark.rule("R-1001", "R-1002")
def test_others_answer_with_the_memos_they_may_hold() -> None:
    tried = searched(positions.nearly_home(), 120)
    assert 0.5 < mean(tried, "play patch-1968 on 1968") < 1.0


@pytest.mark.rule("R-1001", "R-1010")
@pytest.mark.parametrize(
    ("game", "says"),
    [
        (positions.asked_about_tenth_card, "memo"),
        (positions.asked_about_last_paradox, "memo"),
        (positions.asked_about_harmless_card, "allow"),
    ],
)
def test_the_chief_answers_in_a_memo_window(game: Callable[[], scenario.Table], says: str) -> None:
    thought = think("chrononauts", CHIEF, game().seat(1).view, effort=0.15)
    assert (thought.advice.action.text, thought.rank) == (says, CHIEF)
    assert thought.iterations > 20


def running_out(checks: int) -> Callable[[], float]:
    """Return a countdown that says so many times that time is left; a further question is an error."""
    answers = iter([0.5] * checks + [-0.5])
    return lambda: next(answers)


def test_it_gives_up_as_soon_as_the_time_is_up() -> None:
    game = positions.nearly_home()
    table = table_of(game.seat(1).view, game)
    for checks in (0, 1, 5):
        assert search(table, Random(1), 100, running_out(checks)) is None
    assert search(table, Random(1), 100, lambda: 0.0) == search(table, Random(1), 100, None)


@pytest.mark.rule("R-301", "R-304", "R-905", "R-916")
@pytest.mark.parametrize(("game", "players"), [("chrononauts", 3), ("chrononauts", 6), ("artifaxx", 2)])
def test_it_searches_in_every_phase(game: str, players: int) -> None:
    met, dice = set(), Random(players)
    for number in range(4):
        for position in tables.table(game, players, f"search {number}").play(250):
            state = position.state
            seat = dice.choice(sorted(position.rules.pending(state)))
            view = position.rules.view(state, seat)
            rare = state.step in ("miracle", "rewind", "quick-trip", "kill")
            if state.step in ("guess", "mulligan", "end") or len(view.actions) < 2:
                continue
            if dice.random() < (0.3 if rare else 0.03):
                before = rules.dump(state)
                tried = search(Table(state.variant, view, Memory(view)), dice, 1, None)
                assert tried is not None
                assert set(tried) <= {action.text for action in view.actions}
                assert len(tried) == min(WIDTH, len(view.actions))
                assert all(0.0 <= total <= times for times, total in tried.values())
                assert rules.dump(state) == before
                met.add(state.step)
    assert "play" in met
    assert met & {"miracle", "rewind", "quick-trip"}
