"""To be done: a slip of a finger ends no phase, and what can be taken back needs no second press."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.dungeon_time import done
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from tests.gui.dungeon_time.keyboard import Q, press, scan_of
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]


def say(screen: DungeonScreen, by: str, seat: int = 0) -> None:
    """Press the key of a seat, or its button."""
    players = len(screen.controller.names)
    if by == "key":
        press(screen, scan_of(blocks(players)[seat].done))
        return
    button = screen.done_button if players == 1 else screen.phase.done_buttons[seat]
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_running(screen: DungeonScreen) -> bool:
    return screen.controller.seen().step == "adventure"


@pytest.mark.rule("DT-310")
@pytest.mark.parametrize("by", ["key", "click"])
def test_alone_the_phase_ends_with_the_second_press(lay: Lay, clock: HandClock, by: str) -> None:
    screen = lay(1)
    say(screen, by)
    assert is_running(screen)
    assert "dashed" in screen.done_button.styleSheet()
    assert screen.done_button.text() == "Press again"
    assert "ends the Adventure phase" in screen.talk.accessibleDescription()
    clock.now += FRESH
    say(screen, by)
    assert not is_running(screen)


def test_who_is_done_is_told_with_the_seat(lay: Lay) -> None:
    screen = lay(3)
    say(screen, "click", 1)
    assert [line.seat for line in screen.talk.said if line.words.startswith("Done.")] == [1]


def test_a_button_leaves_air_around_its_words(lay: Lay) -> None:
    screen = lay(5)
    screen.window().resize(1024, 600)
    for seat in range(5):
        say(screen, "click", seat)
    button = screen.phase.done_buttons[4]
    assert button.text() == "Press again"
    assert button.width() >= button.fontMetrics().horizontalAdvance(button.text()) + 18


def test_a_double_click_is_one_press(lay: Lay, clock: HandClock) -> None:
    screen = lay(1)
    for _ in range(2):
        say(screen, "click")
        clock.now += FRESH / 2
    assert is_running(screen)
    assert screen.phase.done.is_asked(0), "it goes on waiting"


@pytest.mark.parametrize("by", ["time", "play", "pause"])
def test_it_goes_back_by_itself(
    lay: Lay, clock: HandClock, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    monkeypatch.setattr(done, "ASKED", 0.01)
    screen = lay(1)
    if by == "time":
        with qtbot.waitSignals([screen.phase.done.changed] * 2):
            say(screen, "key")
    else:
        say(screen, "key")
        press(screen, Q) if by == "play" else screen.controller.rest(True)
    assert not screen.phase.done.is_asked(0)
    assert screen.done_button.text() == "Done"
    assert "dashed" not in screen.done_button.styleSheet()
    clock.now += 1
    say(screen, "key")
    assert is_running(screen), "the next press is a first one"


@pytest.mark.rule("DT-310")
def test_while_others_play_on_one_press_is_enough_and_one_more_takes_it_back(
    lay: Lay, clock: HandClock
) -> None:
    screen = lay(3)
    say(screen, "key", 1)
    assert screen.controller.seen().done == {1}
    assert screen.phase.done_buttons[1].text() == "Go on playing"
    clock.now += done.ECHO
    say(screen, "key", 1)
    assert screen.controller.seen().done == frozenset()
    assert screen.talk.said[0].words.endswith("goes on after all.")


def test_a_second_press_from_habit_takes_nothing_back(lay: Lay, clock: HandClock) -> None:
    """The lesson asks for two; a reader who pressed twice in a team had gone on unawares."""
    screen = lay(3)
    say(screen, "click", 1)
    clock.now += done.ECHO - 0.1
    say(screen, "click", 1)
    assert screen.controller.seen().done == {1}


@pytest.mark.rule("DT-310")
def test_the_last_of_several_says_it_twice_and_each_for_itself(lay: Lay, clock: HandClock) -> None:
    screen = lay(3)
    for seat in (0, 1, 2):
        say(screen, "click", seat)
    assert is_running(screen)
    assert [button.text() for button in screen.phase.done_buttons] == [
        "Go on playing", "Go on playing", "Press again"]
    clock.now += done.ECHO
    say(screen, "key", 0)
    assert not screen.phase.done.is_asked(2), "somebody plays on"
    say(screen, "key", 2)
    assert screen.controller.seen().done == {1, 2}
    say(screen, "key", 0)
    clock.now += 1
    say(screen, "key", 0)
    assert not is_running(screen)
