"""The overlay on which everything at a table moves; below it the table is in its new state already.

State never waits for the overlay: any key or press brings all that moves to its end at once, and so does
whatever changes the table without telling of it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QRegion
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FRAME_MS, INPUT, Clock

MOST_CUES = 3
"""Without motion the sounds of what was done come together: no more than these."""
LAST_CUES = ("win", "end")
"""These are heard even when the motion before them is cut short."""


@dataclass(frozen=True, slots=True)
class Step:
    """One movement as a plain value. ``start`` and ``length`` are milliseconds at normal speed; ``cue`` is
    heard when it begins."""

    kind: str
    start: int
    length: int
    cue: str = ""

    @property
    def end(self) -> int:
        """When it is over."""
        return self.start + self.length


S = TypeVar("S", bound=Step)


@dataclass(slots=True)
class Move(Generic[S]):
    """A step with real times."""

    step: S
    start: float
    end: float
    heard: bool = False


M = TypeVar("M", bound=Move[Any])


class Moving(Generic[S, M], QWidget):
    """Lies over a table, clear to the mouse, and draws nothing while nothing moves.

    `expect_steps` takes what is to move while the table still shows what was; `begin` follows when it shows
    what is. ``LONGEST``: who falls further behind (milliseconds at normal speed) is brought to the end.
    """

    LONGEST: ClassVar[int]

    cue = Signal(str)
    """This is to be heard now; the names are those of kit.sound."""
    done = Signal()
    """Nothing moves any more."""

    def __init__(self, table: QWidget, clock: Clock) -> None:
        super().__init__(table)
        self._table, self._clock = table, clock
        self._pending: tuple[S, ...] | None = None
        self._moves: list[M] = []
        self._drawn = QRegion()
        self._frame = 0.0
        self.haste = 1.0
        """Which share of its time all takes from here on: less where much is done in a row."""
        for attribute in (
            Qt.WidgetAttribute.WA_TransparentForMouseEvents,
            Qt.WidgetAttribute.WA_NoSystemBackground,
        ):
            self.setAttribute(attribute)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.installEventFilter(self)
        clock.ticked.connect(self.tick)

    @property
    def is_running(self) -> bool:
        """Tell whether anything moves or is about to; `done` follows."""
        return bool(self._moves) or self._pending is not None

    @property
    def moves(self) -> tuple[M, ...]:
        """What moves and what will."""
        return tuple(self._moves)

    @property
    def left(self) -> float:
        """The milliseconds until nothing moves any more."""
        return max((move.end for move in self._moves), default=0.0) - self._clock.now_ms()

    # -- what a table's own overlay says --------------------------------------------------------

    @abstractmethod
    def moves_of(self, steps: tuple[S, ...], start: float, factor: float) -> list[M]:
        """Return the steps in real time: the table shows already what is."""

    @abstractmethod
    def faded(self, steps: tuple[S, ...]) -> tuple[S, ...]:
        """Return what stands for the steps for those who want no motion."""

    @abstractmethod
    def boxes(self, move: M, now: float) -> list[QRect]:
        """Return the pixels a move takes at a moment."""

    def rests(self, move: M, now: float) -> bool:
        """Tell whether a move looks now as it did when it was drawn last."""
        return False

    def remember(self) -> None:
        """Keep how the table looks, before it shows what has happened."""

    def show_moment(self, now: float) -> None:
        """Let the table below know what is drawn over it at this moment."""

    def forget(self) -> None:
        """Let the table below know that nothing is drawn over it any more."""

    # -- following the game ---------------------------------------------------------------------

    def expect_steps(self, steps: Iterable[S]) -> None:
        """Take what is to move, before anything shows it."""
        if self._pending is None:
            self._pending = ()
            self.remember()
        self._pending += tuple(steps)

    def begin(self, seen: bool = True) -> None:
        """Let move what has been told; a change of which nothing was told ends all motion.

        Not `seen`: something lies over the table.
        """
        steps, self._pending = self._pending, None
        if steps is None:
            self.finish()
        elif steps and seen and self._can_move():
            self._start(steps)
        elif steps:
            for name in first_cues(steps):
                self.cue.emit(name)
        if steps is not None and not self._moves:
            self.done.emit()

    def _can_move(self) -> bool:
        return self._table.isVisible() and (pace.is_reduced() or pace.speed() > 0)

    def _start(self, steps: tuple[S, ...]) -> None:
        """Begin when what moves now is over, unless that would be too late to be understood."""
        reduced, now = pace.is_reduced(), self._clock.now_ms()
        factor = 1.0 if reduced else pace.speed() * self.haste
        last = max((move.end for move in self._moves), default=now)
        if last - now > self.LONGEST * factor:
            self._drop_all()
            last = now
        self._moves += self.moves_of(self.faded(steps) if reduced else steps, max(last, now), factor)
        self._rise()
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._clock.want("table", FRAME_MS)
        for move in self._moves:
            self._mark_drawn(move, now)
        self.tick()

    def _rise(self) -> None:
        """Lie above what was made or raised since; being clear, it asks for no pixel to be drawn again."""
        if self._table.children()[-1] is not self:
            blocked = Qt.WidgetAttribute.WA_UpdatesDisabled
            self.setAttribute(blocked, True)
            self.raise_()
            self.setAttribute(blocked, False)

    # -- the clock ------------------------------------------------------------------------------

    def tick(self) -> None:
        """Go on to where the time is, drawing only what has changed."""
        if not self._moves:
            return
        now = self._clock.now_ms()
        for move in self._moves:
            if not move.heard and move.start <= now:
                move.heard = True
                if move.step.cue:
                    self.cue.emit(move.step.cue)
        fresh = self._go_on(now)
        if not self._moves:
            self._drop_all()
            self.done.emit()
            return
        self._frame = now
        self.show_moment(now)
        self.update(fresh.united(self._drawn))
        self._drawn = fresh

    def _go_on(self, now: float) -> QRegion:
        """Leave out what is over; return what is to be drawn, and again in the next frame."""
        going, fresh = list[M](), QRegion()
        for move in self._moves:
            is_over = move.end <= now and move.heard
            if is_over or not self.rests(move, now):
                if self.rests(move, self._frame):
                    self._mark_drawn(move, self._frame)
                for box in () if is_over else self.boxes(move, now):
                    fresh += box
            if not is_over:
                going.append(move)
        self._moves = going
        return fresh

    def _mark_drawn(self, move: M, when: float) -> None:
        for box in self.boxes(move, when):
            self._drawn += box

    def finish(self) -> None:
        """Show the table as it is."""
        if self._moves:
            for move in self._moves:
                if not move.heard and move.step.cue in LAST_CUES:
                    self.cue.emit(move.step.cue)
            self._drop_all()
            if self._pending is None:
                self.done.emit()

    def _drop_all(self) -> None:
        for move in self._moves:
            self._mark_drawn(move, self._frame)
        self.update(self._drawn)
        self._moves, self._drawn = [], QRegion()
        self.forget()
        self._clock.want("table", 0)
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any press completes what moves, and then does what it does."""
        if event.type() == QEvent.Type.Resize and watched is self._table:
            self.setGeometry(self._table.rect())
            self.finish()
        elif event.type() in INPUT:
            self.finish()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when the table goes away."""
        super().hideEvent(event)
        self.finish()


def first_cues(steps: Sequence[Step]) -> list[str]:
    """Return the sounds of what does not move, each once, and not too many."""
    return list(dict.fromkeys(step.cue for step in steps if step.cue))[:MOST_CUES]


def share_of(move: Move[Any], now: float) -> float:
    """Return how much of a move's time is over, from 0 to 1."""
    length = move.end - move.start
    return min(1.0, max(0.0, (now - move.start) / length)) if length else 1.0
