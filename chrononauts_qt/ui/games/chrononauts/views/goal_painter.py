"""Paints Identities and Missions: landscape cards with three lines to fulfil, and their sealed backs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from chrononauts_qt.games.chrononauts.cards import IDENTITY
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace, GoalRow
from chrononauts_qt.ui.games.chrononauts.views.card_frame import (
    draw_band,
    draw_paper,
    draw_title,
    draw_verdict,
)
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FAMILIES, FOLDER, picture_of
from chrononauts_qt.ui.kit.pictograms import draw_plate, draw_sign
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.scenes import has_scene, paint_plate
from chrononauts_qt.ui.kit.signs import EMBLEM_SIGNS, SIGNS
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, fitted, is_whole, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

GOAL_WIDTH = 180
"""Width of a goal card in drawing units, 7:5."""

_EMBLEMS = (0.3, 0.24, 0.2, 0.17)
"""How much of an Identity's width its emblem takes: as much as its headlines leave."""

_PLATE, _BESIDE = 34, 4
"""The width of a year's plate and the room between it and its headline, in drawing units."""

_LEAST_SCENE, _LEAST_SQUARE = 40, 24
"""How many pixels across a scene has at least, twice as wide as high and cut to a square; else a sign."""

_CLOSE = 95
"""How close in percent the letters of the smallest type stand before words are cut."""


class GoalPainter:
    """Draws goal cards for one theme and keeps their pictures."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._pixmaps = Pixmaps(32)

    def paint(self, painter: QPainter, box: QRectF, face: GoalFace, lit: int = 3) -> None:
        """Draw a goal card face up, the scenes of its first `lit` rows, the others as empty plates.

        Every measure follows from the width of `box`.
        """
        ratio = painter.device().devicePixelRatioF()

        def draw(inner: QPainter, place: QRectF) -> None:
            self._draw(inner, place, face, lit)

        painter.drawPixmap(
            box.topLeft(), self._pixmaps.get((face, self.theme, lit), box.size(), ratio, draw)
        )

    def paint_back(self, painter: QPainter, box: QRectF, family: str) -> None:
        """Draw the back of an Identity or a Mission: a wax seal's ring."""
        draw_plate(painter, f"{FOLDER}/backs/{family}", box)

    def _draw(self, painter: QPainter, box: QRectF, face: GoalFace, lit: int) -> None:
        k = box.width() / GOAL_WIDTH
        draw_paper(painter, box, self.theme, k)
        ink, font = self.theme.color("card_ink"), self.theme.font("label", 13 * k)
        band = QRectF(3 * k, 3 * k, box.width() - 6 * k, max(20 * k, font.pixelSize() * 1.3))
        draw_band(painter, band, face.family, self.theme, k)
        side = band.height() * 0.74
        sign = QRectF(band.left() + 10 * k, band.center().y() - side / 2, side, side)
        draw_sign(painter, FAMILIES[face.family], sign, ink, 5)
        words = QRectF(sign.right() + 5 * k, band.top(), 0, band.height())
        title = fitted(face.title, font, band.right() - words.left() - 4 * k, 1)
        draw_title(painter, title, font, ink, words)
        body = QRectF(6 * k, band.bottom() + 2 * k, box.width() - 12 * k, 0)
        body.setBottom(box.bottom() - 5 * k)
        if face.family == IDENTITY:
            self._draw_identity(painter, body, face, k, lit)
        else:
            self._draw_mission(painter, body, face, k, lit)

    def _draw_identity(self, painter: QPainter, body: QRectF, face: GoalFace, k: float, lit: int) -> None:
        """Draw each year over its lamp beside its headline, left of them their scenes or the emblem."""
        height = body.height() / max(1, len(face.rows))
        column = self._emblem_column(face, body.width(), height, k)
        side = min(column - 4 * k, body.height())
        scene = QSizeF(side, side / 2)
        if self.theme.scenes and side >= _LEAST_SCENE and scene.height() <= height - 2 * k:
            for number, row in enumerate(face.rows):
                middle = body.top() + (number + 0.5) * height
                plate = QRectF(QPointF(body.left(), middle - scene.height() / 2), scene)
                self._draw_plate(painter, plate, row, number < lit)
        else:
            emblem = QRectF(body.left() + (column - side) / 2, body.center().y() - side / 2, side, side)
            draw_sign(painter, picture_of(face.card), emblem, self.theme.color("card_ink"))
        for number, row in enumerate(face.rows):
            place = QRectF(body.left() + column, body.top() + number * height, 0, height)
            place.setRight(body.right() + 2 * k)
            self._draw_year(painter, place, row, k)

    def _emblem_column(self, face: GoalFace, width: float, height: float, k: float) -> float:
        """Return the widest column of an emblem that leaves every headline whole beside it."""
        column = 0.0
        for share in _EMBLEMS:
            column = (share * GOAL_WIDTH - 6) * k
            room = QSizeF(width + 2 * k - column - (_PLATE + _BESIDE) * k, height)
            if all(is_whole(self._set(row.text, room, k)[1], row.text) for row in face.rows):
                break
        return column

    def _draw_year(self, painter: QPainter, place: QRectF, row: GoalRow, k: float) -> None:
        """Draw a year in a square (true) or round (altered) plate, its lamp below, its headline beside."""
        ink, font = self.theme.color("card_ink"), self.theme.font("number", 13 * k)
        high = font.pixelSize() * 1.2
        lamp = min(14 * k, place.height() - high - 2 * k) if row.met is not None else 0
        top = place.center().y() - (high + lamp) / 2
        plate = QRectF(place.left(), top, _PLATE * k, high)
        radius = plate.height() / 2 if row.altered else 1.5 * k
        painter.setPen(QPen(ink, max(1.0, k)))
        painter.setBrush(self.theme.color("patch") if row.altered else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(plate, radius, radius)
        draw_word(painter, row.label, font, ink, plate, "c")
        if row.met is not None:
            below = QRectF(plate.center().x() - lamp / 2, plate.bottom() + k, lamp, lamp)
            draw_verdict(painter, below, self.theme, row.met)
        self._draw_words(painter, place.adjusted((_PLATE + _BESIDE) * k, 0, 0, 0), row.text, k)

    def _draw_plate(self, painter: QPainter, place: QRectF, row: GoalRow, is_lit: bool) -> None:
        """Draw the scene of what a row asks for; one that is not drawn yet is a plate without one."""
        name = f"{FOLDER}/scenes/{row.glyph}"
        tones = self.theme.tones("artifact" if not row.label else "patch" if row.altered else "ripple")
        if not has_scene(name):
            return
        if not is_lit:
            plate = QPainterPath()
            plate.addRoundedRect(place, 3, 3)
            painter.fillPath(plate, QColor(tones.fill))
            return
        painter.setOpacity(self.theme.scenes)
        paint_plate(painter, name, place, tones)
        painter.setOpacity(1)

    def _draw_mission(self, painter: QPainter, body: QRectF, face: GoalFace, k: float, lit: int) -> None:
        """Draw three Artifacts with whoever has them, and below why they are wanted, if that fits whole."""
        font = self.theme.font("text", 10 * k)
        font.setItalic(True)
        lines = lines_of(face.reason, font, body.width())
        reason = len(lines) * line_height(font)
        least = len(face.rows) * max(22 * k, line_height(self.theme.font("text", 12 * k)))
        if body.height() - reason >= least:
            at = QPointF(body.left(), body.bottom() - reason)
            draw_lines(painter, lines, font, self.theme.color("card_ink", 0.85), at)
            body.setBottom(at.y() - k)
        height = body.height() / max(1, len(face.rows))
        side = min(height - 3 * k, 28 * k)
        shown = QSizeF(side * self._thing_widths(face, body.width(), height, side, k), side)
        for number, row in enumerate(face.rows):
            place = QRectF(body.left(), body.top() + number * height, body.width(), height)
            sign = QRectF(QPointF(place.left() + k, place.center().y() - side / 2), shown)
            if self.theme.scenes and side >= _LEAST_SQUARE:
                self._draw_plate(painter, sign, row, number < lit)
            else:
                draw_sign(painter, picture_of(row.glyph), sign, self.theme.color("card_ink"), 4)
            self._draw_thing(painter, place, sign.right() + 6 * k, row, k)

    def _thing_widths(self, face: GoalFace, width: float, height: float, side: float, k: float) -> int:
        """Return how many times as wide as high the scenes are: 2 where that makes no name smaller."""
        if not self.theme.scenes or 2 * side < _LEAST_SCENE:
            return 1
        sizes = []
        for times in (1, 2):
            rooms = (
                QSizeF(width - times * side - (28 + 19 * len(row.owners)) * k, height) for row in face.rows
            )
            fonts = (self._set(row.text, room, k)[0] for row, room in zip(face.rows, rooms, strict=True))
            sizes.append([font.pixelSize() for font in fonts])
        return 2 if sizes[0] == sizes[1] else 1

    def _draw_thing(self, painter: QPainter, place: QRectF, left: float, row: GoalRow, k: float) -> None:
        """Draw an Artifact's name from `left` on, on whose tables it lies, and whether it is there."""
        right = place.right()
        if row.met is not None:
            mark = 15 * k
            verdict = QRectF(right - mark, place.center().y() - mark / 2, mark, mark)
            draw_verdict(painter, verdict, self.theme, row.met)
            right = verdict.left() - 4 * k
        for seat in reversed(row.owners):
            mark = 17 * k
            emblem = QRectF(right - mark, place.center().y() - mark / 2, mark, mark)
            self._draw_owner(painter, emblem, seat)
            right = emblem.left() - 2 * k
        words = QRectF(left, place.top(), 0, place.height())
        words.setRight(right - 2 * k)
        self._draw_words(painter, words, row.text, k)

    def _draw_owner(self, painter: QPainter, box: QRectF, seat: int) -> None:
        """Draw the emblem of a seat on a disc of its colour."""
        painter.setPen(QPen(self.theme.color("card_ink"), max(1.0, box.width() * 0.06)))
        painter.setBrush(self.theme.seat(seat))
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        inset = box.width() * 0.2
        emblem = box.adjusted(inset, inset, -inset, -inset)
        draw_sign(painter, EMBLEM_SIGNS[seat], emblem, self.theme.color("card_ink"), 6)

    def _draw_words(self, painter: QPainter, box: QRectF, words: str, k: float) -> None:
        """Draw words in the middle of a box's height, smaller and closer rather than cut."""
        font, lines = self._set(words, box.size(), k)
        step = min(line_height(font), box.height() / max(1, len(lines)))
        at = QPointF(box.left(), box.center().y() - len(lines) * step / 2)
        draw_lines(painter, lines, font, self.theme.color("card_ink"), at, step=step)

    def _set(self, words: str, room: QSizeF, k: float) -> tuple[QFont, tuple[str, ...]]:
        """Return the largest type in which words are whole in a room, or the smallest, and their lines."""
        for size, spacing in (*((units * k, 100) for units in (13, 12, 11, 10, 0)), (0, _CLOSE)):
            font = self.theme.font("text", max(size, MIN_TEXT_PX))
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
            limit = max(1, int(room.height() / font.pixelSize() + 0.1))
            if len(lines_of(words, font, room.width())) <= limit:
                break
        return font, fitted(words, font, room.width(), limit)


def draw_lamp(painter: QPainter, lamp: QRectF, fulfilled: bool, theme: Theme, u: float) -> None:
    """Draw the lamp of a line of the goals: full with a tick, or an empty ring."""
    color = theme.color("ok" if fulfilled else "muted")
    painter.setPen(QPen(color, 1.6 * u))
    painter.setBrush(color if fulfilled else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(lamp)
    if fulfilled:
        inset = lamp.width() * 0.2
        tick = lamp.adjusted(inset, inset, -inset, -inset)
        draw_sign(painter, SIGNS["tick"], tick, theme.color("bg"), 11)
