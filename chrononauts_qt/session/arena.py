"""Whole games between bots, one by one or many at once, on one machine or on a cluster.

A contest is a row of bots and a seed; its games have numbers. What a game comes to depends on its task
alone, so the results are the same wherever the games are played, and however many at a time.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from contextlib import contextmanager, suppress
from itertools import permutations
from multiprocessing.connection import Connection
from random import Random
from threading import Thread
from time import process_time
from typing import Any, NamedTuple

from chrononauts_qt.bots.ranks import think
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.kernel.game import State
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session.simulate import STALLED_AFTER
from chrononauts_qt.shelf import GAMES, SHELF, all_ranks

RANDOM = "random"
KINDS = (*all_ranks(), RANDOM)
"""Who can play here: the ranks, and who plays anything legal but takes a victory when there is one."""

AHEAD = 64
"""How many games are handed to an executor before the first of them is waited for."""


class Contest(NamedTuple):
    """Who plays what; ``effort`` is the share of the iterations of its rank that a bot may use."""

    game: str
    bots: tuple[str, ...]
    seed: str = "0"
    effort: float = 1.0


class Task(NamedTuple):
    """One game: which kind sits on which seat, and the seed of its deal."""

    game: str
    seats: tuple[str, ...]
    seed: str
    effort: float = 1.0


class Thinking(NamedTuple):
    """What the decisions of one kind took; ``seconds`` are those of the processor."""

    decisions: int = 0
    iterations: int = 0
    seconds: float = 0.0

    def plus(self, more: Thinking) -> Thinking:
        """Return both together."""
        return Thinking(
            self.decisions + more.decisions, self.iterations + more.iterations, self.seconds + more.seconds
        )


class Result(NamedTuple):
    """How the game of a task went; ``outcome`` is None for one that stalled."""

    seats: tuple[str, ...]
    outcome: Outcome | None
    turns: int
    actions: int
    seconds: float
    thinking: Mapping[str, Thinking]


def arrangements(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return every way the bots can sit, two of a kind being alike: as they are said comes first."""
    return list(dict.fromkeys(permutations(bots)))


def tasks(contest: Contest, first: int, count: int) -> Iterator[Task]:
    """Yield the games of a contest from number `first` on.

    The arrangements take turns: after each round of them every kind has sat on every seat equally often.
    """
    seatings = arrangements(contest.bots)
    for number in range(first, first + count):
        seats = seatings[number % len(seatings)]
        yield Task(contest.game, seats, f"{contest.seed}/{number}", contest.effort)


def check_contest(contest: Contest) -> None:
    """Raise BadSetup for a game in which bots cannot meet, and for too few, too many or strange ones."""
    game = GAMES[contest.game]
    if game.SEATS.stop <= 2:
        raise BadSetup(f"bots cannot meet in {contest.game}: it has one seat")
    ranks = SHELF[contest.game].ranks
    strange = next((bot for bot in contest.bots if bot not in (*ranks, RANDOM)), "")
    if strange:
        known = ", ".join((*ranks, RANDOM))
        raise BadSetup(f"“{strange}” is no rank of {contest.game}: there are {known}")
    game.new_game(game.quick_setup(len(contest.bots), contest.seed))


def play_game(task: Task) -> Result:
    """Play one game by the full referee; every bot gets the view of its seat and nothing else.

    Seats that owe an answer at once are asked one after the other, in a Memo window in the order in which
    silence would count (A-36, A-38).
    """
    began, game = process_time(), GAMES[task.game]
    bots = _Bots(task)
    state, _ = game.new_game(game.quick_setup(len(task.seats), task.seed))
    actions = 0
    while (owed := game.pending(state)) and state.turn <= STALLED_AFTER:
        seat = next(iter(game.silent_answers(state) or owed))
        # With one legal action there is nothing to ask: whatever a bot thought, it could say only this.
        action = bots.decide(seat, state) if owed[seat].is_choice else owed[seat].options[0]
        game.apply(state, seat, action)
        actions += 1
    return Result(task.seats, game.outcome(state), state.turn, actions, process_time() - began, bots.thinking)


class _Bots:
    """The bots of one game, and what their decisions took."""

    def __init__(self, task: Task) -> None:
        self._task, self._game = task, GAMES[task.game]
        self._dice = [Random(f"{task.seed}/{seat}") for seat in range(len(task.seats))]
        self.thinking = dict.fromkeys(task.seats, Thinking())

    def decide(self, seat: int, state: State) -> Any:
        """Return what the bot of a seat does."""
        view = self._game.view(state, seat)
        kind, began = self._task.seats[seat], process_time()
        if kind == RANDOM:
            action, iterations = self._game.sample(state, seat, self._dice[seat]), 0
        else:
            thought = think(self._task.game, kind, view, effort=self._task.effort)
            action, iterations = thought.advice.action, thought.iterations
        took = Thinking(1, iterations, process_time() - began)
        self.thinking[kind] = self.thinking[kind].plus(took)
        return action


def run(tasks: Iterable[Task], executor: Executor | None = None, ahead: int = AHEAD) -> Iterator[Result]:
    """Play the games of `tasks` and yield their results in the same order; without `executor` right here.

    Any `concurrent.futures.Executor` will do. `play_game` and its tasks can be pickled, tasks and results
    are small, no game knows of another, and nothing but this package must be installed where it is played:

    - one machine: `ProcessPoolExecutor(max_workers)`, or `local_pool` below, which also ends with its parent;
    - Dask: `distributed.Client(address).get_executor()`;
    - MPI: `mpi4py.futures.MPIPoolExecutor()`, the script started by `mpiexec -n N python -m mpi4py.futures`;
    - Ray: an `Executor` of your own whose `submit` returns `ray.remote(function).remote(*args).future()`.

    At most `ahead` games are handed out at a time: let it be several times the number of workers. Whoever
    has heard enough shuts the executor down with `cancel_futures=True`; a `local_pool` needs no asking.
    """
    if executor is None:
        yield from map(play_game, tasks)
        return
    handed: deque[Future[Result]] = deque()
    for task in tasks:
        handed.append(executor.submit(play_game, task))
        if len(handed) >= ahead:
            yield handed.popleft().result()
    while handed:
        yield handed.popleft().result()


@contextmanager
def local_pool(workers: int) -> Iterator[Executor | None]:
    """Give processes of this machine to play in, or None for a single one: then games are played right here.

    They begin anew instead of as copies, so that the frozen program can have them on every system. Whoever
    leaves before the end does not wait for the games under way.
    """
    if workers == 1:
        yield None
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    context = get_context("spawn")
    held, hold = context.Pipe(duplex=False)
    with (
        held,
        ProcessPoolExecutor(workers, context, initializer=_begin_worker, initargs=(held,)) as pool,
        hold,
    ):
        yield pool


def _begin_worker(held: Connection) -> None:
    """Leave Ctrl+C to the parent, and end as soon as the parent lets go, or is no more itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(held,), daemon=True).start()


def _end_with(held: Connection) -> None:
    with suppress(OSError, EOFError):
        held.recv_bytes()  # nothing is ever sent: this is the end of the pipe
    os._exit(0)
