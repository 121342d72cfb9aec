"""A short line in the place of a sound, for those who want to read it: always at the same place."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from chrononauts_qt.ui.catalog.caption_texts import caption
from chrononauts_qt.ui.kit import patience

STAYS_MS = 2500
MARGIN = 6
"""Pixels from the lower left corner of the window."""

_ASKED: list[Callable[[], bool]] = []


def follow(ask: Callable[[], bool] | None) -> None:
    """Take the wish for captions from the settings as they are; None: none."""
    _ASKED[:] = [ask] if ask is not None else []


class Caption(QLabel):
    """The line, in brackets and a frame: no sentence of the game looks like it. The mouse goes through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("caption")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setStyleSheet(
            "#caption { background: #000000; color: #ffffff; border: 1px dashed #ffffff; padding: 1px 6px; }"
        )
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)

    def tell(self, cue: str) -> None:
        """Show the words of a sound in the place of the last ones; where no time runs out, until the next."""
        self.setText(caption(cue))
        self.adjustSize()
        self.move(MARGIN, self.window().height() - self.height() - MARGIN)
        self.show()
        self.raise_()
        self._timer.start(patience.stays(STAYS_MS))


def tell(cue: str, owner: QObject | None) -> None:
    """Show what sounds at the table of `owner`, if that is wished for and the table is seen."""
    if not _ASKED or not _ASKED[0]() or not isinstance(owner, QWidget) or not owner.isVisible():
        return
    window = owner.window()
    line = window.findChild(Caption, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (line if isinstance(line, Caption) else Caption(window)).tell(cue)
