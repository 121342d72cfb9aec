"""A double click presses nothing that its first press has laid under the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.double_clicks import DoubleClicks

LEFT, NONE, AT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(40, 20)


class Doors(QWidget):
    """A button that a press of it takes away, from over another one."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(200, 100)
        self.below, self.above = QPushButton("below", self), QPushButton("above", self)
        self.pressed: list[str] = []
        for button in (self.below, self.above):
            button.setGeometry(0, 0, 80, 40)
            button.clicked.connect(self.note)
        self.above.clicked.connect(self.above.hide)

    def note(self) -> None:
        sender = self.sender()
        assert isinstance(sender, QPushButton), "buttons are pressed"
        self.pressed.append(sender.text())


@pytest.fixture
def doors(qtbot: QtBot) -> Doors:
    found = Doors()
    qtbot.addWidget(found)
    found.show()
    return found


def test_without_the_filter_the_second_press_falls_through(doors: Doors) -> None:
    QTest.mouseDClick(doors.windowHandle(), LEFT, NONE, AT)
    assert doors.pressed == ["above", "below"]


def test_the_second_press_falls_on_nothing_else(doors: Doors) -> None:
    DoubleClicks(doors)
    QTest.mouseDClick(doors.windowHandle(), LEFT, NONE, AT)
    assert doors.pressed == ["above"]
    QTest.mouseClick(doors.windowHandle(), LEFT, NONE, AT, 1000)
    assert doors.pressed == ["above", "below"]


def test_two_quick_presses_of_one_thing_are_two(doors: Doors) -> None:
    DoubleClicks(doors)
    doors.above.hide()
    QTest.mouseDClick(doors.windowHandle(), LEFT, NONE, AT)
    assert doors.pressed == ["below", "below"]
