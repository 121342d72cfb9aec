"""How the places of a Market action are drawn: three or four, dashed until something lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.games.afternova.amounts import SKILLS, words
from chrononauts_qt.games.afternova.cards import CREWS, PROJECTS
from chrononauts_qt.ui.games.afternova.views.cards import CardFace
from chrononauts_qt.ui.games.afternova.views.pictures import draw_animal, draw_back, project_sign
from chrononauts_qt.ui.games.afternova.views.tokens import INK, draw_fragment, draw_skill
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_block import draw_lines, is_whole, line_height, lines_of
from chrononauts_qt.ui.kit.theme import Theme

_TALL = 1.3
"""How high a place is for its width."""


class PaidFace(NamedTuple):
    """A place that is paid for another row, in words, and whether that is done already."""

    row: str
    said: str
    is_over: bool = False


def place_basket(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where the places lie: side by side in the middle of the room."""
    gap, count = round(8 * u), max(1, len(pieces))
    width = min((room.width() - gap * (count - 1)) // count, round(room.height() / _TALL))
    height = round(width * _TALL)
    left = (room.width() - count * width - (count - 1) * gap) // 2
    top = (room.height() - height) // 2
    return [QRect(left + place * (width + gap), top, width, height) for place in range(len(pieces))]


def paint_basket(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a card as small as it can be told, a place that is paid, or one that is free."""
    if isinstance(piece.face, CardFace):
        _paint_card(painter, box, piece.face, theme)
        return
    painter.setPen(QPen(theme.color("line"), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
    if isinstance(piece.face, PaidFace):
        _paint_paid(painter, box, piece.face, theme, u)


def _paint_paid(painter: QPainter, box: QRectF, face: PaidFace, theme: Theme, u: float) -> None:
    """Draw four backs one behind the other, and what it costs if there is room for that."""
    painter.setOpacity(theme.dim if face.is_over else 1.0)
    font = theme.font("label", 13 * u)
    said = lines_of(face.said, font, box.width() - 8)
    tall = line_height(font) * len(said)
    fits = is_whole(said, face.said) and not face.is_over and tall < box.height() * 0.5
    room = box.adjusted(0, 4, 0, -tall - 4 if fits else -4)
    width = min(room.width() * 0.36, room.height() / 1.6)
    for place in range(4):
        left = room.left() + room.width() * 0.12 + (room.width() * 0.76 - width) / 3 * place
        draw_back(painter, face.row, QRectF(left, room.center().y() - width * 0.7, width, width * 1.4))
    painter.setOpacity(1.0)
    if fits:
        at = QPointF(box.left() + 4, room.bottom())
        draw_lines(painter, said, font, theme.color("text"), at)


def _paint_card(painter: QPainter, box: QRectF, face: CardFace, theme: Theme) -> None:
    """Draw whom or what it shows, and below that what it brings or costs."""
    painter.setPen(QPen(theme.color("card_line"), 1.5))
    painter.setBrush(theme.color("card"))
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 6, 6)
    picture = QRectF(box.left() + 4, box.top() + 4, box.width() - 8, box.height() * 0.62)
    foot = QRectF(box.left() + 4, picture.bottom(), box.width() - 8, box.bottom() - picture.bottom() - 4)
    if face.card in CREWS:
        draw_animal(painter, face.card, picture)
        shown = words(CREWS[face.card].skills)
    else:
        side = min(picture.width(), picture.height()) * 0.85
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(picture.center())
        draw_sign(painter, project_sign(face.card), sign, INK, 3)
        shown = words(PROJECTS[face.card].cost)
    side = min(foot.height() - 2, foot.width() / max(2, len(shown)) - 2)
    left = foot.center().x() - len(shown) * (side + 2) / 2 + 1
    for place, what in enumerate(shown):
        one = QRectF(left + place * (side + 2), foot.center().y() - side / 2, side, side)
        if what in SKILLS:
            draw_skill(painter, what, one)
        else:
            draw_fragment(painter, what, one, on_paper=True)
    if face.is_idle:
        painter.fillRect(box, theme.color("bg", theme.dim))
