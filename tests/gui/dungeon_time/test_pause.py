"""A pause covers everything, says whose it is, leads anywhere, and ends with a count in the open."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS
from chrononauts_qt.ui.games.dungeon_time import count_in
from chrononauts_qt.ui.games.dungeon_time.list_switch import DungeonList
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.gui.dungeon_time.keyboard import Q, press
from tests.gui.dungeon_time.screens import laid
from tests.gui.program import settle
from tests.gui.table.doors import offscreen_menu
from tests.gui.table.scene import every_text

Lay = Callable[..., DungeonScreen]

pytestmark = offscreen_menu


def told(screen: DungeonScreen) -> list[str]:
    """Return all that names a card, whether it is seen or not; keys are on a keyboard, too."""
    names = [words.label(card) for card in (*KINDS, *MISSIONS) if card != "keys"]
    return [said for said in every_text(screen) if any(name in said for name in names)]


@pytest.mark.rule("DT-1006")
@pytest.mark.parametrize("by", ["space", "escape", "button", "menu"])
def test_it_covers_the_board_whoever_asks_for_it_and_however(lay: Lay, by: str) -> None:
    screen = lay(2)
    keys = {"space": Qt.Key.Key_Space, "escape": Qt.Key.Key_Escape}
    if by in keys:
        QTest.keyClick(screen.phase.views[0], keys[by])
    else:
        status = screen.status
        (status.pause_button if by == "button" else status.menu_button).click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu) == (by == "menu")
    if menu is not None:
        menu.close()
    assert screen.controller.is_at_rest
    assert screen.pause.sheet.isVisible()
    hidden = (screen.phase, screen.talk, screen.status, screen.done_button)
    assert not any(part.isVisible() for part in hidden)


@pytest.mark.rule("DT-1006")
@pytest.mark.parametrize("lists", [False, True])
def test_nothing_of_the_board_is_left_for_a_reader_in_what_is_hidden(lay: Lay, lists: bool) -> None:
    screen = lay(2, hands={0: ("kraken-dentist", "sword"), 1: ("bow", "map")}, deck=("cup",))
    if lists:
        DungeonList(screen, DARK).toggle()
    screen.phase.show_next(0)
    press(screen, Q + 1)
    screen.talk.say(0, words.label("kraken-dentist"))
    assert told(screen)
    screen.controller.rest(True)
    screen.talk.forget()
    screen.phase.refresh()
    screen.phase.show_hand(0)
    assert told(screen) == []
    screen.controller.rest(False)
    assert screen.phase.views[0].pieces
    assert screen.phase.heads[0].accessibleName()
    assert screen.talk.accessibleDescription()


@pytest.mark.rule("DT-1006")
def test_three_are_counted_in_the_open_and_nothing_can_be_done_meanwhile(
    lay: Lay, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(count_in, "SECOND_MS", 1)
    screen = lay(1)
    screen.controller.rest(True)
    counts = list[int]()
    screen.pause.count.counted.connect(lambda: counts.append(screen.pause.count.left))
    with qtbot.waitSignal(screen.pause.count.over):
        screen.pause.sheet.go_on_button.click()
        assert screen.controller.is_at_rest
        assert screen.phase.isVisible()
        assert screen.phase.views[0].pieces
        assert not screen.pause.sheet.isVisible()
        assert screen.pause.count.hasFocus()
        press(screen, Q, "q")
        QTest.mouseClick(screen.pause.count, Qt.MouseButton.LeftButton)
        assert not screen.controller.seen().story_size
    assert counts == [3, 2, 1]
    assert not screen.controller.is_at_rest
    assert not screen.pause.count.isVisible()
    assert screen.phase.views[0].hasFocus()


@pytest.mark.rule("DT-1006")
@pytest.mark.parametrize("by", ["key", "left"])
def test_whoever_pauses_while_it_is_counted_finds_the_board_covered(lay: Lay, by: str) -> None:
    screen = lay(1)
    screen.controller.rest(True)
    screen.pause.sheet.go_on_button.click()
    if by == "key":
        QTest.keyClick(screen.pause.count, Qt.Key.Key_Space)
    else:
        screen.controller.leave(True)
    assert screen.pause.sheet.isVisible()
    assert not screen.pause.count.isVisible()
    assert not screen.phase.isVisible()
    assert screen.controller.pauses == 1, "it is still the same"


@pytest.mark.rule("DT-1006")
def test_all_of_the_board_is_there_again_though_it_was_laid_out_while_it_was_covered(lay: Lay) -> None:
    """A bug: whoever went on with a game that was kept had no piles, and nothing to ask for."""
    screen = lay(2)
    parts = (screen.phase.deck, screen.phase.discards, screen.phase.story, screen.phase.kinds)
    screen.controller.rest(True)
    screen.phase.stand()
    screen.controller.rest(False)
    assert [part.accessibleName() for part in parts if not part.isVisible()] == []


def test_it_says_whose_it_is(lay: Lay) -> None:
    screen = lay(2)
    says = list[str]()
    for seat, away in ((1, False), (None, True), (None, False)):
        if away:
            screen.controller.leave(True)
        else:
            screen.controller.rest(True, seat)
        says.append(screen.pause.sheet.why.text())
        screen.controller.rest(False)
    assert says == ["Bruno has asked for this pause.", "Another window had the screen.", ""]
    assert screen.controller.pauses == 3


def test_its_doors_lead_on_and_back_to_it(window: MainWindow) -> None:
    screen = laid(window, 2)
    for door, page in ((2, "settings_page"), (1, "rulebook")):
        screen.controller.rest(True)
        screen.pause.sheet.doors[door].click()
        settle()
        assert window.shown() == page
        window.show_page("table")
        settle()
        assert screen_of(window) is screen
        assert screen.pause.sheet.isVisible()
        assert screen.pause.sheet.go_on_button.hasFocus()
    assert screen.controller.pauses == 1
    screen.pause.sheet.doors[3].click()
    settle()
    assert window.shown() == "home"


def test_while_it_lasts_somebody_else_takes_a_seat(lay: Lay) -> None:
    screen = lay(2, bots={1: "novice"})
    screen.controller.rest(True)
    screen.pause.sheet.seats_button.click()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == ["Ada: Person", "Bruno: Novice"]
    menu.close()
