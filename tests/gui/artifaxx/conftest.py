"""A game of Artifaxx in the program's window."""

from __future__ import annotations

from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.scene import HAND, SHELVES, CounterScene, Deal
from tests.gui.artifaxx.screens import NAMES
from tests.gui.program import dressed
from tests.gui.robot import HandClock

__all__ = ["deal", "dressed"]


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
