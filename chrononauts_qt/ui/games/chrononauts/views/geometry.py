"""Where everything of the table stands, from the size of the window's inside (3.3).

Pure functions: one scale factor ``u`` (1 at 1366x700) multiplies the drawing below; what is left over
goes to the tiles, then to the hand. The reader's own text size makes room for words where they stand. The
composition changes twice: the rail becomes a strip of emblems, *compact*, in a small window and with
large text, because the board needs the width; and a *wide* window shows Why? above the Log.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QRect, QSize

from chrononauts_qt.ui.kit.scale import COMPACT_BELOW, LARGE_TEXT, LEAST_TABLE, scale_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, MIN_TEXT_PX

COLUMNS, ROWS = 8, 4
"""Of the board."""
WIDE_FROM = 1.8
COMPACT_U = 12 / 14
"""In the compact composition the 14 px headline is 12 px, the least we allow."""

SEATS = 6
CARD_RATIO = 5 / 7
CARD_HEIGHT = 148
"""Height of a hand card in drawing units."""
CARD_LETTERS = 13
"""The size of a card's title and words, in drawing units."""
HAND_RISE = 24
HAND_STRIP = 48
RING = 5
"""Room around a card or tile for the focus ring: 3 px ring and 2 px gap."""

PANEL_NAME = 16
"""The size of a player's name, in drawing units."""
ICON = 22
"""The side of an artifact's sign in a panel, in drawing units."""

_MAX_STRETCH = 1.15
_WIDE_PAGES = 0.8
"""The pages of a wide window are read from as near as those of any other: they rather show more."""
_MAX_OVER = 1.6
CARD_TEXT, _LARGEST_CARD_TEXT = 1.4, 1.5
"""How much larger letters stand on a card before the card itself grows, and where it cannot any more."""
_LEAST_ROW = 0.95
"""What is left of a row of years, as a part of the drawn height, for the sake of a hand with large text."""
_COLUMN, _LEAST_PILE = 176, 88
"""The column of piles and buttons in drawing units, and how many pixels high a pile is at least in it."""
_BRIEF = 150
"""How wide the goals stand beside that column in large text, which says less of them."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Every region in window coordinates.

    ``u`` scales text and signs of board, dock and players, ``page_u`` those of the rail's pages, ``text``
    is the reader's own factor. ``tiles`` are the 32 tiles in year order, inside ``timeline``, whose last
    ``drop`` pixels are kept for sealed tiles to sink into. ``tabs`` are the places of pages: none while
    they slide over the board, ``over`` pixels wide, one for the page in front, or Why? and the others.
    ``hand`` reaches over the dock's upper edge, because a focused card rises. ``card_text`` is the factor of
    the text on a card of ``hand_card``, on top of the card's own size. ``least`` is the least size of type on
    the board, in pixels.
    """

    size: QSize
    u: float
    text: float
    compact: bool
    wide: bool
    status: QRect
    timeline: QRect
    tiles: tuple[QRect, ...]
    drop: int
    rail: QRect
    page_u: float
    players: QRect
    tabs: tuple[QRect, ...]
    over: int
    dock: QRect
    deck: QRect
    discard: QRect
    hand: QRect
    hand_card: QSize
    card_text: float
    secrets: QRect
    steps: QRect
    button: QRect
    least: int

    def px(self, units: float) -> int:
        """Return `units` of the drawing at scale 1 in pixels of this window."""
        return round(units * self.u)

    @property
    def panel(self) -> int:
        """The height of a player's panel in the rail, in pixels."""
        return panel_height(self.u, self.text)

    def pages_below(self, seats: int) -> tuple[QRect, ...]:
        """Return the places of the rail's pages below so many players: fewer leave more room."""
        if not self.tabs:
            return ()
        spare = (SEATS - seats) * (self.panel + self.px(4))
        room = self.tabs[0].united(self.tabs[-1]).adjusted(0, -spare, 0, 0)
        return halves(room, self.px(4)) if self.wide else (room,)


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


_NORMAL = _Frame(status=40, gap=4, row=108, tile_gap=5, drop=14, rail=264, dock=178, margin=8)
_LARGE = replace(_NORMAL, rail=72)
_COMPACT = _Frame(status=36, gap=4, row=86, tile_gap=5, drop=11, rail=56, dock=132, margin=8)


def panel_height(u: float, text: float) -> int:
    """Return the height of a player's panel: a row for the name, one for artifacts, equal edges."""
    return round(panel_edge(u) * 2 + name_row(u, text) + (2 + ICON) * u)


def panel_edge(u: float) -> float:
    """Return the room above the name and below the artifacts of a player's panel."""
    return 4.5 * u


def name_row(u: float, text: float) -> float:
    """Return the height of the row in a player's panel that holds the name."""
    return max(21 * u, PANEL_NAME * u * text * 1.25)


def layout_for(width: int, height: int, text: float = 1.0, largest_hand: float = 2.0) -> Layout:
    """Return where everything stands; a table smaller than LEAST_TABLE gets that size's layout.

    `text` is the reader's own factor of all text, `largest_hand` up to which of it the hand grows.
    """
    width, height = max(width, LEAST_TABLE.width()), max(height, LEAST_TABLE.height())
    text = max(1.0, text)
    scale, hand = scale_of(width, height), min(text, largest_hand)
    if scale < COMPACT_BELOW:
        return _compose(width, height, COMPACT_U, text, hand, _COMPACT, 1.0)
    return _compose(width, height, scale, text, hand, _LARGE if text >= LARGE_TEXT else _NORMAL, scale)


def table_layout(width: int, height: int, text: float = 1.0) -> Layout:
    """Return where everything stands on the big table: `layout_for`, and the hand has what room there is."""
    return _piles_at_buttons(layout_for(width, height, text))


def _piles_at_buttons(base: Layout) -> Layout:
    """Put both piles above the buttons, where that leaves them room: theirs is the hand's then."""
    gap, head = base.px(8), base.steps.top()
    width = max(base.px(_COLUMN), base.steps.width())
    button = QRect(base.button)
    button.setLeft(button.right() + 1 - width)
    button.setTop(button.bottom() + 1 - max(32, base.px(42), round(29 * base.u * base.text)))
    small = max(MIN_TARGET_PX, base.px(32), round(16.5 * base.u * base.text) + 6)
    steps = QRect(button.left(), button.top() - base.px(6) - small, width, small)
    pile = QSize((width - gap) // 2, steps.top() - gap - head)
    if pile.height() < _LEAST_PILE:
        return base
    deck = QRect(QPoint(button.left(), head), pile)
    secrets = base.secrets.translated(button.left() - base.button.left(), 0)
    if base.text >= LARGE_TEXT:
        secrets.setLeft(secrets.right() + 1 - base.px(_BRIEF))
    hand = QRect(base.hand)
    hand.setLeft(base.dock.left() + base.px(10))
    hand.setRight(secrets.left() - base.px(10) - 1)
    discard = deck.translated(pile.width() + gap, 0)
    return replace(
        base, deck=deck, discard=discard, hand=hand, secrets=secrets, steps=steps, button=button
    )


def _compose(
    width: int, height: int, u: float, text: float, hand: float, frame: _Frame, k: float
) -> Layout:
    """Place the four regions; `k` scales the frame's measures (the compact ones are pixels already).

    For `hand` times as large letters on its cards the dock takes from the rows what they can give.
    """
    sizes = (frame.margin, frame.gap, frame.drop, frame.tile_gap, frame.dock)
    margin, gap, drop, tile_gap, dock_height = (round(size * k) for size in sizes)
    status = QRect(0, 0, width, max(round(frame.status * k), round(28 * u * text)))
    rail_width = round(frame.rail * k)
    board_width = width - 3 * margin - rail_width
    top = status.height() + gap
    free = height - top - dock_height - 2 * margin - drop - (ROWS - 1) * tile_gap
    limit = round(frame.row * k * _MAX_STRETCH)
    row = min(free // ROWS, limit)
    grown = dock_height if row < limit else min(round(dock_height * 1.25), dock_height + free - ROWS * row)
    drawn = card_size(grown, u).height()
    wanted = grown + max(0, round(_grown_card(drawn, hand)) - drawn)
    least = min(row, round(frame.row * k * _LEAST_ROW))
    if wanted > grown:
        row = max(least, min(row, (free + dock_height - wanted) // ROWS))
        grown = max(grown, min(wanted, free + dock_height - ROWS * row))
    dock = QRect(margin, height - margin - grown, board_width, grown)
    timeline = QRect(margin, top, board_width, dock.top() - margin - top)
    rail = QRect(width - margin - rail_width, top, rail_width, height - margin - top)
    compact = frame is not _NORMAL
    wide = not compact and u >= WIDE_FROM
    players, tabs = (rail, ()) if compact else _rail(rail, u, text, wide)
    page_u = k if compact else u * _WIDE_PAGES if wide else u
    return Layout(
        size=QSize(width, height),
        u=u,
        text=text,
        compact=compact,
        wide=wide,
        status=status,
        timeline=timeline,
        tiles=tile_rects(timeline, tile_gap, row),
        drop=drop,
        rail=rail,
        page_u=page_u,
        players=players,
        tabs=tabs,
        over=round(316 * page_u * min(text, _MAX_OVER)),
        dock=dock,
        hand_card=card_size(dock.height(), u),
        least=MIN_TEXT_PX,
        card_text=_card_text(drawn, card_size(dock.height(), u).height(), hand),
        **_dock(dock, u, text, frame is _COMPACT),
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


def _rail(rail: QRect, u: float, text: float, wide: bool) -> tuple[QRect, tuple[QRect, ...]]:
    """Return the place of six players, and below them those of the pages: in a wide window, two."""
    gap = round(4 * u)
    players = QRect(rail.left(), rail.top(), rail.width(), SEATS * panel_height(u, text) + (SEATS - 1) * gap)
    below = players.bottom() + 1 + gap
    pages = QRect(rail.left(), below, rail.width(), rail.bottom() + 1 - below)
    return players, halves(pages, gap) if wide else (pages,)


def halves(room: QRect, gap: int) -> tuple[QRect, QRect]:
    """Return the upper and the lower half of a room, `gap` apart."""
    upper = QRect(room.left(), room.top(), room.width(), (room.height() - gap) // 2)
    lower = upper.bottom() + 1 + gap
    return upper, QRect(room.left(), lower, room.width(), room.bottom() + 1 - lower)


def card_size(dock: int, u: float) -> QSize:
    """Return the size of a hand card: 5:7, the height of the dock less ring and edges."""
    height = dock - round(28 * u)
    return QSize(round(height * CARD_RATIO), height)


def _letters(card: float) -> float:
    """Return how large the letters on a card of this height are, in pixels, before the reader's factor."""
    return max(MIN_TEXT_PX, CARD_LETTERS * card / CARD_HEIGHT)


def _grown_card(drawn: float, text: float) -> float:
    """Return how high a card must be for letters `text` times as large as on one of the height `drawn`."""
    return max(drawn, _letters(drawn) * text / CARD_TEXT * CARD_HEIGHT / CARD_LETTERS)


def _card_text(drawn: float, height: float, text: float) -> float:
    """Return the factor of the text on a card of this height, where it would be `drawn` for text as drawn."""
    if text <= 1.0:
        return 1.0
    wanted = _letters(drawn) * text / (CARD_LETTERS * height / CARD_HEIGHT)
    return max(1.0, min(wanted, _LARGEST_CARD_TEXT))


def _dock(dock: QRect, u: float, text: float, compact: bool) -> dict[str, QRect]:
    """Place deck, discard, hand, secrets, steps and the primary button; spare width is the hand's.

    The column of the steps is as much wider as its words are larger.
    """
    pad = round(10 * u)
    pile = QSize(round(62 * u), round(88 * u))
    pile_top = dock.top() + (dock.height() - pile.height() - round(24 * u)) // 2
    deck = QRect(dock.left() + pad, pile_top, pile.width(), pile.height() + round(24 * u))
    discard = deck.translated(pile.width() + round(8 * u), 0)
    steps_width = round((146 if not compact else 142) * u * text)
    secrets_width = round((180 if not compact else 164) * u)
    right = dock.right() + 1 - round(8 * u)
    button_height = max(32, round(46 * u), round(29 * u * text))
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
