"""Where the regions of the table of AfterNova stand."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect

from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX

WIDTH, HEIGHT = 1366, 700
"""What everything is drawn for at scale 1."""
_EDGE, _GAP = 8, 6
_BAG = 44
_STATUS, _PLANETS, _MARKET, _MESSAGE, _SHIP, _DOCK, _RAIL = 40, 150, 168, 14, 124, 176, 264
_SHARES = {"planets": 1, "message": 2, "ship": 1, "dock": 4}
"""How what is left in height is shared out."""
_MOST = {"message": 44}
"""What a share makes of a region at most, if that is not a quarter more."""


class Regions(NamedTuple):
    """The place of every region, at scale ``u``."""

    u: float
    status: QRect
    planets: QRect
    bag: QRect
    market: QRect
    ship: QRect
    message: QRect
    deal: QRect
    dock: QRect
    hand: QRect
    objective: QRect
    steps: QRect
    seats: QRect
    rail: QRect
    is_far: bool = False
    """It is seen from afar, and has no dock."""


def regions(width: int, height: int, players: int) -> Regions:
    """Return the regions of a table of that size; `players` are those in the rail, Bot among them."""
    u = min(width / WIDTH, height / HEIGHT)

    def px(units: float) -> int:
        return round(units * u)

    edge, gap = px(_EDGE), px(_GAP)
    spare = max(0, height - px(_STATUS + _PLANETS + _MARKET + _MESSAGE + _SHIP + _DOCK) - 5 * gap)
    part = spare / sum(_SHARES.values())
    wanted = {"planets": _PLANETS, "message": _MESSAGE, "ship": _SHIP, "dock": _DOCK}
    tall = {
        name: round(min(px(_MOST.get(name, 1.25 * units)), px(units) + part * _SHARES[name]))
        for name, units in wanted.items()
    }
    status, market_tall = max(MIN_TARGET_PX, px(_STATUS)), px(_MARKET)
    tall["ship"] += height - status - market_tall - sum(tall.values()) - 5 * gap
    rail_width = px(_RAIL)
    main = width - rail_width - 3 * edge
    top = status + gap
    side = max(MIN_TARGET_PX, px(_BAG))
    planets = QRect(edge, top, main - side - edge, tall["planets"])
    bag = QRect(edge + main - side, planets.center().y() - side // 2, side, side)
    market = QRect(edge, planets.bottom() + 1 + gap, main, market_tall)
    ship = QRect(edge, market.bottom() + 1 + gap, main, tall["ship"])
    message = QRect(edge, ship.bottom() + 1, main, tall["message"])
    dock = QRect(edge, message.bottom() + 1 + gap, main, tall["dock"])
    steps = QRect(dock.right() - px(224), dock.top() + gap, px(218), dock.height() - 2 * gap)
    objective = QRect(steps.left() - px(214), dock.top() + gap, px(206), dock.height() - 2 * gap)
    free = objective.left() - dock.left() - 2 * gap
    hand = QRect(dock.left() + gap, dock.top() + 2, free, dock.height() - 4)
    left = width - rail_width - edge
    each = px(70 if players < 6 else 58)
    seats = QRect(left, top, rail_width, players * each + (players - 1) * gap)
    rail_top = seats.bottom() + 1 + gap
    rail = QRect(left, rail_top, rail_width, height - rail_top - gap)
    return Regions(
        u, QRect(0, 0, width, status), planets, bag, market, ship, message, market.united(message), dock,
        hand, objective, steps, seats, rail,
    )
