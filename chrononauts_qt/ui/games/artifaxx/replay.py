"""The counter watched again."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.artifaxx.asked import asked_on_counter
from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.explain.reading import Reader
from chrononauts_qt.ui.games.chrononauts.replay import CardFrame, RivalsSeen
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.asked import Asked


class CounterFrame(CardFrame):
    """The counter of Artifaxx."""

    def __init__(self, positions: Positions, theme: Theme, reading: Theme) -> None:
        self.controller = controller = RivalsSeen(positions)
        self.screen = self.parts = self._counter = CounterScreen(controller, theme, reading=reading)
        self._counter.seats.forget()
        super().__init__()

    def retell(self) -> None:
        self._counter.announcer.begin_again()

    def board(self) -> QRect:
        return self._counter.layout_now.counter

    def asked(self, focus: QWidget | None) -> Asked:
        return asked_on_counter(self._counter, focus)

    @property
    def reader(self) -> Reader:
        return self._counter.reader
