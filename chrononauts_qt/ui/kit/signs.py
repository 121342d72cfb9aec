"""Small signs: emblems of seats, badges and buttons. None is ever typed."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from chrononauts_qt.ui.kit.pathtext import Sign, draw_sign
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.theme import EMBLEMS, Theme

EMBLEM_SIGNS = tuple(Sign(f"emblems/{name}") for name in EMBLEMS)
"""One per seat, in the order of the seat colours: hourglass, sextant, lantern, key, moth, compass."""

_MARKS = (
    *("tick", "cross", "warning", "right", "left", "up", "down", "plus", "minus"),
    *("opened", "closed", "nullified", "half", "held", "sealed", "unstable", "fault"),
    *("card", "undo", "redo", "menu", "question", "enter", "play", "hold", "more"),
    *("eye", "bell", "hint", "search", "bot", "copies", "unfetched"),
)
SIGNS = {
    **{name: Sign(f"marks/{name}") for name in _MARKS},
    "hourglass": EMBLEM_SIGNS[0],
}

ICON_PX = 48
"""The drawn icons are made as large as text of double size asks for, and shown smaller."""

UP, DOWN, REMOVE = Sign("M 12 42 L 32 20 L 52 42"), Sign("M 12 22 L 32 44 L 52 22"), SIGNS["cross"]
"""The signs of buttons that move and take away."""


def sign_pixmap(name: str, px: int, color: QColor, ratio: float = 1.0) -> QPixmap:
    """Return a small sign as a picture of `px` logical pixels."""
    pixmap = canvas(px, px, ratio)
    with QPainter(pixmap) as painter:
        draw_sign(painter, SIGNS[name], QRectF(1, 1, px - 2, px - 2), color, 5)
    return pixmap


def sign_icon(name: str, color: QColor, px: int = 20) -> QIcon:
    """Return a small sign as an icon for buttons and menus, sharp at one and two pixels per point."""
    icon = QIcon()
    for ratio in (1.0, 2.0):
        icon.addPixmap(sign_pixmap(name, px, color, ratio))
    return icon


def drawn_icon(
    sign: str, theme: Theme, px: int = ICON_PX, inset: float = ICON_PX * 0.1, width: float = 8
) -> QIcon:
    """Return a sign as an icon for a button; faded where that is disabled."""
    icon = QIcon()
    square = QRectF(0, 0, px, px).adjusted(inset, inset, -inset, -inset)
    for mode, token in ((QIcon.Mode.Normal, "text"), (QIcon.Mode.Disabled, "line")):
        pixmap = canvas(px, px)
        with QPainter(pixmap) as painter:
            draw_sign(painter, sign, square, theme.color(token), width)
        icon.addPixmap(pixmap, mode)
    return icon
