"""Dungeon Time watched again."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal

from chrononauts_qt.games.dungeon_time.outlook import chosen_in
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.replay_table import WatchedTable
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.replay.seen import Seen
from chrononauts_qt.ui.table.replay_frame import Frame, OpenHands


class DungeonSeen(Seen, DungeonController):
    """A table without players; its glass stands as it stood then."""

    paused, going_on = Signal(bool), Signal()  # Qt would hear too late of one that only the second base has

    def rest(self, on: bool, seat: int | None = None, why: str = "") -> None:
        """Do nothing: no time runs that could be stopped."""

    @property
    def seconds_left(self) -> float | None:
        whole = glass_seconds(self.match.options)
        return whole - (self.match.stamp or 0) / 1000 if whole else None


class DungeonFrame(Frame):
    """The table of Dungeon Time, to be looked at; all hands lie open on it."""

    HIDES = False
    HAS_TURNS = False

    screen: WatchedTable

    def __init__(self, positions: Positions, theme: Theme) -> None:
        seen = DungeonSeen(positions)
        told = positions.history(len(positions) - 1)
        cards = sum(event.name == "CardPlayed" for event in told)
        chosen = chosen_in(told) if positions.is_finished else None
        now = positions.game.view(positions.state(len(positions) - 1), None)
        assert isinstance(now, View)
        super().__init__(seen, WatchedTable(seen, theme, chosen, cards, now))

    def retell(self) -> None:
        """Nothing: there is no Log."""

    def board(self) -> QRect:
        return self.screen.rect()

    def open_hands(self) -> OpenHands:
        return OpenHands((), "")

    @property
    def is_moving(self) -> bool:
        return self.screen.is_moving
