"""Fragments and skills: what a deal is made of, told apart by shape before colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from chrononauts_qt.ui.kit.pictograms import Sign, draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.theme import LIGHT, Theme

INK = QColor("#15161D")
"""Outlines on paper, and what is drawn on a skill's plate."""


class FragmentLook(NamedTuple):
    """The colours of a Fragment, and its corners in a square of side 2 round 0; none: it is a disc."""

    fill: str
    edge: str
    corners: tuple[tuple[float, float], ...]


_STAR = (
    (0.0, -1.0), (0.27, -0.34), (0.97, -0.31), (0.43, 0.14), (0.6, 0.83), (0.0, 0.44), (-0.6, 0.83),
    (-0.43, 0.14), (-0.97, -0.31), (-0.27, -0.34),
)  # fmt: skip

FRAGMENTS = {
    "purple": FragmentLook("#8E5BD9", "#E3D2FF", ((0, -1), (0.82, 0), (0, 1), (-0.82, 0))),
    "green": FragmentLook("#2E9E5B", "#C9F5D8", ((0, -0.92), (1, 0.82), (-1, 0.82))),
    "orange": FragmentLook("#F08A24", "#FFE0BD", ()),
    "black": FragmentLook("#14161C", "#C7CEDD", ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8))),
    "white": FragmentLook("#F4F1E6", "#6B6F7C", _STAR),
}

SKILLS = {"piloting": "#FF8F6B", "engineering": "#6FC3FF", "security": "#F2D24B", "extraction": "#B7E06A"}
"""The plates of the skills."""


def skill_sign(skill: str) -> Sign:
    """Return the picture of a skill."""
    return Sign(f"games/afternova/skills/{skill}")


def draw_fragment(
    painter: QPainter, colour: str, box: QRectF, on_paper: bool, hollow: bool = False
) -> None:
    """Draw a Fragment into a square; a hollow one is wanted and not there."""
    look = FRAGMENTS[colour]
    ink = INK if on_paper else QColor(look.edge)
    side = min(box.width(), box.height())
    pen = QPen(ink, max(1.5, side * 0.07))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if hollow:
        pen.setStyle(Qt.PenStyle.DotLine)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else QColor(look.fill))
    radius = side / 2 - pen.widthF()
    if look.corners:
        middle = box.center()
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * radius for x, y in look.corners]))
    else:
        painter.drawEllipse(box.center(), radius * 0.94, radius * 0.94)


def draw_skill(
    painter: QPainter, skill: str, box: QRectF, hollow: bool = False, on_paper: bool = False
) -> None:
    """Draw a skill on its plate; a hollow one is missing."""
    ink = QColor(SKILLS[skill]) if hollow and not on_paper else INK
    painter.setPen(QPen(ink, 1.5, _line(hollow)))
    painter.setBrush(Qt.BrushStyle.NoBrush if hollow else QColor(SKILLS[skill]))
    radius = box.width() * 0.2
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)
    inset = box.width() * 0.14
    draw_sign(painter, skill_sign(skill), box.adjusted(inset, inset, -inset, -inset), ink, 5)


def draw_chosen(painter: QPainter, middle: QPointF, theme: Theme, u: float) -> None:
    """Draw a tick on a plate: this is chosen, which a ring round the thing with the keys does not say."""
    side = 22 * u
    plate = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
    painter.setPen(QPen(theme.color("bg"), 1.5))
    painter.setBrush(theme.color("focus"))
    painter.drawEllipse(plate)
    inset = side * 0.22
    room = plate.adjusted(inset, inset, -inset, -inset)
    draw_sign(painter, SIGNS["tick"], room, theme.color("focus_ink"), 9)


def _line(hollow: bool) -> Qt.PenStyle:
    return Qt.PenStyle.DotLine if hollow else Qt.PenStyle.SolidLine


def draw_row(
    painter: QPainter, colours: Sequence[str], room: QRectF, side: float, on_paper: bool, gap: float = 0.22
) -> float:
    """Draw Fragments side by side, closer where there is little room; return where they end."""
    step = side * (1 + gap)
    if len(colours) > 1:
        step = min(step, (room.width() - side) / (len(colours) - 1))
    for place, colour in enumerate(colours):
        left = room.left() + place * step
        draw_fragment(painter, colour, QRectF(left, room.center().y() - side / 2, side, side), on_paper)
    return room.left() + (len(colours) - 1) * step + side if colours else room.left()


def is_paper(theme: Theme) -> bool:
    """Tell whether the wall of a look is as light as paper."""
    return theme.name == LIGHT.name


def draw_sockets(
    painter: QPainter, colours: Sequence[str], spaces: int, room: QRectF, side: float, theme: Theme
) -> float:
    """Draw a Hold: a Fragment in each of its sockets, what is too many beside them; return where it ends."""
    boxes = socket_boxes(max(spaces, len(colours)), room, side)
    for place, box in enumerate(boxes):
        if place < spaces:
            painter.setPen(QPen(theme.color("line"), 1.5))
            painter.setBrush(theme.color("panel"))
            painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        if place < len(colours):
            draw_fragment(painter, colours[place], in_socket(box), is_paper(theme))
    return boxes[-1].right() if boxes else room.left()


def socket_boxes(count: int, room: QRectF, side: float) -> list[QRectF]:
    """Return where so many sockets lie side by side, closer where there is little room."""
    step = min(side * 1.14, (room.width() - side) / max(1, count - 1))
    top = room.center().y() - side / 2
    return [QRectF(room.left() + place * step, top, side, side) for place in range(count)]


def in_socket(box: QRectF) -> QRectF:
    """Return where a Fragment lies in a socket."""
    inset = box.width() * 0.16
    return box.adjusted(inset, inset, -inset, -inset)
