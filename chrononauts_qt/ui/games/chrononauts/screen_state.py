"""What a table shows beside the game, kept while it is made again in another look or language."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt

from chrononauts_qt.ui.games.chrononauts.board_switch import BoardSwitch
from chrononauts_qt.ui.games.chrononauts.dock_state import DockKept, dock_kept, take_up, uncover
from chrononauts_qt.ui.games.chrononauts.explain.explainer import Showing
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.table import TableScreen


class Kept(NamedTuple):
    """Everything that neither the match nor the settings know.

    ``year`` is the marked tile, 0: none; ``sorted_by`` as of the board's list.
    """

    dock: DockKept
    year: int
    showing: Showing
    page: str
    slid_over: bool
    timeline_only: bool
    preview: bool
    lines: bool
    sorted_by: tuple[int, Qt.SortOrder] | None


def kept(table: TableScreen, board: BoardSwitch) -> Kept:
    """Return what is to be kept of a table."""
    explain, tile = table.explain, table.timeline.currentIndex()
    return Kept(
        dock=dock_kept(table, explain.reader),
        year=int(tile.data(TileRole.YEAR)) if tile.isValid() else 0,
        showing=explain.showing,
        page=explain.rail.page,
        slid_over=explain.rail.is_open and explain.rail.stays,
        timeline_only=explain.log_page.timeline_only.isChecked(),
        preview=explain.preview.is_on,
        lines=explain.why.lines_button.isChecked(),
        sorted_by=board.sorted_by,
    )


def restore(table: TableScreen, board: BoardSwitch, was: Kept) -> None:
    """Show on a table that has just been made, and is on the screen, what was kept of the last one."""
    explain = table.explain
    uncover(table, was.dock)
    if was.sorted_by is not None:
        board.list.sortByColumn(*was.sorted_by)
    if was.year:
        table.timeline.setCurrentIndex(table.timeline_model.index_of(was.year))
    explain.log_page.timeline_only.setChecked(was.timeline_only)
    explain.preview.switch(was.preview)
    explain.show_again(was.showing)
    if was.slid_over:
        explain.rail.show_page(was.page)
    else:
        explain.rail.turn_if_room(was.page)
    explain.why.lines_button.setChecked(was.lines)
    take_up(table, explain.reader, was.dock)
