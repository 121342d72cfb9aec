"""The program as the tests open it: dressed, and in a window of the usual size."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui import theme
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.robot import HandClock

NewWindow = Callable[[], MainWindow]


def dress(app: QApplication) -> QApplication:
    """Give an application its fonts and its style, as the program does."""
    load_fonts()
    theme.apply(app)
    return app


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Dress the application for every test of a folder whose conftest.py imports this, and of no other."""
    return dress(qapp)


def open_window(qtbot: QtBot, folder: Path, clock: HandClock | None = None) -> MainWindow:
    """Return the program's window over a folder, shown and active; without `clock` its time is real."""
    found = MainWindow(folder, theme.DARK, now=clock)
    qtbot.addWidget(found)
    found.resize(1366, 768)
    with qtbot.waitExposed(found):
        found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


def settle() -> None:
    """Let Qt do what it has been asked to."""
    for _ in range(3):
        QApplication.processEvents()


def let_go() -> None:
    """Delete what is to be deleted later, now: outside a running event loop nobody else would."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def waiting_for(path: Path) -> str:
    """Return lines of Python that wait until there is a file, or until a minute is over."""
    begins = "import time\nfrom pathlib import Path\nend = time.monotonic() + 60\n"
    looks = f"while not Path({str(path)!r}).exists() and time.monotonic() < end:\n"
    return f"{begins}{looks}    time.sleep(0.01)\n"
