"""Where everything of an example stands on its board: hands and piles, or Story, Backpack and card."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from chrononauts_qt.ui.games.dungeon_time.example_things import (
    CARD,
    DECK,
    STORY,
    hand_name,
    head_name,
    slot_name,
)
from chrononauts_qt.ui.games.dungeon_time.layout import CARD as HIGH
from chrononauts_qt.ui.games.dungeon_time.layout import HANDS

FLAT = 2.2
"""A board so much wider than it is high lies above the text."""
_TALL, _STRIP = (860, 560), (976, 230)
"""Sizes at scale 1."""
_GAP = 8
_HEAD, _LINE, _NEEDS = 28, 30, 44


class Places(NamedTuple):
    """The scale, where things lie by name, the titles of piles, and where words stand: how full the Backpack
    is, what the revealed card needs, what has happened."""

    u: float
    things: dict[str, QRectF]
    titles: dict[str, QRectF]
    full: QRectF
    needs: QRectF
    told: QRectF

    def slots(self) -> QRectF:
        """Return where the slots lie together."""
        room = QRectF()
        for name, box in self.things.items():
            room = room.united(box) if name not in self.titles else room
        return room


def _scale(room: QRectF) -> tuple[float, bool]:
    is_flat = room.width() > FLAT * room.height()
    wide, high = _STRIP if is_flat else _TALL
    return min(room.width() / wide, room.height() / high), is_flat


def table(room: QRectF, seats: int) -> Places:
    """Return where hands and piles lie: hands as rows, on a flat board side by side; piles right of them."""
    u, is_flat = _scale(room)
    gap, head, line = _GAP * u, max(20.0, _HEAD * u), max(18.0, _LINE * u)
    rows = HANDS[seats] if is_flat else (sum(HANDS[seats]),)
    lines = 1 if is_flat else seats
    high = (room.height() - gap * (lines - 1)) / lines - head - gap
    card = _card(
        high - gap * (len(rows) - 1), len(rows),
        room.width() * (0.62 if is_flat else 0.7) / (seats if is_flat else 1) - gap * max(rows), max(rows),
    )  # fmt: skip
    wide = card.width() * max(rows) + gap * (max(rows) - 1)
    things = dict[str, QRectF]()
    for seat in range(seats):
        left = room.left() + (seat * (wide + 1.5 * gap) if is_flat else 0)
        top = room.top() + (0 if is_flat else seat * (head + 2 * gap + high))
        things[head_name(seat)] = QRectF(left, top, wide, head)
        place = 0
        for row, count in enumerate(rows):
            for column in range(count):
                things[hand_name(seat, place)] = card.translated(
                    left + column * (card.width() + gap),
                    top + head + gap + row * (card.height() + gap),
                )
                place += 1
    edge = max(box.right() for box in things.values()) + 2 * gap
    beside = QRectF(edge, room.top(), room.right() - edge, room.height())
    most = beside.width() * (0.3 if is_flat else 0.5) - gap / 2
    pile = _card(beside.height() * (1 if is_flat else 0.42) - line, 1, most, 1)
    titles = dict[str, QRectF]()
    for number, name in enumerate((DECK, STORY)):
        things[name] = pile.translated(edge + number * (pile.width() + gap), beside.top() + line)
        titles[name] = QRectF(things[name].left(), beside.top(), pile.width(), line)
    told = beside.adjusted(2 * (pile.width() + gap), 0, 0, 0)
    if not is_flat:
        told = beside.adjusted(0, line + pile.height() + 1.5 * gap, 0, 0)
    return Places(u, things, titles, QRectF(), QRectF(), told)


def backpack(room: QRectF, slots: int) -> Places:
    """Return where Story, slots and card lie; what has happened stands below, or right of them."""
    u, is_flat = _scale(room)
    gap, line = _GAP * u, max(18.0, _LINE * u)
    told = (
        room.adjusted(room.width() * 0.7, 0, 0, 0)
        if is_flat
        else room.adjusted(0, room.height() * 0.74, 0, 0)
    )
    board = QRectF(room)
    if is_flat:
        board.setRight(told.left() - 2 * gap)
    else:
        board.setBottom(told.top() - 1.5 * gap)
    needs_high = _NEEDS * u
    side = board.width() * 0.19
    pile = _card(board.height() - line, 1, side, 1)
    shown = _card(board.height() - line - needs_high - gap, 1, side * 1.1, 1)
    left, right = board.left() + pile.width() + 2 * gap, board.right() - shown.width() - 2 * gap
    things = {
        STORY: pile.translated(board.left(), board.top() + line),
        CARD: shown.translated(board.right() - shown.width(), board.top() + line),
    }
    titles = {name: QRectF(box.left(), board.top(), box.width(), line) for name, box in things.items()}
    each = -(-slots // 2)
    wide = (right - left - (each - 1) * gap) / each
    high = (board.height() - line - gap) / 2
    for place in range(slots):
        things[slot_name(place)] = QRectF(
            left + place % each * (wide + gap), board.top() + line + place // each * (high + gap), wide, high
        )
    needs = QRectF(things[CARD].left(), things[CARD].bottom() + gap, shown.width(), needs_high)
    return Places(u, things, titles, QRectF(left, board.top(), right - left, line), needs, told)


def _card(height: float, rows: int, width: float, columns: int) -> QRectF:
    """Return the largest card of which so many rows and columns fit."""
    wide = int(max(1.0, min(height / rows / HIGH, width / columns)))
    return QRectF(0, 0, wide, int(wide * HIGH))
