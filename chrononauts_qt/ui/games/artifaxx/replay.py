"""The counter watched again."""

from __future__ import annotations

from PySide6.QtCore import QRect

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.replay import CardFrame, RivalsSeen
from chrononauts_qt.ui.kit.theme import Theme


class CounterFrame(CardFrame):
    """The counter of Artifaxx."""

    screen: CounterScreen

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        seen = RivalsSeen(positions)
        super().__init__(seen, CounterScreen(seen, theme, reading=reading))
        self.screen.seats.forget()

    def board(self) -> QRect:
        return self.screen.layout_now.counter
