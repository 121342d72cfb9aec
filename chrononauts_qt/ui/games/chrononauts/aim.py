"""Aiming the armed card at the board: a year, a player, or nothing in particular."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.kit.roles import ItemRole, TileRole

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import CardTable, YearTable
    from chrononauts_qt.ui.games.chrononauts.table import TableScreen


class Aim(QObject):
    """Turns presses and keys on a board into plays of the armed card."""

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self._arming = table.arming
        self._steps = table.steps

    def targets(self) -> frozenset[str] | None:
        """Return what is ringed for the armed card."""
        return self._arming.targets()

    def focus_target(self) -> None:
        """Bring the keys to the first legal target on the board, or to the button that plays."""
        if self._arming.sole_play() is not None:
            self._steps.primary.setFocus()
        else:
            self.focus_first(self._arming.targets() or frozenset())

    def focus_on(self, action: Action) -> None:
        """Bring the keys to where Enter does a move: the target it is played on, or its button."""
        if not self.focus_first(frozenset({action.target_id or ""})):
            self._steps.focus_on(action.verb)

    def consider(self, action: Action | None) -> None:
        """Show what a play would do, None: nothing; on this board nothing is to be seen of it."""

    @abstractmethod
    def focus_first(self, targets: frozenset[str]) -> bool:
        """Bring the keys to the first of these targets; tell whether one lies on the board."""


class YearAim(Aim):
    """Aims at the years of a TimeLine; without an armed card they are explained."""

    def __init__(self, table: YearTable) -> None:
        super().__init__(table)
        self._board = table.timeline
        self._explain = table.explain
        table.timeline.activated.connect(self.aim_at)

    def focus_first(self, targets: frozenset[str]) -> bool:
        found = next((index for index in self._board.items() if index.data(ItemRole.TARGET) in targets), None)
        if found is not None:
            self._board.setCurrentIndex(found)
            self._board.setFocus()
        return found is not None

    def consider(self, action: Action | None) -> None:
        self._explain.preview.suppose(action)

    def aim_at(self, index: QModelIndex) -> None:
        """Play the armed card where it was pressed."""
        if self._arming.card is not None:
            target = self.target_at(index)
            if not self._arming.play(target):
                self._explain.explain_refusal(target)
        elif index.data(TileRole.YEAR):
            self._explain.show_year(index.data(TileRole.YEAR))

    def target_at(self, index: QModelIndex) -> str:
        """Return what is aimed at by a press on an item."""
        return str(index.data(ItemRole.TARGET))


class BoardAim(YearAim):
    """Aims at years and players."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        table.players.activated.connect(self.aim_at)

    def target_at(self, index: QModelIndex) -> str:
        """A card without a target goes wherever on the board."""
        return "slot" if self._arming.targets() == frozenset({"slot"}) else super().target_at(index)
