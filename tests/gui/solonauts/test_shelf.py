"""Who is home stands whole in a place of any width."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from chrononauts_qt.games.chrononauts.cards import IDENTITIES
from chrononauts_qt.ui.games.solonauts.shelf_view import draw_resident
from chrononauts_qt.ui.kit.theme import DARK
from tests.each import each

AWAY = QColor("magenta")


def test_a_name_stays_in_its_place() -> None:
    """Fourteen travellers at 1024x600 in large type: a name ran over its edge into the next place."""
    for check in each(product([card.id for card in IDENTITIES], [40, 58, 64, 90, 150])):
        with check as (identity, width):
            image = QImage(300, 60, QImage.Format.Format_RGB32)
            image.fill(AWAY)
            place = QRectF(70, 15, width, 26)
            painter = QPainter(image)
            draw_resident(painter, place, identity, replace(DARK, text_scale=1.5), 0.75)
            painter.end()
            rim = place.adjusted(-1, -1, 1, 1)
            outside = [(x, y) for x in range(300) for y in range(60) if not rim.contains(x, y)]
            assert all(image.pixelColor(x, y) == AWAY for x, y in outside)
