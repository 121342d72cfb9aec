"""The sign of a seat: number, shape and colour together, so that no eye depends on colour alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.kit.pathtext import draw_sign
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.signs import EMBLEM_SIGNS
from chrononauts_qt.ui.kit.theme import EMBLEMS, Theme


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
