"""The controller of Dungeon Time: everybody acts at any moment, nothing is hidden, and a pause stops all."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.dungeon_time.actions import DONE, TURN_GLASS, WAIT, Action
from chrononauts_qt.games.dungeon_time.rules import Forecast, forecast
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, READY
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.take_back import Offer, public_of
from chrononauts_qt.ui.games.dungeon_time.by_phone import TeamByPhone
from chrononauts_qt.ui.games.dungeon_time.companions import Companions
from chrononauts_qt.ui.games.dungeon_time.dealt import Dealt
from chrononauts_qt.ui.games.dungeon_time.team_talk import TeamTalk
from chrononauts_qt.ui.kit.press_times import PressTimes
from chrononauts_qt.ui.table.bots import Worker
from chrononauts_qt.ui.table.live_controller import LiveController

LEFT, KEPT = "left", "kept"
"""Why a game is at rest that nobody has paused: another program has the screen, or it was kept."""


class DungeonController(LiveController):
    """A team around one screen. `paused` tells that the pause has begun or ended, `talk` what people say.

    `going_on` tells that somebody wants all to be counted back in; ``count`` is how far that is, 0 while
    nobody counts.
    """

    paused = Signal(bool)
    going_on = Signal()
    bots: Companions

    def __init__(
        self,
        match: Match,
        now: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
        hire: Callable[[], Worker] | None = None,
    ) -> None:
        self.is_at_rest, self.count = False, 0
        self.paused_by: int | None = None
        self.why_paused = ""
        self.presses = PressTimes(now)
        super().__init__(match, None, now, parent, hire, glass_seconds(match.options) or None)
        self.presses.setParent(self)
        self.dealt = Dealt(len(self.names), self)
        self.changed.connect(self._follow_cards)
        self._follow_cards()
        self.talk = TeamTalk(self.seen, self)
        self.changed.connect(self.talk.follow)
        self.bots.listen_to(self.talk)
        if len(match.past):
            self._go_on_later()

    @cached_property
    def by_phone(self) -> TeamByPhone:
        return TeamByPhone(self)

    def make_bots(self, now: Callable[[], float], hire: Callable[[], Worker] | None) -> Companions:
        return Companions(self.match, now, self._glass, self)

    def seen(self) -> View:
        """Return what everybody sees."""
        found = self.public_view()
        assert isinstance(found, View)
        return found

    @property
    def asked(self) -> tuple[int, ...]:
        """Nobody: all hands lie open, no curtain hides anything (DT-205)."""
        return ()

    # -- when -------------------------------------------------------------------------------------

    @property
    def stamp(self) -> int | None:
        """When what is done now was pressed, in the glass's milliseconds; they never fall (DT-1003)."""
        if not self._glass.is_running:
            return None
        return max(self.match.stamp or 0, self._glass.stamp_of(self.presses.ago))

    @property
    def is_too_late(self) -> bool:
        """Tell whether the glass was empty when it was pressed what is done now (DT-1005)."""
        return self._glass.was_empty(self.presses.ago)

    def tick(self) -> None:
        """Let time run, and tell what the disk says meanwhile; nobody presses what comes of that."""
        self.presses.forget()
        super().tick()
        self.tell_trouble()

    def settle(self, events: tuple[Event, ...]) -> None:
        super().settle(events)
        self._mind_disk()

    def stop(self) -> None:
        super().stop()
        self.match.write_behind(False)

    def _mind_disk(self) -> None:
        """Let nobody wait for the disk while the phase runs."""
        self.match.write_behind(self.may_rest and not self.is_at_rest)

    # -- doing ------------------------------------------------------------------------------------

    def turn_glass(self) -> bool:
        """Begin the Adventure phase, whoever says so (DT-207)."""
        deciding = self.seen().deciding
        return self.seen().step == READY and self.submit(deciding[0], TURN_GLASS)

    def lay(self, seat: int, verb: str, place: int) -> bool:
        """Play or discard the card of a place."""
        done = self.submit(seat, Action(verb, self.dealt.take(seat, place)))
        if not done:
            self.dealt.keep()
        return done

    def _follow_cards(self) -> None:
        self.dealt.follow(self.seen().hands)

    def say_done(self, seat: int) -> bool:
        """A seat says that it plays no more cards, or that it goes on after all (DT-310)."""
        return self.submit(seat, WAIT if seat in self.seen().done else DONE)

    def ends_phase(self, seat: int) -> bool:
        """Tell whether a seat that is done now would be the last to be so (DT-310)."""
        view = self.seen()
        is_last = view.done.union({seat}).issuperset(view.deciding)
        return view.step == ADVENTURE and seat not in view.done and is_last

    def decide(self, action: Action) -> bool:
        """Say something for the team (DT-511), as a person where one may; else the only seat says it."""
        view = self.seen()
        seats = [seat for seat in view.deciding if self.reason(seat, action) is None]
        seats.sort(key=lambda seat: seat not in self.people)
        return self.submit(seats[0] if seats else view.deciding[0], action)

    @property
    def may_ask_back(self) -> bool:
        """Only in the Resolution, and only what has told nothing (DT-1009)."""
        return self.seen().step not in (DRAFT, READY, ADVENTURE) and isinstance(self.offered(), Offer)

    def offered(self) -> Offer | Reason:
        """Return what can be taken back: never what has told anything, not even alone (DT-1009)."""
        found = super().offered()
        if isinstance(found, Offer):
            told = next(filter(None, map(self.game.told_by, public_of(self.match, found))), "")
            return Reason(told, "DT-1009") if told else found
        return found

    def forecast(self, action: Action) -> Forecast | None:
        """Return what an action would do to the Backpack, whoever of the team says it (DT-1012)."""
        for seat in self.seen().deciding:
            if self.reason(seat, action) is None:
                return forecast(self.match.state, seat, action)
        return None

    # -- who sits there ---------------------------------------------------------------------------

    def cover_for_newcomers(self, seat: int) -> None:
        """Cover nothing: whoever sits down sees what all have seen (DT-205)."""

    @property
    def is_covered(self) -> bool:
        """Nothing ever is that only one person may see."""
        return False

    def reseat(self) -> None:
        """Companions look at the table anew; a pause goes on."""
        super().reseat()
        if self.is_at_rest:
            self._hold("rest", True, *self.rings, self.bots.ring)

    # -- the pause --------------------------------------------------------------------------------

    @property
    def pauses(self) -> int:
        """How many pauses there have been, in earlier sittings too."""
        return len(self.match.pauses)

    @property
    def may_rest(self) -> bool:
        """Tell whether there is a phase to interrupt."""
        return self.seen().step == ADVENTURE

    def rest(self, on: bool, seat: int | None = None, why: str = "") -> None:
        """Stop the glass and the companions, or let them go on; any person, at any time (DT-1006).

        `seat` is who has asked for it, None where nobody knows; `why` else LEFT, KEPT or "". A pause that is
        asked for during a pause ends the counting back: nobody is there to begin.
        """
        if (on and not self.may_rest) or not (on or self.is_at_rest):
            return
        if on != self.is_at_rest:
            self._rest(on, seat, why)
            if on:
                self.match.note_pause(self._glass.stamp)
                self.tell_trouble()
        self.paused.emit(on)

    def _rest(self, on: bool, seat: int | None = None, why: str = "") -> None:
        self.is_at_rest, self.paused_by, self.why_paused = on, seat, why
        self._mind_disk()
        self._hold("rest", on, *self.rings, self.bots.ring)

    def _go_on_later(self) -> None:
        """Whoever goes on with a game is asked first (DT-1008); a pause that it was left in goes on."""
        if self.may_rest and self.pauses and self.match.pauses[-1] == self.match.stamp:
            self._rest(True, why=KEPT)
        else:
            self.rest(True, why=KEPT)

    def leave(self, away: bool) -> None:
        """Interrupt the phase while another program has the screen; a person lets it go on."""
        if away:
            self.rest(True, why=LEFT)

    @property
    def seconds_left(self) -> float | None:
        """The seconds that are left in the glass, None without one."""
        ring = self._glass.ring
        return None if ring.seconds is None else ring.seconds * ring.left
