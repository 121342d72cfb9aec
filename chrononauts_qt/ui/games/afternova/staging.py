"""Ties what moves to the table of AfterNova, by what everybody sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.afternova.animator import Animator
from chrononauts_qt.ui.games.afternova.places import Laid
from chrononauts_qt.ui.games.afternova.points import points_of
from chrononauts_qt.ui.games.afternova.texts import listed
from chrononauts_qt.ui.games.afternova.views.motion import plan
from chrononauts_qt.ui.kit.clock import Clock
from chrononauts_qt.ui.table import staging


class Teller(Protocol):
    """What staging asks of the controller of a match."""

    viewer: int | None

    @property
    def is_hurried(self) -> bool:
        """Tell whether nobody wants to follow what bots do."""

    def seen(self, seat: int | None = None) -> View:
        """Return what everybody may see."""


class Table(Laid, Protocol):
    """What staging asks of the table besides."""

    is_list: bool


LEAD = 700
"""So many milliseconds before the end of what moves bots may go on: what they do then moves behind it."""


class Staging(staging.Staging):
    """Lets deals, the Market and completions be seen to happen."""

    def __init__(self, teller: Teller, laid: Table, table: QWidget, clock: Clock | None = None) -> None:
        self.clock = clock or Clock(table)
        self.animator = Animator(laid, table, self._points_between, self.clock)
        super().__init__(table, self.animator)
        self._teller, self._laid = teller, laid
        self._points = self._before = self._count()
        self._shown = self._look()

    def _count(self) -> list[int]:
        return [points_of(player) for player in self._teller.seen().players]

    def _points_between(self, seat: int) -> tuple[str, ...]:
        """Return in words every count of points from what a seat had to what it has now."""
        before, now = self._before[seat], self._points[seat]
        step = 1 if now >= before else -1
        return tuple(listed.points(count) for count in range(before, now + step, step))

    def expect(self, events: tuple[Event, ...]) -> None:
        self._before, self._points = self._points, self._count()
        done = [len(player.completed) for player in self._teller.seen().players]
        self.animator.viewer = self._teller.viewer
        self.animator.expect_steps(plan(events, self._teller.viewer, done))

    def begin(self) -> None:
        """Whatever moves is over at once when others look, or see another Starship."""
        now = self._look()
        if now != self._shown:
            self.animator.finish()
        self._shown = now
        super().begin()

    def _look(self) -> tuple[int, int] | None:
        viewer = self._teller.viewer
        return None if viewer is None else (viewer, self._laid.ship_seat)

    @property
    def is_still(self) -> bool:
        """Tell whether so little moves still that something else may happen."""
        return self.animator.left <= LEAD

    def board(self) -> QRect:
        return self._laid.planets.geometry()

    def own(self) -> Collection[object]:
        return (self._laid.planets,)

    def is_covered(self) -> bool:
        """Tell whether nothing is to be seen: behind a list or a sheet, or because nobody wants to wait."""
        return self._laid.is_list or self._teller.is_hurried or super().is_covered()
