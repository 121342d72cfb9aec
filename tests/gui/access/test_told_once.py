"""Whatever is said of a screen is said once, and everything that has a role that is said has a name."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.access.tree import twins, unnamed
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL
from tests.shots import SCREENS

SAMPLE = (
    "welcome", "home", "rulebook-jfk", "new-game-dungeon-scrolls", "new-game-dungeon-map", "memo", "discards",
    "table-uber", "counter-two", "journey-many", "afternova", "afternova-price", "dungeon-ready",
)  # fmt: skip
"""Where a fault has been, and one of each table; `--whole` looks at all."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Look at all screens, or at a sample of them."""
    if "screen" in metafunc.fixturenames:
        metafunc.parametrize("screen", list(SCREENS) if metafunc.config.getoption("--whole") else SAMPLE)


def test_no_description_repeats_a_name_and_nothing_is_unnamed(show: Show, screen: str) -> None:
    with show(screen, USUAL[0]) as window:
        assert twins(window) + unnamed(window) == []


def planted(qtbot: QtBot, part: QWidget) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(part)
    window.show()
    return window


def test_a_twin_is_found(qtbot: QtBot) -> None:
    button = QPushButton("Keep")
    button.setToolTip("Keep")
    assert twins(planted(qtbot, button)) == ["QPushButton Button “Keep”"]


def test_what_has_no_name_is_found(qtbot: QtBot) -> None:
    assert unnamed(planted(qtbot, QTabBar())) == ["QTabBar PageTabList “”"]
