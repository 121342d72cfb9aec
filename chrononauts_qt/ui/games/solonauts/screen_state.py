"""What the table of Solonauts shows beside the game, kept while it is made again in another look."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chrononauts_qt.ui.games.chrononauts.dock_state import YearsKept, mark_years, years_kept
from chrononauts_qt.ui.games.solonauts.controller import SEAT
from chrononauts_qt.ui.games.solonauts.questions import NO_WAY
from chrononauts_qt.ui.games.solonauts.table import SoloScreen
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.kit.row_diff import kept_order


class Kept(NamedTuple):
    """Everything that neither the match nor the settings know."""

    card: str
    orders: Mapping[int, tuple[str, ...]]
    hand_card: str
    traveller: str
    years: YearsKept
    reads_discards: bool
    inspected: str
    zoom: float
    no_way: bool


def kept(table: SoloScreen) -> Kept:
    """Return what is to be kept of a table."""
    hand, who = table.hand.currentIndex(), table.travellers.currentIndex()
    return Kept(
        card=table.arming.card or "",
        orders=table.hand_model.orders,
        hand_card=str(hand.data(CardRole.CARD)) if hand.isValid() else "",
        traveller=str(who.data(ItemRole.KEY)) if who.isValid() else "",
        years=years_kept(table),
        reads_discards=table.discards.isVisible(),
        inspected=table.reader.key,
        zoom=table.reader.inspector.zoom,
        no_way=table.question.isVisible() and table.question.topic == NO_WAY,
    )


def restore(table: SoloScreen, was: Kept) -> None:
    """Show on a table that has just been made, and is on the screen, what was kept of the last one."""
    table.hand_model.arrange(kept_order(was.orders.get(SEAT, ()), table.hand_model.cards))
    for view, model, card in (
        (table.hand, table.hand_model, was.hand_card),
        (table.travellers, table.travellers_model, was.traveller),
    ):
        if card in model.cards:
            view.setCurrentIndex(model.index(model.cards.index(card), 0))
    mark_years(table, was.years)
    table.reader.inspector.set_zoom(was.zoom)
    if was.card:
        table.arming.arm(was.card, "hand")
    if was.reads_discards:
        table.show_discards()
    if was.inspected:
        table.reader.show(was.inspected)
