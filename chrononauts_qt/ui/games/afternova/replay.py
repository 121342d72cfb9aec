"""AfterNova watched again."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from PySide6.QtCore import QRect

from chrononauts_qt.games.afternova.amounts import fragments, words
from chrononauts_qt.games.afternova.cards import OBJECTIVES
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.list_switch import DealsList
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.games.afternova.texts import cards, spoken
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.replay.seen import Seen
from chrononauts_qt.ui.table.replay_frame import Frame, OpenHand, OpenHands


class DealsSeen(Seen, AfterNovaController):
    """A table without players: nobody has standing orders."""

    @property
    def asked(self) -> tuple[int, ...]:
        """Nobody is asked anything."""
        return ()

    def settle_viewer(self) -> None:
        """Whoever watches chooses whose view is shown."""

    def follow_orders(self) -> None:
        """Complete nothing."""


class AfterNovaFrame(Frame):
    """The table of AfterNova, to be looked at."""

    HAS_LIST = True

    screen: AfterNovaScreen

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        self._reading = reading
        seen = DealsSeen(positions)
        super().__init__(seen, AfterNovaScreen(seen, theme))
        self.screen.seats.forget()

    @cached_property
    def switch(self) -> DealsList:
        """The lists beside the pictures, once they are wanted."""
        return DealsList(self.screen, self._reading)

    @property
    def is_list(self) -> bool:
        return self.screen.is_list

    def toggle_list(self) -> None:
        self.switch.toggle()

    def retell(self) -> None:
        self.screen.refresh()

    def board(self) -> QRect:
        return self.screen.planets.geometry().united(self.screen.ship.geometry())

    def open_hands(self) -> OpenHands:
        state: Any = self.controller.match.state
        assert isinstance(state, State)
        hands = tuple(self._hand(state, seat) for seat in range(state.seats))
        return OpenHands(hands, sentences(*spoken.bag(state.reserve, fragments(state.bag))))

    @staticmethod
    def _hand(state: State, seat: int) -> OpenHand:
        first, second = map(cards.colour, words(OBJECTIVES[state.objectives[seat]].colours))
        wants = text("objective-note", first=first, second=second)
        held = state.hand(seat)
        return OpenHand((wants,), (all_of(map(cards.name_of, held)),) if held else ())
