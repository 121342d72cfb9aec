"""A screen at rest asks for nothing: what lays itself out anew for ever takes a processor for itself."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.gui.screens.conftest import Show

TABLES = (
    "home", "new-game", "table-start", "counter-many", "journey-start", "afternova", "afternova-deal",
    "lesson", "dungeon-ready",
)  # fmt: skip
FEW = 20
"""More layouts than so many in an instant at rest lead to one another."""


class Layouts(QObject):
    """Counts who is laid out anew."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = Counter[str]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note an event that asks for a layout."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.asked[type(watched).__name__] += 1
        return False


@pytest.mark.parametrize("screen", TABLES)
def test_nothing_is_laid_out_at_rest(dressed: QApplication, show: Show, screen: str) -> None:
    with show(screen, QSize(1366, 768)):
        QTest.qWait(100)
        layouts = Layouts()
        dressed.installEventFilter(layouts)
        QTest.qWait(50)
        dressed.removeEventFilter(layouts)
    assert layouts.asked.total() < FEW, layouts.asked
