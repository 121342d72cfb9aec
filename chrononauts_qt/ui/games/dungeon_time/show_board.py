"""The board of the Resolution: Story, Backpack, card, Heroes and answers, each in its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.cards import GAME_MISSIONS, SLOTS
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time import show_drawing as draw
from chrononauts_qt.ui.games.dungeon_time import show_pieces as pieces
from chrononauts_qt.ui.games.dungeon_time.asking import CARDS, SIDE, TRAY, Asked
from chrononauts_qt.ui.games.dungeon_time.backpack import Backpack
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.far_layout import far_show
from chrononauts_qt.ui.games.dungeon_time.layout import Show, gap_of, show
from chrononauts_qt.ui.games.dungeon_time.show_side import (
    CardPanel,
    Words,
    card_panel,
    draw_blocks,
    line_of,
    story_panel,
)
from chrononauts_qt.ui.games.dungeon_time.show_stage import Stage
from chrononauts_qt.ui.games.dungeon_time.suspense import TURN, Suspense
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import so_far, text
from chrononauts_qt.ui.games.dungeon_time.verdicts import Verdict, progress
from chrononauts_qt.ui.games.dungeon_time.views.wall import on_wood, wall
from chrononauts_qt.ui.kit.page import SMALL_BUTTON
from chrononauts_qt.ui.kit.pieces import Painting, Piece, PieceModel, PieceView, Placing
from chrononauts_qt.ui.kit.text_block import draw_fitting, draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.table.afar import far_least

MENU = 140
"""So much of the status line, in pixels of the drawing, is left to the table's own buttons."""

_BUTTON_EDGE = 8
"""What a button keeps free at both sides, in pixels."""

LEAST_CARD = 84
"""A card that would be narrower, in pixels, is told in words: it could not be read."""


def _alone(room: QRect, shown: Sequence[Piece], u: float) -> list[QRect]:
    return [room] * len(shown)


class Mat(QWidget):
    """Lies below cards that are looked at."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(self._theme))
            draw.ground(painter, QRectF(self.rect()), self._theme, draw.candle(self._theme), 3)


def around(places: Sequence[QRect]) -> QRect:
    """Return the room that some places take together."""
    room = QRect()
    for place in places:
        room = room.united(place)
    return room


def _inside(places: Sequence[QRect]) -> list[QRect]:
    """Return places as they lie in the room that they take together."""
    corner = around(places).topLeft()
    return [place.translated(-corner) for place in places]


class Board(QWidget):
    """What lies on the table, and where. What it shows is said by `ResolutionShow`.

    ``stood``: everything has its place.
    """

    stood = Signal()

    def __init__(self, controller: DungeonController, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller, self.theme = controller, theme
        self.suspense = Suspense(self)
        self.backpack = Backpack()
        self.verdict = Verdict("")
        self.note = self.counsel = ""
        self.asked: Asked | None = None
        self.seen: View = controller.seen()
        self.settled = self.seen
        self.needs: tuple[tuple[str, bool], ...] = ()
        self._place: Show | None = None
        self._side: CardPanel | None = None
        self._next = QRectF()
        self.is_afar = False
        """Whether it is seen from afar: all of it is larger."""
        self.is_list = False
        """Whether lists stand in the place of the pictures, for which there is this room."""
        self.lists_room = QRect()
        self._build()

    def _build(self) -> None:
        self.story = self._list("story", text("story"), _alone, draw.paint_pile)
        self.past = self._list("past", text("last-cards"), self._past_places, draw.paint_past)
        self.slots = self._list("slots", text("backpack"), self._slot_places, draw.paint_slot)
        self.card = self._list("card", text("card"), _alone, draw.paint_shown)
        self.heroes = self._list("heroes", text("heroes"), self._hero_places, draw.paint_hero)
        self.mat = Mat(self.theme, self)
        self.answers = PieceView(
            PieceModel("answers", self, self), pieces.answer_places, draw.paint_answer, self.theme, self
        )
        self.answers.setAccessibleName(text("choices"))
        self.answer_button = QPushButton(self)
        self.light_answer(False)
        self.run_button, self.button = QPushButton(text("run"), self), QPushButton(text("reveal"), self)
        self.run_button.setAccessibleDescription(text("run-told"))
        self.run_button.setToolTip(text("run-told"))
        self.run_button.setStyleSheet(SMALL_BUTTON + on_wood(self.theme))
        self.button.setStyleSheet(on_wood(self.theme, is_primary=True))
        self.button.setProperty("primary", True)
        self.mat.raise_()
        self.answers.raise_()
        self.stage = Stage(self.suspense, self.theme, self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(text("show"))
        order = (
            self.button, self.answers, self.answer_button, self.heroes, self.run_button, self.story,
            self.past, self.slots, self.card,
        )  # fmt: skip
        for before, after in pairwise(order):
            self.setTabOrder(before, after)

    def light_answer(self, on: bool) -> None:
        """Mark the button of answers as the one that Enter presses."""
        lit = f"QPushButton {{ border: 3px solid {draw.candle(self.theme).name()}; }}" if on else ""
        look = SMALL_BUTTON + on_wood(self.theme) + lit
        if self.answer_button.styleSheet() != look:
            self.answer_button.setStyleSheet(look)

    def _list(self, source: str, name: str, place: Placing, paint: Painting) -> PieceView:
        view = PieceView(PieceModel(source, None, self), place, paint, self.theme, self)
        view.setAccessibleName(name)
        return view

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return why an answer cannot be dropped there, None where it can."""
        raise NotImplementedError

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Do what a drop of an answer means."""
        raise NotImplementedError

    # -- where everything stands ------------------------------------------------------------------

    def _past_places(self, room: QRect, shown: Sequence[Piece], u: float) -> list[QRect]:
        high = line_of(u, self.theme, self.is_afar)
        return [QRect(room.left(), room.top() + row * high, room.width(), high) for row in range(len(shown))]

    def _slot_places(self, room: QRect, shown: Sequence[Piece], u: float) -> list[QRect]:
        return _inside(self._place.slots)[: len(shown)] if self._place is not None else []

    def _hero_places(self, room: QRect, shown: Sequence[Piece], u: float) -> list[QRect]:
        return _inside(self._place.heroes)[: len(shown)] if self._place is not None else []

    def _words(self) -> list[Words]:
        """Return what is said beside the card."""
        color, asked = self.theme.color, self.asked
        is_aside = asked is not None and asked.where == SIDE
        return [
            Words(self.verdict.words, "title", 22, color(self.verdict.tone)),
            Words(self.verdict.told, "body", 16, color("text")),
            Words(
                asked.question if asked is not None and is_aside else "", "label", 17, draw.candle(self.theme)
            ),
            Words(
                asked.effect if asked is not None else "", "label", 16,
                color("danger" if asked is not None and asked.breaks else "muted"),
            ),
            Words(self.counsel, "body", 16, color("text")),
            Words(self.note, "label", 17, color("danger")),
        ]

    def see_from(self, afar: bool) -> None:
        """Show all as at a desk, or larger: from afar."""
        if afar != self.is_afar:
            self.is_afar = afar
            self.stand()

    @property
    def _least(self) -> int:
        """The least type in pixels."""
        return far_least(self.height()) if self.is_afar else MIN_TEXT_PX

    def _layout(self) -> Show:
        size, slots = (self.width(), self.height()), max(SLOTS, len(self.backpack.slots))
        return far_show(*size, slots, self.theme.text_scale) if self.is_afar else show(*size, slots)

    @property
    def status_room(self) -> QRect:
        """Where the line above everything lies."""
        return self._layout().status

    def stand(self) -> None:
        """Give every part its place: that of the card depends on what is said of it."""
        if self.width() < 1:
            return
        self._place = place = self._layout()
        u, asked, color = place.u, self.asked, self.theme
        self.stage.stand(self.rect(), around(place.slots), u)
        left = story_panel(place.story, u, color, self.is_afar)
        self._next = left.next
        self.story.stand(left.pile, u)
        past = pieces.past_pieces(self.seen, self.controller.names, self._least)
        self.past.show_pieces(past[: left.rows])
        self.past.stand(left.past, u)
        beside = QRect(place.story.left(), place.button.top(), place.story.width(), place.button.height())
        self.run_button.setGeometry(beside if self.is_list else left.button)
        self._type(self.run_button, "label", 18 * u, text("run"))
        self.slots.stand(around(place.slots), u)
        self.heroes.stand(around(place.heroes), u)
        is_aside = asked is not None and asked.where == SIDE and not self.is_list
        aside = None if asked is None else len(asked.choices) if is_aside else 0
        face = self.card.pieces[0].face if self.card.pieces else None
        least = self._least
        self._side = card_panel(place.card, u, color, bool(self.needs), self._words(), aside, least=least)
        narrow = self._side.card.width() < LEAST_CARD * least / MIN_TEXT_PX
        if face is not None and self.needs and narrow:
            words = [Words(face.word, "title", 18, color.color("text")), *self._words()]
            self._side = card_panel(place.card, u, color, True, words, aside, has_card=False, least=least)
        self.card.stand(self._side.card, u)
        self._stand_answers(place, self._side)
        self.answer_button.setVisible(asked is not None)
        self.answer_button.setGeometry(self._side.button)
        self._type(self.answer_button, "title", 18 * u)
        self.button.setGeometry(place.button)
        self._type(self.button, "title", 24 * u)
        self.stage.show_card(self._side.card, face)
        stage = self.suspense.stage
        is_turning = stage is not None and stage.name == TURN and not self.is_list
        self.card.setVisible(not self._side.card.isEmpty() and not is_turning)
        self._stand_lists(place)
        self.update()
        self.stood.emit()

    def _stand_lists(self, place: Show) -> None:
        """Take the pictures away that lists replace: all but the card of which is spoken."""
        foot = place.button.top() - gap_of(place.u)
        left, top = place.story.left(), place.title.bottom() + 1
        self.lists_room = QRect(left, top, place.card.left() - gap_of(place.u) - left, foot - top)
        for part in (self.story, self.past, self.slots, self.stage):
            part.setVisible(not self.is_list)
        if self.is_afar and self.asked is not None and self.asked.where == CARDS:
            self.story.hide()  # its cards lie open above it

    def _type(self, button: QPushButton, role: str, px: float, longest: str = "") -> None:
        """Set what a button says, or the longest of what it may say, as large as it fits."""
        large, wide = self.theme.font(role, px), button.width() - 2 * _BUTTON_EDGE
        fonts = [fitting(large, line, wide) for line in (longest or button.text()).split("\n")]
        found = [font or self.theme.font(role, MIN_TEXT_PX) for font in fonts]
        button.setFont(min(found, key=QFont.pixelSize))

    def _stand_answers(self, place: Show, side: CardPanel) -> None:
        where = self.asked.where if self.asked is not None else ""
        upper = around([slot for slot in place.slots if slot.top() == place.slots[0].top()])
        if self.is_afar:
            upper.setLeft(place.story.left())
        tray = around(place.heroes)
        is_high = where == TRAY and any(piece.face.choice.row for piece in self.answers.pieces)
        if is_high:
            tray.setTop(tray.top() - tray.height() - gap_of(place.u) // 2)
            tray.setRight(place.card.left() - gap_of(place.u))
        rooms = {SIDE: side.answers, TRAY: tray, CARDS: upper}
        self.answers.setVisible(bool(where) and not self.is_list)
        self.heroes.setVisible(where != TRAY and bool(self.heroes.pieces) and not self.is_list)
        self.mat.setVisible((where == CARDS or is_high) and not self.is_list)
        if where:
            edge = gap_of(place.u) // 2 if is_high else 0
            self.mat.setGeometry(rooms[where].adjusted(-edge, -edge, edge, edge))
            self.answers.stand(rooms[where], place.u)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.stand()

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        place, side = self._place, self._side
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(self.theme))
            if place is None or side is None:
                return
            for box in (place.card,) if self.is_list else (place.story, place.card):
                draw.ground(painter, QRectF(box), self.theme)
            self._paint_status(painter, QRectF(place.status), place.u)
            self._paint_title(painter, QRectF(place.title), place.u)
            color = draw.candle(self.theme) if self.seen.story_back else self.theme.color("muted")
            if not self.is_list:
                draw.paragraph(
                    painter, pieces.next_told(self.seen), self.theme, self._next, "label", 18 * place.u, color
                )
            stage = self.suspense.stage
            lit = self.suspense.lit if stage is not None and self.suspense.is_judging else len(self.needs)
            draw.draw_needs(painter, side.needs, self.needs, lit, self.theme)
            draw_blocks(painter, side)

    @property
    def so_far(self) -> str:
        """How many Missions are completed, the Goal, and how many failed."""
        view = self.settled
        return so_far(len(view.completed), view.goal, view.failures)

    def _paint_status(self, painter: QPainter, line: QRectF, u: float) -> None:
        """Draw how far the Story is, a pip for each Mission, and how many were completed."""
        theme, (number, count) = self.theme, progress(self.seen)
        said = text("show-card", number=number, count=count) if number else text("show")
        wide, color = line.width() * 0.3, theme.color("text")
        box = QRectF(16 * u, line.top(), wide, line.height())
        left = box.left() + draw_fitting(painter, said, theme.font("title", 22 * u), color, box)
        box.moveRight(line.right() - MENU * u)
        right = box.right() - draw_fitting(painter, self.so_far, theme.font("label", 18 * u), color, box, "r")
        room = QRectF(line.left() + line.width() * 0.33, line.top(), line.width() * 0.33, line.height())
        room.setLeft(max(room.left(), left + 12 * u))
        room.setRight(min(room.right(), right - 12 * u))
        draw.draw_pips(painter, room, len(self.settled.completed), self.settled.goal, GAME_MISSIONS, theme)

    def _paint_title(self, painter: QPainter, line: QRectF, u: float) -> None:
        """Draw how full the Backpack is, or what is asked above it."""
        asked, theme = self.asked, self.theme
        question = asked.question if asked is not None and asked.where != SIDE else ""
        slots = "" if asked is not None and asked.where == CARDS else pieces.slots_told(self.settled)
        words = sentences(question, slots)
        font = fitting(theme.font("title", 20 * u), words, line.width())
        if font is None or font.pixelSize() < self._least:
            words = question or slots
            font = fitting(theme.font("title", 20 * u), words, line.width()) or theme.font(
                "title", MIN_TEXT_PX
            )
        is_tight = self.settled.limit - self.settled.slots < 2 and not question
        draw_word(painter, words, font, theme.color("danger") if is_tight else draw.candle(theme), line, "c")
