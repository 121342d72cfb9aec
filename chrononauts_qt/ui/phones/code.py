"""The QR code of a link, drawn by our own painter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import segno
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

QUIET = 4
"""So many modules around it stay white: what reads it needs them."""


@lru_cache(16)
def modules(link: str) -> Sequence[Sequence[bool]]:
    """Return the rows of a link's code, True for black, with white all around."""
    code = segno.make_qr(link, error="m", boost_error=False)
    return tuple(tuple(bool(module) for module in row) for row in code.matrix_iter(border=QUIET))


def draw_code(painter: QPainter, link: str, box: QRectF) -> None:
    """Draw the code of a link into a square box, on whole pixels of the screen."""
    rows = modules(link)
    ratio = painter.device().devicePixelRatioF()
    side = max(1, int(min(box.width(), box.height()) * ratio / len(rows))) / ratio
    whole = side * len(rows)
    left = round((box.center().x() - whole / 2) * ratio) / ratio
    top = round((box.center().y() - whole / 2) * ratio) / ratio
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    black, white = QColor(Qt.GlobalColor.black), QColor(Qt.GlobalColor.white)
    painter.fillRect(QRectF(left, top, whole, whole), white)
    for y, row in enumerate(rows):
        for x, is_black in enumerate(row):
            if is_black:
                painter.fillRect(QRectF(left + x * side, top + y * side, side, side), black)
    painter.restore()
