"""The name of a part as its tooltip, for signs without words and words that are cut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


def plain_tip(words: str) -> str:
    """Return the words of a tooltip, which Qt would lay out as a page if they look like one to it."""
    if "<" not in words:
        return words
    from html import escape  # hardly anybody is called so: a start does without

    return f'<p style="white-space: pre-wrap">{escape(words)}</p>'


class NameTip(QObject):
    """Shows the name of a part to the pointer; `words` where a reader hears another one in private.

    Qt describes what has no description by its tooltip: a reader would say the name twice.
    """

    def __init__(self, part: QWidget, words: str = "") -> None:
        super().__init__(part)
        self.words = words
        self._part = part
        part.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Show the name of the moment."""
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        words = self.words or self._part.accessibleName()
        QToolTip.showText(event.globalPos(), plain_tip(words), self._part)
        return True
