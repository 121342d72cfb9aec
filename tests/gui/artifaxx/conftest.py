"""A window of the usual size with a game of Artifaxx in it, and a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui import i18n, theme
from chrononauts_qt.ui.assets import load_fonts
from chrononauts_qt.ui.views import clock as pace
from chrononauts_qt.ui.windows.dealing import MEMO_OPTION
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.artifaxx.scene import HAND, SHELVES, CounterScene, Deal
from tests.gui.artifaxx.screens import NAMES
from tests.gui.robot import HandClock


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp: QApplication) -> QApplication:
    """Give the application its fonts and its style, as the program does."""
    load_fonts()
    theme.apply(qapp)
    return qapp


@pytest.fixture
def clock() -> HandClock:
    """Return the clock of the Memo window."""
    return HandClock()


@pytest.fixture
def window(
    qtbot: QtBot, tmp_path: Path, clock: HandClock, dressed: QApplication
) -> Iterator[MainWindow]:
    """Return the program's window on its first screen; look and language are put back in the end."""
    found = MainWindow(tmp_path, theme.DARK, now=clock)
    qtbot.addWidget(found)
    found.resize(1366, 768)
    with qtbot.waitExposed(found):
        found.show()
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    yield found
    i18n.install(dressed, "en")
    i18n.set_card_language("")
    theme.apply(dressed)


@pytest.fixture
def moving() -> Iterator[None]:
    """Let cards fly, as the settings of a player would have it."""
    pace.follow(lambda: "normal")
    yield
    pace.follow(None)


@pytest.fixture
def deal(window: MainWindow, clock: HandClock) -> Deal:
    """Return what lays a game of three on the counter; Ada has a hand and begins, uncovered."""

    def dealt(hand: str = HAND, lift: bool = True, **words: Any) -> CounterScene:
        hands = {0: tuple(hand.split()), **words.pop("hands", {})}
        setup = artifaxx.Setup(3, "table", first="seat-1", hands=hands, **{"tables": SHELVES, **words})
        state, _ = artifaxx.new_game(setup)
        scene = CounterScene(window, clock, Match("artifaxx", NAMES[:3], state, {MEMO_OPTION: "4"}))
        if lift:
            scene.lift()
        return scene

    return dealt
