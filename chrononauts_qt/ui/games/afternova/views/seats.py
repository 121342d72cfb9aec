"""How a player is drawn in the rail: what everybody knows of a seat, or of Bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.state import MOST_PROJECTS
from chrononauts_qt.ui.games.afternova.views.pictures import draw_back
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, draw_sockets, is_paper, socket_boxes
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS, paint_number
from chrononauts_qt.ui.kit.text_block import draw_word, elide_middle
from chrononauts_qt.ui.kit.theme import Theme


class SeatFace(NamedTuple):
    """A player: how many crew cards and Projects it holds, its Hold, its Upgrades in words, its Projects and
    public points; ``mark`` is a word such as “to move”, “asked”, “has answered”, “Phone asleep”;
    ``by_phone``: its hand is on a phone, which ``is_asleep``."""

    seat: int
    name: str
    crew: int
    projects: int
    hold: tuple[str, ...]
    spaces: int
    upgrades: tuple[str, ...]
    completed: int
    points: str
    is_to_move: bool = False
    mark: str = ""
    by_phone: bool = False
    is_asleep: bool = False


class BotFace(NamedTuple):
    """Bot: its row of Projects with what they cost and what lies there already, its Hold, its Projects and
    public points."""

    name: str
    row: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    hold: tuple[str, ...]
    spaces: int
    completed: int
    points: str
    is_to_move: bool = False


def one_below_the_other(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where the players lie in a column."""
    gap = round(6 * u)
    height = (room.height() - gap * (len(pieces) - 1)) // max(1, len(pieces))
    return [QRect(0, place * (height + gap), room.width(), height) for place in range(len(pieces))]


def paint_seat(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a player's panel, or Bot's."""
    face = piece.face
    painter.setPen(QPen(theme.color("focus" if face.is_to_move else "line"), 2.5 if face.is_to_move else 1.5))
    painter.setBrush(theme.color("panel"))
    painter.drawRoundedRect(box.adjusted(1.25, 1.25, -1.25, -1.25), 6, 6)
    if isinstance(face, BotFace):
        _paint_bot(painter, box, face, theme, u)
    else:
        _paint_player(painter, box, face, theme, u)


def shortened(words: str, font: QFont, width: float) -> str:
    """Return words as far as there is room for them."""
    return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, width)


def _halves(box: QRectF, u: float) -> tuple[QRectF, QRectF]:
    inner = box.adjusted(7 * u, 3 * u, -7 * u, -3 * u)
    half = inner.height() / 2
    return (
        QRectF(inner.left(), inner.top(), inner.width(), half),
        QRectF(inner.left(), inner.top() + half, inner.width(), half),
    )


def _paint_player(painter: QPainter, box: QRectF, face: SeatFace, theme: Theme, u: float) -> None:
    upper, lower = _halves(box, u)
    disc = min(20 * u, upper.height())
    paint_number(painter, QRectF(upper.left(), upper.center().y() - disc / 2, disc, disc), face.seat, theme)
    right = _cards(painter, face, upper, theme, u)
    middle = upper.adjusted(disc + 7 * u, 0, right - upper.right() - 6 * u, 0)
    if face.by_phone:
        place = QRectF(middle.left(), middle.center().y() - disc / 2, disc, disc)
        sign = SIGNS["phone-asleep" if face.is_asleep else "phone"]
        draw_sign(painter, sign, place, theme.color("text"), 5)
        middle.setLeft(place.right() + 5 * u)
    font = theme.font("title", 16 * u)
    if face.mark:
        middle.setRight(_chip(painter, face.mark, middle, theme, u) - 6 * u)
    draw_word(painter, elide_middle(face.name, font, middle.width()), font, theme.color("text"), middle)
    side = _socket_side(lower, u)
    pips = _pips(painter, face.completed, lower, theme, u)
    points = QRectF(lower.left(), lower.top(), pips - lower.left() - 6 * u, lower.height())
    width = draw_word(painter, face.points, theme.font("label", 13 * u), theme.color("text"), points, "r")
    room = QRectF(lower.left(), lower.top(), points.width() - width - 10 * u, lower.height())
    draw_sockets(painter, face.hold, face.spaces, room, side, theme)


def _cards(painter: QPainter, face: SeatFace, room: QRectF, theme: Theme, u: float) -> float:
    """Draw how many cards of each kind are held, each beside its back; return where they begin."""
    font, right = theme.font("number", 14 * u), room.right()
    height = min(18 * u, room.height() - 4)
    for row, count in (("projects", face.projects), ("crew", face.crew)):
        number = QRectF(room.left(), room.top(), right - room.left(), room.height())
        right -= draw_word(painter, str(count), font, theme.color("text"), number, "r") + 4 * u
        back = QRectF(right - height * 0.71, room.center().y() - height / 2, height * 0.71, height)
        draw_back(painter, row, back)
        right = back.left() - 9 * u
    return right


def _chip(painter: QPainter, words: str, room: QRectF, theme: Theme, u: float) -> float:
    """Draw a word on a plate at the right end of a room; return where it begins."""
    font = theme.font("label", 12 * u)
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(words) + 10 * u
    if width > room.width() * 0.7:
        return room.right()
    height = min(room.height() - 2, font.pixelSize() * 1.45)
    plate = QRectF(room.right() - width, room.center().y() - height / 2, width, height)
    painter.setPen(QPen(theme.color("focus"), 1.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(plate, 4, 4)
    draw_word(painter, words, font, theme.color("focus"), plate, "c")
    return plate.left()


def draw_pips(painter: QPainter, done: int, room: QRectF, theme: Theme, u: float) -> None:
    """Draw six places, as many filled as Projects are completed; the fifth turns all of them amber."""
    width, gap = 11 * u, 2.5 * u
    height = min(16 * u, room.height() - 4)
    near = done >= MOST_PROJECTS - 1
    for place in range(MOST_PROJECTS):
        pip = QRectF(room.left() + place * (width + gap), room.center().y() - height / 2, width, height)
        painter.setPen(QPen(theme.color("focus" if near else "line"), 1.4))
        full = theme.color("focus" if near else "artifact")
        painter.setBrush(full if place < done else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pip, 2, 2)


PIPS = 6 * 13.5
"""The width of the six places at scale 1."""


def _pips(painter: QPainter, done: int, room: QRectF, theme: Theme, u: float) -> float:
    left = room.right() - PIPS * u
    draw_pips(painter, done, QRectF(left, room.top(), PIPS * u, room.height()), theme, u)
    return left


def _paint_bot(painter: QPainter, box: QRectF, face: BotFace, theme: Theme, u: float) -> None:
    upper = _halves(box, u)[0]
    side = min(20 * u, upper.height())
    draw_sign(painter, SIGNS["bot"], QRectF(upper.left(), upper.center().y() - side / 2, side, side),
              theme.color("text"), 5)
    left = _pips(painter, face.completed, upper, theme, u) - 6 * u
    room = QRectF(upper.left(), upper.top(), left - upper.left(), upper.height())
    points = theme.font("label", 13 * u)
    left -= draw_word(painter, face.points, points, theme.color("text"), room, "r") + 5 * u
    name = upper.adjusted(side + 7 * u, 0, left - upper.right(), 0)
    font = theme.font("title", 16 * u)
    draw_word(painter, elide_middle(face.name, font, name.width()), font, theme.color("text"), name)
    icons, room, side = _bots_rooms(box, face, u)
    for (cost, there), boxes in zip(face.row, icons, strict=True):
        _paint_bots_project(painter, cost, there, boxes, theme)
    draw_sockets(painter, face.hold, face.spaces, room, side, theme)


def _bots_rooms(box: QRectF, face: BotFace, u: float) -> tuple[list[list[QRectF]], QRectF, float]:
    """Return where the icons of each Project of Bot's are, where its Hold is, and how large a Fragment is."""
    lower = _halves(box, u)[1]
    side = min(15 * u, lower.height() - 4)
    icons, at = list[list[QRectF]](), lower.left()
    for cost, _ in face.row:
        places = [at + number * side * 1.05 for number in range(len(cost))]
        icons.append([QRectF(left, lower.center().y() - side / 2, side, side) for left in places])
        at += len(cost) * side * 1.05 + 9 * u
    return icons, QRectF(at, lower.top(), lower.right() - at, lower.height()), side


def bots_icon(box: QRectF, face: BotFace, cost: tuple[str, ...], colour: str, u: float) -> QRectF:
    """Return where the next Fragment of a colour lies on the Project of Bot's that costs so much."""
    icons = _bots_rooms(box, face, u)[0]
    for (wanted, there), boxes in zip(face.row, icons, strict=True):
        if wanted == cost:
            return boxes[min(cost.index(colour) + there.count(colour), len(cost) - 1)]
    return _halves(box, u)[1]


def hold_boxes(box: QRectF, face: SeatFace | BotFace, u: float) -> list[QRectF]:
    """Return where the sockets of a Hold are in its panel."""
    if isinstance(face, BotFace):
        _, room, side = _bots_rooms(box, face, u)
        return socket_boxes(face.spaces, room, side)
    lower = _halves(box, u)[1]
    side = _socket_side(lower, u)
    return socket_boxes(face.spaces, lower.adjusted(0, 0, -lower.width() * 0.45, 0), side)


def done_box(box: QRectF, u: float) -> QRectF:
    """Return where a panel shows how many Projects are completed."""
    lower = _halves(box, u)[1]
    return QRectF(lower.right() - PIPS * u, lower.top(), PIPS * u, lower.height())


def _socket_side(lower: QRectF, u: float) -> float:
    return min(19 * u, lower.height() - 2)


def _paint_bots_project(
    painter: QPainter, cost: tuple[str, ...], there: tuple[str, ...], boxes: Sequence[QRectF], theme: Theme
) -> None:
    """Draw what a Project of Bot's costs; what is missing is faint."""
    left = list(there)
    for colour, box in zip(cost, boxes, strict=True):
        has = colour in left
        if has:
            left.remove(colour)
        painter.setOpacity(1.0 if has else 0.35)
        draw_fragment(painter, colour, box, is_paper(theme))
    painter.setOpacity(1.0)


def key_of(seat: int) -> str:
    """Return the key of a seat, or Bot's."""
    return "bot" if seat == BOT else f"seat-{seat + 1}"
