"""Where everything of the big table stands while it is seen from afar: the board has the height of the dock.

The piles lie at the foot of the rail, below the Log. In the place of the dock is what everybody is asked:
over the board, on the half that a play is not aimed at.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, QRect, QSize

from chrononauts_qt.ui.games.chrononauts.views.geometry import (
    ROWS,
    SEATS,
    Layout,
    layout_for,
    tile_rects,
)
from chrononauts_qt.ui.kit.scale import scale_of
from chrononauts_qt.ui.table.afar import far_least, far_scale

SMALLEST, SMALLEST_OF_PAGES = 12, 13
"""The smallest type of board and players, and of the rail's pages, in drawing units."""
_RAIL, _STRIP = 300, 56
_PILE, _STRIP_PILE = 46, 64
"""The height of a pile in drawing units."""
QUESTION = 148
"""The height of what everybody is asked, in drawing units."""


def far_frame(base: Layout) -> Layout:
    """Return a layout in type that is read from afar, without its dock: the board has the height of both."""
    size, board = base.size, base.timeline
    u = far_scale(base.u, size.height(), base.text, SMALLEST)
    status = QRect(0, 0, size.width(), max(round(40 * u), round(28 * u * base.text)))
    top, foot = status.height() + base.px(4), size.height() - base.dock.left()
    board = QRect(board.left(), top, board.width(), foot - top)
    return replace(
        base,
        u=u,
        wide=False,
        status=status,
        timeline=board,
        page_u=u * SMALLEST / SMALLEST_OF_PAGES,
        over=min(round(316 * u * min(base.text, 1.6)), board.width()),
        dock=half_foot(board, round(QUESTION * u * base.text)),
        least=far_least(size.height()),
    )


def far_layout(width: int, height: int, text: float = 1.0) -> Layout:
    """Return where everything stands on the big table; `text` is the reader's own factor of all text."""
    base = layout_for(width, height, text)
    far, gap, margin = far_frame(base), base.px(4), base.dock.left()
    wide = far.px(_STRIP * min(text, 1.2)) if base.compact else round(_RAIL * scale_of(width, height))
    board = far.timeline.adjusted(0, 0, base.rail.width() - wide, 0)
    rail = QRect(board.right() + 1 + margin, board.top(), wide, board.height())
    deck, discard = _piles(rail, base.compact, far.u, gap)
    pages = QRect(rail)
    pages.setBottom(deck.top() - 1 - gap)
    players = QRect(pages)
    if not base.compact:
        players.setHeight(SEATS * far.panel + (SEATS - 1) * far.px(4))
        pages.setTop(players.bottom() + 1 + gap)
    between = base.tiles[1].left() - base.tiles[0].right() - 1
    return replace(
        far,
        timeline=board,
        tiles=tile_rects(board, between, (board.height() - base.drop - (ROWS - 1) * between) // ROWS),
        rail=rail,
        players=players,
        tabs=() if base.compact else (pages,),
        deck=deck,
        discard=discard,
    )


def half_foot(board: QRect, height: int, is_left: bool = True) -> QRect:
    """Return where something stands at the foot of a half of a board."""
    wide = board.width() // 2
    left = board.left() if is_left else board.right() + 1 - wide
    return QRect(QPoint(left, board.bottom() + 1 - height), QSize(wide, height))


def _piles(rail: QRect, is_strip: bool, u: float, gap: int) -> tuple[QRect, QRect]:
    """Return draw pile and discard pile at the foot of the rail: side by side, or one below the other."""
    if is_strip:
        discard = QRect(rail)
        discard.setTop(rail.bottom() + 1 - max(_STRIP_PILE, round(_STRIP_PILE * u)))
        return discard.translated(0, -discard.height() - gap), discard
    high = round(_PILE * u)
    deck = QRect(rail.left(), rail.bottom() + 1 - high, (rail.width() - gap) // 2, high)
    return deck, deck.translated(deck.width() + gap, 0)
