"""Paints a page of the inspector on card paper: band, scene, blocks, foot (4.4)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.chrononauts.cards import TIMEWARP
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.models.faces import TileState
from chrononauts_qt.ui.games.chrononauts.views.card_frame import (
    TITLE_STEP,
    draw_pattern,
    draw_title,
    draw_waves,
)
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FAMILIES
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import paint_card_scene, scene_of
from chrononauts_qt.ui.games.chrononauts.views.inspector_blocks import BlockPainter
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import NumberedStep, Page, Sides
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import FILLS
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pixmaps import draw_hatch
from chrononauts_qt.ui.kit.scenes import paint_plate
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme

WIDTH = 320
"""Width of the inspector in drawing units."""

SMALL = "QPushButton { padding: 0 6px; min-height: 0; }"

_PAD, _GAP = 16, 10
_YEAR, _PAIR = 0.36, 0.29
"""How high the scene of a year is by the width, and two of them side by side."""


class Sheet(QWidget):
    """The paper inside the inspector. Its height follows from its width, the page and the zoom."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._page: Page | None = None
        self._zoom = 1.0
        self._k = self._share = 1.0
        self._painter: QPainter | None = None
        self.rule_button = QPushButton(text("rule"), self)
        self.rule_button.setStyleSheet(SMALL)

    def show_page(
        self, page: Page | None, width: int, u: float, zoom: float, scene: float = 1.0
    ) -> None:
        """Show a page in `width` pixels at scale `u`, its letters `zoom` times as large.

        Smaller letters stand closer together. `scene` is the share of its height that the picture gets.
        """
        self._page, self._zoom, self._k, self._share = page, zoom, u, scene
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
        if self._page is not None and self._page.look == TIMEWARP:
            draw_waves(painter, QRectF(self.rect()), self.theme, 1.7 * self._k)
        self._painter = None
        painter.end()

    def _draw(self, width: int) -> float:
        """Draw the page, or only measure it while there is no painter; return where it ends."""
        page, k = self._page, self._k
        if page is None:
            self.rule_button.move(0, 0)
            return 0
        gap = _GAP * k * (0.66 if self._zoom < 1 else 1)
        y = self._scene(page, self._band(page, width), width) + gap
        blocks = BlockPainter(self._painter, self.theme, k, self._zoom)
        for block in page.blocks:
            end = blocks.draw(block, _PAD * k, y, width - 2 * _PAD * k)
            y = end + gap * (0.7 if isinstance(block, NumberedStep) else 1)
        return self._foot(page, y, width)

    # -- the card ---------------------------------------------------------------------------------

    def _colors(self, page: Page) -> tuple[QColor, QColor]:
        """Return the band's colour and its ink: a family's, or those of the state of a tile."""
        if page.look in set(TileState):
            fill = FILLS[TileState(page.look)]
            return self.theme.color(fill), self.theme.color(f"{fill}_ink")
        return self.theme.color(page.look), self.theme.color("card_ink")

    def _band(self, page: Page, width: int) -> float:
        k, fill_ink = self._k, self._colors(page)
        font = self.theme.font("label", 28 * k)
        left = 52 * k
        lines = lines_of(page.title, font, width - left - 40 * k)
        step = font.pixelSize() * TITLE_STEP
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
        draw_title(painter, lines, font, fill_ink[1], box.adjusted(left, 0, 0, 0))
        return height

    def _scene(self, page: Page, y: float, width: int) -> float:
        """Draw the scene right below the band; a painting's worth as pips on a corner of paper."""
        several = isinstance(page.scene, Sides) and len(page.scene.sides) > 1
        high = _PAIR if several else _YEAR if isinstance(page.scene, Sides) else 0.5
        high *= self._share * min(width, WIDTH * self._k)  # a wider page is one with many words
        box, painter = QRectF(0, y, width, high), self._painter
        if painter is None or not self._share:
            return box.bottom()
        if isinstance(page.scene, Sides):
            self._sides(painter, page.scene, box)
        else:
            paint_card_scene(painter, page.scene, box, self.theme, 0)
        if page.pips:
            k, ink = self._k, self.theme.color("card_ink")
            corner = QRectF(box.right() - (10 + 18 * page.pips) * k, box.bottom() - 22 * k, 0, 22 * k)
            corner.setRight(box.right())
            painter.fillRect(corner, self.theme.color("card"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            for pip in range(page.pips):
                spot = QPointF(corner.left() + (13 + 18 * pip) * k, corner.center().y())
                painter.drawEllipse(spot, 6 * k, 6 * k)
        return box.bottom()

    def _sides(self, painter: QPainter, shown: Sides, box: QRectF) -> None:
        """Draw the scenes of a year beside each other, under paper what does not stand now."""
        room = box.width() / len(shown.sides)
        for number, (name, state) in enumerate(shown.sides):
            place = QRectF(box.left() + number * room, box.top(), room, box.height())
            tones = self.theme.tones(FILLS[state])
            paint_plate(painter, scene_of(name), place, tones, 0)
            if number != shown.now:
                painter.fillRect(place, self.theme.color("card", 0.45))
        if len(shown.sides) > 1:
            seam = QRectF(box.center().x() - self._k, box.top(), 2 * self._k, box.height())
            painter.fillRect(seam, self.theme.color("card"))

    def _foot(self, page: Page, y: float, width: int) -> float:
        """Draw the family's word, and beside or below it how many equal cards the deck holds."""
        k = self._k
        font = self.theme.font("label", 14 * k)
        box = QRectF(_PAD * k, y + 2 * k, width - 2 * _PAD * k, self._place_rule(font, y + 4 * k, width))
        room = box.adjusted(0, 0, -self.rule_button.width() - 10 * k, 0)
        word, side, measure = page.family.upper(), font.pixelSize() * 1.1, QFontMetricsF(font)
        copies = measure.horizontalAdvance(page.copies) + side * 1.3 if page.copies else 0.0
        below = bool(copies) and measure.horizontalAdvance(word) + 12 * k + copies > room.width()
        if below:
            half = max(room.height() / 2, line_height(font))
            box.setHeight(2 * half)
            room.setHeight(half)
        if self._painter is not None:
            quiet = self.theme.color("card_ink", 0.78)
            self._painter.setPen(QPen(self.theme.color("card_line"), max(1.0, k)))
            self._painter.drawLine(box.topLeft(), box.topRight())
            draw_word(self._painter, word, font, quiet, room)
            if copies:
                row = room.translated(0, room.height()) if below else room
                left = row.left() if below else row.right() - copies
                place = QRectF(left, row.center().y() - side / 2, side, side)
                draw_sign(self._painter, SIGNS["copies"], place, quiet, 6)
                row.setLeft(left + side * 1.3)
                draw_word(self._painter, page.copies, font, quiet, row)
        return box.bottom() + 4 * k

    def _place_rule(self, font: QFont, top: float, width: int) -> float:
        """Put the button at the right end of the foot; return how high the foot is."""
        button, k = self.rule_button, self._k
        if self._painter is None:  # while drawing, nothing moves
            button.setFont(font)
            words = QFontMetrics(font).horizontalAdvance(button.text())
            button.resize(words + round(24 * k), max(MIN_TARGET_PX, round(font.pixelSize() * 1.8)))
            button.move(round(width - _PAD * k) - button.width(), round(top))
        return button.height() + 3 * k


def _tile_family(look: str) -> str:
    return "linchpin" if look in (TileState.LINCHPIN, TileState.ALTERED) else "ripplepoint"
