"""The tables of Chrononauts and of Artifaxx, at which all have agreed to hints, and who thinks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from tests.gui.artifaxx.scene import SHELVES, CounterScene
from tests.gui.hints.clerk import Clerk
from tests.gui.program import dressed
from tests.gui.robot import HandClock
from tests.gui.table.conftest import deal as whole_deal
from tests.gui.table.scene import Scene

__all__ = ["dressed", "whole_deal"]

HAND = "patch-1969 reverse-fate prevent-assassination dodo rewind"
"""Ada's hand: with 1963 prime, 1969 is hers to patch."""


def with_clerk(scene: Scene) -> Scene:
    """Let all agree to hints, and a clerk think."""
    scene.match.options[HINTS_OPTION] = AGREED
    clerk = Clerk()
    scene.table.hints.hire = lambda: clerk
    scene.clerk = clerk  # type: ignore[attr-defined]  # for these tests alone
    return scene


Tables = Callable[..., Any]


@pytest.fixture
def deal(whole_deal: Tables) -> Tables:
    """Return what lays Chrononauts: Yuri is Ada's, 1963 is prime, and she is uncovered."""

    def dealt(hand: str = HAND, lift: bool = True, **words: Any) -> Scene:
        wanted: dict[str, Any] = {
            "players": 3,
            "hands": {1: hand, 2: "memo"},
            "red": [1963],
            "identities": {1: "yuri", 2: "otto", 3: "abel"},
            "missions": {1: "natural-history", 2: "petting-zoo", 3: "burnt-library"},
            "draw": "sabotage",
        }
        scene = with_clerk(whole_deal(**{**wanted, **words}))
        if lift:
            scene.lift()
        return scene

    return dealt


@pytest.fixture
def counter(window: MainWindow, clock: HandClock) -> Tables:
    """Return what lays Artifaxx: Ada looks for dinosaurs, a dodo and a book."""

    def dealt(
        hand: str = "get-there-first stegosaurus memo", lift: bool = True, **words: Any
    ) -> CounterScene:
        hands = {0: tuple(hand.split()), **words.pop("hands", {})}
        shelves = {0: ("ark",), 1: ("rongorongo", "dodo"), 2: ("mona-lisa-obvious",)}
        assert SHELVES.keys() == shelves.keys()
        missions = {0: "natural-history", 1: "petting-zoo", 2: "burnt-library"}
        setup = artifaxx.Setup(
            3, "table", "seat-1", hands=hands, missions=missions, **{"tables": shelves, **words}
        )
        state, _ = artifaxx.new_game(setup)
        match = Match("artifaxx", ("Ada", "Bruno", "Chloé"), state, {MEMO_OPTION: "4"})
        scene = CounterScene(window, clock, match)
        with_clerk(scene)
        if lift:
            scene.lift()
        return scene

    return dealt
