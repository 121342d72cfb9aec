"""A table at which Chiefs think without a pause in their processes, while a person looks around."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import cycle, islice

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from tests.perf.stand import HAND, LYING, NAMES, Stand

SEATS = 4
LOST = 1000
"""After so many milliseconds nobody waits for a change any more."""


class ThinkingStand(Stand):
    """One person and three Chiefs, one of whom is to move. Whatever it has thought, it is asked again.

    The clock stands still, so that it never moves: what is painted is what the input has changed.
    ``thoughts`` counts the answers.
    """

    thoughts = 0

    def _deal(self) -> None:
        hands = {0: HAND, 1: ("reverse-fate", "patch-1917", "memo"), 2: ("memo",), 3: ("memo",)}
        setup = Setup(
            SEATS, "stand", first="seat-2", mulligan=False, red=(1914, 1963, 1980), hands=hands, tables=LYING
        )
        options = {bot_option(seat): "chief" for seat in range(1, SEATS)}
        self._window.open_match(Match.start("chrononauts", NAMES[:SEATS], setup, None, options))
        controller = self._table.controller
        assert isinstance(controller, MatchController)
        self._bots = controller.bots
        self._bots._hired().thought.connect(self._thought)
        self._settle()
        self._wait_for(3)

    def _thought(self) -> None:
        self.thoughts += 1
        QTimer.singleShot(0, self._bots, self._ask_again)

    def _ask_again(self) -> None:
        self._bots.begin_again()
        self._bots.ask()

    def _wait_for(self, thoughts: int) -> None:
        """Wait until the processes have started and think at their pace."""
        while self.thoughts < thoughts:
            QApplication.processEvents()

    def inputs(self, count: int) -> list[float]:
        """Return the milliseconds from an input to the next painted change, of many kinds in turn."""
        table, strike, key = self._table, self._strike, Qt.Key
        there, back = (key.Key_Right, key.Key_Down), (key.Key_Left, key.Key_Up)
        acts: list[Callable[[], None]] = []
        for way in (there, back):
            acts += [table.hand.setFocus, partial(strike, way[0])]
            acts += [partial(strike, key.Key_Space)] * 2  # the card large, and away again
            acts += [table.timeline.setFocus, *(partial(strike, one) for one in way)]
            acts += [partial(self._hover, 0), partial(self._hover, 2)]
        times = [self._time(act) for act in islice(cycle(acts), count + len(acts))]
        return times[len(acts) :]  # the first ones fill the caches

    def _time(self, act: Callable[[], None]) -> float:
        took = super()._time(act)
        assert took < LOST, f"{act} changes nothing that can be seen"
        return took

    def _strike(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        there = self._window.focusWidget()
        assert there is not None, "the hand, the board or a card has the focus"
        text = " " if key == Qt.Key.Key_Space else ""
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(there, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text))

    def _hover(self, row: int) -> None:
        """Move the mouse onto a card of the hand."""
        view = self._table.hand
        at = QPointF(view.visualRect(view.model().index(row, 0)).topLeft() + QPoint(14, 40))
        port, up, none = view.viewport(), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        move = QMouseEvent(QEvent.Type.MouseMove, at, QPointF(port.mapToGlobal(at)), up, up, none)
        QApplication.sendEvent(port, move)
