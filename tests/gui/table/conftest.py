"""A window of the usual size, a clock that is moved by hand, and games dealt as a test needs them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui import i18n, theme
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.table.scene import Scene, start
from tests.scenario import explicit_setup

Deal = Callable[..., Scene]


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Give the application its fonts and its style, as the program does."""
    load_fonts()
    theme.apply(qapp)
    return qapp


@pytest.fixture
def clock() -> HandClock:
    """Return the clock of the Memo window."""
    return HandClock()


@pytest.fixture
def new_window(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> Callable[[], MainWindow]:
    """Return what opens a window over the folder of this test, as a fresh start of the program would."""

    def opened() -> MainWindow:
        found = MainWindow(tmp_path, theme.DARK, now=clock)
        qtbot.addWidget(found)
        found.resize(1366, 768)
        with qtbot.waitExposed(found):
            found.show()
        found.activateWindow()
        qtbot.waitUntil(found.isActiveWindow)
        return found

    return opened


@pytest.fixture
def window(new_window: Callable[[], MainWindow], qapp: QApplication) -> Iterator[MainWindow]:
    """Return the program's window on its first screen; the language is put back in the end."""
    yield new_window()
    i18n.install(qapp, "en")


@pytest.fixture
def deal(window: MainWindow, clock: HandClock) -> Deal:
    """Return what lays a game on the table: `tests.scenario.explicit_setup`, and `seconds` of the ring."""

    def dealt(seconds: str = "4", **words: Any) -> Scene:
        return start(window, clock, explicit_setup(**words), seconds)

    return dealt
