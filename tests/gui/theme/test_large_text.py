"""Large text at the table: it follows the reader, nothing of it is cut, and the board takes its share."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.views.geometry import ICON, layout_for, panel_height
from chrononauts_qt.ui.games.chrononauts.views.player_panel import PanelPainter
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import measure_of
from chrononauts_qt.ui.kit import text_block
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.desks import screen_of
from tests.gui.theme.conftest import Open
from tests.shots import SIZES

PLACES = [(size.width(), size.height()) for size in SIZES]


@pytest.mark.parametrize(
    ("size", "text", "least"), [((1366, 768), 1.25, 1.25), ((1920, 1012), 1.25, 1.1), ((1366, 768), 2.0, 1.0)]
)
def test_lamps_and_codes_grow_as_far_as_three_lines_are_left(
    dressed: QApplication, size: tuple[int, int], text: float, least: float
) -> None:
    layout = layout_for(*size, text)
    box = QRectF(layout.tiles[0])
    drawn, grown = (measure_of(box.height(), layout.u, scale) for scale in (1.0, text))
    assert drawn.lamp * least - 0.01 <= grown.lamp <= drawn.lamp * text + 0.01
    assert grown.year / drawn.year == pytest.approx(grown.lamp / drawn.lamp)
    line = text_block.line_height(DARK.font("headline", 14 * layout.u))
    assert box.height() - grown.top - grown.header - grown.foot >= 3 * line - 4, "three lines stay"


@pytest.mark.parametrize("size", PLACES)
def test_status_and_buttons_follow_to_double_size(opened: Open, size: tuple[int, int]) -> None:
    table = screen_of(opened("table-crowd", size, "dark", 2.0))
    assert table is not None
    u = table.layout_now.u
    for button, units in (
        (table.status.why_button, 14),
        (table.steps.claim_button, 13),
        (table.steps.primary, 18),
    ):
        assert button.font().pixelSize() >= round(units * u * 2) - 1
        assert QFontMetrics(button.font()).height() <= button.height()
    line = table.log.sizeHintForRow(0)
    assert line >= table.log.delegate.u * 15 * 2


@pytest.mark.parametrize("text", [1.0, 1.25, 2.0])
def test_artifacts_stand_clear_of_the_edge_of_their_panel(dressed: QApplication, text: float) -> None:
    """As far from the lower edge as the name from the upper one; the frame is 2.5 wide."""
    face = PlayerFace(0, "Ada", 3, 0, ("ark", "dodo"), False, True, "to move")
    box = QRectF(0, 0, 264, panel_height(1.0, text))
    painter = PanelPainter(replace(DARK, text_scale=text))
    icons = painter.icon_boxes(box, face, 1.0)
    assert [icon.height() for icon in icons] == [ICON, ICON]
    assert box.bottom() - icons[0].bottom() == pytest.approx(4.5)
