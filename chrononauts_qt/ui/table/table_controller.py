"""A QObject around a match: screens ask it, submit through it, and hear from it by signals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Game, View
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session.errors import Trouble
from chrononauts_qt.session.match import Match, seat_languages
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.saves import cannot_save
from chrononauts_qt.ui.table.screens import screens_of

RETRY_MS = 5_000
"""A journal that cannot be written is tried again so often."""


class TableController(QObject):
    """The running match as every table knows it: asking and submitting. `SeatController` adds who may look,
    `LiveController` time, bots and the way back; a game what it has alone.

    Signals carry small values. `happened` brings the public form of what an action caused; `changed`
    follows it: ask `view` anew. `viewer` is the seat whose private view may be on the screen, None
    while everything private is covered. ``is_still`` tells whether all that was done has been seen.
    """

    happened = Signal(tuple)
    changed = Signal()
    viewer_changed = Signal()
    refused = Signal(str, str)
    """A sentence, and the id of the rule behind it or ""."""
    doubted = Signal(object)
    """An action that is done when it is submitted once more, until `drop_doubt`."""
    trouble_changed = Signal(str)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.game: Game = match.game
        self.names = match.names
        self._languages = [code if i18n.is_built(code) else "" for code in seat_languages(match)]
        self.viewer: int | None = None
        self.is_still: Callable[[], bool] = lambda: True
        self._trouble: Trouble | None = None
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)

    # -- asking ---------------------------------------------------------------------------------

    def view(self) -> View:
        """Return the view of whoever may look now: the viewer's, else the public one."""
        view: View = self.match.view(self.viewer)
        return view

    def public_view(self) -> View:
        """Return what everybody may see."""
        view: View = self.match.view(None)
        return view

    def speaking(self, seat: int | None = None) -> AbstractContextManager[None]:
        """Let a seat's own language be spoken in a block, the viewer's without a seat; None yet: as usual."""
        seat = self.viewer if seat is None else seat
        return i18n.speaking("" if seat is None else self._languages[seat])

    def explain(self, seat: int, action: Any) -> str | None:
        """Return the sentence that refuses this action, or None for a legal one."""
        reason = self.reason(seat, action)
        return None if reason is None else self.say(reason, seat)

    def reason(self, seat: int, action: Any) -> Reason | None:
        """Return why this action is refused, with its rule, or None for a legal one."""
        return self.game.explain(self.match.state, seat, action)

    def say(self, reason: Reason, seat: int | None = None) -> str:
        """Return the sentence of a refusal in a seat's own language, the viewer's without a seat."""
        with self.speaking(seat):
            return screens_of(self.match.game_id).say(reason, self.names)

    # -- doing ----------------------------------------------------------------------------------

    def play(self, action: Any) -> bool:
        """Submit an action of the viewer."""
        return self.viewer is not None and self.submit(self.viewer, action)

    def submit(self, seat: int, action: Any) -> bool:
        """Submit an action; a refusal is told by `refused` and changes nothing."""
        try:
            events = self.match.submit(seat, action, self.given(), self.stamp)
        except IllegalAction as error:
            self.refused.emit(self.say(error.reason, seat), error.reason.rule)
            return False
        self.drop_doubt()
        self.settle(events)
        self.happened.emit(tuple(event.seen_by(self.witness) for event in events))
        self.changed.emit()
        self.tell_trouble()
        return True

    def given(self) -> Sequence[Chance]:
        """Return the random results that the world gives to the next action, such as the time; here none."""
        return ()

    @property
    def stamp(self) -> int | None:
        """When the next action is done, where time runs for all; here it does not."""
        return None

    def drop_doubt(self) -> None:
        """Forget what was only asked or warned of: the next time it is again. Here nothing ever is."""

    @property
    def witness(self) -> int | None:
        """As whom the screen tells what has happened: here as the public."""
        return None

    def settle(self, events: tuple[Event, ...]) -> None:
        """Decide who may look now, before anybody hears of the events; here nothing changes."""

    def tell_trouble(self) -> None:
        """Tell by `trouble_changed` if saving has begun or ceased to fail."""
        if self.match.trouble != self._trouble:
            self._trouble = self.match.trouble
            self.trouble_changed.emit(self.trouble)
        if self._trouble is None:
            self._retry.stop()
        elif not self._retry.isActive():
            self._retry.start()

    def try_again(self) -> bool:
        """Save what could not be saved; return whether all is saved now."""
        is_kept = self.match.try_again()
        self.tell_trouble()
        return is_kept

    @property
    def trouble(self) -> str:
        """Why the game cannot be saved at present, in a sentence, or ""."""
        writer = self.match.writer
        return "" if writer is None or writer.trouble is None else cannot_save(writer.path, writer.trouble)
