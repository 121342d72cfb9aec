"""Small signs: emblems of seats, badges and buttons. None is ever typed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.kit.pictograms import Sign, draw_sign
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.theme import EMBLEMS, Theme

EMBLEM_SIGNS = tuple(Sign(f"emblems/{name}") for name in EMBLEMS)
"""One per seat, in the order of the seat colours: hourglass, sextant, lantern, key, moth, compass."""

_MARKS = (
    *("tick", "cross", "warning", "right", "left", "up", "down", "plus", "minus"),
    *("opened", "closed", "nullified", "half", "held", "sealed", "unstable", "fault"),
    *("card", "undo", "redo", "menu", "question", "enter", "play", "hold", "more"),
    *("eye", "bell", "hint", "search", "bot", "copies", "unfetched", "phone", "phone-asleep"),
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


def paint_shape(painter: QPainter, rect: QRectF, seat: int, theme: Theme) -> None:
    """Draw the shape of a 0-based seat in its colour into a square."""
    sign = EMBLEM_SIGNS[seat % len(EMBLEM_SIGNS)]
    draw_sign(painter, sign, rect, theme.seat(seat), 4 if rect.width() > 40 else 6)


def paint_number(painter: QPainter, disc: QRectF, seat: int, theme: Theme) -> None:
    """Draw the seat's number on a disc of its colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat(seat))
    painter.drawEllipse(disc)
    font = theme.font("title", 12)
    font.setPixelSize(max(12, round(disc.height() * 0.66)))
    painter.setFont(font)
    painter.setPen(theme.color("card_ink"))
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(seat + 1))
    painter.restore()


ICON_RATIO = 2.45
"""Width of an emblem's icon by its height, with air before the text that follows."""


def emblem_icon(seat: int, theme: Theme, px: int, ratio: float = 2.0) -> QIcon:
    """Return number and shape side by side, as an icon `px` high."""
    pixmap = canvas(ICON_RATIO * px, px, ratio)
    with QPainter(pixmap) as painter:
        paint_number(painter, QRectF(0, 0, px, px), seat, theme)
        paint_shape(painter, QRectF(1.2 * px, 0.04 * px, 0.92 * px, 0.92 * px), seat, theme)
    return QIcon(pixmap)


class Emblem(QWidget):
    """The sign of a seat: its number on a disc and its shape, side by side, or large with a ring."""

    def __init__(self, seat: int, theme: Theme, large: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._large = large
        self._seat = seat
        self.set_seat(seat)

    def set_seat(self, seat: int) -> None:
        """Show another 0-based seat's sign."""
        self._seat = seat
        self.setAccessibleName(words.emblem_name(seat, EMBLEMS[seat % len(EMBLEMS)]))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            side = min(self.width(), self.height()) if self._large else self.height()
            if self._large:
                self._paint_large(
                    painter, QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
                )
            else:
                disc = QRectF(0.5, 0.5, side - 1, side - 1)
                paint_number(painter, disc, self._seat, self._theme)
                glyph = QRectF(side * 1.2, side * 0.05, side * 0.9, side * 0.9)
                paint_shape(painter, glyph, self._seat, self._theme)

    def _paint_large(self, painter: QPainter, square: QRectF) -> None:
        color = self._theme.seat(self._seat)
        side = square.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, side * 0.028))
        painter.setBrush(self._theme.color("bg"))
        edge = side * 0.03
        painter.drawEllipse(square.adjusted(edge, edge, -edge, -edge))
        inset, shift = side * 0.25, side * 0.03
        glyph = square.adjusted(inset, inset, -inset, -inset).translated(-shift, -shift)
        paint_shape(painter, glyph, self._seat, self._theme)
        disc = QRectF(square.right() - side * 0.34, square.bottom() - side * 0.34, side * 0.34, side * 0.34)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("bg"))
        gap = side * 0.025
        painter.drawEllipse(disc.adjusted(-gap, -gap, gap, gap))
        paint_number(painter, disc, self._seat, self._theme)
