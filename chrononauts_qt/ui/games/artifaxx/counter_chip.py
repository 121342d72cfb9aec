"""The chip on every painting: which one is the most convincing in play (R-909), in shape and words."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from chrononauts_qt.ui.games.artifaxx.counter_model import Chip
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CARD_HEIGHT
from chrononauts_qt.ui.kit.pathtext import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import closer, draw_lines, is_whole, lines_of
from chrononauts_qt.ui.kit.theme import Theme

_LETTERS = (10.5, 9.5, 8.5)
_STEP = 1.1
_MOST = 0.32
"""How much of the card's height the words may take."""


@dataclass(frozen=True, slots=True)
class SetChip:
    """A chip set for a card of which a part is in sight: its lines, none in a strip, and its height."""

    chip: Chip
    font: QFont
    lines: tuple[str, ...]
    side: float
    height: float

    @property
    def foot(self) -> float:
        """How much of the card's lower end is the chip's; in a strip its sign stands at the upper end."""
        return self.height + 2 if self.lines else 0


def set_chip(chip: Chip, card: QRectF, theme: Theme) -> SetChip:
    """Return the words that have room beside the sign: the whole sentence, two words, or none."""
    k = card.height() / CARD_HEIGHT
    side = max(14.0, 13 * k)
    room = card.width() - side - 14 * k
    for words in (chip.words, chip.short):
        for units in (*(size * k for size in _LETTERS), 0):
            font = theme.font("label", units)
            font = closer(font, max(words.split(), key=len), room)
            lines = lines_of(words, font, room)
            high = len(lines) * font.pixelSize() * _STEP
            if is_whole(lines, words) and high <= _MOST * card.height():
                return SetChip(chip, font, lines, side, max(side + 4 * k, high + 5 * k))
    return SetChip(chip, font, (), side, side + 4 * k)


def paint_chip(painter: QPainter, card: QRectF, chip: SetChip, theme: Theme) -> None:
    """Draw the chip at the foot of a card: full, with a tick, on the best; else an outline with a cross."""
    k = card.height() / CARD_HEIGHT
    width = card.width() - 4 * k if chip.lines else chip.side + 6 * k
    plate = QRectF(card.left() + 2 * k, card.top() + 2 * k, width, chip.height)
    if chip.lines:
        plate.moveBottom(card.bottom() - 2 * k)
    is_best = chip.chip.is_best
    ink = theme.color("focus_ink" if is_best else "text")
    painter.setPen(QPen(theme.color("bg" if is_best else "text"), max(1.2, 1.2 * k)))
    painter.setBrush(theme.color("focus" if is_best else "raised"))
    painter.drawRoundedRect(plate, 4 * k, 4 * k)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    sign = QRectF(plate.left() + 4 * k, plate.center().y() - chip.side / 2, chip.side, chip.side)
    draw_sign(painter, SIGNS["tick" if is_best else "cross"], sign, ink, 8)
    step = chip.font.pixelSize() * _STEP
    top = plate.center().y() - len(chip.lines) * step / 2
    draw_lines(painter, chip.lines, chip.font, ink, QPointF(sign.right() + 4 * k, top), step=step)
