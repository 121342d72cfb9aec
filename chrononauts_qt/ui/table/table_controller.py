"""A QObject around a match: screens ask it, submit through it, and hear from it by signals."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import cast

from PySide6.QtCore import QObject, QTimer, Signal

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.box import BoxGame
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.games.chrononauts.view import Forecast, NexusPatch, View
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session.errors import Trouble
from chrononauts_qt.session.match import Match, seat_languages
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.saves import cannot_save
from chrononauts_qt.ui.games.chrononauts.texts import reasons

RETRY_MS = 5_000
"""A journal that cannot be written is tried again so often."""


class TableController(QObject):
    """The running match as every table knows it; who may look, and when, the heirs decide.

    Signals carry small values. `happened` brings the public form of what an action caused; `changed`
    follows it: ask `view` anew. `viewer` is the seat whose private view may be on the screen, None
    while everything private is covered.
    """

    happened = Signal(tuple)
    changed = Signal()
    viewer_changed = Signal()
    refused = Signal(str, str)
    """A sentence, and the id of the rule behind it or ""."""
    trouble_changed = Signal(str)

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.game = cast(BoxGame, match.game)
        self.names = match.names
        self._languages = [code if i18n.is_built(code) else "" for code in seat_languages(match)]
        self.viewer: int | None = None
        self._warned: Action | None = None
        self._trouble: Trouble | None = None
        self._retry = QTimer(self)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self.try_again)

    # -- asking ---------------------------------------------------------------------------------

    def view(self) -> View:
        """Return the view of whoever may look now: the viewer's, else the public one."""
        return self.game.view(self.match.state, self.viewer)

    def public_view(self) -> View:
        """Return what everybody may see."""
        return self.game.view(self.match.state, None)

    def speaking(self, seat: int | None = None) -> AbstractContextManager[None]:
        """Let a seat's own language be spoken in a block, the viewer's without a seat; None yet: as usual."""
        seat = self.viewer if seat is None else seat
        return i18n.speaking("" if seat is None else self._languages[seat])

    def explain(self, seat: int, action: Action) -> str | None:
        """Return the sentence that refuses this action, or None for a legal one."""
        reason = self.reason(seat, action)
        return None if reason is None else self.say(reason, seat)

    def reason(self, seat: int, action: Action) -> Reason | None:
        """Return why this action is refused, with its rule, or None for a legal one."""
        return self.game.explain(self.match.state, seat, action)

    def explain_card(self, card_id: str) -> str | None:
        """Return why the viewer cannot play this card now whatever its target, or None."""
        reason = self.reason_of_card(card_id)
        return None if reason is None else self.say(reason)

    def reason_of_card(self, card_id: str) -> Reason | None:
        """Return why the viewer cannot play this card now whatever its target, with its rule, or None."""
        if self.viewer is None or card_id not in PLAY_INDEX:
            return None
        return self.game.explain_card(self.match.state, self.viewer, card_id)

    def say(self, reason: Reason, seat: int | None = None) -> str:
        """Return the sentence of a refusal in a seat's own language, the viewer's without a seat."""
        with self.speaking(seat):
            return reasons.say(reason, self.names)

    def forecast(self, action: Action) -> Forecast | None:
        """Return what a legal play of the viewer on a year would do to the TimeLine, or None."""
        return None if self.viewer is None else self.game.forecast(self.match.state, self.viewer, action)

    def nexus(self) -> tuple[NexusPatch, ...]:
        """Return how the three Patches of 1945 stand."""
        return self.game.nexus(self.match.state)

    # -- doing ----------------------------------------------------------------------------------

    def play(self, action: Action) -> bool:
        """Submit the viewer's play; one that destroys the Universe is done at the second asking (R-607)."""
        if self.viewer is None:
            return False
        told = self.game.forecast(self.match.state, self.viewer, action)
        if told is not None and told.destroyed and self._warned is not action:
            self._warned = action
            with self.speaking():
                warning = text("everyone-would-lose", count=told.open_count)
            self.refused.emit(warning, "R-607")
            return False
        return self.submit(self.viewer, action)

    def submit(self, seat: int, action: Action, imposed: Sequence[Chance] = ()) -> bool:
        """Submit an action; a refusal is told by `refused` and changes nothing."""
        try:
            events = self.match.submit(seat, action, imposed)
        except IllegalAction as error:
            self.refused.emit(self.say(error.reason, seat), error.reason.rule)
            return False
        self._warned = None
        self.settle(events)
        self.happened.emit(tuple(event.seen_by(self.witness) for event in events))
        self.changed.emit()
        self.tell_trouble()
        return True

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
