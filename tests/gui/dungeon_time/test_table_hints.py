"""How a team asks, says no and promises is told once to everybody, when it would help."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.table_hints import APART, KEPT, TableHints
from chrononauts_qt.ui.kit.look import Look
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.dungeon_time.games import GAME
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]
NEEDS_KEYS = {0: ("rent-day", "sword"), 1: ("keys", "bow")}


@pytest.fixture
def look(qapp: QApplication, tmp_path: Path) -> Iterator[Look]:
    """The settings of somebody who has not played yet."""
    found = Look(tmp_path, DARK)
    yield found
    found.deleteLater()


def begin(lay: Lay, look: Look, **more: object) -> DungeonScreen:
    """Turn the glass at a table that tells what helps."""
    screen = lay(2, turned=False, **{"hands": NEEDS_KEYS, **more})
    TableHints(screen, look)
    screen.controller.turn_glass()
    return screen


def said(screen: DungeonScreen) -> list[str]:
    return [line.words for line in screen.talk.said]


def test_how_to_ask_is_told_when_the_glass_is_turned_and_never_again(lay: Lay, look: Look) -> None:
    first = begin(lay, look)
    (line,) = said(first)
    assert line.startswith("A press on an Item at the foot, or its key")
    assert "1, or a press on a name" in line
    assert said(begin(lay, look)) == []
    assert "ada" in str(settings.load(look._folder).kept(GAME)[KEPT])


@pytest.mark.parametrize(("players", "more"), [
    (2, {"options": {"helps": ""}}), (2, {"hands": {0: ("sword",), 1: ("keys",)}}),
])
def test_nothing_is_told_without_help_or_where_it_would_not_help(
    lay: Lay, look: Look, players: int, more: dict[str, object]
) -> None:
    assert said(begin(lay, look, **more)) == []


def test_promises_and_companions_come_later_and_one_at_a_time(
    lay: Lay, look: Look, clock: HandClock
) -> None:
    hands = {0: ("twins-in-the-tower", "sword", "bow"), 1: ("rent-day", "keys")}
    screen = begin(lay, look, bots={1: "novice"}, hands=hands)
    told = said(screen)
    for place in (1, 0, 2):
        clock.now += APART
        screen.hands.play(0, place)
        told += said(screen)[:1]
        screen.talk.said.clear()
    assert [words[:30] for words in told] == [
        "A press on an Item at the foot", "A press on an Item of a compan", "A Reward with “?” or “/” lies "]
    assert len(set(told)) == 3
