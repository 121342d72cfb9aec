"""What was pressed for the curtain reaches nothing behind it, and what is for every screen goes through."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS, HOLD_MS
from tests.gui.robot import HandClock, let_pass
from tests.gui.table.moments import away
from tests.gui.table.scene import LEFT, Scene, start
from tests.scenario import explicit_setup

LIFTERS = (Qt.Key.Key_Space, Qt.Key.Key_Return)


@pytest.fixture
def ending(window: MainWindow, clock: HandClock) -> Scene:
    """Return a game in which Ada's turn only needs to be ended; her curtain hangs."""
    scene = start(window, clock, explicit_setup(hands={1: "dodo ark"}))
    scene.to_end_step()
    away()
    assert scene.table.sheets.curtain.isVisible()
    let_pass(DEAF_MS)
    return scene


def focused() -> QWidget:
    """Return what has the keys."""
    found = QApplication.focusWidget()
    assert found is not None, "nothing has the keys"
    return found


def repeat(key: Qt.Key, kind: QEvent.Type = QEvent.Type.KeyPress) -> None:
    """Let a key that is held down come once more to whatever has the keys, a moment later."""
    let_pass(30)
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
    QApplication.sendEvent(focused(), event)


@pytest.mark.parametrize("key", LIFTERS)
def test_a_press_too_many_ends_no_turn(ending: Scene, key: Qt.Key) -> None:
    for _ in range(3):
        ending.key(key)
    assert ending.controller.viewer == 0
    assert ending.public.step == "end"
    let_pass(DEAF_MS)
    ending.key(key)
    assert ending.public.seat_to_move == 1, "later presses count"


@pytest.mark.parametrize("key", LIFTERS)
def test_a_key_held_down_lifts_once_and_ends_no_turn(ending: Scene, qtbot: QtBot, key: Qt.Key) -> None:
    ending.key(key)
    QTest.keyPress(focused(), key)
    curtain = ending.table.sheets.curtain
    for _ in range(HOLD_MS // 30):
        repeat(key)
    qtbot.waitUntil(lambda: not curtain.isVisible())
    for _ in range(30):
        repeat(key)
        ending.settle()
    assert ending.controller.viewer == 0
    assert ending.public.step == "end"
    QTest.keyRelease(focused(), key)
    ending.settle()
    assert ending.public.step == "end"
    ending.key(key)
    assert ending.public.seat_to_move == 1, "it was let go: the next press counts"


def test_a_double_click_on_the_curtain_chooses_no_card(ending: Scene) -> None:
    button = ending.table.sheets.curtain.lift_button
    ending.click(button)
    ending.click(button)
    assert ending.controller.viewer == 0
    below = ending.table.childAt(button.mapTo(ending.table, button.rect().center()))
    assert below is not None, "a curtain hangs over something"
    QTest.mouseDClick(below, LEFT)
    ending.settle()
    assert ending.table.arming.card is None
    assert ending.public.step == "end"


def test_enter_held_from_the_last_turn_does_not_lift_the_next_curtain(ending: Scene) -> None:
    ending.lift()
    QTest.keyPress(focused(), Qt.Key.Key_Return)
    ending.settle()
    assert ending.controller.wanted == 1
    for _ in range(20):
        repeat(Qt.Key.Key_Return)
        ending.settle()
    assert ending.table.sheets.curtain.isVisible()
    assert ending.controller.viewer is None


def test_the_language_changes_behind_a_curtain(ending: Scene) -> None:
    before = ending.table.sheets.curtain.lift_button.text()
    QTest.keyClick(focused(), Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    ending.settle()
    curtain = ending.table.sheets.curtain
    assert curtain.isVisible()
    assert curtain.lift_button.text() != before
    assert ending.controller.viewer is None


@pytest.mark.parametrize("key", [Qt.Key.Key_L, Qt.Key.Key_G, Qt.Key.Key_E, Qt.Key.Key_V, Qt.Key.Key_H])
def test_single_keys_stay_on_the_curtain(ending: Scene, key: Qt.Key) -> None:
    ending.key(key)
    assert ending.table.sheets.curtain.isVisible()
    assert ending.controller.viewer is None
    assert ending.public.step == "end"
