"""The way to a year of the TimeLine by its digits."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject

from chrononauts_qt.ui.kit import private_speech

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import YearTable
    from chrononauts_qt.ui.games.chrononauts.sheets.year_sheet import YearSheet


class YearDoor(QObject):
    """Asks which year is meant, and gives it the keys on the board or in the list in its place."""

    def __init__(self, table: YearTable) -> None:
        super().__init__(table)
        self._table = table

    @cached_property
    def sheet(self) -> YearSheet:
        """Asks for the digits."""
        from chrononauts_qt.ui.games.chrononauts.sheets.year_sheet import YearSheet  # read when wanted

        made = YearSheet(self._table, self._table.reading, self._would)
        made.chosen.connect(self._go_to)
        return made

    def ask(self) -> None:
        """Ask which year is meant."""
        self.sheet.ask()

    def _would(self, year: int) -> str:
        """Return what the armed card would do at a year, as it is told where the keys are."""
        with self._table.arming.controller.speaking():
            return private_speech.said(self._table.explain.preview.at(str(year)))

    def _go_to(self, year: int) -> None:
        board = self._table.timeline
        board.setCurrentIndex(QModelIndex())  # the list in its place may be elsewhere
        board.setCurrentIndex(self._table.timeline_model.index_of(year))
        board.setFocus()
