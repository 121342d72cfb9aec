"""The controller of the three games from one box: what their tables ask besides what every table does."""

from __future__ import annotations

from functools import cached_property

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.box import BoxGame
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.games.chrononauts.turning import Turning, turning_points
from chrononauts_qt.games.chrononauts.view import Forecast, NexusPatch, View
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.control.by_phone import BoxByPhone
from chrononauts_qt.ui.table.live_controller import LiveController


class BoxController(LiveController):
    """A match of Chrononauts, Artifaxx or Solonauts."""

    game: BoxGame
    _warned: Action | None = None

    @cached_property
    def by_phone(self) -> BoxByPhone:
        return BoxByPhone(self)

    @property
    def haste(self) -> float:
        """Which share of its time everything takes now, waiting and moving: here the whole."""
        return 1.0

    def view(self) -> View:
        """Return the view of whoever may look now: the viewer's, else the public one."""
        view: View = self.match.view(self.viewer)
        return view

    def public_view(self) -> View:
        """Return what everybody may see."""
        view: View = self.match.view(None)
        return view

    def view_of(self, seat: int) -> View:
        """Return a seat's own view; only for a sheet that stands behind that seat's curtain."""
        view: View = self.match.view(seat)
        return view

    def explain_card(self, card_id: str) -> str | None:
        """Return why the viewer cannot play this card now whatever its target, or None."""
        reason = self.reason_of_card(card_id)
        return None if reason is None else self.say(reason)

    def reason_of_card(self, card_id: str) -> Reason | None:
        """Return why the viewer cannot play this card now whatever its target, with its rule, or None."""
        if self.viewer is None or card_id not in PLAY_INDEX:
            return None
        return self.game.explain_card(self.match.state, self.viewer, card_id)

    def forecast(self, action: Action) -> Forecast | None:
        """Return what a legal play of the viewer on a year would do to the TimeLine, or None."""
        return None if self.viewer is None else self.foresee(self.viewer, action)

    def foresee(self, seat: int, action: Action) -> Forecast | None:
        return self.game.forecast(self.match.state, seat, action)

    def nexus(self) -> tuple[NexusPatch, ...]:
        """Return how the three Patches of 1945 stand."""
        return self.game.nexus(self.match.state)

    def turning_points(self) -> tuple[Turning, ...]:
        """Return the turning points of a game that is over; () before."""
        return turning_points(self.match.past.steps(), self.match.state)

    def play(self, action: Action) -> bool:
        """Submit the viewer's play; one that destroys the Universe is done at the second asking (R-607)."""
        told = self.forecast(action)
        if told is not None and told.destroyed and self._warned is not action:
            self._warned = action
            with self.speaking():
                warning = text("everyone-would-lose", count=told.open_count)
            self.refused.emit(warning, "R-607")
            return False
        return super().play(action)

    def drop_doubt(self) -> None:
        self._warned = None
