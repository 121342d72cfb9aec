"""What the checks of `--selftest` share."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from chrononauts_qt.session import places
from chrononauts_qt.session.match import Match


class Workspace:
    """The temporary folder of one run, and the games that one check plays for the others, by their ids."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.matches: dict[str, Match] = {}

    def journal(self, game: str, begins: str = "") -> Path:
        """Return where a game is kept."""
        return self.folder / f"{begins}{game}{places.SUFFIX}"


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
