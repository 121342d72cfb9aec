"""The program as a player's settings would have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests import shots
from tests.gui.program import dress

Open = Callable[..., MainWindow]


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """Give the application its fonts, its style and its plurals."""
    return dress(qapp)


@pytest.fixture
def opened(dressed: QApplication, tmp_path: Path) -> Iterator[Open]:
    """Return what opens a screen of the pictures; everything is closed and undressed in the end."""
    windows: list[MainWindow] = []

    def open_screen(
        screen: str, size: tuple[int, int] = (1366, 768), look: str = "dark", scale: float = 1.0
    ) -> MainWindow:
        windows.append(shots.opened(tmp_path, screen, QSize(*size), look, scale))
        windows[-1].activateWindow()
        return windows[-1]

    yield open_screen
    for window in windows:
        shots.closed(window)
    theme.apply(dressed)
