"""Where everything of the lost-property counter stands, from the size of the window's inside (3.9).

Shelves left and right, between them the card that is being played with the piles and the Log. The dock is
that of every table, as wide as the window: there is no rail.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QRect, QSize

from chrononauts_qt.ui.games.chrononauts.views.far_geometry import far_frame
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_RATIO, Layout, layout_for

CARD_HEIGHT = 210
"""The height of an Artifact on a shelf at scale 1; it is 150 wide."""

PAD, GAP = 7, 8
"""The room between a shelf's edge and its cards, and between any two things, in drawing units."""

_CENTRE, _PLATE, _DRAWER, _PILE, _CAPTION = 272, 98, 236, 82, 24
_LARGEST_PLATE = 1.5
NARROW = 36
"""How many pixels of an overlapped card are in sight where nothing better can be had."""
_SMALLEST = 44
"""Where cards are never so small, in percent."""


@dataclass(frozen=True, slots=True)
class CounterLayout:
    """Every region in window coordinates; ``base`` has status, dock and all that stands in the dock.

    ``shelves`` are in the order of the seats, clockwise from the upper left one. ``plate`` is the width of
    the part of a shelf that tells whose it is, ``card`` the size of a card on a shelf with room for it.
    """

    base: Layout
    counter: QRect
    shelves: tuple[QRect, ...]
    plate: int
    card: QSize
    slot: QRect
    caption: int
    deck: QRect
    discard: QRect
    log: QRect
    reader: QRect


def counter_layout(
    width: int, height: int, seats: int, text: float = 1.0, is_afar: bool = False
) -> CounterLayout:
    """Return where everything stands around so many seats; `text` is the reader's own factor.

    Seen from afar it has no dock either.
    """
    base = _without_rail(layout_for(width, height, text))
    base = replace(far_frame(base), drop=0) if is_afar else base
    u, gap = base.u, base.px(GAP)
    counter = base.timeline.adjusted(0, 0, 0, -base.drop)
    centre_width = base.px(_CENTRE)
    side = (counter.width() - centre_width) // 2 - gap
    centre = QRect(counter.left() + side + gap, counter.top(), counter.width() - 2 * (side + gap), 0)
    centre.setBottom(counter.bottom())
    halves = _halves(counter, gap)
    high = min(base.px(CARD_HEIGHT), halves[0].height() - 2 * base.px(PAD))
    card = QSize(round(high * CARD_RATIO), high)
    caption = max(base.px(_CAPTION), round(17 * u * base.text))
    slot = QRect(centre.topLeft() + QPoint(gap, caption), card)
    piles_left = slot.right() + 1 + base.px(14)
    pile = QSize(max(base.px(_PILE), centre.right() + 1 - gap - piles_left), (high + caption - gap) // 2)
    deck = QRect(QPoint(piles_left, centre.top()), pile)
    below = slot.bottom() + 1 + gap
    over = max(centre.width(), base.px(320))
    return CounterLayout(
        base=base,
        counter=counter,
        shelves=_shelves(counter, side, halves, seats),
        plate=round(base.px(_PLATE) * min(_LARGEST_PLATE, base.text)),
        card=card,
        slot=slot,
        caption=caption,
        deck=deck,
        discard=deck.translated(0, pile.height() + gap),
        log=QRect(centre.left(), below, centre.width(), centre.bottom() + 1 - below),
        reader=QRect(centre.center().x() - over // 2, counter.top(), over, counter.height()),
    )


def _without_rail(base: Layout) -> Layout:
    """Give the rail's width to the board and to the dock: the hand gets it, and the drawer of the Mission."""
    margin = base.dock.left()
    wider = base.size.width() - margin - (base.dock.right() + 1)
    drawer = base.px(_DRAWER)
    secrets = base.secrets.translated(wider, 0)
    secrets.setLeft(secrets.right() + 1 - drawer)
    hand = QRect(base.hand)
    hand.setLeft(base.dock.left() + base.px(10))
    hand.setRight(secrets.left() - base.px(10))
    return replace(
        base,
        timeline=base.timeline.adjusted(0, 0, wider, 0),
        dock=base.dock.adjusted(0, 0, wider, 0),
        rail=QRect(),
        hand=hand,
        secrets=secrets,
        steps=base.steps.translated(wider, 0),
        button=base.button.translated(wider, 0),
    )


def _halves(counter: QRect, gap: int) -> tuple[QRect, QRect]:
    height = (counter.height() - gap) // 2
    upper = QRect(counter.left(), counter.top(), counter.width(), height)
    return upper, upper.translated(0, height + gap)


def _shelves(counter: QRect, side: int, halves: tuple[QRect, QRect], seats: int) -> tuple[QRect, ...]:
    """Return the shelves clockwise: two stand from top to bottom, the third and the fourth share a side."""
    left = [QRect(part.left(), part.top(), side, part.height()) for part in halves]
    right = [QRect(part.right() + 1 - side, part.top(), side, part.height()) for part in halves]
    tall_left, tall_right = left[0].united(left[1]), right[0].united(right[1])
    if seats <= 2:
        return (tall_left, tall_right)[:seats]
    if seats == 3:
        return tall_left, right[0], right[1]
    return left[0], right[0], right[1], left[1]


def card_rects(room: QRect, count: int, card: QSize, gap: int, text: float = 1.0) -> list[QRect]:
    """Return where so many cards lie in a room, row by row, every title in sight.

    They overlap before they shrink, and shrink before their titles stand upright in narrow strips; `text`
    is the reader's own factor.
    """
    for is_read in (_reads_across, _reads_upwards, _shows):
        for percent in range(100, _SMALLEST, -2):
            size = QSize(card.width() * percent // 100, card.height() * percent // 100)
            per_row, step = _row(room, count, size, gap)
            if is_read(size, step, text):
                return _in_rows(room.topLeft(), count, size, (per_row, step, size.height() + gap))
    return _in_rows(room.topLeft(), count, size, (per_row, max(1, step), size.height() + gap))


def _reads_across(size: QSize, step: int, text: float) -> bool:
    """Tell whether the title of an overlapped card has room for its longest word."""
    return step >= max((0.22 + 0.55 * text) * size.width(), 72 * text)


def _reads_upwards(size: QSize, step: int, text: float) -> bool:
    """Tell whether the strip of an overlapped card has room for a title on two lines, no word broken."""
    return size.height() >= 104 and step >= max(42, size.height() / 148 * (13 + 26 * text))


def _shows(size: QSize, step: int, text: float) -> bool:
    """Tell whether an overlapped card can be pressed at least."""
    return step >= NARROW


def _row(room: QRect, count: int, size: QSize, gap: int) -> tuple[int, int]:
    """Return how many cards of a size lie in a row, and the way from one to the next."""
    beside = max(1, (room.width() + gap) // (size.width() + gap))
    rows = max(1, min((room.height() + gap) // (size.height() + gap), -(-count // beside)))
    per_row = max(1, -(-count // rows))
    step = size.width() + gap
    if per_row > 1:
        step = min(step, (room.width() - size.width()) // (per_row - 1))
    return per_row, step


def _in_rows(corner: QPoint, count: int, size: QSize, grid: tuple[int, int, int]) -> list[QRect]:
    per_row, step, high = grid
    places = (QPoint(number % per_row * step, number // per_row * high) for number in range(count))
    return [QRect(corner + place, size) for place in places]
