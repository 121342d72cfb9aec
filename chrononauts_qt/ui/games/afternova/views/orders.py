"""How standing orders are drawn: a row for each Project, in the order in which they are completed."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPen

from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, is_paper
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word, snug
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme

_ROW, _GAP, _WIDEST = 36, 5, 420
_COST = 15
"""How large a Fragment of a cost is at scale 1."""


class OrderFace(NamedTuple):
    """A Project at a 1-based place, and in words when it is completed; ``asks``: not without a question."""

    project: str
    place: int
    when: str
    asks: bool


class OrdersView(PieceView):
    """Rows that are dragged, or moved with Ctrl and the arrows; a click or Enter turns one."""

    moved = Signal(str, int)
    """A Project is to come so many places later."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(str(self.currentIndex().data(ItemRole.KEY) or ""), step)
            event.accept()
            return
        super().keyPressEvent(event)


def in_columns(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where rows lie: below each other, then in further columns."""
    gap, least = round(_GAP * u), max(MIN_TARGET_PX, round(_ROW * u))
    rows = max(1, room.height() // (least + gap))
    columns = max(1, ceil(len(pieces) / rows))
    width = min(round(_WIDEST * u), (room.width() - 2 * gap * (columns - 1)) // columns)
    return [
        QRect(place // rows * (width + 2 * gap), gap + place % rows * (least + gap), width, least)
        for place in range(len(pieces))
    ]


def paint_order(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a row: its place, the Project with its cost, and when it is completed, as far as there is room."""
    face = piece.face
    assert isinstance(face, OrderFace)
    painter.setPen(QPen(theme.color("line"), 1.5))
    painter.setBrush(theme.color("raised"))
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 6, 6)
    inside = box.adjusted(10 * u, 0, -6 * u, 0)
    number = theme.font("number", 15 * u)
    width = draw_word(painter, str(face.place), number, theme.color("muted"), inside)
    inside.setLeft(inside.left() + width + 10 * u)
    said = cards.project(face.project)
    font = snug(theme.font("label", 15 * u), said, inside.width() * 0.6)
    beside = inside.width() - QFontMetricsF(font).horizontalAdvance(said) - 8 * u
    inside.setRight(_paint_when(painter, inside, face, theme, u, beside) - 8 * u)
    font = snug(theme.font("label", 15 * u), said, inside.width())
    width = draw_word(painter, said, font, theme.color("text"), inside)
    inside.setLeft(inside.left() + width + 10 * u)
    _paint_cost(painter, inside, face.project, theme, u)


def _paint_when(
    painter: QPainter, room: QRectF, face: OrderFace, theme: Theme, u: float, beside: float
) -> float:
    """Draw when a Project is completed on a plate at the right, in words or, where those have no room beside
    its name, with a sign; return where that begins."""
    most, edge = min(room.width() * 0.55, beside), 7 * u
    font = snug(theme.font("label", 14 * u), face.when, most - 2 * edge)
    words_width = QFontMetricsF(font).horizontalAdvance(face.when) + 2 * edge
    height = room.height() - 10 * u
    width = words_width if words_width <= most else height
    plate = QRectF(room.right() - width, room.top() + 5 * u, width, height)
    painter.setPen(QPen(theme.color("focus" if face.asks else "line"), 1.5))
    painter.setBrush(theme.color("focus") if face.asks else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(plate, 5, 5)
    ink = theme.color("focus_ink" if face.asks else "muted")
    if words_width <= most:
        draw_word(painter, face.when, font, ink, plate, "c")
    else:
        inset = height * 0.22
        sign = SIGNS["question" if face.asks else "tick"]
        draw_sign(painter, sign, plate.adjusted(inset, inset, -inset, -inset), ink, 8)
    return plate.left()


def _paint_cost(painter: QPainter, room: QRectF, project: str, theme: Theme, u: float) -> None:
    """Draw what a Project costs, if there is room for all of it."""
    cost, side = words(PROJECTS[project].cost), _COST * u
    if room.width() < len(cost) * (side + 3 * u):
        return
    for place, colour in enumerate(cost):
        box = QRectF(room.left() + place * (side + 3 * u), room.center().y() - side / 2, side, side)
        draw_fragment(painter, colour, box, is_paper(theme))
