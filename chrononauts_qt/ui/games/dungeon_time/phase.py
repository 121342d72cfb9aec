"""The Adventure phase on the screen: all hands, the piles, what is asked, and the physical keys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, READY
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.hand_view import HandView
from chrononauts_qt.ui.games.dungeon_time.hands import Hands
from chrononauts_qt.ui.games.dungeon_time.helps import GLOW, TICK, helps_of
from chrononauts_qt.ui.games.dungeon_time.heroes_list import hero_line_places, hero_lines, paint_hero_line
from chrononauts_qt.ui.games.dungeon_time.layout import HANDS, Phase, in_rows, phase, side_by_side
from chrononauts_qt.ui.games.dungeon_time.piles import (
    DECK,
    DISCARDS,
    STORY,
    deck_pieces,
    discard_pieces,
    face_of,
    paint_pile,
    paint_slot,
    pile_places,
    story_pieces,
)
from chrononauts_qt.ui.games.dungeon_time.ready import KeyCheck
from chrononauts_qt.ui.games.dungeon_time.seat_head import SeatHead
from chrononauts_qt.ui.games.dungeon_time.seat_keys import ASK, CARD, DISCARD, KeyedPage, SeatKeys
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CANDLE, draw_token
from chrononauts_qt.ui.games.dungeon_time.views.wall import edge, on_wood, panel, wall
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.page import SMALL_BUTTON
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.text_block import draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.table.panel import announce

GLOW_MS = 1500
"""So long the cards glow that somebody asks for."""


def _place_key(seat: int, place: int) -> str:
    return f"{seat}:{place}"


def _read_key(key: str) -> tuple[int, int]:
    seat, place = key.split(":")
    return int(seat), int(place)


def _kinds(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    return side_by_side(room, len(pieces), u)


def _paint_kind(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a kind of Item with the key that asks for it, and the numbers of the seats that do."""
    kind, seats = piece.face
    painter.setPen(QPen(CANDLE, 4) if seats else QPen(edge(theme), 1.5))
    painter.setBrush(panel(theme))
    inset = 2 if seats else 1
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 7, 7)
    side = box.height() - 14
    draw_token(painter, kind, QRectF(round(box.left() + 7), round(box.top() + 7), side, side))
    room = QRectF(box.left() + side + 12, box.top() + 4, box.width() - side - 16, box.height() * 0.5)
    word = words.label(kind)
    font = fitting(theme.font("label", 15 * u), word, room.width()) or theme.font("label", MIN_TEXT_PX)
    draw_word(painter, word, font, theme.color("text"), room)
    key = f"F{KINDS.index(kind) + 1}"
    below = room.translated(0, box.height() * 0.44)
    draw_word(painter, key, theme.font("code", 13 * u), theme.color("muted"), below)
    number = theme.font("title", 14 * u)
    draw_word(painter, " ".join(seats), number, theme.color("text"), below.adjusted(0, 0, -6, 0), "r")


class AdventurePhase(KeyedPage):
    """The hands side by side, alone in three rows. It follows the game by signals; a press is an action."""

    def __init__(
        self,
        controller: DungeonController,
        hands: Hands,
        keys: SeatKeys,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(keys, parent)
        self.controller, self.hands, self.theme = controller, hands, theme
        self._place: Phase | None = None
        self._is_running = False
        self._helps = helps_of(controller.match.options)
        self._glowing = ""
        self._glow = QTimer(self, singleShot=True, interval=GLOW_MS)
        self._glow.timeout.connect(lambda: self.glow(""))
        self.check = KeyCheck(keys, self)
        self._build()
        self._connect()
        self.refresh()

    def _build(self) -> None:
        names = self.controller.names
        rows = HANDS[len(names)]
        self.deck = self._view(PieceView, DECK, text("deck"))
        self.discards = self._view(PieceView, DISCARDS, text("discards"))
        self.story = self._view(PieceView, STORY, text("story"))
        self.heroes = PieceView(
            PieceModel("heroes", None, self), hero_line_places, paint_hero_line, self.theme, self
        )
        self.heroes.setAccessibleName(text("heroes"))
        self.views = [
            HandView(
                PieceModel("hand", self, self), lambda room, pieces, u: in_rows(room, rows, u), paint_slot,
                self.theme, self,
            )
            for _ in names
        ]  # fmt: skip
        self.kinds = PieceView(PieceModel("kinds", None, self), _kinds, _paint_kind, self.theme, self)
        self.kinds.setAccessibleName(text("kinds"))
        talk = self.controller.talk
        self.heads = [SeatHead(seat, name, talk, self.theme, self) for seat, name in enumerate(names)]
        self.done_buttons = [QPushButton(text("done"), self) for _ in names]
        for button in self.done_buttons:
            button.setStyleSheet(SMALL_BUTTON + on_wood(self.theme))
        for seat, view in enumerate(self.views):
            view.setAccessibleName(text("hand-of", name=names[seat]))
        self._lead_focus()

    def _view(self, kind: type[PieceView], source: str, name: str) -> PieceView:
        view = kind(PieceModel(source, self, self), pile_places, paint_pile, self.theme, self)
        view.setAccessibleName(name)
        return view

    def _connect(self) -> None:
        talk, keys, hands = self.controller.talk, self.keys, self.hands
        for view in self.views:
            view.chosen.connect(lambda key: self.press(*_read_key(key)))
            view.discarded.connect(lambda key: self.discard(*_read_key(key)))
        for seat, (head, button) in enumerate(zip(self.heads, self.done_buttons, strict=True)):
            head.clicked.connect(lambda _=False, seat=seat: self.show_next(seat))
            head.let_go.connect(lambda at, seat=seat: self._change_places(seat, at))
            head.moved.connect(lambda step, seat=seat: self.swap(seat, self.keys.neighbour(seat, step)))
            head.signs.chosen.connect(lambda key, seat=seat: self._tick(seat, int(key)))
            button.clicked.connect(lambda _=False, seat=seat: self.controller.say_done(seat))
        self.story.chosen.connect(talk.promise)
        self.kinds.chosen.connect(self._ask)
        for part in (*self.findChildren(PieceView), *self.heads, *self.done_buttons):
            part.installEventFilter(self)
        keys.pressed.connect(self._press_key)
        keys.thrown.connect(hands.discard)
        keys.aimed.connect(hands.aim)
        keys.asked.connect(self.show_next)
        keys.done.connect(self.controller.say_done)
        keys.wanted.connect(self._ask)
        keys.learned.connect(self._sit)
        self.check.changed.connect(self.refresh)
        talk.changed.connect(self.refresh)
        hands.changed.connect(self.show_hand)
        self.controller.changed.connect(self.refresh)

    # -- following the game -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the piles and all hands."""
        view, people = self.controller.seen(), self.controller.people
        was, self._is_running = self._is_running, view.step == ADVENTURE
        self.deck.show_pieces(deck_pieces(view))
        self.discards.show_pieces(discard_pieces(view))
        self.story.show_pieces(story_pieces(view))
        self.heroes.show_pieces(hero_lines(view, self.controller.names))
        self.heroes.setVisible(bool(self.heroes.pieces))
        self.kinds.show_pieces([self._kind(kind) for kind in KINDS])
        for seat, head in enumerate(self.heads):
            self.show_hand(seat)
            head.setEnabled(seat in people or view.step == READY)
            head.may_move = view.step == READY
            head.follow()
            button = self.done_buttons[seat]
            button.setText(text("go-on-playing" if seat in view.done else "done"))
            button.setVisible(self._can_be_done(seat))
        if was != self._is_running:
            self._stand()
        self.update()

    def _can_be_done(self, seat: int) -> bool:
        is_persons = seat in self.controller.people
        return self._is_running and is_persons and len(self.views) > 1

    def _kind(self, kind: str) -> Piece:
        seats = self.controller.talk.seats_asking(kind)
        asking = ", ".join(self.controller.names[seat] for seat in seats)
        said = text("kind-asked", item=words.label(kind), names=asking) if seats else words.label(kind)
        return Piece(kind, said, (kind, tuple(str(seat + 1) for seat in seats)))

    def show_hand(self, seat: int) -> None:
        """Show the cards of a seat where they lie."""
        view, is_aimed = self.controller.seen(), self.hands.is_aimed(seat)
        played, is_ready = view.missions_played, view.step == READY
        pieces = []
        for place, card in enumerate(self.hands.slots[seat].cards):
            cap, key = self.keys.cap(seat, CARD, place), _place_key(seat, place)
            if not card:
                pieces.append(Piece(key, text("empty-place")))
                continue
            face = face_of(card, cap, played)._replace(
                glows=self._glows(card),
                fresh=self.hands.is_fresh(seat, place),
                lit=is_ready and (seat, place) in self.check.tried,
            )
            pieces.append(Piece(key, spoken.card(card, cap), face, may_drag=True))
        self.views[seat].show_pieces(pieces)
        self.heads[seat].show_notes(self._notes(seat, is_aimed))
        self.update()

    def _notes(self, seat: int, is_aimed: bool) -> tuple[str, ...]:
        """Return what a head says of the keys of its seat, the longest first."""
        if seat not in self.controller.people:
            return ()
        if is_aimed:
            return (text("discards-next"),)
        discard = self.keys.cap(seat, DISCARD)
        ask = self.keys.cap(seat, ASK)
        return text("keys-of-seat", ask=ask, discard=discard), text("discard-key", letter=discard)

    def _glows(self, card: str) -> bool:
        is_asked = GLOW in self._helps and bool(self.controller.talk.seats_asking(card))
        return card == self._glowing or (is_asked and card in KINDS)

    def glow(self, kind: str) -> None:
        """Let the cards of a kind glow in all hands for a moment, "" none."""
        self._glowing = kind
        for seat in range(len(self.views)):
            self.show_hand(seat)
        if kind:
            self._glow.start()

    # -- what people say to the team --------------------------------------------------------------

    def _ask(self, kind: str) -> None:
        """Ask who has a kind: for the seat whose hand has the keys, else for the first person's."""
        people = self.controller.people
        had = (seat for seat in people if self.views[seat].hasFocus())
        seat = next(had, people[0] if people else 0)
        self.controller.talk.ask(seat, kind)

    def show_next(self, seat: int) -> None:
        """Let the marker of a seat go on to the next of its Missions."""
        missions = [card for card in self.hands.slots[seat].cards if card and card not in KINDS]
        self.controller.talk.show_next(seat, missions)

    def _tick(self, seat: int, place: int) -> None:
        mission = self.controller.talk.markers.get(seat)
        if mission is not None and TICK in self._helps:
            self.controller.talk.tick(mission, place)

    # -- what is done with the pointer ------------------------------------------------------------

    def press(self, seat: int, place: int) -> None:
        """Play a card of a person; of a companion ask for an Item, or let a Mission wait."""
        card = self.hands.card(seat, place)
        if seat in self.controller.people:
            self.hands.play(seat, place)
        elif card in KINDS:
            self._ask(card)
        elif card:
            self.controller.talk.say_no(card)

    def discard(self, seat: int, place: int) -> None:
        """Discard a card of a person."""
        if seat in self.controller.people:
            self.hands.discard(seat, place)

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return why a card of a hand cannot be dropped there, None where it can."""
        return None if source == "hand" and target in (STORY, DISCARDS) else ""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Play or discard the card of a place."""
        (self.hands.play if target == STORY else self.hands.discard)(*_read_key(card_id))

    # -- who sits where ---------------------------------------------------------------------------

    def _press_key(self, seat: int, place: int) -> None:
        """Play a card by its key, or discard it; before the glass is turned the key is tried."""
        if self.controller.seen().step == READY:
            self.check.tap(seat, place)
            announce(self, spoken.card(self.hands.card(seat, place), self.keys.cap(seat, CARD, place)))
        else:
            self.hands.press(seat, place)

    def _change_places(self, seat: int, at: QPoint) -> None:
        """A head has been let go over another one."""
        other = next((one for one, head in enumerate(self.heads) if head.geometry().contains(at)), seat)
        self.swap(seat, other)

    def swap(self, seat: int, other: int) -> None:
        """Let two seats change places before the glass is turned."""
        if seat != other and self.controller.seen().step == READY:
            self.keys.swap(seat, other)

    def _sit(self) -> None:
        """Show all in their places with their keys."""
        self._lead_focus()
        self._stand()
        self.refresh()

    def _lead_focus(self) -> None:
        order: list[QWidget] = []
        for seat in self.keys.places:
            head = self.heads[seat]
            order += [self.views[seat], head, head.signs, self.done_buttons[seat]]
        for before, after in pairwise(
            (*order, self.story, self.deck, self.discards, self.heroes, self.kinds)
        ):
            self.setTabOrder(before, after)

    # -- Qt's events ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def _stand(self) -> None:
        """Give everything its place; the status line of the table lies above."""
        self._place = place = phase(self.width(), self.height(), len(self.views))
        u = place.u
        for view, room in (
            (self.deck, place.deck),
            (self.discards, place.discards),
            (self.story, place.story),
            (self.heroes, place.heroes),
            (self.kinds, place.kinds),
        ):
            view.stand(room, u)
        for number, seat in enumerate(self.keys.places):
            self.views[seat].stand(place.hands[number], u)
            room = place.heads[number]
            wide = round(90 * u) if self._can_be_done(seat) else 0
            button = self.done_buttons[seat]
            button.setGeometry(room.right() + 1 - wide, room.top(), wide, room.height())
            button.setFont(self.theme.font("label", 16 * u))
            self.heads[seat].stand(room.adjusted(0, 0, -wide, 0), u)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall and the panels of the seats."""
        place = self._place
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(self.theme))
            if place is not None and len(self.views) > 1:
                for seat, box in zip(self.keys.places, place.panels, strict=True):
                    self._paint_panel(painter, seat, QRectF(box))

    def _paint_panel(self, painter: QPainter, seat: int, box: QRectF) -> None:
        """Draw the frame of a seat in its colour, dashed while its next key discards."""
        is_aimed = self.hands.is_aimed(seat)
        style = Qt.PenStyle.DashLine if is_aimed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self.theme.seat(seat), 3, style))
        painter.setBrush(panel(self.theme))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
