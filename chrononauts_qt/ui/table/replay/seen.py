"""The controller of a game of several seats that is watched again."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.ui.table.replay_frame import match_of


class Seen(LiveController):
    """A table without players: everything can be looked at, nothing can be done.

    `viewer` is whose private view is shown, as that seat knew it then; None: what everybody saw. It never
    changes by itself: a game that is over hides nothing, and of another only what all saw is shown.
    """

    listener: int | None = None

    def __init__(self, positions: Positions, parent: QObject | None = None) -> None:
        super().__init__(match_of(positions), parent=parent)
        self._languages = [""] * len(self.names)  # whoever watches reads the words of the interface

    @property
    def people(self) -> tuple[int, ...]:
        """Nobody is asked anything."""
        return ()

    @property
    def wanted(self) -> int | None:
        """Nobody has to lift a curtain."""
        return None

    @property
    def may_pause(self) -> bool:
        """No bot is about to play."""
        return False

    @property
    def may_hurry(self) -> bool:
        """No bot is waited for."""
        return False

    @property
    def witness(self) -> int | None:
        """As whom it is told; with all cards open everybody's hand can be seen, and it is told as to all."""
        return self.listener

    @property
    def stamp(self) -> int | None:
        """No time runs."""
        return None

    def submit(self, seat: int, action: Any) -> bool:
        """Do nothing: what was played was played."""
        return False

    def play(self, action: Any) -> bool:
        """Do nothing."""
        return False

    def follow_bots(self) -> None:
        """Ask no bot."""

    def cover(self) -> None:
        """Cover nothing: there is nobody to hide it from."""

    def leave(self, away: bool) -> None:
        """Hold no clock."""

    def go_to(self, state: Any, bots: dict[int, str], viewer: int | None, listener: int | None) -> None:
        """Stand at another position; `show_there` or `show_coming` tells everybody."""
        self.match.state, self.match.bots = state, bots
        self.viewer, self.listener = viewer, listener

    def show_there(self) -> None:
        """Show the position as it is, however far away the last one was."""
        self.changed.emit()

    def show_coming(self, events: tuple[Event, ...]) -> None:
        """Let it be seen how the position came out of the last one."""
        self.happened.emit(tuple(event.seen_by(self.witness) for event in events))
        self.changed.emit()
