"""Paints cards of the play deck: band, picture, text, foot word (4.4); their backs; their strips."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from chrononauts_qt.games.chrononauts.cards import (
    ACTION,
    ARTIFACT,
    BY_ID,
    INVERTER,
    MEMO,
    PATCH,
    PLAY_CARDS,
    TIMEWARP,
)
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, PATCH_FIT, UBER_YEAR
from chrononauts_qt.ui.catalog.cards import artifact_year
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.models.faces import CardFace
from chrononauts_qt.ui.models.faces import code as code_of
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.card_signs import category_sign, picture_of
from chrononauts_qt.ui.views.pathtext import draw_plate, draw_sign
from chrononauts_qt.ui.views.pixmaps import Pixmaps, draw_hatch
from chrononauts_qt.ui.views.signs import FAMILIES, SIGNS
from chrononauts_qt.ui.views.text_block import (
    draw_lines,
    draw_upwards,
    draw_word,
    fitted,
    line_height,
    lines_of,
)
from chrononauts_qt.ui.views.tile_shapes import stitches, wavy

CARD_HEIGHT = 148
"""Height of a hand card in drawing units; the inspector shows 448."""

_INSET = 3
_PICTURE = {INVERTER: 0.3, PATCH: 0.3, ARTIFACT: 0.4, ACTION: 0.36, TIMEWARP: 0.36}
"""How high the picture is at most, as a part of the card."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of a card lie, and the lines of its texts."""

    band: QRectF
    well: QRectF
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
        if face.family == TIMEWARP:
            self._draw_waves(painter, box, k)
        self._draw_well(painter, parts, face, k)
        font = self._text_font(face, parts.text.width(), k)
        draw_lines(painter, parts.lines, font, ink, parts.text.topLeft())
        if face.stamp:
            self._draw_stamp(painter, box, parts, face, k)
        else:
            self._draw_foot(painter, parts.foot, face, k)

    def _text_font(self, face: CardFace, width: float, k: float) -> QFont:
        """Return the font of the text: a little smaller where it takes four lines."""
        font = self.theme.font("text", 13 * k)
        return font if len(lines_of(face.text, font, width)) <= 3 else self.theme.font("text", 12 * k)

    def _parts(self, box: QRectF, face: CardFace, k: float) -> _Parts:
        """Lay a card out: the title first, then the text if all of it fits, then the picture."""
        inset, pad = _INSET * k, 6 * k
        title_font = self.theme.font("label", 13 * k)
        text_font = self._text_font(face, box.width() - 2 * pad, k)
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
        largest = (_PICTURE[face.family] if lines else 0.5) * box.height()
        side = min(room.height(), room.width(), largest)
        if face.family == ARTIFACT:
            side = min(side, room.width() - 56 * k)
        picture = QRectF(0, 0, side, side)
        picture.moveCenter(room.center())
        if face.family == ARTIFACT:
            picture.moveLeft(room.left() + 2 * k)
        return _Parts(band, room, picture, text, foot, title, lines)

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

    def _draw_well(self, painter: QPainter, parts: _Parts, face: CardFace, k: float) -> None:
        """Draw what the card shows: its picture, a painting's worth, an Artifact's year, a Memo's bell."""
        box, ink = parts.picture, self.theme.color("card_ink")
        if face.family == PATCH:
            self._draw_patch(painter, parts.well, face, k)
            return
        if box.height() < 14:
            return
        draw_sign(painter, picture_of(face.card), box, ink)
        if face.family == ARTIFACT:
            column = parts.well.adjusted(box.width() + 6 * k, 0, 0, 0)
            self._draw_origin(painter, column, face, k)
        if face.card == PLAY_CARDS[MEMO].id:
            bell = QRectF(parts.well.right() - 16 * k, parts.well.top() + 2 * k, 15 * k, 15 * k)
            draw_sign(painter, SIGNS["bell"], bell, ink, 5)

    def _draw_origin(self, painter: QPainter, column: QRectF, face: CardFace, k: float) -> None:
        """Draw beside an Artifact the year it comes from and, as pips, how real a painting is."""
        font, ink = self.theme.font("code", 13 * k), self.theme.color("card_ink")
        lines = fitted(artifact_year(face.card), font, column.width(), 2)
        radius = 3 * k
        high = len(lines) * line_height(font) + (3.4 * radius if face.pips else 0)
        top = column.center().y() - high / 2
        end = draw_lines(painter, lines, font, ink, QPointF(column.left(), top))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        for pip in range(face.pips):
            spot = QPointF(column.left() + radius + pip * 3.2 * radius, end + 1.8 * radius)
            painter.drawEllipse(spot, radius, radius)

    def _draw_patch(self, painter: QPainter, well: QRectF, face: CardFace, k: float) -> None:
        """Draw the year on a stitched plate; 1962 has a fault line across its corner."""
        year = BY_ID[face.card].facts["year"]
        plate = QRectF(0, 0, min(well.width(), 82 * k), min(35 * k, well.height()))
        plate.moveCenter(well.center())
        shape = QPainterPath()
        shape.addRoundedRect(plate, 7 * k, 7 * k)
        painter.fillPath(shape, self.theme.color("patch"))
        painter.setPen(QPen(self.theme.color("patch_stitch"), 1.3 * k))
        painter.drawPath(stitches(plate, 5 * k, 1.8 * k, 3 * k, 6 * k))
        font = self.theme.font("number", min(22 * k, plate.height() / 1.35))
        draw_word(painter, altered(year), font, self.theme.color("patch_ink"), plate, "c")
        if year == UBER_YEAR:
            side = plate.height() * 0.8
            fault = QRectF(plate.right() - side * 0.62, plate.top() - side * 0.3, side, side)
            draw_sign(painter, SIGNS["fault"], fault, self.theme.color("alt"), 8)

    def _draw_lamps(self, painter: QPainter, row: QRectF, patch: str, color: QColor, k: float) -> None:
        """Draw from the right the Linchpins that a Patch asks for: full discs altered, rings true."""
        font = self.theme.font("code", 12 * k)
        side = min(row.height(), font.pixelSize() * 1.3)
        ring = QRectF(row.right() - side, row.center().y() - side / 2, side, side)
        primes = CONDITIONS[BY_ID[patch].facts["year"]][1]
        needs = PATCH_FIT.get(patch, {"prime": list(primes)})
        for prime in reversed(primes):
            if not any(prime in years for years in needs.values()):
                continue
            full = prime in needs["prime"]
            painter.setPen(QPen(color, max(1.0, k)))
            painter.setBrush(color if full else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(ring.adjusted(0.5, 0.5, -0.5, -0.5))
            draw_word(painter, code_of(prime), font, self.theme.color("card") if full else color, ring, "c")
            ring.translate(-side - 1.5 * k, 0)

    def _draw_waves(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the second, wavy frame of a Timewarp."""
        frame = QPainterPath()
        frame.addRoundedRect(box.adjusted(2.4 * k, 2.4 * k, -2.4 * k, -2.4 * k), 5 * k, 5 * k)
        painter.setPen(QPen(self.theme.color("timewarp"), 1.6 * k))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(wavy(frame, 0.8 * k, 7 * k))

    def _draw_foot(self, painter: QPainter, foot: QRectF, face: CardFace, k: float) -> None:
        """Draw the family's sign and word, and the copies, a Patch's lamps or an Artifact's category."""
        quiet = QColor(self.theme.color("card_ink"))
        quiet.setAlphaF(0.78)
        side = foot.height() * 0.62
        sign = QRectF(foot.left(), foot.center().y() - side / 2, side, side)
        draw_sign(painter, FAMILIES[face.family], sign, quiet, 7)
        font = self.theme.font("label", 12 * k)
        draw_word(painter, face.foot, font, quiet, foot.adjusted(side + 4 * k, 0, 0, 0))
        if face.copies > 1:
            draw_word(painter, f"×{face.copies}", font, quiet, foot, "r")
        elif face.family == PATCH:
            self._draw_lamps(painter, foot, face.card, quiet, k)
        elif face.family == ARTIFACT:
            mark = QRectF(foot.right() - side * 1.3, foot.center().y() - side * 0.65, side * 1.3, side * 1.3)
            draw_sign(painter, category_sign(BY_ID[face.card].facts["category"]), mark, quiet, 5)

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
