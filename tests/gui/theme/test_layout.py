"""On every screen every word has its room and nothing lies over anything else, in every size and look."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui import theme
from chrononauts_qt.ui.theme import CONTRAST, DARK, LIGHT
from chrononauts_qt.ui.views import text_block, tile_painter
from tests import shots
from tests.gui.theme.conftest import Open
from tests.gui.theme.fit import troubles
from tests.shots import SCREENS, SIZES

PLACES = [(size.width(), size.height()) for size in SIZES]


@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("size", PLACES)
@pytest.mark.parametrize("screen", list(SCREENS))
def test_every_word_has_its_room(opened: Open, screen: str, size: tuple[int, int], scale: float) -> None:
    assert troubles(opened(screen, size, "dark", scale)) == []


@pytest.mark.parametrize("screen", list(SCREENS))
def test_another_look_takes_no_room(opened: Open, screen: str) -> None:
    """The look is changed at the screen itself: the settings reach whatever is shown."""
    window = opened(screen)
    for look in (LIGHT, CONTRAST):
        window.look.change(replace(window.look.settings, theme=look.name))
        QApplication.processEvents()
        assert window.look.theme == look
        assert troubles(window) == []


@pytest.mark.parametrize("size", PLACES)
@pytest.mark.parametrize("screen", ["table-start", "table-crowd", "table-uber"])
def test_the_board_shortens_no_headline(
    opened: Open, screen: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The painter reports what it has to shorten; larger text may have to, and is offered the list."""
    shortened: list[str] = []
    whole = text_block.fitted

    def fitted(text: str, font: QFont, width: float, limit: int) -> tuple[str, ...]:
        lines = whole(text, font, width, limit)
        if "".join(lines).replace(" ", "") != text.replace(" ", ""):
            shortened.append(text)
        return lines

    monkeypatch.setattr(tile_painter, "fitted", fitted)
    shots.picture(opened(screen, size))
    assert shortened == []


def test_looks_differ_in_colours_only() -> None:
    """Which is why every size need not be looked at in each of them."""

    def bare(found: theme.Theme) -> str:
        return re.sub(r"#[0-9A-Fa-f]{6}", "#", theme.style_sheet(found)).replace("-light.svg", ".svg")

    assert bare(DARK) == bare(LIGHT) == bare(CONTRAST)
    for role in ("body", "headline", "number"):
        assert DARK.font(role, 16) == LIGHT.font(role, 16) == CONTRAST.font(role, 16)


@pytest.mark.parametrize("screen", ["welcome", "home-waiting", "settings", "about", "new-game"])
@pytest.mark.parametrize("size", PLACES)
def test_the_pages_bear_text_of_double_size(opened: Open, screen: str, size: tuple[int, int]) -> None:
    assert troubles(opened(screen, size, "light", 2.0)) == []


def test_the_check_sees_a_text_that_is_cut(dressed: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label, button = QLabel("Once upon a time", window), QPushButton("Long ago", window)
    label.setGeometry(0, 0, 30, 30)
    button.setGeometry(100, 0, 40, 32)
    window.show()
    found = troubles(window)
    assert any("too wide" in line and "Once" in line for line in found)
    assert any("too wide" in line and "Long" in line for line in found)


def test_the_check_sees_what_lies_over_something(dressed: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for left in (0, 60):
        QPushButton("A", window).setGeometry(left, 0, 100, 40)
    window.show()
    assert any("overlap by 40x40" in line for line in troubles(window))
