"""The Adventure phase: a card is played by its key, a press or a drag, and discarded by other gestures."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.piles import DISCARDS, STORY
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from tests.gui.dungeon_time.keyboard import A, P, Q, W, Z, press, scan_of
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]


def story(screen: DungeonScreen) -> int:
    return screen.controller.seen().story_size


def test_a_key_plays_the_card_that_lies_in_its_place(lay: Lay) -> None:
    screen = lay(1)
    card = screen.hands.card(0, 5)
    press(screen, A, "a")
    assert screen.controller.seen().story_top == card


def test_keys_of_all_seats_work_whoever_has_the_focus(lay: Lay) -> None:
    screen = lay(4)
    cards = screen.hands.card(0, 0), screen.hands.card(3, 1)
    press(screen, Q, "q")
    assert screen.controller.seen().story_top == cards[0]
    press(screen, P, "p")
    assert screen.controller.seen().story_top == cards[1]


def test_five_keys_in_one_turn_of_events_are_all_taken_in_their_order(lay: Lay) -> None:
    screen = lay(5)
    scans = (24, 26, 28, 30, 32)
    wanted = [screen.hands.card(seat, 0) for seat in range(5)]
    played: list[str] = []
    screen.controller.happened.connect(
        lambda events: played.extend(event.data["card"] for event in events if event.name == "CardPlayed")
    )
    for scan in scans:
        press(screen, scan)
    assert played == wanted


def test_a_key_that_is_held_down_plays_once(lay: Lay, clock: HandClock) -> None:
    screen = lay(1)
    press(screen, Q, "q")
    for _ in range(5):
        clock.now += 1
        press(screen, Q, "q", repeats=True)
    assert story(screen) == 1


def test_a_card_that_has_come_only_just_is_ringed_for_as_long_as_it_refuses(
    lay: Lay, clock: HandClock, qtbot: QtBot
) -> None:
    screen = lay(1)
    press(screen, Q, "q")
    assert [place for place, piece in enumerate(screen.phase.views[0].pieces) if piece.face.fresh] == [0]
    clock.now += FRESH
    with qtbot.waitSignal(screen.hands.changed):
        pass
    assert not any(piece.face.fresh for piece in screen.phase.views[0].pieces)


def test_a_refusal_is_read_and_heard(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = lay(2, scenario="", adventure="goblin-market", hands={0: ("goblin-market", "sword")})
    heard: list[str] = []
    monkeypatch.setattr(screen.speaker, "play", heard.append)
    press(screen, Q, "q")
    assert [line.seat for line in screen.talk.said] == [0]
    assert heard == ["refused"]


def test_shift_and_a_key_discards(lay: Lay) -> None:
    screen = lay(1)
    card = screen.hands.card(0, 0)
    press(screen, Q, "Q", shift=True)
    assert screen.controller.seen().discard == (card,)
    assert not story(screen)


def test_the_key_to_discard_of_a_seat_is_its_own(lay: Lay) -> None:
    screen = lay(4)
    card = screen.hands.card(0, 0)
    press(screen, Z, "z")
    assert screen.hands.is_aimed(0)
    press(screen, Q, "q")
    assert screen.controller.seen().discard == (card,)


def test_the_cap_of_a_key_says_what_this_keyboard_prints(lay: Lay) -> None:
    screen = lay(1)
    press(screen, Q, "a")
    face = screen.phase.views[0].pieces[0].face
    assert face.cap == "A"
    assert face.cap in screen.phase.views[0].pieces[0].spoken


def test_a_press_of_the_mouse_plays_and_the_right_button_discards(lay: Lay, clock: HandClock) -> None:
    screen = lay(2)
    view = screen.phase.views[1]
    card = screen.hands.card(1, 3)
    at = view.visualRect(view.model().index(3, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert screen.controller.seen().story_top == card
    clock.now += 1
    card = screen.hands.card(1, 3)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=at)
    assert screen.controller.seen().discard == (card,)


def test_arrows_enter_and_delete_do_the_same(lay: Lay, clock: HandClock) -> None:
    screen = lay(1)
    view = screen.phase.views[0]
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Right)
    card = screen.hands.card(0, 1)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert screen.controller.seen().story_top == card
    clock.now += 1
    card = screen.hands.card(0, 1)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert screen.controller.seen().discard == (card,)


@pytest.mark.parametrize("target", [STORY, DISCARDS])
def test_a_card_is_dragged_onto_the_story_or_the_discards(lay: Lay, target: str) -> None:
    screen = lay(2)
    pile: PieceView = screen.phase.story if target == STORY else screen.phase.discards
    card = screen.hands.card(0, 2)
    index = pile.model().index(0, 0)
    assert pile.model().dropMimeData(encode(Offer("0:2", "hand")), Qt.DropAction.CopyAction, -1, -1, index)
    view = screen.controller.seen()
    assert card in ((view.story_top,) if target == STORY else view.discard)


def test_a_card_that_is_dropped_elsewhere_stays(lay: Lay) -> None:
    screen = lay(2)
    hand = screen.phase.views[1]
    data = encode(Offer("0:2", "hand"))
    assert not hand.model().dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, hand.model().index(0, 0))
    assert not story(screen)


def test_what_is_asked_for_glows_in_all_hands_and_is_read(lay: Lay) -> None:
    screen = lay(4)
    kind = screen.hands.card(2, 0) if screen.hands.card(2, 0) in KINDS else screen.hands.card(2, 1)
    QTest.keyClick(screen.phase.views[0], Qt.Key(Qt.Key.Key_F1 + KINDS.index(kind)))
    glowing = {piece.face.card for view in screen.phase.views for piece in view.pieces if piece.face.glows}
    assert glowing == {kind}
    assert len(screen.talk.said) == 1


def test_before_the_glass_is_turned_no_key_plays_and_enter_turns_it(lay: Lay) -> None:
    screen = lay(1, turned=False)
    press(screen, Q, "q")
    assert not story(screen)
    screen.setFocus()
    QTest.keyClick(screen, Qt.Key.Key_Return)
    assert screen.controller.seen().step == "adventure"
    assert not screen.turn_button.isVisible()


@pytest.mark.rule("DT-1010")
def test_r_tells_nothing_during_a_pause(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = lay(1)
    told = list[str]()
    monkeypatch.setattr(screen.narrator, "interrupt", told.append)
    QTest.keyClick(screen, Qt.Key.Key_R)
    assert told == ["Story, no card yet."]
    screen.controller.rest(True)
    QTest.keyClick(screen, Qt.Key.Key_R)
    assert told == ["Story, no card yet."]


def test_what_cannot_be_saved_is_told(lay: Lay) -> None:
    screen = lay(1)
    screen.controller.trouble_changed.emit("The disk is full.")
    assert screen.message.words.text() == "The disk is full."


@pytest.mark.rule("DT-1010")
def test_nothing_on_the_screen_tells_of_the_story_below_its_top(lay: Lay, clock: HandClock) -> None:
    """Two Stories that differ below their top card leave the same screen, to the eye and to a reader."""
    pictures, spoken = [], []
    for order in ((0, 1, 2), (1, 0, 2)):
        screen = lay(1)
        for place in order:
            screen.hands.play(0, place)
        clock.now += 10
        screen.talk.forget()
        QApplication.processEvents()
        seen = screen.controller.seen()
        pictures.append(screen.phase.story.grab().toImage())
        spoken.append([str(piece.spoken) for view in screen.findChildren(PieceView)
                       if view is screen.phase.story for piece in view.pieces])  # fmt: skip
        assert not [event for event in seen.events if event.name == "CardPlayed"]
    assert pictures[0] == pictures[1]
    assert spoken[0] == spoken[1]


def test_a_mission_on_which_the_pointer_rests_tells_its_tale(lay: Lay) -> None:
    screen = lay(2, hands={0: ("kraken-dentist", "sword")})
    notes = [piece.note for piece in screen.phase.views[0].pieces if piece.face]
    assert notes == [words.tale("kraken-dentist"), ""]


def test_everything_has_a_name_for_a_screen_reader(lay: Lay) -> None:
    screen = lay(3)
    views = screen.findChildren(PieceView)
    assert all(view.accessibleName() for view in views)
    assert len({view.accessibleName() for view in views}) == len(views)
    for view in views:
        for row in range(view.model().rowCount()):
            index = view.model().index(row, 0)
            assert index.data(Qt.ItemDataRole.AccessibleTextRole), view.accessibleName()
            assert index.data(ItemRole.KEY)


@pytest.mark.parametrize("players", [1, 3])
def test_a_whole_game_is_played_at_one_table_by_its_keys(lay: Lay, clock: HandClock, players: int) -> None:
    """Cards by their places, done by every seat, then the Story to its end by Enter alone."""
    screen = lay(players)
    over: list[bool] = []
    screen.ended.connect(lambda: over.append(True))
    for scan in (Q, W, A):
        press(screen, scan)
        clock.now += 1
    for seat, block in enumerate(blocks(players)):
        press(screen, scan_of(block.done))
        assert screen.controller.seen().step == "adventure"
        assert (seat in screen.controller.seen().done) == (seat < players - 1)
    clock.now += 1
    press(screen, scan_of(block.done))
    shown = screen.resolution
    assert shown is not None
    assert shown.isVisible()
    assert not screen.phase.isVisible()
    for _ in range(60):
        clock.now += 1
        QTest.keyClick(shown.focusWidget() or shown, Qt.Key.Key_Return)
        QApplication.processEvents()
        if over:
            break
    assert over
    assert screen.controller.seen().outcome is not None
