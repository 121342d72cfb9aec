"""Whole Resolutions of random Stories, by keys alone and by the mouse alone: everything can be said so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.cards import HEROES, UNDERSTUDY
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.kit.theme import DARK
from tests.dungeon_time.play import setup_of
from tests.gui.dungeon_time.games import GAME, NAMES
from tests.gui.dungeon_time.show_players import Keyboard, Mouse, Player
from tests.gui.robot import HandClock

GAMES = 16
VERBS = (
    "reveal", "use", "drop", "waive", "take", "refuse", "sift", "order", "hand-over", "trade-for",
    "remove supply", "remove backpack", "enough",
)  # fmt: skip


@pytest.fixture
def begun(
    qapp: QApplication, clock: HandClock
) -> Iterator[Callable[[int, int], ResolutionShow]]:
    """Return what begins the Resolution of the game of a number."""
    shows: list[ResolutionShow] = []

    def begin(seats: int, number: int) -> ResolutionShow:
        match = Match.start(GAME, NAMES[:seats], setup_of(seats, number), options={})
        show = ResolutionShow(DungeonController(match), DARK, now=clock)
        shows.append(show)
        show.resize(1024, 600)
        show.show()
        show.button.setFocus()
        return show

    yield begin
    for show in shows:
        show.controller.stop()
        show.close()
        show.deleteLater()


@pytest.mark.parametrize("player", [Keyboard, Mouse])
def test_every_action_of_a_resolution_can_be_said(
    begun: Callable[[int, int], ResolutionShow], player: type[Player], clock: HandClock
) -> None:
    said: Counter[str] = Counter()
    for game in range(GAMES):
        robot = player(begun(1 + game % 5, 2 * game + 1), f"{game}", clock)
        robot.play()
        said += robot.said
    assert [verb for verb in VERBS if not said[verb]] == [], said
    assert {hero for hero in HEROES if not said[f"use {hero}"]} <= {UNDERSTUDY}, said
