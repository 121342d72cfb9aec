"""The keys of a replay: those that step, those that only look, and none that plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.table.replay.transport import KEYS

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.replay.page import ReplayPage

Key = Qt.Key
_STEPS = {key: where for where, key in KEYS.items()}


class ReplayKeys(QObject):
    """Answers the keys that nothing on the table wants, before the table would play with them."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self._page = page

    def watch(self, screen: QWidget) -> None:
        """Stand before a table that was laid."""
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let only those keys through to the table that look at something."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() in self._page.frame.LOOKS:
            return False
        if not self.take(event):
            event.ignore()
        return True

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key of the replay asks; tell whether it was one."""
        page, key = self._page, event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _STEPS and plain:
            if not (key == Key.Key_Space and event.isAutoRepeat()):
                page.course.want(_STEPS[Key(key)])
        elif key == Key.Key_L and plain:
            page.frame.toggle_list()
        elif key == Key.Key_S and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            page.save_requested.emit()
        elif key == Key.Key_Escape:
            page.go_back()
        else:
            return False
        return True
