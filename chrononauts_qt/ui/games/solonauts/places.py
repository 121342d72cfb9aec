"""Where everything of a journey stands: the table's own layout, a shelf above the board, and travellers.

They stand in the rail, above the pages; where the rail is folded, in the dock between hand and buttons.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QRect

from chrononauts_qt.ui.games.chrononauts.views.geometry import (
    CARD_TEXT,
    RING,
    ROWS,
    Layout,
    halves,
    layout_for,
    tile_rects,
)

HAND = 5
STRIP_GAP = 2
"""The least room between two travellers, in pixels."""
LEAST_STRIP = 24
"""The least height of a traveller in pixels (WCAG 2.5.8); what then has no room is scrolled to."""

_SHELF, _PANEL, _NARROW_PANEL, _PAGES = 30, 238, 176, 218
_TIGHT_STEP = 0.66
"""How much of a card stays in sight where the travellers need the hand's room: its title is turned."""
_APART = 1.06
_CELL = 133
"""The least width of a traveller on two lines whose letters have 12 pixels."""


class SoloLayout(NamedTuple):
    """``table`` has the places that every table has; ``strip`` is the height of a traveller.

    ``shows`` is how many travellers are in sight at once.
    """

    table: Layout
    shelf: QRect
    travellers: QRect
    columns: int
    strip: int
    shows: int


def solo_layout(width: int, height: int, text: float, count: int) -> SoloLayout:
    """Return where everything stands for so many travellers."""
    base = layout_for(width, height, text, CARD_TEXT)  # the travellers need the room more than the hand
    table = _below_shelf(_without_rail(base) if base.compact else base)
    table = _with_dock(table)
    shelf = QRect(table.timeline.left(), base.timeline.top(), table.timeline.width(), _shelf_height(base))
    if not base.compact:
        return _in_rail(table, shelf, count)
    spread = _in_dock(_with_hand(table, _APART), shelf, count)
    if spread.shows >= count:
        return spread
    return _in_dock(_with_hand(table, _TIGHT_STEP), shelf, count)


def one_line(u: float, text: float) -> int:
    """Return the least height of a traveller whose years stand beside the name."""
    return max(LEAST_STRIP, round(27 * u), round(19 * u * text))


def two_lines(u: float, text: float) -> int:
    """Return the least height of a traveller whose years stand below the name."""
    return max(29, round(29 * u * text))


def _roomy(u: float, text: float) -> int:
    """Return the height at which both lines have air."""
    return max(round(47 * u), round(40 * u * text))


def _shelf_height(base: Layout) -> int:
    return max(26, base.px(_SHELF), round(22 * base.u * base.text))


def _without_rail(base: Layout) -> Layout:
    """Give the board the room of the strip of emblems."""
    margin = base.timeline.left()
    width = base.size.width() - 2 * margin
    rail = QRect(margin + width, base.rail.top(), 0, base.rail.height())
    board, dock = QRect(base.timeline), QRect(base.dock)
    board.setWidth(width)
    dock.setWidth(width)
    return replace(base, rail=rail, timeline=board, dock=dock)


def _below_shelf(base: Layout) -> Layout:
    """Let the board begin below the shelf; its rows give what that takes."""
    gap = base.tiles[1].left() - base.tiles[0].right() - 1
    board = base.timeline.adjusted(0, _shelf_height(base) + gap, 0, 0)
    free = board.height() - base.drop - (ROWS - 1) * gap
    row = min(base.tiles[0].height(), free // ROWS)
    return replace(base, timeline=board, tiles=tile_rects(board, gap, row))


def _with_dock(base: Layout) -> Layout:
    """Share the dock: piles, hand, what is left over, buttons. Nobody has secrets here."""
    dock, narrow = base.dock, base.compact
    units = _NARROW_PANEL if narrow else _PANEL
    width = round(units * base.u * min(base.text, 1.5))
    button = QRect(base.button)
    button.moveRight(dock.right() - base.px(8))
    button.setLeft(button.right() + 1 - width)
    steps = QRect(button.left(), base.steps.top(), width, base.steps.height())
    hand = QRect(base.hand)
    hand.setRight(steps.left() - base.px(10))
    return replace(base, hand=hand, steps=steps, button=button, secrets=QRect())


def _with_hand(table: Layout, step: float) -> Layout:
    """Let the hand take as much as its cards need, each a `step` of its width from the last."""
    width = round(table.hand_card.width() * (1 + (HAND - 1) * step)) + 2 * RING + 2
    hand = QRect(table.hand)
    hand.setWidth(min(hand.width(), width))
    return replace(table, hand=hand)


def _in_dock(table: Layout, shelf: QRect, count: int) -> SoloLayout:
    """Put the travellers beside the hand, in as many columns as the reader's text leaves room for."""
    gap, edge = table.px(8), 3
    left, right = table.hand.right() + gap, table.steps.left() - gap
    room = QRect(left, table.dock.top() + edge, right - left, table.dock.height() - 2 * edge)
    columns = max(1, min(3, int(room.width() / (_CELL * max(1.0, table.u * table.text * 7 / 6)))))
    least = two_lines(table.u, table.text)
    rows = max(1, (room.height() + STRIP_GAP) // (least + STRIP_GAP))
    strip = (room.height() + STRIP_GAP) // min(rows, -(-count // columns)) - STRIP_GAP
    strip = min(strip, _roomy(table.u, table.text))
    return SoloLayout(table, shelf, room, columns, strip, rows * columns)


def _in_rail(table: Layout, shelf: QRect, count: int) -> SoloLayout:
    """Put the travellers at the rail's head, and the pages below them."""
    rail, gap = table.rail, max(STRIP_GAP, table.px(4))
    most = rail.height() - round(_PAGES * table.page_u * min(table.text, 1.25))
    strip = min(_roomy(table.u, table.text), max(one_line(table.u, table.text), (most + gap) // count - gap))
    height = min(most, count * (strip + gap) - gap)
    room = QRect(rail.left(), rail.top(), rail.width(), height)
    below = room.bottom() + 1 + gap
    pages = QRect(rail.left(), below, rail.width(), rail.bottom() + 1 - below)
    tabs = halves(pages, gap) if table.wide else (pages,)
    shows = (most + gap) // (strip + gap)
    return SoloLayout(replace(table, players=room, tabs=tabs), shelf, room, 1, strip, shows)
