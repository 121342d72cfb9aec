"""What F1 asks about at the big table: the topic of whatever has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QAbstractItemView, QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.explain.goals_page import GoalCard
from chrononauts_qt.ui.games.chrononauts.goals import GoalRole
from chrononauts_qt.ui.games.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.rulebook.asked import Asked, asked_on_page, way_up

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
    from chrononauts_qt.ui.games.chrononauts.table import TableScreen


def asked_about(table: TableScreen, focus: QWidget | None) -> Asked:
    """Return what the widget with the focus is about: a card, a year, a pile, a button, a sheet."""
    way = list(way_up(focus))
    named = asked_on_page(focus)
    return named if named.topic or focus is None or table not in way else _on_table(table, focus, way)


def _on_table(table: TableScreen, focus: QWidget, way: list[QWidget]) -> Asked:
    reader, steps = table.explain.reader, table.steps
    if reader.inspector in way:
        return reader.asked()
    if table.message in way:  # told to a viewer, it may be about a card of that hand
        return Asked(table.message.topic, table.controller.viewer is not None)
    is_aim = isinstance(focus, (TimelineView, TimelineTable)) or focus in (table.players, steps.primary)
    if table.arming.card and is_aim:  # the keys went there with the card: it is what one wonders about
        return Asked(topics.card(table.arming.card), True)
    if isinstance(focus, QAbstractItemView) and focus.currentIndex().isValid():
        of_item = _of_item(table, focus, focus.currentIndex())
        if of_item.topic:
            return of_item
    if table.explain.why in way:
        return Asked(table.explain.why.topic or topics.rule("R-417"))
    places: dict[QWidget, str] = {
        steps.discard_button: topics.rule("R-304"),
        steps.claim_button: topics.rule("R-801"),
        steps.primary: topics.step(table.controller.public_view().step),
        table.hand: topics.rule("R-303"),
        table.timeline: "section:timeline",
        table.discard: topics.rule("R-312"),
        table.explain.goals_page: topics.rule("R-801"),
        table.goals: topics.rule("R-801"),
        table.players: topics.rule("R-314"),
        table.status.chip: topics.rule("R-701"),
        table.status.why_button: topics.rule("R-417"),
    }
    for widget in way:
        if widget in places:
            return Asked(places[widget])
    return of_sheet(table.sheets, table.arming.card, focus)


def of_sheet(sheets: Sheets, armed: str | None, focus: QWidget) -> Asked:
    """Return what the sheet with the focus is about; a card that is chosen or aimed is the viewer's own."""
    name = sheets.name_of(focus)
    if name in ("picker", "discards") and isinstance(focus, QAbstractItemView):
        card = focus.currentIndex().data(CardRole.CARD)
        return Asked(topics.card(str(card)) if card else "", name == "picker")
    if isinstance(focus, GoalCard) and focus.face is not None:
        return Asked(topics.of_key(focus.face.card), True)
    if name == "choice":
        return Asked(topics.card(armed) if armed else "", True)
    places = {"memo": topics.step("window"), "curtain": topics.rule("R-314")}
    return Asked(places.get(name or "", ""))


def _of_item(table: TableScreen, view: QAbstractItemView, index: QModelIndex) -> Asked:
    """Return what the current item of a view is about."""
    if isinstance(view, (TimelineView, TimelineTable)):
        tile = table.timeline_model.index_of(int(index.data(ItemRole.KEY))).data(TileRole.TILE)
        return Asked(topics.tile(tile)) if isinstance(tile, Tile) else Asked()
    if view is table.hand:
        return Asked(topics.card(str(index.data(CardRole.CARD))), True)
    if view is table.goals:
        return Asked(topics.of_key(str(index.data(GoalRole.CARD))))
    return Asked()
