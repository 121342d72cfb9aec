"""A card is read large as long as Ctrl is held: in the phase, on the piles and in the Resolution."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS, MISSIONS
from chrononauts_qt.ui.games.dungeon_time import read_large
from chrononauts_qt.ui.games.dungeon_time.piles import STORY
from chrononauts_qt.ui.games.dungeon_time.read_large import told_of
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit import resting
from chrononauts_qt.ui.kit.pieces import PieceView
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


# -- what the pointer rests on ------------------------------------------------------------------------


def show_of(screen: DungeonScreen) -> ResolutionShow:
    assert screen.resolution is not None
    return screen.resolution


@pytest.fixture
def told(lay: Lay, clock: HandClock, qtbot: QtBot) -> Iterator[DungeonScreen]:
    """Return a table whose Story is being told; resting shows something there."""
    screen = lay(
        2, turned=False, phase="resolution", story=("important-absence", "cup", "rent-day"),
        backpack={"hook": (1, 0)}, heroes=True, kept={0: "monk", 1: "mule"},
    )  # fmt: skip
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    clock.now += 1
    show_of(screen).press_enter()
    show_of(screen).suspense.finish()
    resting.follow(lambda: True)
    yield screen
    resting.follow(None)


def rest(screen: DungeonScreen, view: PieceView, key: str) -> None:
    """Let the pointer rest on a thing, without the waiting."""
    at = view.rect_of(key).center() - view.pos()
    QTest.mouseMove(screen.windowHandle(), QPoint(1, 1))
    QTest.mouseMove(screen.windowHandle(), view.viewport().mapTo(screen, at))
    QApplication.processEvents()
    timer = screen.large.resting._rest
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


def things(screen: DungeonScreen) -> list[tuple[PieceView, str]]:
    views = [view for view in show_of(screen).findChildren(PieceView) if view.isVisible()]
    return [(view, piece.key) for view in views for piece in view.pieces]


def test_in_the_resolution_a_card_is_shown_beside_itself_while_one_rests_on_it(told: DungeonScreen) -> None:
    shown = []
    for view, key in things(told):
        rest(told, view, key)
        if told.large.isVisible():
            shown.append(told.large.card)
            place = told.large.geometry()
            assert told.rect().contains(place)
            here = view.rect_of(key)
            assert not place.intersects(QRect(view.mapTo(told, here.topLeft() - view.pos()), here.size()))
            for button in told.findChildren(QPushButton):
                if button.isVisible():
                    assert not place.intersects(QRect(button.mapTo(told, QPoint()), button.size()))
        told.large.resting.stop()
        assert not told.large.isVisible()
    assert {"hook", "monk"} <= set(shown)


def shows_only_what_is_told(screen: DungeonScreen) -> None:
    """Fail if resting shows a card of the Story that has not been turned."""
    hidden = "rent-day"
    for view, key in things(screen):
        rest(screen, view, key)
        assert screen.large.card != hidden
        screen.large.resting.stop()


def test_no_card_is_shown_that_has_not_been_turned(told: DungeonScreen) -> None:
    shows_only_what_is_told(told)


def test_a_planted_leak_is_found(told: DungeonScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it shows is taken from the Story, not from what is drawn."""
    monkeypatch.setattr(read_large, "card_of", lambda piece: told.controller.match.state.story[-1].card)
    with pytest.raises(AssertionError):
        shows_only_what_is_told(told)


def test_while_the_glass_runs_resting_and_the_right_button_read_nothing(lay: Lay) -> None:
    screen = lay(2)
    resting.follow(lambda: True)
    view = screen.phase.views[0]
    rest(screen, view, "0:1")
    assert not screen.large.isVisible()
    assert view.viewport() not in screen.large.resting._spots
    resting.follow(None)
