"""The controller of AfterNova: whose curtain hangs when, and who completes Projects without being asked."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject, QTimer

from chrononauts_qt.bots.ranks import CAPS
from chrononauts_qt.games.afternova.actions import DONE, Action, answer
from chrononauts_qt.games.afternova.state import ANSWER, COMPLETE, DISCARD, DROP, MARKET, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.clock import Ring
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova import own_upgrades
from chrononauts_qt.ui.games.afternova.by_phone import TradersByPhone
from chrononauts_qt.ui.games.afternova.completing import Completing
from chrononauts_qt.ui.games.afternova.talk import Talk
from chrononauts_qt.ui.games.afternova.terms import answer_seconds
from chrononauts_qt.ui.games.afternova.texts.clock_texts import text as clock_text
from chrononauts_qt.ui.table.bots import Worker
from chrononauts_qt.ui.table.live_controller import LiveController

TEMPO = {TURN: 0.5, ANSWER: 0.65, MARKET: 0.4, DISCARD: 0.4, DROP: 0.4, COMPLETE: 0.3}
"""Which share of their pace bots wait in a step: a card of the Market is seen at once, an offer is read."""
HASTE = 0.9
"""By how much every offer that a turn has seen makes it quicker."""
CAP = 0.1
"""Seconds in which every rank has thought; none plays games out here (docs/performance.md)."""


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
        self.talk = Talk(self, match, now)
        super().__init__(match, silence, now, parent, hire)
        self._time_answers()
        self._silence.begin_again()
        self.bots.tempo = self._tempo
        self.bots.caps = dict.fromkeys(CAPS, CAP)
        self._orders = QTimer(self, singleShot=True, interval=0)
        self._orders.timeout.connect(self.follow_orders)
        self._orders.start()

    @cached_property
    def by_phone(self) -> TradersByPhone:
        return TradersByPhone(self)

    def _tempo(self) -> float:
        """Return how fast bots play now: each further offer of a turn is read in less time."""
        public = self.seen()
        return TEMPO.get(public.step, 1.0) / (1 + HASTE * len(public.offers))

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
        return self.asked_by(self.seen())

    def asked_by(self, public: View) -> tuple[int, ...]:
        """Return them by the public view of now, for whoever has it."""
        if public.step == DROP:
            return ()
        people = [seat for seat in public.deciding if seat not in self.match.bots]
        if public.step == ANSWER:
            return tuple(seat for seat in people if not self.talk.is_deaf(seat))
        if public.step != COMPLETE:
            return tuple(people)
        return tuple(seat for seat in people if self.completing.is_asked(public, seat))

    @property
    def droppers(self) -> tuple[int, ...]:
        """The people at the screen whose Hold is too full; what lies there is open to all."""
        public = self.seen()
        deciding = public.deciding if public.step == DROP else ()
        return tuple(seat for seat in deciding if seat in self.at_screen)

    # -- standing orders --------------------------------------------------------------------------

    def ordered(self, seat: int) -> None:
        """Follow what a seat has said in advance, and keep it."""
        self.completing.keep(seat)
        self.settle_viewer()
        self.changed.emit()
        self._orders.start()

    def follow_orders(self) -> None:
        """Let all those say what they complete who are not asked, once nobody may speak up any more.

        Whoever wants to hear of no offer declines.
        """
        while self._decline_for_deaf():
            pass
        while True:
            self.completing.look()
            public = self.seen()
            if public.step != COMPLETE or self.completing.may_speak():
                return
            waiting = (seat for seat in public.deciding if seat in self.people and seat not in self.asked)
            seat = next(waiting, None)
            if seat is None or not self.submit(seat, self.completing.ordered(seat)):
                return

    def _decline_for_deaf(self) -> bool:
        """Decline for one seat that wants to hear of no offer; tell whether there was any."""
        public = self.seen()
        if public.step != ANSWER:
            return False
        deaf = next((seat for seat in public.deciding if self.talk.is_deaf(seat)), None)
        return deaf is not None and self.submit(deaf, answer("decline", public.offers[-1].number))

    def want_peace(self, seat: int) -> None:
        """A seat declines this offer, and all others of this turn."""
        self.talk.be_deaf(seat)
        self.remarked.emit(clock_text("peace-said", name=self.names[seat]))
        self.settle_viewer()
        self.changed.emit()
        self._orders.start()

    # -- by phone ---------------------------------------------------------------------------------

    def answer(self, seat: int, action: Action) -> str:
        """Do what a seat says in its own hand, at once: the rules tell answers together (AN-425)."""
        refusal = self.explain(seat, action)
        if refusal is None and action == DONE:
            self.finish(seat)
        elif refusal is None:
            self.submit(seat, action)
        return refusal or ""

    # -- time -------------------------------------------------------------------------------------

    def explain(self, seat: int, action: Action) -> str | None:
        """Return why an action is refused: also an offer when the time to talk is over."""
        with self.speaking(seat):
            if action.verb == "offer" and self.talk.is_over and seat in self.people:
                return clock_text("talk-over")
            reason = self.reason(seat, action)
            if reason is None:
                return None
            waits = ""
            if reason.key in own_upgrades.ICONS_MISSING:
                waits = own_upgrades.refusal(self.seen(seat), action, reason)
            return waits or self.say(reason, seat)

    def submit(self, seat: int, action: Action) -> bool:
        if action.verb == "offer" and self.talk.is_over and seat in self.people:
            self.refused.emit(self.explain(seat, action) or "", "")
            return False
        return super().submit(seat, action)

    def _time_answers(self) -> None:
        """Let people answer in the time that was agreed; bots never take longer than people do."""
        public = self.seen()
        is_asked = public.step == ANSWER and bool(self.asked)
        self._silence.seconds = answer_seconds(self.match) if is_asked else None

    @property
    def is_timed(self) -> bool:
        return self.talk.ring.seconds is not None and self.seen().step in (TURN, ANSWER)

    @property
    def seconds_left(self) -> int | None:
        """The seconds of the time that everybody sees running, None while none does."""
        ring = self.ring
        is_seen = self.is_ringing or (ring is self.talk.ring and self.talk.is_running)
        return math.ceil(round(ring.left * ring.seconds, 3)) if is_seen and ring.seconds is not None else None

    def speak_up(self, seat: int) -> bool:
        """Let a seat complete something though nobody has asked it; tell whether it may now."""
        if seat not in self.completing.may_speak():
            return False
        self.completing.speak_up(seat)
        self.settle_viewer()
        self.changed.emit()
        return True

    def finish(self, seat: int) -> None:
        """A seat completes nothing more that it is asked about; what needs no question is completed."""
        if self.completing.always_asks(self.seen(), seat):
            self.submit(seat, DONE)
            return
        self.completing.answer(seat)
        step = self.completing.step
        while self.completing.step == step and seat in self.seen().deciding and seat not in self.asked:
            if not self.submit(seat, self.completing.ordered(seat)):
                return

    def tick(self) -> None:
        if not (self.ringing_for or self.talk.is_running):  # nobody sees a time that could be let go on
            self._is_paused = False
            self._stop_time("hold", False)
        self._hold("unseen", not self.is_watched(), self.completing.ring, self.talk.ring)
        super().tick()
        if self.talk.tick():
            self.changed.emit()
        if self.completing.tick():
            self.follow_orders()
            self.changed.emit()

    @property
    def ringing_for(self) -> tuple[int, ...]:
        return self.completing.may_speak() or super().ringing_for

    @property
    def rings(self) -> tuple[Ring, ...]:
        return *super().rings, self.completing.ring, self.talk.ring

    @property
    def ring(self) -> Ring:
        if self.completing.may_speak():
            return self.completing.ring
        return super().ring if self.is_ringing or not self.talk.is_running else self.talk.ring

    # -- who may look -----------------------------------------------------------------------------

    def settle(self, events: tuple[Event, ...]) -> None:
        self.completing.look()
        self.talk.look()
        self._time_answers()
        super().settle(events)
        self._orders.start()

    def reseat(self) -> None:
        for seat in self.match.bots:
            self.completing.forget(seat)
        self.completing.look()
        self.talk.look()
        self._time_answers()
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
