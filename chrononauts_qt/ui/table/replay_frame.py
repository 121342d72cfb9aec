"""The true table of a game, set up to be looked at: nothing on it plays, asks or takes back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QRect, Qt

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.table.window import Screen


def match_of(positions: Positions) -> Match:
    """Return a match at the deal that has no journal: nothing is ever written of it, and no bot is asked."""
    match = Match(positions.game_id, positions.names, positions.state(0), positions.options)
    match.bots = {}
    return match


class OpenHand(NamedTuple):
    """What a seat wants and what it holds, in sentences."""

    wants: tuple[str, ...]
    holds: tuple[str, ...]


class OpenHands(NamedTuple):
    """What lies hidden in a game: what every seat has, and in a sentence what nobody has."""

    seats: tuple[OpenHand, ...]
    rest: str


class Controller(Protocol):
    """Shows one position of a game after the other; nothing can be done by it."""

    match: Match
    viewer: int | None
    """Whose private view is shown, as that seat knew it then; None: what everybody saw."""

    def setParent(self, parent: QObject | None, /) -> None:
        """Belong to a screen."""

    def go_to(self, state: Any, bots: dict[int, str], viewer: int | None, listener: int | None) -> None:
        """Stand at another position; `show_there` or `show_coming` tells everybody."""

    def show_there(self) -> None:
        """Show the position as it is, however far away the last one was."""

    def show_coming(self, events: tuple[Event, ...]) -> None:
        """Let it be seen how the position came out of the last one."""


class Frame(ABC):
    """A table with its controller; the page of a replay asks nothing of a game but this.

    ``LOOKS`` are the keys of the table that only look at something; the others play, and mean nothing here.
    ``HIDES``: seats hide something from each other, so that it matters whose eyes one looks through.
    ``HAS_LIST``: the board can be a list.
    ``HAS_TURNS``: it goes by turns; else what follows on each other are cards.
    """

    LOOKS = frozenset({Qt.Key.Key_Tab, Qt.Key.Key_Backtab})
    HIDES = True
    HAS_LIST = False
    HAS_TURNS = True

    screen: Screen

    def __init__(self, controller: Controller, screen: Screen) -> None:
        self.controller = controller
        self.screen = screen
        controller.setParent(screen)
        screen.status.forget_doors()
        screen.steps.hide()
        screen.narrator.is_mute = True  # the console tells what has been done

    @abstractmethod
    def retell(self) -> None:
        """Let the Log tell what had happened up to now."""

    @abstractmethod
    def board(self) -> QRect:
        """Return where the board, or what lies in its place, stands on the screen."""

    @abstractmethod
    def open_hands(self) -> OpenHands:
        """Return what lies hidden at the position of now."""

    def close_reading(self) -> bool:
        """Put away what is shown large; tell whether anything was."""
        return False

    def close_something(self) -> bool:
        """Take away what lies over the table; tell whether anything did."""
        if self.close_reading():
            return True
        if not self.screen.message.isHidden():
            self.screen.message.dismiss()
            return True
        return False

    @property
    def is_moving(self) -> bool:
        """Tell whether something moves on the table."""
        return False

    @property
    def is_list(self) -> bool:
        """Tell whether a list stands in the board's place."""
        return False

    def toggle_list(self) -> None:  # noqa: B027  # where the board has no list
        """Put the list in the board's place and back."""
