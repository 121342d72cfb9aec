"""The controller of a table of rivals: Memo windows, the guess of the time, and bots that play."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.games.chrononauts.actions import ALLOW, GUESS, MEMO, SAW_CLOCK, Action
from chrononauts_qt.games.chrononauts.box import RivalGame
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.session.clock import Silence
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.take_back import Offer, offered, public_of
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit import earshot
from chrononauts_qt.ui.table.bots import Bots, Worker
from chrononauts_qt.ui.table.seat_controller import SeatController

TICK_MS = 50
SILENT_STEPS = ("guess", "window")
"""Where several seats answer the same question, and nothing is told of one that has answered."""


def time_of_day() -> str:
    """Return the time on the wall as HH:MM, which a guess is measured against (R-208)."""
    return datetime.now().astimezone().strftime("%H:%M")


class MatchController(SeatController):
    """A match of rivals around one screen, against each other and against bots.

    `memo_seconds` None waits for every person's own answer. ``is_watched`` tells whether what a bot does
    can be seen now; while it cannot, bots wait.
    """

    ring_changed = Signal(float)
    went_back = Signal(tuple)
    """Something has been taken back: what everybody had heard of it. `changed` follows."""

    def __init__(
        self,
        match: Match,
        memo_seconds: float | None = 4.0,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
        hire: Callable[[], Worker] | None = None,
    ) -> None:
        super().__init__(match, parent)
        self._rivals = cast(RivalGame, match.game)
        self.looked: set[int] = set()
        self.memo_seconds = memo_seconds
        self.is_watched: Callable[[], bool] = lambda: True
        self._silence = Silence(match, now, memo_seconds)
        self.bots = Bots(match, now, hire, self)
        self._is_away = self._is_paused = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        self.viewer = self.sole
        self._silence.pause = self.bots.answer_pause
        self._silence.begin_again()  # a game may be resumed in the middle of a window
        self.follow_bots()

    # -- asking ---------------------------------------------------------------------------------

    @contextmanager
    def speaking(self, seat: int | None = None) -> Iterator[None]:
        """Speak as every table does; what is for the viewer alone may be overheard by other people (3.8)."""
        is_private = seat is None and self.viewer is not None
        with super().speaking(seat), earshot.among(is_private and len(self.people) > 1):
            yield

    def claims_after(self, action: Action) -> tuple[str, ...]:
        """Return the ways to win that would stand for the viewer after a play."""
        return () if self.viewer is None else self._rivals.claims_after(self.match.state, self.viewer, action)

    def can_reach_home(self) -> bool:
        """Tell whether the years of the viewer's Identity are within reach."""
        return self.viewer is not None and self._rivals.can_reach_home(self.match.state, self.viewer)

    # -- doing ----------------------------------------------------------------------------------

    def guess(self, seat: int, minutes: int | None) -> bool:
        """Submit a guess of the time, None for a seat that saw a clock."""
        return self.do(seat, SAW_CLOCK if minutes is None else GUESS[minutes])

    def do(self, seat: int, action: Action) -> bool:
        """Submit an action; the last guess of the time meets the real time."""
        view = self.public_view()
        is_last_guess = view.step == "guess" and len(view.deciding) == 1
        clock = [Chance("clock", (time_of_day(),))] if is_last_guess else []
        return self.submit(seat, action, clock)

    def take_back(self, offer: Offer) -> bool:
        """Take back what was offered and agreed to, if it still can be; bots are asked anew (3.11).

        Where several people play, the curtain hangs afterwards. `looked` stays: nobody gets a second look by
        it, and a card that is announced again opens a window of its own.
        """
        if offered(self.match) != offer:
            return False
        if self.sole is None:
            self.cover()
        taken = public_of(self.match, offer)
        self.match.undo(offer.actions)
        self._warned, self.reading = None, None
        self.settle_viewer(())
        self.reseat()
        self.went_back.emit(taken)
        self.changed.emit()
        self.tell_trouble()
        return True

    def settle(self, events: tuple[Event, ...]) -> None:
        """Let a ring run for a window that has opened, and stop it behind the last."""
        if events or self.public_view().step not in SILENT_STEPS:
            self.bots.begin_again()
        self._silence.pause = self.bots.answer_pause
        self._silence.happened(events)
        self.settle_viewer(events)
        if any(event.name == "WindowOpened" for event in events):
            self.looked = set()
        self.follow_bots()

    def reseat(self) -> None:
        """Others sit there: bots are asked anew, and a window begins again with its whole time.

        Where people share the screen, whoever had stopped the ring has still stopped it.
        """
        self._is_paused = self._is_paused and len(self.people) < 2
        held = self._silence.ring.held & {"hold", "away"} if len(self.people) > 1 else frozenset()
        self.bots.prepare()
        self.bots.begin_again()
        self._silence.pause = self.bots.answer_pause
        self._silence.begin_again()
        self.follow_bots()
        for who in held | ({"look"} if self.looking is not None and self.sole is None else set()):
            self._silence.ring.hold(who)

    def follow_bots(self) -> None:
        """Ask the bots that decide now, and the only person that may play a Memo; let the time run."""
        if self.sole is not None:
            self.looking = self.sole if MEMO in self.view_of(self.sole).actions else None
        self.bots.ask()
        if self._silence.is_open or self.bots.deciding():
            self._timer.start()
        else:
            self._timer.stop()

    # -- the Memo window ------------------------------------------------------------------------

    def may_look(self, seat: int) -> bool:
        """Tell whether a seat may ask for a look: once a play, and only a person that was asked (R-1014)."""
        view = self.public_view()
        asked = view.step == "window" and seat in view.deciding and seat not in self.match.bots
        return asked and seat not in self.looked

    def look(self, seat: int) -> bool:
        """Stop the ring for a seat that wants to look at its hand; return whether it may."""
        if not self.may_look(seat) or self.looking is not None:
            return False
        self.looked.add(seat)
        self.looking, self._screen_was_shared = seat, True
        self._silence.ring.hold("look")
        self.changed.emit()
        return True

    def never_mind(self) -> None:
        """End the look without a Memo; everybody hears of it, and the ring runs on.

        The only person at a table has nobody to hear it, and is not asked again.
        """
        if self.looking is not None and self.looking == self.sole:
            self.allow(self.looking)
            return
        if self.looking is not None:
            self.remarked.emit(text("thought-better", name=self.names[self.looking]))
        self.looking = None
        self._silence.ring.go_on("look")
        self.cover()

    def memo(self, seat: int) -> bool:
        """Play the looking seat's Memo."""
        return self.submit(seat, MEMO)

    def explain_memo(self, seat: int) -> str | None:
        """Return why a seat cannot play a Memo now, or None; asked behind its lifted curtain only."""
        return self.explain(seat, MEMO)

    def allow(self, seat: int) -> bool:
        """Say that a seat has no objection."""
        return self.submit(seat, ALLOW)

    # -- time -----------------------------------------------------------------------------------

    @property
    def is_ringing(self) -> bool:
        """Tell whether people answer in Memo windows in a time that everybody sees."""
        return self._silence.is_ringing

    def hold(self, on: bool) -> None:
        """Stop the ring for everybody, or let it run on; with nobody else there, stop the bots."""
        if len(self.people) < 2:
            self._is_paused = on
        elif on:
            self._silence.ring.hold("hold")
        else:
            self._silence.ring.go_on("hold")
        self.ring_changed.emit(self._silence.ring.left)
        if len(self.people) < 2:
            self.changed.emit()

    @property
    def is_held(self) -> bool:
        """Tell whether the Hold button stops the ring, or the bots."""
        return self._is_paused or "hold" in self._silence.ring.held

    @property
    def may_pause(self) -> bool:
        """Tell whether bots play among themselves now, or against one person, who may want them to wait."""
        return len(self.people) < 2 and (self._is_paused or bool(self.bots.deciding()))

    def leave(self, away: bool) -> None:
        """Cover what is private and stop the ring while another program has the screen; go on after."""
        self._is_away = away
        if away:
            self.cover()
            self._silence.ring.hold("away")
        else:
            self._silence.ring.go_on("away")

    def stop(self) -> None:
        """Let the time stand still for good: the table is left."""
        self._timer.stop()
        self.bots.stop()

    def tick(self) -> None:
        """Let the ring empty; when it has, every silent seat and every bot answers. Let bots play."""
        self._wait_for_people()
        for seat, action in self.bots.answers(self._due_answers()):
            if not self.submit(seat, action) or action is not ALLOW:
                break  # a Memo opens a window of its own
        due = self.bots.due()
        if due is not None:
            self.do(*due)
        self.ring_changed.emit(self._silence.ring.left)

    def _due_answers(self) -> list[tuple[int, Action]]:
        found = []
        for seat, action in self._silence.tick():
            assert isinstance(action, Action), "Chrononauts answers with its own actions"
            found.append((seat, action))
        return found

    def _wait_for_people(self) -> None:
        """Hold the bots, and a window that no ring is seen of, while nobody can follow what they do."""
        is_covered = self.sole is not None and self.viewer is None
        waits = self._is_paused or self._is_away or is_covered or self.reading is not None
        waits = waits or not self.is_watched()
        for ring in (self.bots.ring, *(() if len(self.people) > 1 else (self._silence.ring,))):
            if waits:
                ring.hold("people")
            else:
                ring.go_on("people")
