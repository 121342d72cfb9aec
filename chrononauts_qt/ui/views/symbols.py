"""The thirteen Linchpin symbols: objects and places, told apart by their outline alone (4.5)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from chrononauts_qt.ui.views.pathtext import GRID, Sign, draw_sign

SYMBOLS = {
    # two curtain swags over a stage
    1865: Sign(
        "M 6 8 L 58 8 M 10 8 L 10 46 M 54 8 L 54 46 M 28 8 C 30 26 22 42 10 46 M 36 8 C 34 26 42 42 54 46"
        " M 4 57 L 60 57"
    ),
    # a little ice above the water, much below
    1912: Sign("M 22 24 L 32 8 L 42 24 M 4 24 L 60 24", "M 12 32 L 52 32 L 45 48 L 33 59 L 19 47 Z"),
    # three arches of a bridge
    1914: Sign(
        "M 4 16 L 60 16 M 4 26 L 60 26 M 7 52 C 7 32 23 32 23 52 M 24 52 C 24 30 40 30 40 52"
        " M 41 52 C 41 32 57 32 57 52"
    ),
    # a periscope over two waves
    1915: Sign(
        "M 26 42 L 26 14 L 40 14 O 48 14 8 M 4 46 Q 13 38 22 46 Q 31 54 40 46 Q 49 38 58 46"
        " M 10 58 Q 18 51 26 58 Q 34 65 42 58 Q 48 52 54 56"
    ),
    # the lanes of a running track
    1936: Sign("U 3 12 58 40 20 U 12 21 40 22 11 M 22 32 L 42 32 M 46 43 L 46 61"),
    # an airship, tilted
    1937: Sign("G 28 30 24 11 -14 M 48 20 L 60 8 L 58 22 L 61 33 L 49 29 M 22 45 L 37 41 L 38 48 L 24 51 Z"),
    # an anchor
    1941: Sign(
        "O 32 10 6 M 32 16 L 32 58 M 20 25 L 44 25 M 9 38 C 11 52 22 58 32 58 C 42 58 53 52 55 38"
        " M 4 46 L 9 37 L 17 43 M 60 46 L 55 37 L 47 43"
    ),
    # a nucleus and two orbits
    1943: Sign("G 32 32 29 11 40 G 32 32 29 11 -40", "O 32 32 6"),
    # a satellite with its rods swept to one side
    1957: Sign("M 35 46 L 5 56 M 33 40 L 4 36 M 36 33 L 8 16 M 41 29 L 24 5", "O 46 42 13"),
    # an open car
    1963: Sign(
        "M 9 46 L 4 46 L 4 36 L 24 33 L 31 20 M 24 33 L 50 33 Q 60 35 60 46 L 55 46 M 25 46 L 39 46"
        " O 17 47 7 O 47 47 7"
    ),
    # a record and the arm that plays it
    1980: Sign("O 27 36 23 O 27 36 9 M 57 5 L 57 22 L 43 38", "O 27 36 3 O 57 7 5"),
    # a lectern and its microphone
    1981: Sign("M 8 30 L 56 30 L 48 58 L 16 58 Z M 32 30 C 32 16 42 20 42 9", "O 42 8 6"),
    # a long roof and a look-out tower
    1993: Sign(
        "M 3 42 L 20 28 L 37 42 M 7 42 L 7 57 L 57 57 L 57 12 M 37 57 L 37 12 M 32 12 L 62 12 M 37 27 L 57 27"
    ),
}

_TICK = Sign("", "M 50 0 L 60 2 L 50 18 L 45 16 Z")
_TURNED = -16.0


def draw_symbol(painter: QPainter, year: int, prime: bool, box: QRectF, color: QColor) -> None:
    """Draw a Linchpin's symbol; altered, the same mark stands tilted and bears the prime tick."""
    if not prime:
        draw_sign(painter, SYMBOLS[year], box, color)
        return
    painter.save()
    painter.translate(box.center())
    painter.rotate(_TURNED)
    side = min(box.width(), box.height()) * 0.86
    draw_sign(painter, SYMBOLS[year], QRectF(-side / 2, -side / 2, side, side), color, 4.5)
    painter.restore()
    unit = min(box.width(), box.height()) / GRID
    draw_sign(painter, _TICK, box.translated(6 * unit, -4 * unit), color)
