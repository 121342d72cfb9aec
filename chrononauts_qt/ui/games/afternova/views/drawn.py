"""Single things drawn on their way over the table: a Fragment, a card, a back, a seal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.games.afternova.amounts import COLOURS
from chrononauts_qt.ui.games.afternova.views.cards import CREW_CARD, CardFace, paint_card
from chrononauts_qt.ui.games.afternova.views.pictures import draw_back
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, is_paper
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.theme import Theme

BACKS = ("crew", "projects")


def draw_thing(painter: QPainter, box: QRectF, thing: str, theme: Theme) -> None:
    """Draw a Fragment by its colour, a card by its id, or the back of a row's cards."""
    if thing in COLOURS:
        draw_fragment(painter, thing, box, is_paper(theme))
    elif thing in BACKS:
        draw_back(painter, thing, box)
    else:
        u = box.height() / CREW_CARD[1]
        paint_card(painter, box, Piece(thing, "", CardFace(thing)), theme, u, Mark.NONE)


def _plate(painter: QPainter, box: QRectF, theme: Theme, radius: float) -> None:
    painter.setPen(QPen(theme.color("focus"), max(2.0, box.height() * 0.05)))
    painter.setBrush(theme.color("bg"))
    painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), radius, radius)


def draw_seal(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Draw the seal of a deal."""
    _plate(painter, box, theme, box.height() / 2)
    inset = box.height() * 0.2
    inner = box.adjusted(inset, inset, -inset, -inset)
    draw_sign(painter, SIGNS["sealed"], inner, theme.color("focus"), 5)


def draw_badge(painter: QPainter, box: QRectF, colours: Sequence[str], theme: Theme) -> None:
    """Draw on a plate which Fragments have come."""
    _plate(painter, box, theme, box.height() * 0.25)
    side = box.height() * 0.62
    left = box.left() + box.height() * 0.38
    for number, colour in enumerate(colours):
        at = QRectF(left + number * box.height(), box.center().y() - side / 2, side, side)
        draw_fragment(painter, colour, at, is_paper(theme))
