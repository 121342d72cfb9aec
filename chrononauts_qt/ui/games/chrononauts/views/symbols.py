"""The thirteen Linchpin symbols: objects and places, told apart by their outline alone (4.5)."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from chrononauts_qt.ui.kit.pathtext import STROKE, Sign, draw_sign

_SMALL = 20


def symbol_of(year: int, prime: bool) -> Sign:
    """Return a Linchpin's symbol; altered, the same mark is opened or turned and bears the prime tick."""
    return Sign(f"games/chrononauts/symbols/{year}-prime" if prime else f"games/chrononauts/symbols/{year}")


def draw_symbol(painter: QPainter, year: int, prime: bool, box: QRectF, color: QColor) -> None:
    """Draw a Linchpin's symbol, a little bolder where it is small."""
    bolder = 1.15 if min(box.width(), box.height()) < _SMALL else 1.0
    draw_sign(painter, symbol_of(year, prime), box, color, STROKE * bolder)
