"""The end of a game: the pips of the Goal fill, then the verdict, the account, and the whole Story."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt.games.dungeon_time.cards import GAME_MISSIONS
from chrononauts_qt.ui.games.dungeon_time.blink import Blink
from chrononauts_qt.ui.games.dungeon_time.end_account import Account
from chrononauts_qt.ui.games.dungeon_time.end_facts import Ending
from chrononauts_qt.ui.games.dungeon_time.show_drawing import draw_pips
from chrononauts_qt.ui.games.dungeon_time.story_line import StoryLine, paint_seat
from chrononauts_qt.ui.games.dungeon_time.suspense import LENGTHS, NEED
from chrononauts_qt.ui.games.dungeon_time.texts.end_texts import text
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text as told
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.page import Page, clear
from chrononauts_qt.ui.kit.pieces import RING
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.veil import Part, Veil
from chrononauts_qt.ui.table.end_page import EndPage

MARGIN, HEAD_GAP, DOOR_GAP = 24, 20, 12
"""The room around the page, in its head and between its doors, in drawing units."""
PRESSES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
"""What does something on the page."""
TITLES = (38, 34, 30, 26, 23)
"""The type of the verdict, from the largest that fits."""
_TITLE = 0.6
"""How much of the head's width the verdict has."""
_STORY, _PIPS = 0.2, 30
"""How much of the page's height the Story has; how high the pips are, in drawing units."""
PIPS_MS, WORDS_MS, REST_MS = 800, 150, 300
"""How long the pips take to fill at most, then the verdict and all the rest to come into sight."""


class Pips(QWidget):
    """A pip for each Mission of the game: full for what was completed, with a ring for the Goal."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.completed = self.goal = 0
        page.fixed(self, 0, _PIPS)

    def show_goal(self, completed: int, goal: int) -> None:
        """Show how far the team has come."""
        self.completed, self.goal = completed, goal
        self.setAccessibleName(told("won-told", completed=completed, goal=goal))
        self.update()

    def draw(self, painter: QPainter, room: QRectF, completed: int) -> None:
        """Draw the pips, so many of them full, at the left of a room."""
        wide = min(room.width(), 1.3 * room.height() * 0.62 * GAME_MISSIONS)
        box = QRectF(room.left(), room.top(), wide, room.height())
        draw_pips(painter, box, completed, self.goal, GAME_MISSIONS, self._page.theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, QRectF(self.rect()), self.completed)


class SeatChip(QWidget):
    """The mark of a seat, as it stands below the cards of the Story."""

    def __init__(self, seat: int, theme: Theme) -> None:
        super().__init__()
        self._seat, self._theme = seat, theme

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_seat(painter, QRectF(self.rect()), self._seat, self._theme)


class DungeonEnd(EndPage):
    """Shows an `Ending`. ``practice_requested``: the same deal again, ``next_requested``: the next level."""

    TOPIC = "section:ending"

    practice_requested = Signal()
    next_requested = Signal()

    def __init__(self, theme: Theme, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(text("again"), theme)
        self._blink = Blink(now)
        self._is_untold = False
        self.ending: Ending | None = None
        self.title = self.label("", "title", 38)
        self.note = self.label("", "body", 18, muted=True)
        self.told = self.label("", "body", 18)
        self.warning = self.label("", "body", 16, muted=True)
        self.pips = Pips(self)
        self.story = StoryLine(theme)
        self._left, self._right = self.column(), self.column()
        self.account = Account(self, self._left)
        self.no_missions = self.label(text("no-missions"), "body", 18, muted=True)
        self._facts = QWidget()
        self._rows = self.spaced(QVBoxLayout(self._facts), 8, 8)
        self.practice_button = self.button(text("same-deal"), then=self.practice_requested)
        self.practice_button.setToolTip(text("same-deal-note"))
        self.practice_button.setAccessibleDescription(text("same-deal-note"))
        self.next_button = self.button("", then=self.next_requested)
        self.first = self.story
        self._lay_out()
        self.veil = Veil(self, theme)
        for view in (self.story, self.account):
            view.chosen.connect(self.watch)

    @property
    def ways_on(self) -> tuple[QPushButton, ...]:
        home, save, replay, _, rematch = super().ways_on
        return home, save, replay, self.practice_button, rematch, self.next_button

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), MARGIN, 10)
        self._head = QWidget()
        page.addWidget(self._head)
        head = self.spaced(QHBoxLayout(self._head), 0, HEAD_GAP)
        self.inner(head, QVBoxLayout(), 2, self.title, self.told, stretch=3)
        self.inner(head, QVBoxLayout(), 4, self.pips, self.note, self.warning, ..., stretch=2)
        page.addWidget(self.story)
        halves = self.inner(page, QHBoxLayout(), 16, self._left, self._right, stretch=1)
        halves.setStretch(0, 3)
        halves.setStretch(1, 2)
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 2, 6)
        for part in (self.label(text("account"), "label", 20), self.no_missions, self.account):
            column.addWidget(part)
        column.addStretch(1)
        self._left.setWidget(inside)
        self._right.setWidget(self._facts)
        for area, name in ((self._left, text("account")), (self._right, text("team"))):
            area.setAccessibleName(name)
        self._left.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        home, *doors = self.ways_on
        self.inner(page, QHBoxLayout(), DOOR_GAP, home, ..., *doors)
        for before, after in pairwise((self.story, self.account, self._right, home, *doors)):
            self.setTabOrder(before, after)

    # -- showing ----------------------------------------------------------------------------------

    def show_ending(self, ending: Ending, is_news: bool = True, next_level: str = "") -> None:
        """Show how a game ended, and the door to the level of that name; what is news comes part by part."""
        self.ending = ending
        self.title.setText(ending.verdict.words)
        self.pips.show_goal(ending.completed, ending.goal)
        for label, said in (
            (self.told, ending.verdict.told), (self.note, ending.note), (self.warning, ending.warning)
        ):  # fmt: skip
            label.setText(said)
            label.setVisible(bool(said))
        self._open_doors(next_level)
        note = text("story-note") if self.is_kept() else ""
        self.story.show_story(ending.story, ending.names, note=note)
        self.story.setVisible(bool(ending.story))
        self.account.show_account(ending.account, note)
        self.no_missions.setVisible(not ending.account)
        self._fill_facts(ending)
        self.rescale()
        if ending.story:
            self.story.setCurrentIndex(self.story.model().index(0, 0))
        self.first = self.story if ending.story else self.primary
        self.tell(ending.verdict.words, ending.verdict.told, ending.note, ending.warning)
        if is_news:
            self._is_untold = bool(ending.story)  # a reader says the first card, nothing of the list
            self.veil.lift(self._parts(ending))
            self._blink.begin()
            self._app().installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_untold:
            self._is_untold = False
            QTimer.singleShot(0, self, self._tell_end)  # once the keys have come

    def _tell_end(self) -> None:
        announce(self, self.accessibleDescription())

    @staticmethod
    def _app() -> QCoreApplication:
        app = QCoreApplication.instance()
        assert app is not None, "it shows this page"
        return app

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what was pressed here before the page can have been seen: its primary button lies where that
        of the Resolution lay."""
        if not self._blink.is_on:
            self._app().removeEventFilter(self)
            return super().eventFilter(watched, event)
        is_here = isinstance(watched, QWidget) and self.isAncestorOf(watched)
        return (is_here and event.type() in PRESSES) or super().eventFilter(watched, event)

    def _open_doors(self, next_level: str) -> None:
        """Show the ways on; the primary one leads to the next level of a campaign, or to a new deal."""
        self.offer_replay()
        self.practice_button.setVisible(self.is_kept())
        self.next_button.setVisible(bool(next_level))
        self.next_button.setText(text("next-level", level=next_level))
        self.next_button.setAccessibleName(self.next_button.text())
        self.primary = self.next_button if next_level else self.rematch_button
        for door in (self.rematch_button, self.next_button):
            is_primary = door is self.primary
            if bool(door.property("primary")) != is_primary:
                door.setProperty("primary", is_primary)
                door.style().polish(door)
            self.typed(door, "strong" if is_primary else "body", 18)

    def _parts(self, ending: Ending) -> tuple[Part, ...]:
        """Return what comes into sight after what: the pips fill, then the verdict, then all the rest."""
        length = min(PIPS_MS, LENGTHS[NEED] * max(1, ending.completed))
        return (
            Part(self._room_of(self.pips), length, self._cover_pips),
            Part(self._room_of(self.title, self.told), WORDS_MS),
            Part(self._room_of(self.story, self._left, self._right), REST_MS),
        )

    def _room_of(self, *parts: QWidget) -> Callable[[], QRect]:
        """Return what tells the room of some parts together."""

        def room() -> QRect:
            found = QRect()
            for part in parts:
                found = found.united(QRect(part.mapTo(self, QPoint()), part.size()))
            return found

        return room

    def _cover_pips(self, painter: QPainter, room: QRect, share: float) -> None:
        painter.fillRect(room, self.theme.color("bg"))
        self.pips.draw(painter, QRectF(room), int(share * self.pips.completed))

    def _fill_facts(self, ending: Ending) -> None:
        clear(self._rows)
        for name, said in ending.facts:
            self._rows.addWidget(self.label(name, "headline", 16, muted=True))
            self._rows.addWidget(self.label(said, "body", 18))
        self._rows.addWidget(self.label(text("plays"), "headline", 16, muted=True))
        for seat, said in enumerate(ending.plays):
            chip = (self.fixed(SeatChip(seat, self.theme), 34, 22),) if len(ending.plays) > 1 else ()
            row = self.inner(self._rows, QHBoxLayout(), 10, *chip)
            row.addWidget(self.label(said, "body", 18), 1)
        self._rows.addStretch(1)

    def rescale(self) -> None:
        """Measure what is drawn as well."""
        super().rescale()
        self.account.rescale()
        self._stand_story()
        self._fit_title()
        self.fit_doors(self.width() - 2 * self.px(MARGIN), self.px(DOOR_GAP))

    def _fit_title(self) -> None:
        """Keep the verdict on one line where a smaller type allows for it."""
        room = (self.width() - 2 * self.px(MARGIN) - self.px(HEAD_GAP)) * _TITLE
        for units in TITLES:
            self.typed(self.title, "title", units)
            if self.title.fontMetrics().horizontalAdvance(self.title.text()) <= room:
                break

    def _stand_story(self) -> None:
        self.story.u = self.u
        self.story.setFixedHeight(round(self.height() * _STORY) + 2 * RING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_story()
