"""At the counter every word has its room and nothing lies over anything else, in every size and look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui import theme
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests import shots
from tests.gui.artifaxx.screens import SCREENS
from tests.gui.theme.layouts import PLACES, looked_over

CROWDED = ("counter-names", "counter-two", "counter-nested", "counter-artifact")


@pytest.fixture
def windows(dressed: QApplication) -> Iterator[list[MainWindow]]:
    """Return the windows that a test has opened; they are closed and undressed in the end."""
    found: list[MainWindow] = []
    yield found
    for window in found:
        shots.closed(window)
    theme.apply(dressed)


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("screen", CROWDED)
def test_every_word_has_its_room(
    windows: list[MainWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    screen: str,
    scale: float,
) -> None:
    """R-909, R-1105: names as long as may be, six Artifacts on a shelf, all chips; larger text too."""
    monkeypatch.setitem(shots.SCREENS, screen, SCREENS[screen])

    def open_screen(size: QSize) -> MainWindow:
        windows.append(shots.opened(tmp_path, screen, size, "dark", scale))
        return windows[-1]

    assert list(looked_over(open_screen, PLACES[:-1])) == []


def test_every_position_of_the_pictures_can_be_opened(windows: list[MainWindow], tmp_path: Path) -> None:
    for screen, show in SCREENS.items():
        window = MainWindow(tmp_path, theme.DARK)
        windows.append(window)
        window.show()
        show(window)
        assert window.controller is not None, screen
