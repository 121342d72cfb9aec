"""A whole game with a real pointer: Fragments, signs and Planets are carried by Qt's own drags."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.afternova.deal import Token
from chrononauts_qt.ui.kit.pieces import PieceModel, PieceView
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.afternova.people import LEFT, People
from tests.gui.afternova.test_whole_games import late, once_each
from tests.gui.drag import real_drag
from tests.gui.program import settle
from tests.gui.robot import HandClock

pytestmark = pytest.mark.xcb


class Pointers(People):
    """People whose presses come from the display, and who carry what can be carried."""

    def __init__(self, window: MainWindow, clock: HandClock) -> None:
        super().__init__(window, clock)
        self.carried = 0

    def click(self, widget: QWidget, at: QPoint) -> None:
        """Press where something is seen."""
        handle = widget.window().windowHandle()
        there = handle.mapFromGlobal(widget.mapToGlobal(at))
        QTest.mouseMove(handle, there)
        QTest.mouseClick(handle, LEFT, pos=there)

    def choose(self, view: PieceView, key: str) -> None:
        """Choose a thing; whoever is brought into a deal, by carrying the Planet there."""
        draft = self.table.draft
        if view is self.table.seats_view and draft.planet and self.controller.viewer == draft.me:
            self._carry_over(self.table.planets, draft.planet, view, key)
        else:
            super().choose(view, key)

    def _put(self, token: Token, column: int) -> None:
        self._carry_over(self.table.deal.columns, token.key, self.table.deal.columns, f"column {column}")

    def _carry_over(self, source: PieceView, key: str, target: PieceView, end: str) -> None:
        self.gestures += 1
        self.carried += 1
        real_drag(source.viewport(), self._spot(source, key), target.viewport(), self._spot(target, end))
        settle()

    def _spot(self, view: PieceView, key: str) -> QPoint:
        model = view.model()
        assert isinstance(model, PieceModel)
        return self.seen_at(view, model.row_of(key))


def test_three_people_play_to_the_end_with_a_real_pointer(window: MainWindow, clock: HandClock) -> None:
    people = Pointers(window, clock)
    people.sit(late(3, "c 65", 5))
    people.play()
    assert people.window.shown() == "end"
    assert people.carried > 4
    assert people.taken >= 2
    assert once_each(people) == []
