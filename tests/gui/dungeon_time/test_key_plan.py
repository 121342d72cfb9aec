"""Every key of the Adventure phase can be another one: set on one sheet, behind two doors, and kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from chrononauts_qt.games.dungeon_time.cards import SEATS
from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.dungeon_time.key_plan import KEPT, KeyPlan, usual
from chrononauts_qt.ui.games.dungeon_time.keys_sheet import KeysSheet
from chrononauts_qt.ui.games.dungeon_time.physical_keys import (
    ASK,
    CARD,
    DISCARD,
    DONE,
    HOME,
    LOWER,
    PAUSE,
    UPPER,
    Place,
    Use,
    blocks,
)
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.dungeon_time.games import GAME
from tests.gui.dungeon_time.keyboard import press, scan_of
from tests.gui.dungeon_time.screens import laid
from tests.gui.program import settle

Lay = Callable[..., DungeonScreen]
FREE = Place(LOWER, 10)
"""A key that nobody has at a table of two."""


# -- the plan ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_it_begins_with_the_usual_keys(seats: int) -> None:
    plan = KeyPlan()
    assert plan.is_usual(seats)
    assert plan.text == ""
    for keys, block in zip(plan.keys(seats), blocks(seats), strict=True):
        assert [keys[Use(CARD, number)] for number in range(len(block.cards))] == list(block.cards)
        assert (keys[Use(DISCARD)], keys[Use(DONE)]) == (block.discard, block.done)
        assert keys.get(Use(ASK)) == block.ask
        assert keys[Use(PAUSE)] is None, "Space is everybody's"


def test_what_is_set_is_told_kept_and_read_again() -> None:
    plan, told = KeyPlan(), list[str]()
    plan.changed.connect(lambda: told.append(plan.text))
    assert plan.put(2, 1, Use(CARD, 3), FREE)
    assert plan.put(2, 1, Use(CARD, 3), FREE), "it has it already"
    assert plan.put(3, 0, Use(PAUSE), Place(LOWER, 1))
    assert told == ["2 1 card 3 lower 10", "2 1 card 3 lower 10; 3 0 pause 0 lower 1"]
    again = KeyPlan(plan.text)
    assert all(again.keys(seats) == plan.keys(seats) for seats in SEATS)
    assert again.holder(2, FREE) == (1, Use(CARD, 3))


def test_no_key_has_two_uses() -> None:
    plan = KeyPlan()
    taken = blocks(2)[0].cards[0]
    assert not plan.put(2, 1, Use(DONE), taken)
    assert plan.is_usual(2)
    assert plan.put(2, 0, Use(CARD, 0), FREE)
    assert plan.put(2, 1, Use(DONE), taken), "it is nobody's now"


def test_only_the_keys_of_one_table_become_usual_again() -> None:
    plan = KeyPlan()
    plan.put(2, 0, Use(CARD, 0), FREE)
    plan.put(3, 0, Use(PAUSE), FREE)
    plan.reset(2)
    assert plan.text == "3 0 pause 0 lower 10"


@pytest.mark.parametrize("kept", [
    "nonsense", "2 0 card 0 upper", "9 0 card 0 lower 10", "2 5 card 0 lower 10", "2 0 jump 0 lower 10",
    "2 0 card 99 lower 10", "2 0 card 0 lower 11", "2 0 card 0 cellar 1", "2 0 card 0 upper 2", ";;",
])  # fmt: skip
def test_what_was_damaged_is_as_usual(kept: str) -> None:
    assert KeyPlan(kept).is_usual(2)


# -- at the table -----------------------------------------------------------------------------------


def test_the_table_follows_at_once(lay: Lay) -> None:
    screen = lay(2)
    card, before = screen.hands.card(0, 0), blocks(2)[0].cards[0]
    screen.keys.plan.put(2, 0, Use(CARD, 0), FREE)
    assert screen.phase.views[0].pieces[0].face.cap == "/"
    press(screen, scan_of(before))
    assert not screen.controller.seen().story_size
    press(screen, scan_of(FREE))
    assert screen.controller.seen().story_top == card


def test_a_key_to_pause_says_whose_pause_it_is(lay: Lay) -> None:
    screen = lay(2)
    screen.keys.plan.put(2, 1, Use(PAUSE), FREE)
    press(screen, scan_of(FREE))
    assert screen.controller.is_at_rest
    assert screen.pause.sheet.why.text() == "Bruno has asked for this pause."


def test_the_keyboard_check_lights_what_is_set(lay: Lay) -> None:
    screen = lay(2, turned=False)
    screen.keys.plan.put(2, 1, Use(CARD, 2), FREE)
    press(screen, scan_of(FREE))
    assert [piece.face.lit for piece in screen.phase.views[1].pieces][:3] == [False, False, True]


# -- the sheet --------------------------------------------------------------------------------------


def strike(sheet: KeysSheet, place: Place, text: str = "", key: int = 0) -> None:
    """Press a key by its place where the keys are."""
    scan = scan_of(place)
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, scan, 0, 0, text)
    QApplication.sendEvent(sheet.focusWidget() or sheet, event)


def button(sheet: KeysSheet, act: str, number: int = 0) -> QPushButton:
    return sheet.uses[Use(act, number)]


@pytest.fixture
def sheet(lay: Lay) -> KeysSheet:
    """The sheet at a table of two, by its door."""
    screen = lay(2, turned=False)
    screen.keys_button.click()
    assert screen.keys_sheet.isVisible()
    return screen.keys_sheet


def test_it_shows_every_use_of_a_place_with_its_key(sheet: KeysSheet) -> None:
    assert [one.text() for one in sheet.uses.values()] == [
        "Card 1: Q", "Card 2: W", "Card 3: E", "Card 4: R", "Card 5: A", "Card 6: S", "Card 7: D",
        "Discard: F", "Ask: 1", "Done: 4", "Pause: –",
    ]  # fmt: skip
    assert not sheet.usual_button.isEnabled()


def test_the_key_that_is_pressed_next_is_taken(sheet: KeysSheet) -> None:
    button(sheet, CARD, 1).click()
    assert "dashed" in button(sheet, CARD, 1).styleSheet()
    strike(sheet, FREE, "-")
    assert button(sheet, CARD, 1).text() == "Card 2: -", "with what this keyboard prints"
    assert "dashed" not in button(sheet, CARD, 1).styleSheet()
    assert sheet.said.text() == "Card 2: its key is - now."
    assert len({button.minimumHeight() for button in sheet.uses.values()}) == 1, "it is as high as before"
    strike(sheet, Place(LOWER, 9))
    assert button(sheet, CARD, 1).text() == "Card 2: -"
    sheet.usual_button.click()
    assert button(sheet, CARD, 1).text() == "Card 2: W"


def test_a_key_that_is_taken_is_refused_with_its_owner(sheet: KeysSheet) -> None:
    button(sheet, DONE).click()
    strike(sheet, Place(UPPER, 7), "u")
    assert sheet.said.text() == "U is taken, at place 2: Card 1. Give that another key first."
    assert button(sheet, DONE).text() == "Done: 4"


def test_esc_and_keys_of_other_rows_change_nothing(sheet: KeysSheet) -> None:
    button(sheet, DONE).click()
    QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_F5)
    assert sheet.said.text() == "Only keys of the four rows with digits and letters can be set."
    QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Escape)
    assert sheet.isVisible()
    assert button(sheet, DONE).text() == "Done: 4"
    QTest.keyClick(sheet.focusWidget() or sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_other_places_are_chosen_from_the_list(sheet: KeysSheet) -> None:
    sheet.places.box.setCurrentIndex(sheet.places.box.findData("2 1"))
    sheet.places.changed.emit("2 1")
    assert button(sheet, CARD).text() == "Card 1: U"
    sheet.places.changed.emit("1 0")
    assert len(sheet.uses) == 18
    assert Use(ASK) not in sheet.uses


def test_what_is_set_at_the_table_or_in_the_settings_is_kept_and_a_new_game_leaves_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    screen = laid(window, 2, turned=False)
    screen.keys.plan.put(2, 0, Use(CARD, 0), FREE)
    window.settings_opener.open()
    settle()
    (door,) = window.settings_page.doors
    door.click()
    (sheet,) = window.settings_page.findChildren(KeysSheet)
    sheet.places.changed.emit("2 0")
    assert button(sheet, CARD).text() == "Card 1: /"
    button(sheet, PAUSE).click()
    strike(sheet, Place(HOME, 5))
    sheet.back_button.click()
    window.settings_page.done_button.click()
    settle()
    kept = "2 0 card 0 lower 10; 2 0 pause 0 home 5"
    assert screen.keys.plan.text == kept
    assert settings.load(window.folder).kept(GAME)[KEPT] == kept
    window.show_home()
    window.ask_new_game(GAME)
    window.new_game.start_button.click()
    settle()
    assert settings.load(window.folder).kept(GAME)[KEPT] == kept
    assert usual(2) != KeyPlan(kept).keys(2)
