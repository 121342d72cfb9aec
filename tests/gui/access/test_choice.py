"""Where a card asks for its target on a sheet, the sheet says what the card does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from chrononauts_qt.ui.kit import private_speech
from tests.gui.table.conftest import Deal

DESCRIPTION = QAccessible.Text.Description


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("get-there-first", "Get There First, Action. Take an Artifact from another player’s table."),
        ("discontinuity", "Discontinuity, Action. Every hand moves on to the left or to the right."),
    ],
)
def test_the_card_that_asks_is_told_with_what_it_does(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, card: str, said: str
) -> None:
    """A bug: a digit opened “Which way do the hands go?”, and no word of the card."""
    monkeypatch.setattr(private_speech, "_worn", True)
    scene = deal(hands={1: card}, tables={2: "dodo"})
    scene.lift()
    scene.table.hand.setFocus()
    scene.key(Qt.Key.Key_1)
    sheet = scene.table.sheets.choice
    assert sheet.isVisible()
    assert QAccessible.queryAccessibleInterface(sheet).text(DESCRIPTION) == said
    scene.key(Qt.Key.Key_Escape)
    assert QAccessible.queryAccessibleInterface(sheet).text(DESCRIPTION) == ""
