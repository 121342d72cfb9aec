"""Paints cards of the play deck: band, middle, foot (4.4); their back; their strips; their small pictures."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from chrononauts_qt.games.chrononauts.cards import ARTIFACT, BY_ID, TIMEWARP
from chrononauts_qt.ui.games.chrononauts.models.faces import CardFace
from chrononauts_qt.ui.games.chrononauts.views.card_body import CardBody
from chrononauts_qt.ui.games.chrononauts.views.card_frame import (
    BAD,
    GOOD,
    TITLE_STEP,
    draw_band,
    draw_paper,
    draw_title,
    draw_waves,
)
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import (
    FAMILIES,
    FOLDER,
    category_sign,
    picture_of,
)
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import paint_card_scene
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_HEIGHT, CARD_LETTERS
from chrononauts_qt.ui.kit.pictograms import draw_plate, draw_sign
from chrononauts_qt.ui.kit.pixmaps import Pixmaps, draw_hatch
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import closer, draw_upwards, draw_word, fitted, is_whole, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

_UPRIGHT_FROM = 0.68
"""How much of an overlapped card must be in sight for its title to stand upright."""

_INSET = 3

_STRIP_SCENE, _LEAST_STRIP_SCENE = 34, 28
"""The height in drawing units of the picture on a strip, and how many pixels wide it is at least."""

_LEAST_UPWARD = 11
"""The least size of the title of a strip, in drawing units."""

_TITLES = ((13, 100, 2), (12, 100, 3), (12, 94, 3), (12, 88, 3), (12, 100, 4), (12, 88, 4), (12, 82, 4))
"""The ways to set a title, best first: size in drawing units, distance of the letters in %, lines."""


@dataclass(frozen=True, slots=True)
class _Parts:
    """Where the parts of a card lie, and the lines of its title with their font."""

    band: QRectF
    body: QRectF
    foot: QRectF
    title: tuple[str, ...]
    font: QFont


class CardPainter:
    """Draws play cards for one theme and keeps their pictures."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._pixmaps = Pixmaps(128)

    def paint(self, painter: QPainter, box: QRectF, face: CardFace, visible: float = 0) -> None:
        """Draw a card face up; every measure follows from the height of `box`.

        Where only the left `visible` pixels are in sight, all that stands on the card stands there.
        """
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), self.pixmap(face, box.size(), ratio, visible))

    def paint_back(self, painter: QPainter, box: QRectF) -> None:
        """Draw the back that all play cards share."""
        draw_plate(painter, f"{FOLDER}/backs/play", box)

    def paint_shadow(self, painter: QPainter, box: QRectF, u: float) -> None:
        """Darken what lies below a card, along the card's left edge."""
        reach, size = 3 * u, QSizeF(12 * u, box.height())
        ratio = painter.device().devicePixelRatioF()
        shadow = self._pixmaps.get(
            ("shadow", self.theme), size, ratio, lambda p, r: self._draw_shadow(p, r, reach)
        )
        painter.drawPixmap(box.topLeft() - QPointF(reach, 0), shadow)

    def paint_small(self, painter: QPainter, box: QRectF, face: CardFace) -> None:
        """Draw a card too small for words: its band, its picture above the middle."""
        k = box.height() / CARD_HEIGHT
        draw_paper(painter, box, self.theme, 1.6 * k)
        inset = 5 * k
        band = QRectF(box.left() + inset, box.top() + inset, box.width() - 2 * inset, 0.2 * box.height())
        draw_band(painter, band, face.family, self.theme, 1.6 * k)
        side = min(box.width() * 0.6, box.height() * 0.42)
        sign = QRectF(box.center().x() - side / 2, band.bottom() + box.height() * 0.05, side, side)
        draw_sign(painter, picture_of(face.card), sign, self.theme.color("card_ink"), 4)

    def pixmap(
        self, face: CardFace, size: QSizeF, ratio: float = 1.0, visible: float = 0, free: float = 0
    ) -> QPixmap:
        """Return the picture of a card face up; its lowest `free` pixels are left for something else."""
        look = (face, visible, free, self.theme)
        return self._pixmaps.get(look, size, ratio, lambda p, r: self._draw(p, r, face, visible, free))

    def is_drawn(self, face: CardFace, size: QSizeF, ratio: float) -> bool:
        """Tell whether the picture of a card in full sight is kept."""
        return self._pixmaps.has((face, 0, 0, self.theme), size, ratio)

    def seen_pixmap(
        self, face: CardFace, size: QSizeF, seen: float, ratio: float = 1.0, free: float = 0
    ) -> QPixmap:
        """Return the picture of a card of which the left `seen` pixels are in sight."""
        if seen >= size.width():
            return self.pixmap(face, size, ratio, free=free)
        if seen >= _UPRIGHT_FROM * size.width() and self._stands_upright(face, size, seen):
            return self.pixmap(face, size, ratio, seen, free)
        return self.strip_pixmap(face, size, seen, ratio)

    def _stands_upright(self, face: CardFace, size: QSizeF, seen: float) -> bool:
        """Tell whether no word of a title is broken in what is in sight of a card."""
        parts = self._parts(QRectF(0, 0, seen, size.height()), face, size.height() / CARD_HEIGHT)
        return is_whole(parts.title, face.title)

    def strip_pixmap(self, face: CardFace, size: QSizeF, strip: float, ratio: float = 1.0) -> QPixmap:
        """Return the picture of a card of which only the left `strip` pixels are in sight."""
        look = ("strip", face, strip, self.theme)
        return self._pixmaps.get(look, size, ratio, lambda p, r: self._draw_strip(p, r, face, strip))

    def _draw(self, painter: QPainter, whole: QRectF, face: CardFace, visible: float, free: float) -> None:
        k = whole.height() / CARD_HEIGHT
        draw_paper(painter, whole, self.theme, k)
        box = QRectF(0, 0, visible or whole.width(), whole.height() - free)
        parts = self._parts(box, face, k)
        draw_band(painter, parts.band, face.family, self.theme, k)
        if face.family == TIMEWARP:
            painter.drawPixmap(0, 0, self._waves(painter, box.size(), k))
        title = parts.band.adjusted(10 * k, 0, 0, 0)
        draw_title(painter, parts.title, parts.font, self._ink(), title)
        CardBody(painter, face, self.theme, k, box.height()).draw(parts.body)
        if face.stamp:
            self._draw_stamp(painter, box, parts, face, k)
        else:
            self._draw_foot(painter, parts.foot, face, k)

    def _draw_shadow(self, painter: QPainter, box: QRectF, reach: float) -> None:
        """Draw the left end of a round, clear plate twice: the nearer to the card, the darker."""
        painter.setPen(Qt.PenStyle.NoPen)
        for inset, alpha in ((0.0, 0.22), (0.5 * reach, 0.3)):
            painter.setBrush(self._ink(alpha))
            painter.drawRoundedRect(box.adjusted(inset, 0, box.width(), 0), 2 * reach, 2 * reach)

    def _waves(self, painter: QPainter, size: QSizeF, k: float) -> QPixmap:
        """Return the frame of a Timewarp, the dearest part of a card: all of one size share it."""
        ratio = painter.device().devicePixelRatioF()
        look = ("waves", self.theme)
        return self._pixmaps.get(look, size, ratio, lambda p, r: draw_waves(p, r, self.theme, k))

    def _ink(self, alpha: float = 1.0) -> QColor:
        return self.theme.color("card_ink", alpha)

    def _parts(self, box: QRectF, face: CardFace, k: float) -> _Parts:
        inset, pad = _INSET * k, (9 if face.family == TIMEWARP else 6) * k
        width = box.width() - 2 * inset - 13 * k
        title, font = self._title(face.title, width, k)
        height = max(0.2 * box.height(), len(title) * font.pixelSize() * TITLE_STEP + 5 * k)
        band = QRectF(inset, inset, box.width() - 2 * inset, height)
        foot_height = max(17 * k, 15)
        lift = 2.5 * k if face.family == TIMEWARP else 0  # above the waves
        foot = QRectF(pad, box.height() - inset - lift - foot_height, box.width() - 2 * pad, foot_height)
        body = QRectF(pad, band.bottom() + 3 * k, foot.width(), foot.top() - band.bottom() - 4 * k)
        return _Parts(band, body, foot, title, font)

    def _title(self, words: str, width: float, k: float) -> tuple[tuple[str, ...], QFont]:
        """Return the lines of a title and their font: two, three smaller ones, closer ones, four."""
        for size, spacing, most in _TITLES:
            font = self.theme.font("label", size * k)
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
            lines = lines_of(words, font, width)
            if len(lines) <= most and is_whole(lines, words):
                return lines, font
        return fitted(words, font, width, most), font

    def _draw_foot(self, painter: QPainter, foot: QRectF, face: CardFace, k: float) -> None:
        """Draw the family's sign and word; right of it the copies in the deck, a verdict or a category."""
        quiet, font = self._ink(0.78), self.theme.font("label", 12 * k)
        side = foot.height() * 0.62
        sign = QRectF(foot.left(), foot.center().y() - side / 2, side, side)
        draw_sign(painter, FAMILIES[face.family], sign, quiet, 7)
        mark = QRectF(foot.right() - side * 1.2, foot.center().y() - side * 0.6, side * 1.2, side * 1.2)
        marked = face.copies <= 1 and (face.fits is not None or face.family == ARTIFACT)
        word = foot.adjusted(side + 4 * k, 0, -mark.width() - 2 * k if marked else 0, 0)
        end = word.left()
        for told in (face.foot, face.short_foot):
            near = closer(font, told, word.width())
            if QFontMetricsF(near).horizontalAdvance(told) <= word.width():
                end += draw_word(painter, told, near, quiet, word)
                break
        if face.copies > 1:
            self._draw_copies(painter, foot, face.copies, end, k)
        elif face.fits is not None:
            draw_sign(painter, SIGNS["tick" if face.fits else "cross"], mark, GOOD if face.fits else BAD, 10)
        elif face.family == ARTIFACT:
            draw_sign(painter, category_sign(BY_ID[face.card].facts["category"]), mark, quiet, 5)

    def _draw_copies(self, painter: QPainter, foot: QRectF, count: int, end: float, k: float) -> None:
        """Draw how many equal cards the deck holds, after the sign of a stack, if that is free from `end`."""
        quiet, font = self._ink(0.78), self.theme.font("label", 12 * k)
        side = foot.height() * 0.68
        left = foot.right() - QFontMetricsF(font).horizontalAdvance(str(count)) - side - 2 * k
        if left > end + 2 * k:
            stack = QRectF(left, foot.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS["copies"], stack, quiet, 6)
            draw_word(painter, str(count), font, quiet, foot, "r")

    def _draw_stamp(self, painter: QPainter, box: QRectF, parts: _Parts, face: CardFace, k: float) -> None:
        """Draw what tells an unplayable card without colour: a hatched corner and a word on a plate."""
        foot, side = parts.foot, 26 * k
        right, top = box.right() - 1.5 * k, parts.band.bottom() + 1
        corner = QPainterPath(QPointF(right, top))
        corner.lineTo(right, top + side)
        corner.lineTo(right - side, top)
        corner.closeSubpath()
        painter.save()
        painter.setClipPath(corner)
        painter.setPen(self.theme.color("card_ink", 0.55))
        draw_hatch(painter, corner.boundingRect(), 6 * k, 1.6 * k)
        painter.restore()
        plate = QPainterPath()
        height = foot.height() + _INSET * k - 1
        plate.addRoundedRect(QRectF(1, box.bottom() - height - 1, box.width() - 2, height), 5 * k, 5 * k)
        painter.fillPath(plate, self.theme.color("raised"))
        room = plate.boundingRect()
        font = closer(self.theme.font("title", 12 * k), face.stamp, room.width() - 2 * _INSET * k)
        draw_word(painter, face.stamp, font, self.theme.color("text"), room, "c")

    def _draw_strip_scene(self, painter: QPainter, box: QRectF, face: CardFace, k: float) -> None:
        """Draw the middle of a card's scene, and the sign of its family on a disc in a corner."""
        painter.setOpacity(self.theme.scenes)
        paint_card_scene(painter, face.card, box, self.theme)
        painter.setOpacity(1)
        side = 17 * k
        disc = QRectF(box.right() - side - k, box.bottom() - side - k, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("card"))
        painter.drawEllipse(disc)
        edge = 3 * k
        draw_sign(painter, FAMILIES[face.family], disc.adjusted(edge, edge, -edge, -edge), self._ink(), 7)

    def _upward_title(self, title: str, room: QSizeF, k: float) -> tuple[QFont, int, bool]:
        """Return the largest font for a title on a strip, its number of lines, and whether it is whole."""
        font = self.theme.font("label", CARD_LETTERS * k)
        least, limit = max(MIN_TEXT_PX, round(_LEAST_UPWARD * k)), 1
        for pixels, spacing in product(range(font.pixelSize(), least - 1, -1), (100, 94, 88)):
            font.setPixelSize(pixels)
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, spacing)
            lines, limit = lines_of(title, font, room.height()), max(1, int(room.width() / (0.9 * pixels)))
            if len(lines) <= limit and is_whole(lines, title):
                return font, limit, True
        return font, limit, False

    def _draw_strip(self, painter: QPainter, box: QRectF, face: CardFace, strip: float) -> None:
        """Draw the left part as a column in the family's colour: picture and sign on top, title upwards.

        The picture makes way for the title, and the sign where that makes it whole: cards of one kind differ
        in its last words, and their colour and its edge tell the family, too.
        """
        k = box.height() / CARD_HEIGHT
        draw_paper(painter, box, self.theme, k)
        inset = _INSET * k
        column = QRectF(inset, inset, strip - 2 * inset, box.height() - 2 * inset)
        draw_band(painter, column, face.family, self.theme, k)
        room = column.adjusted(7 * k, 4 * k, -2 * k, -(14 if face.stamp else 4) * k)
        side = min(22 * k, room.width() - 2 * k)
        scene, sign = (_STRIP_SCENE + 3) * k, side + 5 * k
        has_scene = self.theme.scenes and room.width() >= _LEAST_STRIP_SCENE
        for head in (*((scene,) if has_scene else ()), sign, 0.0, sign):
            font, limit, whole = self._upward_title(face.title, room.size() - QSizeF(0, head), k)
            if whole:
                break
        if head == scene:
            box = QRectF(room.topLeft(), QSizeF(room.width(), _STRIP_SCENE * k))
            self._draw_strip_scene(painter, box, face, k)
        elif head:
            mark = QRectF(room.center().x() - side / 2, room.top() + k, side, side)
            draw_sign(painter, FAMILIES[face.family], mark, self._ink(), 5)
        draw_upwards(painter, face.title, font, self._ink(), room.adjusted(0, head, 0, 0), limit)
        if face.stamp:
            corner = QRectF(column.right() - 12 * k, column.bottom() - 12 * k, 12 * k, 12 * k)
            painter.setPen(self._ink(0.38))
            draw_hatch(painter, corner, 5 * k, 1.6)
