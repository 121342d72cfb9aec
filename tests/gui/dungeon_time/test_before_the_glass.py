"""Before the glass is turned: Heroes are chosen, hands looked at, keys tried, places changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.cards import HEROES
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.pieces import PieceView
from tests.gui.dungeon_time.keyboard import press, release, scan_of

Lay = Callable[..., DungeonScreen]

SIZES = ((1024, 600), (1366, 768), (2560, 1440))


def draft(lay: Lay, players: int = 2, **more: object) -> DungeonScreen:
    return lay(players, turned=False, heroes=True, **more)


def click(view: PieceView, row: int) -> None:
    """Click on a thing."""
    at = view.cell_rect(view.model().index(row, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


# -- the draft --------------------------------------------------------------------------------------


def test_two_heroes_lie_before_every_seat_and_no_hand_is_shown(lay: Lay) -> None:
    screen = draft(lay)
    assert screen.draft.isVisible()
    assert not screen.phase.isVisible()
    assert not screen.turn_button.isVisible()
    assert [len(view.pieces) for view in screen.draft.views] == [2, 2]
    assert screen.draft.views[0].hasFocus()


@pytest.mark.parametrize("by", ["key", "mouse", "enter"])
def test_one_stays_and_the_other_is_dimmed(lay: Lay, by: str) -> None:
    screen = draft(lay)
    view = screen.draft.views[1]
    if by == "key":
        press(screen, scan_of(blocks(2)[1].cards[1]))
    elif by == "mouse":
        click(view, 1)
    else:
        view.setFocus()
        view.setCurrentIndex(view.model().index(1, 0))
        QTest.keyClick(view, Qt.Key.Key_Return)
    seen = screen.controller.seen()
    assert seen.heroes == ("", seen.draft[1][1])
    assert [piece.face.is_kept for piece in view.pieces] == [False, True]
    assert view.pieces[1].spoken.endswith("stays")
    click(view, 0)
    assert screen.controller.seen().heroes == seen.heroes, "it is said once"


def test_when_all_have_chosen_the_hands_are_shown(lay: Lay) -> None:
    screen = draft(lay)
    for seat in range(2):
        press(screen, scan_of(blocks(2)[seat].cards[0]))
    assert not screen.draft.isVisible()
    assert screen.phase.isVisible()
    assert all(piece.face for view in screen.phase.views for piece in view.pieces)
    assert screen.phase.views[0].hasFocus()
    assert screen.turn_button.isVisible()


def test_nobody_chooses_for_a_companion(lay: Lay) -> None:
    screen = draft(lay, people=(0,))
    press(screen, scan_of(blocks(2)[1].cards[0]))
    click(screen.draft.views[1], 0)
    assert screen.controller.seen().heroes == ("", "")
    assert [piece.face.cap for piece in screen.draft.views[1].pieces] == ["", ""]


def test_alone_the_understudy_says_that_she_needs_company(lay: Lay) -> None:
    for players, needs in ((1, True), (2, False)):
        screen = draft(lay, players, drafts={0: ("understudy", "monk")})
        notes = [piece.note for piece in screen.draft.views[0].pieces]
        assert ("needs company" in notes[0]) is needs
        assert "needs company" not in notes[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_draft_has_room_for_everything(lay: Lay, size: tuple[int, int], players: int) -> None:
    screen = draft(lay, players)
    screen.resize(*size)
    boxes = [view.rect_of(piece.key) for view in screen.draft.views for piece in view.pieces]
    for number, box in enumerate(boxes):
        assert screen.rect().contains(box), box
        assert min(box.width(), box.height()) >= 92
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_every_hero_says_what_it_can_do(lay: Lay) -> None:
    screen = draft(lay, 5)
    shown = [piece for view in screen.draft.views for piece in view.pieces]
    assert {piece.key for piece in shown} == set(HEROES)
    assert all(piece.note for piece in shown)


# -- the keys are tried -----------------------------------------------------------------------------


def test_every_key_that_is_tried_lights_and_plays_nothing(lay: Lay) -> None:
    screen = lay(2, turned=False)
    for place in blocks(2)[1].cards[:3]:
        press(screen, scan_of(place))
    assert [piece.face.lit for piece in screen.phase.views[1].pieces[:4]] == [True, True, True, False]
    assert "3 of 14" in screen.notes.accessibleDescription()
    assert not screen.controller.seen().story_size
    screen.controller.turn_glass()
    assert not any(piece.face.lit for view in screen.phase.views for piece in view.pieces)


def test_a_key_says_what_it_prints(lay: Lay) -> None:
    screen = lay(2, turned=False)
    press(screen, scan_of(blocks(2)[0].cards[0]), "a")
    assert screen.phase.views[0].pieces[0].face.cap == "A"


def test_a_key_that_comes_up_without_having_gone_down_was_swallowed(lay: Lay) -> None:
    screen = lay(4, turned=False)
    scans = [scan_of(block.cards[0]) for block in blocks(4)]
    for scan in scans[:3]:
        press(screen, scan)
    assert "at once: 3" in screen.notes.accessibleDescription()
    release(screen, scans[3])
    assert "swallows a key while 3 others" in screen.notes.accessibleDescription()


def test_keys_that_come_up_one_after_the_other_are_not_swallowed(lay: Lay) -> None:
    screen = lay(4, turned=False)
    for _ in range(2):
        for block in blocks(4):
            press(screen, scan_of(block.cards[0]))
            release(screen, scan_of(block.cards[0]))
    assert screen.phase.check.most_held == 1
    assert not screen.phase.check.swallowed_at


def test_five_at_one_keyboard_are_told_of_other_ways(lay: Lay) -> None:
    assert "second keyboard" in lay(5, turned=False).notes.accessibleDescription()
    assert "second keyboard" not in lay(4, turned=False).notes.accessibleDescription()
    alone = lay(1, turned=False).notes.accessibleDescription()
    assert "at once" not in alone
    assert "H, then a card, discards it" in alone


# -- places -----------------------------------------------------------------------------------------


def drag_head(screen: DungeonScreen, seat: int, other: int) -> None:
    """Drag the name of a seat onto that of another."""
    one, target = screen.phase.heads[seat], screen.phase.heads[other]
    at = one.mapFrom(screen.phase, target.geometry().center())
    QTest.mousePress(one, Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
    QTest.mouseMove(one, at)
    QTest.mouseRelease(one, Qt.MouseButton.LeftButton, pos=at)


def test_seats_change_places_and_keys_by_dragging_a_name(lay: Lay) -> None:
    screen = lay(3, turned=False)
    left = screen.phase.views[0].x()
    drag_head(screen, 2, 0)
    assert screen.phase.views[2].x() == left
    assert screen.keys.places == [2, 1, 0]
    screen.controller.turn_glass()
    card = screen.hands.card(2, 0)
    press(screen, scan_of(blocks(3)[0].cards[0]))
    assert screen.controller.seen().story_top == card
    drag_head(screen, 2, 0)
    assert screen.keys.places == [2, 1, 0], "only before the glass is turned"


def test_seats_change_places_by_the_arrows(lay: Lay) -> None:
    screen = lay(3, turned=False)
    head = screen.phase.heads[0]
    head.setFocus()
    for _ in range(3):
        QTest.keyClick(head, Qt.Key.Key_Right)
    assert screen.keys.places == [1, 2, 0]
    assert head.hasFocus()
    QTest.keyClick(head, Qt.Key.Key_Left)
    assert screen.keys.places == [1, 0, 2]


def test_a_name_that_is_dropped_elsewhere_stays(lay: Lay) -> None:
    screen = lay(3, turned=False)
    head = screen.phase.heads[0]
    QTest.mousePress(head, Qt.MouseButton.LeftButton, pos=QPoint(20, 8))
    QTest.mouseRelease(head, Qt.MouseButton.LeftButton, pos=QPoint(20, -200))
    assert screen.keys.places == [0, 1, 2]


def test_people_sit_before_their_companions(lay: Lay) -> None:
    screen = lay(4, turned=False, people=(2,))
    assert screen.keys.places == [2, 0, 1, 3]
    assert screen.phase.views[2].x() < screen.phase.views[0].x()
    assert screen.phase.views[2].hasFocus()


def test_the_big_glass_and_enter_turn_it(lay: Lay) -> None:
    for by in ("mouse", "enter"):
        screen = lay(2, turned=False)
        if by == "mouse":
            QTest.mouseClick(screen.turn_button, Qt.MouseButton.LeftButton)
        else:
            screen.turn_button.setFocus()
            QTest.keyClick(screen.turn_button, Qt.Key.Key_Return)
        assert screen.controller.seen().step == "adventure", by
        QApplication.processEvents()
        assert not screen.notes.isVisible()
        assert screen.talk.isVisible()


def test_the_heroes_of_the_team_are_listed_while_the_glass_runs(lay: Lay) -> None:
    screen = lay(3, heroes=True, kept={0: "monk", 1: "mule", 2: "seer"})
    assert [piece.key for piece in screen.phase.heroes.pieces] == ["monk", "mule", "seer"]
    assert screen.phase.heroes.isVisible()
    assert screen.phase.heroes.pieces[1].spoken == "Bruno plays Tonk Redbeer, the Porter"
    assert not lay(3).phase.heroes.isVisible()


def test_another_look_keeps_places_and_what_is_printed_on_keys(lay: Lay) -> None:
    screen = lay(3, turned=False)
    drag_head(screen, 2, 0)
    press(screen, scan_of(blocks(3)[0].cards[0]), "a")
    other = lay(3, turned=False)
    other.show_kept(screen.keep())
    assert other.keys.places == [2, 1, 0]
    assert other.phase.views[2].pieces[0].face.cap == "A"


@pytest.mark.rule("DT-207")
def test_a_card_that_is_clicked_before_the_glass_is_turned_says_why_it_stays(lay: Lay) -> None:
    screen = lay(1, turned=False)
    click(screen.phase.views[0], 0)
    assert not screen.controller.seen().story_size
    assert "glass" in screen.message.words.text()


@pytest.mark.rule("DT-207")
@pytest.mark.parametrize("by", ["key", "mouse"])
def test_enter_on_a_card_or_the_button_turns_the_glass_and_the_keys_are_at_the_first_hand(
    lay: Lay, by: str
) -> None:
    screen = lay(2, turned=False)
    first = screen.phase.views[0]
    assert first.hasFocus()
    screen.hands.play(0, 0)
    assert screen.message.isVisible(), "it is too early for a card"
    if by == "key":
        QTest.keyClick(first, Qt.Key.Key_Return)
    else:
        screen.turn_button.setFocus()
        QTest.mouseClick(screen.turn_button, Qt.MouseButton.LeftButton)
    assert screen.controller.seen().step == "adventure"
    assert first.hasFocus()
    assert not screen.message.isVisible()
    assert not screen.controller.seen().story_size
