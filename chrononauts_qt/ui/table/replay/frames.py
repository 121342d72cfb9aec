"""The true table of each game, set up to be looked at: nothing on it plays, asks or takes back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QRect
from PySide6.QtWidgets import QWidget

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.chrononauts.explain.reading import Reader
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.replay.controllers import JourneySeen, RivalsSeen, Seen, seen

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.board_switch import ListSwitch
    from chrononauts_qt.ui.rulebook.asked import Asked


class Frame(ABC):
    """A table with its controller. ``screen`` has the parts that every table has."""

    screen: Any
    controller: Seen

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        self.controller = seen(positions)
        self.screen = self.make(theme, reading)
        self.controller.setParent(self.screen)
        self.screen.status.forget_doors()
        self.screen.steps.hide()
        self.screen.hand.setDragEnabled(False)
        self.screen.hand.activated.disconnect()
        self.screen.hand.activated.connect(self._read)

    @abstractmethod
    def make(self, theme: Theme, reading: Theme) -> QWidget:
        """Return the screen of the game around the controller."""

    @abstractmethod
    def retell(self) -> None:
        """Let the Log tell what had happened up to now."""

    @abstractmethod
    def board(self) -> QRect:
        """Return where the board, or what lies in its place, stands on the screen."""

    @abstractmethod
    def asked(self, focus: QWidget | None) -> Asked:
        """Return what F1 asks about where the focus is."""

    @property
    @abstractmethod
    def reader(self) -> Reader:
        """What shows cards large."""

    @property
    def is_list(self) -> bool:
        """Tell whether a list stands in the board's place."""
        return False

    def toggle_list(self) -> None:  # noqa: B027  # where the board has no list
        """Put the list in the board's place and back."""

    def close_something(self) -> bool:
        """Take away what lies over the table; tell whether anything did."""
        if not self.reader.inspector.isHidden():
            self.reader.close()
            return True
        if not self.screen.message.isHidden():
            self.screen.message.dismiss()
            return True
        return False

    @property
    def is_moving(self) -> bool:
        """Tell whether something moves on the table."""
        return bool(self.screen.staging.animator.is_running)

    def _read(self, index: QModelIndex) -> None:
        """Show a card of the hand large, or put it away again."""
        card = str(index.data(CardRole.CARD) or "")
        if card and card == self.reader.key:
            self.reader.close()
        elif card:
            self.reader.show(card)


class TimelineFrame(Frame):
    """A table with a board, which a list can replace, and with what explains it."""

    @cached_property
    def _switch(self) -> ListSwitch:
        """The list beside the board, once it is wanted: it is sorted anew for every tile that turns."""
        return self.make_switch()

    @abstractmethod
    def make_switch(self) -> ListSwitch:
        """Return what puts the list in the board's place."""

    @property
    def reader(self) -> Reader:
        reader: Reader = self.screen.explain.reader
        return reader

    @property
    def is_list(self) -> bool:
        return "_switch" in vars(self) and self._switch.is_list

    def toggle_list(self) -> None:
        self._switch.toggle()

    def close_something(self) -> bool:
        explain = self.screen.explain
        return super().close_something() or explain.rail.close() or explain.tracing.end()


class BoardFrame(TimelineFrame):
    """The big table."""

    controller: RivalsSeen

    def make(self, theme: Theme, reading: Theme) -> QWidget:
        from chrononauts_qt.ui.games.chrononauts.table import TableScreen

        screen = TableScreen(self.controller, theme, reading=reading)
        screen.seats.forget()
        return screen

    def make_switch(self) -> ListSwitch:
        from chrononauts_qt.ui.games.chrononauts.board_switch import BoardSwitch

        return BoardSwitch(self.screen, self.controller, self.screen.reading)

    def retell(self) -> None:
        self.screen.announcer.begin_again()

    def board(self) -> QRect:
        room: QRect = self.screen.layout_now.timeline
        return room

    def asked(self, focus: QWidget | None) -> Asked:
        from chrononauts_qt.ui.games.chrononauts.rulebook.asked import asked_about

        return asked_about(self.screen, focus)


class CounterFrame(Frame):
    """The counter of Artifaxx."""

    controller: RivalsSeen

    def make(self, theme: Theme, reading: Theme) -> QWidget:
        from chrononauts_qt.ui.games.artifaxx.table import CounterScreen

        screen = CounterScreen(self.controller, theme, reading=reading)
        screen.seats.forget()
        return screen

    def retell(self) -> None:
        self.screen.announcer.begin_again()

    def board(self) -> QRect:
        room: QRect = self.screen.layout_now.counter
        return room

    def asked(self, focus: QWidget | None) -> Asked:
        from chrononauts_qt.ui.games.artifaxx.asked import asked_on_counter

        return asked_on_counter(self.screen, focus)

    @property
    def reader(self) -> Reader:
        reader: Reader = self.screen.reader
        return reader


class JourneyFrame(TimelineFrame):
    """The table of one player."""

    controller: JourneySeen

    def make(self, theme: Theme, reading: Theme) -> QWidget:
        from chrononauts_qt.ui.games.solonauts.table import SoloScreen

        return SoloScreen(self.controller, theme, reading=reading)

    def make_switch(self) -> ListSwitch:
        from chrononauts_qt.ui.games.chrononauts.board_switch import ListSwitch

        screen, unused = self.screen, ("mine",)
        return ListSwitch(
            screen.timeline, screen.arming, screen.message, screen.reading, screen.gestures.watch, unused
        )

    def retell(self) -> None:
        self.screen.teller.begin_again()

    def board(self) -> QRect:
        room: QRect = self.screen.layout_now.table.timeline
        return room

    def asked(self, focus: QWidget | None) -> Asked:
        from chrononauts_qt.ui.games.solonauts.asked import asked_about

        return asked_about(self.screen, focus)


_FRAMES: dict[str, type[Frame]] = {
    "chrononauts": BoardFrame,
    "artifaxx": CounterFrame,
    "solonauts": JourneyFrame,
}


def frame_of(positions: Positions, theme: Theme, reading: Theme) -> Frame:
    """Return the table of a game."""
    return _FRAMES[positions.game_id](positions, theme, reading)
