"""Games after each other in one window: nothing of their tables is left."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.program import dress, open_window
from tests.memory.evening import COMPANIES, Evening, kinds


@pytest.mark.parametrize("company", range(5))
def test_a_game_leaves_nothing_of_its_table_behind(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, company: int
) -> None:
    dress(qapp)
    window = open_window(qtbot, tmp_path)
    window.look.change(replace(window.look.settings, sound=False, welcomed=True))
    evening = Evening(window, "sample")
    evening.play(company, most=4)
    before = kinds()
    evening.play(company + len(COMPANIES), most=4)
    assert not kinds() - before
