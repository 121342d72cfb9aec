"""What is kept of pictures that were drawn: the pictures, and no more than so many of them."""

from __future__ import annotations

import weakref

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.views.pixmaps import Pixmaps


def test_a_kept_picture_is_not_what_it_was_painted_on(qapp: QApplication) -> None:
    painted_on = []

    def draw(painter: QPainter, box: QRectF) -> None:
        painted_on.append(weakref.ref(painter.device()))
        painter.fillRect(box, QColor("red"))

    kept = Pixmaps().get("red", QSizeF(4, 3), 2.0, draw)
    (canvas,) = painted_on
    assert canvas() is None
    assert (kept.width(), kept.height(), kept.devicePixelRatio()) == (8, 6, 2.0)
    assert kept.toImage().pixelColor(7, 5) == QColor("red")
