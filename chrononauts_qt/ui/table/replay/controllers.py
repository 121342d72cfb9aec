"""Controllers of a table on which nothing can be done: they show one position of a game after the other."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
from chrononauts_qt.ui.games.solonauts.controller import SoloController


def match_of(positions: Positions) -> Match:
    """Return a match at the deal that has no journal: nothing is ever written of it, and no bot is asked."""
    match = Match(positions.game_id, positions.names, positions.state(0), positions.options)
    match.bots = {}
    return match


class RivalsSeen(MatchController):
    """A table of rivals without rivals: everything can be looked at, nothing can be done.

    `viewer` is whose private view is shown, as that seat knew it then; None: what everybody saw. It never
    changes by itself: a game that is over hides nothing, and of another only what all saw is shown.
    """

    listener: int | None = None

    def __init__(self, positions: Positions, parent: QObject | None = None) -> None:
        super().__init__(match_of(positions), None, parent=parent)
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
    def decides(self) -> bool:
        """Nobody decides here."""
        return False

    @property
    def may_pause(self) -> bool:
        """No bot is about to play."""
        return False

    @property
    def witness(self) -> int | None:
        """As whom it is told; with all cards open everybody's hand can be seen, and it is told as to all."""
        return self.listener

    def view(self) -> View:
        """Return the view of whoever is looked through, without anything to do."""
        return _settled(super().view())._replace(actions=(), choices=())

    def public_view(self) -> View:
        """Return what everybody saw. A Memo window asks nobody any more."""
        return _settled(super().public_view())

    def submit(self, seat: int, action: Action) -> bool:
        """Do nothing: what was played was played."""
        return False

    def play(self, action: Action) -> bool:
        """Do nothing."""
        return False

    def may_look(self, seat: int) -> bool:
        """Nobody may answer any more."""
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


class JourneySeen(SoloController):
    """A journey that is looked at: the way back is the replay's own."""

    def __init__(self, positions: Positions, parent: QObject | None = None) -> None:
        super().__init__(match_of(positions), parent=parent)
        self._languages = [""]

    @property
    def can_undo(self) -> bool:
        """Nothing is taken back here."""
        return False

    @property
    def is_practice(self) -> bool:
        """Nothing is counted here."""
        return False

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


Seen = RivalsSeen | JourneySeen


def seen(positions: Positions, parent: QObject | None = None) -> Seen:
    """Return the controller for a game."""
    return JourneySeen(positions, parent) if len(positions.names) == 1 else RivalsSeen(positions, parent)


def _settled(view: View) -> View:
    """Return a view in which a Memo window is only a card that is being played: nothing covers the dock."""
    return view._replace(step="play", deciding=()) if view.step == "window" else view
