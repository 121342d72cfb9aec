"""What can lie over a table is made when somebody wants it: most tables show little of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.kit.overlay import Overlay
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy.deals import DEALS
from tests.gui.table.scene import Scene

Key = Qt.Key
ASKING = (Key.Key_Space, Key.Key_1, Key.Key_H, Key.Key_Escape, Key.Key_G, Key.Key_A, Key.Key_L, Key.Key_L)
"""Keys that ask what lies over the table, and open nothing there."""


@pytest.fixture(params=DEALS, ids=lambda deal: deal.name)
def scene(request: pytest.FixtureRequest, window: MainWindow, clock: HandClock) -> Scene:
    """Three people at a table of either game, before the first turn."""
    opened: Scene = request.param.open(window, clock, 0)
    return opened


def lying_over(table: QWidget) -> list[str]:
    """Return what has been made to lie over a table, whether it does or not."""
    parts = table.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [type(part).__name__ for part in parts if isinstance(part, Overlay | MemoPanel)]


def test_a_table_opens_with_no_sheet_that_nobody_asked_for(scene: Scene) -> None:
    assert lying_over(scene.table) == ["Curtain"]


def test_to_ask_what_lies_there_makes_nothing(scene: Scene) -> None:
    scene.lift()
    for key in ASKING:
        scene.key(key)
    scene.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    scene.key(Key.Key_F1)
    scene.key(Key.Key_Escape)
    assert lying_over(scene.table) == ["Curtain"]


def test_another_look_makes_only_what_was_up(scene: Scene) -> None:
    scene.lift()
    scene.table.questions.ask_claim()
    scene.window.look.change(scene.window.look.settings._replace(theme="light"))
    scene.settle()
    assert lying_over(scene.table) == ["Curtain", "ClaimSheet"]


def test_a_memo_window_makes_its_panel(scene: Scene, request: pytest.FixtureRequest) -> None:
    scene.do(request.node.callspec.params["scene"].plays[0])
    assert lying_over(scene.table) == ["Curtain", "MemoPanel"]
    assert scene.table.sheets.memo.geometry() == scene.table.sheets.dock
