"""The curtain: opaque, deaf to keys, and never lifted by accident."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, QRect, Qt
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.theme import DARK, LIGHT, mixed
from chrononauts_qt.ui.table import curtain as module
from chrononauts_qt.ui.table.curtain import DEAF_MS, HOLD_MS, Curtain
from tests.gui.robot import let_pass
from tests.gui.theme.colours import contrast
from tests.gui.windows.helpers import check_controls, said

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def curtain(window: QWidget) -> Curtain:
    """A fallen curtain over a loud secret; it listens already."""
    secret = QLabel("secret", window)
    secret.setStyleSheet("background: #ff00ff")
    secret.setGeometry(window.rect())
    secret.show()
    fallen = Curtain(window)
    fallen.cover(1, "Pass the computer to Bruno")
    let_pass(DEAF_MS)
    return fallen


def test_it_hides_every_pixel(curtain: Curtain, window: QWidget) -> None:
    image = window.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(0, 1024, 7) for y in range(0, 600, 7)}
    assert QColor("#ff00ff").name() not in seen
    assert "Bruno" in said(curtain)
    assert "Player 2" in said(curtain)
    check_controls(curtain)


def test_its_rings_glow_in_the_colour_of_the_seat(window: QWidget) -> None:
    fallen = Curtain(window)
    fallen.cover(3, "Pass the computer to Bruno")
    image = fallen.grab().toImage()
    seen = {image.pixelColor(x, 1).name() for x in range(image.width())}
    seen |= {image.pixelColor(1, y).name() for y in range(image.height())}
    rings = {mixed(DARK.color("bg"), DARK.seat(3), share).name() for share in module.GLOW}
    assert len(seen & rings) >= 6


@pytest.mark.parametrize("seat", range(6))
def test_words_can_be_read_on_its_brightest_ring(seat: int) -> None:
    for look in (DARK, LIGHT):
        ground = mixed(look.color("bg"), look.seat(seat), max(module.GLOW))
        assert min(contrast(look.color(ink), ground) for ink in ("text", "muted")) >= 4.5


def test_it_follows_the_window(curtain: Curtain, window: QWidget) -> None:
    window.resize(1366, 768)
    assert curtain.geometry() == window.rect()


def test_it_covers_only_the_private_regions(curtain: Curtain, window: QWidget) -> None:
    dock, goals = QRect(8, 440, 800, 150), QRect(820, 200, 190, 390)
    curtain.set_areas([dock, goals])
    image = window.grab().toImage()
    assert image.pixelColor(400, 100).name() == "#ff00ff"
    assert image.pixelColor(400, 500).name() != "#ff00ff"
    assert image.pixelColor(900, 300).name() != "#ff00ff"
    lift = QRect(
        curtain.lift_button.mapTo(window, curtain.lift_button.rect().topLeft()), curtain.lift_button.size()
    )
    assert dock.contains(lift)


@pytest.mark.parametrize("how", ["space", "mouse", "anywhere"])
def test_holding_lifts_it(curtain: Curtain, qtbot: QtBot, how: str) -> None:
    target: QWidget = curtain if how == "anywhere" else curtain.lift_button
    with qtbot.waitSignal(curtain.lifted) as caught:
        if how == "space":
            QTest.keyPress(target, Qt.Key.Key_Space)
        else:
            QTest.mousePress(target, LEFT)
        let_pass(HOLD_MS)
    assert caught.args == [1]
    assert not curtain.isVisible()


def test_its_own_clock_runs(window: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the timer of the program, which no hand moves."""
    monkeypatch.setattr(module, "QElapsedTimer", QElapsedTimer)
    fallen = Curtain(window)
    fallen.cover(1, "Pass the computer to Bruno")
    QTest.qWait(DEAF_MS + 1)
    with qtbot.waitSignal(fallen.lifted):
        QTest.mousePress(fallen.lift_button, LEFT)


@pytest.mark.parametrize("how", ["mouse", "space", "enter"])
def test_two_presses_lift_it_and_one_does_not(curtain: Curtain, qtbot: QtBot, how: str) -> None:
    def press() -> None:
        if how == "mouse":
            QTest.mouseClick(curtain.lift_button, LEFT)
        else:
            key = Qt.Key.Key_Space if how == "space" else Qt.Key.Key_Return
            QTest.keyClick(curtain.lift_button, key)

    with qtbot.assertNotEmitted(curtain.lifted, wait=100):
        press()
        let_pass(HOLD_MS)
    assert curtain.isVisible()
    assert "once more" in said(curtain)
    with qtbot.waitSignal(curtain.lifted):
        press()


def test_a_press_meant_for_the_screen_before_does_not_count(window: QWidget) -> None:
    fallen = Curtain(window)
    fallen.cover(0, "Pass the computer to Ada")
    let_pass(DEAF_MS - 1)
    QTest.mouseClick(fallen.lift_button, LEFT)
    let_pass(1)
    QTest.mouseClick(fallen.lift_button, LEFT)
    assert fallen.isVisible()


def test_a_key_held_down_since_before_does_not_lift_it(curtain: Curtain) -> None:
    for _ in range(5):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
        QApplication.sendEvent(curtain.lift_button, event)
        QApplication.sendEvent(curtain, event)
    assert curtain.isVisible()


def test_one_press_is_enough_for_who_had_the_screen_before(curtain: Curtain, qtbot: QtBot) -> None:
    curtain.cover(3, "Davide, go on", presses=1)
    let_pass(DEAF_MS)
    with qtbot.waitSignal(curtain.lifted) as caught:
        QTest.keyClick(curtain.lift_button, Qt.Key.Key_Space)
    assert caught.args == [3]


def test_no_key_and_no_shortcut_gets_past_it(curtain: Curtain, window: QWidget) -> None:
    reached: list[str] = []
    shortcut = QShortcut(QKeySequence("G"), window)
    shortcut.activated.connect(lambda: reached.append("G"))
    below = QPushButton("below", window)
    below.clicked.connect(lambda: reached.append("below"))
    below.show()
    below.lower()
    for key in (Qt.Key.Key_G, Qt.Key.Key_1, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)
    assert reached == []
    assert curtain.lift_button.hasFocus()
    assert curtain.isVisible()
    QTest.mouseClick(curtain, LEFT, pos=below.geometry().center())
    assert reached == []


def test_losing_the_window_lets_go_of_a_press(curtain: Curtain, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(curtain.lifted, wait=100):
        QTest.mousePress(curtain, LEFT)
        QApplication.sendEvent(curtain, QEvent(QEvent.Type.WindowDeactivate))
        let_pass(HOLD_MS)
