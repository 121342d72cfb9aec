"""A window of the usual size, a clock that is moved by hand, and both games dealt for these tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui import i18n, theme
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.robot import HandClock


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
    """Return what opens a window over a folder of its own, as the first start of the program would."""
    opened: list[MainWindow] = []

    def open_one() -> MainWindow:
        found = MainWindow(tmp_path / str(len(opened)), theme.DARK, now=clock)
        opened.append(found)
        qtbot.addWidget(found)
        found.resize(1366, 768)
        with qtbot.waitExposed(found):
            found.show()
        found.activateWindow()
        qtbot.waitUntil(found.isActiveWindow)
        return found

    return open_one


@pytest.fixture
def window(new_window: Callable[[], MainWindow], dressed: QApplication) -> Iterator[MainWindow]:
    """Return the program's window on its first screen; look and language are put back in the end."""
    yield new_window()
    i18n.install(dressed, "en")
    i18n.set_card_language("")
    theme.apply(dressed)
