"""The controller of a journey: one seat that sees everything that is dealt, and a way back."""

from __future__ import annotations

from typing import Any, Protocol

from chrononauts_qt.games.chrononauts.actions import STOP, Action
from chrononauts_qt.games.chrononauts.box import BoxGame
from chrononauts_qt.games.chrononauts.variants.shelf import Setup
from chrononauts_qt.games.chrononauts.view import Traveller
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.games.solonauts.traveller_ways import waiting_for
from chrononauts_qt.ui.table.seat_controller import BackQuestion

SEAT = 0


class SoloGame(BoxGame, Protocol):
    """The referee of Solonauts."""

    def travellers_after(self, state: Any, action: Action) -> tuple[Traveller, ...]:
        """Return how the travellers would stand after a legal play; () otherwise."""


class SoloController(BoxController):
    """A match of Solonauts: nobody to hide anything from, and every action can be taken back.

    Whoever holds the hand on a phone finds it on the screen too, and plays with either.
    `doubted` brings the discard of a Patch that somebody waits for; submitted once more it is done (A-22).
    """

    game: SoloGame
    _doubt: Action | None = None

    def __init__(self, match: Match, *args: Any, **words: Any) -> None:
        super().__init__(match, *args, **words)
        self.back_wanted.connect(self._ask_back)
        self.back_answered.connect(self._answer_back)

    @property
    def sole(self) -> int:
        return SEAT

    def cover_for_newcomers(self, seat: int) -> None:
        """Cover nothing: whoever comes or goes is of the same team."""

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
        return waiting_for(card_id, self.view().travellers)

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

    def settle(self, events: tuple[Event, ...]) -> None:
        """Something was done: what was asked about taking back was about something else."""
        self.back_question = None
        super().settle(events)

    def end_here(self) -> None:
        """End the journey with whoever is home (R-1217)."""
        self.submit(SEAT, STOP)

    # -- the way back ---------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Tell whether there is anything to take back."""
        return len(self.match.past) > 0

    @property
    def may_ask_back(self) -> bool:
        return self.can_undo

    def why_not_back(self, seat: int | None = None) -> str:
        """Nothing stands in the way of what is offered."""
        return ""

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
            self.back_question = None
            self.went_back.emit(before[len(self.view().events) :])
            self.changed.emit()
            self.tell_trouble()

    def _ask_back(self) -> None:
        """Undo for a phone; what makes the game one of practice is asked first, where the hand is."""
        self.drop_doubt()
        if not self.undo_costs:
            self.undo()
            return
        with self.speaking(SEAT):
            self.back_question = BackQuestion(text("undo-drawn"), text("undo-question"), (SEAT,))
        self.changed.emit()

    def _answer_back(self, seat: int, agrees: bool) -> None:
        if self.back_question is None:
            return
        self.drop_doubt()
        self.back_question = None
        if agrees:
            self.undo()
        else:
            self.changed.emit()
