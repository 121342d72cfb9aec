"""Paints cards of the TimeLine: state by shape, pattern, word and colour (4.2)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import draw_symbol
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import (
    FILLS,
    VEIL,
    Words,
    foot_ink,
    paint_mist,
    paint_tile_scene,
    shows_scene,
)
from chrononauts_qt.ui.games.chrononauts.views.tile_shapes import outline, stitches, swirl
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pixmaps import Pixmaps, draw_hatch
from chrononauts_qt.ui.kit.scenes import SET, WHOLE
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import (
    LINE_HEIGHT,
    draw_lines,
    draw_word,
    fitted,
    is_whole,
    line_height,
    lines_of,
)
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme, mixed

HEADLINE = 14
"""The size of a headline, in drawing units."""
OVER = 3
"""Pixels by which the last line's own room may reach below the headline's: nothing of it is drawn there."""

_LINES = 3


class Measure(NamedTuple):
    """The inner measures of a tile, in pixels."""

    pad: float
    top: float
    header: float
    year: float
    symbol: float
    lamp: float
    foot: float

    @property
    def is_one_row(self) -> bool:
        """Tell whether year and symbol share one low row."""
        return self.year == self.symbol

    @property
    def seam(self) -> float:
        """Return by how much a Patch's stitches move what is inside them."""
        return 1.5 * self.year / 18

    def by(self, factor: float) -> Measure:
        """Return all measures times a factor."""
        return Measure._make(value * factor for value in self)


@lru_cache(maxsize=32)
def measure_of(height: float, u: float, text: float) -> Measure:
    """Return the measures: below 95 pixels of height year and symbol share one row of 16 (3.3), and below 83
    even their edges give room to the third line of a headline.

    Year, symbol, lamps and codes grow with the reader's `text` as far as three lines are left between.
    """
    if height < 83:
        m = Measure(9, 1, 16, 16, 16, 16, 18.5)
    elif height < 95:
        m = Measure(9, 4, 16, 16, 16, 17, 22)
    else:
        m = Measure(9, 6, 23.5, 18, 25, 19, 25.5).by(u)
    lines = _LINES * LINE_HEIGHT * max(MIN_TEXT_PX, round(HEADLINE * u)) - OVER + 0.5
    grown = min(text, max(1.0, (height - m.top - lines) / (m.header + m.foot + m.seam)))
    return m.by(grown)._replace(pad=m.pad, top=m.top)


_EDGES = {
    TileState.RIPPLE: 1.5,
    TileState.LINCHPIN: 3.0,
    TileState.ALTERED: 3.0,
    TileState.PARADOX: 2.0,
    TileState.PATCH: 1.5,
}
"""How thick the edge of each state is, in drawing units."""
NOTE_FROM = 1.25
_BARE_STRIPES, _STRIPES = 0.10, 0.05
"""How thick the rain of an altered year falls on a tile without a scene, and over one."""


@dataclass(frozen=True, slots=True)
class _Brushes:
    """The colours of one tile; a sealed one is mixed with the wall, its words stay readable."""

    fill: QColor
    edge: QColor
    ink: QColor
    quiet: QColor

    @staticmethod
    def of(face: TileFace, theme: Theme) -> _Brushes:
        """Return the colours of a face."""
        fill = FILLS[face.state]
        colors = [theme.color(fill), theme.color(f"{fill}_edge"), theme.color(f"{fill}_ink")]
        if face.sealed:
            wall = theme.color("bg")
            return _Brushes(
                mixed(colors[0], wall, VEIL),
                mixed(colors[1], wall, VEIL),
                theme.color("text"),
                theme.color("text"),
            )
        quiet = QColor(colors[2])
        if face.state not in (TileState.PATCH, TileState.RIPPLE):  # on those only the full ink can be read
            quiet.setAlphaF(0.92)
        return _Brushes(colors[0], colors[1], colors[2], quiet)


def _layer(face: TileFace, u: float) -> Hashable:
    """Return what the scene of a tile hangs on, beside its size."""
    return face.scene, face.state, face.unstable, u


def _parted(face: TileFace, rows: int) -> tuple[TileFace, ...]:
    """Return what of a face stands in each row of its foot; the time index stands in the last."""
    if rows == 1:
        return (face,)
    lamps, ripples = (len(part) - len(part) // 2 for part in (face.lamps, face.ripples))
    first = replace(face, lamps=face.lamps[:lamps], ripples=face.ripples[:ripples], place="")
    return first, replace(face, lamps=face.lamps[lamps:], ripples=face.ripples[ripples:])


class TilePainter:
    """Draws tiles for one theme and keeps their pictures. `least` is the least size of type, in pixels."""

    def __init__(self, theme: Theme, least: int = MIN_TEXT_PX) -> None:
        self.theme = theme
        self._least = least
        self._text = max(1.0, theme.text_scale)
        self._sized = replace(theme, text_scale=min(1.0, theme.text_scale))
        self._pixmaps = Pixmaps(192)
        self._scenes = Pixmaps(96)

    def paint(self, painter: QPainter, box: QRectF, face: TileFace, u: float) -> None:
        """Draw a tile into `box`; `u` is the scale of text and signs."""
        self._paint(painter, box, face, u, shows_scene(face, box, self.theme))

    def paint_ready(self, painter: QPainter, box: QRectF, face: TileFace, u: float) -> bool:
        """Draw a tile, its scene only if that has been drawn ahead; return whether nothing is missing."""
        ratio = painter.device().devicePixelRatioF()
        shows = shows_scene(face, box, self.theme)
        is_ready = not shows or self._scenes.has(_layer(face, u), box.size(), ratio)
        self._paint(painter, box, face, u, shows and is_ready)
        return is_ready

    def draw_ahead(self, size: QSizeF, face: TileFace, u: float, ratio: float) -> None:
        """Draw the scene of a tile, for when it is painted."""
        box = QRectF(QPointF(0, 0), size)
        if shows_scene(face, box, self.theme):
            self._scene(box, face, u, ratio)
        if face.state is TileState.ALTERED:
            for strength in (_BARE_STRIPES, _STRIPES):
                self._stripes(size, u, strength, ratio)

    def _paint(self, painter: QPainter, box: QRectF, face: TileFace, u: float, scene: bool) -> None:
        ratio = painter.device().devicePixelRatioF()
        look = (face, u, scene)
        if scene:
            self._pixmaps.forget((face, u, False), box.size(), ratio)
        pixmap = self._pixmaps.get(look, box.size(), ratio, lambda p, r: self._draw(p, r, face, u, scene))
        painter.drawPixmap(box.topLeft(), pixmap)

    def _scene(self, box: QRectF, face: TileFace, u: float, ratio: float) -> QPixmap:
        """Return the scene of a tile without its words, which a turn of the card leaves as it is."""

        def draw(painter: QPainter, place: QRectF) -> None:
            self.paint_scene(painter, place, face, u)

        return self._scenes.get(_layer(face, u), box.size(), ratio, draw)

    def paint_scene(
        self, painter: QPainter, box: QRectF, face: TileFace, u: float, part: str = WHOLE
    ) -> None:
        """Draw the scene of a tile, or a part of it, without its words."""
        shape, foot = self._outline(box, face, u)[0], self.foot_of(box, u)
        paint_tile_scene(painter, box, shape, face, self.theme, foot, part)

    def paint_bare(self, painter: QPainter, box: QRectF, face: TileFace, u: float) -> None:
        """Draw a tile without what its side of the year changes in the scene."""
        self._draw(painter, box, face, u, scene=True, part=SET)

    def foot_of(self, box: QRectF, u: float) -> float:
        """Return where the words of a tile's foot begin."""
        return box.bottom() - measure_of(box.height(), u, self._text).foot

    def body_of(self, box: QRectF, face: TileFace, u: float) -> QRectF:
        """Return the room between the year of a tile and its foot."""
        m = measure_of(box.height(), u, self._text)
        seam = m.seam if face.state is TileState.PATCH else 0
        inside = box.adjusted(m.pad + seam, m.top + seam, -m.pad, 0)
        body = QRectF(inside.left(), inside.top() + m.header, inside.width(), 0)
        body.setBottom(box.bottom() - m.foot - (self._rows(face, m, inside.width()) - 1) * m.lamp)
        return body

    def _rows(self, face: TileFace, m: Measure, width: float) -> int:
        """Return in how many rows a foot stands: in two where one would be too small to be read."""
        lamp = self._fitting(face, m, width).lamp
        return 1 if face.sealed or round(lamp * 12 / 19) >= min(self._least, round(m.lamp * 12 / 19)) else 2

    def words_end(self, box: QRectF, face: TileFace, u: float) -> float:
        """Return where the headline of a tile ends, or where it would begin."""
        body = self.body_of(box, face, u)
        if not face.headline:
            return body.top()
        font, lines = self._headline_lines(face.headline, body, u)
        return body.top() + len(lines) * line_height(font)

    def paint_word(self, painter: QPainter, box: QRectF, face: TileFace, u: float) -> None:
        """Draw the word of a Paradox on its plate."""
        body = self.body_of(box, face, u)
        self._draw_paradox(painter, body, face, _Brushes.of(face, self.theme), u, scene=True)

    def _draw(
        self, painter: QPainter, box: QRectF, face: TileFace, u: float, scene: bool, part: str = WHOLE
    ) -> None:
        brushes, m = _Brushes.of(face, self.theme), measure_of(box.height(), u, self._text)
        body = self.body_of(box, face, u)
        inside = QRectF(body.left(), body.top() - m.header, body.width(), 0)
        inside.setBottom(box.bottom())
        rows = self._rows(face, m, inside.width())
        foot = QRectF(inside.left(), body.bottom(), inside.width(), m.lamp)
        self._draw_ground(painter, box, face, brushes, u)
        if scene:
            self._draw_scene(painter, box, foot, face, m, u, part)
        self._draw_edges(painter, box, face, brushes, u)
        self._draw_header(painter, inside, face, brushes, m, scene)
        if face.state is TileState.PARADOX:
            self._draw_paradox(painter, body, face, brushes, u, scene)
        else:
            self._draw_headline(painter, body, face, brushes, u, scene)
        if face.sealed:
            self._draw_sealed(painter, box, face, brushes, u)
            return
        if scene:
            brushes = replace(brushes, ink=foot_ink(brushes.ink), quiet=foot_ink(brushes.ink))
        for row, shown in enumerate(_parted(face, rows)):
            self._draw_foot(painter, foot, shown, brushes, m, goes_on=row > 0)
            foot.translate(0, m.lamp)

    def _outline(self, box: QRectF, face: TileFace, u: float) -> tuple[QPainterPath, float]:
        """Return the line of a tile's edge, and how thick it is."""
        width = max((_EDGES[face.state] + self.theme.edges) * min(u, 2), 1.5)
        return outline(face, box.adjusted(width / 2, width / 2, -width / 2, -width / 2), u), width

    def _draw_ground(self, painter: QPainter, box: QRectF, face: TileFace, b: _Brushes, u: float) -> None:
        """Draw shape and pattern."""
        shape, _ = self._outline(box, face, u)
        painter.fillPath(shape, b.fill)
        if face.state is TileState.ALTERED:
            self._draw_stripes(painter, box, shape, u, _BARE_STRIPES)

    def _draw_scene(
        self, painter: QPainter, box: QRectF, foot: QRectF, face: TileFace, m: Measure, u: float, part: str
    ) -> None:
        """Draw the scene, with the rain of an altered year over it, and the mist below the words."""
        shape, _ = self._outline(box, face, u)
        if part == WHOLE:
            painter.drawPixmap(box.topLeft(), self._scene(box, face, u, painter.device().devicePixelRatioF()))
        else:
            self.paint_scene(painter, box, face, u, part)
        if face.state is TileState.ALTERED:
            self._draw_stripes(painter, box, shape, u, _STRIPES)
        words = Words(self.words_end(box, face, u), foot.top(), u)
        paint_mist(painter, box, shape, face, self.theme, words)

    def _draw_edges(self, painter: QPainter, box: QRectF, face: TileFace, b: _Brushes, u: float) -> None:
        """Draw the edge and what is sewn on it."""
        shape, width = self._outline(box, face, u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if face.state is TileState.PATCH:
            color = self.theme.color("patch_stitch", 0.6 if face.sealed else 1)
            painter.setPen(QPen(color, 1.6 * u))
            painter.drawPath(stitches(box, 10 * u, (3.6 if face.unstable else 2.6) * u, 3.6 * u, 8 * u))
        pen = QPen(b.edge, width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        if face.state is TileState.PARADOX:
            pen.setDashPattern([4, 2.4])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawPath(shape)
        if face.nexus:
            self._draw_second_edge(painter, box, face, b, u)

    def _draw_second_edge(
        self, painter: QPainter, box: QRectF, face: TileFace, b: _Brushes, u: float
    ) -> None:
        """Draw the inner line of 1945; on a Patch it is the seam that the stitches cross."""
        inset = (5.4 if face.state is TileState.PATCH else 4.2) * u
        inner = box.adjusted(inset, inset, -inset, -inset)
        color = self.theme.color("patch_stitch", 0.75) if face.state is TileState.PATCH else b.edge
        painter.setPen(QPen(color, max(1.0, u)))
        radius = 9 * u if face.state is TileState.PATCH else 2
        painter.drawRoundedRect(inner, radius, radius)

    def _draw_stripes(
        self, painter: QPainter, box: QRectF, shape: QPainterPath, u: float, strength: float
    ) -> None:
        painter.save()
        painter.setClipPath(shape)
        stripes = self._stripes(box.size(), u, strength, painter.device().devicePixelRatioF())
        painter.drawPixmap(box.topLeft(), stripes)
        painter.restore()

    def _stripes(self, size: QSizeF, u: float, strength: float, ratio: float) -> QPixmap:
        """Return the rain of an altered year, which all tiles of one size share: lines are dear to draw."""

        def draw(painter: QPainter, place: QRectF) -> None:
            painter.setPen(QPen(self.theme.color("paradox_edge", strength * self.theme.patterns)))
            draw_hatch(painter, place, 14 * u, 5 * u)

        return self._pixmaps.get(("stripes", strength, u), size, ratio, draw)

    def _draw_header(
        self, painter: QPainter, box: QRectF, face: TileFace, b: _Brushes, m: Measure, scene: bool
    ) -> None:
        """Draw the year, and from the right the symbol of a Linchpin without a scene or the signs of 1945 and
        of AND."""
        row = QRectF(box.left(), box.top(), box.width(), m.header)
        year = self._sized.font("number", m.year)
        label = row if m.is_one_row else row.adjusted(0, 0, 0, -4 * m.year / 18)
        draw_word(painter, face.label, year, b.ink, label)
        side = m.symbol
        sign = QRectF(row.right() - side, row.top(), side, side)
        if face.state in (TileState.LINCHPIN, TileState.ALTERED):
            if not scene:
                prime = face.state is TileState.ALTERED
                draw_symbol(painter, face.year, prime, sign, b.quiet if face.sealed else b.ink)
            return
        small = side * (0.85 if m.is_one_row else 0.72)
        edge = 3 * m.year / 18 if face.state is TileState.PATCH else 0
        place = QRectF(row.right() - edge - small, label.center().y() - small / 2, small, small)
        if face.unstable:
            draw_sign(painter, SIGNS["unstable"], place, b.ink, 6)
        elif face.half:
            color = b.ink if face.state is TileState.PATCH or face.sealed else self.theme.color("focus")
            draw_sign(painter, SIGNS["half"], place, color, 6)

    def _draw_headline(
        self, painter: QPainter, body: QRectF, face: TileFace, b: _Brushes, u: float, scene: bool
    ) -> None:
        font, lines = self._headline_lines(face.headline, body, u)
        end = draw_lines(painter, lines, font, b.ink, body.topLeft())
        if scene or u < NOTE_FROM or not face.note or face.sealed:
            return
        small = self._sized.font("text", max(11 * u, self._least))
        room = body.bottom() - end - 2 * u
        if room >= line_height(small) and QFontMetricsF(small).horizontalAdvance(face.note) <= body.width():
            draw_lines(painter, (face.note,), small, b.quiet, QPointF(body.left(), end + 2 * u))

    def _headline_lines(self, words: str, body: QRectF, u: float) -> tuple[QFont, tuple[str, ...]]:
        """Return the font of a headline and its lines."""
        font = self._headline_font(words, body, u)
        limit = max(1, int((body.height() + OVER) / line_height(font)))
        return font, fitted(words, font, body.width(), limit)

    def _headline_font(self, words: str, body: QRectF, u: float) -> QFont:
        """Return the largest font up to the reader's size in which the headline is whole."""
        usual = max(MIN_TEXT_PX, round(HEADLINE * u))
        for px in range(round(usual * self._text), MIN_TEXT_PX - 1, -1):
            font = self._sized.font("headline", px)
            lines = lines_of(words, font, body.width())
            room = body.height() + (OVER if px <= usual else 0)
            if is_whole(lines, words) and len(lines) * line_height(font) <= room:
                break
        return font

    def _draw_paradox(
        self, painter: QPainter, body: QRectF, face: TileFace, b: _Brushes, u: float, scene: bool
    ) -> None:
        """Draw arcs around the word where no rings of a scene are; the word stands on a plate of its own."""
        font = self._word_font(face.word, 15 * u, body.width() - 4 * u)
        centre = QPointF(body.center().x(), body.center().y() + 1 * u)
        if not scene:
            self._draw_swirl(painter, body, centre, b.edge if not face.sealed else b.quiet, u)
        width = QFontMetricsF(font).horizontalAdvance(face.word) + 12 * u
        plate = QRectF(0, 0, min(width, body.width() + 8 * u), font.pixelSize() * 1.25)
        plate.moveCenter(centre)
        painter.fillRect(plate, b.fill)
        draw_word(painter, face.word, font, b.ink, plate, "c")

    def _draw_swirl(
        self, painter: QPainter, body: QRectF, centre: QPointF, color: QColor, u: float
    ) -> None:
        faded = QColor(color)
        faded.setAlphaF(min(1.0, 0.55 * self.theme.patterns))
        pen = QPen(faded, 1.6 * u)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setDashPattern([7, 4])
        painter.setPen(pen)
        painter.drawPath(swirl(centre, min(body.width(), 104 * u), body.height() + 6 * u))

    def _word_font(self, word: str, px: float, width: float) -> QFont:
        """Return the largest font of a word on a plate, up to the reader's size, that fits a width."""
        wide = QFontMetricsF(self._sized.font("title", px)).horizontalAdvance(word)
        return self._sized.font("title", px * min(self._text, max(1.0, width / max(1.0, wide))))

    def _fitting(self, face: TileFace, m: Measure, width: float) -> Measure:
        """Return the measures with lamps and codes as small as lets a full foot fit into a width."""
        return m._replace(lamp=m.lamp * min(1.0, width / max(1.0, self._foot_width(face, m))))

    def _foot_width(self, face: TileFace, m: Measure) -> float:
        """Return how wide the lamps are, or the years a Linchpin ripples to."""
        code = QFontMetricsF(self._sized.font("code", m.lamp * 12 / 19))
        if face.ripples:
            return 0.82 * m.lamp + code.horizontalAdvance(" ".join(face.ripples))
        joints = max(0, len(face.lamps) - 1)
        return len(face.lamps) * m.lamp + joints * (code.horizontalAdvance(face.joint) + 0.38 * m.lamp)

    def _draw_foot(
        self, painter: QPainter, foot: QRectF, face: TileFace, b: _Brushes, m: Measure, goes_on: bool = False
    ) -> None:
        """Draw the lamps with their joints, or the years a Linchpin ripples to; the time index right.

        A row that `goes_on` begins with a joint.
        """
        if self._text > 1:
            m = self._fitting(face, m, foot.width())
            foot = QRectF(foot.left(), foot.center().y() - m.lamp / 2, foot.width(), m.lamp)
        code = self._sized.font("code", m.lamp * 12 / 19)
        x = foot.left()
        if face.ripples:
            arrow = QRectF(x, foot.center().y() - m.lamp * 0.32, m.lamp * 0.64, m.lamp * 0.64)
            draw_sign(painter, SIGNS["right"], arrow, b.quiet, 6)
            place = foot.adjusted(m.lamp * 0.82, 0, 0, 0)
            x = place.left() + draw_word(painter, " ".join(face.ripples), code, b.quiet, place)
        for number, (name, lit) in enumerate(face.lamps):
            if number or goes_on:
                joint = QRectF(x + 0.19 * m.lamp, foot.top(), 0, m.lamp)
                x += draw_word(painter, face.joint, code, b.ink, joint) + 0.38 * m.lamp
            self._draw_lamp(painter, QRectF(x, foot.top(), m.lamp, m.lamp), name, lit, b, code)
            x += m.lamp
        cut = m.pad * 0.35 if face.state in (TileState.LINCHPIN, TileState.ALTERED) else 0
        taken = foot.right() - cut - QFontMetricsF(code).horizontalAdvance(face.place)
        if x + 2 <= taken:  # the place is told by position as well: it gives way first
            draw_word(painter, face.place, code, b.quiet, foot.adjusted(0, 0, -cut, 0), "r")

    def _draw_lamp(
        self, painter: QPainter, box: QRectF, name: str, lit: bool, b: _Brushes, font: QFont
    ) -> None:
        """A lit lamp is a full red disc in a thick ring, an unlit one a thin ring: told without colour."""
        thick = box.width() * (0.12 if lit else 0.065)
        inner = box.adjusted(thick / 2, thick / 2, -thick / 2, -thick / 2)
        painter.setPen(QPen(b.ink if lit else b.quiet, thick))
        painter.setBrush(self.theme.color("alt") if lit else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(inner)
        draw_word(painter, name, font, self.theme.color("paradox_edge") if lit else b.ink, box, "c")

    def _draw_sealed(self, painter: QPainter, box: QRectF, face: TileFace, b: _Brushes, u: float) -> None:
        """Draw the hatched band over the foot, with its word on a plain plate."""
        font = self._word_font(face.sealed, 13 * u, box.width() - 20 * u)
        height = max(20 * u, font.pixelSize() * 1.4)
        band = QRectF(box.left(), box.bottom() - height - 2 * u, box.width(), height)
        painter.save()
        painter.setClipPath(outline(face, box.adjusted(2 * u, 2 * u, -2 * u, -2 * u), u))
        painter.fillRect(band, self.theme.color("bg"))
        painter.setPen(self.theme.color("line"))
        draw_hatch(painter, band, 9 * u, 2 * u)
        width = QFontMetricsF(font).horizontalAdvance(face.sealed) + 14 * u
        plate = QRectF(band.center().x() - width / 2, band.top(), width, band.height())
        painter.fillRect(plate, self.theme.color("bg"))
        draw_word(painter, face.sealed, font, self.theme.color("text"), plate, "c")
        painter.restore()
