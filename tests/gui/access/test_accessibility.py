"""The one way in which a sentence reaches a screen reader, and the roles of widgets."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit import accessibility
from chrononauts_qt.ui.kit.accessibility import Notice, announce, forget


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QAccessible.AnnouncementPoliteness]]:
    said: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append((event.message(), event.politeness()))

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return said


def test_a_sentence_is_announced(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch)
    announce(window, "Your turn.")
    announce(window, "It cannot be saved.", urgent=True)
    announce(window, "")
    window.hide()
    announce(window, "Nobody sees this.")
    polite, assertive = QAccessible.AnnouncementPoliteness
    assert said == [("Your turn.", polite), ("It cannot be saved.", assertive)]


def test_readers_that_know_no_announcements_get_notices(
    window: QWidget, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(accessibility, "_has_notices", lambda: True)
    monkeypatch.setattr(accessibility, "NOTICE_MS", 20)
    said = heard(monkeypatch)
    announce(window, "Your turn.")
    [notice] = window.findChildren(Notice)
    told = QAccessible.queryAccessibleInterface(notice)
    assert told.role() == QAccessible.Role.Notification
    assert told.text(QAccessible.Text.Name) == "Your turn."
    assert notice.isVisible()
    assert not said
    qtbot.waitUntil(lambda: not window.findChildren(Notice))


def test_who_comes_next_reads_no_notice(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accessibility, "_has_notices", lambda: True)
    announce(window, "You hold a Memo.")
    forget(window)
    [notice] = window.findChildren(Notice)
    assert notice.isHidden()
    assert not notice.accessibleName()
