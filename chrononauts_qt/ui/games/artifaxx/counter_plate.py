"""The left end of a shelf: whose it is, how many cards that player holds, and whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.views.player_panel import Count, PanelPainter, counts_of
from chrononauts_qt.ui.games.chrononauts.views.threat_mark import draw_threat
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import EMBLEM_SIGNS
from chrononauts_qt.ui.kit.text_block import (
    closer,
    draw_lines,
    draw_word,
    fitted,
    is_whole,
    line_height,
    lines_of,
)
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

_NAME, _COUNT, _MARK = 17, 16, 12
_MOST_LINES = 3


class PlatePainter:
    """Draws plates for one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._panel = PanelPainter(theme)

    def paint(self, painter: QPainter, box: QRectF, face: PlayerFace, u: float) -> None:
        """Draw number and emblem, name and counts below, then a bot's rank, and at the foot the word for
        whose turn it is."""
        theme = self.theme
        inside = box.adjusted(8 * u, 8 * u, -6 * u, -7 * u)
        side = min(26 * u, inside.width() / 2 - 3 * u)
        self._panel.paint_number(painter, QRectF(inside.left(), inside.top(), side, side), face.seat)
        emblem = QRectF(inside.left() + side + 6 * u, inside.top(), side, side)
        draw_sign(painter, EMBLEM_SIGNS[face.seat % len(EMBLEM_SIGNS)], emblem, theme.seat(face.seat), 5)
        foot = self._paint_mark(painter, inside, face, u)
        counts = theme.font("number", _COUNT * u)
        row = counts.pixelSize() * 1.3
        room = QRectF(inside.left(), emblem.bottom() + 4 * u, inside.width(), 0)
        room.setBottom(foot - (2 if face.tag else 1) * row - 3 * u)
        end = self._paint_name(painter, room, face.name, u)
        below = QRectF(inside.left(), end + 3 * u, inside.width(), row)
        self._paint_counts(painter, below, face, counts, u)
        if face.tag:
            self._panel.paint_tag(painter, below.translated(0, row), face.sign, face.tag, u)

    def _paint_name(self, painter: QPainter, room: QRectF, name: str, u: float) -> float:
        """Draw the whole name on at most three lines, smaller and closer rather than cut; return its end."""
        for units in (_NAME, 15, 13, 12):
            font = self.theme.font("label", units * u)
            longest = max(name.replace("-", "- ").split(), key=len, default="")
            font = closer(font, longest, room.width())
            most = max(1, min(_MOST_LINES, int(room.height() / line_height(font))))
            lines = lines_of(name, font, room.width())
            if len(lines) <= most and is_whole(lines, name):
                break
        lines = fitted(name, font, room.width(), most)
        return draw_lines(painter, lines, font, self.theme.color("text"), room.topLeft())

    def _paint_counts(self, painter: QPainter, row: QRectF, face: PlayerFace, font: QFont, u: float) -> None:
        """Draw cards in hand and Artifacts, each behind its sign, both whole."""
        left = row.left()
        counts, font = _fitting_counts(face, font, row.width(), u)
        for count in reversed(counts):
            left += 3 * u if count.is_threat else 0
            side = font.pixelSize() * 0.93
            mark = QRectF(left, row.center().y() - side / 2, side, side)
            draw_sign(painter, count.sign, mark, self.theme.color("muted"), 6)
            place = QRectF(mark.right() + 3 * u, row.top(), 0, row.height())
            wide = draw_word(painter, count.words, font, self.theme.color("text"), place)
            if count.is_threat:
                around = QRectF(mark.left(), row.top(), place.left() + wide - mark.left(), row.height())
                draw_threat(painter, around.adjusted(-2 * u, u, 2 * u, -u), self.theme, u)
            left = place.left() + wide + 9 * u

    def _paint_mark(self, painter: QPainter, inside: QRectF, face: PlayerFace, u: float) -> float:
        """Draw the word for whose turn it is on a plate of its own; return where it begins."""
        if not face.mark:
            return inside.bottom()
        font = closer(self.theme.font("title", _MARK * u), face.mark, inside.width() - 8 * u)
        lines = lines_of(face.mark, font, inside.width() - 6 * u)
        step = font.pixelSize() * 1.15
        plate = QRectF(inside.left(), 0, inside.width(), len(lines) * step + 5 * u)
        plate.moveBottom(inside.bottom())
        full = face.to_move
        painter.setPen(QPen(self.theme.color("focus"), 1.3))
        painter.setBrush(self.theme.color("focus") if full else QColor(0, 0, 0, 0))
        painter.drawRoundedRect(plate, 3 * u, 3 * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = self.theme.color("focus_ink" if full else "focus")
        top = QPointF(plate.left(), plate.center().y() - len(lines) * step / 2)
        draw_lines(painter, lines, font, ink, top, width=plate.width(), step=step)
        return plate.top() - 3 * u


def _fitting_counts(face: PlayerFace, font: QFont, room: float, u: float) -> tuple[tuple[Count, ...], QFont]:
    """Return the counts in the largest type in which both have room: else numbers only."""
    for is_short, least in ((False, font.pixelSize()), (True, MIN_TEXT_PX)):
        counts = counts_of(face, is_short)
        for pixels in range(font.pixelSize(), least - 1, -1):
            smaller = QFont(font)
            smaller.setPixelSize(pixels)
            if _width(counts, smaller, u) <= room:
                return counts, smaller
    return counts, smaller


def _width(counts: tuple[Count, ...], font: QFont, u: float) -> float:
    """Return how wide counts are in a type, with their signs."""
    metrics, side = QFontMetricsF(font), font.pixelSize() * 0.93
    words = sum(side + 3 * u + metrics.horizontalAdvance(count.words) for count in counts)
    return words + 9 * u * (len(counts) - 1) + sum(3 * u for count in counts if count.is_threat)
