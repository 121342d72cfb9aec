"""Where the regions of AfterNova stand while the table is seen from afar, in the height of the dock as well.

The rows of the Market lie one below the other, the Starship beside them, and a deal over both. At the foot is
a strip for what everybody is asked or told.
"""

from __future__ import annotations

from PySide6.QtCore import QRect

from chrononauts_qt.ui.games.afternova.layout import HEIGHT, WIDTH, Regions
from chrononauts_qt.ui.games.afternova.views.market import height_of_rows, width_of_rows
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX
from chrononauts_qt.ui.table.afar import far_scale

SMALLEST = 12
"""The smallest type of the table, in drawing units."""
_NARROW = 1.6
"""The type of a screen that is higher than that suits the screen that is as wide and has this shape."""
_LARGE = 1.1
"""By how much the regions grow with the reader's own factor of all text."""
_EDGE, _GAP = 8, 6
_STATUS, _PLANETS, _BAG, _FOOT, _RAIL = 40, 122, 44, 40, 264
_MOST_PLANETS, _MOST_FOOT, _LEAST_SHIP, _MOST_SHIP = 190, 60, 176, 240
_EACH = {6: 54}
"""The height of a player's panel, by how many there are."""


def far_regions(width: int, height: int, players: int, text: float) -> Regions:
    """Return the regions as `regions` does, in type that is read from afar; `text` is the reader's factor."""
    seen = min(height, round(width / _NARROW))
    u = far_scale(min(width / WIDTH, height / HEIGHT), seen, text, SMALLEST)
    v = min(u * text, max(u, _LARGE * far_scale(0.0, seen, 1.0, SMALLEST)))

    def px(units: float) -> int:
        return round(units * v)

    edge, gap = px(_EDGE), px(_GAP)
    status = max(MIN_TARGET_PX, px(_STATUS))
    top, foot = status + gap, height - gap
    free = foot - px(_FOOT) - top - 2 * gap
    main = width - px(_RAIL) - 3 * edge
    planets, market = px(_PLANETS), free - px(_PLANETS)
    least, most = main - px(_MOST_SHIP) - edge, main - px(_LEAST_SHIP) - edge
    if width_of_rows(market, u) > most:
        market = height_of_rows(most, u)
        planets = min(px(_MOST_PLANETS), free - market)
    wide = width_of_rows(market, u)
    main -= max(0, least - wide)
    side = max(MIN_TARGET_PX, px(_BAG))
    sky = QRect(edge, top, main - side - edge, planets)
    rows = QRect(edge, sky.bottom() + 1 + gap, wide, market)
    ship = QRect(rows.right() + 1 + edge, rows.top(), edge + main - rows.right() - 1 - edge, market)
    strip = rows.bottom() + 1 + gap
    dock = QRect(edge, strip, main, min(foot - strip, px(_MOST_FOOT)))
    left = edge + main + edge
    each = px(_EACH.get(players, 66))
    seats = QRect(left, top, width - edge - left, players * each + (players - 1) * gap)
    rail = QRect(left, seats.bottom() + 1 + gap, seats.width(), height - seats.bottom() - 1 - 2 * gap)
    bag = QRect(edge + main - side, sky.center().y() - side // 2, side, side)
    nowhere = QRect()
    return Regions(
        u, QRect(0, 0, width, status), sky, bag, rows, ship, dock, rows.united(ship), dock, nowhere, nowhere,
        nowhere, seats, rail, is_far=True,
    )
