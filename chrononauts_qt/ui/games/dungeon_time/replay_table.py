"""The table on which a game is watched: all hands, the Story open, and the Backpack that it would lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.cards import DEALS, SLOTS
from chrononauts_qt.games.dungeon_time.outlook import Chosen, told_now
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, READY
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time import show_drawing as draw
from chrononauts_qt.ui.games.dungeon_time import show_pieces as pieces
from chrononauts_qt.ui.games.dungeon_time.asking import Asked as Question
from chrononauts_qt.ui.games.dungeon_time.asking import Chooser
from chrononauts_qt.ui.games.dungeon_time.backpack import Backpack
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.glass_line import GlassLine
from chrononauts_qt.ui.games.dungeon_time.layout import HANDS, gap_of, in_rows, show, side_by_side
from chrononauts_qt.ui.games.dungeon_time.piles import face_of
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.slots import Slots
from chrononauts_qt.ui.games.dungeon_time.story_line import StoryLine, came_of, story_of
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.end_texts import text
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import so_far
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text as told
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text as at_table
from chrononauts_qt.ui.games.dungeon_time.verdicts import progress
from chrononauts_qt.ui.games.dungeon_time.views.wall import ink_on, wall
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.pieces import Painting, Piece, PieceModel, PieceView, Placing
from chrononauts_qt.ui.kit.scale import page_scale, scale_of
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.kit.text_block import draw_word, fitting
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.rulebook.asked import Asked
from chrononauts_qt.ui.table.window import Screen

_STATUS, _HEAD, _SAID, _FOOT, _MENU = 46, 30, 96, 118, 140
_SIDE, _STORY = 0.27, 0.31
"""How much of the width the Backpack has, and of the height the Story."""
_COLUMNS = 2


class Watched(NamedTuple):
    """Where everything lies: for each seat a head with its name and the room of its cards; ``said`` is above
    the slots, ``foot`` is where it is told what has happened."""

    u: float
    status: QRect
    story: QRect
    panels: tuple[QRect, ...]
    heads: tuple[QRect, ...]
    hands: tuple[QRect, ...]
    said: QRect
    slots: QRect
    foot: QRect


def watched(width: int, height: int, seats: int) -> Watched:
    """Return where the Adventure phase lies in a window of that size."""
    u = scale_of(width, height)
    gap = gap_of(u)
    status = QRect(0, 0, width, round(_STATUS * u))
    top, side = status.height() + gap, round(width * _SIDE)
    right = QRect(width - side - gap, top, side, height - top - gap)
    said = QRect(right.left(), top, side, round(_SAID * u))
    foot = QRect(right.left(), right.bottom() + 1 - round(_FOOT * u), side, round(_FOOT * u))
    slots = QRect(right.left(), said.bottom() + 1, side, foot.top() - gap - said.bottom() - 1)
    left = QRect(gap, top, right.left() - 2 * gap, right.height())
    story = QRect(left.left(), top, left.width(), round(left.height() * _STORY))
    below = left.adjusted(0, story.height() + gap, 0, 0)
    panels = side_by_side(below, seats, u)
    high = round(_HEAD * u) if seats > 1 else 0
    heads = [QRect(panel.left(), panel.top(), panel.width(), high) for panel in panels]
    edge = gap // 2
    hands = [panel.adjusted(edge, high + edge, -edge, -edge) for panel in panels]
    return Watched(u, status, story, tuple(panels), tuple(heads), tuple(hands), said, slots, foot)


class Nobody(Chooser):
    """Is asked nothing: what was chosen was chosen."""

    def asked(self) -> Question | None:
        return None


class WatchedTable(Screen):
    """Follows a game that is watched, whose Story came to so many `cards`.

    Without what was `chosen` in it the game goes on, and its Story stays hidden (DT-1010): the hands are
    those of `now`, for what has gone from earlier ones lies in the Story.
    """

    status: GlassLine

    def __init__(
        self, controller: DungeonController, theme: Theme, chosen: Chosen | None, cards: int, now: View
    ) -> None:
        super().__init__()
        self.controller, self.theme, self._chosen, self._now = controller, theme, chosen, now
        self._place: Watched | None = None
        self._said = ""
        self.backpack = Backpack()
        self.status = GlassLine(controller.names, theme, self)
        self.status.pause_button.hide()
        self.story = StoryLine(theme, self, cards)
        seats, rows = len(controller.names), HANDS[len(controller.names)]
        self._lying = [Slots(DEALS[seats].hand) for _ in range(seats)]
        self.hands = [
            self._list(at_table("hand-of", name=name), lambda room, shown, u: in_rows(room, rows, u),
                       draw.paint_shown)
            for name in controller.names
        ]  # fmt: skip
        self.slots = self._list(text("backpack-then"), self._slot_places, draw.paint_slot)
        self.message = MessageBar(theme, self)
        self.hand = self.steps = QWidget(self)
        self.told = ResolutionShow(controller, theme, self)
        self.told.chooser = Nobody(controller)
        self.speaker = Speaker(self)
        self.told.heard.connect(self.speaker.play)
        for button in (self.told.button, self.told.run_button):
            button.hide()
        self.status.raise_()
        controller.changed.connect(self.refresh)
        self.refresh()

    def _list(self, name: str, place: Placing, paint: Painting) -> PieceView:
        view = PieceView(PieceModel("watched"), place, paint, self.theme, self)
        view.setAccessibleName(name)
        return view

    @property
    def is_told(self) -> bool:
        """Tell whether the Story is told already."""
        return self.controller.seen().step not in (DRAFT, READY, ADVENTURE)

    @property
    def is_moving(self) -> bool:
        """Tell whether something is still in suspense."""
        return self.is_told and self.told.suspense.is_running

    # -- following the game -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position of now: the phase, or how the Story is told."""
        view, is_told = self.controller.seen(), self.is_told
        name = words.scenario(view.scenario) if view.scenario else words.title(view.adventure)
        far = at_table("played-and-goal", played=view.missions_played, goal=view.goal)
        self.status.say("" if is_told else name)
        self.status.show_far("" if is_told else far)
        self.told.setVisible(is_told)
        for part in (self.story, self.slots, *self.hands):
            part.setVisible(not is_told)
        whole = glass_seconds(self.controller.match.options)
        self.status.show_glass(None if is_told else self.controller.seconds_left, whole)
        if not is_told:
            self._show_phase(view)
        self._stand()

    def _show_phase(self, view: View) -> None:
        for seat, held in enumerate((self._now if self._chosen is None else view).hands):
            self._lying[seat].follow(held)
            self._show_hand(seat, view.missions_played)
        if self._chosen is None:
            self._said = text("story-later")
        else:
            self._show_outlook(view, self._chosen)
        self.update()

    def _show_hand(self, seat: int, played: int) -> None:
        found = []
        for place, card in enumerate(self._lying[seat].cards):
            said = spoken.card(card) if card else at_table("empty-place")
            found.append(Piece(str(place), said, face_of(card, "", played) if card else None))
        self.hands[seat].show_pieces(found)

    def _show_outlook(self, view: View, chosen: Chosen) -> None:
        """Show the Story, and what it would come to if it were told now."""
        state = self.controller.match.state
        then = told_now(state, chosen) if view.step == ADVENTURE else view
        come = came_of(then.events)
        story = [one._replace(come=come.get(one.number, "")) for one in story_of(state.events)]
        self.story.show_story(story, self.controller.names, len(story))
        self.backpack.follow(then.backpack, then.limit)
        self.slots.show_pieces(pieces.slot_pieces(self.backpack.slots, None))
        broke = then.outcome is not None and then.outcome.route == "broken"
        far = so_far(len(then.completed), then.goal, then.failures)
        number = told("full-stop", verdict=told("broken", number=progress(then)[0])) if broke else ""
        self._said = sentences(number, pieces.slots_told(then), far)
        self.slots.setAccessibleDescription(self._said)

    # -- where everything stands ------------------------------------------------------------------

    def _slot_places(self, room: QRect, shown: Sequence[Piece], u: float) -> list[QRect]:
        gap = gap_of(u) // 2
        rows = -(-max(SLOTS, len(shown)) // _COLUMNS)
        high, wide = (room.height() - gap * (rows - 1)) // rows, (room.width() - gap) // _COLUMNS
        rooms = [QRect(room.left(), room.top() + row * (high + gap), wide, high) for row in range(rows)]
        return [
            rooms[place // _COLUMNS].translated(place % _COLUMNS * (wide + gap), 0)
            for place in range(len(shown))
        ]

    def _stand(self) -> None:
        if self.width() < 1:
            return
        self._place = place = watched(self.width(), self.height(), len(self.hands))
        u = place.u
        self.told.setGeometry(self.rect())
        if self.is_told:
            menu = round(_MENU * u)
            self.status.stand(QRect(self.width() - menu, 0, menu, place.status.height()), u)
            below = show(self.width(), self.height(), SLOTS)
            foot = below.button if self.controller.seen().heroes else below.heroes[0].united(below.button)
            self.steps.setGeometry(foot)
        else:
            self.status.stand(place.status, u)
            edge = round(8 * u)
            self.steps.setGeometry(place.foot.adjusted(edge, edge, -edge, -edge))
        self.story.stand(place.story, u)
        self.slots.stand(place.slots, u)
        for view, room in zip(self.hands, place.hands, strict=True):
            view.stand(room, u)
        height = round(44 * page_scale(self.width(), self.height()))
        self.message.setGeometry(QRect(0, place.status.height(), self.width(), height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand()

    def asked(self, focus: QWidget | None) -> Asked:
        """Return nothing in particular: help is the page of signs."""
        return Asked()

    # -- drawing ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        place, theme = self._place, self.theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(theme))
            if place is None or self.is_told:
                return
            self._paint_said(painter, place)
            draw.ground(painter, QRectF(place.foot), theme)
            if len(self.hands) > 1:
                for seat, (box, head) in enumerate(zip(place.panels, place.heads, strict=True)):
                    self._paint_panel(painter, seat, QRectF(box), QRectF(head), place.u)

    def _paint_said(self, painter: QPainter, place: Watched) -> None:
        """Draw what the Story would come to above the slots; of a game that goes on, why it is not shown."""
        theme, u = self.theme, place.u
        if self._chosen is None:
            draw.paragraph(
                painter, self._said, theme, QRectF(place.story), "title", 20 * u, theme.color("muted")
            )
            return
        line = QRectF(place.said.left(), place.said.top(), place.said.width(), 28 * u)
        head = text("backpack-then")
        font = fitting(theme.font("title", 20 * u), head, line.width()) or theme.font("title", MIN_TEXT_PX)
        draw_word(painter, head, font, draw.candle(theme), line, "c")
        room = QRectF(line.left(), line.bottom(), line.width(), place.said.bottom() - line.bottom() - 4 * u)
        draw.paragraph(painter, self._said, theme, room, "label", 17 * u, theme.color("text"))

    def _paint_panel(self, painter: QPainter, seat: int, box: QRectF, head: QRectF, u: float) -> None:
        theme = self.theme
        draw.ground(painter, box, theme, theme.seat(seat), 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.seat(seat))
        painter.drawRoundedRect(head, 7, 7)
        room = head.adjusted(10 * u, 0, -10 * u, 0)
        name = f"{seat + 1}  {self.controller.names[seat]}"
        font = fitting(theme.font("title", 18 * u), name, room.width()) or theme.font("title", MIN_TEXT_PX)
        draw_word(painter, name, font, ink_on(theme.seat(seat)), room)
