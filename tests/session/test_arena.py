"""The arena: who sits where, who is asked with what, whose win it is, and the same games anywhere."""

from __future__ import annotations

import io
import os
import pickle
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import Thought
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALLOW, MEMO, Action
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session import arena
from chrononauts_qt.session.arena import (
    RANDOM,
    Contest,
    Result,
    Task,
    Thinking,
    arrangements,
    check_contest,
    local_pool,
    play_game,
    run,
    tasks,
)
from chrononauts_qt.session.progress_bar import ProgressBar
from chrononauts_qt.session.simulate import STALLED_AFTER
from chrononauts_qt.session.standings import Standings, in_words, wilson

ALONE = ("chief", "agent", "agent", "agent")
PAIRS = ("agent", "agent", "cadet", "cadet")


@pytest.mark.parametrize(("bots", "ways"), [(ALONE, 4), (PAIRS, 6), (("cadet",) * 6, 1), (("a", "b"), 2)])
def test_bots_sit_in_every_way_there_is(bots: tuple[str, ...], ways: int) -> None:
    seatings = arrangements(bots)
    assert (len(seatings), len(set(seatings))) == (ways, ways)
    assert seatings[0] == bots
    assert all(Counter(seats) == Counter(bots) for seats in seatings)


@pytest.mark.parametrize("bots", [ALONE, PAIRS, ("chief", "agent", "cadet", RANDOM, RANDOM)])
def test_every_kind_sits_everywhere_equally_often(bots: tuple[str, ...]) -> None:
    rounds = 3 * len(arrangements(bots))
    held: Counter[tuple[str, int]] = Counter()
    for task in tasks(Contest("chrononauts", bots), 0, rounds):
        held.update((kind, seat) for seat, kind in enumerate(task.seats))
    assert held == {
        (kind, seat): rounds * bots.count(kind) // len(bots) for kind in bots for seat in range(len(bots))
    }


def test_games_have_numbers_and_deals_of_their_own() -> None:
    contest = Contest("artifaxx", PAIRS, "s", 0.5)
    whole = list(tasks(contest, 0, 20))
    assert len({task.seed for task in whole}) == 20
    assert whole[7:11] == list(tasks(contest, 7, 4))
    assert {(task.game, task.effort) for task in whole} == {("artifaxx", 0.5)}


# What a game is


def test_a_task_and_its_result_can_be_sent() -> None:
    task = Task("chrononauts", (RANDOM, RANDOM), "send")
    result = pickle.loads(pickle.dumps(play_game))(pickle.loads(pickle.dumps(task)))
    assert plain(pickle.loads(pickle.dumps(result))) == plain(play_game(task))


def plain(result: Result) -> tuple[object, ...]:
    """Return a result without its times."""
    thinking = {kind: (done.decisions, done.iterations) for kind, done in result.thinking.items()}
    return (result.seats, result.outcome, result.turns, result.actions, thinking)


def likely(dice: Random, view: View) -> Action:
    """Return a victory if one can be claimed, else anything legal: games come to an end."""
    claims = [action for action in view.actions if action.verb == "claim"]
    return dice.choice(claims or view.actions)


class Asked:
    """Stands in for the ranks: plays at random, and keeps what it was asked."""

    def __init__(self) -> None:
        self.times: list[tuple[str, View, float]] = []
        self._dice = Random("asked")

    def think(self, game: str, rank: str, view: View, left: object = None, effort: float = 1.0) -> Thought:
        assert left is None, "no clock in the arena"
        self.times.append((rank, view, effort))
        return Thought(Advice(likely(self._dice, view), "spare"), rank, 7)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    stand_in = Asked()
    monkeypatch.setattr(arena, "think", stand_in.think)
    return stand_in


def test_every_rank_is_asked_with_the_view_of_its_seat_and_only_when_it_decides(asked: Asked) -> None:
    seats = ("chief", "agent", "cadet", RANDOM)
    result = play_game(Task("chrononauts", seats, "ask", 0.25))
    assert asked.times
    for rank, view, effort in asked.times:
        assert type(view) is View
        assert view.seat is not None
        assert (seats[view.seat], effort) == (rank, 0.25)
        assert view.seat in view.deciding
        assert len(view.actions) > 1
        assert not any(player.identity for player in view.players)
        assert all(set(event.private) <= {view.seat} for event in view.events)
    assert Counter(rank for rank, _, _ in asked.times) == {
        rank: result.thinking[rank].decisions for rank in ("chief", "agent", "cadet")
    }
    assert all(result.thinking[rank].iterations == 7 * result.thinking[rank].decisions for rank in seats[:3])
    assert (result.thinking[RANDOM].decisions > 0, result.thinking[RANDOM].iterations) == (True, 0)


def test_who_is_not_asked_says_what_it_would_have_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ranks answer from the view alone: the game is the same with every seat asked every time."""

    def answer(game: str, rank: str, view: View, left: object = None, effort: float = 1.0) -> Thought:
        return Thought(Advice(likely(Random(f"{view.seat} {len(view.events)}"), view), "spare"), rank)

    monkeypatch.setattr(arena, "think", answer)
    task = Task("chrononauts", ("cadet",) * 3, "same")
    short = play_game(task)
    state, _ = rules.new_game(rules.Setup(3, task.seed))
    actions = 0
    while owed := rules.pending(state):
        seat = next(iter(rules.silent_answers(state) or owed))
        rules.apply(state, seat, answer("chrononauts", "cadet", rules.view(state, seat)).advice.action)
        actions += 1
    assert (short.outcome, short.turns, short.actions) == (state.outcome, state.turn, actions)
    assert short.thinking["cadet"].decisions < actions


@pytest.mark.rule("A-36", "A-38")
def test_a_memo_window_asks_in_the_order_in_which_silence_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[tuple[int, int]] = []
    apply = rules.apply

    def watch(state: State, seat: int, action: Any, imposed: Any = ()) -> Any:
        if state.step == "window":
            assert seat == next(iter(rules.silent_answers(state)))
            order.append((state.stack[-1][0], seat))
        return apply(state, seat, action, imposed)

    monkeypatch.setattr(rules, "apply", watch)
    play_game(Task("chrononauts", (RANDOM,) * 4, "windows"))
    assert {(who, seat) for who, seat in order} == {(who, seat) for who in range(4) for seat in range(4)} - {
        (who, who) for who in range(4)
    }
    assert order[:3] == [(order[0][0], (order[0][0] + step) % 4) for step in (1, 2, 3)]


def test_a_memo_can_be_played_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def eager(game: str, rank: str, view: View, left: object = None, effort: float = 1.0) -> Thought:
        action = MEMO if MEMO in view.actions else view.actions[0]
        said.extend(["memo"] if action is MEMO else [])
        assert action is not ALLOW
        return Thought(Advice(action, "spare"), rank)

    monkeypatch.setattr(arena, "think", eager)
    monkeypatch.setattr(arena, "STALLED_AFTER", 200)
    play_game(Task("chrononauts", ("cadet",) * 4, "memos"))
    assert said


def test_a_game_without_an_end_is_stalled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "STALLED_AFTER", 3)
    result = play_game(Task("chrononauts", (RANDOM, RANDOM), "long"))
    assert (result.outcome, result.turns) == (None, 4)
    assert STALLED_AFTER > 1000
    standings = Standings(Contest("chrononauts", (RANDOM, RANDOM)))
    standings.add(result)
    report = standings.report()
    assert (report["games"], report["decided"], report["ends"]) == (1, 0, {"stalled": 1})


# Where games are played


class Elsewhere(Executor):
    """An executor that plays nothing itself: it says how the games went, and keeps what it was handed."""

    def __init__(self, result_of: Callable[[Task], Result]) -> None:
        self._result_of = result_of
        self.handed: list[Task] = []

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        assert fn is play_game
        (task,) = args
        self.handed.append(task)
        future: Future[Any] = Future()
        future.set_result(self._result_of(task))
        return future


def won_by(kind: str, route: str = "mission") -> Callable[[Task], Result]:
    """Return results in which the first seat of a kind has won."""

    def result(task: Task) -> Result:
        thinking = {each: Thinking(10, 1000, 0.5) for each in task.seats}
        outcome = Outcome.won_by(task.seats.index(kind), len(task.seats), route)
        return Result(task.seats, outcome, 20, 100, 2.0, thinking)

    return result


def test_results_come_in_the_order_of_the_games_from_any_executor() -> None:
    elsewhere = Elsewhere(won_by("chief"))
    games = list(tasks(Contest("chrononauts", ALONE), 0, 30))
    assert [result.seats for result in run(games, elsewhere)] == [task.seats for task in games]
    assert elsewhere.handed == games


def test_no_more_games_are_handed_out_than_asked_for() -> None:
    elsewhere = Elsewhere(won_by("chief"))
    endless = tasks(Contest("chrononauts", ALONE), 0, 1_000_000)
    assert len(list(islice(run(endless, elsewhere, ahead=5), 3))) == 3
    assert len(elsewhere.handed) == 7


def test_who_always_wins_gets_every_win_on_every_seat() -> None:
    contest = Contest("chrononauts", ALONE, "planted")
    standings = Standings(contest)
    for result in run(tasks(contest, 0, 40), Elsewhere(won_by("chief"))):
        standings.add(result)
    report = standings.report()
    chief, agent = report["kinds"]["chief"], report["kinds"]["agent"]
    assert (report["games"], report["decided"], report["ends"]) == (40, 40, {"mission": 40})
    assert (chief["wins"], chief["share"], chief["fair"], chief["seats_held"]) == (40, 1.0, 0.25, 40)
    assert chief["wins_by_seat"] == chief["held_by_seat"] == {"1": 10, "2": 10, "3": 10, "4": 10}
    assert (agent["wins"], agent["share"], agent["fair"], agent["seats_held"]) == (0, 0.0, 0.75, 120)
    assert (chief["routes"], agent["routes"]) == ({"mission": 40}, {})
    assert chief["high"] == 1.0
    assert 0.9 < chief["low"] < 1.0
    assert (chief["decisions"], chief["ms_a_decision"], chief["iterations_a_second"]) == (400, 50.0, 2000)
    assert report["seconds_a_game"] == 2.0


def test_shares_are_those_of_decided_games() -> None:
    standings = Standings(Contest("chrononauts", PAIRS))
    for number, task in enumerate(tasks(Contest("chrononauts", PAIRS), 0, 30)):
        result = won_by("agent" if number % 3 else "cadet", "hand")(task)
        standings.add(result if number < 20 else result._replace(outcome=Outcome("destroyed")))
    report = standings.report()
    assert (report["games"], report["decided"]) == (30, 20)
    assert report["ends"] == {"destroyed": 10, "hand": 20}
    wins = {kind: (figures["wins"], figures["share"]) for kind, figures in report["kinds"].items()}
    assert wins == {"agent": (13, 0.65), "cadet": (7, 0.35)}
    assert [round(bound, 4) for bound in wilson(13, 20)] == [
        report["kinds"]["agent"]["low"],
        report["kinds"]["agent"]["high"],
    ]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # Wilson's score without correction, as published tables have it
        (1, 10, 0.0179, 0.4042),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (160, 400, 0.3532, 0.4487),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)


@pytest.fixture(scope="module")
def here() -> list[tuple[object, ...]]:
    return [plain(result) for result in run(tasks(MIXED, 0, 12))]


MIXED = Contest("chrononauts", ("cadet", RANDOM, RANDOM), "anywhere")


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_games_are_the_same_whatever_the_number_of_workers(
    here: list[tuple[object, ...]], workers: int
) -> None:
    with local_pool(workers) as executor:
        assert (executor is None) == (workers == 1)
        assert [plain(result) for result in run(tasks(MIXED, 0, 12), executor, ahead=4)] == here


def test_who_leaves_a_pool_does_not_wait_for_what_is_under_way() -> None:
    with local_pool(2) as executor:
        assert executor is not None
        executor.submit(int).result()
        long, later = [executor.submit(time.sleep, 100) for _ in range(9)][::8]
    assert active_children() == []
    assert all(isinstance(future.exception(), BrokenExecutor) for future in (long, later))


@pytest.fixture
def hears_ctrl_c() -> Iterator[None]:
    """Who is started from here hears Ctrl+C, even if this program was started to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere Ctrl+C cannot be sent to one process alone")
def test_ctrl_c_is_left_to_the_parent(hears_ctrl_c: None, tmp_path: Path) -> None:
    door = tmp_path / "door"
    os.mkfifo(door)
    with local_pool(2) as executor:
        assert executor is not None
        worker = executor.submit(os.getpid).result()
        game = executor.submit(door.read_text)
        with door.open("w"):  # which waits for the reader, who waits for the end of this block
            os.kill(worker, signal.SIGINT)
        assert game.exception() is None


@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_both_games_for_several_can_be_played(game: str) -> None:
    contest = Contest(game, ("cadet", "cadet", RANDOM, RANDOM), "both")
    check_contest(contest)
    standings = Standings(contest)
    for result in run(tasks(contest, 0, 3)):
        standings.add(result)
    report = standings.report()
    assert sum(report["ends"].values()) == report["games"] == 3
    wins = sum(figures["wins"] for figures in report["kinds"].values())
    assert wins == report["decided"] == sum(report["wins_by_seat"].values())


@pytest.mark.parametrize(
    ("game", "seats", "why"),
    [
        ("chrononauts", 1, "2 to 6"),
        ("chrononauts", 7, "2 to 6"),
        ("artifaxx", 5, "2 to 4"),
        ("solonauts", 1, "one seat"),
    ],
)
def test_a_contest_that_cannot_be_is_refused_in_a_sentence(game: str, seats: int, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        check_contest(Contest(game, ("cadet",) * seats))


# What is told


def test_the_figures_are_a_table_for_people() -> None:
    standings = Standings(Contest("chrononauts", ALONE, "Ω"))
    for result in run(tasks(standings.contest, 0, 8), Elsewhere(won_by("agent"))):
        standings.add(result)
    lines = in_words(standings.report()).splitlines()
    assert lines[0] == "chrononauts, chief, agent, agent, agent, seed Ω, effort 1"
    assert lines[1] == "8 games, 8 decided; ends: mission 8"
    assert lines[-1].split()[:8] == ["agent", "24", "8", "100.0%", "67.6%", "to", "100.0%", "75.0%"]
    assert lines[-2].split()[:8] == ["chief", "8", "0", "0.0%", "0.0%", "to", "32.4%", "25.0%"]


def test_a_table_without_games_can_be_shown() -> None:
    assert "0 games, 0 decided; ends: none" in in_words(Standings(Contest("chrononauts", ALONE)).report())


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return the times the bar has seen; the last is now."""
    times = [100.0]
    monkeypatch.setattr("chrononauts_qt.session.progress_bar.monotonic", lambda: times[-1])
    return times


def test_the_bar_tells_how_far_it_is_and_leaves_nothing_behind(clock: list[float]) -> None:
    terminal = Terminal()
    bar = ProgressBar(40, "games", terminal)
    bar.show(1)
    assert terminal.getvalue() == "", "not before there is anything to tell"
    clock.append(110.0)
    bar.show(10)
    first = f"\r[{'#' * 7}{'.' * 23}] 10 of 40 games, about 30 s left"
    assert terminal.getvalue() == first
    clock.append(110.05)
    bar.show(11)
    assert terminal.getvalue() == first, "not more often than can be seen"
    bar.clear()
    assert terminal.getvalue() == f"{first}\r{' ' * (len(first) - 1)}\r"
    assert bar.line(0, 5.0) == f"[{'.' * 30}] 0 of 40 games"
    assert bar.line(20, 600.0).endswith("about 10 min left")


def test_there_is_no_bar_where_nobody_looks(clock: list[float]) -> None:
    stream = io.StringIO()
    bar = ProgressBar(2, "games", stream)
    clock.append(200.0)
    bar.show(1)
    bar.clear()
    assert stream.getvalue() == ""
