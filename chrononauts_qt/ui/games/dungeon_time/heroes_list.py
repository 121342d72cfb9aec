"""The Heroes of the team in the Adventure phase: a line each, who plays whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter

from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.games.dungeon_time.layout import gap_of, hero_columns
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_hero
from chrononauts_qt.ui.games.dungeon_time.views.wall import ink_on
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_block import draw_fitting, draw_word
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

_LINE = 44
"""The height of a line in pixels at scale 1."""
_LEAST = 30
"""So high it is at least in one column."""


class HeroLine(NamedTuple):
    """A Hero and who plays it, by name; alone nobody needs to be told.

    ``least`` is the least type in pixels.
    """

    hero: str
    seat: int
    name: str
    least: int


def hero_lines(view: View, names: Sequence[str], least: int = MIN_TEXT_PX) -> list[Piece]:
    """Return the Heroes in play by seat; `least` is the least type of their words in pixels."""
    found = []
    for seat, hero in enumerate(view.heroes):
        if hero:
            line = HeroLine(hero, seat, names[seat] if len(names) > 1 else "", least)
            said = spoken.hero(names[seat], hero)
            found.append(Piece(hero, said, line, note=words.ability(hero)))
    return found


def hero_line_places(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return a line for each, below one another; where that is too low for so many, in columns."""
    gap, count = gap_of(u) // 2, max(1, len(pieces))
    columns = 1 if room.height() >= _LEAST * u * count else hero_columns(room.width(), u)
    rows = -(-count // columns)
    high = min(round(_LINE * u), (room.height() - (rows - 1) * gap) // rows)
    wide = (room.width() - (columns - 1) * gap) // columns
    places = (divmod(number, rows) for number in range(len(pieces)))
    return [
        QRect(room.left() + column * (wide + gap), room.top() + row * (high + gap), wide, high)
        for column, row in places
    ]


def paint_hero_line(
    painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark
) -> None:
    """Draw the bust of a Hero beside its name and that of whoever plays it."""
    line: HeroLine = piece.face
    side = round(box.height())
    draw_hero(painter, line.hero, QRectF(round(box.left()), round(box.top()), side, side))
    room = QRectF(box.left() + side + 8, box.top(), box.width() - side - 10, box.height())
    called = words.hero_name(line.hero)
    if not line.name:
        _word(painter, called, theme, 16 * u, "text", room, line.least)
        return
    plate = QRectF(room.right() - 22 * u, room.center().y() - 11 * u, 22 * u, 22 * u)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat(line.seat))
    painter.drawRoundedRect(plate, 4, 4)
    number = theme.font("title", 15 * u)
    draw_word(painter, str(line.seat + 1), number, ink_on(theme.seat(line.seat)), plate, "c")
    room.setRight(plate.left() - 6)
    half = room.height() / 2
    _word(painter, called, theme, 16 * u, "text", room.adjusted(0, 0, 0, -half), line.least)
    _word(painter, line.name, theme, 14 * u, "muted", room.adjusted(0, half, 0, 0), line.least)


def _word(
    painter: QPainter, said: str, theme: Theme, px: float, color: str, room: QRectF, least: int
) -> None:
    most = theme.font("label", px)
    most.setPixelSize(max(least, min(most.pixelSize(), round(0.8 * room.height()))))
    draw_fitting(painter, said, most, theme.color(color), room, "l", least, is_name=True)
