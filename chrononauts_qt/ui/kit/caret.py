"""A caret in a text that is only read, as browsers have one: F7 brings it and takes it away.

For a screen reader it is there by itself. While it is, arrows move it, and Enter follows the link under it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QAccessible, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser

KEY = Qt.Key.Key_F7
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_BY_KEYS = Qt.TextInteractionFlag.TextSelectableByKeyboard


class _Wish:
    """Whether a caret is wanted, in this session; None: nobody has said, so only by a screen reader."""

    said: bool | None = None


def is_wanted() -> bool:
    """Tell whether texts have a caret."""
    return QAccessible.isActive() if _Wish.said is None else _Wish.said


def want(wanted: bool | None) -> None:
    """Let all texts have a caret, or none; None: as at the start."""
    _Wish.said = wanted


class Caret(QObject):
    """The caret of a text."""

    def __init__(self, view: QTextBrowser) -> None:
        super().__init__(view)
        self._view = view
        view.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether the arrows move it."""
        return bool(self._view.textInteractionFlags() & _BY_KEYS)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the keys of the caret before the text does."""
        if event.type() == QEvent.Type.FocusIn:
            self._follow()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._take(event)
        return False

    def _take(self, event: QKeyEvent) -> bool:
        if event.key() == KEY and not event.modifiers():
            want(not self.is_on)
            self._follow()
            return True
        href = self.href() if self.is_on and event.key() in _ENTER else ""
        if href:
            self._view.anchorClicked.emit(QUrl(href))
        return bool(href)

    def href(self) -> str:
        """Return the link under the caret, also at its first letter; "" for none."""
        here = self._view.textCursor()
        here.setPosition(here.position())
        before = here.charFormat().anchorHref()
        here.movePosition(QTextCursor.MoveOperation.NextCharacter)
        return here.charFormat().anchorHref() or before

    def _follow(self) -> None:
        flags = self._view.textInteractionFlags() & ~_BY_KEYS
        self._view.setTextInteractionFlags(flags | _BY_KEYS if is_wanted() else flags)
