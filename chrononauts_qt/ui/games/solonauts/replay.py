"""A journey watched again."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.chrononauts.board_switch import ListSwitch
from chrononauts_qt.ui.games.chrononauts.replay import TimelineFrame
from chrononauts_qt.ui.games.solonauts.controller import SEAT, SoloController
from chrononauts_qt.ui.games.solonauts.table import UNUSED, SoloScreen
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.replay.seen import Seen


class JourneySeen(Seen, SoloController):
    """A journey that is looked at: one traveller sees and hears everything."""

    def __init__(self, positions: Positions, parent: QObject | None = None) -> None:
        super().__init__(positions, parent)
        self.viewer = SEAT

    @property
    def witness(self) -> int:
        return SEAT

    def view(self) -> View:
        """Return the view of the traveller, without anything to do."""
        return super().view()._replace(actions=())

    def go_to(self, state: Any, bots: dict[int, str], viewer: int | None, listener: int | None) -> None:
        super().go_to(state, bots, SEAT, SEAT)

    def show_there(self) -> None:
        self.went_back.emit(())
        super().show_there()


class JourneyFrame(TimelineFrame):
    """The table of one player."""

    screen: SoloScreen

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        seen = JourneySeen(positions)
        super().__init__(seen, SoloScreen(seen, theme, reading=reading))

    @cached_property
    def switch(self) -> ListSwitch:
        return ListSwitch(self.screen, UNUSED)
