"""Where one is in a game that is watched, and how it goes on."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.kit import patience
from chrononauts_qt.ui.table.bots import PACES

SPEEDS = (1, 2, 4, 0)


class Course(QObject):
    """``step`` is the number of the scene. `moved` brings the one before; `play_changed`: it plays, or not.

    ``pace`` names how fast it plays, ``is_moving`` tells whether the last step is still to be seen. What was
    done while time ran comes ``speed`` times as fast as it came then, 0: at the pace of everything else; what
    is late makes nothing later that follows. ``now`` is the time in seconds.
    """

    moved = Signal(int)
    play_changed = Signal(bool)
    speed_changed = Signal(int)

    def __init__(
        self, positions: Positions, parent: QObject | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._positions, self._now = positions, now
        self._due = 0.0
        self.step = 0
        self.speed = SPEEDS[0] if positions.is_timed else 0
        self.pace: Callable[[], str] = lambda: "normal"
        self.is_moving: Callable[[], bool] = lambda: False
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.play_on)

    @property
    def plays(self) -> bool:
        """Tell whether the game goes on by itself."""
        return self._timer.isActive()

    @property
    def last(self) -> int:
        """The number of the last scene."""
        return len(self._positions.scenes) - 1

    def want(self, where: str) -> None:
        """Do what a button of the bar says."""
        if where == "play":
            self.play(not self.plays)
            return
        if where == "speed":
            self.change_speed()
            return
        places, step = self._positions, self.step
        goals = {
            "first": 0,
            "turn-back": places.turn_before(step),
            "back": step - 1,
            "forward": step + 1,
            "turn-on": places.next_turn(step),
            "last": self.last,
        }
        self.play(False)
        self.go(goals[where])

    def play(self, on: bool) -> None:
        """Let the game go on by itself, or stop it."""
        self._play(on)

    def _play(self, on: bool, since: float | None = None) -> None:
        """Wait for the next scene; this one was due at a moment, in milliseconds, None: now."""
        if on and self.step < self.last:
            passed, now = self._passed(), self._now() * 1000
            late = 0.0 if since is None else now - since
            wait = patience.paced(PACES[self.pace()] * 1000) if passed is None else passed - late
            self._due = now + wait
            self._timer.start(max(0, round(wait)))
        else:
            self._timer.stop()
        self.play_changed.emit(self.plays)

    def _passed(self) -> float | None:
        """Return the milliseconds that pass until the next scene; None: as many as with bots."""
        scenes = self._positions.scenes
        now, then = (self._positions[scenes[step]].stamp for step in (self.step, self.step + 1))
        if not self.speed or then is None:
            return None
        return max(0, then - (now or 0)) / self.speed

    def change_speed(self) -> None:
        """Take the next speed, if any time ran in this game."""
        if self._positions.is_timed:
            self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
            self.speed_changed.emit(self.speed)
            self.play(self.plays)

    def play_on(self) -> None:
        """Take the next step, once the last one has been seen."""
        if self.is_moving():
            self.play(True)
        else:
            self.go(self.step + 1)
            self._play(True, self._due)

    def go(self, step: int) -> None:
        """Go to a scene, or to the one at the end that is nearest to it."""
        step = max(0, min(step, self.last))
        if step != self.step:
            before, self.step = self.step, step
            self.moved.emit(before)

    def coming(self, before: int) -> tuple[Event, ...] | None:
        """Return what happened since the scene before; None: it is another, or something was taken back."""
        if self.step != before + 1:
            return None
        old, new = self._positions.scenes[before], self._positions.scenes[self.step]
        between = [self._positions[number] for number in range(old + 1, new + 1)]
        if any(place.record is not None and place.record.undo for place in between):
            return None
        return tuple(event for place in between for event in place.events)
