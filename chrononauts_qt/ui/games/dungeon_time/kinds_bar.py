"""The twelve kinds at the foot of the Adventure phase: who asks for one, and which is called for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.games.dungeon_time.layout import side_by_side
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.views.cards import CANDLE, INK, draw_token
from chrononauts_qt.ui.games.dungeon_time.views.wall import edge, panel
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_block import draw_fitting, draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

_HIGH = 0.65
"""So high to its width a place is seen from afar: its word stands below the picture, and its key nowhere."""


class KindFace(NamedTuple):
    """A kind of Item with the numbers of the seats that ask for it; it may just have been called for."""

    kind: str
    seats: tuple[str, ...]
    is_called: bool


def kind_places(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return the places of the kinds side by side."""
    return side_by_side(room, len(pieces), u)


def paint_kind(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a kind of Item with the key that asks for it, and the numbers of the seats that do."""
    face: KindFace = piece.face
    painter.setPen(QPen(CANDLE, 4) if face.seats or face.is_called else QPen(edge(theme), 1.5))
    painter.setBrush(CANDLE if face.is_called else panel(theme))
    inset = 2 if face.seats or face.is_called else 1
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 7, 7)
    (_paint_high if box.height() > _HIGH * box.width() else _paint_flat)(painter, box, face, theme, u)


def _paint_high(painter: QPainter, box: QRectF, face: KindFace, theme: Theme, u: float) -> None:
    """Draw it as it is read from afar."""
    color = INK if face.is_called else theme.color("text")
    line = box.height() * 0.36
    word = QRectF(box.left() + 5, box.bottom() - line - 4, box.width() - 10, line)
    side = round(word.top() - box.top() - 7)
    seats = " ".join(face.seats)
    number = theme.font("title", 16 * u)
    beside = QFontMetricsF(number).horizontalAdvance(seats) + 6 if seats else 0.0
    left = max(box.left() + 6, box.center().x() - side / 2 - beside / 2)
    draw_token(painter, face.kind, QRectF(round(left), round(box.top() + 7), side, side))
    at = QRectF(left + side + 6, box.top() + 4, box.right() - left - side - 11, side)
    draw_fitting(painter, seats, number, color, at)
    draw_fitting(painter, words.label(face.kind), theme.font("title", 18 * u), color, word, "c")


def _paint_flat(painter: QPainter, box: QRectF, face: KindFace, theme: Theme, u: float) -> None:
    """Draw it beside its word and its key."""
    kind, seats = face.kind, face.seats
    side = box.height() - 14
    draw_token(painter, kind, QRectF(round(box.left() + 7), round(box.top() + 7), side, side))
    room = QRectF(box.left() + side + 12, box.top() + 4, box.width() - side - 16, box.height() * 0.5)
    below = room.translated(0, box.height() * 0.4)
    word, rest = _in_two(words.label(kind), theme.font("label", MIN_TEXT_PX), room.width())
    font = fitting(theme.font("label", 15 * u), word, room.width()) or theme.font("label", MIN_TEXT_PX)
    draw_word(painter, word, font, theme.color("text"), room)
    draw_word(painter, rest, font, theme.color("text"), below)
    beside = below.adjusted(QFontMetricsF(font).horizontalAdvance(f"{rest} ") if rest else 0, 0, 0, 0)
    key = f"F{KINDS.index(kind) + 1}"
    draw_word(painter, key, theme.font("code", 13 * u), theme.color("muted"), beside)
    number = theme.font("title", 14 * u)
    draw_word(painter, " ".join(seats), number, theme.color("text"), below.adjusted(0, 0, -6, 0), "r")


def _in_two(word: str, font: QFont, width: float) -> tuple[str, str]:
    """Return a name, and what of it does not stand on its first line in the smallest type."""
    if fitting(font, word, width) is not None:
        return word, ""
    first, _, rest = word.partition(" ")
    return first, rest
