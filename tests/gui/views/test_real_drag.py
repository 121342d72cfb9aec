"""One drag with a real pointer and Qt's own drag loop: needs an X display."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QDrag, QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from tests.gui.drag import LONGEST_MS
from tests.gui.views.conftest import Notebook
from tests.gui.views.positions import HAND, position

pytestmark = pytest.mark.xcb
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Table(QWidget):
    """A board above a hand, in one window."""

    def __init__(self, notebook: Notebook) -> None:
        super().__init__()
        layout = layout_for(1366, 700)
        self.resize(layout.size)
        self.board_model = TimelineModel(notebook, self)
        self.hand_model = HandModel(notebook, "hand", self)
        self.board_model.set_view(position((1963,)))
        self.hand_model.set_view(position())
        self.board = TimelineView(parent=self)
        self.board.setModel(self.board_model)
        self.board.place(layout)
        self.hand = HandView(parent=self)
        self.hand.setModel(self.hand_model)
        self.hand.place(layout)


def carry(table: Table, start: QPoint, end: QPoint) -> None:
    """Press, move in small steps and let go; the steps run inside the drag's own loop."""
    window = table.windowHandle()
    stops = [start + (end - start) * step / 8 for step in range(2, 9)]
    done = []

    def move_on() -> None:
        if stops:
            QTest.mouseMove(window, stops.pop(0))
            QTimer.singleShot(15, move_on)
        else:
            QTest.mouseRelease(window, LEFT, NONE, end)
            done.append(True)

    watchdog = QTimer()
    watchdog.setSingleShot(True)
    watchdog.timeout.connect(QDrag.cancel)
    watchdog.start(LONGEST_MS)
    QTest.mousePress(window, LEFT, NONE, start)
    QTimer.singleShot(0, move_on)
    QTest.mouseMove(window, start + QPoint(0, -QApplication.startDragDistance() - 2))
    for _ in range(LONGEST_MS // 10):
        if done:
            break
        QTest.qWait(10)
    watchdog.stop()
    assert done


@pytest.mark.parametrize(("year", "taken"), [(1968, True), (1912, False)])
def test_a_card_is_carried_from_the_hand_to_the_board(qtbot: QtBot, year: int, taken: bool) -> None:
    assert QGuiApplication.platformName() == "xcb"
    notebook = Notebook(("patch-1968", "1968"))
    table = Table(notebook)
    qtbot.addWidget(table)
    with qtbot.waitExposed(table):
        table.show()
    ended = QSignalSpy(table.hand.drag_ended)
    card = table.hand.visualRect(table.hand_model.index(1, 0)).center()
    tile = table.board.visualRect(table.board_model.index_of(year)).center()
    start = table.hand.viewport().mapTo(table, card)
    carry(table, start, table.board.viewport().mapTo(table, tile))
    assert ended.count() == 1
    assert ended.at(0) == ["patch-1968", taken]
    assert notebook.submitted == ([("patch-1968", "hand", "1968")] if taken else [])
    assert table.hand_model.cards == HAND
    assert (table.board.refusal is None) == taken
