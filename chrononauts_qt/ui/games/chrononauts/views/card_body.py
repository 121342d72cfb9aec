"""The middle of a hand card: its picture, its Linchpins, its line or its numbered steps (4.4).

Words that do not all fit are left out, for a part of them would pass for the whole: the inspector has them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

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
from chrononauts_qt.games.chrononauts.timeline import PATCH_FIT, UBER_YEAR
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.games.chrononauts.models.faces import CardFace
from chrononauts_qt.ui.games.chrononauts.views.card_frame import LampStyle, draw_lamp, draw_number
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import picture_of
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import paint_card_scene, scene_of
from chrononauts_qt.ui.games.chrononauts.views.tile_shapes import stitches
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.scenes import has_scene
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import (
    closer,
    draw_lines,
    draw_word,
    is_whole,
    line_height,
    lines_of,
    snug,
)
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

_PICTURE = {INVERTER: 0.3, ARTIFACT: 0.4, ACTION: 0.36, TIMEWARP: 0.36}
"""How high the picture is at most beside words, as a part of the card."""
_LARGE = 1.25
"""Letters that are larger than drawn by more than this leave room to the picture of an Artifact first."""
_LEAST_PLATE = 14
"""Lower than so many drawing units the plate of a Patch's year, which its title has too, is left out."""
_LEAST_SCENE = 20
"""Lower than so many drawing units a scene says less than a pictogram."""
_STRIP = 2.8
"""A scene is at most so many times as wide as what is shown of its height."""
_CODE = 12
_ROOMY, _SNUG = (1.4, 6), (1.2, 2)
"""How large a lamp is beside the letters in it, and how many drawing units wider than they."""
_CIRCLE_FROM = 7
"""So many Linchpins and more stand in a circle."""


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """A line, or a step with its number, broken into the lines of a width."""

    number: int
    lines: tuple[str, ...]


class CardBody:
    """Draws the middle of one card; `k` is its scale, `height` that of the whole card."""

    def __init__(self, painter: QPainter, face: CardFace, theme: Theme, k: float, height: float) -> None:
        self._painter = painter
        self._face = face
        self._theme = theme
        self._k = k
        self._height = height
        self._ink = theme.color("card_ink")
        self._code = theme.font("code", _CODE * k)
        self._ring, self._pad = _ROOMY

    def draw(self, box: QRectF) -> None:
        """Draw picture, Linchpins and words below each other into `box`."""
        if len(self._face.lamps) >= _CIRCLE_FROM:
            self._all_lamps(box)
            return
        picture, font, words = self._shared(box)
        parts: list[tuple[float, Callable[[QRectF], None]]] = [
            (self._words_height(words, font), lambda row: self._words(words, font, row))
        ]
        if self._face.lamps:
            parts.append((self._lamps_height(box.width()), self._lamp_rows))
        if self._face.family == PATCH:
            parts.reverse()  # the headline belongs to the year, above what it depends on
        left = QRectF(box)
        for height, draw in parts:
            if height:
                draw(QRectF(box.left(), left.bottom() - height, box.width(), height))
                left.setBottom(left.bottom() - height - 3 * self._k)
        self._well(left, min(left.height(), left.width(), picture))

    # -- sharing the room -------------------------------------------------------------------------

    def _least(self) -> float:
        """Return how small a picture may get for the sake of words, in pixels; large text: with its year."""
        year = self._face.family == ARTIFACT and self._theme.text_scale > _LARGE
        return max(24 * self._k, 20) + (line_height(self._code) if year else 0)

    def _shared(self, box: QRectF) -> tuple[float, QFont, tuple[_Paragraph, ...]]:
        """Return how large the picture may be, and the words as large as they leave it room, or none."""
        wanted = _PICTURE.get(self._face.family, 0.24) * self._height
        lamps = self._lamps_height(box.width())
        free = box.height() - lamps - (6 if lamps else 3) * self._k
        role = "headline" if self._face.family == PATCH else "text"
        for size, least in ((13, 0.8 * wanted), (12, self._least()), (11, self._least())):
            font = self._theme.font(role, size * self._k)
            words = self._broken(font, box.width())
            if free - self._words_height(words, font) >= least:
                return wanted, font, words
        return 0.5 * self._height, font, ()

    def _indent(self, font: QFont) -> float:
        return font.pixelSize() + 3 * self._k

    def _broken(self, font: QFont, width: float) -> tuple[_Paragraph, ...]:
        face = self._face
        if face.steps:
            room = width - self._indent(font)
            return tuple(_Paragraph(n + 1, lines_of(step, font, room)) for n, step in enumerate(face.steps))
        return (_Paragraph(0, lines_of(face.text, font, width)),) if face.text else ()

    def _words_height(self, words: tuple[_Paragraph, ...], font: QFont) -> float:
        return sum(len(paragraph.lines) for paragraph in words) * line_height(font)

    def _words(self, words: tuple[_Paragraph, ...], font: QFont, box: QRectF) -> None:
        at, step = box.topLeft(), line_height(font)
        for paragraph in words:
            left = at.x()
            if paragraph.number:
                side = float(font.pixelSize())
                disc = QRectF(left, at.y() + (step - side) / 2, side, side)
                small = self._theme.font("number", _CODE * self._k)
                draw_number(self._painter, disc, paragraph.number, small, self._theme)
                left += self._indent(font)
            end = draw_lines(self._painter, paragraph.lines, font, self._ink, QPointF(left, at.y()))
            at = QPointF(at.x(), end)

    # -- Linchpins --------------------------------------------------------------------------------

    def _style(self) -> LampStyle:
        if self._face.family == INVERTER:
            return LampStyle.TURN
        return LampStyle.SETTING if self._face.card in PATCH_FIT else LampStyle.PRIME

    def _lamp_side(self) -> float:
        return self._code.pixelSize() * self._ring

    def _widths(self) -> list[float]:
        metrics, side, pad = QFontMetricsF(self._code), self._lamp_side(), self._pad * self._k
        return [max(side, metrics.horizontalAdvance(lamp.label) + pad) for lamp in self._face.lamps]

    def _gap(self) -> float:
        if not self._face.joint or len(self._face.lamps) < 2:
            return 2 * self._k
        return QFontMetricsF(self._code).horizontalAdvance(self._face.joint) + 6 * self._k

    def _rows(self, width: float) -> int:
        """Return in how many rows the Linchpins stand."""
        widths, gap = self._widths(), self._gap()
        if sum(widths) + gap * (len(widths) - 1) <= width:
            return 1
        return math.ceil(len(widths) / max(1, int((width + gap) / (max(widths) + gap))))

    def _lamps_height(self, width: float) -> float:
        if not self._face.lamps:
            return 0
        rows = self._rows(width)
        return rows * self._lamp_side() + (rows - 1) * 2 * self._k

    def _lamp_rows(self, box: QRectF) -> None:
        """Draw the Linchpins centred in `box`, in as many equal rows as they need."""
        widths, side, gap = self._widths(), self._lamp_side(), self._gap()
        rows = self._rows(box.width())
        each = math.ceil(len(widths) / rows)
        font = self._code
        for row in range(rows):
            part = range(row * each, min(len(widths), (row + 1) * each))
            x = box.center().x() - (sum(widths[n] for n in part) + gap * (len(part) - 1)) / 2
            y = box.top() + row * (side + 2 * self._k)
            for n in part:
                place = QRectF(x, y, widths[n], side)
                draw_lamp(self._painter, place, self._face.lamps[n], self._style(), font, self._theme)
                x += widths[n] + gap
                if self._face.joint and n + 1 in part:
                    between = QRectF(place.right(), y, gap, side)
                    draw_word(self._painter, self._face.joint, font, self._ink, between, "c")

    def _all_lamps(self, box: QRectF) -> None:
        """Draw all Linchpins: around the picture, or in rows where their numbers have no room there."""
        chord = math.sin(math.pi / len(self._face.lamps))
        side = min(min(box.width(), box.height()) * chord / (1 + chord) * 0.96, self._lamp_side())
        if side < self._code.pixelSize() * _SNUG[0] and self._set_in_rows(box):
            high = self._lamps_height(box.width())
            self._lamp_rows(QRectF(box.left(), box.center().y() - high / 2, box.width(), high))
        else:
            self._circle(box, side)

    def _set_in_rows(self, box: QRectF) -> bool:
        """Take the largest letters in which all Linchpins have room in rows; tell whether there are any."""
        for ring, pad in (_ROOMY, _SNUG):
            self._ring, self._pad = ring, pad
            for pixels in range(self._code.pixelSize(), MIN_TEXT_PX - 1, -1):
                self._code = QFont(self._code)
                self._code.setPixelSize(pixels)
                if self._lamps_height(box.width()) <= box.height() + 5 * self._k:  # a little into the margins
                    return True
        return False

    def _circle(self, box: QRectF, side: float) -> None:
        """Draw the picture and around it all Linchpins, the first one on top."""
        lamps = self._face.lamps
        across, down = (box.width() - side) / 2, (box.height() - side) / 2
        across = min(across, down * 1.08)
        for number, lamp in enumerate(lamps):
            angle = 2 * math.pi * number / len(lamps)
            place = QRectF(0, 0, side, side)
            place.moveCenter(box.center() + QPointF(math.sin(angle) * across, -math.cos(angle) * down))
            draw_lamp(self._painter, place, lamp, self._style(), self._code, self._theme)
        self._picture(box, 2 * (down - side / 2) * 0.74)

    # -- pictures ---------------------------------------------------------------------------------

    def _well(self, box: QRectF, side: float) -> None:
        """Draw what the card shows: its picture, a Patch's year, an Artifact's, a Timewarp's marks."""
        k, family = self._k, self._face.family
        if family == PATCH:
            self._plate(box)
            return
        if family == ARTIFACT:
            box = self._come_from(box)
        if self._shows_scene(box):
            self._scene(box)
        else:
            self._picture(box, min(side, box.height()))
        marks = [(box.left(), "unfetched")] if family == TIMEWARP else []
        if self._face.card == PLAY_CARDS[MEMO].id:
            marks.append((box.right() - 15 * k, "bell"))
        for x, name in marks:
            place = QRectF(x, box.top(), 15 * k, 15 * k)
            self._painter.fillRect(place, self._theme.color("card"))
            draw_sign(self._painter, SIGNS[name], place, self._ink, 6)

    def _shows_scene(self, box: QRectF) -> bool:
        is_told = self._face.family in (ARTIFACT, ACTION, TIMEWARP) and self._theme.scenes > 0
        return is_told and box.height() >= _LEAST_SCENE * self._k and has_scene(scene_of(self._face.card))

    def _scene(self, box: QRectF) -> None:
        """Draw the scene as wide as the body, narrower where so little room is that a strip would be left."""
        wide = min(box.width(), box.height() * _STRIP)
        place = QRectF(0, 0, wide, min(box.height(), wide / 2))
        place.moveCenter(box.center())
        paint_card_scene(self._painter, self._face.card, place, self._theme)

    def _picture(self, box: QRectF, side: float) -> None:
        if side < 14:
            return
        place = QRectF(0, 0, side, side)
        place.moveCenter(box.center())
        draw_sign(self._painter, picture_of(self._face.card), place, self._ink)

    def _come_from(self, box: QRectF) -> QRectF:
        """Draw the year an Artifact comes from below its picture, a painting's worth as pips beside it.

        Return what is left for the picture.
        """
        k, year, pips = self._k, self._face.year, self._face.pips
        marks = 9 * k * pips + 3 * k if pips else 0.0
        room = box.width() + 6 * k - marks  # a little into the margins
        for units in (12, 11, 10, 9):
            font = snug(self._theme.font("code", units * k), year, room)
            row = closer(font, year, room)
            font = row if QFontMetricsF(row).horizontalAdvance(year) <= room else font
            lines = lines_of(year, font, room)
            if is_whole(lines, year) and len(lines) * line_height(font) <= 0.5 * box.height():
                break
        high = len(lines) * line_height(font)
        wide = min(room, max(QFontMetricsF(font).horizontalAdvance(line) for line in lines))
        left = box.center().x() - (wide + marks) / 2
        draw_lines(self._painter, lines, font, self._ink, QPointF(left, box.bottom() - high))
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(self._ink)
        for pip in range(pips):
            spot = QPointF(left + wide + (7.5 + 9 * pip) * k, box.bottom() - line_height(font) / 2)
            self._painter.drawEllipse(spot, 3 * k, 3 * k)
        return box.adjusted(0, 0, 0, -high - 2 * k)

    def _plate(self, box: QRectF) -> None:
        """Draw a Patch's year on a stitched plate; 1962 has a fault line across its corner."""
        k, painter, year = self._k, self._painter, BY_ID[self._face.card].facts["year"]
        plate = QRectF(0, 0, min(box.width(), 82 * k), min(35 * k, box.height()))
        if plate.height() < _LEAST_PLATE * k:
            return
        plate.moveCenter(box.center())
        shape = QPainterPath()
        shape.addRoundedRect(plate, 7 * k, 7 * k)
        painter.fillPath(shape, self._theme.color("patch"))
        painter.setPen(QPen(self._theme.color("patch_stitch"), 1.3 * k))
        painter.drawPath(stitches(plate, 5 * k, 1.8 * k, 3 * k, 6 * k))
        shift = 12 * k if self._face.card in PATCH_FIT else 0
        room, units = plate.adjusted(0, 0, -shift, 0), min(22 * k, plate.height() / 1.3)
        font = self._theme.font("number", units)
        wide = QFontMetricsF(font).horizontalAdvance(altered(year))
        if wide > room.width() - 4 * k:  # large text in a strip
            font = self._theme.font("number", units * (room.width() - 4 * k) / wide)
        draw_word(painter, altered(year), font, self._theme.color("patch_ink"), room, "c")
        if self._face.card in PATCH_FIT:
            small = min(15 * k, plate.height() * 0.5)
            mark = QRectF(plate.right() - small - 3 * k, plate.center().y() - small / 2, small, small)
            draw_sign(painter, SIGNS["unstable"], mark, self._theme.color("patch_ink"), 6)
        if year == UBER_YEAR:
            side = plate.height() * 0.8
            fault = QRectF(plate.right() - side * 0.62, plate.top() - side * 0.3, side, side)
            draw_sign(painter, SIGNS["fault"], fault, self._theme.color("alt"), 8)
