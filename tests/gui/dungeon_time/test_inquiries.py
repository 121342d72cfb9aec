"""One key each answers how the game stands, from the choice of Heroes to the end of the Story."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.dungeon_time.inquiries import PLACES, DungeonInquiries
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.texts.cards import name_of
from chrononauts_qt.ui.table import narrator
from tests.gui.dungeon_time.keyboard import press, scan_of
from tests.gui.dungeon_time.test_phase_lists import HANDS, as_lists, listing
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]
Key = Qt.Key


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is answered from here on."""
    said = list[str]()
    monkeypatch.setattr(narrator, "announce", lambda _, words: said.append(words))
    return said


def asked(screen: DungeonScreen, key: Key, told: list[str]) -> str:
    """Return what is said to a key that no hand has."""
    screen.narrator.stop()
    told.clear()
    QTest.keyClick(screen, key)
    return "|".join(told)


def test_in_the_phase_each_key_says_how_it_stands(lay: Lay, told: list[str]) -> None:
    screen = lay(2, hands=HANDS)
    screen.activateWindow()
    screen.take_focus()
    assert asked(screen, Key.Key_D, told).startswith("Hand of Ada: ")
    assert f"Missions to complete: {screen.controller.seen().goal}." in asked(screen, Key.Key_T, told)
    assert asked(screen, Key.Key_R, told) == "Story, no card yet."
    far = asked(screen, Key.Key_O, told)
    assert far.startswith("Missions played: 0. Goal: ")
    assert far.endswith("Time left: 4:59.")
    assert asked(screen, Key.Key_N, told).startswith("Play or discard any card of your hand")


def test_of_the_story_only_the_top_is_told(lay: Lay, told: list[str]) -> None:
    """DT-1010."""
    screen = lay(2, hands=HANDS)
    under, top = screen.hands.card(1, 1), screen.hands.card(1, 0)
    screen.hands.play(1, 1)
    screen.hands.play(1, 0)
    said = [asked(screen, Key(key), told) for key in DungeonInquiries.PUBLIC if key != Key.Key_D]
    assert any(name_of(top) in words for words in said)
    assert not any(name_of(under) in words for words in said)


def test_before_the_glass_and_during_a_pause(lay: Lay, told: list[str]) -> None:
    screen = lay(1, turned=False)
    assert asked(screen, Key.Key_N, told).endswith("“Turn the glass” begins.")
    assert asked(screen, Key.Key_R, told) == "Nothing has been done yet."
    screen.controller.turn_glass()
    screen.controller.rest(True)
    assert asked(screen, Key.Key_D, told) == ""


def test_in_the_lists_the_keys_ask_and_play_no_card(lay: Lay, told: list[str]) -> None:
    screen = lay(1)
    switch = as_lists(screen)
    listing(switch, "hand-0").setFocus()
    for place in PLACES:
        press(screen, scan_of(place))
    assert screen.controller.seen().story_size == 0
    told.clear()
    for letter in "dtron":
        QTest.keyClick(listing(switch, "hand-0"), Key(ord(letter.upper())))
    assert len(told) == 5
    assert told[0].startswith("Hand of Ada: ")


def test_in_the_resolution_they_tell_of_backpack_and_story(
    lay: Lay, told: list[str], clock: HandClock
) -> None:
    screen = lay(1, seconds=0)
    screen.hands.play(0, 0)
    screen.phase.done.press(0)
    clock.now += 1
    screen.phase.done.press(0)
    show = screen.resolution
    assert show is not None
    QApplication.processEvents()
    assert asked(screen, Key.Key_D, told).startswith("Backpack, ")
    assert asked(screen, Key.Key_N, told) == f"{show.button.accessibleName()}."
    assert asked(screen, Key.Key_O, told).startswith("0 Missions completed")
    assert asked(screen, Key.Key_R, told) == "Nothing has been done yet."
    clock.now += 1
    show.go_on()
    show.suspense.finish()
    assert asked(screen, Key.Key_R, told) != "Nothing has been done yet."
