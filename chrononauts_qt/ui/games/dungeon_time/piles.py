"""The piles of the Adventure phase: the Deck by its back, the discards and the Story by their top card.

Of the Story nothing else is known here (DT-1010): what its top card pays can be promised while it lies there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.games.dungeon_time.layout import CARD
from chrononauts_qt.ui.games.dungeon_time.team_talk import promises
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken, talk
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import (
    CANDLE,
    INK,
    PARCHMENT,
    CardFace,
    draw_card,
    draw_pile_back,
    foot_of,
)
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_block import draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

DECK, STORY, DISCARDS = "deck", "story", "discards"
"""The piles; a card of a hand can be dropped on the last two."""


class Pile(NamedTuple):
    """What lies on a pile: the card on top, or the back that is seen, and how many cards there are."""

    top: CardFace | None
    back: str
    size: int
    badge: str


class Promise(NamedTuple):
    """A Reward that can be promised while its Mission lies on top."""

    kind: str


def deck_pieces(view: View) -> list[Piece]:
    """Return the Deck."""
    deck = Pile(None, view.deck_back or "", view.deck_size, "" if view.deck_size else text("deck-empty"))
    return [Piece(DECK, spoken.deck(view.deck_size, view.deck_back), deck)]


def discard_pieces(view: View) -> list[Piece]:
    """Return the discards; a token that was spent, later, looks as its card."""
    top = view.discard[-1].rstrip("*") if view.discard else None
    pile = _face_up(top, len(view.discard), "discards-count", view.missions_played)
    return [Piece(DISCARDS, spoken.discards(view.discard), pile, DISCARDS)]


def story_pieces(view: View) -> list[Piece]:
    """Return the Story, and over its top card what can be promised of it."""
    top = view.story_top
    pile = _face_up(top, view.story_size, "story-count", view.missions_played)
    found = [Piece(STORY, spoken.story(view.story_size, top), pile, STORY)]
    for kind in promises(top) if top is not None else ():
        said = talk.say("take-it", {"kind": kind, "mission": top})
        found.append(Piece(kind, said, Promise(kind), STORY))
    return found


def _face_up(card: str | None, size: int, badge: str, played: int) -> Pile:
    face = None if card is None else face_of(card, "", played)
    return Pile(face, "", size, text(badge, count=size))


def face_of(card: str, cap: str, played: int) -> CardFace:
    """Return what is seen of a card."""
    pips = min(played, ADVENTURES[card].reputation) if card in ADVENTURES else 0
    return CardFace(card, words.label(card), cap, words.of_choice(), pips=pips)


def pile_places(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return the whole room for a pile, and for what can be promised the foot of its card, side by side."""
    places = [room] * len(pieces)
    count = len(pieces) - 1
    foot = foot_of(card_box(QRectF(room), u)).toAlignedRect()
    for number in range(count):
        wide = foot.width() // count
        places[number + 1] = QRect(foot.left() + number * wide, foot.top(), wide, foot.height())
    return places


def _plate_height(u: float) -> float:
    return max(20.0, 24 * u)


def card_box(box: QRectF, u: float) -> QRectF:
    """Return where the top card lies in the box of its pile: below the plate with the number."""
    card = box.adjusted(0, _plate_height(u) * 0.7, 0, 0)
    narrow = (card.width() - card.height() / CARD) / 2
    return card.adjusted(narrow, 0, -narrow, 0)


def paint_slot(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a card, or the place where one can lie."""
    if piece.face is not None:
        draw_card(painter, box, piece.face, theme, u)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("line"), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)


def paint_pile(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a pile, or the frame of what can be promised."""
    pile = piece.face
    if isinstance(pile, Promise):
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(CANDLE, 1.6))
        painter.drawRoundedRect(box.adjusted(6, 2, -6, -2), 5, 5)
        return
    assert isinstance(pile, Pile)
    if pile.back:
        word = text("back-mission" if pile.back == "mission" else "back-item")
        draw_pile_back(painter, box, pile.back, word, pile.size, theme)
        return
    paint_slot(painter, card_box(box, u), piece._replace(face=pile.top), theme, u, marks)
    plate = QRectF(box.left() + box.width() * 0.12, box.top(), box.width() * 0.76, _plate_height(u))
    painter.setPen(QPen(PARCHMENT, 1.5))
    painter.setBrush(INK)
    painter.drawRoundedRect(plate, 5, 5)
    room = plate.adjusted(4, 0, -4, 0)
    font = fitting(theme.font("title", 15 * u), pile.badge, room.width()) or theme.font("title", MIN_TEXT_PX)
    draw_word(painter, pile.badge, font, PARCHMENT, room, "c")
