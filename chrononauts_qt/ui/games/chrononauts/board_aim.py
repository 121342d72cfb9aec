"""Aiming the armed card at the board: a year, a player, or nothing in particular."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.explain.explainer import Explainer
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.regions import Regions
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.kit.roles import ItemRole


class BoardAim(QObject):
    """Turns presses and keys on years and players into plays of the armed card."""

    def __init__(self, table: Regions, arming: Arming, sheets: Sheets, explain: Explainer) -> None:
        super().__init__(table)
        self._table = table
        self._arming = arming
        self._sheets = sheets
        self._explain = explain
        table.timeline.activated.connect(self._aim_at)
        table.players.activated.connect(self._aim_at)

    def focus_target(self) -> None:
        """Bring the keys to the first legal target on the board, or to the button that plays."""
        if self._sheets.is_asking:
            return
        targets = self._arming.targets() or frozenset()
        if self._arming.sole_play() is not None:
            self._table.steps.primary.setFocus()
            return
        for row in range(self._table.timeline_model.rowCount()):
            for column in range(self._table.timeline_model.columnCount()):
                index = self._table.timeline_model.index(row, column)
                if index.data(ItemRole.TARGET) in targets:
                    self._table.timeline.setCurrentIndex(index)
                    self._table.timeline.setFocus()
                    return

    def focus_on(self, action: Action) -> None:
        """Bring the keys to where Enter does a move: the year it is played on, or its button."""
        target = action.target_id or ""
        if not target.isdigit():
            self._table.steps.focus_on(action.verb)
            return
        self._table.timeline.setCurrentIndex(self._table.timeline_model.index_of(int(target)))
        self._table.timeline.setFocus()

    def _aim_at(self, index: QModelIndex) -> None:
        """Play the armed card on a tile or a player; a targetless one goes wherever on the board."""
        if self._arming.card is None:
            if index.data(TileRole.YEAR):
                self._explain.show_year(index.data(TileRole.YEAR))
            return
        target = str(index.data(ItemRole.TARGET))
        if self._arming.targets() == frozenset({"slot"}):
            target = "slot"
        if not self._arming.play(target):
            self._explain.explain_refusal(target)
