"""A dressed program and a window to put things in."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.program import dress


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """Give the application its fonts, its style and its plurals."""
    return dress(qapp)


@pytest.fixture
def window(dressed: QApplication, qtbot: QtBot) -> QWidget:
    """A shown window of the smallest size, empty."""
    widget = QWidget()
    widget.resize(1024, 600)
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitExposed(widget)
    return widget
