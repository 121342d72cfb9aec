"""The pages outside the table share one grid, and their lines are short enough to read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.kit.page import LINE, Page
from chrononauts_qt.ui.kit.theme import DARK, MARK_PX, Theme
from chrononauts_qt.ui.shell.about import AboutPage
from chrononauts_qt.ui.shell.home import HomeScreen
from chrononauts_qt.ui.shell.new_game import NewGamePage
from chrononauts_qt.ui.shell.seat_row import MAX_NAME
from chrononauts_qt.ui.shell.settings_page import SettingsPage
from chrononauts_qt.ui.shell.welcome import WelcomePage
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.program import let_go

SIZES = [(1024, 600), (1366, 768), (1920, 1080), (2560, 1440)]
LONG_NAMES = tuple(f"{letter}{'m' * (MAX_NAME - 1)}" for letter in "ABCDEF")
MARGIN = 32


def _home(theme: Theme) -> Page:
    page = HomeScreen(theme)
    page.offer_continue({"chrononauts": ", ".join(LONG_NAMES)}, "chrononauts")
    return page


def _new_game(theme: Theme) -> Page:
    page = NewGamePage(theme=theme)
    page.suggest(NewGameChoice(LONG_NAMES))
    return page


PAGES: dict[str, Callable[[Theme], Page]] = {
    "welcome": lambda theme: WelcomePage(Settings(), theme),
    "home": _home,
    "new-game": _new_game,
    "settings": lambda theme: SettingsPage(Settings(), theme),
    "about": lambda theme: AboutPage(Path("/home/somebody/.local/share/chrononauts-qt"), theme),
}
Shown = Callable[[str, tuple[int, int], float], Page]


@pytest.fixture
def shown(dressed: QApplication, qtbot: QtBot) -> Shown:
    """Show a page in a window of a size, with text of a size."""

    def show(name: str, size: tuple[int, int], scale: float = 1.0) -> Page:
        theme = replace(DARK, text_scale=scale)
        page = PAGES[name](theme)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        for _ in range(3):
            QApplication.processEvents()
        return page

    return show


def longest_line(label: QLabel) -> int:
    """Return how many characters the longest line of a label has."""
    layout = QTextLayout(label.text(), label.font())
    layout.beginLayout()
    lengths = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(label.contentsRect().width())
        lengths.append(len(label.text()[line.textStart() :][: line.textLength()].strip()))
    layout.endLayout()
    return max(lengths)


def place(widget: QWidget, page: Page) -> tuple[int, int]:
    """Return the left and right edge of a widget on its page."""
    left = widget.mapTo(page, QPoint(0, 0)).x()
    return left, left + widget.width()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", list(PAGES))
def test_no_line_is_too_long_to_read(shown: Shown, name: str, size: tuple[int, int], scale: float) -> None:
    page = shown(name, size, scale)
    labels = [label for label in page.findChildren(QLabel) if label.isVisible() and " " in label.text()]
    assert labels
    assert {label.text(): longest_line(label) for label in labels if longest_line(label) > LINE + 5} == {}


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["welcome", "settings", "about"])
def test_panels_stand_in_equal_columns(shown: Shown, name: str, size: tuple[int, int], scale: float) -> None:
    page = shown(name, size, scale)
    panels = [frame for frame in page.findChildren(QFrame) if frame.property("panel")]
    margin = page.px(MARGIN)
    places = {place(panel, page) for panel in panels}
    halves = {edges for edges in places if edges[1] - edges[0] < size[0] * 0.6}
    assert {left for left, _ in places if left < size[0] / 3} == {margin}
    assert len(halves) in (0, 2)
    widths = {right - left for left, right in halves}
    assert not widths or max(widths) - min(widths) <= 1


@pytest.mark.parametrize("size", SIZES)
def test_the_settings_need_no_scrolling_at_text_as_drawn(shown: Shown, size: tuple[int, int]) -> None:
    page = shown("settings", size, 1.0)
    frames = [frame for frame in page.findChildren(QFrame) if frame.property("panel")]
    bottom = max(frame.mapTo(page, QPoint(0, frame.height())).y() for frame in frames)
    assert isinstance(page, SettingsPage)
    assert bottom <= page.done_button.y()


@pytest.mark.parametrize("size", SIZES)
def test_samples_and_marks_grow_with_the_page(shown: Shown, size: tuple[int, int]) -> None:
    page = shown("settings", size, 1.0)
    assert isinstance(page, SettingsPage)
    grown = max(1.0, page.u)
    sample, radio = page.text_size.sample, page.looks.buttons["dark"]
    assert sample.width() >= round(130 * grown) - 1
    assert sample.height() >= round(108 * grown) - 1
    option = QStyleOptionButton()
    radio.initStyleOption(option)
    element = QStyle.SubElement.SE_RadioButtonIndicator
    assert radio.style().subElementRect(element, option, radio).width() >= round(MARK_PX * grown)


@pytest.mark.parametrize("name", [name for name in PAGES if name != "home"])
def test_the_primary_button_has_one_place_on_every_page(shown: Shown, name: str) -> None:
    """On the first page it stands in the box of its game."""
    page = shown(name, (1366, 768), 1.0)
    assert page.primary is not None
    assert page.primary.width() == shown("about", (1366, 768), 1.0).primary.width()  # type: ignore[union-attr]
    assert place(page.primary, page)[1] == 1366 - page.px(MARGIN)


@pytest.mark.parametrize("name", list(PAGES))
def test_a_page_that_is_left_leaves_nothing_behind(shown: Shown, qapp: QApplication, name: str) -> None:
    """A bug: the first page made a list that it did not show, and that stayed for ever."""
    before = {id(widget) for widget in qapp.topLevelWidgets()}
    page = shown(name, SIZES[1], 1.0)
    let_go()
    own = [widget for widget in qapp.topLevelWidgets() if id(widget) not in before]
    assert [widget for widget in own if widget is not page and widget.parent() is None] == []
