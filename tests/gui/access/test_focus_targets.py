"""Whatever Tab leads to on a screen has a name and a role, and is told from everything else there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.access.targets import faults, small_targets, with_prime
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import SMALL, USUAL
from tests.shots import SCREENS

SAMPLE = ("welcome", "home", "settings", "new-game-bots", "table-crowd", "list", "memo-look", "about")
"""One of each kind of screen; `--whole` looks at all."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Look at all screens, or at a sample of them."""
    if "screen" in metafunc.fixturenames:
        metafunc.parametrize("screen", list(SCREENS) if metafunc.config.getoption("--whole") else SAMPLE)


def test_everything_that_tab_leads_to_is_told_apart(show: Show, screen: str) -> None:
    with show(screen, USUAL[0]) as window:
        assert faults(window) == []


def test_nothing_is_said_with_the_sign_of_an_altered_year(show: Show, screen: str) -> None:
    """A bug: what was said of a card that cannot be played named 1945′, and all else “1945 prime”."""
    with show(screen, USUAL[0]) as window:
        assert with_prime(window) == []


def test_no_button_is_too_small_to_be_hit(show: Show, screen: str) -> None:
    with show(screen, SMALL[0]) as window:
        assert small_targets(window) == []


def planted(qtbot: QtBot, *parts: QWidget) -> list[str]:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for part in parts:
        column.addWidget(part)
    window.show()
    window.activateWindow()
    parts[0].setFocus()
    qtbot.waitUntil(parts[0].hasFocus)
    return faults(window)


def test_what_has_no_name_is_found(qtbot: QtBot) -> None:
    assert planted(qtbot, QPushButton("Play"), QLineEdit()) == ["QLineEdit has no name"]


def test_two_of_the_same_are_found(qtbot: QtBot) -> None:
    [found] = planted(qtbot, QPushButton("Remove"), QPushButton("Remove"))
    assert found.startswith("2 times Told(")


def test_a_filler_is_found(qtbot: QtBot) -> None:
    part = QWidget()
    part.setAccessibleName("Goals")
    part.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    assert planted(qtbot, part, QPushButton("Play")) == ["QWidget “Goals” is a Client"]


def test_a_button_that_is_too_small_is_found(qtbot: QtBot) -> None:
    button = QPushButton("Play")
    button.setStyleSheet("min-height: 0")
    button.setFixedSize(60, 23)
    window = QWidget()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(button)
    window.show()
    [found] = small_targets(window)
    assert found.startswith("QPushButton “Play”")
    assert found.endswith("x 23")
