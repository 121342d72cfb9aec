"""A journey watched again."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.chrononauts.board_switch import ListSwitch
from chrononauts_qt.ui.games.chrononauts.replay import TimelineFrame
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.table import UNUSED, SoloScreen
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.replay.frames import match_of


class JourneySeen(SoloController):
    """A journey that is looked at: the way back is the replay's own."""

    def __init__(self, positions: Positions, parent: QObject | None = None) -> None:
        super().__init__(match_of(positions), parent=parent)
        self._languages = [""]

    def view(self) -> View:
        """Return the view of the traveller, without anything to do."""
        return super().view()._replace(actions=())

    def submit(self, seat: int, action: Action) -> bool:
        """Do nothing: what was played was played."""
        return False

    def play(self, action: Action) -> bool:
        """Do nothing."""
        return False

    def go_to(self, state: Any, bots: dict[int, str], viewer: int | None, listener: int | None) -> None:
        """Stand at another position; one traveller sees and hears everything."""
        self.match.state, self.match.bots = state, bots

    def show_there(self) -> None:
        """Show the position as it is, however far away the last one was."""
        self.went_back.emit(())
        self.changed.emit()

    def show_coming(self, events: tuple[Event, ...]) -> None:
        """Let it be seen how the position came out of the last one."""
        self.happened.emit(tuple(event.seen_by(self.witness) for event in events))
        self.changed.emit()


class JourneyFrame(TimelineFrame):
    """The table of one player."""

    screen: SoloScreen

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        seen = JourneySeen(positions)
        super().__init__(seen, SoloScreen(seen, theme, reading=reading))

    @cached_property
    def switch(self) -> ListSwitch:
        return ListSwitch(self.screen, UNUSED)
