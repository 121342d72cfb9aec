"""Draws or measures the blocks of an inspector's page, each one below the other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from chrononauts_qt.ui.games.chrononauts.models.faces import TileState
from chrononauts_qt.ui.games.chrononauts.views.card_frame import (
    BAD,
    GOOD,
    LampStyle,
    draw_lamp,
    draw_number,
    draw_verdict,
)
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import (
    Block,
    Fit,
    Headline,
    Lamps,
    NumberedStep,
    Tags,
    Thing,
    Words,
)
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import FILLS
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word, lines_of
from chrononauts_qt.ui.kit.theme import Theme

_LINE = {"body": 1.38, "text": 1.22}


class BlockPainter:
    """Draws blocks at scale `k`, letters `zoom` times as large; without a painter it only measures."""

    def __init__(self, painter: QPainter | None, theme: Theme, k: float, zoom: float) -> None:
        self._painter = painter
        self.theme = theme
        self._k = k
        self._zoom = zoom

    def draw(self, block: Block, left: float, y: float, room: float) -> float:
        """Draw a block from `y` on in the `room` right of `left`; return where it ends."""
        if isinstance(block, Words):
            return self._words(block, left, y, room)
        if isinstance(block, NumberedStep):
            return self._step(block, left, y, room)
        if isinstance(block, Thing):
            return self._thing(block, left, y, room)
        if isinstance(block, Headline):
            return self._headline(block, left, y, room)
        if isinstance(block, Lamps):
            return self._lamps(block, left, y, room)
        if isinstance(block, Fit):
            return self._fit(block, left, y, room)
        return self._tags(block, left, y, room)

    def _words(self, block: Words, left: float, y: float, room: float) -> float:
        styles = {
            "body": ("body", 18, 1.0),
            "strong": ("strong", 18, 1.0),
            "quiet": ("body", 16, 0.8),
            "quote": ("body", 17, 1.0),
            "note": ("label", 19, 1.0),
        }
        role, size, alpha = styles[block.style]
        font = self._font(role, size)
        if block.style == "quote":
            font.setItalic(True)
        side = font.pixelSize() * 1.15 if block.sign else 0
        if block.sign and self._painter is not None:
            draw_sign(self._painter, block.sign, QRectF(left, y + side * 0.1, side, side), self._ink(), 6)
        shift = side + 8 * self._k if block.sign else 0
        return self._say(block.text, font, self._ink(alpha), left + shift, y, room - shift)

    def _step(self, block: NumberedStep, left: float, y: float, room: float) -> float:
        """Draw the number on a disc, and the step."""
        font = self._font("body", 18)
        side = font.pixelSize() * 1.3
        shift = side + 9 * self._k
        if self._painter is not None:
            draw_number(
                self._painter, QRectF(left, y, side, side), block.number, self._font("number", 15), self.theme
            )
        return max(y + side, self._say(block.text, font, self._ink(), left + shift, y, room - shift))

    def _thing(self, block: Thing, left: float, y: float, room: float) -> float:
        """Draw an Artifact's picture and name, and whether it is there."""
        k, font = self._k, self._font("headline", 20)
        side, tail = 44 * k, 30 * k if block.met is not None else 0
        shift = side + 12 * k
        lines = lines_of(block.text, font, room - shift - tail)
        height = max(side, len(lines) * font.pixelSize() * _LINE["text"])
        if self._painter is not None:
            middle = y + height / 2
            draw_sign(self._painter, block.picture, QRectF(left, middle - side / 2, side, side), self._ink())
            top = middle - len(lines) * font.pixelSize() * _LINE["text"] / 2
            self._say(block.text, font, self._ink(), left + shift, top, room - shift - tail, "text")
            self._met(block.met, left + room, middle)
        return y + height

    def _met(self, met: bool | None, right: float, middle: float) -> None:
        """Draw at the right edge whether a goal's line is fulfilled, if that is known."""
        side = 24 * self._k
        if met is not None and self._painter is not None:
            draw_verdict(self._painter, QRectF(right - side, middle - side / 2, side, side), self.theme, met)

    def _headline(self, block: Headline, left: float, y: float, room: float) -> float:
        """Draw a headline beside its year, on a plate shaped and coloured like the tile that bears it."""
        k = self._k
        fill = FILLS[block.state]
        number, font = self._font("number", 20), self._font("headline", 20)
        plate = QFontMetricsF(number).horizontalAdvance("1000′") + 16 * k
        text_left = left + plate + 10 * k
        tail = number.pixelSize() * 1.2 if block.now else 30 * k if block.met is not None else 0
        end = self._say(block.text, font, self._ink(), text_left, y, room - plate - 10 * k - tail, "text")
        height = number.pixelSize() * 1.35
        end = max(end, y + height)
        if self._painter is not None:
            box = QRectF(left, y, plate, height)
            shape = QPainterPath()
            radius = height / 2 if block.state is TileState.PATCH else 3 * k
            shape.addRoundedRect(box, radius, radius)
            self._painter.fillPath(shape, self.theme.color(fill))
            draw_word(self._painter, block.label, number, self.theme.color(f"{fill}_ink"), box, "c")
            self._met(block.met, left + room, box.center().y())
            if block.now:
                side = height * 0.62
                mark = QRectF(left + room - side, y + (height - side) / 2, side, side)
                draw_sign(self._painter, SIGNS["left"], mark, self._ink(), 8)
        return end

    def _lamps(self, block: Lamps, left: float, y: float, room: float) -> float:
        """Draw Linchpins in as many rows as they need."""
        k = self._k
        font = self._font("code", 16)
        metrics, side = QFontMetricsF(font), max(28 * k, font.pixelSize() * 1.75)
        joint = metrics.horizontalAdvance(block.joint) + 10 * k if block.joint else 7 * k
        x = left
        for number, lamp in enumerate(block.lamps):
            wide = max(side, metrics.horizontalAdvance(lamp.label) + 14 * k)
            if number and x + joint + wide > left + room:
                x, y = left, y + side + 6 * k
            elif number:
                if self._painter is not None:
                    middle = QRectF(x, y, joint, side)
                    draw_word(self._painter, block.joint, font, self._ink(), middle, "c")
                x += joint
            if self._painter is not None:
                draw_lamp(self._painter, QRectF(x, y, wide, side), lamp, block.style, font, self.theme)
            x += wide
        return y + side

    def _fit(self, block: Fit, left: float, y: float, room: float) -> float:
        """Draw a Patch of 1945: its name and verdict, between or below them what it asks of each Linchpin."""
        k = self._k
        font, small = self._font("label", 17), self._font("label", 15)
        wide = QFontMetricsF(small).horizontalAdvance(block.verdict) + (24 * k if block.verdict else 0)
        title, height = QFontMetricsF(font).horizontalAdvance(block.title), small.pixelSize() * 1.7
        in_line = room - max(title, 130 * k) - max(wide, 96 * k) - 20 * k
        if in_line > 3 * 46 * k:
            place = QRectF(left + max(title, 130 * k) + 10 * k, y, in_line, height)
            end, line = y + height, QRectF(left, y, room, height)
            if self._painter is not None:
                draw_word(self._painter, block.title, font, self._ink(), line)
        else:
            line = QRectF(left, y, room, font.pixelSize() * 1.22)
            end = self._say(block.title, font, self._ink(), left, y, room - wide - 6 * k, "text") + 3 * k
            place = QRectF(left, end, room, height)
            end += height
        if self._painter is not None:
            self._fit_verdict(self._painter, block, line, wide, small)
            cell = (place.width() - 2 * 6 * k) / max(1, len(block.cells))
            for number, lamp in enumerate(block.cells):
                box = QRectF(place.left() + number * (cell + 6 * k), place.top(), cell, height)
                draw_lamp(self._painter, box, lamp, LampStyle.SETTING, small, self.theme)
        return end

    def _fit_verdict(self, painter: QPainter, block: Fit, line: QRectF, wide: float, font: QFont) -> None:
        """Draw at the right end of a line whether a Patch of 1945 fits, with a sign."""
        color = GOOD if block.good else BAD
        draw_word(painter, block.verdict, font, color, line, "r")
        if block.verdict:
            side = font.pixelSize() * 0.9
            left = line.right() - wide + 2 * self._k
            mark = QRectF(left, line.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS["tick" if block.good else "cross"], mark, color, 9)

    def _tags(self, block: Tags, left: float, y: float, room: float) -> float:
        """Draw short facts, one below the other, each after its mark."""
        font = self._font("label", 18)
        step = font.pixelSize() * 1.45
        for mark, words in block.tags:
            if self._painter is not None:
                side = font.pixelSize() * 1.15
                box = QRectF(left, y + (step - side) / 2, side, side)
                draw_sign(self._painter, mark, box, self._ink(), 5)
                place = QRectF(left + side + 9 * self._k, y, 0, step)
                draw_word(self._painter, words, font, self._ink(), place)
            y += step
        return y

    def _ink(self, alpha: float = 1.0) -> QColor:
        return self.theme.color("card_ink", alpha)

    def _font(self, role: str, px: float) -> QFont:
        return self.theme.font(role, px * self._k * self._zoom)

    def _say(
        self, words: str, font: QFont, color: QColor, x: float, y: float, room: float, spacing: str = "body"
    ) -> float:
        """Draw a paragraph, or measure it; return where it ends."""
        metrics, step = QFontMetricsF(font), font.pixelSize() * _LINE[spacing]
        for line in lines_of(words, font, room):
            if self._painter is not None:
                self._painter.setFont(font)
                self._painter.setPen(color)
                base = y + (step + metrics.ascent() - metrics.descent()) / 2
                self._painter.drawText(QPointF(x, base), line)
            y += step
        return y
