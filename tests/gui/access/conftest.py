"""What the tests of access open: the program's window, its screens, and games dealt for a table."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent

from tests.gui.bots.conftest import new_window, worker
from tests.gui.program import dressed
from tests.gui.screens.conftest import is_whole, pseudo, show
from tests.gui.table.conftest import deal

__all__ = ["deal", "dressed", "is_whole", "new_window", "pseudo", "show", "worker"]  # fixtures


@pytest.fixture
def told(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names that are told with the event which the parameter names, while a reader runs."""
    names: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if event.type() == QAccessible.Event[request.param]:
            names.append(event.accessibleInterface().text(QAccessible.Text.Name))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return names
