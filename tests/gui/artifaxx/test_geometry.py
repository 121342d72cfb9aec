"""Where the counter stands, in every window: shelves side by side, large cards, titles in sight."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRect, QSize

from chrononauts_qt.ui.games.artifaxx.counter_geometry import (
    CARD_HEIGHT,
    GAP,
    PAD,
    CounterLayout,
    card_rects,
    counter_layout,
)
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from tests.each import each

LEAST_TARGET = 24
"""In pixels (WCAG 2.5.8)."""
SIZES = ((1024, 554), (1024, 600), (1366, 700), (1366, 768), (1920, 1080), (2560, 1440))


def room_of(layout: CounterLayout, shelf: QRect) -> QRect:
    """Return the room for cards on a shelf."""
    pad = layout.base.px(PAD)
    return QRect(0, 0, shelf.width() - layout.plate - 2 * pad, shelf.height() - 2 * pad)


@pytest.mark.rule("R-1101")
def test_nothing_lies_over_anything_else() -> None:
    for check in each(product(SIZES, [2, 3, 4], [1.0, 1.25, 2.0])):
        with check as (size, seats, text):
            layout = counter_layout(*size, seats, text)
            base = layout.base
            parts = [*layout.shelves, layout.slot, layout.deck, layout.discard, layout.log]
            parts += [base.dock, base.status]
            for one, other in combinations(parts, 2):
                assert not one.intersects(other)
            for part in parts:
                assert QRect(0, 0, *size).contains(part)
            inside = [base.hand.intersected(base.dock), base.secrets, base.steps, base.button]
            for one, other in combinations(inside, 2):
                assert not one.intersects(other)
            assert all(base.dock.contains(part) for part in inside)


def test_the_seats_sit_clockwise() -> None:
    four = counter_layout(1366, 700, 4).shelves
    assert [(shelf.left() < 683, shelf.top() < 200) for shelf in four] == [
        (True, True), (False, True), (False, False), (True, False)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_artifacts_are_as_large_as_drawn(seats: int) -> None:
    """150 by 210 where the window is as drawn, and side by side."""
    layout = counter_layout(1366, 768, seats)
    assert layout.base.u == 1
    assert layout.card == QSize(150, CARD_HEIGHT)
    for shelf in layout.shelves:
        first, second = card_rects(room_of(layout, shelf), 2, layout.card, layout.base.px(GAP))
        assert first.size() == layout.card
        assert not first.intersects(second)


def test_however_many_there_are_each_can_be_seen_and_pressed() -> None:
    """Up to twelve of the fifteen Artifacts: none leaves the shelf, of each a strip is in sight."""
    for check in each(product(SIZES, [2, 4], range(1, 13))):
        with check as (size, seats, count):
            layout = counter_layout(*size, seats)
            for shelf in layout.shelves:
                room = room_of(layout, shelf)
                cards = card_rects(room, count, layout.card, layout.base.px(GAP))
                assert len(cards) == count
                assert all(room.contains(card) for card in cards)
                for before, after in pairwise(cards):
                    if before.top() == after.top():
                        assert after.left() - before.left() >= LEAST_TARGET


def test_crowding_makes_cards_smaller_only_as_far_as_it_must() -> None:
    layout = counter_layout(1366, 768, 4)
    room = room_of(layout, layout.shelves[0])
    heights = [card_rects(room, count, layout.card, 8)[0].height() for count in range(1, 8)]
    assert heights[:3] == [CARD_HEIGHT] * 3
    assert heights == sorted(heights, reverse=True)


def test_the_dock_is_that_of_every_table_but_as_wide_as_the_window() -> None:
    for size in SIZES:
        big, counter = layout_for(*size), counter_layout(*size, 4).base
        assert (counter.dock.top(), counter.dock.height()) == (big.dock.top(), big.dock.height())
        assert counter.dock.right() == size[0] - 1 - big.dock.left()
        assert counter.hand.width() > big.hand.width()
        assert counter.rail.isEmpty()
