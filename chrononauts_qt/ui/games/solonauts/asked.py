"""What F1 asks about at the table of Solonauts: the topic of whatever has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QWidget

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.games.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.rulebook.asked import Asked

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen

_STEPS = {"play": "R-1205", "stuck": "R-1213", "over": "R-1211"}


def asked_about(table: SoloScreen, focus: QWidget | None) -> Asked:
    """Return what the widget with the focus is about; nothing here is known to one player only."""
    while focus is not None and focus is not table:
        topic = _of_item(table, focus) or _of_place(table, focus)
        if topic:
            return Asked(topic)
        focus = focus.parentWidget()
    return Asked(topics.rule(_STEPS[table.controller.view().step]))


def _of_item(table: SoloScreen, view: QWidget) -> str:
    """Return what the current item of a view is about."""
    if not isinstance(view, QAbstractItemView) or not view.currentIndex().isValid():
        return ""
    index = view.currentIndex()
    if isinstance(view, (TimelineView, TimelineTable)):
        tile = index.data(TileRole.TILE)
        return topics.tile(tile) if isinstance(tile, Tile) else ""
    if view is table.hand:
        return topics.card(str(index.data(CardRole.CARD)))
    return topics.card(str(index.data(CardRole.CARD))) if view is table.discards.grid else ""


def _of_place(table: SoloScreen, place: QWidget) -> str:
    """Return what a region or a button is about."""
    reader, message, why, steps = table.explain.reader, table.message, table.explain.why, table.steps
    if place is reader.inspector:
        return reader.asked().topic
    told: dict[QWidget, str] = {
        message: message.topic,
        why: why.topic or topics.rule("R-417"),
        steps.discard_button: topics.rule("R-1206"),
        table.timeline: "section:timeline",
        table.hand: topics.rule("R-1207"),
        table.discard: topics.rule("R-1208"),
        table.travellers: topics.rule("R-1210"),
        table.shelf: topics.rule("R-1210"),
        table.status.chip: topics.rule("R-701"),
        table.status.why_button: topics.rule("R-417"),
    }
    return told.get(place, "")
