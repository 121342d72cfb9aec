"""The Adventure phase on the screen: all hands, the piles, what is asked, and the physical keys."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, KINDS
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.hands import Hands
from chrononauts_qt.ui.games.dungeon_time.layout import CARD, HANDS, Phase, in_rows, phase, side_by_side
from chrononauts_qt.ui.games.dungeon_time.physical_keys import Block, KeyCaps, Place, blocks, place_of
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import (
    INK,
    PARCHMENT,
    CardFace,
    draw_card,
    draw_pile_back,
    draw_token,
)
from chrononauts_qt.ui.games.dungeon_time.views.wall import edge, panel, wall
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.text_block import draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

GLOW_MS = 1500
"""So long the cards glow that somebody asks for."""
STORY, DISCARDS = "story", "discards"
"""Where a card can be dropped."""


class Pile(NamedTuple):
    """What lies on a pile: the card on top, or the back that is seen, and how many cards there are."""

    top: CardFace | None
    back: str
    size: int
    badge: str


def _place_key(seat: int, place: int) -> str:
    return f"{seat}:{place}"


def _read_key(key: str) -> tuple[int, int]:
    seat, place = key.split(":")
    return int(seat), int(place)


def _alone(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    return [room] * len(pieces)


def _kinds(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    return side_by_side(room, len(pieces), u)


def _paint_slot(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    if piece.face is not None:
        draw_card(painter, box, piece.face, theme, u)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("line"), 1.5, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9)


def _paint_pile(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    pile = piece.face
    assert isinstance(pile, Pile)
    if pile.back:
        word = text("back-mission" if pile.back == "mission" else "back-item")
        draw_pile_back(painter, box, pile.back, word, pile.size, theme)
        return
    high = max(20.0, 24 * u)
    card = box.adjusted(0, high * 0.7, 0, 0)
    narrow = (card.width() - card.height() / CARD) / 2
    _paint_slot(painter, card.adjusted(narrow, 0, -narrow, 0), piece._replace(face=pile.top), theme, u, marks)
    plate = QRectF(box.left() + box.width() * 0.12, box.top(), box.width() * 0.76, high)
    painter.setPen(QPen(PARCHMENT, 1.5))
    painter.setBrush(INK)
    painter.drawRoundedRect(plate, 5, 5)
    room = plate.adjusted(4, 0, -4, 0)
    font = fitting(theme.font("title", 15 * u), pile.badge, room.width()) or theme.font("title", MIN_TEXT_PX)
    draw_word(painter, pile.badge, font, PARCHMENT, room, "c")


def _paint_kind(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a kind of Item with the key that asks for it."""
    kind = piece.face
    painter.setPen(QPen(edge(theme), 1.5))
    painter.setBrush(panel(theme))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 7, 7)
    side = box.height() - 14
    draw_token(painter, kind, QRectF(round(box.left() + 7), round(box.top() + 7), side, side))
    room = QRectF(box.left() + side + 12, box.top() + 4, box.width() - side - 16, box.height() * 0.5)
    word = words.label(kind)
    font = fitting(theme.font("label", 15 * u), word, room.width()) or theme.font("label", MIN_TEXT_PX)
    draw_word(painter, word, font, theme.color("text"), room)
    key = f"F{KINDS.index(kind) + 1}"
    below = room.translated(0, box.height() * 0.44)
    draw_word(painter, key, theme.font("code", 13 * u), theme.color("muted"), below)


class HandView(PieceView):
    """The cards of a seat. A press plays; the right button or Delete discards."""

    discarded = Signal(str)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and index.isValid():
            self.discarded.emit(str(index.data(ItemRole.KEY)))
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = str(self.currentIndex().data(ItemRole.KEY) or "")
        if event.key() == Qt.Key.Key_Delete and key and not event.isAutoRepeat():
            self.discarded.emit(key)
            return
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
            return
        super().keyPressEvent(event)


class AdventurePhase(QWidget):
    """The hands side by side, alone in three rows. It follows the game by signals; a press is an action."""

    asked_for = Signal(str)
    """Somebody asks the team for a kind."""

    def __init__(
        self,
        controller: DungeonController,
        hands: Hands,
        theme: Theme,
        parent: QWidget | None = None,
        system: str = sys.platform,
    ) -> None:
        super().__init__(parent)
        self.controller, self.hands, self.theme = controller, hands, theme
        self._place: Phase | None = None
        self._system = system
        self._glowing = ""
        self._glow = QTimer(self, singleShot=True, interval=GLOW_MS)
        self._glow.timeout.connect(self._stop_glowing)
        self.caps = KeyCaps()
        self._blocks = blocks(len(controller.names))
        self._keys = {
            key: (seat, number)
            for seat, block in enumerate(self._blocks)
            for number, key in enumerate(block.cards)
        }
        self._build()

    def _build(self) -> None:
        seats = range(len(self.controller.names))
        rows = HANDS[len(seats)]
        self.deck = self._pile("deck", text("deck"))
        self.discards = self._pile(DISCARDS, text("discards"))
        self.story = self._pile(STORY, text("story"))
        self.views = [
            HandView(
                PieceModel("hand", self, self), lambda room, pieces, u: in_rows(room, rows, u), _paint_slot,
                self.theme, self,
            )
            for _ in seats
        ]  # fmt: skip
        for seat, view in enumerate(self.views):
            view.setAccessibleName(text("hand-of", name=self.controller.names[seat]))
            view.chosen.connect(lambda key: self.hands.play(*_read_key(key)))
            view.discarded.connect(lambda key: self.hands.discard(*_read_key(key)))
        self.kinds = PieceView(PieceModel("kinds", None, self), _kinds, _paint_kind, self.theme, self)
        self.kinds.setAccessibleName(text("kinds"))
        self.kinds.chosen.connect(self.asked_for)
        self.kinds.show_pieces([Piece(kind, words.label(kind), kind) for kind in KINDS])
        self.done_buttons = [QPushButton(text("done"), self) for _ in seats]
        for seat, button in enumerate(self.done_buttons):
            button.clicked.connect(lambda _, seat=seat: self.controller.say_done(seat))
        for before, after in pairwise((*self.views, self.story, self.deck, self.discards, self.kinds)):
            self.setTabOrder(before, after)
        for part in self.findChildren(PieceView):
            part.installEventFilter(self)
        self.hands.changed.connect(self.show_hand)
        self.controller.changed.connect(self.refresh)
        self.refresh()

    def _pile(self, source: str, name: str) -> PieceView:
        view = PieceView(PieceModel(source, self, self), _alone, _paint_pile, self.theme, self)
        view.setAccessibleName(name)
        return view

    # -- following the game -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the piles and all hands."""
        view = self.controller.seen()
        self._show_piles(view)
        for seat in range(len(self.views)):
            self.show_hand(seat)
        for seat, button in enumerate(self.done_buttons):
            button.setText(text("go-on-playing" if seat in view.done else "done"))
        self.update()

    def show_hand(self, seat: int) -> None:
        """Show the cards of a seat where they lie."""
        slots = self.hands.slots[seat].cards
        block, played = self._blocks[seat], self.controller.seen().missions_played
        pieces = []
        for place, card in enumerate(slots):
            cap = self.caps[block.cards[place]] if seat in self.controller.people else ""
            key = _place_key(seat, place)
            if not card:
                pieces.append(Piece(key, text("empty-place")))
                continue
            face = face_of(card, cap, played)._replace(
                glows=card == self._glowing, fresh=self.hands.is_fresh(seat, place)
            )
            pieces.append(Piece(key, spoken.card(card, cap), face, may_drag=True))
        self.views[seat].show_pieces(pieces)
        self.update()

    def _show_piles(self, view: View) -> None:
        deck = Pile(None, view.deck_back or "", view.deck_size, "")
        self.deck.show_pieces([Piece("deck", spoken.deck(view.deck_size, view.deck_back), deck)])
        top = view.discard[-1] if view.discard else None
        for pile, key, said, card, size, badge in (
            (self.story, STORY, spoken.story(view.story_size, view.story_top), view.story_top,
             view.story_size, "story-count"),
            (self.discards, DISCARDS, spoken.discards(view.discard), top, len(view.discard),
             "discards-count"),
        ):
            face = None if card is None else face_of(card, "", view.missions_played)
            shown = Pile(face, "", size, text(badge, count=size))
            pile.show_pieces([Piece(key, said, shown, key)])

    def glow(self, kind: str) -> None:
        """Let the cards of a kind glow in all hands for a moment."""
        self._glowing = kind
        for seat in range(len(self.views)):
            self.show_hand(seat)
        self._glow.start()

    def _stop_glowing(self) -> None:
        self._glowing = ""
        for seat in range(len(self.views)):
            self.show_hand(seat)

    # -- what is done with the pointer ------------------------------------------------------------

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return why a card of a hand cannot be dropped there, None where it can."""
        return None if source == "hand" and target in (STORY, DISCARDS) else ""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Play or discard the card of a place."""
        (self.hands.play if target == STORY else self.hands.discard)(*_read_key(card_id))

    # -- the physical keys ------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep what the keys of seats mean from the shortcuts of the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._knows(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a seat's own keys before a view looks for an item of that letter."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.take_key(event)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.take_key(event):
            super().keyPressEvent(event)

    def _place_of(self, event: QKeyEvent) -> Place | None:
        """Return the place of a key, None for one that is held with others."""
        alone = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        if event.modifiers() & ~alone:
            return None
        return place_of(event.nativeScanCode(), event.nativeVirtualKey(), self._system)

    def _knows(self, event: QKeyEvent) -> bool:
        place = self._place_of(event)
        if place is None:
            return 0 <= event.key() - Qt.Key.Key_F1 < len(KINDS) and not event.modifiers()
        return any(
            place in (*block.cards, block.discard, block.ask, block.done)
            for seat, block in enumerate(self._blocks)
            if seat in self.controller.people
        )

    def take_key(self, event: QKeyEvent) -> bool:
        """Do what a physical key means; tell whether it means anything. Repeats mean nothing."""
        kind = event.key() - Qt.Key.Key_F1
        if 0 <= kind < len(KINDS) and not event.modifiers():
            if not event.isAutoRepeat():
                self.asked_for.emit(KINDS[kind])
            return True
        place = self._place_of(event)
        if place is None:
            return False
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if not is_shifted and self.caps.learn(place, event.text()):
            self.refresh()
        return event.isAutoRepeat() or self._press(place, is_shifted)

    def _press(self, place: Place, is_shifted: bool) -> bool:
        if place in self._keys:
            seat, number = self._keys[place]
            if seat not in self.controller.people:
                return False
            (self.hands.discard if is_shifted else self.hands.press)(seat, number)
            return True
        for seat, block in enumerate(self._blocks):
            if seat in self.controller.people and self._press_other(seat, block, place):
                return True
        return False

    def _press_other(self, seat: int, block: Block, place: Place) -> bool:
        acts: dict[Place, Callable[[], object]] = {
            block.discard: lambda: self.hands.aim(seat),
            block.done: lambda: self.controller.say_done(seat),
        }
        act = acts.get(place)
        if act is not None:
            act()
        return act is not None

    # -- Qt's events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give everything its place; the status line of the table lies above."""
        super().resizeEvent(event)
        self._place = place = phase(self.width(), self.height(), len(self.views))
        u = place.u
        for view, room in (
            (self.deck, place.deck),
            (self.discards, place.discards),
            (self.story, place.story),
            (self.kinds, place.kinds),
        ):
            view.stand(room, u)
        for hand, room in zip(self.views, place.hands, strict=True):
            hand.stand(room, u)
        for button, head in zip(self.done_buttons, place.heads, strict=True):
            button.setVisible(not head.isEmpty())
            wide = round(90 * u)
            button.setGeometry(head.right() - wide, head.top(), wide, head.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall and the panels of the seats."""
        place = self._place
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(self.theme))
            if place is not None and len(self.views) > 1:
                for seat, (box, head) in enumerate(zip(place.panels, place.heads, strict=True)):
                    self._paint_panel(painter, seat, QRectF(box), QRectF(head), place.u)

    def _paint_panel(self, painter: QPainter, seat: int, box: QRectF, head: QRectF, u: float) -> None:
        """Draw the frame of a seat in its colour, dashed while its next key discards, and its name."""
        is_aimed = self.hands.is_aimed(seat)
        style = Qt.PenStyle.DashLine if is_aimed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self.theme.seat(seat), 3, style))
        painter.setBrush(panel(self.theme))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.seat(seat))
        painter.drawRoundedRect(head, 7, 7)
        room = head.adjusted(10 * u, 0, -100 * u, 0)
        name = f"{seat + 1}  {self.controller.names[seat]}"
        font = fitting(self.theme.font("title", 18 * u), name, room.width() * 0.6)
        ink = self.theme.color("focus_ink")
        if font is not None:
            draw_word(painter, name, font, ink, room)
        letter = self.caps[self._blocks[seat].discard]
        note = text("discards-next") if is_aimed else text("discard-key", letter=letter)
        font = fitting(self.theme.font("label", 14 * u), note, room.width() * 0.4)
        if font is not None and seat in self.controller.people:
            draw_word(painter, note, font, ink, room, "r")


def face_of(card: str, cap: str, played: int) -> CardFace:
    """Return what is seen of a card."""
    pips = min(played, ADVENTURES[card].reputation) if card in ADVENTURES else 0
    return CardFace(card, words.label(card), cap, words.of_choice(), pips=pips)
