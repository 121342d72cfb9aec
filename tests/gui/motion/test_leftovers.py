"""What moves leaves nothing behind, whatever else is drawn again on its way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget

from tests.gui.motion.conftest import Film


def drawn_by(widget: QWidget) -> QImage:
    """Return what a widget draws, all of it anew, on nothing."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    widget.render(image, QPoint(), QRegion(widget.rect()), QWidget.RenderFlag(0))
    return image


def test_a_card_drawn_again_between_two_ticks_stays_where_the_next_tick_clears(
    film: Callable[..., Film],
) -> None:
    shown = film(hands={1: "reverse-fate +2"})
    shown.scene.do("play reverse-fate on 1936")
    assert "fly" in shown.kinds()
    shown.run(40)
    at_the_tick = drawn_by(shown.animator)
    blank = QImage(at_the_tick.size(), at_the_tick.format())
    blank.fill(0)
    assert at_the_tick != blank
    shown.time.now += 0.1
    assert drawn_by(shown.animator) == at_the_tick
