"""When the lines of cause show: while C is held, or until they are put away again."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject

from chrononauts_qt.ui.games.chrononauts.explain.lines import Lines
from chrononauts_qt.ui.games.chrononauts.explain.rail import Rail
from chrononauts_qt.ui.games.chrononauts.explain.why_page import WhyPage
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView


class Tracing(QObject):
    """Draws the lines of the year that is marked on the board, else of the one that is explained."""

    def __init__(self, lines: Lines, board: TimelineView, why: WhyPage, rail: Rail) -> None:
        super().__init__(board)
        self._lines = lines
        self._board = board
        self._why = why
        self._rail = rail
        self._stays = False
        why.lines_toggled.connect(self._keep)
        board.selectionModel().currentChanged.connect(lambda *_: self._follow())

    def hold(self) -> None:
        """Show the lines until they are let go."""
        self._show(True)

    def let_go(self) -> None:
        """Take the lines away, unless they are to stay."""
        if not self._stays:
            self._show(False)

    def toggle(self) -> None:
        """Let the lines stay, or take them away."""
        self._why.lines_button.toggle()

    def end(self) -> bool:
        """Take lines away that were to stay; tell whether there were any."""
        was = self._stays
        self._why.lines_button.setChecked(False)
        return was

    def _year(self) -> int:
        current: QModelIndex = self._board.currentIndex()
        return int(current.data(TileRole.YEAR)) if current.isValid() else self._why.year

    def _show(self, on: bool) -> None:
        if on:
            self._rail.close()  # it would lie over the lines
        self._lines.show_causes(self._year() if on else 0)

    def _keep(self, on: bool) -> None:
        self._stays = on
        self._show(on)

    def _follow(self) -> None:
        if self._lines.year:
            self._show(True)
