"""Whoever does not see the table of Dungeon Time hears what begins, what a key has done, what comes next."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.texts.cards import name_of
from chrononauts_qt.ui.table import narrator
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what a screen reader is told from here on."""
    said = list[str]()
    monkeypatch.setattr(narrator, "announce", lambda _, words: said.append(words))
    return said


def test_before_the_glass_one_hears_what_begins(lay: Lay, told: list[str]) -> None:
    screen = lay(1, turned=False, seconds=0)
    (said,) = told
    assert f"Missions to complete: {screen.controller.seen().goal}." in said
    assert said.endswith("Look at the cards first; “Begin” begins.")


def test_without_a_glass_a_key_tells_what_went_and_what_came(lay: Lay, told: list[str]) -> None:
    screen = lay(1, seconds=0)
    screen.activateWindow()
    screen.take_focus()
    told.clear()
    played = screen.hands.card(0, 0)
    screen.hands.play(0, 0)
    came = screen.hands.card(0, 0)
    assert told == [f"To the Story: {name_of(played)}. Drawn: {name_of(came)}."]


def test_that_the_resolution_begins_is_told(lay: Lay, told: list[str], clock: HandClock) -> None:
    screen = lay(1, seconds=0)
    told.clear()
    screen.phase.done.press(0)
    clock.now += 1
    screen.phase.done.press(0)
    assert screen.resolution is not None
    assert told[-1] == "Everybody is done. The Resolution begins."
