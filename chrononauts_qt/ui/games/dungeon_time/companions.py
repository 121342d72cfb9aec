"""The companions at a table: they look, speak and act as time goes by, and press nothing for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.dungeon_time.advice import advise, press
from chrononauts_qt.bots.dungeon_time.team import STEADY, Team
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, OVER, READY, RESOLVE
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.clock import Glass, glass_seconds
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.statistics import ID_OPTION
from chrononauts_qt.ui.games.dungeon_time.team_talk import TeamTalk
from chrononauts_qt.ui.table.bots import Bots

A_CARD = 60.0
"""Seconds that a card of the Resolution counts as for those who have just spoken: the sand has run out."""


class Companions(Bots):
    """The bots of Dungeon Time. In the Adventure phase a `Team` acts at human pace, by the time that has run
    through the glass; else each chooses its Hero, and where no people are they press for the team.

    `said` carries a seat and a `bots.dungeon_time.speech.Saying`.
    """

    said = Signal(int, object)

    def __init__(
        self, match: Match, now: Callable[[], float], glass: Glass, parent: QObject | None = None
    ) -> None:
        self._glass = glass
        super().__init__(match, now, None, parent)

    def listen_to(self, talk: TeamTalk) -> None:
        """Let companions hear what people say to their team."""
        talk.asked.connect(self._hear_asking)
        talk.wondered.connect(self._hear_wondering)
        talk.shown.connect(self._hear_marker)
        talk.said_no.connect(self._hear_no)
        talk.ticked.connect(self._hear_tick)
        talk.promised.connect(self._hear_promise)

    def _hear_asking(self, seat: int, kind: str) -> None:
        self.team.ask(self._now(), seat, kind)

    def _hear_wondering(self, seat: int, kind: str) -> None:
        self.team.ask(self._now(), seat, kind, about_the_story=True)

    def _hear_marker(self, seat: int, mission: str) -> None:
        self.team.show(self._now(), seat, mission)

    def _hear_no(self, mission: str) -> None:
        self.team.say_no(self._now(), mission)

    def _hear_tick(self, mission: str, kind: str) -> None:
        self.team.tick(mission, kind)

    def _hear_promise(self, mission: str, kind: str) -> None:
        self.team.hear_promise(mission, kind)

    def prepare(self) -> None:
        """Nothing has to be started: a companion thinks in no time."""

    def ask(self) -> None:
        """Nobody is asked: companions look at the table by themselves."""

    def begin_again(self) -> None:
        """Seat the companions anew; they have heard all cards so far, one after the other."""
        match = self._match
        seconds = glass_seconds(match.options) or None
        self.team = Team(match.bots, match.options.get(ID_OPTION, ""), len(match.names), seconds)
        if match.bots and self._view(None).hands:
            heard = [event for event in match.state.events or () if event.name == "CardPlayed"]
            since = self._now() - STEADY * len(heard)
            self.team.begin(since, self._view(None))
            for number, event in enumerate(heard, 1):
                self.team.hear(since + STEADY * number, [event.seen_by(None)], self._view(None))
        self.ring.seconds = self.pause
        self.ring.restart()

    def happened(self, events: tuple[Event, ...]) -> None:
        """Let all hear what was done."""
        view = self._view(None)
        if self._match.bots and any(event.name == "GlassTurned" for event in events):
            self.team.begin(self._now(), view)
        if self._match.bots and view.step == ADVENTURE:
            self.team.hear(self._now(), [event.seen_by(None) for event in events], view)
            if all(seat in view.done or not view.hands[seat] for seat in self._people):
                self.team.go_on(self._now())  # nobody is left to wait for
        self.ring.seconds = self.pause
        self.ring.restart()

    def deciding(self) -> list[int]:
        """Return the seats of companions that act by themselves now."""
        if self._view(None).step in (DRAFT, ADVENTURE) or not self._people:
            return super().deciding()
        return []

    def due(self, is_unseen: bool = False) -> tuple[int, Any] | None:
        """Return the companion that acts now, and what it does; None: nobody yet."""
        waiting = self.deciding()
        if not waiting or self.ring.held:
            return None
        step = self._view(None).step
        if step == ADVENTURE:
            return self._look(waiting)
        if self.ring.left > 0.0:
            return None
        if step == DRAFT:
            return waiting[0], advise(self._view(waiting[0]), self.team.memories).action
        return press(self._view, self.team.memories)

    def counsel(self) -> tuple[int, Advice] | None:
        """Return which companion advises people now, and what; None where nothing is to be said.

        Before a card one speaks only of what a Hero costs, and once.
        """
        step = self._view(None).step
        if not self._people or step in (DRAFT, READY, ADVENTURE, OVER):
            return None
        for seat in self.team.companions:
            view = self._view(seat)
            advice, saying = self.team.suggest(self._now() + A_CARD * view.turn, view)
            if step != RESOLVE or saying is not None:
                return seat, advice
        return None

    def _look(self, waiting: list[int]) -> tuple[int, Any] | None:
        """Let everybody look whose time has come, until one acts."""
        for _ in self.team.companions:
            at, seat = self.team.next_due
            if at > self._now():
                return None
            deed = self.team.wake(self._now(), self._view(seat))
            for saying in deed.sayings:
                self.said.emit(saying.seat, saying)
            if deed.action is not None and seat in waiting:
                return seat, deed.action
        return None

    @property
    def _people(self) -> list[int]:
        return [seat for seat in range(len(self._match.names)) if seat not in self._match.bots]

    def _now(self) -> float:
        """Return the seconds that have run through the glass."""
        return self._glass.stamp / 1000

    def _view(self, seat: int | None) -> View:
        view: View = self._match.view(seat)
        return view
