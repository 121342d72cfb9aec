"""What F1 asks about on the counter: the topic of whatever has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractItemView, QWidget

from chrononauts_qt.ui.games.chrononauts.asked import of_sheet
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.rulebook.asked import Asked, asked_on_page

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.artifaxx.table import CounterScreen


def asked_on_counter(table: CounterScreen, focus: QWidget | None) -> Asked:
    """Return what the widget with the focus is about: a card, a shelf, a button, a sheet."""
    named = asked_on_page(focus)
    if named.topic or focus is None or not table.isAncestorOf(focus):
        return named
    inspector = table.reader.inspector
    if focus is inspector or inspector.isAncestorOf(focus):
        return table.reader.asked()
    if table.message.isAncestorOf(focus):  # told to a viewer, it may be about a card of that hand
        return Asked(table.message.topic, table.controller.viewer is not None)
    if table.arming.card and focus in (*table.shelves, table.middle, table.steps.primary):
        return Asked(topics.card(table.arming.card), True)  # the keys went there with the card
    return _of_card(table, focus) or _of_place(table, focus)


def _of_card(table: CounterScreen, focus: QWidget) -> Asked | None:
    """Return the topic of the card that has the keys in a view."""
    if not isinstance(focus, QAbstractItemView) or not focus.currentIndex().isValid():
        return None
    index = focus.currentIndex()
    if focus is table.hand:
        return Asked(topics.card(str(index.data(CardRole.CARD))), True)
    if focus in table.shelves or focus is table.middle:
        return Asked(topics.card(str(index.data(CardRole.CARD))))
    return None


def _of_place(table: CounterScreen, focus: QWidget) -> Asked:
    """Return the topic of the part of the counter that has the keys."""
    steps = table.steps
    places: dict[QWidget, str] = {
        steps.discard_button: topics.rule("R-304"),
        steps.claim_button: topics.rule("R-1107"),
        steps.primary: topics.step(table.controller.public_view().step),
        table.hand: topics.rule("R-303"),
        table.discard: topics.rule("R-312"),
        table.drawer: topics.rule("R-1107"),
        table.middle: topics.rule("R-1106"),
        **dict.fromkeys(table.shelves, topics.rule("R-1106")),
    }
    found = next((place for place in places if place is focus or place.isAncestorOf(focus)), None)
    return of_sheet(table.sheets, table.arming.card, focus) if found is None else Asked(places[found])
