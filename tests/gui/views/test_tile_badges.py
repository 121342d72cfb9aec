"""A tile carries one badge beside the sign in its corner, and one mark says that half a condition holds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from tests.gui.views.positions import position

HALF = 1974
"""It needs 1865 and 1963 to be altered; only one of them is."""
SIZES = [(1024, 600), (1366, 700), (1920, 1080)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def view(request: pytest.FixtureRequest, qtbot: QtBot) -> TimelineView:
    """A board on which 1963 is altered."""
    model = TimelineModel()
    model.set_view(position(red=(1963,)))
    found = TimelineView()
    found.setModel(model)
    found.place(layout_for(*request.param))
    qtbot.addWidget(found)
    return found


def drawn(view: TimelineView, badges: dict[int, str], previews: dict[int, str] | None = None) -> QImage:
    """Return the tile as it is drawn with these badges."""
    model = view.model()
    assert isinstance(model, TimelineModel)
    model.set_badges(badges)
    model.set_previews(previews or {})
    return view.grab(view.tile_rect(HALF, False)).toImage()


def left_of_corner(image: QImage, u: float) -> QImage:
    """Return the upper row of a tile without its year and the place of one sign in its corner."""
    taken = round(max(30 * u, 30))
    return image.copy(QRect(image.width() // 2, 0, image.width() // 2 - taken, round(26 * u)))


def test_the_badge_of_half_lies_over_the_sign_of_half(view: TimelineView) -> None:
    plain, badged = drawn(view, {}), drawn(view, {HALF: "half"})
    assert plain != badged
    assert left_of_corner(plain, view.u) == left_of_corner(badged, view.u)


def test_a_play_that_is_considered_takes_the_place_of_the_last_one(view: TimelineView) -> None:
    both = drawn(view, {HALF: "half"}, {HALF: "opened"})
    assert both == drawn(view, {}, {HALF: "opened"})


def test_nothing_stands_beside_the_sign_of_half(view: TimelineView) -> None:
    row = left_of_corner(drawn(view, {}), view.u)
    assert len({row.pixel(x, row.height() // 2) for x in range(row.width())}) == 1
