"""What the checks of `--selftest` share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSize, QTimer
from PySide6.QtGui import QImage

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.selftest import Flawed

POLL_MS = 5


class Stand:
    """The temporary folder of one run, and the game that one check plays for the others."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._match: Match | None = None

    @property
    def match(self) -> Match:
        """The game that was played."""
        if self._match is None:
            raise Flawed("no game was played")
        return self._match

    @match.setter
    def match(self, match: Match) -> None:
        self._match = match


def wait_for(is_done: Callable[[], bool], seconds: float) -> bool:
    """Let Qt work until something is done or the time is up; return whether it is done."""
    loop, timer, end = QEventLoop(), QTimer(), QTimer()
    timer.timeout.connect(lambda: loop.quit() if is_done() else None)
    end.setSingleShot(True)
    end.timeout.connect(loop.quit)
    timer.start(POLL_MS)
    end.start(round(seconds * 1000))
    if not is_done():
        loop.exec()
    return is_done()


def blank(size: QSize) -> QImage:
    """Return an image on which nothing is drawn."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def colors_of(image: QImage) -> int:
    """Return how many different pixels an image has, 0 for one without any; one is nothing drawn."""
    if image.isNull():
        return 0
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return len(set(memoryview(plain.constBits()).cast("I")))
