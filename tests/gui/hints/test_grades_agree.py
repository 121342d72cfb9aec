"""Over many positions of whole games the second and the third grade of a hint mean the same move."""

from __future__ import annotations

from typing import Any

import pytest

from chrononauts_qt.bots.ranks import AGENT, think
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from chrononauts_qt.ui.table.graded_hints import EFFECT, SUGGESTION
from tests.gui.hints.clerk import Clerk
from tests.gui.hints.conftest import Tables

POSITIONS = 30


class Adviser(Clerk):
    """Answers each question at once, as an Agent would; the last answer is the one that counts."""

    said: Any = None

    def ask(self, game: str, rank: str, view: View) -> int:
        number = super().ask(game, rank, view)
        self.said = think(game, AGENT, view)
        return number

    def answer(self) -> None:
        """Give the answer to the last question."""
        self.thought.emit(len(self.asked), self.said)


@pytest.mark.parametrize("table", ["deal", "counter"])
def test_what_would_be_done_is_what_is_suggested(table: str, request: pytest.FixtureRequest) -> None:
    lay: Tables = request.getfixturevalue(table)
    scene = lay(lift=False)
    clerk = Adviser()
    hints, controller, seen = scene.table.hints, scene.controller, 0
    hints.hire = lambda: clerk
    for _ in range(4 * POSITIONS):
        view = controller.public_view()
        if view.outcome is not None or seen == POSITIONS:
            break
        seat = view.deciding[0]
        if view.step == "window":
            controller.allow(seat)
            continue
        if controller.viewer != seat:
            scene.lift()
        for _ in range(EFFECT):
            hints.ask()
        clerk.answer()
        meant = hints.cards, hints.target
        hints.ask()
        assert hints.grade == SUGGESTION
        assert (hints.cards, hints.target) == meant
        action = clerk.said.advice.action
        own = controller.view()
        with controller.speaking():
            assert describe(action, controller.names, own.step) in _said(scene)
        seen += 1
        controller.submit(seat, action)
        scene.settle()
    assert seen > POSITIONS // 2


def _said(scene: Any) -> str:
    """Return what the hint says, on the sheet that asks or above the dock."""
    sheets = scene.table.sheets
    for name in ("picker", "mulligan"):
        if sheets.is_up(name):
            return str(getattr(sheets, name).hint.words)
    return str(scene.said())
