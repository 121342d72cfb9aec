"""What a table shows beside the game, kept while it is made again in another look or language."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt

from chrononauts_qt.ui.games.chrononauts.board_switch import BoardSwitch
from chrononauts_qt.ui.games.chrononauts.dock_state import (
    DockKept,
    YearsKept,
    dock_kept,
    mark_years,
    take_up,
    uncover,
    years_kept,
)
from chrononauts_qt.ui.games.chrononauts.table import TableScreen


class Kept(NamedTuple):
    """Everything that neither the match nor the settings know. ``sorted_by`` as of the board's list."""

    dock: DockKept
    years: YearsKept
    preview: bool
    sorted_by: tuple[int, Qt.SortOrder] | None


def kept(table: TableScreen, board: BoardSwitch) -> Kept:
    """Return what is to be kept of a table."""
    return Kept(dock_kept(table), years_kept(table), table.explain.preview.is_on, board.sorted_by)


def restore(table: TableScreen, board: BoardSwitch, was: Kept) -> None:
    """Show on a table that has just been made, and is on the screen, what was kept of the last one."""
    uncover(table, was.dock)
    if was.sorted_by is not None:
        board.list.sortByColumn(*was.sorted_by)
    table.explain.preview.switch(was.preview)
    mark_years(table, was.years)
    take_up(table, was.dock)
