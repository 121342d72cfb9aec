"""What a screen reader is told, in its order: sentences, and the items that the keys come to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

from chrononauts_qt.ui.catalog.wording import sentences
from tests.gui.program import settle


@contextmanager
def hearing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Let what a reader that runs is told be noted: of an item its name and its description."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())
        elif event.type() == QAccessible.Event.Focus:
            reader = event.accessibleInterface()
            words = map(reader.text, (QAccessible.Text.Name, QAccessible.Text.Description))
            heard.append(sentences(*words))

    with monkeypatch.context() as patch:
        patch.setattr(QAccessible, "isActive", lambda: True)
        patch.setattr(QAccessible, "updateAccessibility", hear)
        settle()
        heard.clear()
        yield heard
        settle()
