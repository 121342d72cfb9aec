"""The words above what lies on the table: the rows of the Market with their decks, a Hold, Projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from chrononauts_qt.games.afternova.state import MOST_PROJECTS, ROW_SIZE
from chrononauts_qt.ui.games.afternova.deal import spaces_of
from chrononauts_qt.ui.games.afternova.texts import listed
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.market import LABEL
from chrononauts_qt.ui.games.afternova.views.ship import HEAD, HIGH_HEAD
from chrononauts_qt.ui.kit.text_block import draw_word

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


def paint_labels(painter: QPainter, table: AfterNovaScreen, u: float) -> None:
    """Say what lies below; of a row whose deck lies above it, beside that."""
    public = table.controller.seen()
    ship = public.players[table.ship_seat]
    words = (
        text("market-crew", deck=listed.deck(public.crew_deck)),
        text("market-projects", deck=listed.deck(public.project_deck)),
        text("hold", count=sum(ship.hold), spaces=spaces_of(ship)),
        text("projects-of", count=len(ship.completed), most=MOST_PROJECTS),
    )
    cells = [table.market.rect_of(piece.key) for piece in table.market.pieces]
    lying = [table.ship.rect_of(piece.key) for piece in table.ship.pieces]
    socket, place = lying[1], lying[-MOST_PROJECTS]
    if table.place is not None and table.place.is_far:
        high = HIGH_HEAD * table.ship.height()
        decks = (_beside(cells[at]) for at in (ROW_SIZE, -1))
        lines = (*decks, *(_above(cell, high) for cell in (socket, place)))
    else:
        above = (_above(cells[at], LABEL * u) for at in (0, ROW_SIZE + 1))
        head, low = place.top() - HEAD * u, LABEL * u
        lines = (*above, *(QRectF(cell.left(), head, 0, low) for cell in (socket, place)))
    font, color = table.theme.font("label", 14 * u), table.theme.color("muted")
    for said, line in zip(words, lines, strict=True):
        draw_word(painter, said, font, color, line)


def _beside(deck: QRect) -> QRectF:
    return QRectF(deck.right() + deck.height() * 0.3, deck.top(), 0, deck.height())


def _above(cell: QRect, high: float) -> QRectF:
    return QRectF(cell.left(), cell.top() - high, 0, high)
