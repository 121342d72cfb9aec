"""The one way in which a sentence reaches a screen reader, and the roles of widgets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit import accessibility
from chrononauts_qt.ui.kit.accessibility import Notice, announce, forget
from chrononauts_qt.ui.table import curtain
from tests.gui.table.conftest import Deal
from tests.gui.table.moments import away


@pytest.fixture
def shown(qtbot: QtBot) -> QWidget:
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


def test_a_sentence_is_announced(shown: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    said = heard(monkeypatch)
    announce(shown, "Your turn.")
    announce(shown, "It cannot be saved.", urgent=True)
    announce(shown, "")
    shown.hide()
    announce(shown, "Nobody sees this.")
    polite, assertive = QAccessible.AnnouncementPoliteness
    assert said == [("Your turn.", polite), ("It cannot be saved.", assertive)]


def test_readers_that_know_no_announcements_get_notices(
    shown: QWidget, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(accessibility, "_has_notices", lambda: True)
    monkeypatch.setattr(accessibility, "NOTICE_MS", 20)
    said = heard(monkeypatch)
    announce(shown, "Your turn.")
    [notice] = shown.findChildren(Notice)
    told = QAccessible.queryAccessibleInterface(notice)
    assert told.role() == QAccessible.Role.Notification
    assert told.text(QAccessible.Text.Name) == "Your turn."
    assert notice.isVisible()
    assert not said
    qtbot.waitUntil(lambda: not shown.findChildren(Notice))


@pytest.mark.usefixtures("headphones")
@pytest.mark.parametrize("leaks", [False, True])
def test_a_curtain_leaves_no_notice_of_what_was_private(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, leaks: bool
) -> None:
    """A bug: for three seconds after it had fallen, whoever came could still read what a hand holds."""
    monkeypatch.setattr(accessibility, "_has_notices", lambda: True)
    if leaks:
        monkeypatch.setattr(curtain, "forget", lambda window: None)
    scene = deal(players=2, hands={1: "dodo ark"})
    scene.lift()
    scene.table.hand.setFocus()
    scene.key(Qt.Key.Key_D)
    assert any("Dodo" in said for said in notices(scene.window))
    away()
    assert any("Dodo" in said for said in notices(scene.window)) == leaks


def notices(window: QWidget) -> list[str]:
    return [notice.accessibleName() for notice in window.findChildren(Notice)]


def test_who_comes_next_reads_no_notice(shown: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accessibility, "_has_notices", lambda: True)
    announce(shown, "You hold a Memo.")
    forget(shown)
    [notice] = shown.findChildren(Notice)
    assert notice.isHidden()
    assert not notice.accessibleName()
