"""The board of the Adventure phase: hands, piles, heads of seats and what can be asked, each in its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.far_layout import far_phase
from chrononauts_qt.ui.games.dungeon_time.flights import Flights
from chrononauts_qt.ui.games.dungeon_time.hand_view import HandView, TableView
from chrononauts_qt.ui.games.dungeon_time.hands import Hands, place_key
from chrononauts_qt.ui.games.dungeon_time.heroes_list import hero_line_places, paint_hero_line
from chrononauts_qt.ui.games.dungeon_time.kinds_bar import kind_places, paint_kind
from chrononauts_qt.ui.games.dungeon_time.layout import (
    CARD,
    Lists,
    Phase,
    in_rows,
    lists,
    phase,
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
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.wall import on_wood, panel, wall
from chrononauts_qt.ui.kit.page import SMALL_BUTTON
from chrononauts_qt.ui.kit.pieces import Painting, Piece, PieceModel, PieceView, Placing
from chrononauts_qt.ui.kit.theme import Theme

DONE_SAYS = ("done", "done-again", "go-on-playing")
"""What stands on the button of a seat that is done, or can be."""


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
        self.is_afar = False
        """Whether it is seen from afar: no hand of a person is shown."""
        self.place: Phase | None = None
        self._aimed: frozenset[int] = frozenset()
        self._build()

    def _build(self) -> None:
        names = self.controller.names
        self.deck = self._list(DECK, text("deck"), pile_places, paint_pile)
        self.discards = self._list(DISCARDS, text("discards"), pile_places, paint_pile)
        self.story = self._list(STORY, text("story"), pile_places, paint_pile)
        self.heroes = self._list("heroes", text("heroes"), hero_line_places, paint_hero_line)
        self.kinds = self._list("kinds", text("kinds"), kind_places, paint_kind)
        self.views = [
            HandView(
                PieceModel("hand", self, self), self._card_places, paint_slot,
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

    def _card_places(self, room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
        return in_rows(room, self.place.rows, u) if self.place is not None and pieces else []

    def _list(self, source: str, name: str, place: Placing, paint: Painting) -> PieceView:
        view = TableView(PieceModel(source, self, self), place, paint, self.theme, self)
        view.setAccessibleName(name)
        return view

    def top_of(self, pile: PieceView) -> QRectF:
        """Return where the top card of a pile lies."""
        return card_box(QRectF(pile.rect_of(pile.pieces[0].key)), pile.u)

    def place_of(self, seat: int, place: int) -> QRectF:
        """Return where a place of a hand lies; of a hand that is not shown, where its person is."""
        if self.shows_hand(seat):
            return QRectF(self.views[seat].rect_of(place_key(seat, place)))
        head = QRectF(self.heads[seat].geometry())
        box = QRectF(0, 0, head.height() / CARD, head.height())
        box.moveCenter(head.center())
        return box

    def shows_hand(self, seat: int) -> bool:
        """Tell whether the cards of a seat lie here: from afar only those of companions do."""
        return not self.is_afar or seat not in self.controller.people

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return why a card of a hand cannot be dropped there, None where it can."""
        return None if source == "hand" and target in (STORY, DISCARDS) else ""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Do what a drop of a card of a hand means."""
        raise NotImplementedError

    def can_be_done(self, seat: int) -> bool:
        """Tell whether a seat has a button to be done with: a person's among several in the phase."""
        is_persons = seat in self.controller.people and not self.is_afar
        return self.is_running and len(self.views) > 1 and is_persons

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

    def stand(self) -> Phase:
        """Give everything its place and return where that is; the status line of the table lies above."""
        self.place = place = self._layout()
        u = place.u
        self.flights.setGeometry(self.rect())
        self.flights.raise_()
        self.flights.u = place.story_u
        for view, room, scale in (
            (self.deck, place.deck, u),
            (self.discards, place.discards, u),
            (self.story, place.story, place.story_u),
            (self.heroes, place.heroes, u),
            (self.kinds, place.kinds, u),
        ):
            view.stand(room, scale)
            view.setVisible(not self.is_list and bool(view.pieces))
        heads = self._lists().heads if self.is_list else place.heads
        for number, seat in enumerate(self.keys.places):
            self.views[seat].stand(place.hands[number], u)
            self.views[seat].setVisible(not self.is_list and self.shows_hand(seat))
            if not self.is_covered:  # it would tell of what its seat asks for
                self._stand_head(seat, heads[number], u)
        self.update()
        return place

    def _layout(self) -> Phase:
        size = self.width(), self.height()
        if not self.is_afar:
            return phase(*size, len(self.views))
        has_hand = [self.shows_hand(seat) for seat in self.keys.places]
        cards = max(len(slots.cards) for slots in self.hands.slots)
        return far_phase(*size, has_hand, cards, bool(self.heroes.pieces), self.theme.text_scale)

    def _stand_head(self, seat: int, room: QRect, u: float) -> None:
        """Let a seat be done at the end of its head; alone, where there is none, below the talk."""
        button, font = self.done_buttons[seat], self.theme.font("label", 16 * u)
        widest = max(QFontMetrics(font).horizontalAdvance(text(said)) for said in DONE_SAYS)
        wide = min(widest + max(18, round(26 * u)), room.width() // 2) if self.can_be_done(seat) else 0
        button.setGeometry(room.right() + 1 - wide, room.top(), wide, room.height())
        button.setFont(font)
        strip = room.height() if self.place is None or self.is_list else self.place.strip
        self.heads[seat].stand(room.adjusted(0, 0, -wide, 0), u, strip)

    def show_aimed(self, seat: int, on: bool) -> None:
        """Draw the frame of a seat dashed while its next key discards."""
        if on != (seat in self._aimed):
            self._aimed ^= {seat}
            self.update()

    def _lists(self) -> Lists:
        return lists(self.place or self._layout(), self.width(), self.height())

    @property
    def lists_room(self) -> QRect:
        """Where lists stand."""
        return self._lists().lists

    def talk_room(self) -> QRect:
        """Return where the talk of the team stands, with the large button below it."""
        if self.is_list or self.place is None:
            return self._lists().talk
        return self.place.talk

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wall and the panels of the seats."""
        place = self.place
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(self.theme))
            if place is not None and not self.is_list:
                for seat, box in zip(self.keys.places, place.panels, strict=True):
                    if len(self.views) > 1 or self.is_afar or seat in self._aimed:
                        self._paint_panel(painter, seat, QRectF(box))

    def _paint_panel(self, painter: QPainter, seat: int, box: QRectF) -> None:
        """Draw the frame of a seat in its colour, dashed while its next key discards."""
        style = Qt.PenStyle.DashLine if seat in self._aimed else Qt.PenStyle.SolidLine
        painter.setPen(QPen(self.theme.seat(seat), 3, style))
        painter.setBrush(panel(self.theme))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
