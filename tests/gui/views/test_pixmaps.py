"""What is kept of pictures that were drawn: the pictures, and no more than so many of them."""

from __future__ import annotations

import weakref

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.shell import app


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


def test_qt_keeps_few_of_the_pictures_it_has_scaled(qapp: QApplication) -> None:
    app.make_app()
    side, many = 64, 200  # 16 KiB each
    keys = []
    for _ in range(many):
        picture = QPixmap(side, side)
        picture.fill(QColor("red"))
        keys.append(QPixmapCache.insert(picture))
    left = sum(QPixmapCache.find(key, QPixmap()) for key in keys)
    QPixmapCache.clear()
    assert 10 < left <= 32
