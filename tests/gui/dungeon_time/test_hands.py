"""What a press on a card does: one press is one play, a discard is a gesture of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.dungeon_time import hands as module
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.hands import AIMED, FRESH, Hands
from tests.gui.robot import HandClock

Team = Callable[..., DungeonController]


@pytest.fixture
def hands(team: Team, clock: HandClock) -> Hands:
    controller = team(2)
    made = Hands(controller, clock, controller)
    controller.turn_glass()
    clock.now += 1
    return made


def _story(hands: Hands) -> int:
    return hands.controller.seen().story_size


def test_a_press_plays_the_card_and_the_next_one_takes_its_place(hands: Hands) -> None:
    before = hands.slots[0].cards[:]
    assert hands.press(0, 2)
    after = hands.slots[0].cards
    assert hands.controller.seen().story_top == before[2]
    assert after[2]
    assert [card for place, card in enumerate(after) if place != 2] == [
        card for place, card in enumerate(before) if place != 2
    ]


def test_the_press_that_drew_a_card_does_not_play_it(hands: Hands, clock: HandClock) -> None:
    hands.press(0, 2)
    assert not hands.press(0, 2)
    assert _story(hands) == 1
    assert hands.press(0, 3), "the card beside it has lain there all the time"
    clock.now += FRESH
    assert hands.press(0, 2)


def test_the_key_to_discard_comes_before_the_card(hands: Hands, clock: HandClock) -> None:
    card = hands.card(1, 0)
    hands.aim(1)
    assert hands.press(0, 1), "another seat plays meanwhile"
    assert hands.press(1, 0)
    assert hands.controller.seen().discard == (card,)
    clock.now += FRESH
    hands.press(1, 0)
    assert len(hands.controller.seen().discard) == 1


def test_the_key_to_discard_is_forgotten_after_a_while_or_when_pressed_again(
    hands: Hands, clock: HandClock
) -> None:
    hands.aim(0)
    clock.now += AIMED
    assert not hands.is_aimed(0)
    hands.aim(0)
    hands.aim(0)
    assert not hands.is_aimed(0)


def test_it_is_told_when_the_key_to_discard_is_forgotten(
    hands: Hands, clock: HandClock, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dashed frame stayed until something else was drawn anew."""
    monkeypatch.setattr(module, "AIMED", 0.001)
    hands.aim(0)
    clock.now += 1
    with qtbot.waitSignal(hands.changed) as told:
        pass
    assert told.args == [0]
    assert not hands.is_aimed(0)


def test_nobody_plays_while_the_game_is_interrupted(hands: Hands) -> None:
    hands.controller.rest(True)
    assert not hands.press(0, 0)
    hands.controller.rest(False)
    assert hands.press(0, 0)


def test_the_glass_stands_still_during_a_pause(team: Team, clock: HandClock) -> None:
    controller = team(2)
    controller.turn_glass()
    clock.now += 60
    controller.rest(True)
    clock.now += 1000
    controller.tick()
    assert controller.seconds_left == pytest.approx(240)
    controller.rest(False)
    clock.now += 240
    controller.tick()
    assert controller.seen().step == "resolve" or controller.seen().outcome is not None
    assert controller.pauses == 1


def test_when_the_window_loses_the_screen_the_game_is_interrupted_until_a_person_goes_on(team: Team) -> None:
    controller = team(1)
    controller.leave(True)
    assert not controller.is_at_rest, "nothing runs yet"
    controller.turn_glass()
    controller.leave(True)
    controller.leave(False)
    assert controller.is_at_rest


def test_a_card_that_cannot_be_played_says_why(team: Team, clock: HandClock) -> None:
    controller = team(1)
    hands = Hands(controller, clock, controller)
    said: list[tuple[int, str]] = []
    hands.refused.connect(lambda seat, words: said.append((seat, words)))
    assert not hands.play(0, 0)
    assert said == [(0, "Not now: the game has not begun. Turn the glass first.")]
