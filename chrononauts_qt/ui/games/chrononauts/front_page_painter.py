"""Draws the front page: ink on paper whatever the theme, in drawing units of a sheet (`ui/table/printed`)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.ui.games.chrononauts.front_page_news import Brief, Edition, Notice, Story
from chrononauts_qt.ui.games.chrononauts.texts.front_page_texts import text
from chrononauts_qt.ui.kit.scenes import covering, has_scene, paint_scene
from chrononauts_qt.ui.kit.text_block import (
    closer,
    draw_lines,
    draw_word,
    fitted,
    line_height,
    lines_of,
    snug,
)
from chrononauts_qt.ui.kit.theme import DARK, Tones, mixed
from chrononauts_qt.ui.table.printed import HEIGHT, WIDTH

PAPER, INK, GREY, RED = QColor("#F6F1E4"), QColor("#191510"), QColor("#57503F"), QColor("#8E1B24")
"""Paper, ink, the ink of small words, and the one spot colour: what is not as it used to be."""

INKS = Tones._make(mixed(INK, PAPER, share).name() for share in (0.0, 0.14, 0.3, 0.5, 0.68, 0.84, 1.0))
"""The tones of a picture printed in one ink."""

_EDGE, _GUTTER = 44.0, 22.0
_LEAD, _SECONDS, _BRIEF = 184.0, 746.0, 1016.0
"""Where the lead, the stories below it and the years begin."""
_SIDE = 276.0
"""The width of the column at the right."""
_LEAD_TYPE = 21.0
_COLUMNS = 3


class _Column:
    """Puts one thing below the other into a width; what would pass the end is left out."""

    def __init__(self, painter: QPainter, left: float, top: float, width: float, end: float) -> None:
        self.painter, self.left, self.top, self.width, self.end = painter, left, top, width, end

    @property
    def room(self) -> float:
        """How much height is left."""
        return max(0.0, self.end - self.top)

    def skip(self, height: float) -> None:
        """Leave room."""
        self.top += height

    def words(
        self,
        said: str,
        role: str,
        sizes: Sequence[float],
        color: QColor = INK,
        most: int = 99,
        tight: float = 1.0,
    ) -> None:
        """Set a text in the largest of some sizes in which it fits `most` lines and the room."""
        for size in sizes:
            font = snug(DARK.font(role, size), said, self.width)
            step = line_height(font) * tight
            limit = min(most, int(self.room / step))
            if len(lines_of(said, font, self.width)) <= limit:
                break
        at = QPointF(self.left, self.top)
        self.top = draw_lines(self.painter, fitted(said, font, self.width, limit), font, color, at, step=step)

    def height_of(self, said: str, size: float) -> float:
        """Return how high a text to be read would stand."""
        font = DARK.font("body", size)
        return len(lines_of(said, font, self.width)) * line_height(font)

    def lines(self, lines: Sequence[str], sizes: Sequence[float], gap: float = 0) -> None:
        """Set paragraphs in the largest of some sizes in which all have room, or as many as have whole."""
        for size in sizes:
            if sum(self.height_of(line, size) + gap for line in lines) <= self.room:
                break
        for line in lines:
            if self.height_of(line, size) <= self.room:
                self.words(line, "body", (size,))
                self.skip(gap)

    def rule(self, thick: float = 1.2) -> None:
        """Draw a line across."""
        self.painter.setPen(QPen(INK, thick))
        self.painter.drawLine(QPointF(self.left, self.top), QPointF(self.left + self.width, self.top))
        self.top += thick + 5

    def picture(self, story: Story, height: float) -> None:
        """Print the picture of a story, if it has one and there is room for it."""
        if story.scene and has_scene(story.scene) and height <= self.room:
            _picture(self.painter, QRectF(self.left, self.top, self.width, height), story)
            self.top += height + 8


def draw_front_page(painter: QPainter, edition: Edition) -> None:
    """Draw a whole front page on WIDTH by HEIGHT."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), PAPER)
    _head(painter, edition)
    inner = WIDTH - 2 * _EDGE
    main = inner - _SIDE - _GUTTER
    _lead(_Column(painter, _EDGE, _LEAD, main, _SECONDS - 10), edition.lead)
    _side(_Column(painter, WIDTH - _EDGE - _SIDE, _LEAD, _SIDE, _BRIEF - 12), edition)
    _upright(painter, WIDTH - _EDGE - _SIDE - _GUTTER / 2, _LEAD, _BRIEF - 14)
    _seconds(painter, edition.seconds, main)
    _years(_Column(painter, _EDGE, _BRIEF, inner, HEIGHT - 30), edition.years)
    painter.restore()


def _head(painter: QPainter, edition: Edition) -> None:
    column = _Column(painter, _EDGE, 18, WIDTH - 2 * _EDGE, _LEAD)
    small = DARK.font("text", 16)
    line = QRectF(column.left, column.top, column.width, 18)
    draw_word(painter, text("motto"), small, GREY, line, "c")
    column.skip(38)
    name = text("masthead").upper()
    font = DARK.font("title", 92)
    font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
    while QFontMetricsF(font).horizontalAdvance(name) > column.width:
        font.setPixelSize(font.pixelSize() - 2)
    draw_word(painter, name, font, INK, QRectF(column.left, column.top, column.width, 84), "c")
    column.skip(88)
    column.rule(3)
    line = QRectF(column.left, column.top - 3, column.width, 24)
    draw_word(painter, edition.day, DARK.font("label", 18), INK, line)
    draw_word(painter, edition.number, DARK.font("label", 18), INK, line, "r")
    column.skip(22)
    column.rule(1)


def _lead(column: _Column, story: Story) -> None:
    column.words(story.headline, "title", (66, 58, 50, 44, 38, 34), most=2, tight=0.88)
    column.skip(10)
    wanted = sum(column.height_of(line, _LEAD_TYPE) + 6 for line in story.lines)
    column.picture(story, min(column.width * 0.56, max(150.0, column.room - wanted - 8)))
    column.lines(story.lines, (_LEAD_TYPE, 18, 16), 6)


def _side(column: _Column, edition: Edition) -> None:
    _weather(column, edition)
    if edition.tale is not None:
        tale = edition.tale
        column.words(tale.label, "label", (16,), GREY, most=1)
        column.words(tale.headline, "title", (28, 24, 21), most=3, tight=0.95)
        column.skip(4)
        column.picture(tale, column.width / 2.2)
        column.lines(tale.lines, (17, 16))
        column.skip(10)
    for box in edition.notices:
        if column.room > 70:
            _notice(column, box)


def _weather(column: _Column, edition: Edition) -> None:
    """Print the weather: a frame, a word, and thirteen drops, one full for each open Paradox."""
    top = column.top
    inner = _Column(column.painter, column.left + 12, top + 10, column.width - 24, top + 170)
    forecast = edition.forecast
    inner.words(forecast.heading, "label", (20, 18), most=1)
    inner.words(forecast.lines[0], "title", (24, 21, 19, 17), most=2)
    inner.skip(6)
    wide = inner.width / PARADOX_LIMIT
    painter = column.painter
    for number in range(PARADOX_LIMIT):
        place = QRectF(inner.left + number * wide + 2, inner.top, wide - 4, wide - 4)
        painter.setPen(QPen(INK, 1.4))
        painter.setBrush(INK if number < edition.paradoxes else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place)
    inner.skip(wide + 4)
    inner.words(forecast.lines[1], "body", (16, 15), GREY, most=2)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(column.left, top, column.width, inner.top + 8 - top))
    column.top = inner.top + 22


def _notice(column: _Column, box: Notice) -> None:
    column.rule()
    column.words(box.heading, "label", (20, 18), most=1)
    column.skip(2)
    column.lines(box.lines, (17, 16), 3)
    column.skip(8)


def _seconds(painter: QPainter, stories: Sequence[Story], width: float) -> None:
    painter.setPen(QPen(INK, 1.2))
    painter.drawLine(QPointF(_EDGE, _SECONDS - 8), QPointF(_EDGE + width, _SECONDS - 8))
    each = (width - (len(stories) - 1) * _GUTTER) / max(1, len(stories))
    for number, story in enumerate(stories):
        left = _EDGE + number * (each + _GUTTER)
        column = _Column(painter, left, _SECONDS, each, _BRIEF - 14)
        column.picture(story, each * 0.42)
        column.words(story.label, "label", (17,), GREY, most=1)
        column.words(story.headline, "title", (24, 21, 19), most=3, tight=0.95)
        column.skip(2)
        column.lines(story.lines, (16, 15))
        if number:
            _upright(painter, left - _GUTTER / 2, _SECONDS, _BRIEF - 14)


def _years(whole: _Column, years: Sequence[Brief]) -> None:
    """Print the 32 years in columns; a lozenge stands before what is not as it used to be."""
    whole.rule(3)
    painter = whole.painter
    line = QRectF(whole.left, whole.top, whole.width, 26)
    draw_word(painter, text("brief"), DARK.font("title", 24), INK, line)
    used = draw_word(painter, text("brief-key"), DARK.font("text", 16), GREY, line, "r")
    _lozenge(painter, QPointF(line.right() - used - 14, line.center().y()))
    whole.skip(32)
    each = (whole.width - (_COLUMNS - 1) * _GUTTER) / _COLUMNS
    high = -(-len(years) // _COLUMNS)
    step = whole.room / max(1, high)
    for number, year in enumerate(years):
        left = whole.left + number // high * (each + _GUTTER)
        top = whole.top + number % high * step
        _brief(painter, QRectF(left, top, each, step), year)
        if number % high == 0 and number:
            _upright(painter, left - _GUTTER / 2, whole.top, whole.end)


def _brief(painter: QPainter, box: QRectF, year: Brief) -> None:
    ink = RED if year.changed else INK
    if year.changed:
        _lozenge(painter, QPointF(box.left() + 6, box.top() + 11))
    head = QRectF(box.left() + 16, box.top(), 46, 22)
    draw_word(painter, year.label, DARK.font("number", 18), ink, head)
    role = "text" if year.is_open else "headline"
    room = box.adjusted(62, 0, 0, 0)
    font = closer(DARK.font(role, 16), year.headline, room.width())
    lines = lines_of(year.headline, font, room.width())
    if len(lines) > 1:
        font = DARK.font(role, 14)
        lines = fitted(year.headline, font, room.width(), 2)
    color, step = GREY if year.is_open else ink, min(line_height(font), box.height() / len(lines))
    at = QPointF(room.left(), head.center().y() - step * len(lines) / 2)
    draw_lines(painter, lines, font, color, at, step=step)


def _lozenge(painter: QPainter, centre: QPointF, reach: float = 6) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(RED)
    corners = (QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach), QPointF(-reach, 0))
    painter.drawPolygon([centre + corner for corner in corners])


def _upright(painter: QPainter, left: float, top: float, end: float) -> None:
    painter.setPen(QPen(GREY, 0.8))
    painter.drawLine(QPointF(left, top), QPointF(left, end))


def _picture(painter: QPainter, box: QRectF, story: Story) -> None:
    """Print a picture in one ink; over an open Paradox rings of bare paper."""
    painter.save()
    painter.setClipRect(box)
    painter.fillRect(box, QColor(INKS.fill))
    paint_scene(painter, story.scene, covering(box), INKS)
    if story.is_open:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(PAPER, box.height() * 0.035))
        for share in (0.3, 0.62, 0.94):
            painter.drawEllipse(box.center(), share * box.height() * 0.8, share * box.height() * 0.55)
    painter.setClipping(False)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 1.2))
    painter.drawRect(box)
    painter.restore()
