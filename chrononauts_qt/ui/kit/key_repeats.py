"""Tells the repeats of a key that is held down from presses, where Qt does not.

X lets a key go and presses it again at every repeat, both at the same moment. Qt sees that they belong
together only if the press has arrived when it looks at the release; if it has not, somebody who holds Space
to lift the curtain would press what lies behind it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication

PAIR_MS = 20
"""So long a release waits for the press that would make it a repeat."""

_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


class KeyRepeats(QObject):
    """Stands before a window and hands its keys on: each release a little later, and no repeat as a press."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._waiting: QKeyEvent | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAIR_MS)
        self._timer.timeout.connect(self._hand_on)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a release back, and the pair that is a repeat; what comes without a time is not of X."""
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        if event.isAutoRepeat() or not event.timestamp():
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._hand_on()
            self._waiting = _copy(event)
            self._timer.start()
            return True
        if not self._is_pair(event):
            self._hand_on()
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._waiting = None
            self._timer.stop()
            QApplication.sendEvent(watched, _copy(event, is_repeat=True))
        event.accept()  # an override: no shortcut is looked for
        return True

    def _is_pair(self, press: QKeyEvent) -> bool:
        let_go = self._waiting
        return (
            let_go is not None and let_go.key() == press.key() and let_go.timestamp() == press.timestamp()
        )

    def _hand_on(self) -> None:
        """Let go of a key at last: no press has followed at the same moment."""
        window, let_go, self._waiting = self.parent(), self._waiting, None
        if window is not None and let_go is not None:
            self._timer.stop()
            QApplication.sendEvent(window, _copy(let_go, is_timed=False))


def tell_from_presses(window: QWindow | None) -> None:
    """Put a filter before a window's keys, where the system is X."""
    if window is not None and QGuiApplication.platformName() == "xcb":
        KeyRepeats(window)


def _copy(event: QKeyEvent, is_repeat: bool = False, is_timed: bool = True) -> QKeyEvent:
    copy = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), is_repeat)
    if is_timed:
        copy.setTimestamp(event.timestamp())
    return copy
