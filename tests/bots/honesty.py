"""Are the bots honest? Each is asked in two worlds that look the same to its seat, and must say the same.

`Inquiry` asks about one position after another: twice in the world as it is, once in another one (`worlds`),
part by part in the other order, and at the end once more in a process of its own, whose hashes are salted
differently and which hears the questions backwards. Nothing is ever cut short by a clock.

`python -m tests.bots.honesty MODULE:FUNCTION` is that process.
"""

from __future__ import annotations

import inspect
import os
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from chrononauts_qt import shelf
from chrononauts_qt.bots import ranks
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.view import View
from tests.bots import tables, worlds
from tests.bots.tables import PHASES, SEATS, Table

ROOT = Path(__file__).parent.parent.parent
TOOLS = ("tests/bots/honesty.py", "tests/bots/tables.py", "tests/bots/trail.py", "tests/bots/worlds.py")
"""What decides the figures besides the program."""

Task = tuple[int, int, int]
Result = dict[str, Any]
Thinker = Callable[..., ranks.Thought]

THINK = "chrononauts_qt.bots.ranks:think"
COMMON = {"play": 0.03, "asked": 0.01, "asked-with-memo": 0.02, "end": 0.03}
"""How often a decision that comes up all the time is taken, so that late positions are among them."""
OTHERWISE = 0.4
GAMES = 80
ROUNDS = 14
EFFORT = 0.1
"""The share of its iterations that a Chief gets: what it looks at is the same."""
HASH_SEED = "20111"


class Question(NamedTuple):
    """What a thinker is asked."""

    game: str
    rank: str
    view: View
    effort: float


def thinker(name: str) -> Thinker:
    """Return the function that MODULE:FUNCTION names."""
    module, _, function = name.partition(":")
    found: Thinker = getattr(import_module(module), function)
    return found


def effort_of(function: Callable[..., object], effort: float) -> dict[str, Any]:
    """Return the effort as an argument, for those who take one."""
    return {"effort": effort} if "effort" in inspect.signature(function).parameters else {}


def words(thought: ranks.Thought) -> str:
    """Return all of a thought as text: the move, its reasons, who decided, how much was searched."""
    action, key, params = thought.advice
    return f"{action.text} | {key} {dict(sorted(params.items()))} | {thought.rank} {thought.iterations}"


def answer(think: Thinker, question: Question) -> str:
    """Return what a thinker says; an error is an answer too, which no other equals."""
    game, rank, view, effort = question
    return words(think(game, rank, view, **effort_of(think, effort)))


def part_by_part(question: Question) -> list[str]:
    """Return what comes of the parts of the thinking, thought and told backwards, and only thought so."""
    game, rank, view, effort = question
    effort_too = effort_of(ranks.explore, effort)
    parts = range(ranks.PARTS[rank])
    found = [ranks.explore(game, rank, view, part, **effort_too) for part in reversed(parts)]
    return [words(ranks.conclude(game, rank, view, order)) for order in (found, found[::-1])]


class Inquiry:
    """Asks, and writes down who was asked what, and every fault."""

    def __init__(
        self, reproduce: str, think: str = THINK, effort: float = 1.0, asked: Sequence[str] = shelf.RANKS
    ) -> None:
        self.reproduce = reproduce
        self.ranks = asked
        self.name = think
        self.think = thinker(think)
        self.effort = effort
        self.asked: Counter[str] = Counter()
        self.failures: list[dict[str, str]] = []
        self.moved = self.hidden = self.unproved = 0
        self.answers: list[tuple[Question, str, str]] = []

    def ask(self, table: Table, seat: int, rng: random.Random) -> bool:
        """Ask the ranks about a position; False if no other world is known that looks the same."""
        try:
            other = worlds.other_world(table, seat, rng)
        except worlds.LooksDifferent as error:
            self.fail("view", f"{table.game} {table.state.step}", str(error))
            return True
        if other is None:
            self.unproved += 1
            return False
        self.compare(table, other, seat)
        return True

    def compare(self, table: Table, other: State, seat: int) -> None:
        """Ask the ranks about two worlds that look the same to a seat."""
        moved, hidden = worlds.moved(table.state, other, seat)
        self.moved += moved
        self.hidden += hidden
        for rank in self.ranks:
            self._compare(table, other, seat, rank)

    def _compare(self, table: Table, other: State, seat: int, rank: str) -> None:
        view = table.rules.view(table.state, seat)
        where = f"{rank} {table.game} {tables.phase_of(view)}"
        self.asked[where] += 1
        before = repr((view, table.rules.dump(table.state), table.state.events))
        question = Question(table.game, rank, view, self.effort)
        try:
            said = answer(self.think, question)
            again = answer(self.think, question)
            elsewhere = answer(self.think, question._replace(view=table.rules.view(other, seat)))
            parts = part_by_part(question) if self.name == THINK and ranks.PARTS[rank] > 1 else []
        except Exception as error:
            self.fail("error", where, f"{type(error).__name__}: {error}")
            return
        if repr((view, table.rules.dump(table.state), table.state.events)) != before:
            self.fail("changed", where, "thinking has changed what lies on the table or what was seen")
        if again != said:
            self.fail("fickle", where, f"first “{said}”, then “{again}”")
        if elsewhere != said:
            self.fail("peeked", where, f"“{said}”, but “{elsewhere}” where only hidden things differ")
        for one in parts:
            if one != said:
                self.fail("parts", where, f"“{said}”, but “{one}” from its parts in another order")
        self.answers.append((question, said, where))

    def fail(self, kind: str, where: str, error: str) -> None:
        """Write a fault down."""
        self.failures.append({"kind": kind, "error": f"{where}: {error}", "reproduce": self.reproduce})

    def ask_elsewhere(self) -> None:
        """Ask everything once more in another process, backwards."""
        asked = self.answers[::-1]
        run = subprocess.run(
            [sys.executable, "-m", "tests.bots.honesty", self.name],
            input=pickle.dumps([question for question, _, _ in asked]),
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": HASH_SEED},
            check=True,
        )
        for (_, said, where), there in zip(asked, pickle.loads(run.stdout), strict=True):
            if there != said:
                self.fail("process", where, f"“{said}”, but “{there}” in another process")


def positions(
    game: str, players: int, seed: str, wanted: Iterable[str]
) -> Generator[tuple[Table, int, str], bool, None]:
    """Yield (table, seat, phase), once for each phase wanted; the table goes on when the next is asked for.

    Send True to have the same phase again somewhere else.
    """
    left = set(wanted)
    for number in range(GAMES):
        table = tables.table(game, players, f"{seed}/{number}")
        dice = random.Random(f"positions {game} {players} {seed}/{number}")
        for _ in table.play():
            seat = dice.choice([seat for seat in range(players) if table.state.waiting >> seat & 1])
            phase = tables.phase_of(table.rules.view(table.state, seat))
            if phase in left and dice.random() < COMMON.get(phase, OTHERWISE):
                if not (yield table, seat, phase):
                    left.remove(phase)
                if not left:
                    return


def phases_of(game: str) -> tuple[str, ...]:
    """Return the phases that a game has: without Identities there is no mulligan."""
    return tuple(phase for phase in PHASES if game == "chrononauts" or phase != "mulligan")


def inquire(inquiry: Inquiry, game: str, players: int, seed: str, wanted: Iterable[str]) -> Inquiry:
    """Ask all ranks about one position of every phase wanted, and once more in another process."""
    rng = random.Random(f"inquire {seed}")
    found = positions(game, players, seed, wanted)
    try:
        table, seat, _ = next(found)
        while True:
            table, seat, _ = found.send(not inquiry.ask(table, seat, rng))
    except StopIteration:
        inquiry.ask_elsewhere()
    return inquiry


def rounds() -> tuple[Task, ...]:
    """Return the tasks of the soak (players, number, 1): even numbers are Chrononauts, odd ones Artifaxx."""
    return tuple(
        (players, 2 * number + odd, 1)
        for number in range(ROUNDS)
        for odd, game in enumerate(SEATS)
        for players in SEATS[game]
    )


def ask_round(task: Task) -> Result:
    """Ask about one position of every phase of a game."""
    players, number, _ = task
    game = tuple(SEATS)[number % 2]
    inquiry = Inquiry(f"honesty.ask_round({task})", effort=EFFORT)
    inquire(inquiry, game, players, f"soak/{number}", phases_of(game))
    return {
        "asked": dict(inquiry.asked),
        "moved": inquiry.moved,
        "hidden": inquiry.hidden,
        "unproved": inquiry.unproved,
        "failures": inquiry.failures,
    }


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return how many positions each rank was asked about, by game and phase, and what was found."""
    asked: Counter[str] = Counter()
    for result in results.values():
        asked.update(result["asked"])
    failures = [failure for _, result in sorted(results.items()) for failure in result["failures"]]
    hidden = sum(result["hidden"] for result in results.values())
    by_rank: dict[str, dict[str, dict[str, int]]] = {}
    for where, count in sorted(asked.items(), key=lambda item: _order(item[0])):
        rank, game, phase = where.split()
        by_rank.setdefault(rank, {}).setdefault(game, {})[phase] = count
    return {
        "seed": "soak/NUMBER; each position in its own world twice, in another one, in another process",
        "positions_by_rank": {
            rank: sum(sum(phases.values()) for phases in games.values()) for rank, games in by_rank.items()
        },
        "positions": by_rank,
        "hidden_places_with_another_card": round(
            sum(result["moved"] for result in results.values()) / max(1, hidden), 4
        ),
        "positions_left_out_without_another_world": sum(result["unproved"] for result in results.values()),
        "faults": dict(Counter(failure["kind"] for failure in failures)),
        "failures": failures,
    }


def _order(where: str) -> tuple[int, int, int]:
    rank, game, phase = where.split()
    return shelf.RANKS.index(rank), list(SEATS).index(game), PHASES.index(phase)


def main() -> None:
    """Answer the questions that come in, with the thinker named."""
    think = thinker(sys.argv[1])
    questions: list[Question] = pickle.load(sys.stdin.buffer)
    sys.stdout.buffer.write(pickle.dumps([answer(think, question) for question in questions]))


if __name__ == "__main__":
    main()
