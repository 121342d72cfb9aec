"""The chip on every painting: which one is the most convincing in play (R-909), in shape and words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.pathtext import draw_sign
from chrononauts_qt.ui.views.signs import SIGNS
from chrononauts_qt.ui.views.text_block import closer, draw_lines, is_whole, lines_of

_LARGE, _LEAST = 13, 12
_MOST_LINES = 4


def paint_chip(painter: QPainter, card: QRectF, words: str, is_best: bool, theme: Theme) -> None:
    """Draw the chip over the foot of a card: full, with a tick, on the best; else an outline with a cross.

    Where so little of the card is in sight that the words have no room, the sign stands alone.
    """
    k = card.height() / 148
    side = max(14.0, 13 * k)
    ink = theme.color("focus_ink" if is_best else "text")
    inside = card.width() - side - 16 * k
    font = theme.font("label", (_LARGE if k >= 1.3 else _LEAST) * max(1.0, k * 0.8))
    lines = lines_of(words, font, inside)
    if len(lines) > _MOST_LINES or not is_whole(lines, words):
        font = closer(theme.font("label", _LEAST), max(words.split(), key=len), inside)
        lines = lines_of(words, font, inside)
    step = font.pixelSize() * 1.1
    if not is_whole(lines, words) or len(lines) * step > 0.5 * card.height():
        lines = ()
    height = max(side + 4 * k, len(lines) * step + 5 * k)
    width = card.width() - 4 * k if lines else side + 6 * k
    plate = QRectF(card.left() + 2 * k, card.bottom() - height - 2 * k, width, height)
    painter.setPen(QPen(theme.color("bg") if is_best else theme.color("text"), max(1.2, 1.2 * k)))
    painter.setBrush(theme.color("focus") if is_best else theme.color("raised"))
    painter.drawRoundedRect(plate, 4 * k, 4 * k)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    sign = QRectF(plate.left() + 4 * k, plate.center().y() - side / 2, side, side)
    draw_sign(painter, SIGNS["tick" if is_best else "cross"], sign, ink, 8)
    top = plate.center().y() - len(lines) * step / 2
    draw_lines(painter, lines, font, ink, QPointF(sign.right() + 4 * k, top), step=step)
