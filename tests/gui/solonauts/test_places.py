"""Where everything of a journey stands, in every size."""

from __future__ import annotations

from itertools import combinations, product

from PySide6.QtCore import QRect

from chrononauts_qt.ui.games.solonauts.places import LEAST_STRIP, SoloLayout, solo_layout
from tests.each import each

SIZES = [(1024, 554), (1024, 600), (1093, 554), (1366, 700), (1366, 768), (1920, 1080), (2560, 1440)]
TEXTS = [0.8, 1.0, 1.25, 1.5, 2.0]


def _rooms(layout: SoloLayout) -> dict[str, QRect]:
    table = layout.table
    rooms = {
        "status": table.status,
        "shelf": layout.shelf,
        "board": QRect(table.tiles[0]).united(table.tiles[-1]).adjusted(0, 0, 0, table.drop),
        "travellers": layout.travellers,
        "deck": table.deck,
        "discard": table.discard,
        "steps": table.steps,
        "button": table.button,
        "hand": table.hand.intersected(table.dock),
    }
    return rooms | {f"pages {number}": page for number, page in enumerate(table.tabs)}


def test_nothing_lies_over_anything_else() -> None:
    for check in each(product(SIZES, TEXTS, (6, 8, 14))):
        with check as (size, text, count):
            layout = solo_layout(*size, text, count)
            window = QRect(0, 0, *size)
            rooms = _rooms(layout)
            for name, room in rooms.items():
                assert window.contains(room), f"{name} {room} leaves the window"
                assert room.height() > 0, name
                assert room.width() > 0, name
            for one, other in combinations(rooms, 2):
                assert not rooms[one].intersects(rooms[other]), f"{one} lies over {other}"


def test_a_traveller_is_large_enough_to_be_hit() -> None:
    """WCAG 2.5.8: 24 pixels."""
    for check in each(product(SIZES, TEXTS, (6, 8, 14))):
        with check as (size, text, count):
            layout = solo_layout(*size, text, count)
            assert layout.strip >= LEAST_STRIP
            assert layout.travellers.width() // layout.columns >= 5 * LEAST_STRIP


def test_everybody_is_in_sight() -> None:
    """At the usual text size; the smallest windows show twelve of fourteen and scroll to the rest."""
    for check in each(product(SIZES, range(6, 15))):
        with check as (size, count):
            layout = solo_layout(*size, 1.0, count)
            assert layout.shows >= min(count, 12 if layout.table.compact else 14)


