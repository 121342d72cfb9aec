"""The pause over the table: what covers it, and the count in the open that leads back (DT-1006)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from chrononauts_qt.ui.games.dungeon_time.count_in import CountIn
from chrononauts_qt.ui.games.dungeon_time.pause_sheet import PauseSheet
from chrononauts_qt.ui.table.status_line import pop_up

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen


class Pausing(QObject):
    """Follows the controller: while it is at rest, nothing of the board is drawn, or told to a reader."""

    def __init__(self, table: DungeonScreen) -> None:
        super().__init__(table)
        self._table, self._controller = table, table.controller
        self.sheet = PauseSheet(table, table.theme)
        self.count = CountIn(table.theme, table)
        self.count.counted.connect(self._tell_count)
        self.count.over.connect(lambda: self._controller.rest(False))
        self.sheet.going_on.connect(self._count_in)
        self.sheet.seats_requested.connect(self._open_seats)
        self.sheet.rules_requested.connect(table.status.rules_requested)
        self.sheet.settings_requested.connect(table.status.settings_requested)
        self.sheet.home_requested.connect(table.status.home_requested)
        table.installEventFilter(self)
        table.status.pause_button.clicked.connect(lambda: self._controller.rest(True))
        table.status.menu_button.clicked.connect(lambda: self._controller.rest(True))
        self._controller.going_on.connect(self._count_in)
        self._controller.paused.connect(self.show)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let phones count all in once the table is seen again; that it has gone, the pause tells."""
        if event.type() == QEvent.Type.Show:
            self._controller.retold.emit()
        return False

    def show(self, on: bool) -> None:
        """Cover the board, or go on playing; what was being counted is over."""
        is_new = self.sheet.isHidden() and self.count.isHidden()
        self.count.stop()
        self._controller.count = 0
        self._table.show_board(not on)
        if not on:
            self._table.take_focus()
            return
        if is_new:
            self._table.speaker.play("hand-off")
        self.sheet.show_pause(self._controller)

    def _count_in(self) -> None:
        """Show the board again, and count before the glass runs; whoever says so second is counted in too."""
        if self.sheet.isHidden():
            return
        self._table.show_board(True)
        self.sheet.hide()
        self.count.begin()

    def _tell_count(self) -> None:
        self._table.speaker.play("tick")
        self._controller.count = self.count.left
        self._controller.retold.emit()

    def _open_seats(self) -> None:
        """Let somebody else play a seat: the pause is when one comes or leaves."""
        button = self.sheet.seats_button
        pop_up(self._table.seats.menu_of_all(), button.mapToGlobal(button.rect().bottomLeft()))
