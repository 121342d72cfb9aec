"""What the table of Solonauts shows beside the game, kept while it is made again in another look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chrononauts_qt.ui.games.chrononauts.explain.years import Showing
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.models.row_diff import kept_order
from chrononauts_qt.ui.games.solonauts.controller import SEAT
from chrononauts_qt.ui.games.solonauts.questions import NO_WAY
from chrononauts_qt.ui.games.solonauts.table import SoloScreen
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole


class Kept(NamedTuple):
    """Everything that neither the match nor the settings know. ``year`` is the marked tile, 0: none."""

    card: str
    orders: Mapping[int, tuple[str, ...]]
    hand_card: str
    traveller: str
    year: int
    showing: Showing
    page: str
    slid_over: bool
    reads_discards: bool
    inspected: str
    zoom: float
    timeline_only: bool
    lines: bool
    no_way: bool


def kept(table: SoloScreen) -> Kept:
    """Return what is to be kept of a table."""
    explain, hand, who = table.explain, table.hand.currentIndex(), table.travellers.currentIndex()
    tile = table.timeline.currentIndex()
    return Kept(
        card=table.arming.card or "",
        orders=table.hand_model.orders,
        hand_card=str(hand.data(CardRole.CARD)) if hand.isValid() else "",
        traveller=str(who.data(ItemRole.KEY)) if who.isValid() else "",
        year=int(tile.data(TileRole.YEAR)) if tile.isValid() else 0,
        showing=explain.showing,
        page=explain.rail.page,
        slid_over=explain.rail.is_open and explain.rail.stays,
        reads_discards=table.discards.isVisible(),
        inspected=explain.reader.key,
        zoom=explain.reader.inspector.zoom,
        timeline_only=explain.log_page.timeline_only.isChecked(),
        lines=explain.why.lines_button.isChecked(),
        no_way=table.question.isVisible() and table.question.topic == NO_WAY,
    )


def restore(table: SoloScreen, was: Kept) -> None:
    """Show on a table that has just been made, and is on the screen, what was kept of the last one."""
    explain = table.explain
    table.hand_model.arrange(kept_order(was.orders.get(SEAT, ()), table.hand_model.cards))
    if was.year:
        table.timeline.setCurrentIndex(table.timeline_model.index_of(was.year))
    for view, model, card in (
        (table.hand, table.hand_model, was.hand_card),
        (table.travellers, table.travellers_model, was.traveller),
    ):
        if card in model.cards:
            view.setCurrentIndex(model.index(model.cards.index(card), 0))
    explain.log_page.timeline_only.setChecked(was.timeline_only)
    explain.show_again(was.showing)
    if was.slid_over:
        explain.rail.show_page(was.page)
    else:
        explain.rail.turn_if_room(was.page)
    explain.why.lines_button.setChecked(was.lines)
    explain.reader.inspector.set_zoom(was.zoom)
    if was.card:
        table.arming.arm(was.card, "hand")
    if was.reads_discards:
        table.show_discards()
    if was.inspected:
        explain.reader.show(was.inspected)
