"""What all cards have in common, small or large: paper, band with its pattern, lamps, verdicts (4.4)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from chrononauts_qt.ui.games.chrononauts.models.card_lamps import CardLamp
from chrononauts_qt.ui.games.chrononauts.views.tile_shapes import wavy
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme

GOOD, GOOD_PALE = QColor("#1E7A4C"), QColor("#CDE8D8")
"""Fulfilled, on card paper: for signs, and as a ground under dark ink."""
BAD = QColor("#8E1B2C")

PATTERN_WIDTH = 7
"""How much of a band's left end its pattern takes, in drawing units."""

TITLE_STEP = 1.12
"""The distance of two lines of a title, in sizes of its letters."""


class LampStyle(Enum):
    """What a lamp on a card tells: a Linchpin that can be turned, a prime in effect, a setting that holds."""

    TURN = auto()
    PRIME = auto()
    SETTING = auto()


def draw_paper(painter: QPainter, box: QRectF, theme: Theme, k: float) -> None:
    """Draw a card's ground with its thin edge; `k` is the scale of the card."""
    half = max(0.5, 0.5 * k)
    edge = QPainterPath()
    edge.addRoundedRect(box.adjusted(half, half, -half, -half), 6 * k, 6 * k)
    painter.fillPath(edge, theme.color("card"))
    painter.setPen(QPen(theme.color("card_line"), 2 * half))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(edge)


def draw_band(painter: QPainter, band: QRectF, family: str, theme: Theme, k: float) -> None:
    """Draw a family's colour with its pattern in the left 7 units."""
    shape = QPainterPath()
    shape.addRoundedRect(band, 4 * k, 4 * k)
    painter.fillPath(shape, theme.color(family))
    painter.save()
    painter.setClipPath(shape)
    draw_pattern(painter, family, QRectF(band.left(), band.top(), PATTERN_WIDTH * k, band.height()), k)
    painter.restore()


def draw_title(painter: QPainter, lines: Sequence[str], font: QFont, color: QColor, band: QRectF) -> None:
    """Draw the lines of a title in the middle of a band's height, from the band's left edge."""
    step = font.pixelSize() * TITLE_STEP
    top = band.center().y() - len(lines) * step / 2
    for number, line in enumerate(lines):
        draw_word(painter, line, font, color, QRectF(band.left(), top + number * step, 0, step))


def draw_waves(painter: QPainter, box: QRectF, theme: Theme, k: float) -> None:
    """Draw the double, wavy frame of a Timewarp inside a card's edge."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((2.2, 1.5), (4.6, 0.9)):
        frame = QPainterPath()
        inside = box.adjusted(inset * k, inset * k, -inset * k, -inset * k)
        frame.addRoundedRect(inside, 5 * k, 5 * k)
        painter.setPen(QPen(theme.color("timewarp"), max(1.0, width * k)))
        painter.drawPath(wavy(frame, 0.8 * k, 7 * k))


def draw_verdict(painter: QPainter, box: QRectF, theme: Theme, met: bool) -> None:
    """Draw whether a line of a goal is fulfilled: a full disc with a tick, or an empty ring."""
    ink = theme.color("card_ink")
    wide = max(1.2, box.width() * 0.08)
    painter.setPen(QPen(GOOD if met else ink, wide))
    painter.setBrush(GOOD if met else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box.adjusted(wide, wide, -wide, -wide))
    if met:
        inset = box.width() * 0.27
        tick = box.adjusted(inset, inset, -inset, -inset)
        draw_sign(painter, SIGNS["tick"], tick, theme.color("card"), 11)


def draw_number(painter: QPainter, box: QRectF, number: int, font: QFont, theme: Theme) -> None:
    """Draw a step's number on a full disc."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("card_ink"))
    painter.drawEllipse(box)
    draw_word(painter, str(number), font, theme.color("card"), box, "c")


def draw_lamp(
    painter: QPainter, box: QRectF, lamp: CardLamp, style: LampStyle, font: QFont, theme: Theme
) -> None:
    """Draw a Linchpin on a card; what is so now has a thick edge and a ground, whatever their colours.

    Without room for two digits only the lamp is drawn.
    """
    ink, wide = theme.color("card_ink"), box.height() * (0.12 if lamp.on else 0.06)
    inner = box.adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
    pen = QPen(ink if lamp.on else theme.color("card_ink", 0.65), wide)
    if lamp.on is None:
        pen.setStyle(Qt.PenStyle.DotLine)
    grounds = {
        LampStyle.TURN: theme.color("inverter"),
        LampStyle.PRIME: theme.color("alt"),
        LampStyle.SETTING: GOOD_PALE,
    }
    painter.setPen(pen)
    painter.setBrush(grounds[style] if lamp.on else Qt.BrushStyle.NoBrush)
    radius = inner.height() / (5 if style is LampStyle.SETTING else 2)
    painter.drawRoundedRect(inner, radius, radius)
    if box.height() >= font.pixelSize() * 1.2:
        white = lamp.on and style is LampStyle.PRIME
        draw_word(painter, lamp.label, font, theme.color("alt_ink") if white else ink, box, "c")


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
