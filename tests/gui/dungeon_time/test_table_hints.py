"""What nobody would find alone is told once to everybody, when it would help."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session import settings
from chrononauts_qt.session.match import Match
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


def test_who_may_cross_out_is_told_when_something_is_asked_for(
    lay: Lay, look: Look, clock: HandClock
) -> None:
    screen = begin(lay, look, options={"helps": "glow tick"})
    clock.now += APART
    screen.phase.show_next(0)
    screen.hands.play(0, 1)
    assert said(screen)[0] == (
        "What is asked for stays as the Mission lists it; a press on an Item there crosses it out.")


# -- what discards ----------------------------------------------------------------------------------


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all games be kept, as those of no lesson are."""
    start, numbers = Match.start, count()

    def begin(game: str, names: tuple[str, ...], setup: object, options: Mapping[str, str]) -> Match:
        return start(game, names, setup, tmp_path / f"{next(numbers)}.chrononauts", options)

    monkeypatch.setattr(Match, "start", begin)


def by_the_mouse(screen: DungeonScreen, seat: int, place: int) -> None:
    view = screen.phase.views[seat]
    at = view.cell_rect(view.model().index(place, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=at)


def by_delete(screen: DungeonScreen, seat: int, place: int) -> None:
    view = screen.phase.views[seat]
    view.setCurrentIndex(view.model().index(place, 0))
    QTest.keyClick(view, Qt.Key.Key_Delete)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("helps", ["glow", ""])
@pytest.mark.parametrize("discard", [by_the_mouse, by_delete])
def test_the_first_gesture_that_would_discard_says_so_and_the_next_one_does(
    lay: Lay, look: Look, clock: HandClock, helps: str, discard: Callable[[DungeonScreen, int, int], None]
) -> None:
    screen = begin(lay, look, options={"helps": helps})
    clock.now += 1
    discard(screen, 1, 0)
    assert screen.controller.seen().discard == ()
    assert said(screen)[0].startswith("This discards a card, and it does not come back.")
    discard(screen, 1, 0)
    assert screen.controller.seen().discard == ("keys",)
    later = begin(lay, look, options={"helps": helps})
    clock.now += 1
    discard(later, 1, 1)
    assert later.controller.seen().discard == ("bow",), "it was told in an earlier game"
    discard(later, 0, 1)
    assert later.controller.seen().discard == ("bow",), "whoever sits there has not been told"


@pytest.mark.usefixtures("kept")
def test_keys_to_discard_and_drops_need_no_word(lay: Lay, look: Look, clock: HandClock) -> None:
    screen = begin(lay, look)
    clock.now += 1
    screen.phase.submit_drop("0:1", "hand", "discards")
    assert screen.controller.seen().discard == ("sword",)


@pytest.mark.usefixtures("kept")
def test_a_gesture_that_discards_nothing_is_not_told_of(lay: Lay, look: Look) -> None:
    screen = lay(2, turned=False, hands=NEEDS_KEYS)
    TableHints(screen, look)
    by_the_mouse(screen, 1, 0)
    assert KEPT not in look.settings.kept(GAME)
