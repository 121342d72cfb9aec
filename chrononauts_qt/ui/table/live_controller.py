"""The controller of a table at which time runs, bots play, and things are taken back."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session.clock import Glass, Ring, Silence
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.take_back import Offer, offered, public_of
from chrononauts_qt.ui.catalog.take_back_texts import why_not
from chrononauts_qt.ui.kit import patience
from chrononauts_qt.ui.table.bots import Bots, Worker
from chrononauts_qt.ui.table.by_phone import ByPhone
from chrononauts_qt.ui.table.seat_controller import SeatController

TICK_MS = 50
GLASS_STEP = 0.1
"""A glass is looked at whenever so many seconds more have run through; the last time is its end."""


class LiveController(SeatController):
    """A match around one screen, of people against each other and against bots.

    `silence` has the seconds of a window in which seats may stay silent, None waits for every person's own
    answer; `glass` those of a game in which time runs for all, None: without an end. ``is_watched`` tells
    whether what a bot does can be seen now; while it cannot, bots wait. While it is not still, nothing more
    is done, but the bots' time runs on.
    """

    ring_changed = Signal(float)
    wished = Signal(int, str)
    """A seat wants to be asked for less, or for more, than before: the name of what is to be kept."""
    went_back = Signal(tuple)
    """Something has been taken back: what everybody had heard of it. `changed` follows."""
    retold = Signal()
    """What phones show is something else, though nothing was done."""

    def __init__(
        self,
        match: Match,
        silence: float | None = None,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
        hire: Callable[[], Worker] | None = None,
        glass: float | None = None,
    ) -> None:
        super().__init__(match, parent)
        self.is_watched: Callable[[], bool] = lambda: True
        self._silence = Silence(match, now, silence)
        self._silence.times = patience.to_answer
        self._glass = Glass(match, now, glass)
        self.bots = self.make_bots(now, hire)
        self._is_away = self._is_paused = False
        self._timer = QTimer(self, timerType=Qt.TimerType.PreciseTimer, interval=TICK_MS)
        self._timer.timeout.connect(self._wake)
        self.viewer = self.sole
        self._silence.pause = self.bots.answer_pause
        self._silence.begin_again()  # a game may be resumed in the middle of a window
        self.follow_bots()

    @cached_property
    def by_phone(self) -> ByPhone:
        """The phones' way to this table; made for the first phone."""
        return ByPhone(self)

    def make_bots(self, now: Callable[[], float], hire: Callable[[], Worker] | None) -> Bots:
        """Return what plays for the bots; the clocks have been made."""
        return Bots(self.match, now, hire, self)

    # -- doing ----------------------------------------------------------------------------------

    @property
    def stamp(self) -> int | None:
        """The milliseconds that have run through the glass; None while it does not run."""
        return self._glass.stamp if self._glass.is_running else None

    def offered(self) -> Offer | Reason:
        """Return what may be taken back now, or why nothing."""
        return offered(self.match)

    def why_not_back(self, seat: int | None = None) -> str:
        """Return why nothing can be taken back, or "": in the language of a seat, else in that of all."""
        found = self.offered()
        if not isinstance(found, Reason):
            return ""
        with self.speaking(seat):
            return why_not(found, self.names) or self.say(found, seat)

    def take_back(self, offer: Offer) -> bool:
        """Take back what was offered and agreed to, if it still can be; bots are asked anew (3.11).

        Where several people play, the curtain hangs afterwards.
        """
        if self.offered() != offer:
            return False
        if self.sole is None:
            self.cover()
        taken = public_of(self.match, offer)
        self.match.undo(offer.actions)
        self.drop_doubt()
        self.settle_viewer()
        self.reseat()
        self.went_back.emit(taken)
        self.changed.emit()
        self.tell_trouble()
        return True

    def settle(self, events: tuple[Event, ...]) -> None:
        """Let a ring run for a window that has opened, and stop it behind the last."""
        if self.asked:
            self.bots.is_hurried = False
        self.bots.happened(events)
        self._silence.pause = self.bots.answer_pause
        self._silence.happened(events)
        self._glass.happened()
        self.settle_viewer()
        self.follow_bots()

    def reseat(self) -> None:
        """Others sit there: bots are asked anew, and a window begins again with its whole time.

        Where people share the screen, whoever had stopped the ring has still stopped it; bots that a person
        alone has stopped there go on when the hand is on a phone, for it has no button for that.
        """
        self._is_paused = self._is_paused and len(self.people) < 2 and not self.is_afar
        held = self._silence.ring.held & {"hold", "away"} if len(self.people) > 1 else frozenset()
        self.bots.prepare()
        self.bots.begin_again()
        self._silence.pause = self.bots.answer_pause
        self._silence.begin_again()
        self.follow_bots()
        for who in ("hold", "away", "people"):
            self._stop_time(who, who in held)

    def follow_bots(self) -> None:
        """Ask the bots that decide now; let the time run."""
        self.bots.ask()
        if self._silence.is_open or self._glass.is_running or self.is_timed or self.bots.deciding():
            self._timer.start()
        else:
            self._timer.stop()

    def foresee(self, seat: int, action: Any) -> Any:
        """Return what a legal action of a seat would do, where the rules can tell; here they cannot."""
        return None

    def answer(self, seat: int, action: Any) -> str:
        """Do what a seat says in its own hand; return in a sentence why it cannot, heard by that seat alone.

        While seats may stay silent it is kept until all are heard at one moment (R-1014).
        """
        refusal = self.explain(seat, action)
        if refusal is not None:
            return refusal
        if seat in self.game.silent_answers(self.match.state):
            self._silence.keep(seat, action)
        else:
            self.submit(seat, action)
        return ""

    def answered(self, seat: int) -> Any:
        """Return what a seat has said that is kept, None for nothing."""
        return self._silence.kept(seat)

    # -- time -----------------------------------------------------------------------------------

    @property
    def is_ringing(self) -> bool:
        """Tell whether people answer in windows in a time that everybody sees."""
        return self._silence.is_ringing

    @property
    def ringing_for(self) -> tuple[int, ...]:
        """The seats that answer now in a time that everybody sees."""
        return tuple(self.game.silent_answers(self.match.state)) if self.is_ringing else ()

    @property
    def is_timed(self) -> bool:
        """Whether a time of the game's own may run now; here there is none."""
        return False

    @property
    def rings(self) -> tuple[Ring, ...]:
        """The rings of all times that can run; whatever stops the time stops each of them."""
        return self._silence.ring, self._glass.ring

    @property
    def ring(self) -> Ring:
        """The ring of the time that runs now."""
        return self._glass.ring if self._glass.is_running else self._silence.ring

    def hold(self, on: bool) -> None:
        """Stop the time for everybody, or let it run on; with nobody else there, stop the bots."""
        if len(self.people) < 2:
            self._is_paused = on
        else:
            self._stop_time("hold", on)
        self.ring_changed.emit(self.ring.left)
        if len(self.people) < 2:
            self.changed.emit()

    @property
    def is_held(self) -> bool:
        """Tell whether the Hold button stops the time, or the bots."""
        return self._is_paused or "hold" in self.ring.held

    @property
    def may_pause(self) -> bool:
        """Tell whether bots play among themselves now, or against one person, who may want them to wait."""
        return len(self.people) < 2 and (self._is_paused or bool(self.bots.deciding()))

    @property
    def may_hurry(self) -> bool:
        """Tell whether only bots act now, and somebody still follows what they do."""
        return bool(self.bots.deciding()) and not self.asked and not self.bots.is_hurried

    @property
    def is_hurried(self) -> bool:
        """Tell whether nobody wants to follow what bots do."""
        return self.bots.is_hurried

    def hurry(self) -> None:
        """Let bots act as fast as they think, until a person is asked."""
        self.bots.is_hurried = True
        self.bots.ring.seconds = self.bots.pause
        self._silence.pause = self.bots.answer_pause
        if self._silence.is_open:
            self._silence.begin_again()
        self.changed.emit()

    def go_on_soon(self) -> None:
        """Let bots answer or move as soon as they may have thought: what was done has been looked at."""
        if not self._silence.is_open:
            self.bots.move_soon()
        elif not self.is_ringing:
            self._silence.ring.seconds = min(self._silence.pause, self.bots.thinking)

    def leave(self, away: bool) -> None:
        """Cover what is private and stop the time while another program has the screen; go on after."""
        self._is_away = away
        if away:
            self.cover()
        self._stop_time("away", away)

    def stop(self) -> None:
        """Let the time stand still for good: the table is left."""
        self._timer.stop()
        self.bots.stop()

    def _wake(self) -> None:
        """Tick, and come back in time; what was pressed before the glass was empty is done before it ends."""
        if self._glass.tick() and self._timer.interval():
            self._timer.setInterval(0)
            return
        self.tick()
        left = self._glass.ends_in
        step = TICK_MS if left is None else max(1, math.ceil(left % GLASS_STEP * 1000))
        self._timer.setInterval(min(TICK_MS, step))

    def tick(self) -> None:
        """Let time run; when it is over, every silent seat and every bot answers. Let bots play."""
        self._wait_for_people()
        if not self.is_still():
            return
        silent = self.game.silent_answers(self.match.state)
        for seat, action in self.bots.answers(self._silence.tick()):
            if not self.submit(seat, action) or action != silent[seat]:
                break  # who is not silent has changed what the others are asked
        for seat, action in self._glass.tick():
            self.submit(seat, action)
        due = self.bots.due(self.is_unseen)
        if due is not None:
            self.submit(*due)
        self.ring_changed.emit(self.ring.left)

    @property
    def is_unseen(self) -> bool:
        """Tell whether nobody sees now who has answered; here everybody does."""
        return False

    def _wait_for_people(self) -> None:
        """Hold the bots, and a time that only one person could see, while nobody can follow what they do."""
        waits = self._is_paused or self._is_away or self.is_covered or not self.is_watched()
        self._hold("people", waits, self.bots.ring)
        if len(self.people) < 2:
            self._stop_time("people", waits)

    @property
    def is_covered(self) -> bool:
        """Tell whether the only person has not lifted the curtain, or is shown what has to be read first."""
        return self.sole is not None and self.viewer is None

    def _stop_time(self, who: str, on: bool) -> None:
        self._hold(who, on, *self.rings)

    def _hold(self, who: str, on: bool, *rings: Ring) -> None:
        for ring in rings:
            (ring.hold if on else ring.go_on)(who)
