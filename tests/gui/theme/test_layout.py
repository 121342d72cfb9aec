"""Looks differ in colours only, and the board shortens no headline, however large its letters are."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.chrononauts.views import tile_painter
from chrononauts_qt.ui.kit import text_block, theme
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, LIGHT
from tests import shots
from tests.gui.program import settle
from tests.gui.theme.conftest import Open
from tests.gui.theme.fit import troubles
from tests.shots import SIZES


@pytest.mark.parametrize("screen", ["table-crowd", "settings", "list"])
def test_another_look_takes_no_room(opened: Open, screen: str) -> None:
    """The look is changed at the screen itself: the settings reach whatever is shown."""
    window = opened(screen)
    for look in (LIGHT, CONTRAST):
        window.look.change(window.look.settings._replace(theme=look.name))
        QApplication.processEvents()
        assert window.look.theme == look
        assert troubles(window) == []


@pytest.mark.parametrize(
    ("screen", "text"),
    [*product(["table-start", "table-crowd"], [1.0, 1.25, 1.5, 2.0]), ("table-uber", 1.0)],
)
def test_the_board_shortens_no_headline(
    opened: Open, screen: str, text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The painter reports what it has to shorten, and the sizes of its letters."""
    shortened: list[str] = []
    sizes: set[int] = set()
    whole = text_block.fitted

    def fitted(text: str, font: QFont, width: float, limit: int) -> tuple[str, ...]:
        lines = whole(text, font, width, limit)
        sizes.add(font.pixelSize())
        if "".join(lines).replace(" ", "") != text.replace(" ", ""):
            shortened.append(f"{text} ({width:.0f} px)")
        return lines

    monkeypatch.setattr(tile_painter, "fitted", fitted)
    window = opened(screen, (SIZES[0].width(), SIZES[0].height()), "dark", text)
    for size in SIZES:
        window.resize(size)
        settle()
        shots.picture(window)
        assert len(sizes) > (text > 1), f"{size}: a short headline has room to grow"
        sizes.clear()
    assert shortened == []


def test_looks_differ_in_colours_only() -> None:
    """Which is why every size need not be looked at in each of them."""

    def bare(found: theme.Theme) -> str:
        return re.sub(r"#[0-9A-Fa-f]{6}", "#", theme.style_sheet(found)).replace("-light.svg", ".svg")

    assert bare(DARK) == bare(LIGHT) == bare(CONTRAST)
    for role in ("body", "headline", "number"):
        assert DARK.font(role, 16) == LIGHT.font(role, 16) == CONTRAST.font(role, 16)
