"""The plate of a shelf shows both counts whole, however large the text is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from chrononauts_qt.games.chrononauts.threats import NO_THREAT, Threat
from chrononauts_qt.ui.games.artifaxx.counter_geometry import counter_layout
from chrononauts_qt.ui.games.artifaxx.counter_plate import PlatePainter
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.kit.theme import DARK

FACE = PlayerFace(0, "Ada", 10, 2, ("dodo", "ark"), deciding=False, to_move=False, mark="")


def is_inked_beyond(face: PlayerFace, text_scale: float) -> bool:
    """Tell whether a plate at the least window draws anything beyond its right edge."""
    layout = counter_layout(1024, 600, 6, text_scale)
    wide, high = layout.plate, layout.shelves[0].height()
    image = QImage(wide * 3, high, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        box = QRectF(0, 0, wide, high)
        PlatePainter(replace(DARK, text_scale=text_scale)).paint(painter, box, face, layout.base.u)
    return any(image.pixel(x, y) & 0xFFFFFF for x in range(wide, wide * 3) for y in range(high))


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("threat", [NO_THREAT, Threat(9, 2, ("petting-zoo",))])
@pytest.mark.usefixtures("qapp")
def test_both_counts_are_whole(text_scale: float, threat: Threat) -> None:
    assert not is_inked_beyond(replace(FACE, threat=threat), text_scale)
