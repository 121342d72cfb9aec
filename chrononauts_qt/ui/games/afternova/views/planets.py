"""How a Planet is drawn: globe, name, what it asks, and the Fragments in its spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.games.afternova.amounts import SKILLS, Fragments, Skills, words
from chrononauts_qt.games.afternova.cards import PLANETS
from chrononauts_qt.ui.games.afternova.texts import cards as names
from chrononauts_qt.ui.games.afternova.views.pictures import draw_planet
from chrononauts_qt.ui.games.afternova.views.tokens import (
    draw_chosen,
    draw_skill,
    draw_sockets,
    is_paper,
    socket_boxes,
)
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word, snug
from chrononauts_qt.ui.kit.theme import Theme


class PlanetFace(NamedTuple):
    """A Planet on the table; ``covered`` are the icons that the viewer's own crew covers, None for nobody's
    business; ``is_chosen``: it is what one is about to harvest."""

    planet: str
    fragments: Fragments
    covered: Skills | None = None
    is_chosen: bool = False


_WIDE, _FLAT = 300, 1.75
"""From so many units, and so many heights, on a Planet is wide."""


def side_by_side(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where equally wide things lie side by side."""
    gap = round(8 * u)
    width = (room.width() - gap * (len(pieces) - 1)) // max(1, len(pieces))
    return [QRect(place * (width + gap), 0, width, room.height()) for place in range(len(pieces))]


def paint_planet(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a Planet, or the place of one that is missing."""
    face = piece.face
    chosen = isinstance(face, PlanetFace) and face.is_chosen
    painter.setPen(QPen(theme.color("focus" if chosen else "line"), 3 if chosen else 1.5))
    painter.setBrush(theme.color("panel"))
    painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
    if not isinstance(face, PlanetFace):
        return
    planet = PLANETS[face.planet]
    globe, name, tier, icons, sockets = _rooms(box, u)
    draw_planet(painter, face.planet, globe)
    if chosen:
        draw_chosen(painter, box.topLeft() + QPointF(18 * u, 18 * u), theme, u)
    needs = "+".join(str(count) for count in planet.needs if count)
    font = theme.font("number", 15 * u)
    width = draw_word(painter, needs, font, theme.color("muted"), tier, "r" if tier == name else "l")
    width = width if tier == name else 0
    said = names.planet(face.planet)
    title = snug(theme.font("title", 20 * u), said, name.width() - width - 8 * u)
    draw_word(painter, said, title, theme.color("text"), name)
    _paint_needs(painter, icons, face, theme, u)
    held = words(face.fragments)
    draw_sockets(painter, held, max(planet.spaces, len(held)), sockets, _socket_side(box, u), theme)


def _rooms(box: QRectF, u: float) -> tuple[QRectF, QRectF, QRectF, QRectF, QRectF]:
    """Return where the globe, the name, its tier, the icons and the sockets of a Planet are: in a narrow box
    the signs lie below the globe."""
    if _is_narrow(box, u):
        inner = box.adjusted(10 * u, 6 * u, -10 * u, -6 * u)
        side, row = inner.height() * 0.4, inner.height() * 0.28
        globe = QRectF(inner.left(), inner.top(), side, side)
        line = QRectF(globe.right() + 8 * u, inner.top(), inner.width() - side - 8 * u, side * 0.56)
        icons = QRectF(inner.left(), globe.bottom() + 4 * u, inner.width(), row)
        sockets = QRectF(inner.left(), inner.bottom() - row, inner.width(), row)
        return globe, line, line.translated(0, side * 0.5), icons, sockets
    side = min(box.height() - 20 * u, 124 * u)
    globe = QRectF(box.left() + 8 * u, box.center().y() - side / 2, side, side)
    left, row = globe.right() + 12 * u, box.height() / 3.1
    name = QRectF(left, box.top() + 4 * u, box.right() - left - 10 * u, row)
    icons = QRectF(left, name.bottom(), name.width(), row * 0.9)
    return globe, name, name, icons, QRectF(left, icons.bottom() + 2 * u, icons.width(), row * 0.98)


def _is_narrow(box: QRectF, u: float) -> bool:
    return box.width() < _WIDE * u or box.width() < _FLAT * box.height()


def _socket_side(box: QRectF, u: float) -> float:
    if _is_narrow(box, u):
        return min(_rooms(box, u)[4].height(), 36 * u)
    return min(box.height() / 3.1, 36 * u)


def planet_sockets(planet: str, box: QRectF, u: float) -> list[QRectF]:
    """Return where the spaces of a Planet are."""
    return socket_boxes(PLANETS[planet].spaces, _rooms(box, u)[4], _socket_side(box, u))


def _paint_needs(painter: QPainter, room: QRectF, face: PlanetFace, theme: Theme, u: float) -> None:
    """Draw one sign for each icon; with a tick where the viewer's own crew covers it."""
    needs = PLANETS[face.planet].needs
    groups = [(skill, count) for skill, count in zip(SKILLS, needs, strict=True) if count]
    count = sum(needs)
    gap, between = 2 * u, 9 * u
    side = min(room.height(), 27 * u, (room.width() - between - gap * count) / count)
    left = room.left()
    for skill, wanted in groups:
        there = wanted if face.covered is None else min(wanted, getattr(face.covered, skill))
        for place in range(wanted):
            box = QRectF(left, room.center().y() - side / 2, side, side)
            draw_skill(painter, skill, box, place >= there, is_paper(theme))
            if face.covered is not None and place < there:
                _tick(painter, box, theme)
            left += side + gap
        left += between


def _tick(painter: QPainter, box: QRectF, theme: Theme) -> None:
    side = box.width() * 0.5
    plate = QRectF(box.right() - side * 0.8, box.bottom() - side * 0.8, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("bg"))
    painter.drawEllipse(plate)
    inset = side * 0.18
    draw_sign(painter, SIGNS["tick"], plate.adjusted(inset, inset, -inset, -inset), theme.color("text"), 11)
