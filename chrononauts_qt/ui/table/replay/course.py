"""Where one is in a game that is watched, and how it goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.table.bots import PACES


class Course(QObject):
    """``step`` is the number of the scene. `moved` brings the one before; `play_changed`: it plays, or not.

    ``pace`` names how fast it plays, ``is_moving`` tells whether the last step is still to be seen.
    """

    moved = Signal(int)
    play_changed = Signal(bool)

    def __init__(self, positions: Positions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._positions = positions
        self.step = 0
        self.pace: Callable[[], str] = lambda: "normal"
        self.is_moving: Callable[[], bool] = lambda: False
        self._timer = QTimer(self, singleShot=True)
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
        """Let the game go on by itself, at the pace of the bots, or stop it."""
        if on and self.step < self.last:
            self._timer.start(round(PACES[self.pace()] * 1000))
        else:
            self._timer.stop()
        self.play_changed.emit(self.plays)

    def play_on(self) -> None:
        """Take the next step, once the last one has been seen."""
        if not self.is_moving():
            self.go(self.step + 1)
        self.play(True)

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
