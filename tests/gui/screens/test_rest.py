"""A screen at rest asks for nothing: what lays itself out anew for ever takes a processor for itself."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QApplication

from tests.gui.screens.conftest import Show

TABLES = (
    "home", "new-game", "table-start", "counter-many", "journey-start", "afternova", "afternova-deal",
    "lesson", "dungeon-ready",
)  # fmt: skip
ROUNDS = 30
"""So often Qt may do what it has been asked to before a screen is at rest, and then while it is looked at."""


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


def _go_on() -> None:
    for _ in range(ROUNDS):
        QApplication.processEvents()


@pytest.mark.parametrize("screen", TABLES)
def test_nothing_is_laid_out_at_rest(dressed: QApplication, show: Show, screen: str) -> None:
    with show(screen, QSize(1366, 768)):
        _go_on()
        layouts = Layouts()
        dressed.installEventFilter(layouts)
        _go_on()
        dressed.removeEventFilter(layouts)
    assert layouts.asked.total() < ROUNDS // 2, layouts.asked
