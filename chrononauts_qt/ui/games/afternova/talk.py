"""The time in which deals are talked over, and who wants to hear of none any more in this turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.session.clock import Ring
from chrononauts_qt.ui.games.afternova.terms import talk_seconds
from chrononauts_qt.ui.kit import patience

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.games.afternova.controller import AfterNovaController

ENOUGH = 3
"""Who is asked so often in a turn may ask for peace."""
_CLOSED = "closed"


class Talk:
    """A ring for each turn of a person, which runs while the deal table lies open; then no offer is made."""

    def __init__(self, table: AfterNovaController, match: Match, now: Callable[[], float]) -> None:
        self._table = table
        self._match = match
        self.ring = Ring(now, patience.to_answer(talk_seconds(match)))
        self.ring.hold(_CLOSED)
        self._turn, self._is_told = 0, False
        self._deaf = frozenset[int]()

    def look(self) -> None:
        """Begin anew with another turn."""
        turn = self._table.seen().turn
        if turn != self._turn:
            self._turn, self._is_told, self._deaf = turn, False, frozenset()
            self.ring.seconds = patience.to_answer(talk_seconds(self._match))
            self.ring.restart()
            self.ring.hold(_CLOSED)

    def lay_open(self, on: bool) -> None:
        """The deal table lies open, or no longer."""
        is_person = self._table.seen().seat_to_move in self._table.people
        if on and is_person:
            self.ring.go_on(_CLOSED)
        elif _CLOSED not in self.ring.held:
            self.ring.hold(_CLOSED)

    @property
    def is_running(self) -> bool:
        """Whether there is a time that runs now, even if somebody holds it."""
        return self.ring.seconds is not None and _CLOSED not in self.ring.held and not self.is_over

    @property
    def is_over(self) -> bool:
        """Whether no offer is made any more in this turn."""
        return self.ring.left <= 0.0

    def tick(self) -> bool:
        """Tell whether the time has just run out."""
        if self._is_told or not self.is_over:
            return False
        self._is_told = True
        return True

    # -- peace ----------------------------------------------------------------------------------

    def may_be_deaf(self, seat: int) -> bool:
        """Tell whether a seat has been asked so often that it may ask for peace; everybody can count that."""
        return sum(seat in offer.asked for offer in self._table.seen().offers) >= ENOUGH

    def be_deaf(self, seat: int) -> None:
        """Let a seat decline whatever else it is asked in this turn."""
        self._deaf |= {seat}

    def is_deaf(self, seat: int) -> bool:
        """Tell whether a seat declines everything in this turn."""
        return seat in self._deaf
