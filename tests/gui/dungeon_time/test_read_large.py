"""A card is read large as long as Ctrl is held: in the phase, on the piles and in the Resolution."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS, MISSIONS
from chrononauts_qt.ui.games.dungeon_time.piles import STORY
from chrononauts_qt.ui.games.dungeon_time.read_large import told_of
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from tests.gui.dungeon_time.keyboard import Q, press
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]


def focus(screen: DungeonScreen) -> QWidget:
    return screen.focusWidget() or screen


def hold(screen: DungeonScreen) -> str:
    """Hold Ctrl, and let go; return which card was read."""
    QTest.keyPress(focus(screen), Qt.Key.Key_Control)
    found = screen.large.card
    assert screen.large.isVisible() == bool(found)
    QTest.keyRelease(focus(screen), Qt.Key.Key_Control)
    assert not screen.large.isVisible()
    return found


def test_the_card_that_has_the_keys_is_read_as_long_as_ctrl_is_held(lay: Lay) -> None:
    screen = lay(2)
    QTest.keyClick(screen.phase.views[0], Qt.Key.Key_Right)
    assert hold(screen) == screen.hands.card(0, 1)


def test_the_pointer_leads_from_card_to_card(lay: Lay) -> None:
    screen = lay(2)
    for seat in (1, 0):
        view = screen.phase.views[seat]
        at = view.rect_of(f"{seat}:2").center() - view.pos()
        QTest.mouseMove(view.viewport(), QPoint(1, 1))
        QTest.mouseMove(view.viewport(), at)
        view.entered.emit(view.model().index(2, 0))
        assert hold(screen) == screen.hands.card(seat, 2)


@pytest.mark.rule("DT-1010")
def test_of_the_piles_only_what_lies_on_top_is_read(lay: Lay, clock: HandClock) -> None:
    screen = lay(1)
    press(screen, Q)
    clock.now += 1
    press(screen, Q + 1)
    screen.phase.story.pointed_at.emit(STORY)
    assert hold(screen) == screen.controller.seen().story_top
    screen.phase.deck.pointed_at.emit("deck")
    assert hold(screen) == ""


def test_whoever_plays_meanwhile_sees_the_next_card(lay: Lay, clock: HandClock) -> None:
    screen = lay(2)
    QTest.keyPress(focus(screen), Qt.Key.Key_Control)
    before = screen.large.card
    screen.hands.play(0, 0)
    assert screen.large.card == screen.hands.card(0, 0)
    assert before == screen.controller.seen().story_top


def test_a_pause_ends_it(lay: Lay) -> None:
    screen = lay(1)
    QTest.keyPress(focus(screen), Qt.Key.Key_Control)
    assert screen.large.isVisible()
    screen.controller.rest(True)
    assert not screen.large.isVisible()
    assert not screen.large.accessibleName()


def test_in_the_resolution_cards_slots_and_heroes_are_read(lay: Lay, clock: HandClock) -> None:
    screen = lay(
        2, turned=False, phase="resolution", story=("important-absence", "cup"), backpack={"hook": (1, 0)},
        heroes=True, kept={0: "monk", 1: "mule"},
    )  # fmt: skip
    show = screen.resolution
    assert show is not None
    clock.now += 1
    show.press_enter()
    show.suspense.finish()
    for view, key, card in (
        (show.card, "card", "important-absence"), (show.slots, "1", "hook"), (show.heroes, "monk", "monk"),
        (show.past, "1", "important-absence"), (show.answers, show.answers.pieces[0].key, "hook"),
    ):
        view.pointed_at.emit(key)
        assert hold(screen) == card


def test_of_everything_there_is_something_to_read() -> None:
    for card in (*KINDS, *MISSIONS, *ADVENTURES, *HEROES):
        assert all(told_of(card)), card
