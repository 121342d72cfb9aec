"""A card that was let go over nothing glides back to where it came from."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from chrononauts_qt.ui.kit import clock

GLIDE_MS = 180
"""How long the way back takes at normal speed."""


class Gliding(QLabel):
    """A picture on its way over a window, clear to the pointer; it goes when it has arrived."""

    def __init__(self, picture: QPixmap, start: QPoint, end: QPoint, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setPixmap(picture)
        self.adjustSize()
        self.move(start)
        self.way = QPropertyAnimation(self, b"pos", self)
        self.way.setDuration(round(GLIDE_MS * clock.speed()))
        self.way.setEndValue(end)
        self.way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.way.finished.connect(self.deleteLater)


def glide(picture: QPixmap, start: QPoint, end: QPoint, window: QWidget) -> Gliding | None:
    """Let a picture glide from `start` to `end`, both its upper left corner; None where nothing moves."""
    if not clock.speed() or clock.is_reduced() or start == end:
        return None
    card = Gliding(picture, start, end, window)
    card.show()
    card.raise_()
    card.way.start()
    return card
