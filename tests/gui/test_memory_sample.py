"""Games after each other in one window: nothing of their tables is left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.lessons import lesson
from tests.gui.program import dress, open_window
from tests.memory.evening import COMPANIES, Evening, kinds, settle


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """Return the program's window on its first screen, without a sound."""
    dress(qapp)
    window = open_window(qtbot, tmp_path)
    window.look.change(window.look.settings._replace(sound=False, welcomed=True))
    return window


@pytest.mark.parametrize("company", range(5))
def test_a_game_leaves_nothing_of_its_table_behind(window: MainWindow, company: int) -> None:
    evening = Evening(window, "sample")
    evening.play(company, most=4)
    before = kinds()
    evening.play(company + len(COMPANIES), most=4)
    assert not kinds() - before


@pytest.mark.parametrize("game", SHELF)
def test_a_lesson_leaves_nothing_of_its_table_behind(window: MainWindow, game: str) -> None:
    for number in (0, 1):
        before = kinds()
        lesson(window, game, number)
        window.show_home()
        settle()
    assert not kinds() - before
