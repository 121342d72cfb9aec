"""A QObject around the match: screens ask it, submit through it, and hear from it by signals."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from datetime import datetime

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALLOW, GUESS, MEMO, MULLIGAN, SAW_CLOCK, Action
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.games.chrononauts.view import Forecast, NexusPatch, View
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session.clock import Silence
from chrononauts_qt.session.errors import Trouble
from chrononauts_qt.session.match import Match, seat_languages
from chrononauts_qt.ui import i18n
from chrononauts_qt.ui.catalog import reasons
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.saves import cannot_save

TICK_MS = 50
PRIVATE_STEPS = ("mulligan", "play", "kill", "miracle", "rewind", "quick-trip", "end")


def time_of_day() -> str:
    """Return the time on the wall as HH:MM, which a guess is measured against (R-208)."""
    return datetime.now().astimezone().strftime("%H:%M")


class MatchController(QObject):
    """The running match of Chrononauts as the screens know it.

    Signals carry small values. `happened` brings the public form of what an action caused; `changed`
    follows it: ask `view` anew. `viewer` is the seat whose private view may be on the screen, None
    while everything private is covered. `reading` is the seat that has not seen its new Identity yet.
    `memo_seconds` None waits for every seat's own answer.
    """

    happened = Signal(tuple)
    changed = Signal()
    viewer_changed = Signal()
    refused = Signal(str, str)
    """A sentence, and the id of the rule behind it or ""."""
    remarked = Signal(str)
    ring_changed = Signal(float)
    trouble_changed = Signal(str)

    def __init__(
        self,
        match: Match,
        memo_seconds: float | None = 4.0,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.names = match.names
        self._languages = [code if i18n.is_built(code) else "" for code in seat_languages(match)]
        self.viewer: int | None = None
        self.looking: int | None = None
        self.looked: set[int] = set()
        self.reading: int | None = None
        self.memo_seconds = memo_seconds
        self._silence = Silence(match, now, memo_seconds)
        self._covered_seat: int | None = None
        self._screen_was_shared = False
        self._warned: Action | None = None
        self._trouble: Trouble | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        if self._silence.is_open:
            self._timer.start()

    # -- asking ---------------------------------------------------------------------------------

    def view(self) -> View:
        """Return the view of whoever may look now: the viewer's, else the public one."""
        return rules.view(self.match.state, self.viewer)

    def public_view(self) -> View:
        """Return what everybody may see."""
        return rules.view(self.match.state, None)

    def view_of(self, seat: int) -> View:
        """Return a seat's own view; only for a sheet that stands behind that seat's curtain."""
        return rules.view(self.match.state, seat)

    def speaking(self, seat: int | None = None) -> AbstractContextManager[None]:
        """Let a seat's own language be spoken in a block, the viewer's without a seat; None yet: as usual."""
        seat = self.viewer if seat is None else seat
        return i18n.speaking("" if seat is None else self._languages[seat])

    @property
    def wanted(self) -> int | None:
        """The seat whose private view is needed next; None in a window, at the end, in a guess.

        Whoever has exchanged the Identity looks at the new one before anybody else decides (R-209).
        """
        if self.reading is not None:
            return self.reading
        view = self.public_view()
        return view.deciding[0] if view.step in PRIVATE_STEPS and view.deciding else None

    def explain(self, seat: int, action: Action) -> str | None:
        """Return the sentence that refuses this action, or None for a legal one."""
        reason = self.reason(seat, action)
        return None if reason is None else self.say(reason, seat)

    def reason(self, seat: int, action: Action) -> Reason | None:
        """Return why this action is refused, with its rule, or None for a legal one."""
        return rules.explain(self.match.state, seat, action)

    def explain_card(self, card_id: str) -> str | None:
        """Return why the viewer cannot play this card now whatever its target, or None."""
        reason = self.reason_of_card(card_id)
        return None if reason is None else self.say(reason)

    def reason_of_card(self, card_id: str) -> Reason | None:
        """Return why the viewer cannot play this card now whatever its target, with its rule, or None."""
        if self.viewer is None or card_id not in PLAY_INDEX:
            return None
        return rules.explain_card(self.match.state, self.viewer, card_id)

    def say(self, reason: Reason, seat: int | None = None) -> str:
        """Return the sentence of a refusal in a seat's own language, the viewer's without a seat."""
        with self.speaking(seat):
            return reasons.say(reason, self.names)

    def forecast(self, action: Action) -> Forecast | None:
        """Return what a legal play of the viewer on a year would do to the TimeLine, or None."""
        return None if self.viewer is None else rules.forecast(self.match.state, self.viewer, action)

    def claims_after(self, action: Action) -> tuple[str, ...]:
        """Return the ways to win that would stand for the viewer after a play."""
        return () if self.viewer is None else rules.claims_after(self.match.state, self.viewer, action)

    def nexus(self) -> tuple[NexusPatch, ...]:
        """Return how the three Patches of 1945 stand."""
        return rules.nexus(self.match.state)

    def can_reach_home(self) -> bool:
        """Tell whether the years of the viewer's Identity are within reach."""
        return self.viewer is not None and rules.can_reach_home(self.match.state, self.viewer)

    # -- doing ----------------------------------------------------------------------------------

    def guess(self, seat: int, minutes: int | None) -> bool:
        """Submit a guess of the time, None for a seat that saw a clock; the last one meets the real time."""
        last = len(self.public_view().deciding) == 1
        clock = [Chance("clock", (time_of_day(),))] if last else []
        return self.submit(seat, SAW_CLOCK if minutes is None else GUESS[minutes], clock)

    def play(self, action: Action) -> bool:
        """Submit the viewer's play; one that destroys the Universe is done at the second asking (R-607)."""
        if self.viewer is None:
            return False
        told = rules.forecast(self.match.state, self.viewer, action)
        if told is not None and told.destroyed and self._warned is not action:
            self._warned = action
            with self.speaking():
                warning = text("everyone-would-lose", count=told.open_count)
            self.refused.emit(warning, "R-607")
            return False
        return self.submit(self.viewer, action)

    def submit(self, seat: int, action: Action, imposed: Sequence[Chance] = ()) -> bool:
        """Submit an action; a refusal is told by `refused` and changes nothing."""
        try:
            events = self.match.submit(seat, action, imposed)
        except IllegalAction as error:
            self.refused.emit(self.say(error.reason, seat), error.reason.rule)
            return False
        self._silence.happened(events)
        self._warned = None
        self._settle_viewer(events)
        if any(event.name == "WindowOpened" for event in events):
            self.looked = set()
        self.happened.emit(tuple(event.seen_by(None) for event in events))
        self.changed.emit()
        if self._silence.is_open:
            self._timer.start()
        else:
            self._timer.stop()
        if self.match.trouble != self._trouble:
            self._trouble = self.match.trouble
            self.trouble_changed.emit(self.trouble)
        return True

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
    def trouble(self) -> str:
        """Why the game cannot be saved at present, in a sentence, or ""."""
        writer = self.match.writer
        return "" if writer is None or writer.trouble is None else cannot_save(writer.path, writer.trouble)

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
