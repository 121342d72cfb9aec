"""Paints a page of the inspector on card paper: band, picture, blocks, foot (4.4)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.models.faces import TileState
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.card_painter import draw_pattern
from chrononauts_qt.ui.views.inspector_page import Block, Fit, Headline, Lamps, Page, Step, Tags, Words
from chrononauts_qt.ui.views.pathtext import draw_sign
from chrononauts_qt.ui.views.pixmaps import draw_hatch
from chrononauts_qt.ui.views.signs import FAMILIES, SIGNS
from chrononauts_qt.ui.views.text_block import draw_word, lines_of
from chrononauts_qt.ui.views.tile_painter import FILLS
from chrononauts_qt.ui.views.tile_shapes import stitches

WIDTH = 320
"""Width of the inspector in drawing units."""

_PAD, _GAP, _PICTURE = 14, 10, 112
_LINE = {"body": 1.38, "text": 1.22}
_GOOD = QColor("#1E7A4C")
_BAD = QColor("#8E1B2C")


class Sheet(QWidget):
    """The paper inside the inspector. Its height follows from its width, the page and the zoom."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._page: Page | None = None
        self._zoom = 1.0
        self._k = 1.0
        self._painter: QPainter | None = None

    def show_page(self, page: Page | None, width: int, u: float, zoom: float) -> None:
        """Show a page in `width` pixels at scale `u`, its letters `zoom` times as large."""
        self._page, self._zoom, self._k = page, zoom, u
        self._painter = None
        self.setFixedSize(QSize(width, max(1, round(self._draw(width)))))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self.theme.color("card"))
        self._painter = painter
        self._draw(self.width())
        self._painter = None
        painter.end()

    def _draw(self, width: int) -> float:
        """Draw the page, or only measure it while there is no painter; return where it ends."""
        page, k = self._page, self._k
        if page is None:
            return 0
        y = self._band(page, width) + _GAP * k
        if page.plate:
            y = self._plate(page.plate, y, width) + _GAP * k
        if page.pictures:
            y = self._pictures(page, y, width) + _GAP * k
        for block in page.blocks:
            y = self._block(block, y, width) + _GAP * k * (0.7 if isinstance(block, Step) else 1)
        return self._foot(page, y, width)

    # -- the card ---------------------------------------------------------------------------------

    def _colors(self, page: Page) -> tuple[QColor, QColor]:
        """Return the band's colour and its ink: a family's, or those of the state of a tile."""
        if page.look in set(TileState):
            fill, _, ink, _ = FILLS[TileState(page.look)]
            return self.theme.color(fill), self.theme.color(ink)
        return self.theme.band(page.look), self.theme.color("card_ink")

    def _band(self, page: Page, width: int) -> float:
        k, fill_ink = self._k, self._colors(page)
        font = self.theme.font("label", 28 * k)
        left = 52 * k
        lines = lines_of(page.title, font, width - left - 40 * k)
        step = font.pixelSize() * 1.12
        height = max(72 * k, len(lines) * step + 20 * k)
        painter = self._painter
        if painter is None:
            return height
        box = QRectF(0, 0, width, height)
        painter.fillRect(box, fill_ink[0])
        if page.look in FAMILIES:
            draw_pattern(painter, page.look, QRectF(2 * k, 0, 9 * k, height), 1.6 * k)
        family = page.look if page.look in FAMILIES else _tile_family(page.look)
        sign = QRectF(14 * k, (height - 30 * k) / 2, 30 * k, 30 * k)
        draw_sign(painter, FAMILIES[family], sign, fill_ink[1], 5)
        draw_sign(painter, SIGNS["cross"], QRectF(width - 28 * k, 10 * k, 18 * k, 18 * k), fill_ink[1], 6)
        if page.look == TileState.ALTERED:
            painter.setPen(self.theme.color("paradox_edge", 0.1))
            draw_hatch(painter, box, 18 * k, 6 * k)
        top = (height - len(lines) * step) / 2
        for number, line in enumerate(lines):
            draw_word(painter, line, font, fill_ink[1], QRectF(left, top + number * step, 0, step))
        return height

    def _pictures(self, page: Page, y: float, width: int) -> float:
        """Draw the picture, or the three of a Mission; a painting's worth as pips beside it."""
        k, count = self._k, len(page.pictures)
        side = (_PICTURE if count == 1 else 76) * k
        apart = side + 20 * k
        left = (width - (count - 1) * apart - side) / 2
        if self._painter is not None:
            ink = self.theme.color("card_ink")
            for number, picture in enumerate(page.pictures):
                draw_sign(self._painter, picture, QRectF(left + number * apart, y, side, side), ink)
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(ink)
            for pip in range(page.pips):
                spot = QPointF(left + side + 18 * k, y + side - (8 + 20 * pip) * k)
                self._painter.drawEllipse(spot, 6 * k, 6 * k)
        return y + side

    def _plate(self, year: str, y: float, width: int) -> float:
        """Draw the year of a Patch on a stitched plate."""
        k = self._k
        box = QRectF(width / 2 - 84 * k, y + 2 * k, 168 * k, 72 * k)
        if self._painter is not None:
            shape = QPainterPath()
            shape.addRoundedRect(box, 14 * k, 14 * k)
            self._painter.fillPath(shape, self.theme.color("patch"))
            self._painter.setPen(QPen(self.theme.color("patch_stitch"), 2.4 * k))
            self._painter.drawPath(stitches(box, 11 * k, 4 * k, 6 * k, 13 * k))
            font = self.theme.font("number", 44 * k)
            draw_word(self._painter, year, font, self.theme.color("patch_ink"), box, "c")
        return box.bottom() + 2 * k

    def _foot(self, page: Page, y: float, width: int) -> float:
        k = self._k
        font = self.theme.font("label", 14 * k)
        box = QRectF(_PAD * k, y + 4 * k, width - 2 * _PAD * k, max(24 * k, font.pixelSize() * 1.5))
        if self._painter is not None:
            quiet = self._ink(0.78)
            self._painter.setPen(QPen(self.theme.color("card_line"), max(1.0, k)))
            self._painter.drawLine(box.topLeft(), box.topRight())
            draw_word(self._painter, page.family.upper(), font, quiet, box)
            if page.copies > 1:
                draw_word(self._painter, f"×{page.copies}", font, quiet, box, "r")
        return box.bottom() + 8 * k

    # -- blocks -----------------------------------------------------------------------------------

    def _block(self, block: Block, y: float, width: int) -> float:
        left, room = _PAD * self._k, width - 2 * _PAD * self._k
        if isinstance(block, Words):
            return self._words(block, left, y, room)
        if isinstance(block, Step):
            return self._step(block, left, y, room)
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

    def _step(self, block: Step, left: float, y: float, room: float) -> float:
        """Draw the number on a disc, the step, and whether it is fulfilled."""
        font = self._font("body", 18)
        side = font.pixelSize() * 1.3
        tail = side + 6 * self._k if block.met is not None else 0
        shift = side + 9 * self._k
        if self._painter is not None:
            disc = QRectF(left, y, side, side)
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(self._ink())
            self._painter.drawEllipse(disc)
            number = self._font("number", 15)
            draw_word(self._painter, str(block.number), number, self.theme.color("card"), disc, "c")
            if block.met is not None:
                self._verdict(QRectF(left + room - side, y, side, side), block.met)
        return max(y + side, self._say(block.text, font, self._ink(), left + shift, y, room - shift - tail))

    def _verdict(self, box: QRectF, met: bool) -> None:
        """Draw a full disc with a tick, or an empty ring."""
        painter = self._painter
        if painter is None:
            return
        painter.setPen(QPen(_GOOD if met else self._ink(), box.width() * 0.08))
        painter.setBrush(_GOOD if met else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(2, 2, -2, -2))
        if met:
            inset = box.width() * 0.28
            tick = box.adjusted(inset, inset, -inset, -inset)
            draw_sign(painter, SIGNS["tick"], tick, self.theme.color("card"), 10)

    def _headline(self, block: Headline, left: float, y: float, room: float) -> float:
        """Draw a headline beside its year, on a plate shaped and coloured like the tile that bears it."""
        k = self._k
        fill, _, ink, _ = FILLS[block.state]
        number, font = self._font("number", 20), self._font("headline", 20)
        plate = QFontMetricsF(number).horizontalAdvance("1000′") + 16 * k
        text_left, tail = left + plate + 10 * k, number.pixelSize() * 1.2 if block.now else 0
        end = self._say(block.text, font, self._ink(), text_left, y, room - plate - 10 * k - tail, "text")
        height = number.pixelSize() * 1.35
        end = max(end, y + height)
        if self._painter is not None:
            box = QRectF(left, y, plate, height)
            shape = QPainterPath()
            radius = height / 2 if block.state is TileState.PATCH else 3 * k
            shape.addRoundedRect(box, radius, radius)
            self._painter.fillPath(shape, self.theme.color(fill))
            draw_word(self._painter, block.label, number, self.theme.color(ink), box, "c")
            if block.now:
                side = height * 0.62
                mark = QRectF(left + room - side, y + (height - side) / 2, side, side)
                draw_sign(self._painter, SIGNS["left"], mark, self._ink(), 8)
        return end

    def _lamps(self, block: Lamps, left: float, y: float, room: float) -> float:
        """Draw Linchpins as lamps, in as many rows as they need; what an Inverter can turn now is ringed."""
        k = self._k
        font = self._font("code", 16)
        side = max(28 * k, font.pixelSize() * 1.75)
        joint = QFontMetricsF(font).horizontalAdvance(block.joint) + 10 * k if block.joint else 7 * k
        x = left
        for number, (name, lit) in enumerate(block.lamps):
            if number and x + joint + side > left + room:
                x, y = left, y + side + 6 * k
            elif number:
                if self._painter is not None:
                    middle = QRectF(x, y, joint, side)
                    draw_word(self._painter, block.joint, font, self._ink(), middle, "c")
                x += joint
            self._lamp(QRectF(x, y, side, side), name, lit, block.rings, font)
            x += side
        return y + side

    def _lamp(self, box: QRectF, name: str, lit: bool, ring: bool, font: QFont) -> None:
        painter = self._painter
        if painter is None:
            return
        wide = box.width() * (0.12 if lit else 0.05)
        half = wide / 2
        painter.setPen(QPen(self._ink(1.0 if lit else 0.6), wide))
        painter.setBrush(self.theme.color("alt") if lit and not ring else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(half, half, -half, -half))
        white = self.theme.color("card")
        draw_word(painter, name, font, white if lit and not ring else self._ink(), box, "c")

    def _fit(self, block: Fit, left: float, y: float, room: float) -> float:
        """Draw a Patch of 1945: its name and verdict, below it what it asks of the three Linchpins."""
        k = self._k
        font, small = self._font("label", 17), self._font("label", 15)
        wide = QFontMetricsF(small).horizontalAdvance(block.verdict) + (24 * k if block.verdict else 0)
        end = self._say(block.title, font, self._ink(), left, y, room - wide - 6 * k, "text")
        cell = (room - 2 * 6 * k) / max(1, len(block.cells))
        height = small.pixelSize() * 1.7
        if self._painter is not None:
            line = QRectF(left, y, room, font.pixelSize() * 1.22)
            color = _GOOD if block.good else _BAD
            draw_word(self._painter, block.verdict, small, color, line, "r")
            if block.verdict:
                side = small.pixelSize() * 0.9
                mark = QRectF(line.right() - wide + 2 * k, line.center().y() - side / 2, side, side)
                draw_sign(self._painter, SIGNS["tick" if block.good else "cross"], mark, color, 9)
            for number, (words, holds) in enumerate(block.cells):
                box = QRectF(left + number * (cell + 6 * k), end + 3 * k, cell, height)
                self._cell(box, words, holds, small)
        return end + 3 * k + height

    def _cell(self, box: QRectF, words: str, holds: bool | None, font: QFont) -> None:
        painter = self._painter
        if painter is None:
            return
        pen = QPen(self._ink(0.6) if holds is None else self._ink(), 2 * self._k if holds else self._k)
        pen.setStyle(Qt.PenStyle.DashLine if holds is None else Qt.PenStyle.SolidLine)
        painter.setPen(pen)
        painter.setBrush(QColor("#CDE8D8") if holds else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 3 * self._k, 3 * self._k)
        draw_word(painter, words, font, self._ink(), box, "c")

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

    # -- letters ----------------------------------------------------------------------------------

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


def _tile_family(look: str) -> str:
    return "linchpin" if look in (TileState.LINCHPIN, TileState.ALTERED) else "ripplepoint"
