"""The controller of AfterNova: whose curtain hangs when, and who completes Projects without being asked."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from chrononauts_qt.bots.ranks import CAPS
from chrononauts_qt.games.afternova.actions import DONE, Action, of_cards
from chrononauts_qt.games.afternova.amounts import lacking
from chrononauts_qt.games.afternova.cards import OBJECTIVES, PROJECTS, objective_of
from chrononauts_qt.games.afternova.state import (
    ANSWER,
    COMPLETE,
    DISCARD,
    DROP,
    MARKET,
    MOST_PROJECTS,
    TURN,
)
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.table.bots import Worker
from chrononauts_qt.ui.table.live_controller import LiveController

TEMPO = {TURN: 0.5, ANSWER: 0.65, MARKET: 0.4, DISCARD: 0.4, DROP: 0.4, COMPLETE: 0.3}
"""Which share of their pace bots wait in a step: a card of the Market is seen at once, an offer is read."""
HASTE = 0.9
"""By how much every offer that a turn has seen makes it quicker."""
CAP = 0.1
"""Seconds in which every rank has thought; none plays games out here (docs/performance.md)."""


class AfterNovaController(LiveController):
    """People and bots around one screen; ``asks`` are the people who are asked before they complete anything.

    All others have standing orders: what they can complete is completed as soon as possible. Everybody knows
    who asks and who does not, so that a question tells nobody what a hand holds (AN-607).
    """

    def __init__(
        self,
        match: Match,
        silence: float | None = None,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
        hire: Callable[[], Worker] | None = None,
    ) -> None:
        self.asks: frozenset[int] = frozenset()
        super().__init__(match, silence, now, parent, hire)
        self.bots.tempo = self._tempo
        self.bots.caps = dict.fromkeys(CAPS, CAP)
        self._orders = QTimer(self, singleShot=True, interval=0)
        self._orders.timeout.connect(self.follow_orders)
        self._orders.start()

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
        public = self.seen()
        if public.step == DROP:
            return ()
        people = (seat for seat in public.deciding if seat not in self.match.bots)
        return tuple(seat for seat in people if public.step != COMPLETE or self._is_asked(seat))

    def _is_asked(self, seat: int) -> bool:
        """Tell whether a person is asked what to complete: by public facts where several people play."""
        public = self.seen()
        near = len(public.players[seat].completed) >= MOST_PROJECTS - 1
        wants = seat in self.asks or near or public.is_last_chance
        if self.sole is None:
            return wants
        return wants and bool(self._completable(seat))

    @property
    def droppers(self) -> tuple[int, ...]:
        """The people whose Hold is too full; what lies there is open to all."""
        public = self.seen()
        return tuple(seat for seat in public.deciding if seat in self.people) if public.step == DROP else ()

    def ask_first(self, seat: int, on: bool) -> None:
        """Let a person be asked before a Project is completed, or no longer."""
        self.asks = self.asks | {seat} if on else self.asks - {seat}
        self.settle_viewer()
        self.changed.emit()
        self._orders.start()

    # -- standing orders --------------------------------------------------------------------------

    def _completable(self, seat: int) -> list[str]:
        view = self.seen(seat)
        hold = view.players[seat].hold
        return [project for project in view.projects if not any(lacking(PROJECTS[project].cost, hold))]

    def ordered(self, seat: int) -> Action:
        """Return what the standing orders of a seat say: the most points first."""
        view = self.seen(seat)
        wanted = OBJECTIVES[objective_of(view.objective or ())].colours

        def worth(project: str) -> int:
            card = PROJECTS[project]
            return card.points + sum(c for c, is_wanted in zip(card.cost, wanted, strict=True) if is_wanted)

        best = max(self._completable(seat), key=worth, default="")
        return of_cards("complete", best) if best else DONE

    def follow_orders(self) -> None:
        """Let all those say what they complete who are not asked."""
        while True:
            public = self.seen()
            if public.step != COMPLETE:
                return
            waiting = (seat for seat in public.deciding if seat in self.people and seat not in self.asked)
            seat = next(waiting, None)
            if seat is None or not self.submit(seat, self.ordered(seat)):
                return

    # -- who may look -----------------------------------------------------------------------------

    def settle(self, events: tuple[Event, ...]) -> None:
        super().settle(events)
        self._orders.start()

    def reseat(self) -> None:
        self.asks &= frozenset(self.people)
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
