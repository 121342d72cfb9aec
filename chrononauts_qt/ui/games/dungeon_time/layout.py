"""Where everything of the table of Dungeon Time stands, in pixels of the room below the status line."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect

from chrononauts_qt.ui.kit.scale import scale_of

HANDS = {1: (5, 5, 5), 2: (4, 3), 3: (3, 2), 4: (2, 2), 5: (2, 1)}
"""By the number of seats how many cards lie in each row of a hand, all told as many as it has."""
CARD = 7 / 5
"""How high a card is to its width."""
_GAP, _LEAST_GAP = 8, 6
_STATUS, _ASK, HEAD = 46, 52, 34
_SOLO_LEFT, _SOLO_RIGHT = 150, 270
_HERO = 165
_STORY, _BAND = 0.42, 0.34
"""How much of the height the Story takes alone, and the band above the hands of several."""


def gap_of(u: float) -> int:
    """Return the distance of two things at a scale."""
    return max(_LEAST_GAP, round(_GAP * u))


class Phase(NamedTuple):
    """The Adventure phase: for each seat a panel, the head with its name, and the room of its cards.

    Alone there is one panel, without a head, and no list of Heroes but a line below the discards. ``rows``
    are the cards in each row of a hand, ``strip`` is how high the name in a head stands. Story and talk have
    scales of their own.
    """

    u: float
    status: QRect
    deck: QRect
    discards: QRect
    heroes: QRect
    story: QRect
    talk: QRect
    panels: tuple[QRect, ...]
    heads: tuple[QRect, ...]
    hands: tuple[QRect, ...]
    kinds: QRect
    rows: tuple[int, ...]
    strip: int
    story_u: float
    talk_u: float


def phase(width: int, height: int, seats: int) -> Phase:
    """Return where the Adventure phase lies in a window of that size."""
    u = scale_of(width, height)
    gap = gap_of(u)
    status = QRect(0, 0, width, round(_STATUS * u))
    ask = QRect(gap, height - round(_ASK * u) - gap // 2, width - 2 * gap, round(_ASK * u))
    room = QRect(0, status.bottom() + 1 + gap, width, ask.top() - gap - status.bottom() - 1 - gap)
    upper = _alone(room, u) if seats == 1 else _together(room, seats, gap)
    heads, hands = [], []
    strip = round(HEAD * u)
    for panel in upper[-1]:
        head = QRect(panel.left(), panel.top(), panel.width(), strip if seats > 1 else 0)
        inside = panel.adjusted(0, head.height(), 0, 0)
        if seats > 1:
            inside.adjust(gap // 2, gap // 2, -(gap // 2), -(gap // 2))
        heads.append(head)
        hands.append(inside)
    return Phase(u, status, *upper, tuple(heads), tuple(hands), ask, HANDS[seats], strip, u, u)


_LISTS, _FOOT_BUTTON = 0.68, 72
"""How much of the width lists take beside the talk, and how high the large button below the talk is."""


class Lists(NamedTuple):
    """The Adventure phase as lists: these, the talk, and below them the heads of the seats (alone none)."""

    lists: QRect
    talk: QRect
    heads: tuple[QRect, ...]


def lists(place: Phase, width: int, height: int) -> Lists:
    """Return where the lists of the Adventure phase lie in a window of that size."""
    gap, seats = gap_of(place.u), len(place.heads)
    foot = place.kinds
    end = foot.top() - gap if seats > 1 else height - gap
    top = place.status.bottom() + 1
    left = round(width * _LISTS)
    heads = tuple(side_by_side(foot, seats, place.u)) if seats > 1 else (QRect(),)
    talk = QRect(left + gap, top + gap, width - left - 2 * gap, end - top - gap)
    return Lists(QRect(0, top, left, end - top), talk, heads)


def above_button(room: QRect, u: float) -> tuple[QRect, QRect]:
    """Return a room without its foot, and the foot, in which a large button stands."""
    high = round(_FOOT_BUTTON * u)
    foot = QRect(room.left(), room.bottom() + 1 - high, room.width(), high)
    return room.adjusted(0, 0, 0, -high - gap_of(u)), foot


class Ready(NamedTuple):
    """Before the glass is turned, in the place of the talk: the notes, the door to the keys, the glass."""

    notes: QRect
    keys: QRect
    glass: QRect


_DOOR = 120
"""How wide the door to the keys is; where the glass needs the width, it stands above it."""


def ready(room: QRect, u: float, has_door: bool) -> Ready:
    """Return what stands in the place of the talk before the glass is turned."""
    notes, glass = above_button(room, u)
    if not has_door:
        return Ready(notes, QRect(), glass)
    gap, wide = gap_of(u), round(_DOOR * u)
    if room.width() > 3 * wide:
        keys = QRect(glass.left(), glass.top(), wide, glass.height())
        return Ready(notes, keys, glass.adjusted(wide + gap, 0, 0, 0))
    high = glass.height() // 2
    keys = QRect(glass.left(), glass.top() - gap - high, glass.width(), high)
    return Ready(notes.adjusted(0, 0, 0, -high - gap), keys, glass)


def side_by_side(room: QRect, count: int, u: float) -> list[QRect]:
    """Return the places of so many things that share the width of a room."""
    gap = gap_of(u) // 2
    each = (room.width() - (count - 1) * gap) // max(1, count)
    return [
        QRect(room.left() + place * (each + gap), room.top(), each, room.height()) for place in range(count)
    ]


_Upper = tuple[QRect, QRect, QRect, QRect, QRect, tuple[QRect, ...]]
"""Deck, discards, Heroes, Story, talk, panels."""


def _alone(room: QRect, u: float) -> _Upper:
    gap = gap_of(u)
    left, right = round(_SOLO_LEFT * u), round(_SOLO_RIGHT * u)
    pile = left - 2 * gap
    line = round(HEAD * u)
    deck = QRect(gap, room.top(), pile, round(pile * CARD))
    discards = QRect(gap, room.bottom() + 1 - line - gap - deck.height(), pile, deck.height())
    heroes = QRect(gap, room.bottom() + 1 - line, pile, line)
    wide = min(right - 2 * gap, round(room.height() * _STORY / CARD))
    side = QRect(room.width() - right + gap, room.top(), right - 2 * gap, room.height())
    story = QRect(side.left() + (side.width() - wide) // 2, side.top(), wide, round(wide * CARD))
    talk = side.adjusted(0, story.height() + gap, 0, 0)
    panel = QRect(left + gap, room.top(), room.width() - left - right - 2 * gap, room.height())
    return deck, discards, heroes, story, talk, (panel,)


def _together(room: QRect, seats: int, gap: int) -> _Upper:
    band = round(room.height() * _BAND)
    pile = round(band / CARD)
    deck = QRect(gap, room.top(), pile, band)
    discards = deck.translated(pile + gap, 0)
    story = QRect((room.width() - pile) // 2, room.top(), pile, band)
    heroes_left = discards.right() + 1 + gap
    heroes = QRect(heroes_left, room.top(), story.left() - gap - heroes_left, band)
    talk_left = story.right() + 1 + gap
    talk = QRect(talk_left, room.top(), room.width() - gap - talk_left, band)
    top = room.top() + band + gap
    each = (room.width() - gap * (seats + 1)) // seats
    panels = tuple(
        QRect(gap + seat * (each + gap), top, each, room.bottom() + 1 - top) for seat in range(seats)
    )
    return deck, discards, heroes, story, talk, panels


def hero_columns(width: int, u: float) -> int:
    """Return in how many columns Heroes stand that are too many for one."""
    return max(2, int(width / (_HERO * u)))


def in_rows(room: QRect, rows: tuple[int, ...], u: float) -> list[QRect]:
    """Return the places of the largest cards that fit into a room in these rows."""
    gap, columns = gap_of(u), max(rows)
    wide = int(
        min(
            (room.width() - gap * (columns - 1)) / columns,
            (room.height() - gap * (len(rows) - 1)) / len(rows) / CARD,
        )
    )
    high = int(wide * CARD)
    left = room.left() + (room.width() - wide * columns - gap * (columns - 1)) // 2
    top = room.top() + (room.height() - high * len(rows) - gap * (len(rows) - 1)) // 2
    return [
        QRect(left + column * (wide + gap), top + row * (high + gap), wide, high)
        for row, count in enumerate(rows)
        for column in range(count)
    ]


class Show(NamedTuple):
    """The Resolution: the Story left, the slots of the Backpack, the card right, Heroes and the button."""

    u: float
    status: QRect
    story: QRect
    title: QRect
    slots: tuple[QRect, ...]
    card: QRect
    heroes: tuple[QRect, ...]
    button: QRect


SIDE, FOOT, _TITLE, _BUTTON = 250, 104, 40, 220
MOST_SEATS = 5


def show(
    width: int,
    height: int,
    slots: int,
    scale: float = 0.0,
    sides: tuple[int, int] = (SIDE, SIDE),
    foot_high: int = FOOT,
) -> Show:
    """Return where the Resolution lies; `slots` are those that are drawn, the sewn ones among them.

    `scale` is that of the places, if it is not the window's, `sides` are the widths of Story and card,
    `foot_high` is how high the Heroes stand.
    """
    u = scale or scale_of(width, height)
    gap = gap_of(u)
    status = QRect(0, 0, width, round(_STATUS * u))
    foot, left, right = (round(units * u) for units in (foot_high, *sides))
    top = status.height() + gap
    room = QRect(0, top, width, height - foot - gap - top)
    story = QRect(gap, top, left, room.height())
    card = QRect(width - right - gap, top, right, room.height())
    pack = QRect(left + 2 * gap, top, width - left - right - 4 * gap, room.height())
    title = QRect(pack.left(), top, pack.width(), round(_TITLE * u))
    each = max(4, -(-slots // 2))
    wide = (pack.width() - (each - 1) * gap) // each
    high = (pack.height() - title.height() - gap) // 2
    places = tuple(
        QRect(
            pack.left() + place % each * (wide + gap),
            title.bottom() + 1 + place // each * (high + gap),
            wide,
            high,
        )
        for place in range(slots)
    )
    below = room.bottom() + 1 + gap
    button = QRect(width - gap - round(_BUTTON * u), below, round(_BUTTON * u), foot - gap)
    hero = (button.left() - gap - gap - (MOST_SEATS - 1) * gap) // MOST_SEATS
    heroes = tuple(QRect(gap + seat * (hero + gap), below, hero, foot - gap) for seat in range(MOST_SEATS))
    return Show(u, status, story, title, places, card, heroes, button)
