"""A short line in the place of a sound, for those who want to read it: always at the same place.

The same kind of line tells which keys are held for the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from chrononauts_qt.ui.catalog.caption_texts import caption
from chrononauts_qt.ui.kit import patience
from chrononauts_qt.ui.kit.theme import DARK

STAYS_MS = 2500
MARGIN = 6
"""Pixels from the lower left corner of a window without a table."""
MESSAGE = "message"
"""What the bar of messages is called."""
FIRST = Qt.FindChildOption.FindDirectChildrenOnly
TEXT = "body", 14

_ASKED: list[tuple[Callable[[], bool], Callable[[], float]]] = []


def follow(ask: Callable[[], bool] | None, text_scale: Callable[[], float] = lambda: 1.0) -> None:
    """Take the wish for captions, and the size of text, as they are now; None: none are wanted."""
    _ASKED[:] = [(ask, text_scale)] if ask is not None else []


class Line(QLabel):
    """A sentence in a frame: no other of the game looks like it. The mouse goes through it."""

    def __init__(self, window: QWidget, name: str = "line") -> None:
        super().__init__(window)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet(
            f"#{name} {{ background: #000000; color: #ffffff; padding: 1px 6px;"
            " border: 1px dashed #ffffff; }"
        )

    def say(self, sentence: str, table: QWidget | None = None) -> None:
        """Show a sentence in the place of the last one: above the messages of a table, else in the corner.

        There it covers neither what is held nor what is pressed.
        """
        scale = _ASKED[0][1]() if _ASKED else 1.0
        self.setFont(replace(DARK, text_scale=scale).font(*TEXT))
        self.setText(sentence)
        self.adjustSize()
        self.move(self._corner(table) - QPoint(0, self.height()))
        self.show()
        self.raise_()

    def _corner(self, table: QWidget | None) -> QPoint:
        """Return where its lower left corner stands."""
        below = table.findChild(QWidget, MESSAGE, FIRST) if table is not None else None
        if table is None or below is None or below.geometry().isEmpty():
            return QPoint(MARGIN, self.window().height() - MARGIN)
        return table.mapTo(self.window(), below.pos())


class Caption(Line):
    """The line of sounds, in brackets."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, "caption")
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)

    def tell(self, cue: str, table: QWidget) -> None:
        """Show the words of a sound in the place of the last ones; where no time runs out, until the next."""
        self.say(caption(cue), table)
        self._timer.start(patience.stays(STAYS_MS))


def tell(cue: str, owner: QObject | None) -> None:
    """Show what sounds at the table of `owner`, if that is wished for and the table is seen."""
    if not (_ASKED and _ASKED[0][0]()) or not isinstance(owner, QWidget) or not owner.isVisible():
        return
    window = owner.window()
    line = window.findChild(Caption, options=FIRST)
    (line if isinstance(line, Caption) else Caption(window)).tell(cue, owner)
