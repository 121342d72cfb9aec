"""The Story as a line of small cards: who played what, and what has come of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, KINDS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.layout import CARD
from chrononauts_qt.ui.games.dungeon_time.show_drawing import candle, draw_verdict
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.end_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import ADVENTURE, MISSION, MISSION_EDGE, draw_token
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_back, draw_seal, draw_stage
from chrononauts_qt.ui.games.dungeon_time.views.wall import ink_on
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme

SUCCEEDED, FAILED, BROKE, UNTOLD = "succeeded", "failed", "broke", "untold"
"""What has come of a card; "" of an Item that went its way."""
_STRIP = 0.26
"""How much of a card's height tells who played it."""
_LEAST_STRIP = 15
_UNTOLD = 0.45
"""How much is seen of what was not told any more."""
_MIDDLE = 0.55
"""Where on a stage its figure stands, as a part of its height."""
_GAP = 5
_MOST_ROWS = 6


class StoryCard(NamedTuple):
    """A card of the Story at its place, from 1: who played it and what has ``come`` of it.

    ``event`` is the number of the event that told of it.
    """

    card: str
    number: int
    seat: int
    come: str
    event: int


def story_of(events: Sequence[Event]) -> tuple[StoryCard, ...]:
    """Return all cards that were played onto the Story, and what has come of each."""
    come = came_of(events)
    return tuple(
        StoryCard(event.data["card"], event.data["number"], event.data["seat"],
                  come.get(event.data["number"], UNTOLD), place)
        for place, event in enumerate(events) if event.name == "CardPlayed"
    )  # fmt: skip


def came_of(events: Sequence[Event]) -> dict[int, str]:
    """Return by their places in the Story what has come of the cards that were told."""
    found, number = dict[int, str](), 0
    for event in events:
        if event.name == "CardRevealed":
            number = event.data["number"]
            found[number] = ""
        elif event.name in _COMES:
            found[number] = _COMES[event.name]
    return found


_COMES = {"MissionSucceeded": SUCCEEDED, "MissionFailed": FAILED, "BackpackBroke": BROKE}


class StoryFace(NamedTuple):
    """How a card looks; with a seat of -1 nobody asks who played it. The ``newest`` has an edge."""

    card: str
    seat: int
    come: str
    newest: bool


class StoryLine(PieceView):
    """All cards in their order, in as many rows as there have to be, and with room for `most` of them.

    ``chosen`` brings the number of the event that told of a card.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, most: int = 0) -> None:
        self._most = most
        super().__init__(PieceModel("story"), self._places, _paint, theme, parent)
        self.setAccessibleName(text("story"))
        self.setDragEnabled(False)
        self.setAcceptDrops(False)

    def show_story(
        self, story: Sequence[StoryCard], names: Sequence[str], newest: int = 0, note: str = ""
    ) -> None:
        """Show a Story; the card of the place `newest` is the one that matters now, 0 for none."""
        seats = len(names) > 1
        self.show_pieces([
            Piece(
                str(one.event),
                told(one, len(story), names),
                StoryFace(one.card, one.seat if seats else -1, one.come, one.number == newest),
                note=note,
            )
            for one in story
        ])  # fmt: skip


    def _places(self, room: QRect, shown: Sequence[Piece], u: float) -> list[QRect]:
        """Return where the cards lie: as large as their number allows, row by row."""
        gap, count = max(2, round(_GAP * u)), max(self._most, len(shown))
        found = []
        for rows in range(1, _MOST_ROWS + 1):
            columns = max(1, -(-count // rows))
            high = (room.height() + gap) // rows - gap
            wide = (room.width() + gap) // columns - gap
            found.append((min(wide, int(high / CARD)), columns))
        wide, columns = max(found)
        high, cells = int(wide * CARD), []
        for place in range(len(shown)):
            row, column = divmod(place, columns)
            left, top = room.left() + column * (wide + gap), room.top() + row * (high + gap)
            cells.append(QRect(left, top, wide, high))
        return cells


def told(one: StoryCard, count: int, names: Sequence[str]) -> str:
    """Return what a screen reader says of a card."""
    card = words.label(one.card) if one.card in KINDS else spoken.card(one.card).rstrip(".")
    said = text("card-played", number=one.number, count=count, card=card, name=names[one.seat])
    return sentences(said, text(f"came-{one.come}") if one.come else "")


def _paint(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    face: StoryFace = piece.face
    strip = max(_LEAST_STRIP, round(box.height() * _STRIP)) if face.seat >= 0 else 0
    picture = box.adjusted(0, 0, 0, -strip)
    painter.setOpacity(_UNTOLD if face.come == UNTOLD else 1.0)
    if face.card in KINDS:
        side = round(min(picture.width(), picture.height()) - 4)
        left, top = picture.center().x() - side / 2, picture.center().y() - side / 2
        draw_token(painter, face.card, QRectF(round(left), round(top), side, side))
    else:
        paint_mission(painter, picture, face.card, theme)
    painter.setOpacity(1.0)
    if strip:
        paint_seat(painter, QRectF(box.left(), box.bottom() - strip, box.width(), strip), face.seat, theme)
    if face.come in (SUCCEEDED, FAILED, BROKE):
        sign = max(14.0, min(picture.width(), picture.height()) * 0.42)
        badge = QRectF(picture.right() - sign, picture.bottom() - sign, sign, sign)
        draw_verdict(painter, badge, face.come == SUCCEEDED, theme)
    if face.newest:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(candle(theme), 3))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)


def paint_mission(painter: QPainter, box: QRectF, card: str, theme: Theme) -> None:
    """Draw a Mission without its words: its stage, or the seal of an Adventure card."""
    is_adventure = card in ADVENTURES
    painter.setPen(QPen(MISSION_EDGE, 2))
    painter.setBrush(ADVENTURE if is_adventure else MISSION)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
    if is_adventure:
        side = min(box.width(), box.height()) * 0.8
        draw_seal(painter, QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side))
    elif theme.scenes:
        inside, wide = box.adjusted(3, 3, -3, -3), round(box.width() - 6)
        high = round(wide * CARD)
        painter.save()
        painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
        top = round(inside.center().y() - high * _MIDDLE)
        draw_stage(painter, card, QRectF(inside.left(), top, wide, high))
        painter.restore()
    else:
        wide = round(min(box.width() - 4, (box.height() - 4) / CARD))
        back = QRectF(0, 0, wide, round(wide * CARD))
        back.moveCenter(box.center())
        draw_back(painter, "mission", QRectF(back.toAlignedRect()))


def paint_seat(painter: QPainter, box: QRectF, seat: int, theme: Theme) -> None:
    """Draw who played a card: a strip in the colour of the seat with its number."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.seat(seat))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, 0), 3, 3)
    font = replace(theme, text_scale=1.0).font("number", min(box.height() * 0.85, 20))
    draw_word(painter, str(seat + 1), font, ink_on(theme.seat(seat)), box, "c")
