"""How a Starship is drawn: the ship, its Hold, and the places of its Projects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.ui.games.afternova.views.pictures import draw_ship, project_sign
from chrononauts_qt.ui.games.afternova.views.tokens import SKILLS, draw_fragment, draw_skill, is_paper
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS, paint_number
from chrononauts_qt.ui.kit.text_block import (
    draw_lines,
    draw_word,
    elide_middle,
    fitted,
    is_whole,
    line_height,
    snug,
)
from chrononauts_qt.ui.kit.theme import Theme

SHIP, PLACE = 230, 76
"""Widths at scale 1."""
_COLUMNS = 3
"""So many Projects lie side by side in a high room."""
_PICTURE, HIGH_HEAD = 0.27, 0.072
"""The height of a ship, and of words, in heights of such a room."""
HEAD = 26
"""Height of the words above the Hold and the Projects."""


class ShipFace(NamedTuple):
    """A Starship, "" while something else lies in its place, with its name, or that of its ``seat``."""

    ship: str
    name: str
    seat: int | None = None


class SocketFace(NamedTuple):
    """A space of the Hold: what lies in it, whether that goes overboard, whether there is no room for it."""

    colour: str
    is_gone: bool
    is_too_many: bool


class PlaceFace(NamedTuple):
    """A place for a Project, "" while there is none, and its Upgrade in words."""

    project: str
    upgrade: str


def place_ship(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where ship, sockets and Projects lie: from left to right, or downwards in a high room."""
    sockets = sum(isinstance(piece.face, SocketFace) for piece in pieces)
    places = len(pieces) - sockets - 1
    if room.height() > room.width():
        return _downwards(room, sockets, places, u)
    edge, head = round(8 * u), round(HEAD * u)
    width = min(round(SHIP * u), round(room.width() * 0.22))
    inside = room.adjusted(edge, edge // 2, -edge, -edge)
    gap = round(6 * u)
    free = inside.width() - width - 4 * edge
    card = min(round(PLACE * u), (free // 2 - gap * places) // max(1, places))
    projects = places * (card + gap)
    side = min(round(54 * u), inside.height() - head, (free - projects) // max(1, sockets) - gap)
    cells = [QRect(inside.left(), inside.top(), width, inside.height())]
    left = inside.left() + width + 2 * edge
    top = inside.top() + head + (inside.height() - head - side) // 2
    cells += [QRect(left + place * (side + gap), top, side, side) for place in range(sockets)]
    left = inside.right() - projects + gap
    height = inside.height() - head
    cells += [
        QRect(left + place * (card + gap), inside.top() + head, card, height) for place in range(places)]
    return cells


def _downwards(room: QRect, sockets: int, places: int, u: float) -> list[QRect]:
    """Return where ship, sockets and Projects lie one below the other; there are words above both."""
    edge, gap, head = round(8 * u), round(6 * u), round(HIGH_HEAD * room.height())
    inside = room.adjusted(edge, edge // 2, -edge, -edge)
    side = min(round(40 * u), (inside.width() + gap) // max(1, sockets) - gap)
    ship = QRect(inside.left(), inside.top(), inside.width(), round(_PICTURE * room.height()))
    top = ship.bottom() + 1 + head
    cells = [ship, *(QRect(inside.left() + at * (side + gap), top, side, side) for at in range(sockets))]
    top += side + head
    wide, rows = (inside.width() + gap) // _COLUMNS - gap, -(-places // _COLUMNS)
    tall = (inside.bottom() + 1 + gap - top) // max(1, rows) - gap
    for at in range(places):
        row, column = divmod(at, _COLUMNS)
        cells.append(QRect(inside.left() + column * (wide + gap), top + row * (tall + gap), wide, tall))
    return cells


def below_name(ship: QRect, u: float) -> QRect:
    """Return the room below the name of a Starship."""
    return ship.adjusted(0, round(HEAD * u), 0, 0)


def paint_ship(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw the ship, a socket, or a place for a Project."""
    if isinstance(piece.face, ShipFace):
        _paint_ship(painter, box, piece.face, theme, u)
    elif isinstance(piece.face, SocketFace):
        _paint_socket(painter, box, piece.face, theme)
    else:
        _paint_place(painter, box, piece.face, theme, u)


def _paint_ship(painter: QPainter, box: QRectF, face: ShipFace, theme: Theme, u: float) -> None:
    font = theme.font("title", 17 * u)
    line = QRectF(box.left() + 4 * u, box.top(), box.width() - 8 * u, HEAD * u)
    if face.seat is None:
        draw_word(painter, face.name, snug(font, face.name, line.width()), theme.color("text"), line)
    else:
        side = 20 * u
        paint_number(painter, QRectF(line.left(), line.center().y() - side / 2, side, side), face.seat, theme)
        line.setLeft(line.left() + side + 7 * u)
        draw_word(painter, elide_middle(face.name, font, line.width()), font, theme.color("text"), line)
    if not face.ship:
        return
    room = box.adjusted(0, HEAD * u, 0, 0)
    width = min(room.width(), room.height() * 2.3)
    height = width / 2.3
    draw_ship(painter, face.ship, QRectF(
        room.center().x() - width / 2, room.center().y() - height / 2, width, height))


def _paint_socket(painter: QPainter, box: QRectF, face: SocketFace, theme: Theme) -> None:
    if not face.is_too_many:
        painter.setPen(QPen(theme.color("line"), 1.6))
        painter.setBrush(theme.color("panel"))
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    inset = box.width() * 0.16
    if face.colour:
        painter.setOpacity(0.35 if face.is_gone else 1.0)
        draw_fragment(painter, face.colour, box.adjusted(inset, inset, -inset, -inset), is_paper(theme))
        painter.setOpacity(1.0)
    if face.is_gone:
        draw_sign(painter, SIGNS["cross"], box.adjusted(inset, inset, -inset, -inset),
                  theme.color("danger"), 7)


def _paint_place(painter: QPainter, box: QRectF, face: PlaceFace, theme: Theme, u: float) -> None:
    if not face.project:
        painter.setPen(QPen(theme.color("line"), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        return
    painter.setPen(QPen(theme.color("artifact"), 1.8))
    painter.setBrush(theme.color("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
    points = str(PROJECTS[face.project].points)
    ink = theme.color("text")
    number = QRectF(box.left(), box.top() + 2 * u, box.width() - 7 * u, 20 * u)
    draw_word(painter, points, theme.font("title", 17 * u), ink, number, "r")
    side = min(22 * u, box.width() * 0.34)
    draw_sign(painter, project_sign(face.project), QRectF(box.left() + 5 * u, box.top() + 3 * u, side, side),
              ink, 4)
    _paint_upgrade(painter, box.adjusted(4 * u, 26 * u, -4 * u, -3 * u), face, theme, u)


def _paint_upgrade(painter: QPainter, room: QRectF, face: PlaceFace, theme: Theme, u: float) -> None:
    """Draw the plate of a skill, or the words of another Upgrade where they are whole."""
    upgrade = PROJECTS[face.project].upgrade
    if upgrade in SKILLS:
        side = min(30 * u, room.height(), room.width())
        draw_skill(painter, upgrade, QRectF(
            room.center().x() - side / 2, room.center().y() - side / 2, side, side))
        return
    font = snug(theme.font("label", 12 * u), face.upgrade, room.width())
    lines = fitted(face.upgrade, font, room.width(), int(room.height() / line_height(font)))
    if is_whole(lines, face.upgrade):
        draw_lines(painter, lines, font, theme.color("text"), room.topLeft())
