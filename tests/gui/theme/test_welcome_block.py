"""The first page is one block in the middle of its window, whatever the window's size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel

from chrononauts_qt.ui.shell.welcome import WelcomePage
from tests.gui.theme.conftest import Open
from tests.shots import SIZES


@pytest.mark.parametrize("size", [(size.width(), size.height()) for size in SIZES])
def test_the_button_follows_the_panels_and_the_room_is_around_them(
    opened: Open, size: tuple[int, int]
) -> None:
    page = opened("welcome", size).findChild(WelcomePage)
    assert page is not None
    panel, button = page.motion.parentWidget(), page.begin_button
    assert panel is not None
    foot = panel.mapTo(page, QPoint(0, panel.height())).y()
    assert 0 < button.mapTo(page, QPoint()).y() - foot < 2 * button.height(), "no empty third between them"
    above = min(label.mapTo(page, QPoint()).y() for label in page.findChildren(QLabel) if label.isVisible())
    below = page.height() - button.geometry().bottom()
    assert above <= below <= 2 * above
