"""Where everything of the table of Dungeon Time stands that is seen from afar: no person has a hand there.

Alone among people the piles have the height that the hands had, and every seat has a box below them.
Companions keep their hands, which people ask for: then piles, people and talk stand left of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

from chrononauts_qt.ui.games.dungeon_time.layout import (
    CARD,
    HEAD,
    Phase,
    Show,
    gap_of,
    hero_columns,
    in_rows,
    show,
    side_by_side,
)
from chrononauts_qt.ui.kit.scale import scale_of
from chrononauts_qt.ui.table.afar import far_scale

SMALLEST = 14
"""The smallest type in drawing units."""
_WIDE = 1120
"""So many units have room side by side."""
_STATUS, _KINDS, _SEAT, _HEROES = 60, 72, 96, 200
_WIDEST = 340
"""So wide is the box of a person at most."""
_STORY_WIDE, _STORY_HIGH = 150, 1.512
"""The Story is drawn as one so wide is at scale 1, and so high to its width with the plate above it."""
_TALK = 1.25
"""So much larger than the rest is what is said, where nothing else has to be read there."""
_SIDES, _FOOT = (212, 330), 122
"""The widths of Story and card in the Resolution, and how high the Heroes stand."""
_PLATE = 17
"""How far the plate with the number of a pile stands above its top card."""
_HERO = 36
"""How high the line of a Hero is where Heroes stand in two columns."""
_LEFT = {1: 0.46, 2: 0.46, 3: 0.335, 4: 0.335}
"""How much of the width stands left of so many hands of companions."""
_PILES, _NARROW = 0.38, 165
"""How much of the height the piles take there at most, and how wide the box of a person is at least."""


class Scales(NamedTuple):
    """How large places are drawn, and how large type, before the reader's own factor."""

    room: float
    type: float


def far_scales(width: int, height: int, text: float) -> Scales:
    """Return the scales of a table in a window of that size; `text` is the reader's own factor."""
    base = scale_of(width, height)
    room = min(far_scale(base, height, 1.0, SMALLEST), width / _WIDE)
    return Scales(room, far_scale(base, height, text, SMALLEST))


def far_status(width: int, height: int) -> QRect:
    """Return where the line with the glass lies."""
    return QRect(0, 0, width, round(_STATUS * far_scales(width, height, 1.0).room))


def far_phase(
    width: int, height: int, has_hand: Sequence[bool], cards: int, has_heroes: bool, text: float = 1.0
) -> Phase:
    """Return where the Adventure phase lies: by place whether a hand is shown there, of so many cards."""
    room_u, u = far_scales(width, height, text)
    gap = gap_of(room_u)
    status = far_status(width, height)
    high = round(_KINDS * room_u)
    kinds = QRect(gap, height - high - gap // 2, width - 2 * gap, high)
    top = status.bottom() + 1 + gap
    room = QRect(gap, top, width - 2 * gap, kinds.top() - gap - top)
    hands = sum(has_hand)
    people = len(has_hand) - hands
    compose = _with_companions if hands else _among_people
    piles, boxes, panels = compose(room, people, hands, has_heroes, room_u)
    head = round(HEAD * room_u)
    free, taken = iter(boxes), iter(panels)
    places = tuple(next(taken if shown else free) for shown in has_hand)
    heads = tuple(
        QRect(box.topLeft(), QSize(box.width(), head)) if shown else box
        for box, shown in zip(places, has_hand, strict=True)
    )
    inside = tuple(
        box.adjusted(gap // 2, head + gap // 2, -(gap // 2), -(gap // 2)) if shown else QRect()
        for box, shown in zip(places, has_hand, strict=True)
    )
    rows = _largest(inside[has_hand.index(True)], cards, room_u) if hands else (cards,)
    large = (max(u, piles[3].width() / _STORY_WIDE / text), u if hands else _TALK * u)
    return Phase(u, status, *piles, places, heads, inside, kinds, rows, head, *large)


_Parts = tuple[tuple[QRect, QRect, QRect, QRect, QRect], Sequence[QRect], Sequence[QRect]]
"""Deck, discards, Heroes, Story and talk; the boxes of people; the panels of companions."""


def _among_people(room: QRect, people: int, hands: int, has_heroes: bool, u: float) -> _Parts:
    """Return Deck above discards, a large Story, Heroes, talk, and below them a box for everybody."""
    gap = gap_of(u)
    seat = round(_SEAT * u)
    foot = QRect(room.left(), room.bottom() + 1 - seat, room.width(), seat)
    band = room.adjusted(0, 0, 0, -seat - gap)
    high = (band.height() - gap) // 2
    deck = QRect(band.left(), band.top(), round(high / CARD), high)
    discards = deck.translated(0, high + gap)
    left = deck.right() + 1 + gap
    wide = min(round(band.height() / _STORY_HIGH), round(band.width() * 0.3))
    story = QRect(left, band.top(), wide, band.height())
    left = story.right() + 1 + gap
    heroes = QRect(left, band.top(), round(_HEROES * u) if has_heroes else 0, band.height())
    left += heroes.width() + gap if has_heroes else 0
    talk = QRect(left, band.top(), band.right() + 1 - left, band.height())
    wide = min(foot.width(), round(people * _WIDEST * u))
    foot.adjust((foot.width() - wide) // 2, 0, -((foot.width() - wide) // 2), 0)
    return (deck, discards, heroes, story, talk), side_by_side(foot, people, u), ()


def _with_companions(room: QRect, people: int, hands: int, has_heroes: bool, u: float) -> _Parts:
    """Return piles, people, Heroes and talk below one another, and right of them the hands of companions."""
    gap = gap_of(u)
    side = QRect(room.left(), room.top(), round(room.width() * _LEFT[hands]), room.height())
    pile = min((side.width() - 2 * gap) // 3, round(side.height() * _PILES / _STORY_HIGH))
    story, deck, discards = (
        QRect(side.left() + number * (pile + gap), side.top(), pile, round(pile * CARD + _PLATE * u))
        for number in range(3)
    )
    deck.setTop(deck.top() + round(_PLATE * u))
    left = QRect(side)
    left.setTop(story.bottom() + 1 + gap)
    rows = -(-people // max(1, int(left.width() / (_NARROW * u))))
    boxes = _grid(left, people, -(-people // rows), round(_SEAT * u * (0.85 if rows == 1 else 0.72)), gap)
    left.setTop(boxes[-1].bottom() + 1 + gap)
    heroes = QRect()
    if has_heroes:
        rows = -(-(people + hands) // hero_columns(left.width(), u))
        heroes = QRect(left.left(), left.top(), left.width(), rows * round((_HERO + 4) * u))
        left.setTop(heroes.bottom() + 1 + gap)
    other = room.adjusted(side.width() + gap, 0, 0, 0)
    columns = hands if hands == 3 else -(-hands // 2)
    rows = -(-hands // columns)
    panels = _grid(other, hands, columns, (other.height() - (rows - 1) * gap) // rows, gap)
    return (deck, discards, heroes, story, left), boxes, panels


def _grid(room: QRect, count: int, columns: int, high: int, gap: int) -> list[QRect]:
    """Return places of so many things in rows from the top."""
    wide = (room.width() - (columns - 1) * gap) // columns
    return [
        QRect(
            room.left() + number % columns * (wide + gap), room.top() + number // columns * (high + gap),
            wide, high,
        )
        for number in range(count)
    ]  # fmt: skip


def _largest(room: QRect, cards: int, u: float) -> tuple[int, ...]:
    """Return how many cards lie in each row of a hand, so that they are as large as they can be."""
    splits = []
    for rows in range(1, cards + 1):
        each = -(-cards // rows)
        full, rest = divmod(cards, each)
        splits.append((each,) * full + ((rest,) if rest else ()))
    return max(splits, key=lambda split: in_rows(room, split, u)[0].width())


def far_show(width: int, height: int, slots: int, text: float = 1.0) -> Show:
    """Return where the Resolution lies: as at a desk, all of it larger."""
    scales = far_scales(width, height, text)
    return show(width, height, slots, scales.room, _SIDES, _FOOT)._replace(u=scales.type)
