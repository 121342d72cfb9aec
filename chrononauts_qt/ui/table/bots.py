"""The bots at a table: who of them is asked what, when what they say is done, and what is logged."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, SignalInstance

from chrononauts_qt.bots.ranks import CAPS, Thought
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import View
from chrononauts_qt.session import places
from chrononauts_qt.session.clock import Ring
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.thinking import spare
from chrononauts_qt.ui.kit import patience

PACES = {"slow": 1.6, "normal": 0.9, "fast": 0.35}
"""Seconds from whatever happened last to a bot's move, by `Settings.bot_pace`."""

HELD = 4 / 3
"""A window of bots lasts so many paces: what waits there for their answer is held up to be read."""

ON_THE_WAY = 0.05
"""So many seconds are left for a thought to arrive after the cap of its rank."""

LOG_FILE = "bots.log"
"""Where it is written down that a bot ran out of time or a process failed: no player has to see it."""

_LOG = logging.getLogger(__name__)


class Worker(Protocol):
    """What thinks for bots, as `bot_worker.BotWorker` does."""

    @property
    def thought(self) -> SignalInstance:
        """Brings the number of a question and a Thought."""

    def prepare(self, ranks: Iterable[str]) -> None:
        """Be ready for questions to these ranks."""

    def ask(self, game: str, rank: str, view: Any) -> int:
        """Let a rank think about a view; return a number."""

    def forget(self, number: int) -> None:
        """Want no answer any more."""

    def insist(self, number: int) -> Thought:
        """Return an answer now."""

    def stop(self) -> None:
        """Think no more."""


def processes() -> Worker:
    """Return a worker with processes of its own."""
    from chrononauts_qt.ui.table.bot_worker import BotWorker  # a table without bots does without

    keep_log(places.games_folder())
    return BotWorker()


class Bots(QObject):
    """Asks every bot that has to decide for the position as its seat sees it, and keeps the answers.

    A bot's move is due once ``pause`` seconds have passed since the last change. Whoever holds ``ring``
    holds all bots. What was thought about an earlier position is never heard of again.
    """

    def __init__(
        self,
        match: Match,
        now: Callable[[], float],
        hire: Callable[[], Worker] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._pace: Callable[[], float] = lambda: PACES["normal"]
        self.tempo: Callable[[], float] = lambda: 1.0
        """Which share of the pace is waited for now: in some steps of a game there is little to follow."""
        self.caps: Mapping[str, float] = CAPS
        """Seconds that a rank may take here: nobody sees a bot act sooner."""
        self.is_hurried = False
        """Nobody wants to follow what bots do: they wait no longer than they may think."""
        self._match = match
        self._hire = hire or processes
        self._worker: Worker | None = None
        self._numbers: dict[int, int] = {}
        self._thoughts: dict[int, Thought] = {}
        self._waiting: frozenset[int] = frozenset()
        self.ring = Ring(now, 0.0)
        self.prepare()
        self.begin_again()

    @property
    def pace(self) -> Callable[[], float]:
        """What tells the seconds that players want to see between two moves; 0 waits for nothing."""
        return self._pace

    @pace.setter
    def pace(self, pace: Callable[[], float]) -> None:
        self._pace = pace
        self.ring.seconds = self.pause

    @property
    def pause(self) -> float:
        """How long the bot to move waits: never less than its rank may think, so that nobody sees how long.

        A thought takes as long as what the seat holds makes it take (R-314).
        """
        return self._at_least(self.least)

    @property
    def least(self) -> float:
        """In so many seconds the bots to move have thought, whatever anybody wants to follow."""
        ranks = [self._match.bots[seat] for seat in self.deciding()]
        return max((self.caps[rank] + ON_THE_WAY for rank in ranks), default=0.0)

    @property
    def answer_pause(self) -> float:
        """How long a window of bots lasts: the same whatever they hold (R-1014)."""
        return self._at_least(self.thinking, HELD)

    @property
    def thinking(self) -> float:
        """In so many seconds all who play here have thought about a play: no window of bots is shorter.

        Who plays everybody sees.
        """
        ranks = set(self._match.bots.values()) or self.caps.keys()
        return max(self.caps[rank] for rank in ranks) + ON_THE_WAY

    def _at_least(self, seconds: float, paces: float = 1.0) -> float:
        wanted = 0.0 if self.is_hurried else patience.paced(self._pace() * self.tempo() * paces)
        return max(wanted, seconds) if self._pace() > 0 else 0.0

    def move_soon(self) -> None:
        """Let the bot to move act as soon as it may have thought: what was done has been looked at."""
        self.ring.seconds = min(self.pause, self.least)

    def deciding(self) -> list[int]:
        """Return the bots that owe an answer now."""
        bots = self._match.bots
        return [seat for seat in self._public().deciding if seat in bots] if bots else []

    def prepare(self) -> None:
        """Let what thinks for the bots start before the first question, which would wait for it."""
        if self._match.bots:
            self._hired().prepare(self._match.bots.values())

    def happened(self, events: tuple[Event, ...]) -> None:
        """The game has moved on; not where a seat has answered and nobody hears of it: the others go on."""
        before, self._waiting = self._waiting, frozenset(self._public().deciding)
        if events or not self._waiting < before:
            self.begin_again()

    def begin_again(self) -> None:
        """Forget all that was thought, and wait anew: the game has moved on, or others sit there."""
        self._waiting = frozenset(self._public().deciding)
        for number in self._numbers.values():
            self._hired().forget(number)
        self._numbers, self._thoughts = {}, {}
        self.ring.seconds = self.pause
        self.ring.restart()

    def ask(self) -> None:
        """Ask every bot that decides now and has not been asked yet, whatever it holds."""
        for seat in self.deciding():
            if seat not in self._numbers:
                match = self._match
                view = match.view(seat)
                self._numbers[seat] = self._hired().ask(match.game_id, match.bots[seat], view)

    def due(self, is_unseen: bool = False) -> tuple[int, Any] | None:
        """Return the bot that acts now, outside a window, and what it does; None: nobody yet.

        `LiveController.tick` submits it.

        `is_unseen`: nobody sees who has answered, so that nothing is waited for.
        """
        if self.ring.held or (self.ring.left > 0.0 and not is_unseen):
            return None
        silent = self._match.game.silent_answers(self._match.state)
        for seat in self.deciding():
            if seat in self._thoughts and seat not in silent:
                return seat, self._thoughts[seat].advice.action
        return None

    def answers(self, silent: Iterable[tuple[int, Any]]) -> list[tuple[int, Any]]:
        """Return what every silent seat of a window says, bots what they have thought, in that order.

        All are decided before the first is heard. A bot that has not done thinking answers as the stand-in:
        the moment is the same for all.
        """
        return [(seat, self._answer(seat) or action) for seat, action in silent]

    def _answer(self, seat: int) -> Any:
        if seat not in self._numbers:
            return None
        if seat not in self._thoughts:
            self._keep(seat, self._hired().insist(self._numbers[seat]))
        return self._thoughts[seat].advice.action

    def stop(self) -> None:
        """Think no more: the table is left."""
        self.begin_again()
        if self._worker is not None:
            self._worker.stop()

    def _public(self) -> View:
        view: View = self._match.view(None)
        return view

    def _hired(self) -> Worker:
        if self._worker is None:
            self._worker = self._hire()
            self._worker.thought.connect(self._hear)
        return self._worker

    def _hear(self, number: int, thought: Thought) -> None:
        for seat, asked in self._numbers.items():
            if asked == number:
                self._keep(seat, thought)

    def _keep(self, seat: int, thought: Thought) -> None:
        """Keep what a bot does; in the place of what its seat may not do, the stand-in decides."""
        match, action = self._match, thought.advice.action
        view: View = match.view(seat)
        if not (view.is_open or action in view.actions) or match.game.explain(match.state, seat, action):
            told = (match.bots[seat], action.text.split()[0])  # no card: others may read it
            _LOG.error("rank %s would “%s”, which its seat may not: the stand-in decides", *told)
            thought = spare(match.game_id, view)
        self._thoughts[seat] = thought


class _LogOfRun(logging.FileHandler):
    """Writes the log of one run; where it cannot be written, the game goes on without it."""

    def _open(self) -> TextIOWrapper:
        """Open the file for its owner's eyes only, as all others of the folder are."""
        with suppress(OSError):  # one of an earlier version, or on a disk without modes
            Path(self.baseFilename).chmod(0o600)
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        return TextIOWrapper(os.fdopen(handle, "wb"), self.encoding)

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; opening the file may fail, which the handler does not take for its own error."""
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Let a line be lost."""


def keep_log(folder: Path) -> None:
    """Write what is logged to a file in `folder`, from its first line on; once a run."""
    log = logging.getLogger("chrononauts_qt")
    if any(isinstance(handler, _LogOfRun) for handler in log.handlers):
        return
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    handler = _LogOfRun(folder / LOG_FILE, mode="w", encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
