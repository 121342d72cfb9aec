"""A card read large: as long as Ctrl is held, the one that the pointer or the focus has come to last.

Where no time runs, the one on which the pointer rests as well.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.heroes_list import HeroLine
from chrononauts_qt.ui.games.dungeon_time.layout import CARD
from chrononauts_qt.ui.games.dungeon_time.piles import Pile, face_of
from chrononauts_qt.ui.games.dungeon_time.show_drawing import AnswerFace, HeroFace, PastFace, SlotFace, candle
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace, draw_card
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_hero
from chrononauts_qt.ui.games.dungeon_time.views.wall import panel
from chrononauts_qt.ui.kit.free_place import free_place
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from chrononauts_qt.ui.kit.resting import Resting
from chrononauts_qt.ui.kit.text_block import draw_lines, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

READ_KEY = Qt.Key.Key_Control
READ_CAP = "Cmd" if sys.platform == "darwin" else "Ctrl"
"""What is printed on it."""
_WIDE, _HIGH = 760, 470
"""The plate at scale 1."""
_EDGE, _INSIDE = 1.5, 18
"""Half its frame in pixels, and at scale 1 what is free inside of it."""
_DRAWN_WIDE = 150
"""How wide the card is at scale 1 for which its words are measured."""
_IN_PASSING = (1.0, 0.85, 0.7)
"""So much of its size the plate has beside what is pointed at: the first for which there is room."""
_SIZES = range(22, MIN_TEXT_PX - 1, -1)


def card_of(piece: Piece) -> str:
    """Return which card, Item or Hero a thing shows face up, "" for none."""
    face = piece.face
    if isinstance(face, Pile):
        return face.top.card if face.top is not None else ""
    if isinstance(face, CardFace | PastFace):
        return face.card
    if isinstance(face, HeroLine | HeroFace):
        return face.hero
    if isinstance(face, AnswerFace):
        return face.choice.picture
    return face.slot.kind if isinstance(face, SlotFace) else ""


def told_of(card: str) -> tuple[str, ...]:
    """Return what is to be read of a card, its name first."""
    if card in HEROES:
        return words.hero(card), words.ability(card)
    if card in KINDS:
        return (words.label(card),)
    more = (words.effect(card), *words.conditions(card)) if card in ADVENTURES else ()
    return words.title(card), words.tale(card), spoken.card(card), *more


class LargeCard(QWidget):
    """Lies in the middle of the table; in passing, beside what is pointed at, where it takes no presses."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._table = theme, parent
        self._view: PieceView | None = None
        self._key = self.card = ""
        self._pips = 0
        self._u, self._room = 1.0, QRect()
        self._shown_u = 1.0
        self.is_glance = False
        self.resting = Resting(self)
        self.resting.rested.connect(self._glance)
        self.resting.left.connect(self._look_away)
        self.resting.pinned.connect(self._pin)
        self.hide()

    def stand(self, room: QRect, u: float) -> None:
        """Take the middle of a room, at a scale."""
        self._u, self._room = u, room
        self._take_place()

    def _take_place(self) -> None:
        """Take the middle of the room."""
        self._shown_u = self._u
        plate = self._plate(self._u)
        plate.moveCenter(self._room.center())
        self.setGeometry(plate)

    def _plate(self, u: float) -> QRect:
        """Return the size; an Item says all there is itself, and needs no room for words beside it."""
        room = self._room
        wide, high = min(round(_WIDE * u), room.width() - 20), min(round(_HIGH * u), room.height() - 20)
        if self.card in KINDS:
            edges = 2 * (_EDGE + _INSIDE * u)
            wide = round((high - edges) / CARD + edges)
        return QRect(0, 0, wide, high)

    def watch(self, board: QObject, rests: bool = False) -> None:
        """Follow the pointer and the focus over a board; `rests`: show in passing where the pointer rests."""
        for view in board.findChildren(PieceView):
            view.pointed_at.connect(lambda key, view=view: self._point_at(view, key))
            if rests:
                self.resting.watch(view)

    def _glance(self, key: str, place: QRect) -> None:
        """Show in passing what the pointer rests on, if there is room beside it and nothing else is read."""
        if not self.isHidden() or key != self._key:
            return
        self._find()
        if not self.card:
            return
        self._pass(True)
        table = self._table
        here = QRect(table.mapFromGlobal(place.topLeft()), place.size())
        buttons = [part for part in table.findChildren(QPushButton) if part.isVisible()]
        kept = (here, *(QRect(part.mapTo(table, QPoint()), part.size()) for part in buttons))
        for share in _IN_PASSING:
            plate = self._plate(self._u * share)
            room = free_place(self._room, plate.width(), plate.width(), kept)
            if room.height() >= plate.height():
                self._shown_u = self._u * share
                plate.moveTopLeft(room.topLeft())
                plate.moveTop(max(room.top(), min(here.center().y(), room.bottom() + 1) - plate.height()))
                self.setGeometry(plate)
                self._appear()
                return
        self.end()

    def _pass(self, on: bool) -> None:
        """Be shown in passing, or until it is put away."""
        self.is_glance = on
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on)

    def _look_away(self) -> None:
        if self.is_glance:
            self.end()

    def _pin(self, key: str) -> None:
        """Show it until it is pressed, or asked for once more."""
        if self.isHidden() and key == self._key:
            self.begin()
        else:
            self.end()

    def renew(self) -> None:
        """Show what lies now where the card lay that is read; in passing nothing is read on."""
        self.resting.stop()
        if not self.isHidden():
            self.begin()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away."""
        self.end()

    def _point_at(self, view: PieceView, key: str) -> None:
        self._view, self._key = view, key
        if self.isVisible() and not self.is_glance:
            self.begin()

    def begin(self) -> None:
        """Show the card that is meant; nothing where it is none."""
        self._pass(False)
        self._find()
        self._take_place()
        self._appear()

    def _find(self) -> None:
        """Take the card that is meant, "" for none."""
        view, piece = self._view, None
        if view is not None and view.isVisible():
            piece = next((one for one in view.pieces if one.key == self._key), None)
        self.card = card_of(piece) if piece is not None else ""
        face = piece.face.top if piece is not None and isinstance(piece.face, Pile) else piece and piece.face
        self._pips = face.pips if isinstance(face, CardFace) else 0
        self.setAccessibleName(sentences(*told_of(self.card)) if self.card else "")

    def _appear(self) -> None:
        self.setVisible(bool(self.card))
        self.raise_()
        self.update()

    def end(self) -> None:
        """Show it no more."""
        self.card = ""
        self._pass(False)
        self.setAccessibleName("")
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, and beside it what is to be read of it, as large as there is room."""
        u, plate = self._shown_u, QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(candle(self._theme), 3))
            painter.setBrush(panel(self._theme))
            painter.drawRoundedRect(plate, 12, 12)
            edge = _INSIDE * u
            inside = plate.adjusted(edge, edge, -edge, -edge)
            picture = QRectF(inside.left(), inside.top(), inside.height() / CARD, inside.height())
            wide = picture.width()
            if self.card in HEROES:
                bust = QRectF(picture.left(), picture.center().y() - wide / 2, wide, wide)
                draw_hero(painter, self.card, bust)
            else:
                face = face_of(self.card, "", 0)._replace(pips=self._pips)
                draw_card(painter, picture, face, self._theme, wide / _DRAWN_WIDE)
            if self.card not in KINDS:
                self._paint_words(painter, inside.adjusted(picture.width() + 20 * u, 0, 0, 0), u)

    def _paint_words(self, painter: QPainter, room: QRectF, u: float) -> None:
        title, *rest = told_of(self.card)
        ink = self._theme.color("text")
        for units in _SIZES:
            head, body = self._theme.font("title", (units + 8) * u), self._theme.font("body", units * u)
            blocks = [(head, lines_of(title, head, room.width()))]
            blocks += [(body, lines_of(said, body, room.width())) for said in rest]
            high = sum(len(lines) * line_height(font) for font, lines in blocks) + 12 * u * (len(blocks) - 1)
            if high <= room.height():
                break
        top = room.top()
        for font, lines in blocks:
            draw_lines(painter, lines, font, ink, QPointF(room.left(), top))
            top += len(lines) * line_height(font) + 12 * u
