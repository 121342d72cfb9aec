"""Taking back in the Resolution: the table as `ui.table.take_back` sees it (DT-1009)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.table.status_line import StatusLine
from chrononauts_qt.ui.table.take_back import TakeBack
from chrononauts_qt.ui.table.take_back_sheet import TakeBackSheet

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen


class TakingBack(QObject):
    """Has the way to take back, from when the Story is told: before that nothing can be."""

    take_back_agreed = Signal()
    take_back_refused = Signal()

    def __init__(self, table: DungeonScreen, told: ResolutionShow) -> None:
        super().__init__(table)
        self._table, self._told = table, told
        self.message = table.message
        self.way = TakeBack(self, table)
        table.controller.went_back.connect(told.go_back)

    @property
    def controller(self) -> DungeonController:
        """Knows what can be taken back."""
        return self._table.controller

    @property
    def status(self) -> StatusLine:
        """The line with the menu."""
        return self._table.status

    @property
    def sheets(self) -> TakingBack:
        """What asks everybody: this."""
        return self

    @property
    def questions(self) -> TakingBack:
        """What knows of acts that are considered: this."""
        return self

    @cached_property
    def take_back(self) -> TakeBackSheet:
        """The question whether all agree."""
        made = TakeBackSheet(self._table, self._table.theme)
        made.agreed.connect(self.take_back_agreed)
        made.refused.connect(self.take_back_refused)
        return made

    def reconsider(self) -> bool:
        """Take back what is only chosen; tell whether there was anything."""
        if "take_back" in vars(self) and self.take_back.isVisible():
            return self.take_back.go_back()
        return self._told.reconsider()

    def take_focus(self) -> None:
        """Give the keys back to the table."""
        self._table.take_focus()
