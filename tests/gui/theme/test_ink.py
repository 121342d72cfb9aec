"""Every text of cards and tiles can be read on what is painted beneath it, in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit.theme import THEMES
from tests.gui.theme.ink import READ, faint, without_texts
from tests.specimens import SHEETS


@pytest.mark.parametrize("look", list(THEMES))
@pytest.mark.parametrize("sheet", list(SHEETS))
def test_every_text_of_every_card_and_tile_can_be_read(dressed: QApplication, sheet: str, look: str) -> None:
    with without_texts() as inks:
        SHEETS[sheet](THEMES[look])
    assert len(inks.texts) > 50
    assert faint(inks, QPixmap(1, 1), READ) == []


def test_the_check_sees_a_text_that_is_too_faint(dressed: QApplication) -> None:
    pixmap = QPixmap(100, 40)
    with without_texts() as inks:
        painter = QPainter(pixmap)
        painter.fillRect(QRectF(0, 0, 100, 40), QColor("#FFFFFF"))
        painter.setPen(QColor("#777777"))
        painter.drawText(QPointF(5, 25), "4.48 to 1")
        painter.end()
    [(words, _, ground, found)] = inks.measured(QPixmap(1, 1))
    assert (words, ground) == ("4.48 to 1", QColor("#FFFFFF"))
    assert found == pytest.approx(4.48, abs=0.01)
