"""The comparison of test_secrecy would tell: leaks on purpose are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.chrononauts.flow import Flow
from chrononauts_qt.ui.games.chrononauts.goals import GoalsModel
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.games.chrononauts.step_panel import StepPanel
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy.leaks import hand_stays
from tests.gui.table.eyes import both, compare
from tests.gui.table.moments import curtain, inactive, window_open
from tests.gui.table.scene import Scene


def goals_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goals that are forgotten only when others come."""
    right = GoalsModel.set_view
    monkeypatch.setattr(
        GoalsModel, "set_view", lambda self, view: right(self, view) if view.identity else None
    )


def tooltip_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """A button that says, to who hovers long enough, which cards there are."""
    right = StepPanel.show_view

    def tells(self: StepPanel, view: View, *rest: object) -> None:
        right(self, view, *rest)  # type: ignore[arg-type]  # handed through
        self.claim_button.setToolTip(" ".join(view.hand) or self.claim_button.toolTip())

    monkeypatch.setattr(StepPanel, "show_view", tells)


def pixel_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """One pixel, as long as somebody's Memo lies in the hand on turn."""
    right = Flow.refresh

    def tells(self: Flow) -> None:
        right(self)
        hands = self._controller.match.state.hands
        table: Any = self._sheets.parent()
        spot = table.findChild(QLabel, "spot") or QLabel(table)
        spot.setObjectName("spot")
        spot.setFixedSize(1, 1)
        spot.setStyleSheet("background: white" if len(set(hands[1])) == 2 else "background: black")
        spot.show()

    monkeypatch.setattr(Flow, "refresh", tells)


def button_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Memo window that asks only those who could answer."""
    right = MemoPanel.set_looked

    def tells(self: MemoPanel, seats: object) -> None:
        right(self, seats)  # type: ignore[arg-type]  # handed through
        table = self.parentWidget()
        if isinstance(table, TableScreen) and hasattr(table, "controller"):
            for seat, button in enumerate(self.seat_buttons):
                button.setEnabled("memo" in table.controller.view_of(seat).hand)

    monkeypatch.setattr(MemoPanel, "set_looked", tells)


@pytest.mark.parametrize(
    ("leak", "moment"),
    [
        (hand_stays, inactive),
        (goals_stay, inactive),
        (tooltip_tells, inactive),
        (pixel_tells, curtain),
        (button_tells, window_open),
    ],
    ids=["hand", "goals", "tooltip", "pixel", "button"],
)
def test_a_planted_leak_is_found(
    window: MainWindow,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    moment: Callable[[Scene], None],
) -> None:
    leak(monkeypatch)
    one, two = both(window, clock, moment)
    with pytest.raises(AssertionError):
        compare(one, two)
