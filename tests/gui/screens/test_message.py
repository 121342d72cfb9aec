"""What is told to everybody hides no button of what lies over the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractButton

from tests.gui.program import settle
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import SMALL, USUAL, Place
from tests.gui.screens.test_tab import OVERLAYS, shown


@pytest.mark.parametrize(
    ("screen", "place"),
    [
        *((screen, SMALL) for screen in OVERLAYS if screen != "discards" and "new-game" not in screen),
        *((screen, USUAL) for screen in ("curtain", "guess")),
    ],
)
def test_a_message_lies_over_no_button(show: Show, screen: str, place: Place) -> None:
    with show(screen, place[0], text=1.25, language="fr") as window:
        window.tell("The game cannot be kept: the disk is full. Make room, then play on. " * 2)
        settle()
        message = QRect(window.message.mapTo(window, window.message.rect().topLeft()), window.message.size())
        found = shown(window, screen).findChildren(QAbstractButton)
        buttons = [button for button in found if button.isVisible()]
        assert buttons
        for button in buttons:
            room = QRect(button.mapTo(window, button.rect().topLeft()), button.size())
            assert not room.intersects(message), button.text()
