"""The offers of a turn, seen from afar: once they have been read the Market lies open again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from chrononauts_qt.games.afternova.state import TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.kit.message import reading_ms

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen


class FarOffers(QObject):
    """Lays them aside by itself: whoever considers them has a phone. A press on a slip brings them back."""

    def __init__(self, table: AfterNovaScreen) -> None:
        super().__init__(table)
        self._table = table
        self._lies: tuple[int, int] = (0, 0)
        self._read = QTimer(self, singleShot=True)
        self._read.timeout.connect(self._have_been_read)
        table.controller.seats_changed.connect(self._end)

    @property
    def are_aside(self) -> bool:
        """Whether the offers of this turn are seen as slips alone, and the Market with them."""
        return self._table.afar.is_on and self._table.draft.is_aside

    def follow(self, view: View) -> None:
        """Give an offer that has been answered the time to be read, once what came of it is said."""
        lies = (view.turn, len(view.offers)) if self._table.afar.is_on and view.step == TURN else (0, 0)
        if lies != self._lies:
            self._lies = lies
            self._read.stop()
            if lies[1]:
                self._wait()

    def bring_back(self) -> None:
        """Let the last one be read once more."""
        self._table.draft.lay_aside(False)
        self._wait()

    def _end(self) -> None:
        """A hand has come back to the screen: the offers lie open there as ever."""
        if self._lies[1] and not self._table.afar.is_on:
            self._table.draft.lay_aside(False)

    def _wait(self) -> None:
        table = self._table
        self._read.start(reading_ms(*table.deal.spoken_columns(), table.speak_up.question.text()))

    def _have_been_read(self) -> None:
        if self._table.afar.is_on and self._table.draft.view.offers:
            self._table.draft.lay_aside(True)
