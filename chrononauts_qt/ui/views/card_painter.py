"""Paints cards of the play deck: band, picture, text, foot word (4.4); their backs; their strips."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from chrononauts_qt.ui.models.faces import CardFace
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.card_signs import picture_of
from chrononauts_qt.ui.views.pathtext import draw_plate, draw_sign
from chrononauts_qt.ui.views.pixmaps import Pixmaps, draw_hatch
from chrononauts_qt.ui.views.signs import FAMILIES
from chrononauts_qt.ui.views.text_block import (
    draw_lines,
    draw_upwards,
    draw_word,
    fitted,
    line_height,
    lines_of,
)

CARD_HEIGHT = 148
"""Height of a hand card in drawing units; the inspector shows 448."""

_INSET = 3


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of a card lie, and the lines of its texts."""

    band: QRectF
    picture: QRectF
    text: QRectF
    foot: QRectF
    title: tuple[str, ...]
    lines: tuple[str, ...]


class CardPainter:
    """Draws play cards for one theme and keeps their pictures."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._pixmaps = Pixmaps(128)

    def paint(self, painter: QPainter, box: QRectF, face: CardFace) -> None:
        """Draw a card face up; every measure follows from the height of `box`."""
        painter.drawPixmap(box.topLeft(), self.pixmap(face, box.size(), painter.device().devicePixelRatioF()))

    def paint_back(self, painter: QPainter, box: QRectF) -> None:
        """Draw the back that all play cards share."""
        draw_plate(painter, "backs/play", box)

    def paint_strip(self, painter: QPainter, box: QRectF, face: CardFace, strip: float) -> None:
        """Draw a card of which only the left `strip` pixels are in sight: its title stands upright there."""
        ratio = painter.device().devicePixelRatioF()
        look = ("strip", face, strip, self.theme)
        pixmap = self._pixmaps.get(look, box.size(), ratio, lambda p, r: self._draw_strip(p, r, face, strip))
        painter.drawPixmap(box.topLeft(), pixmap)

    def pixmap(self, face: CardFace, size: QSizeF, ratio: float = 1.0) -> QPixmap:
        """Return the picture of a card face up."""
        return self._pixmaps.get((face, self.theme), size, ratio, lambda p, r: self._draw(p, r, face))

    def _draw(self, painter: QPainter, box: QRectF, face: CardFace) -> None:
        k = box.height() / CARD_HEIGHT
        parts = self._parts(box, face, k)
        ink = self.theme.color("card_ink")
        self._draw_paper(painter, box, k)
        self._draw_band(painter, parts, face, k)
        self._draw_picture(painter, parts.picture, face, k)
        font = self.theme.font("text", 13 * k)
        draw_lines(painter, parts.lines, font, ink, parts.text.topLeft())
        if face.stamp:
            self._draw_stamp(painter, box, parts, face, k)
        else:
            self._draw_foot(painter, parts.foot, face, k)

    def _parts(self, box: QRectF, face: CardFace, k: float) -> _Parts:
        """Lay a card out: the title first, then the text if all of it fits, then the picture."""
        inset, pad = _INSET * k, 6 * k
        title_font, text_font = self.theme.font("label", 13 * k), self.theme.font("text", 13 * k)
        width = box.width() - 2 * inset - pad - 9 * k
        title = fitted(face.title, title_font, width, 3)
        height = max(0.2 * box.height(), len(title) * title_font.pixelSize() * 1.12 + 5 * k)
        band = QRectF(inset, inset, box.width() - 2 * inset, height)
        foot_height = max(17 * k, 15)
        foot = QRectF(pad, box.height() - inset - foot_height, box.width() - 2 * pad, foot_height)
        free = foot.top() - band.bottom()
        lines = lines_of(face.text, text_font, box.width() - 2 * pad)
        least = max(24 * k, 22)
        if free - len(lines) * line_height(text_font) < least + 4 * k:
            lines = ()
        text_height = len(lines) * line_height(text_font)
        text = QRectF(pad, foot.top() - text_height - 3 * k, box.width() - 2 * pad, text_height)
        room = QRectF(pad, band.bottom() + 3 * k, box.width() - 2 * pad, 0)
        room.setBottom(text.top() - 3 * k if lines else foot.top() - 2 * k)
        largest = (
            (0.24 if face.family != "artifact" else 0.34) * box.height() if lines else 0.44 * box.height()
        )
        side = min(room.height(), room.width(), largest)
        picture = QRectF(0, 0, side, side)
        picture.moveCenter(room.center())
        return _Parts(band, picture, text, foot, title, lines)

    def _draw_paper(self, painter: QPainter, box: QRectF, k: float) -> None:
        edge = QPainterPath()
        half = max(0.5, 0.5 * k)
        edge.addRoundedRect(box.adjusted(half, half, -half, -half), 6 * k, 6 * k)
        painter.fillPath(edge, self.theme.color("card"))
        painter.setPen(QPen(self.theme.color("card_line"), 2 * half))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(edge)

    def _draw_band(self, painter: QPainter, parts: _Parts, face: CardFace, k: float) -> None:
        """Draw the family's colour, its pattern in the left 6 units, and the title."""
        band = parts.band
        shape = QPainterPath()
        shape.addRoundedRect(band, 4 * k, 4 * k)
        painter.fillPath(shape, self.theme.band(face.family))
        painter.save()
        painter.setClipPath(shape)
        draw_pattern(painter, face.family, QRectF(band.left(), band.top(), 7 * k, band.height()), k)
        painter.restore()
        font = self.theme.font("label", 13 * k)
        step = font.pixelSize() * 1.12
        top = band.center().y() - len(parts.title) * step / 2
        left = band.left() + 10 * k
        for line in parts.title:
            draw_word(painter, line, font, self.theme.color("card_ink"), QRectF(left, top, 0, step))
            top += step

    def _draw_picture(self, painter: QPainter, box: QRectF, face: CardFace, k: float) -> None:
        if box.height() < 14:
            return
        ink = self.theme.color("card_ink")
        draw_sign(painter, picture_of(face.card), box, ink, 3.4)
        if face.family == "patch":
            font = self.theme.font("number", 0.22 * box.height())
            year = next((word for word in face.title.split() if "′" in word), "")
            if QFontMetricsF(font).horizontalAdvance(year) <= 0.5 * box.height():
                draw_word(painter, year, font, ink, box, "c")
        for pip in range(face.pips):
            radius = 0.055 * box.height()
            place = QPointF(box.right() + 5 * k, box.bottom() - radius - pip * 3.4 * radius)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(place, radius, radius)

    def _draw_foot(self, painter: QPainter, foot: QRectF, face: CardFace, k: float) -> None:
        """Draw the family's sign and word, and how many copies the deck holds."""
        quiet = QColor(self.theme.color("card_ink"))
        quiet.setAlphaF(0.78)
        side = foot.height() * 0.62
        sign = QRectF(foot.left(), foot.center().y() - side / 2, side, side)
        draw_sign(painter, FAMILIES[face.family], sign, quiet, 7)
        font = self.theme.font("label", 12 * k)
        draw_word(painter, face.foot, font, quiet, foot.adjusted(side + 4 * k, 0, 0, 0))
        if face.copies > 1:
            draw_word(painter, f"×{face.copies}", font, quiet, foot, "r")

    def _draw_stamp(self, painter: QPainter, box: QRectF, parts: _Parts, face: CardFace, k: float) -> None:
        """Draw what tells an unplayable card without colour: a hatched corner and a word on a plate."""
        foot, side = parts.foot, 26 * k
        right, top = box.right() - 1.5 * k, parts.band.bottom() + 1
        corner = QPainterPath(QPointF(right, top))
        corner.lineTo(right, top + side)
        corner.lineTo(right - side, top)
        corner.closeSubpath()
        painter.save()
        painter.setClipPath(corner)
        painter.setPen(self.theme.color("card_ink", 0.55))
        draw_hatch(painter, corner.boundingRect(), 6 * k, 1.6 * k)
        painter.restore()
        plate = QPainterPath()
        height = foot.height() + _INSET * k - 1
        plate.addRoundedRect(QRectF(1, box.bottom() - height - 1, box.width() - 2, height), 5 * k, 5 * k)
        painter.fillPath(plate, self.theme.color("raised"))
        font = self.theme.font("title", 12 * k)
        draw_word(painter, face.stamp, font, self.theme.color("text"), plate.boundingRect(), "c")

    def _draw_strip(self, painter: QPainter, box: QRectF, face: CardFace, strip: float) -> None:
        """Draw the left part as a column in the family's colour: sign on top, title reading upwards."""
        k = box.height() / CARD_HEIGHT
        self._draw_paper(painter, box, k)
        ink = self.theme.color("card_ink")
        column = QRectF(_INSET * k, _INSET * k, strip - 2 * _INSET * k, box.height() - 2 * _INSET * k)
        shape = QPainterPath()
        shape.addRoundedRect(column, 4 * k, 4 * k)
        painter.fillPath(shape, self.theme.band(face.family))
        painter.save()
        painter.setClipPath(shape)
        draw_pattern(painter, face.family, QRectF(column.left(), column.top(), 7 * k, column.height()), k)
        painter.restore()
        side = min(22 * k, column.width() - 12 * k)
        middle = column.center().x() + 3 * k
        draw_sign(
            painter,
            FAMILIES[face.family],
            QRectF(middle - side / 2, column.top() + 5 * k, side, side),
            ink,
            5,
        )
        font = self.theme.font("label", 13 * k)
        words = column.adjusted(7 * k, side + 9 * k, 0, -4 * k)
        draw_upwards(painter, face.title, font, ink, words, max(1, int(words.width() / line_height(font))))
        if face.stamp:
            painter.setPen(self.theme.color("card_ink", 0.38))
            draw_hatch(
                painter, QRectF(column.right() - 12 * k, column.bottom() - 12 * k, 12 * k, 12 * k), 5 * k, 1.6
            )


def draw_pattern(painter: QPainter, family: str, box: QRectF, k: float) -> None:
    """Draw the pattern that tells a family without its colour; an Action's band is plain."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(18, 13, 4, 150), 1.3 * k))
    left, right, middle = box.left() + 1.5 * k, box.right() - 1 * k, box.center().x()
    y = box.top() + 2 * k
    while y < box.bottom():
        if family == "inverter":
            painter.drawPolyline([QPointF(left, y + 3 * k), QPointF(middle, y), QPointF(right, y + 3 * k)])
        elif family == "patch":
            painter.drawLine(QPointF(left, y), QPointF(right, y))
        elif family == "artifact":
            painter.drawEllipse(QPointF(middle, y + 1.5 * k), 1.2 * k, 1.2 * k)
        elif family == "timewarp":
            wave = QPainterPath(QPointF(left, y))
            wave.quadTo(QPointF((left + middle) / 2, y - 3 * k), QPointF(middle, y))
            wave.quadTo(QPointF((right + middle) / 2, y + 3 * k), QPointF(right, y))
            painter.drawPath(wave)
        elif family == "identity":
            painter.drawArc(QRectF(left - 3 * k, y, 8 * k, 6 * k), -70 * 16, 140 * 16)
        elif family == "mission":
            painter.drawPoint(QPointF(middle, y))
        y += 5 * k
