"""The controller of a journey: one seat that sees everything that is dealt, and a way back."""

from __future__ import annotations

from typing import Any, Protocol

from chrononauts_qt.games.chrononauts.actions import STOP, Action
from chrononauts_qt.games.chrononauts.box import BoxGame
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.games.chrononauts.variants.shelf import Setup
from chrononauts_qt.games.chrononauts.view import Traveller
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController

SEAT = 0


class SoloGame(BoxGame, Protocol):
    """The referee of Solonauts."""

    def travellers_after(self, state: Any, action: Action) -> tuple[Traveller, ...]:
        """Return how the travellers would stand after a legal play; () otherwise."""

    def is_wanted(self, state: Any, card: int) -> bool:
        """Tell whether somebody who is not home yet lists the year of a Patch."""


class SoloController(BoxController):
    """A match of Solonauts: nobody to hide anything from, and every action can be taken back.

    `doubted` brings the discard of a Patch that somebody waits for; submitted once more it is done (A-22).
    """

    game: SoloGame
    _doubt: Action | None = None

    @property
    def witness(self) -> int:
        """As whom the screen tells what has happened: the one who sees the cards."""
        return SEAT

    # -- asking ---------------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """The deal by its name, as everybody can have it again."""
        return Setup(len(self.match.state.travellers), self.match.state.seed)

    def travellers_after(self, action: Action) -> tuple[Traveller, ...]:
        """Return how the travellers would stand after a legal play; () otherwise."""
        return self.game.travellers_after(self.match.state, action)

    def waiting_for(self, card_id: str) -> tuple[str, ...]:
        """Return the Identities that wait for the year of a Patch (A-22)."""
        is_patch = card_id.startswith("patch-")
        if not is_patch or not self.game.is_wanted(self.match.state, PLAY_INDEX[card_id]):
            return ()
        year = card_id.removeprefix("patch-")
        waiting = (one for one in self.view().travellers if not one.home)
        return tuple(
            one.identity
            for one in waiting
            if any(need.side == "prime" and need.what == year for need in one.needs)
        )

    # -- doing ----------------------------------------------------------------------------------

    def play(self, action: Action) -> bool:
        """Submit a play or a discard; the discard of a Patch that is wanted is done at the second asking."""
        doubtful = action.verb == "discard" and bool(self.waiting_for(action.card_id or ""))
        if doubtful and self._doubt is not action and self.reason(SEAT, action) is None:
            self._doubt = action
            self.doubted.emit(action)
            return False
        self._doubt = None
        return super().play(action)

    def drop_doubt(self) -> None:
        """Forget what was asked or warned of: the next time it is again (A-22, R-607)."""
        super().drop_doubt()
        self._doubt = None

    def end_here(self) -> None:
        """End the journey with whoever is home (R-1217)."""
        self.submit(SEAT, STOP)

    # -- the way back ---------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Tell whether there is anything to take back."""
        return len(self.match.past) > 0

    @property
    def undo_costs(self) -> bool:
        """Tell whether taking back the last action makes the game one of practice."""
        return self.can_undo and not self.is_practice and not self.match.past.is_open(1)

    @property
    def is_practice(self) -> bool:
        """Tell whether something hidden has been taken back."""
        return self.match.past.is_practice

    def undo(self) -> None:
        """Take back the last action."""
        if self.can_undo:
            before = self.view().events
            self.match.undo(1)
            self.drop_doubt()
            self.went_back.emit(before[len(self.view().events) :])
            self.changed.emit()
            self.tell_trouble()
