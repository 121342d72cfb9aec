"""Bots think in processes of their own: asked in parts, given up in time, and started again."""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.bots.ranks import (
    AGENT,
    CADET,
    CAPS,
    CHIEF,
    PARTS,
    Findings,
    Thought,
    conclude,
    think,
)
from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session import thinking
from chrononauts_qt.session.thinking import Question
from chrononauts_qt.shelf import RANKS
from chrononauts_qt.ui.table import bot_worker, own_process
from chrononauts_qt.ui.table.bot_worker import BotWorker, Thinker
from tests.session.games import start

ROOT = str(Path(__file__).parents[3])
PROGRAM = """
import os, pathlib, sys, time
sys.path.insert(0, {root!r})
from chrononauts_qt.bots.ranks import Findings
from chrononauts_qt.session.thinking import _messages, pack
folder = pathlib.Path(__file__).parent
with (folder / "starts").open("a") as file:
    print(" ".join(sys.argv[1:]), file=file)
for asked in _messages(sys.stdin.buffer):
    while (way := (folder / "way").read_text()) == "start":
        time.sleep(0.01)
    if way == "die":
        print("something is wrong", file=sys.stderr)
        os._exit(3)
    if way == "sleep":
        time.sleep(60)
    found = Findings({{asked.view.actions[0].text: (1, 0.0)}}, 7)
    if way == "none" or way.endswith(asked.rank):
        found = None
    if way == "illegal":
        found = Findings({{"play memo": (1, 1.0)}}, 7)
    if way == "empty":
        found = Findings({{}}, 0)
    if way == "garbage":
        sys.stdout.buffer.write(b"\\0\\0\\0\\4what")
        sys.stdout.buffer.flush()
    sys.stdout.buffer.write(pack((asked.number, found)))
    sys.stdout.buffer.flush()
"""


class FakeProcess:
    """A program that stands in for thinking: it starts slowly, answers, well or badly or late, or dies."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "thinker.py").write_text(PROGRAM.format(root=ROOT), encoding="utf-8")
        self.behaves("answer")

    def behaves(self, way: str) -> None:
        (self._folder / "way").write_text(way, encoding="utf-8")

    @property
    def command(self) -> tuple[str, ...]:
        return sys.executable, str(self._folder / "thinker.py")

    @property
    def starts(self) -> list[str]:
        """The arguments of every start."""
        path = self._folder / "starts"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@pytest.fixture
def fake(tmp_path: Path) -> FakeProcess:
    return FakeProcess(tmp_path)


@pytest.fixture
def worker(fake: FakeProcess, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotWorker]:
    """Return a worker that waits for its processes, however busy the machine is."""
    for name, value in (("GRACE", 30.0), ("FIRST", 30.0), ("START", 60.0)):
        monkeypatch.setattr(bot_worker, name, value)
    monkeypatch.setattr(own_process, "LAST_WAIT", 30_000)
    found = BotWorker(fake.command)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def view() -> View:
    match = start(None, 3)
    seen: View = match.view(0)
    return seen


def answer(worker: BotWorker, qtbot: QtBot, rank: str, view: View) -> Thought:
    """Ask, and return what comes for that number."""
    with qtbot.waitSignal(worker.thought) as caught:
        number = worker.ask("chrononauts", rank, view)
    assert caught.args is not None
    assert caught.args[0] == number
    thought = caught.args[1]
    assert isinstance(thought, Thought)
    return thought


def test_nothing_is_started_before_the_first_question(worker: BotWorker, fake: FakeProcess) -> None:
    assert worker.thinkers == []
    assert fake.starts == []


def test_what_is_prepared_runs_before_the_first_question_and_answers_it(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View
) -> None:
    worker.prepare([CADET, CHIEF])
    qtbot.waitUntil(lambda: fake.starts == ["think"] * PARTS[CHIEF])
    before = [thinker.process_id for thinker in worker.thinkers]
    worker.prepare([AGENT])
    answer(worker, qtbot, CHIEF, view)
    assert [thinker.process_id for thinker in worker.thinkers] == before
    assert fake.starts == ["think"] * PARTS[CHIEF]


@pytest.mark.parametrize("rank", RANKS)
def test_a_rank_thinks_in_as_many_processes_as_it_has_parts(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View, rank: str
) -> None:
    thought = answer(worker, qtbot, rank, view)
    assert (thought.rank, thought.iterations) == (rank, 7 * PARTS[rank])
    assert fake.starts == ["think"] * PARTS[rank]


def test_processes_stay_for_the_next_question(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View
) -> None:
    for rank in (CADET, CHIEF, AGENT, CHIEF):
        answer(worker, qtbot, rank, view)
    assert len(fake.starts) == max(PARTS.values())


def test_many_bots_are_answered_each(worker: BotWorker, qtbot: QtBot, view: View) -> None:
    told: dict[int, Thought] = {}
    worker.thought.connect(told.__setitem__)
    numbers = [worker.ask("chrononauts", rank, view) for rank in (CHIEF, CHIEF, AGENT, CADET, CHIEF)]
    qtbot.waitUntil(lambda: len(told) == len(numbers))
    assert [told[number].rank for number in numbers] == [CHIEF, CHIEF, AGENT, CADET, CHIEF]


@pytest.mark.parametrize("way", ["none", "die", "sleep"])
def test_where_no_answer_comes_in_time_the_agent_decides_and_that_is_logged(
    worker: BotWorker,
    fake: FakeProcess,
    qtbot: QtBot,
    view: View,
    way: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    if way == "sleep":
        monkeypatch.setattr(bot_worker, "FIRST", 0.0)
        monkeypatch.setattr(bot_worker, "START", 0.0)
    fake.behaves(way)
    with caplog.at_level(logging.INFO):
        thought = answer(worker, qtbot, CHIEF, view)
    assert thought == think("chrononauts", AGENT, view)
    told = f"no answer of rank chief, cap {CAPS[CHIEF]:.3f} s, after "
    assert [line.startswith(told) for line in caplog.messages].count(True) == 1
    assert ("something is wrong" in caplog.text) == (way == "die")
    assert ("overdue" in caplog.text) == (way == "sleep")
    for name in ("FIRST", "START"):
        monkeypatch.setattr(bot_worker, name, 30.0)
    fake.behaves("answer")
    assert answer(worker, qtbot, CHIEF, view).rank == CHIEF, "nobody waits behind what was given up"


def test_a_process_that_has_not_started_is_not_waited_for_but_thinks_later(
    worker: BotWorker,
    fake: FakeProcess,
    qtbot: QtBot,
    view: View,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A bug: a process that was stopped before its first answer cost a wait of sixteen seconds."""
    with monkeypatch.context() as patch:
        patch.setattr(bot_worker, "FIRST", 0.0)
        fake.behaves("start")
        assert answer(worker, qtbot, CHIEF, view) == think("chrononauts", AGENT, view)
    assert "has not started yet" in caplog.text
    slow = [thinker.process_id for thinker in worker.thinkers]
    fake.behaves("answer")
    assert answer(worker, qtbot, CHIEF, view).rank == CHIEF
    assert [thinker.process_id for thinker in worker.thinkers] == slow


@pytest.mark.parametrize("way", ["illegal", "empty", "garbage"])
def test_an_answer_that_is_none_leaves_it_to_the_agent(
    worker: BotWorker,
    fake: FakeProcess,
    qtbot: QtBot,
    view: View,
    way: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Neither what is no way of the seat, nor nothing at all, nor what cannot be read; and it is logged."""
    fake.behaves(way)
    assert answer(worker, qtbot, CHIEF, view) == think("chrononauts", AGENT, view)
    assert "no answer of rank chief" in caplog.text
    assert ("cannot be read" in caplog.text) == (way == "garbage")
    fake.behaves("answer")
    assert answer(worker, qtbot, CHIEF, view).rank == CHIEF


def answered_by_hand(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """Let nothing answer but the test, by `thinkers`, which are up; return what is asked, as it comes."""
    asked: list[Question] = []
    monkeypatch.setattr(Thinker, "is_up", True)
    monkeypatch.setattr(Thinker, "ask", lambda _, question: asked.append(question))
    return asked


def finding(action: Action) -> Findings:
    """Return what a search found that tried nothing but one action."""
    return Findings({action.text: (1, 1.0)}, 1)


def test_what_a_rank_finds_after_it_was_given_up_is_not_taken_for_the_agents(
    worker: BotWorker, view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, told = answered_by_hand(monkeypatch), list[Thought]()
    worker.thought.connect(lambda _, thought: told.append(thought))
    worker.ask("chrononauts", CHIEF, view)
    assert [question.rank for question in asked] == [CHIEF, CHIEF]
    worker.thinkers[0].answered.emit(asked[0], None)
    worker.thinkers[-1].answered.emit(asked[1], finding(view.actions[-1]))
    assert told == []
    assert [question.rank for question in asked[2:]] == [AGENT]
    worker.thinkers[0].answered.emit(asked[2], finding(view.actions[0]))
    assert [(thought.rank, thought.advice.action) for thought in told] == [(AGENT, view.actions[0])]


def test_what_another_seat_might_do_is_no_answer(
    worker: BotWorker, view: View, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Though a sentence could be found for it, it is left to the Agent."""
    wrong = parse("discard patch-1929")
    assert wrong not in view.actions
    assert conclude("chrononauts", CADET, view, [finding(wrong)]).advice.action == wrong
    asked = answered_by_hand(monkeypatch)
    worker.ask("chrononauts", CADET, view)
    worker.thinkers[0].answered.emit(asked[0], finding(wrong))
    assert [question.rank for question in asked] == [CADET, AGENT]
    assert "which is no way of its seat" in caplog.text
    assert "patch-1929" not in caplog.text


@pytest.mark.parametrize("rank", [AGENT, CHIEF])
def test_where_even_the_agent_fails_the_first_way_is_taken(
    worker: BotWorker,
    fake: FakeProcess,
    qtbot: QtBot,
    view: View,
    rank: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A bot that cannot think at all still plays, and that is logged: nobody waits for it for ever."""
    monkeypatch.setattr(thinking, "think", None)
    fake.behaves("die")
    assert answer(worker, qtbot, rank, view).advice.action == view.actions[0]
    assert "the stand-in fails" in caplog.text
    number = worker.ask("chrononauts", rank, view)
    assert worker.insist(number).advice.action == view.actions[0]


def test_the_agent_is_asked_in_a_process_too(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the window does not think even then."""
    monkeypatch.setattr(thinking, "think", None)
    fake.behaves("none for a chief")
    thought = answer(worker, qtbot, CHIEF, view)
    assert (thought.rank, thought.iterations) == (AGENT, 7)


def test_a_program_that_is_not_there_leaves_everything_to_the_agent(
    tmp_path: Path, qtbot: QtBot, view: View
) -> None:
    worker = BotWorker((str(tmp_path / "nothing"),))
    for _ in range(3):
        assert answer(worker, qtbot, CHIEF, view).rank == AGENT


def test_a_killed_process_is_started_again(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View
) -> None:
    answer(worker, qtbot, CADET, view)
    (thinker,) = worker.thinkers
    killed = thinker.process_id
    os.kill(killed, signal.SIGTERM)
    qtbot.waitUntil(lambda: thinker.process_id == 0)
    assert answer(worker, qtbot, CADET, view).rank == CADET
    assert thinker.process_id not in (0, killed)
    assert len(fake.starts) == 2


def test_a_process_that_dies_while_it_thinks_is_started_again(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View
) -> None:
    fake.behaves("die")
    assert answer(worker, qtbot, CADET, view).rank == AGENT
    fake.behaves("answer")
    assert answer(worker, qtbot, CADET, view).rank == CADET


def test_what_is_forgotten_is_never_answered(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View
) -> None:
    told: list[int] = []
    worker.thought.connect(lambda number, thought: told.append(number))
    old = [worker.ask("chrononauts", CHIEF, view) for _ in range(3)]
    for number in old:
        worker.forget(number)
    last = worker.ask("chrononauts", CHIEF, view)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [last]


def test_who_insists_gets_the_agents_answer_at_once_and_no_other(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View, caplog: pytest.LogCaptureFixture
) -> None:
    told: list[int] = []
    worker.thought.connect(lambda number, thought: told.append(number))
    number = worker.ask("chrononauts", CHIEF, view)
    assert worker.insist(number) == think("chrononauts", AGENT, view)
    assert "rank chief" in caplog.messages[-1]
    last = worker.ask("chrononauts", CHIEF, view)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [last], "processes answer in the order in which they were asked"


def test_what_is_stopped_is_gone_at_once_and_says_nothing(
    worker: BotWorker, fake: FakeProcess, qtbot: QtBot, view: View
) -> None:
    answer(worker, qtbot, CHIEF, view)
    assert all(thinker.process_id for thinker in worker.thinkers)
    fake.behaves("sleep")
    worker.ask("chrononauts", CHIEF, view)
    with qtbot.assertNotEmitted(worker.thought, wait=200):
        worker.stop()
        worker.stop()
    assert not any(thinker.process_id for thinker in worker.thinkers)
    fake.behaves("answer")
    assert answer(worker, qtbot, CADET, view).rank == CADET


@pytest.mark.parametrize("rank", RANKS)
def test_the_real_program_says_the_same_as_thinking_here(
    qtbot: QtBot, view: View, rank: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Iterations and dice of the view decide, not the process, where there is time enough."""
    monkeypatch.setattr(bot_worker, "CAPS", dict.fromkeys(PARTS, 60.0))
    worker = BotWorker()
    thought = answer(worker, qtbot, rank, view)
    worker.stop()
    assert thought.advice.action in view.actions
    assert thought == think("chrononauts", rank, view)
