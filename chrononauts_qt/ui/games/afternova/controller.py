"""The controller of AfterNova: whose curtain hangs when, and who completes Projects without being asked."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from chrononauts_qt.games.afternova.actions import DONE
from chrononauts_qt.games.afternova.state import ANSWER, COMPLETE, DROP
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.clock import Ring
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.completing import Completing
from chrononauts_qt.ui.table.bots import Worker
from chrononauts_qt.ui.table.live_controller import LiveController


class AfterNovaController(LiveController):
    """People and bots around one screen; `completing` has their standing orders."""

    def __init__(
        self,
        match: Match,
        silence: float | None = None,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
        hire: Callable[[], Worker] | None = None,
    ) -> None:
        self.completing = Completing(self, now)
        super().__init__(match, silence, now, parent, hire)
        self._orders = QTimer(self, singleShot=True, interval=0)
        self._orders.timeout.connect(self.follow_orders)
        self._orders.start()

    # -- who is asked -----------------------------------------------------------------------------

    def seen(self, seat: int | None = None) -> View:
        """Return the view of a seat, or the public one."""
        found = self.public_view() if seat is None else self.view_of(seat)
        assert isinstance(found, View)
        return found

    @property
    def asked(self) -> tuple[int, ...]:
        """The people who need their private view: not to drop what lies open, nor where orders stand.

        Silence has a meaning here (AN-430), and yet everybody is waited for: no time runs.
        """
        public = self.seen()
        if public.step == DROP:
            return ()
        people = (seat for seat in public.deciding if seat not in self.match.bots)
        return tuple(seat for seat in people if public.step != COMPLETE or self.completing.is_asked(seat))

    @property
    def droppers(self) -> tuple[int, ...]:
        """The people whose Hold is too full; what lies there is open to all."""
        public = self.seen()
        return tuple(seat for seat in public.deciding if seat in self.people) if public.step == DROP else ()

    # -- standing orders --------------------------------------------------------------------------

    def ordered(self) -> None:
        """Follow what has been said in advance by whoever looks."""
        self.settle_viewer()
        self.changed.emit()
        self._orders.start()

    def follow_orders(self) -> None:
        """Let all those say what they complete who are not asked, once nobody may speak up any more."""
        while True:
            self.completing.look()
            self.completing.run()
            public = self.seen()
            if public.step != COMPLETE or self.completing.may_speak():
                return
            waiting = (seat for seat in public.deciding if seat in self.people and seat not in self.asked)
            seat = next(waiting, None)
            if seat is None or not self.submit(seat, self.completing.ordered(seat)):
                return

    def speak_up(self, seat: int) -> bool:
        """Let a seat complete something though nobody has asked it; tell whether it may now."""
        if seat not in self.completing.may_speak():
            return False
        self.completing.speak_up(seat)
        self.settle_viewer()
        self.changed.emit()
        return True

    def finish(self) -> None:
        """The viewer completes nothing more that it is asked about; what needs no question is completed."""
        seat = self.viewer
        assert seat is not None
        if self.completing.always_asks(seat):
            self.submit(seat, DONE)
            return
        self.completing.answer(seat)
        step = self.completing.step
        while self.completing.step == step and seat in self.seen().deciding and seat not in self.asked:
            if not self.submit(seat, self.completing.ordered(seat)):
                return

    def tick(self) -> None:
        self._hold("unseen", not self.is_watched(), self.completing.ring)
        super().tick()
        if self.completing.tick():
            self.follow_orders()
            self.changed.emit()

    @property
    def rings(self) -> tuple[Ring, ...]:
        return *super().rings, self.completing.ring

    @property
    def ring(self) -> Ring:
        return self.completing.ring if self.completing.may_speak() else super().ring

    # -- who may look -----------------------------------------------------------------------------

    def settle(self, events: tuple[Event, ...]) -> None:
        self.completing.look()
        super().settle(events)
        self._orders.start()

    def reseat(self) -> None:
        for seat in self.match.bots:
            self.completing.forget(seat)
        self.completing.look()
        super().reseat()
        self._orders.start()

    def settle_viewer(self) -> None:
        """Cover what is private as every table does; whoever made an offer comes back with a single press."""
        super().settle_viewer()
        public = self.seen()
        if self.sole is None and public.step == ANSWER:
            self._covered_seat = public.seat_to_move

    def stop(self) -> None:
        self._orders.stop()
        super().stop()
