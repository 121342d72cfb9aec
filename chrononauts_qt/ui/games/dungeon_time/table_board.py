"""The parts of the table of Dungeon Time, each in its place; what they show is said by `DungeonScreen`."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton

from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.draft import DraftPage
from chrononauts_qt.ui.games.dungeon_time.glass_line import GlassLine
from chrononauts_qt.ui.games.dungeon_time.layout import Phase, above_button, ready
from chrononauts_qt.ui.games.dungeon_time.pausing import Pausing
from chrononauts_qt.ui.games.dungeon_time.phase import AdventurePhase
from chrononauts_qt.ui.games.dungeon_time.read_large import LargeCard
from chrononauts_qt.ui.games.dungeon_time.ready import ReadyNotes, glass_icon
from chrononauts_qt.ui.games.dungeon_time.sand_out import SandOut
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.talk import Talk
from chrononauts_qt.ui.games.dungeon_time.views.wall import wall
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.afar import Afar
from chrononauts_qt.ui.table.window import Screen

_MENU = 140
"""How wide the menu is at scale 1."""


class TableBoard(Screen):
    """Where everything stands at a desk, and while it is seen from afar."""

    laid_out = Signal(QRect)
    """Everything has its place; lists would have this one."""

    controller: DungeonController
    theme: Theme
    status: GlassLine
    phase: AdventurePhase
    draft: DraftPage
    resolution: ResolutionShow | None
    talk: Talk
    notes: ReadyNotes
    turn_button: QPushButton
    keys_button: QPushButton
    done_button: QPushButton
    sand_out: SandOut
    large: LargeCard
    pause: Pausing
    afar: Afar

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Give every part its place; beside the Story only the menu is left of the line above."""
        self.phase.setGeometry(self.rect())
        place = self.phase.stand()
        u = place.u
        self.draft.setGeometry(self.rect())
        self.sand_out.setGeometry(self.rect())
        self.large.stand(self.rect(), u)
        if self.resolution is not None:
            self.resolution.setGeometry(self.rect())
            told = self.resolution.status_room
            self.status.stand(told.adjusted(told.width() - round(_MENU * u), 0, 0, 0), u)
        else:
            self.status.stand(place.status, u)
        self.pause.count.stand(self.rect(), self.status.count_room())
        for part in (self.status, self.pause.count, self.sand_out):
            part.raise_()
        self._stand_talk(place)
        height = round(44 * page_scale(self.width(), self.height()))
        self.message.setGeometry(QRect(0, place.kinds.top() - height, self.width(), height))
        self.laid_out.emit(self.phase.lists_room)

    def _stand_talk(self, board: Phase) -> None:
        """Give the talk its place; before the glass is turned, the notes and the glass stand there."""
        room, u = self.phase.talk_room(), board.u
        above, below = above_button(room, u)
        self.talk.setGeometry(room if self.done_button.isHidden() else above)
        self.talk.set_scale(board.talk_u)
        place = ready(room, u, not self.afar.is_on)
        self.notes.stand(place.notes, board.talk_u)
        for button, where, units in (
            (self.turn_button, place.glass, 22),
            (self.done_button, below, 22),
            (self.keys_button, place.keys, 18),
        ):
            button.setGeometry(where)
            button.setFont(self.theme.font("title", units * u))
        glass = round(below.height() * 0.7)
        if self.controller.seconds_left is not None:
            self.turn_button.setIcon(glass_icon(glass, self.devicePixelRatioF()))
        self.turn_button.setIconSize(QSize(glass * 2 // 3, glass))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), wall(self.theme))
