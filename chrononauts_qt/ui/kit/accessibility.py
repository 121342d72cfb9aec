"""What a screen reader gets besides names and descriptions: roles of widgets, and sentences said unasked.

QAccessible is asked for only where it is needed: Python's mirror of it has nine enumerations, which no start
needs.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessibleInterface

ROLE = "ACCESSIBLE_ROLE"
"""The attribute by which a class of widgets names its QAccessible.Role, where Qt would call it a filler."""
NOTICE_MS = 3000
"""How long a notice can still be read after it was said."""


def announce(widget: QWidget, sentence: str, urgent: bool = False) -> None:
    """Let a screen reader say a sentence now, while the widget is seen; `urgent`: before all else.

    Readers on Linux do not know Qt's announcements before Orca 45: they get a notice that appears.
    """
    if not sentence or not widget.isVisible():
        return
    if _has_notices():
        Notice(sentence, widget.window())
        return
    event = QtGui.QAccessibleAnnouncementEvent(widget, sentence)
    if urgent:
        event.setPoliteness(QtGui.QAccessible.AnnouncementPoliteness.Assertive)
    QtGui.QAccessible.updateAccessibility(event)


def forget(window: QWidget) -> None:
    """Leave no sentence to be read any more: somebody else may be at the screen."""
    for notice in window.findChildren(Notice):
        notice.hide()
        notice.setAccessibleName("")


def tell_roles() -> None:
    """Let every class that has a ROLE be told to the system by it."""
    QtGui.QAccessible.installFactory(_interface)


def _has_notices() -> bool:
    return sys.platform == "linux" and QtGui.QGuiApplication.platformName() in ("xcb", "wayland")


def _interface(_class: str, part: QObject) -> QAccessibleInterface | None:
    role = getattr(type(part), ROLE, None)
    if role is None or not isinstance(part, QWidget):
        return None
    return QtWidgets.QAccessibleWidget(part, QtGui.QAccessible.Role[role])


class Notice(QWidget):
    """A sentence that a screen reader says as it appears; nothing of it is drawn."""

    ACCESSIBLE_ROLE = "Notification"

    def __init__(self, sentence: str, window: QWidget) -> None:
        super().__init__(window)
        self.setAccessibleName(sentence)
        self.resize(1, 1)
        self.lower()
        self.show()
        QTimer.singleShot(NOTICE_MS, self, self.deleteLater)
