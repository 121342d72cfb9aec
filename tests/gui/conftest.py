"""What tests of several folders ask for, and a guard against a Qt build that corrupts Python."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui import i18n, theme
from chrononauts_qt.ui.views import clock as pace
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.program import NewWindow, open_window
from tests.gui.robot import HandClock


@pytest.fixture(scope="session", autouse=True)
def none_refcount_guard() -> None:
    """Fail where PySide6 loses references to None: 6.12.0 does on Python < 3.12 and then aborts."""
    from PySide6.QtCore import QObject

    probe = QObject()
    before = sys.getrefcount(None)
    for _ in range(100):
        probe.setObjectName("probe")
    lost = before - sys.getrefcount(None)
    if sys.version_info < (3, 12) and lost > 50:
        pytest.fail(f"this PySide6 loses references to None ({lost} in 100 calls): install 6.11")
    return


@pytest.fixture
def headphones() -> Iterator[None]:
    """Let somebody have said that headphones are worn: what is private is spoken (3.8)."""
    from chrononauts_qt.ui import earshot

    earshot.wear(True)
    yield
    earshot.wear(False)


@pytest.fixture
def moving() -> Iterator[None]:
    """Let cards fly, as the settings of a player would have it."""
    pace.follow(lambda: "normal")
    yield
    pace.follow(None)


@pytest.fixture
def clock() -> HandClock:
    """Return the clock of pauses and Memo windows, moved by hand."""
    return HandClock()


@pytest.fixture
def new_window(qtbot: QtBot, tmp_path: Path, clock: HandClock) -> NewWindow:
    """Return what opens a window over the folder of this test, as a fresh start of the program would."""
    return lambda: open_window(qtbot, tmp_path, clock)


@pytest.fixture
def window(new_window: NewWindow, qapp: QApplication) -> Iterator[MainWindow]:
    """Return the program's window on its first screen; look and language are put back in the end."""
    yield new_window()
    i18n.install(qapp, "en")
    i18n.set_card_language("")
    theme.apply(qapp)
