"""A key that is held down is let go and pressed again by X at every repeat; nothing is pressed by that."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.key_repeats import KeyRepeats

PRESS, RELEASE, OVERRIDE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride
SPACE, ENTER = Qt.Key.Key_Space, Qt.Key.Key_Return


class Listener(QWidget):
    """Writes down which keys it hears, and whether as repeats."""

    repeats: KeyRepeats

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[QEvent.Type, int, bool]] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append((PRESS, event.key(), event.isAutoRepeat()))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self.heard.append((RELEASE, event.key(), event.isAutoRepeat()))


@pytest.fixture
def listener(qtbot: QtBot) -> Listener:
    """Return a window whose keys are told from repeats."""
    found = Listener()
    qtbot.addWidget(found)
    found.show()
    found.setFocus()
    found.repeats = KeyRepeats(handle(found))
    return found


def handle(widget: QWidget) -> QWindow:
    """Return the system's window of a widget."""
    found = widget.windowHandle()
    assert found is not None, "it has been shown"
    return found


def send(widget: QWidget, kind: QEvent.Type, key: Qt.Key, time: int) -> QKeyEvent:
    """Let X tell of a key at a moment, in milliseconds."""
    event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, " ")
    event.setTimestamp(time)
    QApplication.sendEvent(handle(widget), event)
    return event


def test_a_release_and_a_press_of_one_moment_are_a_repeat(listener: Listener) -> None:
    send(listener, PRESS, SPACE, 1000)
    for time in (1500, 1530):
        send(listener, RELEASE, SPACE, time)
        send(listener, OVERRIDE, SPACE, time)
        send(listener, PRESS, SPACE, time)
    assert not listener.repeats._timer.isActive(), "nothing is kept back"
    assert listener.heard == [(PRESS, SPACE, False), (PRESS, SPACE, True), (PRESS, SPACE, True)]


def test_a_key_that_is_let_go_is_so_a_moment_later(listener: Listener, qtbot: QtBot) -> None:
    send(listener, PRESS, SPACE, 1000)
    send(listener, RELEASE, SPACE, 1100)
    assert listener.heard == [(PRESS, SPACE, False)]
    qtbot.waitUntil(lambda: len(listener.heard) == 2)
    assert listener.heard[1:] == [(RELEASE, SPACE, False)]


def test_a_second_press_is_one_however_soon_it_comes(listener: Listener, qtbot: QtBot) -> None:
    for time in (1000, 1002):
        send(listener, PRESS, SPACE, time)
        send(listener, RELEASE, SPACE, time + 1)
    qtbot.waitUntil(lambda: len(listener.heard) == 4)
    assert listener.heard == [(PRESS, SPACE, False), (RELEASE, SPACE, False)] * 2


def test_keys_stay_in_their_order(listener: Listener) -> None:
    send(listener, RELEASE, SPACE, 1000)
    send(listener, PRESS, ENTER, 1000)
    assert listener.heard == [(RELEASE, SPACE, False), (PRESS, ENTER, False)]


def test_no_shortcut_is_looked_for_at_a_repeat(listener: Listener) -> None:
    send(listener, RELEASE, SPACE, 1000)
    override = send(listener, OVERRIDE, SPACE, 1000)
    assert override.isAccepted()


def test_keys_without_a_time_go_straight_through(listener: Listener) -> None:
    QTest.keyClick(listener, SPACE)
    assert listener.heard == [(PRESS, SPACE, False), (RELEASE, SPACE, False)]
