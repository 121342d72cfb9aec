"""A game and its phones without a window: who plays there hears and says all of it by phone."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from shiboken6 import isValid

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.phones.phones import Phones
from tests.gui.phones.guest import Guest, until
from tests.gui.program import settle
from tests.gui.robot import HandClock

NAMES = ("Ada", "Bruno", "Chloé", "Davide", "Élise", "Œdipe")
WHOLE_RING = 4.1


class Evening:
    """A match, what stands between it and its phones, and the guests at their seats (0-based).

    The door has a clock of its own, which goes on a second whenever all is let come to rest.
    """

    def __init__(self, match: Match, seconds: float | None = 4.0, hire: Any = None) -> None:
        self.match = match
        self.clock, self.door_clock = HandClock(), HandClock()
        self.controller = self.make_controller(match, seconds, hire)
        self.controller._timer.setInterval(10**8)
        self.phones = Phones(self.controller, self.door_clock, self.controller)
        self.phones.door.open("127.0.0.1", 0)
        self.guests: dict[int, Guest] = {}

    def make_controller(self, match: Match, seconds: float | None, hire: Any) -> Any:
        """Return what stands between the match and its phones."""
        return MatchController(match, seconds, self.clock, hire=hire)

    @classmethod
    def deal(cls, setup: Any, path: Path | None = None, seconds: float | None = 4.0) -> Evening:
        """Deal a game of Chrononauts; with `path` it is written down there."""
        match = Match.start("chrononauts", NAMES[: setup.players], setup, path, {MEMO_OPTION: "4"})
        return cls(match, seconds)

    def seat(self, *seats: int) -> Sequence[Guest]:
        """Let phones sit down, one after the other."""
        return [self._let_in(seat) for seat in seats]

    def _let_in(self, seat: int) -> Guest:
        guest = self.guests[seat] = Guest(self.phones.link(seat))
        until(lambda: guest.has_sheet, f"a sheet for seat {seat}")
        self.settle()
        return guest

    def settle(self) -> None:
        """Let every guest hear all that is due."""
        self.door_clock.now += 1.0
        for _ in range(2):  # what they have said comes first, and then what comes of it
            until(lambda: self.phones.is_quiet, "all sheets are sent")
            for guest in self.guests.values():
                if not guest.is_gone:
                    guest.sync()

    def say(self, seat: int, words: str, **fields: int) -> dict[str, Any]:
        """Let a seat say something, and everybody hear what comes of it."""
        ack = self.guests[seat].say(words, **fields)
        self.settle()
        return ack

    def pass_time(self, seconds: float = WHOLE_RING) -> None:
        """Let time pass for the windows."""
        self.clock.now += seconds
        self.controller.tick()
        self.settle()

    @property
    def step(self) -> str:
        """What is to be done now, as everybody sees it."""
        return str(self.controller.public_view().step)

    def written(self) -> list[str]:
        """Return the actions in the journal, as “seat: action”."""
        assert self.match.writer is not None
        return [f"{r.seat + 1}: {r.action}" for r in journal.read(self.match.writer.path).records]

    def end(self) -> None:
        """Let everybody go home."""
        for guest in self.guests.values():
            guest.leave()
        if isValid(self.phones.door):
            self.phones.door.close()
        self.controller.stop()
        self.controller.deleteLater()
        settle()
