"""Paints Identities and Missions: landscape cards with three lines to fulfil, and their sealed back."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from chrononauts_qt.games.chrononauts.cards import IDENTITY
from chrononauts_qt.ui.models.faces import GoalFace, GoalRow
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.card_painter import draw_pattern
from chrononauts_qt.ui.views.card_signs import picture_of
from chrononauts_qt.ui.views.pathtext import draw_plate, draw_sign
from chrononauts_qt.ui.views.pixmaps import Pixmaps
from chrononauts_qt.ui.views.signs import SIGNS
from chrononauts_qt.ui.views.text_block import draw_lines, draw_word, fitted, line_height, lines_of

GOAL_WIDTH = 180
"""Width of a goal card in drawing units, 7:5."""


class GoalPainter:
    """Draws goal cards for one theme and keeps their pictures."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._pixmaps = Pixmaps(32)

    def paint(self, painter: QPainter, box: QRectF, face: GoalFace) -> None:
        """Draw a goal card face up; every measure follows from the width of `box`."""
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._pixmaps.get((face, self.theme), box.size(), ratio, lambda p, r: self._draw(p, r, face))
        painter.drawPixmap(box.topLeft(), pixmap)

    def paint_back(self, painter: QPainter, box: QRectF, family: str = IDENTITY) -> None:
        """Draw the back of an Identity or a Mission: a wax seal's ring."""
        draw_plate(painter, f"backs/{family}", box)

    def _paper(self, painter: QPainter, box: QRectF, k: float) -> None:
        edge = QPainterPath()
        edge.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6 * k, 6 * k)
        painter.fillPath(edge, self.theme.color("card"))
        painter.setPen(QPen(self.theme.color("card_line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(edge)

    def _draw(self, painter: QPainter, box: QRectF, face: GoalFace) -> None:
        k = box.width() / GOAL_WIDTH
        self._paper(painter, box, k)
        ink = self.theme.color("card_ink")
        font = self.theme.font("label", 13 * k)
        band = QRectF(3 * k, 3 * k, box.width() - 6 * k, max(20 * k, font.pixelSize() * 1.4))
        shape = QPainterPath()
        shape.addRoundedRect(band, 4 * k, 4 * k)
        painter.fillPath(shape, self.theme.band(face.family))
        painter.save()
        painter.setClipPath(shape)
        draw_pattern(painter, face.family, QRectF(band.left(), band.top(), 7 * k, band.height()), k)
        painter.restore()
        side = band.height() * 0.82
        sign = QRectF(band.right() - side - 4 * k, band.center().y() - side / 2, side, side)
        draw_sign(painter, picture_of(face.card), sign, ink)
        title = fitted(face.title, font, sign.left() - band.left() - 14 * k, 1)
        draw_word(painter, "".join(title), font, ink, band.adjusted(11 * k, 0, 0, 0))
        height = (box.height() - band.bottom() - 6 * k) / max(1, len(face.rows))
        for number, row in enumerate(face.rows):
            place = QRectF(6 * k, band.bottom() + 3 * k + number * height, box.width() - 12 * k, height)
            self._draw_row(painter, place, row, face.family == IDENTITY, k)

    def _draw_row(self, painter: QPainter, place: QRectF, row: GoalRow, years: bool, k: float) -> None:
        """Draw a line: year in a square (true) or a round frame (altered), or an artifact; words; verdict."""
        ink = self.theme.color("card_ink")
        left = place.left()
        frame = min(place.height() - 3 * k, 26 * k)
        if years:
            font = self.theme.font("number", 14 * k)
            plate = QRectF(left, place.center().y() - frame / 2 + 1, 40 * k, frame - 2)
            radius = plate.height() / 2 if row.altered else 2 * k
            small = plate.height() < font.pixelSize() * 1.15
            painter.setPen(Qt.PenStyle.NoPen if small else QPen(ink, max(1.0, 1.3 * k)))
            painter.setBrush(self.theme.color("patch") if row.altered else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate, radius, radius)
            draw_word(painter, row.label, font, ink, plate, "c")
            left = plate.right() + 5 * k
        else:
            sign = QRectF(left, place.center().y() - frame / 2, frame, frame)
            draw_sign(painter, picture_of(row.glyph), sign.adjusted(1, 1, -1, -1), ink, 4)
            left = sign.right() + 6 * k
        right = place.right() - 18 * k
        for size in (12.5, 11, 9.5):  # smaller letters rather than half a goal
            font = self.theme.font("text", size * k)
            limit = max(1, int(place.height() / line_height(font)))
            lines = fitted(row.text, font, right - left, limit)
            if len(lines_of(row.text, font, right - left)) <= limit:
                break
        top = place.center().y() - len(lines) * line_height(font) / 2
        draw_lines(painter, lines, font, ink, QPointF(left, top))
        if row.met is not None:
            self._draw_verdict(
                painter, QRectF(place.right() - 15 * k, place.center().y() - 7.5 * k, 15 * k, 15 * k), row.met
            )

    def _draw_verdict(self, painter: QPainter, box: QRectF, met: bool) -> None:
        """Draw a full disc with a tick, or an empty ring."""
        ink = self.theme.color("card_ink")
        painter.setPen(QPen(ink, max(1.2, box.width() * 0.09)))
        painter.setBrush(QColor("#1E7A4C") if met else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        if met:
            inset = box.width() * 0.26
            tick = box.adjusted(inset, inset, -inset, -inset)
            draw_sign(painter, SIGNS["tick"], tick, QColor("#FFFFFF"), 11)
