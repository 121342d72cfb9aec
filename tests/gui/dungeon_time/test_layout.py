"""Nothing of the table lies over anything else or outside the window, and no card is too small."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect

from chrononauts_qt.games.dungeon_time.cards import DEALS, KINDS, SEATS
from chrononauts_qt.ui.games.dungeon_time.layout import HANDS, in_rows, phase, show, side_by_side
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX

SIZES = [
    (1024, 554), (1024, 600), (1093, 554), (1366, 700), (1366, 768), (1920, 1012), (1920, 1080),
    (2560, 1372), (3840, 2160),
]  # fmt: skip
LEAST = 92
"""The least width of a card in pixels."""


def _lie_apart(boxes: list[QRect], width: int, height: int) -> None:
    room = QRect(0, 0, width, height)
    for box in boxes:
        assert room.contains(box), box
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other), (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_phase_has_room_for_everything(size: tuple[int, int], seats: int) -> None:
    place = phase(*size, seats)
    hands = [in_rows(room, HANDS[seats], place.u) for room in place.hands]
    cards = [card for hand in hands for card in hand]
    heads = [head for head in place.heads if not head.isEmpty()]
    kinds = side_by_side(place.kinds, len(KINDS), place.u)
    piles = [place.status, place.deck, place.discards, place.story, place.talk, place.heroes]
    _lie_apart([*piles, *cards, *heads, *kinds], *size)
    assert [len(hand) for hand in hands] == [DEALS[seats].hand] * seats
    assert min(card.width() for card in cards) >= LEAST
    assert kinds[0].height() >= MIN_TARGET_PX


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slots", [8, 9])
def test_the_resolution_has_room_for_everything(size: tuple[int, int], slots: int) -> None:
    place = show(*size, slots)
    _lie_apart([place.status, place.story, place.title, place.card, place.button, *place.slots,
                *place.heroes], *size)  # fmt: skip
    assert len(place.slots) == slots


def test_nothing_takes_no_place() -> None:
    """A bug: a game that was opened while its Story is told has no kinds to ask for, and its table fell."""
    assert side_by_side(QRect(0, 0, 300, 40), 0, 1.0) == []
