"""Pact watched again."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.asked import Asked
from chrononauts_qt.ui.table.replay.seen import Seen
from chrononauts_qt.ui.table.replay_frame import Frame, OpenHand, OpenHands
from tests.pact import words
from tests.pact.desk import TOPIC
from tests.pact.rules import points
from tests.pact.table import PactScreen


class PactFrame(Frame):
    """The table of Pact, to be looked at."""

    def __init__(self, positions: Positions, theme: Theme) -> None:
        self.controller = self._seen = Seen(positions)
        self.screen = self.parts = self._table = PactScreen(self._seen, theme)
        self._table.seats.forget()
        super().__init__()

    def retell(self) -> None:
        self._table.refresh()

    def board(self) -> QRect:
        return self._table.board.geometry()

    def asked(self, focus: QWidget | None) -> Asked:
        return Asked(TOPIC)

    def open_hands(self) -> OpenHands:
        state: Any = self.controller.match.state
        held = [(all_of(map(words.stone, hand)), f"{points(hand)} points") for hand in state.hands]
        bag = f"In the bag: {all_of(map(words.stone, state.bag))}" if state.bag else "The bag is empty."
        return OpenHands(tuple(OpenHand((worth,), (stones,)) for stones, worth in held), bag)
