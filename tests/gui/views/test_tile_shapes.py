"""The edges of tiles: waves and stitches go evenly all round and stay inside."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from chrononauts_qt.ui.games.chrononauts.views.tile_shapes import _along, stitches, wavy

BOX = QRectF(10, 20, 150, 210)


@pytest.fixture
def edge() -> QPainterPath:
    """A card's edge with round corners."""
    path = QPainterPath()
    path.addRoundedRect(BOX, 9, 9)
    return path


def test_points_lie_evenly_on_the_edge_and_look_outwards(edge: QPainterPath) -> None:
    found = _along(edge, 400)
    step = edge.length() / 400
    for before, after in pairwise(found):
        assert math.dist(before[:2], after[:2]) == pytest.approx(step, rel=0.05)
    for x, y, out_x, out_y in found:
        at, out = QPointF(x, y), QPointF(out_x, out_y)
        assert math.hypot(out_x, out_y) == pytest.approx(1)
        assert not edge.contains(at + out)
        assert edge.contains(at - out)


def test_waves_and_stitches_stay_inside(edge: QPainterPath) -> None:
    room = BOX.adjusted(-0.1, -0.1, 0.1, 0.1)
    assert room.contains(wavy(edge, 1.6, 9).boundingRect())
    assert room.contains(stitches(BOX, 9, 2.6, 3.6, 8).boundingRect())
