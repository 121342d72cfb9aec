"""Mouse and fingers on the cards of a hand: a press plays, a long one and a flick down discard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time.cards import MISSIONS
from chrononauts_qt.ui.games.dungeon_time import hand_view as module
from chrononauts_qt.ui.games.dungeon_time.hand_view import FLICK, HandView
from chrononauts_qt.ui.games.dungeon_time.helps import HELPS_OPTION, TWO_PRESSES
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.piles import DISCARDS, STORY
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.pieces import PieceView
from tests.gui.dungeon_time.keyboard import press, scan_of
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]
LEFT = Qt.MouseButton.LeftButton
CAREFUL = {HELPS_OPTION: TWO_PRESSES}


@pytest.fixture(scope="module")
def screen_to_touch() -> QPointingDevice:
    """A device that feels several fingers."""
    return QTest.createTouchDevice()


def middle(view: PieceView, row: int) -> QPoint:
    """Return the middle of a card in its view."""
    return view.cell_rect(view.model().index(row, 0)).center()


def at_rest(screen: DungeonScreen) -> bool:
    seen = screen.controller.seen()
    return not seen.story_size and not seen.discard


# -- the mouse --------------------------------------------------------------------------------------


def test_a_long_press_discards_and_its_end_does_nothing_more(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONG_MS", 1)
    screen = lay(2)
    view, card = screen.phase.views[1], screen.hands.card(1, 2)
    with qtbot.waitSignal(view.discarded):
        QTest.mousePress(view.viewport(), LEFT, pos=middle(view, 2))
    QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, 2))
    seen = screen.controller.seen()
    assert seen.discard == (card,)
    assert not seen.story_size
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, 3))
    assert screen.controller.seen().story_size == 1, "the next press is one of its own"


def test_a_short_press_is_no_long_one(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONG_MS", 0)
    screen = lay(2)
    view, told = screen.phase.views[1], list[str]()
    view.discarded.connect(told.append)
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, 2))
    QApplication.processEvents()
    assert not told
    assert screen.controller.seen().story_size == 1


def flick(view: HandView, row: int, *steps: QPoint) -> None:
    """Move the mouse over a card while it is pressed."""
    start = middle(view, row)
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in steps:
        QTest.mouseMove(view.viewport(), start + step)
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + steps[-1])


def test_a_flick_down_discards(lay: Lay) -> None:
    screen = lay(2)
    view, card = screen.phase.views[0], screen.hands.card(0, 1)
    flick(view, 1, QPoint(1, 20), QPoint(2, 40), QPoint(2, 90))
    assert screen.controller.seen().discard == (card,)
    assert not screen.controller.seen().story_size


def test_a_flick_that_does_not_go_far_plays(lay: Lay) -> None:
    """A finger that slips a little meant the press."""
    screen = lay(2)
    flick(screen.phase.views[0], 1, QPoint(0, 6))
    assert screen.controller.seen().story_size == 1


@pytest.mark.parametrize("way", [QPoint(60, 20), QPoint(0, -60)])
def test_what_goes_elsewhere_is_a_drag(lay: Lay, monkeypatch: pytest.MonkeyPatch, way: QPoint) -> None:
    dragged: list[bool] = []
    monkeypatch.setattr(HandView, "startDrag", lambda self, actions: dragged.append(True))
    screen = lay(2)
    flick(screen.phase.views[0], 1, way / 2, way)
    assert dragged
    assert at_rest(screen)


def test_a_slow_way_down_is_a_drag_too(lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> None:
    dragged: list[bool] = []
    monkeypatch.setattr(HandView, "startDrag", lambda self, actions: dragged.append(True))
    screen = lay(2)
    view = screen.phase.views[0]
    QTest.mousePress(view.viewport(), LEFT, pos=middle(view, 1))
    clock.now += FLICK
    for down in (20, 40, 90):
        QTest.mouseMove(view.viewport(), middle(view, 1) + QPoint(0, down))
    assert dragged
    assert at_rest(screen)


# -- fingers ----------------------------------------------------------------------------------------


def test_two_fingers_on_two_hands_are_two_plays(lay: Lay, screen_to_touch: QPointingDevice) -> None:
    screen = lay(2)
    one, other = screen.phase.views
    cards = {screen.hands.card(0, 0), screen.hands.card(1, 1)}
    played: list[str] = []
    screen.controller.happened.connect(
        lambda events: played.extend(event.data["card"] for event in events if event.name == "CardPlayed")
    )
    touch = QTest.touchEvent(screen.window(), screen_to_touch, False)
    points = [
        one.viewport().mapTo(screen, middle(one, 0)),
        other.viewport().mapTo(screen, middle(other, 1)),
    ]
    touch.press(0, points[0], screen.window()).press(1, points[1], screen.window()).commit()
    assert not played, "a tap is over when the finger is lifted"
    touch.release(0, points[0], screen.window()).stationary(1).commit()
    touch.release(1, points[1], screen.window()).commit()
    assert set(played) == cards


def test_two_fingers_on_one_hand_are_two_plays(lay: Lay, screen_to_touch: QPointingDevice) -> None:
    screen = lay(1)
    view = screen.phase.views[0]
    points = [view.viewport().mapTo(screen, middle(view, row)) for row in (0, 7)]
    touch = QTest.touchEvent(screen.window(), screen_to_touch, False)
    touch.press(0, points[0], screen.window()).press(1, points[1], screen.window()).commit()
    touch.release(0, points[0], screen.window()).release(1, points[1], screen.window()).commit()
    assert screen.controller.seen().story_size == 2


@pytest.mark.parametrize("target", [STORY, DISCARDS, ""])
def test_a_finger_carries_a_card_onto_a_pile(
    lay: Lay, screen_to_touch: QPointingDevice, target: str
) -> None:
    screen = lay(2)
    view, card = screen.phase.views[1], screen.hands.card(1, 0)
    pile = {STORY: screen.phase.story, DISCARDS: screen.phase.discards, "": screen.phase.views[0]}[target]
    start = view.viewport().mapTo(screen, middle(view, 0))
    end = pile.mapTo(screen, pile.rect().center())
    touch = QTest.touchEvent(screen.window(), screen_to_touch, False)
    touch.press(0, start, screen.window()).commit()
    touch.move(0, (start + end) / 2, screen.window()).commit()
    touch.move(0, end, screen.window()).commit()
    touch.release(0, end, screen.window()).commit()
    seen = screen.controller.seen()
    assert (seen.story_top, seen.discard) == {
        STORY: (card, ()), DISCARDS: (None, (card,)), "": (None, ())
    }[target]  # fmt: skip


def test_a_finger_flicks_a_card_away(lay: Lay, screen_to_touch: QPointingDevice) -> None:
    screen = lay(2)
    view, card = screen.phase.views[1], screen.hands.card(1, 0)
    start = view.viewport().mapTo(screen, middle(view, 0))
    touch = QTest.touchEvent(screen.window(), screen_to_touch, False)
    touch.press(0, start, screen.window()).commit()
    for down in (20, 100):
        touch.move(0, start + QPoint(0, down), screen.window()).commit()
    touch.release(0, start + QPoint(0, 100), screen.window()).commit()
    assert screen.controller.seen().discard == (card,)


# -- two presses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [STORY, DISCARDS])
@pytest.mark.parametrize("by", ["mouse", "enter"])
def test_with_two_presses_a_card_is_chosen_and_then_sent(lay: Lay, by: str, target: str) -> None:
    screen = lay(2, options=CAREFUL)
    view, card = screen.phase.views[0], screen.hands.card(0, 1)
    pile = screen.phase.story if target == STORY else screen.phase.discards

    def press_on(list_: PieceView, row: int) -> None:
        if by == "mouse":
            QTest.mouseClick(list_.viewport(), LEFT, pos=QPoint(middle(list_, row)))
        else:
            list_.setFocus()
            list_.setCurrentIndex(list_.model().index(row, 0))
            QTest.keyClick(list_, Qt.Key.Key_Return)

    press_on(view, 1)
    assert at_rest(screen)
    assert view.hinted == {"0:1"}
    assert pile.hinted == {target}
    press_on(pile, 0)
    seen = screen.controller.seen()
    assert card in ((seen.story_top,) if target == STORY else seen.discard)
    assert not view.hinted
    assert not pile.hinted


def test_with_two_presses_another_card_can_be_chosen_or_none(lay: Lay) -> None:
    screen = lay(2, options=CAREFUL)
    one, other = screen.phase.views
    QTest.mouseClick(one.viewport(), LEFT, pos=middle(one, 1))
    QTest.mouseClick(other.viewport(), LEFT, pos=middle(other, 2))
    assert not one.hinted
    assert other.hinted == {"1:2"}
    QTest.mouseClick(other.viewport(), LEFT, pos=middle(other, 2))
    assert not other.hinted
    QTest.mouseClick(screen.phase.story.viewport(), LEFT, pos=middle(screen.phase.story, 0))
    assert at_rest(screen)


def test_a_chosen_card_that_goes_by_its_key_waits_no_longer(lay: Lay, clock: HandClock) -> None:
    screen = lay(2, options=CAREFUL)
    view = screen.phase.views[0]
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, 0))
    press(screen, scan_of(blocks(2)[0].cards[0]))
    assert not view.hinted
    assert screen.controller.seen().story_size == 1


def test_with_two_presses_neither_a_flick_nor_a_long_press_discards(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONG_MS", 0)
    monkeypatch.setattr(HandView, "startDrag", lambda self, actions: None)
    screen = lay(2, options=CAREFUL)
    view, told = screen.phase.views[0], list[str]()
    view.discarded.connect(told.append)
    flick(view, 1, QPoint(0, 40), QPoint(0, 90))
    QTest.mousePress(view.viewport(), LEFT, pos=middle(view, 2))
    QApplication.processEvents()
    QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, 2))
    assert not told
    assert at_rest(screen)


def test_a_promise_is_pressed_all_the_same(lay: Lay) -> None:
    rewards = {one.id: one.reward for one in MISSIONS.values() if one.reward is not None}
    mission = next(key for key, reward in rewards.items() if reward.form == "slash")
    screen = lay(2, options=CAREFUL, hands={0: (mission, "sword")})
    screen.hands.play(0, 0)
    promised: list[str] = []
    screen.controller.talk.promised.connect(lambda card, kind: promised.append(kind))
    story = screen.phase.story
    QTest.mouseClick(story.viewport(), LEFT, pos=middle(story, 1))
    QApplication.processEvents()
    assert promised == [rewards[mission].kinds[0]]
