"""A game of Artifaxx in its window, with what these tests do to it and ask of it again and again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from tests.gui.artifaxx.robot import press_artifact
from tests.gui.desks import screen_of
from tests.gui.robot import LEFT
from tests.gui.table.scene import Scene

HAND = "get-there-first tyrannosaurus memo"
SHELVES: Mapping[int, Sequence[str]] = {
    0: ("dodo", "ark"),
    1: ("rongorongo", "mona-lisa-obvious"),
    2: ("stegosaurus",),
}
Deal = Callable[..., "CounterScene"]
"""Lays a game of three on the counter: Ada's hand, whether she is uncovered, and words of a Setup."""


class CounterScene(Scene):
    """One match of Artifaxx in a window."""

    @property
    def counter(self) -> CounterScreen:
        """The counter on the screen."""
        table = screen_of(self.window)
        assert isinstance(table, CounterScreen), "Artifaxx has a counter"
        return table

    @property
    def table(self) -> Any:
        """The counter, for what the scenes of both tables do."""
        return self.counter

    def press_shelf(self, seat: int) -> None:
        """Click a shelf on its plate, beside every card."""
        QTest.mouseClick(self.counter.shelves[seat].viewport(), LEFT, pos=QPoint(12, 120))
        self.settle()

    def press(self, card: str) -> None:
        """Click an Artifact on a shelf."""
        press_artifact(self.counter, card)
        self.settle()

    def allow(self) -> None:
        """Let the ring of the Memo window run empty."""
        self.pass_time(60)

    def on_shelf(self, seat: int) -> tuple[str, ...]:
        """Return what the shelf of a seat shows."""
        return self.counter.shelf_models[seat].cards
