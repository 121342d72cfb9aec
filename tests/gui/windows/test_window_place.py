"""Where the window stands when it opens; on a real display, for Qt's own has no room for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell import window_place
from chrononauts_qt.ui.shell.main_window import USUAL, MainWindow
from chrononauts_qt.ui.shell.window_place import WindowPlace

pytestmark = pytest.mark.xcb

Opener = Callable[[], MainWindow]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Opener:
    """Open the window over one folder, as often as one likes."""

    def opener() -> MainWindow:
        window = MainWindow(tmp_path, DARK)
        WindowPlace(window).remember()
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return opener


def test_the_first_window_has_its_usual_size_where_there_is_room(opened: Opener) -> None:
    window = opened()
    assert not window.isMaximized()
    assert window.size() == USUAL


def test_a_window_whose_frame_has_no_room_fills_the_screen(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(window_place, "FRAME", QSize(16, 400))
    assert opened().isMaximized()


def test_where_the_smallest_window_has_no_room_in_its_frame_it_has_none(
    opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On 1024x600 the foot of a window with a title bar would lie below the screen, maximised or not."""
    monkeypatch.setattr(window_place, "FRAME", QSize(16, 600))
    window = opened()
    assert window.isFullScreen()
    window.setWindowState(Qt.WindowState.WindowNoState)
    window.close()
    assert opened().isFullScreen(), "whatever it was left as"


def test_a_window_comes_back_where_it_was_left(opened: Opener) -> None:
    window = opened()
    window.setGeometry(140, 90, 1200, 700)
    window.close()
    assert opened().geometry() == QRect(140, 90, 1200, 700)


def test_a_window_that_filled_the_screen_fills_it_again(opened: Opener) -> None:
    window = opened()
    window.showMaximized()
    window.close()
    assert opened().isMaximized()


def test_a_window_of_a_screen_that_is_gone_comes_into_sight(opened: Opener) -> None:
    window = opened()
    window.setGeometry(QRect(QPoint(-5000, 3000), USUAL))
    window.close()
    again = opened()
    assert again.screen().availableGeometry().contains(again.frameGeometry())


def test_a_place_that_nobody_understands_is_none(opened: Opener) -> None:
    window = opened()
    window.look.change(window.look.settings._replace(window_place="Zm9v"))
    assert opened().size() == USUAL
