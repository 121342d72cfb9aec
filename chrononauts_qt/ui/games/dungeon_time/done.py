"""To play no more cards: while others play on it can be taken back; what ends the phase is said twice."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH

ASKED = 6.0
"""Seconds for which the second press is waited for."""
ECHO = 2.0
"""So many seconds after one is done another press takes nothing back: it is the second one, from habit."""


class Done(QObject):
    """Takes what seats say with their keys and buttons. The second press is none that comes within `FRESH`
    of the first: a double-click, or a finger that slipped twice.

    `changed` tells that another seat, or none, is waited for; `asked` which one (0-based) shall say it again.
    """

    changed = Signal()
    asked = Signal(int)

    def __init__(
        self, controller: DungeonController, now: Callable[[], float], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._now = controller, now
        self._seat: int | None = None
        self._since = 0.0
        self._said: dict[int, float] = {}
        self._over = QTimer(self, singleShot=True, interval=math.ceil(ASKED * 1000))
        self._over.timeout.connect(self.forget)
        controller.happened.connect(self.forget)
        controller.paused.connect(self.forget)
        controller.seats_changed.connect(self.forget)

    def press(self, seat: int) -> None:
        """Let a seat be done, or play on after all; ask for a second press where nobody would play on."""
        if seat not in self._controller.people or self._controller.is_at_rest:
            return
        now = self._now()
        if seat in self._controller.seen().done and now - self._said.get(seat, -math.inf) < ECHO:
            return
        waited = now - self._since
        if not self._controller.ends_phase(seat) or (self.is_asked(seat) and waited >= FRESH):
            self._said[seat] = now
            self._controller.say_done(seat)
        elif not self.is_asked(seat):
            self._seat, self._since = seat, now
            self._over.start()
            self.changed.emit()
            self.asked.emit(seat)

    def is_asked(self, seat: int) -> bool:
        """Tell whether the next press of a seat ends the phase."""
        return seat == self._seat

    def forget(self) -> None:
        """Wait for no second press any more."""
        if self._seat is not None:
            self._seat = None
            self._over.stop()
            self.changed.emit()
