"""Where everything of the table stands, from the size of the window's inside (3.3).

Pure functions: one scale factor ``u`` (1 at 1366x700) multiplies the drawing below; what is left over
goes to the tiles, then to the hand. Two breakpoints change the composition: *compact* (the rail becomes
a strip of emblems) and *wide* (the rail splits into two columns).
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

BASE_WIDTH, BASE_HEIGHT = 1366, 700
MIN_CLIENT = QSize(1024, 554)
"""What a window of 1024x600 leaves inside its frame; below it the board scrolls, it never shrinks."""

COMPACT_BELOW = 0.9
WIDE_FROM = 1.8
COMPACT_U = 12 / 14
"""In the compact composition the 14 px headline is 12 px, the least we allow."""

COLUMNS, ROWS = 8, 4
CARD_RATIO = 5 / 7
HAND_RISE = 24
HAND_STRIP = 48
RING = 5
"""Room around a card or tile for the focus ring: 3 px ring and 2 px gap."""

_MAX_STRETCH = 1.15


@dataclass(frozen=True, slots=True)
class Layout:
    """Every region in window coordinates.

    ``u`` scales text and signs of board and dock, ``rail_u`` those of the rail's columns. ``tiles`` are
    the 32 tiles in year order, inside ``timeline``, whose last ``drop`` pixels are kept for sealed tiles
    to sink into. ``hand`` reaches over the dock's upper edge, because a focused card rises.
    """

    size: QSize
    u: float
    compact: bool
    wide: bool
    status: QRect
    timeline: QRect
    tiles: tuple[QRect, ...]
    drop: int
    rail: QRect
    rail_u: float
    players: QRect
    tabs: tuple[QRect, ...]
    dock: QRect
    deck: QRect
    discard: QRect
    hand: QRect
    hand_card: QSize
    secrets: QRect
    steps: QRect
    button: QRect

    def px(self, units: float) -> int:
        """Return `units` of the drawing at scale 1 in pixels of this window."""
        return round(units * self.u)


@dataclass(frozen=True, slots=True)
class _Frame:
    """The measures of one composition in drawing units, besides the board's and the dock's inside."""

    status: float
    gap: float
    row: float
    tile_gap: float
    drop: float
    rail: float
    dock: float
    margin: float


_NORMAL = _Frame(status=40, gap=4, row=108, tile_gap=5, drop=14, rail=264, dock=176, margin=8)
_COMPACT = _Frame(status=32, gap=4, row=86, tile_gap=5, drop=11, rail=56, dock=132, margin=8)


def scale_of(width: int, height: int) -> float:
    """Return the one scale factor of a window whose inside is `width` x `height`."""
    return min(width / BASE_WIDTH, height / BASE_HEIGHT)


def layout_for(width: int, height: int) -> Layout:
    """Return where everything stands; a window smaller than MIN_CLIENT gets that size's layout."""
    width, height = max(width, MIN_CLIENT.width()), max(height, MIN_CLIENT.height())
    scale = scale_of(width, height)
    if scale < COMPACT_BELOW:
        return _compose(width, height, COMPACT_U, _COMPACT, 1.0)
    return _compose(width, height, scale, _NORMAL, scale)


def _compose(width: int, height: int, u: float, frame: _Frame, k: float) -> Layout:
    """Place the four regions; `k` scales the frame's measures (the compact ones are pixels already)."""
    sizes = (frame.margin, frame.gap, frame.drop, frame.tile_gap, frame.dock)
    margin, gap, drop, tile_gap, dock_height = (round(size * k) for size in sizes)
    status = QRect(0, 0, width, round(frame.status * k))
    rail_width = round(frame.rail * k)
    board_width = width - 3 * margin - rail_width
    top = status.height() + gap
    free = height - top - dock_height - 2 * margin - drop - (ROWS - 1) * tile_gap
    limit = round(frame.row * k * _MAX_STRETCH)
    row = min(free // ROWS, limit)
    grown = dock_height if row < limit else min(round(dock_height * 1.25), dock_height + free - ROWS * row)
    dock = QRect(margin, height - margin - grown, board_width, grown)
    timeline = QRect(margin, top, board_width, dock.top() - margin - top)
    rail = QRect(width - margin - rail_width, top, rail_width, height - margin - top)
    compact, wide = frame is _COMPACT, frame is _NORMAL and u >= WIDE_FROM
    players, tabs, rail_u = _rail(rail, u, compact, wide)
    inside = _dock(dock, u, compact)
    return Layout(
        size=QSize(width, height),
        u=u,
        compact=compact,
        wide=wide,
        status=status,
        timeline=timeline,
        tiles=tile_rects(timeline, tile_gap, row),
        drop=drop,
        rail=rail,
        rail_u=rail_u,
        players=players,
        tabs=tabs,
        dock=dock,
        deck=inside["deck"],
        discard=inside["discard"],
        hand=inside["hand"],
        hand_card=card_size(dock, u),
        secrets=inside["secrets"],
        steps=inside["steps"],
        button=inside["button"],
    )


def tile_rects(board: QRect, gap: int, height: int) -> tuple[QRect, ...]:
    """Return the 32 tiles on `board`, whole pixels, equal sizes, in year order; `height` is a tile's."""
    width = (board.width() - (COLUMNS - 1) * gap) // COLUMNS
    left = board.left() + (board.width() - COLUMNS * width - (COLUMNS - 1) * gap) // 2
    return tuple(
        QRect(left + column * (width + gap), board.top() + row * (height + gap), width, height)
        for row in range(ROWS)
        for column in range(COLUMNS)
    )


def _rail(rail: QRect, u: float, compact: bool, wide: bool) -> tuple[QRect, tuple[QRect, ...], float]:
    """Return the players' place, the places of the tab pages and the rail's own scale.

    Compact: the strip holds emblems only. Wide: players over goals on the left, why and log on the right.
    """
    if compact:
        return rail, (), u
    gap = round(4 * u)
    if not wide:
        players = QRect(rail.left(), rail.top(), rail.width(), round(6 * 52 * u) + 5 * gap)
        below = players.bottom() + 1 + gap
        return players, (QRect(rail.left(), below, rail.width(), rail.bottom() + 1 - below),), u
    column = (rail.width() - 2 * gap) // 2
    rail_u = column / 212
    inner = round(4 * rail_u)
    players = QRect(rail.left(), rail.top(), column, round(6 * 52 * rail_u) + 5 * inner)
    below = players.bottom() + 1 + inner
    goals = QRect(rail.left(), below, column, rail.bottom() + 1 - below)
    right = rail.right() + 1 - column
    half = (rail.height() - inner) // 2
    why = QRect(right, rail.top(), column, half)
    log = QRect(right, why.bottom() + 1 + inner, column, rail.bottom() - why.bottom() - inner)
    return players, (goals, why, log), rail_u


def card_size(dock: QRect, u: float) -> QSize:
    """Return the size of a hand card: 5:7, the dock's height less ring and edges."""
    height = dock.height() - round(28 * u)
    return QSize(round(height * CARD_RATIO), height)


def _dock(dock: QRect, u: float, compact: bool) -> dict[str, QRect]:
    """Place deck, discard, hand, secrets, steps and the primary button; spare width is the hand's."""
    pad = round(10 * u)
    pile = QSize(round(62 * u), round(88 * u))
    pile_top = dock.top() + (dock.height() - pile.height() - round(24 * u)) // 2
    deck = QRect(dock.left() + pad, pile_top, pile.width(), pile.height() + round(24 * u))
    discard = deck.translated(pile.width() + round(8 * u), 0)
    steps_width = round((146 if not compact else 132) * u)
    secrets_width = round((180 if not compact else 150) * u)
    right = dock.right() + 1 - round(8 * u)
    button_height = max(32, round(46 * u))
    foot = dock.bottom() + 1 - round(12 * u)
    button = QRect(right - steps_width, foot - button_height, steps_width, button_height)
    head = dock.top() + round(10 * u)
    steps = QRect(button.left(), head, steps_width, button.top() - round(6 * u) - head)
    secrets = QRect(button.left() - pad - secrets_width, head, secrets_width, foot - head + round(2 * u))
    left = discard.right() + 1 + round(10 * u)
    rise = round(6 * u)
    hand = QRect(left, dock.top() - rise, secrets.left() - round(10 * u) - left, dock.height() + rise)
    return {
        "deck": deck,
        "discard": discard,
        "hand": hand,
        "secrets": secrets,
        "steps": steps,
        "button": button,
    }
