"""What a table shows beside the game, kept while it is made again in another look or language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt

from chrononauts_qt.ui.models.roles import CardRole, TileRole
from chrononauts_qt.ui.tables.chrononauts.board_switch import BoardSwitch
from chrononauts_qt.ui.tables.chrononauts.explain.explainer import Showing
from chrononauts_qt.ui.tables.chrononauts.table import TableScreen


class Kept(NamedTuple):
    """Everything that neither the match nor the settings know.

    ``viewer`` is the seat whose private view was up, ``asked`` whether the seat that guesses the time had
    lifted its curtain. ``sheet`` is "claim", "choice", "discards" or "". ``year`` is the marked tile, 0:
    none; ``sorted_by`` the column of the list and its direction.
    """

    viewer: int | None
    asked: bool
    card: str
    source: str
    orders: Mapping[int, tuple[str, ...]]
    hand_card: str
    year: int
    showing: Showing
    page: str
    slid_over: bool
    sheet: str
    inspected: str
    zoom: float
    timeline_only: bool
    preview: bool
    lines: bool
    sorted_by: tuple[int, Qt.SortOrder]


def kept(table: TableScreen, board: BoardSwitch) -> Kept:
    """Return what is to be kept of a table."""
    explain, flow, hand, tile = table.explain, table.flow, table.hand, table.timeline.currentIndex()
    sheets = {"claim": flow.claim, "choice": flow.choice, "discards": flow.discards}
    header, index = board.list.horizontalHeader(), hand.currentIndex()
    return Kept(
        viewer=table.controller.viewer,
        asked=flow.guess.is_lifted,
        card=table.arming.card or "",
        source=table.arming.source,
        orders=table.hand_model.orders,
        hand_card=str(index.data(CardRole.CARD)) if index.isValid() else "",
        year=int(tile.data(TileRole.YEAR)) if tile.isValid() else 0,
        showing=explain.showing,
        page=explain.rail.page,
        slid_over=explain.rail.is_open and explain.rail.stays,
        sheet=next((name for name, sheet in sheets.items() if sheet.isVisible()), ""),
        inspected=explain.reader.key,
        zoom=explain.reader.inspector.zoom,
        timeline_only=explain.log_page.timeline_only.isChecked(),
        preview=explain.preview.is_on,
        lines=explain.why.lines_button.isChecked(),
        sorted_by=(header.sortIndicatorSection(), header.sortIndicatorOrder()),
    )


def restore(table: TableScreen, board: BoardSwitch, was: Kept) -> None:
    """Show on a table that has just been made, and is on the screen, what was kept of the last one."""
    explain, flow = table.explain, table.flow
    table.hand_model.remember(was.orders)
    if was.viewer is not None:
        table.controller.lift(was.viewer)
    if was.asked:
        flow.guess.lift()
    board.list.sortByColumn(*was.sorted_by)
    if was.year:
        table.timeline.setCurrentIndex(table.timeline_model.index_of(was.year))
    if was.hand_card in table.hand_model.cards:
        row = table.hand_model.cards.index(was.hand_card)
        table.hand.setCurrentIndex(table.hand_model.index(row, 0))
    explain.log_page.timeline_only.setChecked(was.timeline_only)
    explain.preview.switch(was.preview)
    explain.show_again(was.showing)
    if was.slid_over:
        explain.rail.show_page(was.page)
    else:
        explain.rail.turn_if_room(was.page)
    explain.why.lines_button.setChecked(was.lines)
    explain.reader.inspector.set_zoom(was.zoom)
    if was.card and was.viewer is not None:
        table.arming.arm(was.card, was.source)
    _reopen(table, was)


def _reopen(table: TableScreen, was: Kept) -> None:
    if was.sheet == "claim":
        table.flow.ask_claim()
    elif was.sheet == "choice" and was.card:
        table.flow.ask_choice(was.card)
    elif was.sheet == "discards":
        table.flow.show_discards()
    if was.inspected:
        table.explain.reader.show(was.inspected)
