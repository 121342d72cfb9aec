"""The controller of a table with several seats: curtains, who may look, and the Memo window."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.games.chrononauts.actions import ALLOW, GUESS, MEMO, MULLIGAN, SAW_CLOCK, Action
from chrononauts_qt.games.chrononauts.box import RivalGame
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.session.clock import Silence
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.table_controller import TableController

TICK_MS = 50
PRIVATE_STEPS = ("mulligan", "play", "kill", "miracle", "rewind", "quick-trip", "end")


def time_of_day() -> str:
    """Return the time on the wall as HH:MM, which a guess is measured against (R-208)."""
    return datetime.now().astimezone().strftime("%H:%M")


class MatchController(TableController):
    """A match of rivals around one screen, who look one after the other.

    `viewer` is None while everything private is covered, `looking` the seat that looks for a Memo,
    `reading` the seat that has not seen its new Identity yet. `memo_seconds` None waits for every seat's
    own answer.
    """

    remarked = Signal(str)
    ring_changed = Signal(float)

    def __init__(
        self,
        match: Match,
        memo_seconds: float | None = 4.0,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match, parent)
        self._rivals = cast(RivalGame, match.game)
        self.looking: int | None = None
        self.looked: set[int] = set()
        self.reading: int | None = None
        self.memo_seconds = memo_seconds
        self._silence = Silence(match, now, memo_seconds)
        self._covered_seat: int | None = None
        self._screen_was_shared = False
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        if self._silence.is_open:
            self._timer.start()

    # -- asking ---------------------------------------------------------------------------------

    def view_of(self, seat: int) -> View:
        """Return a seat's own view; only for a sheet that stands behind that seat's curtain."""
        return self.game.view(self.match.state, seat)

    @property
    def wanted(self) -> int | None:
        """The seat whose private view is needed next; None in a window, at the end, in a guess.

        Whoever has exchanged the Identity looks at the new one before anybody else decides (R-209).
        """
        if self.reading is not None:
            return self.reading
        view = self.public_view()
        return view.deciding[0] if view.step in PRIVATE_STEPS and view.deciding else None

    def claims_after(self, action: Action) -> tuple[str, ...]:
        """Return the ways to win that would stand for the viewer after a play."""
        return () if self.viewer is None else self._rivals.claims_after(self.match.state, self.viewer, action)

    def can_reach_home(self) -> bool:
        """Tell whether the years of the viewer's Identity are within reach."""
        return self.viewer is not None and self._rivals.can_reach_home(self.match.state, self.viewer)

    # -- doing ----------------------------------------------------------------------------------

    def guess(self, seat: int, minutes: int | None) -> bool:
        """Submit a guess of the time, None for a seat that saw a clock; the last one meets the real time."""
        last = len(self.public_view().deciding) == 1
        clock = [Chance("clock", (time_of_day(),))] if last else []
        return self.submit(seat, SAW_CLOCK if minutes is None else GUESS[minutes], clock)

    def settle(self, events: tuple[Event, ...]) -> None:
        """Let a ring run for a window that has opened, and stop it behind the last."""
        self._silence.happened(events)
        self._settle_viewer(events)
        if any(event.name == "WindowOpened" for event in events):
            self.looked = set()
        if self._silence.is_open:
            self._timer.start()
        else:
            self._timer.stop()

    def _settle_viewer(self, events: tuple[Event, ...]) -> None:
        """Cover what is private when a window opens or another seat is wanted; uncover it for nobody.

        After a window that nobody looked into, the seat that was covered for it sees its cards again.
        """
        if self.viewer is not None and any(event.name == "WindowOpened" for event in events):
            self._covered_seat = self.viewer if self.looking is None else self._covered_seat
            self._screen_was_shared = self.looking is not None
        self.looking = None
        wanted = self.wanted
        if wanted != self.viewer:
            returns = wanted is not None and wanted == self._covered_seat and not self._screen_was_shared
            self.viewer = wanted if returns else None
            self.viewer_changed.emit()
        if wanted is not None:
            self._covered_seat = None if self.viewer == wanted else self._covered_seat

    def lift(self, seat: int) -> None:
        """Show a seat's private view: its owner has lifted the curtain, and is warned anew (R-607)."""
        self.viewer = seat
        self._warned = None
        self.viewer_changed.emit()
        self.changed.emit()

    def cover(self) -> None:
        """Cover everything private, whatever is going on; only its owner uncovers it again."""
        self._screen_was_shared = True
        if self.viewer is not None:
            self.viewer = None
            self.viewer_changed.emit()
            self.changed.emit()

    @property
    def needs_handover(self) -> bool:
        """Tell whether the wanted seat is another than the one that was covered for the last window."""
        return self.wanted is not None and self.wanted != self._covered_seat

    # -- the new Identity -----------------------------------------------------------------------

    def exchange_identity(self, seat: int) -> None:
        """Change the Identity of a seat, which then is the one to look until `end_reading` (R-209)."""
        self.reading = seat
        if not self.submit(seat, MULLIGAN):
            self.reading = None

    def end_reading(self) -> None:
        """The owner has seen the new Identity: the next seat may look."""
        self.reading = None
        self._settle_viewer(())
        self.changed.emit()

    # -- the Memo window ------------------------------------------------------------------------

    def may_look(self, seat: int) -> bool:
        """Tell whether a seat may ask for a look: once a play, and only a seat that was asked (R-1014)."""
        view = self.public_view()
        return view.step == "window" and seat in view.deciding and seat not in self.looked

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
        """End the look without a Memo; everybody hears of it, and the ring runs on."""
        if self.looking is not None:
            self.remarked.emit(text("thought-better", name=self.names[self.looking]))
        self.looking = None
        self._silence.ring.go_on("look")
        self.cover()
        self.changed.emit()

    def memo(self, seat: int) -> bool:
        """Play the looking seat's Memo."""
        return self.submit(seat, MEMO)

    def explain_memo(self, seat: int) -> str | None:
        """Return why a seat cannot play a Memo now, or None; asked behind its lifted curtain only."""
        return self.explain(seat, MEMO)

    def allow(self, seat: int) -> bool:
        """Say that a seat has no objection."""
        return self.submit(seat, ALLOW)

    def hold(self, on: bool) -> None:
        """Stop the ring for everybody, or let it run on."""
        if on:
            self._silence.ring.hold("hold")
        else:
            self._silence.ring.go_on("hold")
        self.ring_changed.emit(self._silence.ring.left)

    def leave(self, away: bool) -> None:
        """Cover what is private and stop the ring while another program has the screen; go on after."""
        if away:
            self.cover()
            self._silence.ring.hold("away")
        else:
            self._silence.ring.go_on("away")

    @property
    def is_held(self) -> bool:
        """Tell whether the Hold button stops the ring."""
        return "hold" in self._silence.ring.held

    def stop(self) -> None:
        """Let the time stand still for good: the table is left."""
        self._timer.stop()

    def tick(self) -> None:
        """Let the ring empty; when it has, say for each silent seat what its silence means."""
        for seat, action in self._silence.tick():
            assert isinstance(action, Action), "Chrononauts answers with its own actions"
            self.submit(seat, action)
        self.ring_changed.emit(self._silence.ring.left)
