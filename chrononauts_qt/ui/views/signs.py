"""Small signs: families of cards, emblems of seats, badges and buttons. None is ever typed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from chrononauts_qt.ui.views.pathtext import Sign, draw_sign

FAMILIES = {
    "inverter": Sign("M 20 56 L 20 10 M 8 22 L 20 9 L 32 22 M 44 8 L 44 54 M 32 42 L 44 55 L 56 42"),
    "patch": Sign("M 8 56 L 56 8 M 8 34 L 30 56 M 21 21 L 43 43 M 34 8 L 56 30"),
    "artifact": Sign("M 16 6 L 48 6 L 60 24 L 32 58 L 4 24 Z M 4 24 L 60 24 M 22 24 L 32 56 M 42 24 L 32 56"),
    "action": Sign("", "M 38 2 L 10 36 L 28 36 L 22 62 L 54 26 L 36 26 Z"),
    "timewarp": Sign("O 32 32 26 M 32 14 L 32 32 L 46 40"),
    "identity": Sign("O 32 20 13 M 6 60 C 6 42 20 38 32 38 C 44 38 58 42 58 60"),
    "mission": Sign("M 14 60 L 14 6 L 56 12 L 44 24 L 56 36 L 14 36"),
}

EMBLEM_SIGNS = (
    Sign(
        "M 12 5 L 52 5 M 12 59 L 52 59 M 17 5 C 17 24 28 28 32 32 C 36 36 47 40 47 59 M 47 5 C 47 24"
        " 36 28 32 32 C 28 36 17 40 17 59"
    ),
    Sign("M 32 6 L 8 46 M 32 6 L 56 46 M 4 40 C 18 58 46 58 60 40 M 32 6 L 38 52", "O 32 8 5"),
    Sign(
        "M 22 16 L 42 16 L 48 52 L 16 52 Z M 24 16 C 24 4 40 4 40 16 M 12 59 L 52 59",
        "M 32 26 C 42 36 38 46 32 46 C 26 46 22 36 32 26 Z",
    ),
    Sign("O 16 32 12 M 28 32 L 60 32 M 58 32 L 58 46 M 46 32 L 46 42"),
    Sign(
        "M 32 14 L 32 52 M 32 24 C 18 4 2 10 4 22 C 6 36 20 36 32 34 C 44 36 58 36 60 22 C 62 10 46 4"
        " 32 24 M 32 36 C 18 38 14 52 22 54 C 28 54 32 46 32 44 C 32 46 36 54 42 54 C 50 52 46 38 32"
        " 36 M 32 14 L 26 5 M 32 14 L 38 5"
    ),
    Sign("O 32 32 27", "M 44 18 L 36 36 L 20 46 L 28 28 Z"),
)
"""One per seat: hourglass, sextant, lantern, key, moth, compass."""

SIGNS = {
    "tick": Sign("M 8 34 L 25 51 L 57 14"),
    "cross": Sign("M 14 14 L 50 50 M 50 14 L 14 50"),
    "warning": Sign("M 32 6 L 60 56 L 4 56 Z M 32 24 L 32 40", "O 32 48 3"),
    "right": Sign("M 6 32 L 56 32 M 38 14 L 57 32 L 38 50"),
    "left": Sign("M 58 32 L 8 32 M 26 14 L 7 32 L 26 50"),
    "opened": Sign("", "M 32 8 L 60 56 L 4 56 Z"),
    "closed": Sign("", "M 32 56 L 60 8 L 4 8 Z"),
    "nullified": Sign("O 14 50 9 O 50 50 9 M 20 43 L 48 6 M 44 43 L 16 6"),
    "half": Sign("O 32 32 27", "M 32 5 C -4 5 -4 59 32 59 Z"),
    "held": Sign("O 32 32 27 M 18 33 L 28 43 L 46 22"),
    "sealed": Sign("U 10 28 44 32 5 M 18 28 L 18 20 C 18 2 46 2 46 20 L 46 28"),
    "unstable": Sign(
        "M 4 22 C 12 10 20 14 28 20 C 34 25 40 22 44 16 M 4 44 C 12 32 20 36 28 42 C 34 47 40 44 44 38"
        " M 56 8 L 56 38",
        "O 56 52 4",
    ),
    "card": Sign("U 14 6 36 52 6"),
    "artifact": FAMILIES["artifact"],
    "undo": Sign("M 6 22 L 38 22 C 64 22 64 54 38 54 L 22 54 M 22 6 L 6 22 L 22 38"),
    "redo": Sign("M 58 22 L 26 22 C 0 22 0 54 26 54 L 42 54 M 42 6 L 58 22 L 42 38"),
    "menu": Sign("M 8 14 L 56 14 M 8 32 L 56 32 M 8 50 L 56 50"),
    "question": Sign("M 16 20 C 16 2 50 2 50 20 C 50 32 32 32 32 44", "O 32 57 4"),
    "enter": Sign("M 56 8 L 56 36 L 10 36 M 24 20 L 8 36 L 24 52"),
    "play": Sign("", "M 14 6 L 56 32 L 14 58 Z"),
    "eye": Sign("M 4 32 C 18 8 46 8 60 32 C 46 56 18 56 4 32 Z", "O 32 32 9"),
    "hold": Sign("", "R 14 8 12 48 R 38 8 12 48"),
    "bell": Sign("M 8 48 L 56 48 C 46 40 50 14 32 10 C 14 14 18 40 8 48 M 32 4 L 32 10", "O 32 55 5"),
    "hourglass": EMBLEM_SIGNS[0],
    "search": Sign("O 26 26 19 M 40 40 L 58 58"),
    "more": Sign("", "O 12 32 6 O 32 32 6 O 52 32 6"),
    "bot": Sign("U 8 22 48 34 7 M 32 22 L 32 10 M 22 50 L 42 50", "O 32 8 5 O 22 37 5 O 42 37 5"),
}


def sign_pixmap(name: str, px: int, color: QColor, ratio: float = 1.0) -> QPixmap:
    """Return a small sign as a picture of `px` logical pixels."""
    pixmap = QPixmap(QSize(round(px * ratio), round(px * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_sign(painter, SIGNS[name], QRectF(1, 1, px - 2, px - 2), color, 5)
    painter.end()
    return pixmap


def sign_icon(name: str, color: QColor, px: int = 20) -> QIcon:
    """Return a small sign as an icon for buttons and menus, sharp at one and two pixels per point."""
    icon = QIcon()
    for ratio in (1.0, 2.0):
        icon.addPixmap(sign_pixmap(name, px, color, ratio))
    return icon
