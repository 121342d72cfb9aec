"""On every screen every word has its room and nothing lies over anything else, in every size and look."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui import theme
from chrononauts_qt.ui.theme import CONTRAST, DARK, LIGHT, THEMES
from chrononauts_qt.ui.views import text_block, tile_painter
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests import shots
from tests.gui.theme.conftest import Open
from tests.gui.theme.fit import troubles
from tests.gui.theme.layouts import PLACES, looked_over, places_of
from tests.gui.theme.longer import spoken
from tests.shots import SCREENS, SIZES

SMALL = [(size.width(), size.height()) for size in SIZES]


@pytest.mark.parametrize("look", list(THEMES))
@pytest.mark.parametrize("screen", list(SCREENS))
def test_every_word_has_its_room(opened: Open, screen: str, look: str) -> None:
    def open_screen(size: QSize) -> MainWindow:
        return opened(screen, (size.width(), size.height()), look)

    assert list(looked_over(open_screen, places_of(look))) == []


@pytest.mark.parametrize("language", ["it", "fr", "longer"])
@pytest.mark.parametrize("screen", list(SCREENS))
def test_every_word_of_another_language_has_its_room(
    dressed: QApplication, opened: Open, screen: str, language: str
) -> None:
    """“longer” is 40 % longer than English; in one theme, as colours take no room (see below)."""

    def open_screen(size: QSize) -> MainWindow:
        return opened(screen, (size.width(), size.height()), "dark")

    with spoken(dressed, language):
        assert list(looked_over(open_screen, PLACES[:-1])) == []


@pytest.mark.parametrize("screen", list(SCREENS))
def test_every_word_of_larger_text_has_its_room(opened: Open, screen: str) -> None:
    """Colours take no room (see below): one theme stands for all. Tiles shorten; the list does not."""

    def open_screen(size: QSize) -> MainWindow:
        return opened(screen, (size.width(), size.height()), "dark", 1.25)

    found = looked_over(open_screen, PLACES[:-1])
    assert [trouble for trouble in found if "shortened" not in trouble] == []


@pytest.mark.parametrize("screen", ["table-crowd", "settings", "list"])
def test_another_look_takes_no_room(opened: Open, screen: str) -> None:
    """The look is changed at the screen itself: the settings reach whatever is shown."""
    window = opened(screen)
    for look in (LIGHT, CONTRAST):
        window.look.change(replace(window.look.settings, theme=look.name))
        QApplication.processEvents()
        assert window.look.theme == look
        assert troubles(window) == []


@pytest.mark.parametrize("size", SMALL)
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


@pytest.mark.parametrize(
    "screen",
    [
        "welcome",
        "home-waiting",
        "settings",
        "about",
        "new-game",
        "new-game-artifaxx",
        "new-game-bots",
        "new-game-solonauts",
        "new-game-unproven",
        "rulebook",
        "rulebook-jfk",
        "rulebook-search",
        "reveal-home",
        "reveal-destroyed",
    ],
)
@pytest.mark.parametrize("size", SMALL)
def test_the_pages_bear_text_of_double_size(opened: Open, screen: str, size: tuple[int, int]) -> None:
    assert troubles(opened(screen, size, "light", 2.0)) == []
