"""The bots of a table think in other processes, so that the window never waits for them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import monotonic

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from chrononauts_qt.bots.ranks import CAPS, PARTS, Findings, Thought, conclude, stand_in
from chrononauts_qt.kernel.game import View
from chrononauts_qt.session.thinking import Question, pack, spare, unpack
from chrononauts_qt.ui.table.own_process import end, program

GRACE = 1.0
"""So many seconds an answer may come after its cap, on a computer that has much to do."""

FIRST = 3.0
"""The same for the first answer of a process, which has to start, and starts on where that is not enough."""

START = 15.0
"""So many seconds after its start a process without an answer is given up."""

PROCESSES = max(PARTS.values())

_LOG = logging.getLogger(__name__)


class Thinker(QObject):
    """One process that thinks. Questions wait for their turn, and each is answered, with None if in vain.

    The process is started by `start` or for the first question, and again for the next one once it has
    ended.
    """

    answered = Signal(object, object)

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self._command = (*command, "think")
        self._waiting: deque[Question] = deque()
        self._asked: Question | None = None
        self._data = b""
        self._is_up = False
        self._began = 0.0
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._finished)
        self._process.errorOccurred.connect(self._troubled)
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.timeout.connect(self._overdue)

    @property
    def load(self) -> int:
        """How many questions are not answered yet."""
        return len(self._waiting) + (self._asked is not None)

    @property
    def is_up(self) -> bool:
        """Whether the process that runs has ever answered."""
        return self._is_up

    @property
    def process_id(self) -> int:
        """The id of the process, 0 while none runs."""
        return int(self._process.processId())

    def start(self) -> None:
        """Start the process if it does not run."""
        if self._process.state() == QProcess.ProcessState.NotRunning:
            self._began = monotonic()
            self._process.start(self._command[0], list(self._command[1:]))

    def ask(self, question: Question) -> None:
        """Let a question be thought about, after those that were asked before."""
        self._waiting.append(question)
        self._go_on()

    def forget(self, number: int) -> None:
        """Leave out what waits of a question; what is being thought about comes to its end."""
        self._waiting = deque(one for one in self._waiting if one.number != number)

    def stop(self) -> None:
        """End the process, and answer nothing any more."""
        self._waiting.clear()
        self._asked = None
        self._end()

    def _end(self) -> None:
        self._deadline.stop()
        self._data, self._is_up = b"", False
        end(self._process)

    def _go_on(self) -> None:
        """Send the next question, but later: a process that has just failed cannot be started from there."""
        QTimer.singleShot(0, self, self._send_next)

    def _send_next(self) -> None:
        if self._asked is not None or not self._waiting:
            return
        asked = self._asked = self._waiting.popleft()
        self.start()
        if self._asked is asked:  # else it could not be started, and that has been told
            self._wait(asked, GRACE if self._is_up else FIRST)
            self._process.write(pack(asked))

    def _wait(self, asked: Question, grace: float) -> None:
        self._deadline.start(round((asked.seconds + grace) * 1000))

    def _read(self) -> None:
        self._data += bytes(self._process.readAllStandardOutput().data())
        try:
            answers, self._data = unpack(self._data)
        except Exception:  # a pickle that is none raises whatever it likes
            _LOG.exception("what a thinking process says cannot be read; it is ended")
            self._end()
            self._answer(None)
            return
        for number, found in answers:
            self._is_up = True
            if self._asked is not None and self._asked.number == number:
                self._answer(found)
            elif self._asked is not None:  # it has started at last, and comes to this one only now
                self._wait(self._asked, GRACE)

    def _answer(self, found: Findings | None) -> None:
        self._deadline.stop()
        asked, self._asked = self._asked, None
        if asked is not None:
            self.answered.emit(asked, found)
        self._go_on()

    def _finished(self) -> None:
        complaint = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
        code = self._process.exitCode()
        _LOG.warning("a thinking process ended with code %d: %s", code, complaint or "no word")
        self._data, self._is_up = b"", False
        self._answer(None)

    def _troubled(self, error: QProcess.ProcessError) -> None:
        """Tell that nothing could be started; after any other trouble the process ends, and tells itself."""
        if error == QProcess.ProcessError.FailedToStart:
            _LOG.warning("no thinking process can be started: %s", self._process.errorString())
            self._answer(None)

    def _overdue(self) -> None:
        """Give up what is late, unless it lies there already and only we are.

        A process that still starts goes on with that.
        """
        late = self._asked
        self._read()
        if late is not None and self._asked is late:
            if self._is_up or monotonic() - self._began >= START:
                _LOG.warning("a thinking process is overdue and is ended")
                self._end()
            else:
                _LOG.warning("a thinking process has not started yet and is not waited for")
            self._answer(None)


@dataclass
class _Open:
    """A question that is being thought about, with what its parts have found so far.

    ``by`` is who thinks: the rank that was asked, or the Agent in its place.
    """

    game: str
    rank: str
    by: str
    view: View
    began: float
    found: dict[int, Findings] = field(default_factory=dict)


class BotWorker(QObject):
    """Has the moves of bots thought out. `thought` brings the number of the question and a `Thought`.

    Processes are started by `prepare`, as many as a rank has parts, else when they are first needed. Where
    one of them does not answer in time, or what they say is no way of the seat, the Agent is asked instead,
    and that is logged; where there is no answer even then, the Agent thinks here: that takes some
    milliseconds.
    """

    thought = Signal(int, object)

    def __init__(self, command: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._command = tuple(command) or program()
        self._open: dict[int, _Open] = {}
        self._last = 0
        self.thinkers: list[Thinker] = []

    def prepare(self, ranks: Iterable[str]) -> None:
        """Start as many processes as the thinking of these ranks has parts; they load what they need."""
        needed = max((PARTS[rank] for rank in ranks), default=0)
        while len(self.thinkers) < needed:
            self._hire()
        for thinker in self.thinkers:
            thinker.start()

    def ask(self, game: str, rank: str, view: View) -> int:
        """Let a rank think about a view; return the number that `thought` will bring."""
        self._last += 1
        self._open[self._last] = _Open(game, rank, rank, view, monotonic())
        self._send(self._last)
        return self._last

    def _send(self, number: int) -> None:
        asked = self._open[number]
        for part in range(PARTS[asked.by]):
            question = Question(number, asked.game, asked.by, asked.view, part, CAPS[asked.by])
            self._idlest().ask(question)

    def forget(self, number: int) -> None:
        """Want no answer any more: the game has moved on."""
        self._open.pop(number, None)
        for thinker in self.thinkers:
            thinker.forget(number)

    def insist(self, number: int) -> Thought:
        """Return an answer now: that of the Agent, since the thinking is not done; `thought` stays silent."""
        asked = self._open[number]
        self.forget(number)
        _log_missing(asked)
        return spare(asked.game, asked.view)

    def stop(self) -> None:
        """End all processes; what was asked is not answered any more."""
        self._open.clear()
        for thinker in self.thinkers:
            thinker.stop()

    def _idlest(self) -> Thinker:
        """Return the process that has least to do, a new one before any has to wait."""
        idlest = min(self.thinkers, key=lambda thinker: thinker.load, default=None)
        if idlest is None or (idlest.load and len(self.thinkers) < PROCESSES):
            return self._hire()
        return idlest

    def _hire(self) -> Thinker:
        thinker = Thinker(self._command, self)
        thinker.answered.connect(self._gather)
        self.thinkers.append(thinker)
        return thinker

    def _gather(self, question: Question, found: Findings | None) -> None:
        asked = self._open.get(question.number)
        if asked is None or question.rank != asked.by:
            return
        if found is None:
            self._do_without(question.number, asked)
            return
        asked.found[question.part] = found
        if len(asked.found) == PARTS[asked.by]:
            thought = _concluded(asked)
            if thought is None:
                self._do_without(question.number, asked)
            else:
                self._tell(question.number, thought)

    def _do_without(self, number: int, asked: _Open) -> None:
        """Ask the stand-in, or think here if it is the one that does not answer, or no process ever has."""
        _log_missing(asked)
        if asked.by == stand_in(asked.game) or not any(thinker.is_up for thinker in self.thinkers):
            self._tell(number, spare(asked.game, asked.view))
            return
        asked.by, asked.found = stand_in(asked.game), {}
        for thinker in self.thinkers:
            thinker.forget(number)
        self._send(number)

    def _tell(self, number: int, thought: Thought) -> None:
        self.forget(number)
        self.thought.emit(number, thought)


def _concluded(asked: _Open) -> Thought | None:
    """Return what all parts speak for together; None, which is logged, if that is no way of the seat."""
    parts = [asked.found[part] for part in sorted(asked.found)]
    try:
        thought = conclude(asked.game, asked.by, asked.view, parts)
    except Exception:  # whatever is wrong there, the game goes on
        _LOG.exception("nothing follows from what rank %s has found", asked.by)
        return None
    if asked.view.is_open or thought.advice.action in asked.view.actions:
        return thought
    verb = thought.advice.action.text.split()[0]
    _LOG.error("rank %s has found “%s”, which is no way of its seat", asked.by, verb)
    return None


def _log_missing(asked: _Open) -> None:
    told = (asked.by, CAPS[asked.by], monotonic() - asked.began)
    _LOG.warning("no answer of rank %s, cap %.3f s, after %.3f s: the stand-in decides", *told)
