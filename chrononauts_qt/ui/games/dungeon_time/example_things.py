"""What lies on the board of an example at a step, as the table and the Resolution show it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from chrononauts_qt.ui.games.dungeon_time import show_drawing as draw
from chrononauts_qt.ui.games.dungeon_time import show_pieces as pieces
from chrononauts_qt.ui.games.dungeon_time.backpack import Backpack, Slot
from chrononauts_qt.ui.games.dungeon_time.examples import NAMES, TABLE, BoardStep, steps
from chrononauts_qt.ui.games.dungeon_time.slots import Slots
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import events, spoken
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Painting, Piece
from chrononauts_qt.ui.kit.text_block import draw_word, fitted, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

DECK, STORY, CARD = "deck", "story", "card"
"""Names of things; a card of a hand is called by seat and place, a slot by its number."""


class Thing(NamedTuple):
    """A thing with what draws it; its key tells the same one of two steps."""

    piece: Piece
    paint: Painting


class HeadFace(NamedTuple):
    """What stands above the hand of a seat: a name, and what it asks for."""

    seat: int
    words: str


class Lying(NamedTuple):
    """Where cards of the hands and Items of the Backpack lie: each keeps its place from step to step."""

    hands: tuple[tuple[str, ...], ...]
    slots: tuple[Slot, ...]


@cache
def lying() -> tuple[Lying, ...]:
    """Return for every step where everything lies."""
    found = list[Lying]()
    hands, backpack = list[Slots](), Backpack()
    for step in steps():
        view = step.view
        if step.begins:
            hands, backpack = [Slots(len(hand)) for hand in view.hands], Backpack()
        for slots, hand in zip(hands, view.hands, strict=True):
            slots.follow(hand)
        backpack.follow(view.backpack, view.limit)
        found.append(Lying(tuple(tuple(slots.cards) for slots in hands), backpack.slots))
    return tuple(found)


def things(number: int) -> tuple[Thing, ...]:
    """Return all that lies on the board at a step."""
    step, where = steps()[number], lying()[number]
    if step.example.about == TABLE:
        return (*_piles(step), *_hands(step, where))
    view = step.view
    slots = pieces.slot_pieces(where.slots, None)
    return (
        Thing(pieces.story_piece(view), draw.paint_pile),
        Thing(pieces.shown_piece(view, NAMES), draw.paint_shown),
        *(Thing(slot._replace(key=slot_name(place)), draw.paint_slot) for place, slot in enumerate(slots)),
    )


def hand_name(seat: int, place: int) -> str:
    """Return the name of a place of a hand."""
    return f"hand {seat} {place}"


def head_name(seat: int) -> str:
    """Return the name of what stands above a hand."""
    return f"head {seat}"


def slot_name(place: int) -> str:
    """Return the name of a slot."""
    return f"slot {place}"


def paint_head(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw what stands above a hand, with a bar in the colour of its seat."""
    face: HeadFace = piece.face
    draw.ground(painter, box, theme)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat(face.seat))
    painter.drawRoundedRect(QRectF(box.left() + 4, box.top() + 4, 8, box.height() - 8), 3, 3)
    room = box.adjusted(20, 0, -8 * u, 0)
    font = theme.font("title", 17 * u)
    line = fitted(face.words, fitting(font, face.words, room.width()) or font, room.width(), 1)
    font = fitting(font, line[0], room.width()) or theme.font("title", MIN_TEXT_PX)
    draw_word(painter, line[0], font, theme.color("text"), room)


def _piles(step: BoardStep) -> Iterator[Thing]:
    view = step.view
    deck = Piece(DECK, spoken.deck(view.deck_size, view.deck_back), (view.deck_back or "", view.deck_size))
    yield Thing(deck, draw.paint_pile)
    if view.story_back is not None:
        yield Thing(pieces.story_piece(view), draw.paint_pile)
        return
    said = spoken.story(view.story_size, view.story_top)
    face = _face(view.story_top) if view.story_top is not None else None
    yield Thing(Piece(STORY, said, face), draw.paint_shown)


def _hands(step: BoardStep, where: Lying) -> Iterator[Thing]:
    for seat, hand in enumerate(where.hands):
        name, mission = NAMES[seat], step.asks.get(seat, "")
        said = spoken.asks(name, mission) if mission else name
        yield Thing(Piece(head_name(seat), said, HeadFace(seat, said)), paint_head)
        for place, card in enumerate(hand):
            said = spoken.card(card) if card else text("empty-place")
            yield Thing(Piece(hand_name(seat, place), said, _face(card) if card else None), draw.paint_shown)


def _face(card: str) -> CardFace:
    return CardFace(card, words.label(card), of_choice=words.of_choice())


def changed(before: tuple[Thing, ...], now: tuple[Thing, ...]) -> frozenset[str]:
    """Return the names of what looks otherwise than a step before."""
    was = {thing.piece.key: thing.piece.face for thing in before}
    return frozenset(thing.piece.key for thing in now if was.get(thing.piece.key, thing) != thing.piece.face)


def told(number: int) -> tuple[str, ...]:
    """Return in sentences what a step brings: what has happened, and who asks for what; where nothing has,
    what comes next."""
    step = steps()[number]
    before = {} if step.begins else steps()[number - 1].asks
    view = step.view
    asked = [spoken.asks(NAMES[seat], step.asks[seat]) for seat in step.asks if seat not in before]
    said = (*filter(None, (events.narrate(event, NAMES) for event in step.events)), *asked)
    return said or (
        pieces.next_told(view) if view.story_back else spoken.deck(view.deck_size, view.deck_back),
    )


def full(step: BoardStep) -> str:
    """Return how full the Backpack is, "" where the example is about something else."""
    return "" if step.example.about == TABLE else pieces.slots_told(step.view)
