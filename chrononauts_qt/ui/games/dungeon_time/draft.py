"""The choice of Heroes before the hands are shown: two for every seat, one stays (DT-206)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.cards import UNDERSTUDY
from chrononauts_qt.games.dungeon_time.state import DRAFT
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.far_layout import far_scales, far_status
from chrononauts_qt.ui.games.dungeon_time.layout import CARD, gap_of, phase, side_by_side
from chrononauts_qt.ui.games.dungeon_time.physical_keys import CARD as CARD_KEY
from chrononauts_qt.ui.games.dungeon_time.seat_keys import KeyedPage, SeatKeys
from chrononauts_qt.ui.games.dungeon_time.show_drawing import candle, paragraph
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.phone_texts import text as phone_text
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import (
    CANDLE,
    EDGE,
    INK,
    PARCHMENT,
    draw_cap,
)
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_hero
from chrononauts_qt.ui.games.dungeon_time.views.wall import ink_on, panel, wall
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, fitted, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

_TITLE, _HEAD = 52, 34
_BUST, _FAR_BUST = 0.45, 0.34
"""How much of a card the picture takes; from afar the words are larger."""
_WIDEST = 340
"""A card is no wider, in pixels at scale 1."""


class HeroCard(NamedTuple):
    """A Hero to choose: ``is_kept`` None while nothing is chosen, then whether it is this one; ``is_near``:
    it is chosen here."""

    hero: str
    cap: str
    told: str
    is_kept: bool | None
    is_near: bool


def _places(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return two places side by side where they are wide enough, else one above the other."""
    gap, most = gap_of(u), round(_WIDEST * u)
    is_wide = room.width() > room.height()
    count = max(1, len(pieces))
    wide = room.width() if not is_wide else (room.width() - (count - 1) * gap) // count
    high = room.height() if is_wide else (room.height() - (count - 1) * gap) // count
    wide = min(wide, most)
    high = min(high, round(wide * CARD))
    step = (wide + gap, 0) if is_wide else (0, high + gap)
    left = room.left() + (room.width() - wide - (count - 1) * step[0]) // 2
    top = room.top() + (room.height() - high - (count - 1) * step[1]) // 2
    return [QRect(left + number * step[0], top + number * step[1], wide, high) for number in range(count)]


def _paint(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    """Draw a Hero with what it can do; the one that is not kept is faint."""
    face: HeroCard = piece.face
    part = _BUST if face.is_near else _FAR_BUST
    if face.is_kept is False:
        painter.setOpacity(0.55)
    painter.setPen(QPen(CANDLE, 6) if face.is_kept else QPen(EDGE, 2))
    painter.setBrush(PARCHMENT)
    painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 9, 9)
    side = round(min(box.width() - 20, box.height() * part))
    bust = QRectF(round(box.center().x() - side / 2), round(box.top() + 10), side, side)
    draw_hero(painter, face.hero, bust)
    line, wide, called = max(20.0, 26 * u), box.width() - 20, words.hero(face.hero)
    font = fitting(theme.font("title", 20 * u), called, wide) or theme.font("title", MIN_TEXT_PX)
    end = draw_lines(
        painter, fitted(called, font, wide, 2), font, INK, QPointF(box.left() + 10, bust.bottom() + 4), wide
    )
    told = QRectF(box.left() + 12, end + 2, box.width() - 24, box.bottom() - end - 12)
    if face.is_kept:
        tag = QRectF(told.left(), told.bottom() - line, told.width(), line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INK)
        painter.drawRoundedRect(tag, 5, 5)
        draw_word(painter, text("kept"), theme.font("title", 16 * u), CANDLE, tag, "c")
        told.setBottom(tag.top() - 3)
    paragraph(painter, face.told, theme, told, "text", 20 * u, INK)
    if face.cap:
        draw_cap(painter, box.topLeft() + QPointF(9, 9), face.cap, theme, u)
    painter.setOpacity(1.0)


class DraftPage(KeyedPage):
    """Two Heroes before every seat. A press, or one of the first two keys of the seat, keeps one.

    ``turned_away``: somebody has pressed one, and all choose by phone.
    """

    turned_away = Signal()

    def __init__(
        self, controller: DungeonController, keys: SeatKeys, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(keys, parent)
        self.controller, self._theme = controller, theme
        self.setAccessibleName(text("choose-heroes"))
        self._heads: list[QRect] = []
        self._u = 1.0
        self.is_list = False
        """Whether lists stand in the place of the pictures, for which there is this room."""
        self.lists_room = QRect()
        self.is_afar = False
        """Whether it is seen from afar: all choose by phone."""
        self.views = [
            PieceView(PieceModel("draft", None, self), _places, _paint, theme, self) for _ in controller.names
        ]
        for seat, view in enumerate(self.views):
            view.setAccessibleName(text("heroes-of", name=controller.names[seat]))
            view.chosen.connect(lambda hero, seat=seat: self._keep(seat, hero))
            view.installEventFilter(self)
        for before, after in pairwise(keys.places):
            self.setTabOrder(self.views[before], self.views[after])
        keys.pressed.connect(self._press)
        keys.learned.connect(self.refresh)
        controller.changed.connect(self.refresh)
        controller.asleep_changed.connect(self.update)
        self.refresh()

    def refresh(self) -> None:
        """Show who has kept whom."""
        view = self.controller.seen()
        if view.step != DRAFT:
            return
        for seat, (dealt, kept) in enumerate(zip(view.draft, view.heroes, strict=True)):
            self.views[seat].show_pieces(
                [self._piece(seat, number, hero, kept) for number, hero in enumerate(dealt)]
            )

    def _piece(self, seat: int, number: int, hero: str, kept: str) -> Piece:
        cap = "" if kept else self.keys.cap(seat, CARD_KEY, number)
        is_alone = hero == UNDERSTUDY and len(self.views) == 1
        told = sentences(words.ability(hero), text("needs-company") if is_alone else "")
        name = words.hero(hero)
        said = text("hero-kept", hero=name) if hero == kept else spoken.keyed(name, cap)
        face = HeroCard(hero, cap, told, hero == kept if kept else None, not self.is_afar)
        return Piece(hero, said, face, note=told)

    def _press(self, seat: int, number: int) -> None:
        view = self.controller.seen()
        if view.step == DRAFT and number < len(view.draft[seat]):
            self._keep(seat, view.draft[seat][number])

    def _keep(self, seat: int, hero: str) -> None:
        """Keep a Hero for a person; companions choose theirs."""
        if self.is_afar:
            self.turned_away.emit()
        elif seat in self.controller.people and not self.controller.seen().heroes[seat]:
            self.controller.submit(seat, Action("keep", hero))

    @property
    def first(self) -> PieceView:
        """The first seat that has not chosen gets the keys."""
        heroes = self.controller.seen().heroes
        return self.views[next((seat for seat in self.keys.places if not heroes[seat]), self.keys.places[0])]

    def see_from(self, afar: bool) -> None:
        """Let Heroes be chosen here, or only be seen: from afar."""
        self.is_afar = afar
        self.refresh()
        self.stand()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.stand()

    def stand(self) -> None:
        """Give every seat its share of the width, as it sits."""
        size = self.width(), self.height()
        place = phase(*size, len(self.views))
        u, status = place.u, place.status
        if self.is_afar:
            u, status = far_scales(*size, self._theme.text_scale).type, far_status(*size)
        self._u, gap = u, gap_of(u)
        top = status.bottom() + 1 + round(_TITLE * u)
        room = self.lists_room = QRect(gap, top, self.width() - 2 * gap, self.height() - top - gap)
        self._heads = [QRect()] * len(self.views)
        for seat, box in zip(self.keys.places, side_by_side(room, len(self.views), 2 * u), strict=True):
            head = QRect(box.left(), box.top(), box.width(), round(_HEAD * u))
            self._heads[seat] = head
            self.views[seat].stand(box.adjusted(2 * gap, head.height() + gap, -2 * gap, -gap), u)
            self.views[seat].setVisible(not self.is_list)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, u = self._theme, self._u
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(theme))
            for seat, head in enumerate(() if self.is_list else self._heads):
                self._paint_seat(painter, seat, QRectF(head))
            top = min(head.top() for head in self._heads) if self._heads else 0
            title = QRectF(0, top - _TITLE * u, self.width(), _TITLE * u)
            said, wide = text("choose-heroes"), title.width() - 20
            font = fitting(theme.font("title", 24 * u), said, wide) or theme.font("title", MIN_TEXT_PX)
            draw_word(painter, said, font, candle(theme), title, "c")

    def _paint_seat(self, painter: QPainter, seat: int, head: QRectF) -> None:
        theme, color = self._theme, self._theme.seat(seat)
        box = QRectF(head.topLeft(), QPointF(head.right(), self.height() - gap_of(self._u)))
        painter.setPen(QPen(color, 3))
        painter.setBrush(panel(theme))
        painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRoundedRect(head, 7, 7)
        room = head.adjusted(10 * self._u, 0, -8, 0)
        called = self.controller.names[seat]
        if seat in self.controller.asleep:
            called = phone_text("asleep-of", name=called)
        name = f"{seat + 1}  {called}"
        font = fitting(theme.font("title", 18 * self._u), name, room.width())
        if font is not None:
            draw_word(painter, name, font, ink_on(color), room)
