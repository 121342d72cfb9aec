"""The program as the tests open it: dressed, and in a window of the usual size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QModelIndex, QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock

NewWindow = Callable[[], MainWindow]
ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)


def dress(app: QApplication) -> QApplication:
    """Give an application its fonts, its style and its plurals, as the program does."""
    load_fonts()
    theme.apply(app)
    i18n.install(app)
    return app


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Dress the application for every test of a folder whose conftest.py imports this, and of no other."""
    return dress(qapp)


def open_window(qtbot: QtBot, folder: Path, clock: HandClock | None = None) -> MainWindow:
    """Return the program's window over a folder, shown and active; without `clock` its time is real.

    Nothing is said of first times: when a test looks at a message it is the first time of nearly everything.
    """
    found = MainWindow(folder, theme.DARK, now=clock)
    found.look.settings = found.look.settings._replace(first_times=False)
    qtbot.addWidget(found)
    found.resize(1366, 768)
    with qtbot.waitExposed(found):
        found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


def still_window(folder: Path, clock: HandClock) -> MainWindow:
    """Return the window over a folder, in a process of its own; nothing moves in it."""
    window = MainWindow(folder, theme.DARK, now=clock)
    window.resize(1366, 768)
    window.look.change(window.look.settings._replace(motion="off", welcomed=True, first_times=False))
    window.show()
    window.activateWindow()
    while not window.isActiveWindow():
        settle()
    return window


def settle() -> None:
    """Let Qt do what it has been asked to."""
    for _ in range(3):
        QApplication.processEvents()


def point_at(widget: QWidget, at: QPoint) -> None:
    """Move the pointer to a place of a widget, by way of another one: where an earlier test has left it just
    there, nothing would move."""
    for stop in (at + QPoint(4, 4), at):
        QTest.mouseMove(widget, stop)
        settle()


def walk_to(window: QWidget, widget: QWidget) -> None:
    """Bring the keys to a widget with Tab alone."""
    for _ in range(80):
        if QApplication.focusWidget() is widget:
            return
        QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Tab)
        settle()
    raise AssertionError(f"Tab does not reach {widget.accessibleName() or widget}")


def walk_within(view: QAbstractItemView, key: str) -> None:
    """Bring the keys to a thing of a list with the arrows alone, by the shortest way there is."""
    if not view.currentIndex().isValid():
        QTest.keyClick(view, Qt.Key.Key_Home)
    start = view.currentIndex()
    ways: dict[QModelIndex, tuple[Qt.Key, ...]] = {start: ()}
    waiting = [start]
    while waiting:
        here = waiting.pop(0)
        if here.data(ItemRole.KEY) == key:
            view.setCurrentIndex(start)
            for arrow in ways[here]:
                QTest.keyClick(view, arrow)
            return
        for arrow in ARROWS:
            view.setCurrentIndex(here)
            QTest.keyClick(view, arrow)
            there = view.currentIndex()
            if there not in ways:
                ways[there] = (*ways[here], arrow)
                waiting.append(there)
    raise AssertionError(f"no arrow leads to {key} in {view.accessibleName()}")


def draw_scenes(window: QWidget) -> None:
    """Draw at once the scenes that follow the first picture of a board, now and at rest."""
    for board in window.findChildren(TimelineView):
        board.grab()
        while board._ahead.isActive():
            board._ahead.stop()
            board._draw_ahead()


def let_go() -> None:
    """Delete what is to be deleted later, now: outside a running event loop nobody else would."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Tray(QWidget):
    """Takes whatever is carried over it."""

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        event.accept()


def carry_away() -> None:
    """Let nothing be carried over any place of a window: Qt keeps the last one, even when it is gone.

    The next card would be handed to a place that was deleted, if its own does not take it.
    """
    tray, data = Tray(), QMimeData()
    tray.setAcceptDrops(True)
    none, copy = Qt.MouseButton.NoButton, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(), copy, data, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(tray, enter)
    QApplication.sendEvent(tray, QDragLeaveEvent())


def waiting_for(path: Path) -> str:
    """Return lines of Python that wait until there is a file, or until a minute is over."""
    begins = "import time\nfrom pathlib import Path\nend = time.monotonic() + 60\n"
    looks = f"while not Path({str(path)!r}).exists() and time.monotonic() < end:\n"
    return f"{begins}{looks}    time.sleep(0.01)\n"
