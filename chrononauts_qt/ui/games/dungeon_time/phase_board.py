"""The board of the Adventure phase: hands, piles, heads of seats and what can be asked, each in its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.flights import Flights
from chrononauts_qt.ui.games.dungeon_time.hand_view import HandView
from chrononauts_qt.ui.games.dungeon_time.hands import Hands, place_key
from chrononauts_qt.ui.games.dungeon_time.heroes_list import hero_line_places, paint_hero_line
from chrononauts_qt.ui.games.dungeon_time.layout import (
    HANDS,
    Lists,
    Phase,
    in_rows,
    lists,
    phase,
    side_by_side,
)
from chrononauts_qt.ui.games.dungeon_time.piles import (
    DECK,
    DISCARDS,
    STORY,
    card_box,
    paint_pile,
    paint_slot,
    pile_places,
)
from chrononauts_qt.ui.games.dungeon_time.seat_head import SeatHead
from chrononauts_qt.ui.games.dungeon_time.seat_keys import KeyedPage, SeatKeys
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import CANDLE, draw_token
from chrononauts_qt.ui.games.dungeon_time.views.wall import edge, on_wood, panel, wall
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.page import SMALL_BUTTON
from chrononauts_qt.ui.kit.pieces import Painting, Piece, PieceModel, PieceView, Placing
from chrononauts_qt.ui.kit.text_block import draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

DONE_SAYS = ("done", "done-again", "go-on-playing")
"""What stands on the button of a seat that is done, or can be."""


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
    below = room.translated(0, box.height() * 0.4)
    word, rest = _in_two(words.label(kind), theme.font("label", MIN_TEXT_PX), room.width())
    font = fitting(theme.font("label", 15 * u), word, room.width()) or theme.font("label", MIN_TEXT_PX)
    draw_word(painter, word, font, theme.color("text"), room)
    draw_word(painter, rest, font, theme.color("text"), below)
    beside = below.adjusted(QFontMetricsF(font).horizontalAdvance(f"{rest} ") if rest else 0, 0, 0, 0)
    key = f"F{KINDS.index(kind) + 1}"
    draw_word(painter, key, theme.font("code", 13 * u), theme.color("muted"), beside)
    number = theme.font("title", 14 * u)
    draw_word(painter, " ".join(seats), number, theme.color("text"), below.adjusted(0, 0, -6, 0), "r")


def _in_two(word: str, font: QFont, width: float) -> tuple[str, str]:
    """Return a name, and what of it does not stand on its first line in the smallest type."""
    if fitting(font, word, width) is not None:
        return word, ""
    first, _, rest = word.partition(" ")
    return first, rest


class PhaseBoard(KeyedPage):
    """The hands side by side, alone in three rows. What they show is said by `AdventurePhase`."""

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
        self.is_running = False
        """Whether the glass is turned, as far as is shown."""
        self.is_covered = False
        """Whether nothing of it is to be known now."""
        self.is_list = False
        """Whether lists stand in the place of the pictures."""
        self._place: Phase | None = None
        self._aimed: frozenset[int] = frozenset()
        self._build()

    def _build(self) -> None:
        names = self.controller.names
        rows = HANDS[len(names)]
        self.deck = self._list(DECK, text("deck"), pile_places, paint_pile)
        self.discards = self._list(DISCARDS, text("discards"), pile_places, paint_pile)
        self.story = self._list(STORY, text("story"), pile_places, paint_pile)
        self.heroes = self._list("heroes", text("heroes"), hero_line_places, paint_hero_line)
        self.kinds = self._list("kinds", text("kinds"), _kinds, _paint_kind)
        self.views = [
            HandView(
                PieceModel("hand", self, self), lambda room, pieces, u: in_rows(room, rows, u), paint_slot,
                self.theme, self.hands.now, self,
            )
            for _ in names
        ]  # fmt: skip
        talk = self.controller.talk
        self.heads = [SeatHead(seat, name, talk, self.theme, self) for seat, name in enumerate(names)]
        self.done_buttons = [QPushButton(text("done"), self) for _ in names]
        for button in self.done_buttons:
            button.setStyleSheet(SMALL_BUTTON + on_wood(self.theme))
        for seat, view in enumerate(self.views):
            view.setAccessibleName(text("hand-of", name=names[seat]))
        self.lead_focus()
        self.flights = Flights(self.theme, self)

    def _list(self, source: str, name: str, place: Placing, paint: Painting) -> PieceView:
        view = PieceView(PieceModel(source, self, self), place, paint, self.theme, self)
        view.setAccessibleName(name)
        return view

    def top_of(self, pile: PieceView) -> QRectF:
        """Return where the top card of a pile lies."""
        return card_box(QRectF(pile.rect_of(pile.pieces[0].key)), pile.u)

    def place_of(self, seat: int, place: int) -> QRectF:
        """Return where a place of a hand lies."""
        return QRectF(self.views[seat].rect_of(place_key(seat, place)))

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return why a card of a hand cannot be dropped there, None where it can."""
        return None if source == "hand" and target in (STORY, DISCARDS) else ""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Do what a drop of a card of a hand means."""
        raise NotImplementedError

    def can_be_done(self, seat: int) -> bool:
        """Tell whether a seat has a button to be done with: a person's among several in the phase."""
        return self.is_running and len(self.views) > 1 and seat in self.controller.people

    def lead_focus(self) -> None:
        """Let Tab go from seat to seat as they sit, then through the piles."""
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
        self.stand()

    def stand(self) -> None:
        """Give everything its place; the status line of the table lies above."""
        self._place = place = phase(self.width(), self.height(), len(self.views))
        u = place.u
        self.flights.setGeometry(self.rect())
        self.flights.raise_()
        self.flights.u = u
        for view, room in (
            (self.deck, place.deck),
            (self.discards, place.discards),
            (self.story, place.story),
            (self.heroes, place.heroes),
            (self.kinds, place.kinds),
        ):
            view.stand(room, u)
            view.setVisible(not self.is_list and bool(view.pieces))
        heads = self._lists().heads if self.is_list else place.heads
        for number, seat in enumerate(self.keys.places):
            self.views[seat].stand(place.hands[number], u)
            self.views[seat].setVisible(not self.is_list)
            self._stand_head(seat, heads[number], u)
        self.update()

    def _stand_head(self, seat: int, room: QRect, u: float) -> None:
        """Let a seat be done at the end of its head; alone, where there is none, below the talk."""
        button, font = self.done_buttons[seat], self.theme.font("label", 16 * u)
        widest = max(QFontMetrics(font).horizontalAdvance(text(said)) for said in DONE_SAYS)
        wide = min(widest + max(18, round(26 * u)), room.width() // 2) if self.can_be_done(seat) else 0
        button.setGeometry(room.right() + 1 - wide, room.top(), wide, room.height())
        button.setFont(font)
        self.heads[seat].stand(room.adjusted(0, 0, -wide, 0), u)

    def show_aimed(self, seat: int, on: bool) -> None:
        """Draw the frame of a seat dashed while its next key discards."""
        if on != (seat in self._aimed):
            self._aimed ^= {seat}
            self.update()

    def _lists(self) -> Lists:
        return lists(self.width(), self.height(), len(self.views))

    @property
    def lists_room(self) -> QRect:
        """Where lists stand."""
        return self._lists().lists

    def talk_room(self) -> QRect:
        """Return where the talk of the team stands, with the large button below it."""
        if self.is_list or self._place is None:
            return self._lists().talk
        return self._place.talk

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall and the panels of the seats."""
        place = self._place
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(self.theme))
            if place is not None and not self.is_list:
                for seat, box in zip(self.keys.places, place.panels, strict=True):
                    if len(self.views) > 1 or seat in self._aimed:
                        self._paint_panel(painter, seat, QRectF(box))

    def _paint_panel(self, painter: QPainter, seat: int, box: QRectF) -> None:
        """Draw the frame of a seat in its colour, dashed while its next key discards."""
        style = Qt.PenStyle.DashLine if seat in self._aimed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self.theme.seat(seat), 3, style))
        painter.setBrush(panel(self.theme))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
